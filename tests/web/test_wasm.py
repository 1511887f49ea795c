"""The rules in the browser are the rules: whole games, and every question that can be asked."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Error
from tools.wasm import module

from tabard.compiler import wasm
from tabard.compiler.language import NUMBER, RECORD, Cells, Door, Layout
from tabard.engine.dice import new_stream
from tabard.engine.game import Game
from tabard.engine.rule import because, reasons
from tabard.engine.state import Record
from tabard.lab.simulate import simulate
from tabard.players.bot import BOTS

from ..docs.pages import REPO, blocks_of
from ..every_game.walks import TOYS, Here, all_games, load, walk
from .in_browser import InBrowser, text_of

GAMES = 200
THINKING = 2  # games between bots that try each row, and guess what they may not know
DECISIONS = 60
SEED = 12
QUESTIONS = """async (asked) => {
  const rules = await opening;
  const table = rules.table();
  return asked.map(([packed, seat, row, alike]) => {
    table.lay(bytesOf(packed));
    const rows = Array.from(rules.legalRows(table, seat));
    const whyNot = alike.map((each) => rules.whyNot(table, seat, each));
    const complaint = rules.accounted(table);
    rules.play(table, seat, row);
    const fields = Object.keys(rules.about.fields).map((name) => [name, table.read(name)]);
    return { rows, whyNot, complaint, after: textOf(table.bytes), fields };
  });
}"""
GUESSES = """async (asked) => {
  const rules = await opening;
  const [table, guessed] = [rules.table(), rules.table()];
  return asked.map(([packed, viewers, said]) => {
    const [stream] = streamsOf([said]);
    table.lay(bytesOf(packed));
    rules.guess(table, guessed, viewers, stream);
    return [textOf(guessed.bytes), Array.from(stream, String)];
  });
}"""

Opened = Callable[..., InBrowser]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Opened]:
    """Opens a game's rules in the browser."""
    pages: list[InBrowser] = []

    def open_rules(game: Game, packed: bytes = b"") -> InBrowser:
        pages.append(InBrowser(browser, built(game.name), packed))
        return pages[-1]

    yield open_rules
    for page in pages:
        page.context.close()


@cache
def built(name: str) -> bytes:
    """A game's module, built once."""
    return module(load(name))


def decisions(game: Game, seats: int) -> Iterator[Here]:
    """Some of one random game after the other."""
    for seed in range(DECISIONS):
        yield from walk(game, seats, seed=seed)


# The modules have nothing of the checked build, so native play is the fast one whatever is asked
# for elsewhere.
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.long] * (name == "new_world")) for name in all_games()],
)
def test_games_in_the_browser_end_as_they_do_here(name: str, opened: Opened) -> None:
    game = load(name)
    rules = opened(game)
    seats = max(2, game.seats[0])
    start = game.new(seats)
    for bot, games in (("random", GAMES), ("greedy", THINKING)):
        streams = [new_stream(SEED, part=part) for part in range(games)]
        policies = [list(BOTS).index(bot) for _player in game.players(start)]
        there = rules.play(start, streams, policies)
        here = simulate(game, [f"bot:{bot}"] * seats, games, seed=SEED, checked=False)
        assert here.digest == there["digest"]
        assert list(here.moves.values()) == there["tally"][:3]


@pytest.mark.parametrize("name", TOYS)  # nothing in this depends on the game
def test_every_question_has_the_same_answer_in_the_browser(name: str, opened: Opened) -> None:
    game = load(name)
    asked, wanted = [], []
    for at in islice(decisions(game, game.seats[-1]), DECISIONS):
        row = at.rows[at.number % len(at.rows)]
        said = row.verb.word, row.field
        alike = [r.number for r in game.actions.rows if (r.verb.word, r.field) == said]
        asked.append([text_of(at.state), at.seat, row.number, alike])
        wanted.append(answers(game, at, row.number, alike))
    assert any(each for answer in wanted for each in answer["whyNot"])
    assert wanted == opened(game).ask(QUESTIONS, *asked)


def answers(game: Game, at: Here, row: int, alike: list[int]) -> dict[str, Any]:
    """What plain rules say of a decision, and what lies on the table after it."""
    refusals = [game.flow.why_not_row(at.state.copy(), at.seat, each) for each in alike]
    after = at.state.copy()
    game.flow.play(after, at.seat, row)
    packed = after.pack()[0]
    return {
        "rows": [each.number for each in at.rows],
        "whyNot": [refused(each) if each else None for each in refusals],
        "complaint": game.accounted(at.state),
        "after": text_of(after),
        "fields": [[name, flat(packed[name])] for name in packed.dtype.names],
    }


def flat(value: Any) -> Any:
    """The number of a field, or all its numbers in a row."""
    return value.reshape(-1).tolist() if value.shape else value.item()


def refused(refusal: int) -> dict[str, Any]:
    """A refusal as the browser gives it."""
    code, facts = reasons(refusal)
    return {"code": code, "facts": list(facts)}


@pytest.mark.parametrize("name", [name for name, game in TOYS.items() if game.has_secrets])
def test_a_guess_in_the_browser_is_the_guess_made_here(opened: Opened, name: str) -> None:
    game = load(name)
    asked, wanted = [], []
    for at in islice(decisions(game, game.seats[-1]), DECISIONS):
        viewers = 1 << at.number % at.state.seats
        stream = new_stream(SEED, part=at.number)
        asked.append([text_of(at.state), viewers, [str(number) for number in stream]])
        wanted.append(guess(game, at.state, viewers, stream))
    assert wanted == opened(game).ask(GUESSES, *asked)


def guess(game: Game, state: Record, viewers: int, stream: list[int]) -> list[Any]:
    """What plain rules guess, and the stream afterwards."""
    guessed = state.copy()
    game.flow.scope["guess_table"](state, guessed, state.copy(), viewers, game.room(), stream)
    return [text_of(guessed), [str(number) for number in stream]]


LAYOUT = Layout(
    {
        "tiny": Cells(0, 8, (2,)),
        "short": Cells(2, 16, (2,)),
        "wide": Cells(6, 32, ()),
        "deep": Cells(10, 64, (2,)),
    },
    26,
)


def refuse(state, seat, row):
    """A refusal with facts of both signs."""
    return because(4_000, state.wide, -1 if seat < 0 else 1, row)


def test_numbers_keep_their_sign_and_all_their_bits(browser: Browser) -> None:
    door = Door("why_not_row", refuse, (RECORD, NUMBER, NUMBER))
    rules = InBrowser(
        browser,
        wasm.module_of(LAYOUT, [door], {"rows": 1}),
        struct.pack("<2b2hi2q", -128, 127, -32_768, 32_767, -65_536, -(1 << 52), 1 << 52),
    )
    asked = """async () => {
      const rules = await opening;
      const table = rules.table(await (await fetch("/packed")).bytes());
      const fields = Object.keys(rules.about.fields).map((name) => table.read(name));
      return [fields, rules.whyNot(table, -2, 65535)];
    }"""
    fields, refusal = rules.ask(asked)
    rules.context.close()
    assert fields == [[-128, 127], [-32_768, 32_767], -65_536, [-(1 << 52), 1 << 52]]
    assert refusal == {"code": 4_000, "facts": [-65_536, -1, 65_535]}


def test_the_script_of_the_documentation_looks_ahead(opened: Opened) -> None:
    game = load("ford")
    start = game.new(2)
    (script,) = [b.text for b in blocks_of(REPO / "docs" / "wasm.md") if b.language == "javascript"]
    rules = opened(game, start.pack().tobytes())
    after = rules.ask(f"async () => {{ {script}; return after; }}")
    assert len(after) == 2
    for row, camp in after.items():
        trial = start.copy()
        game.flow.play(trial, 0, int(row))
        assert trial.camp == camp


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("rules.table(new Uint8Array(3))", "a record has"),
        ("rules.table().lay(rules.memory)", "a record has"),
        ("rules.playGames(rules.table(), [new BigInt64Array(99)], [0])", "a stream has"),
    ],
)
def test_what_does_not_fit_is_not_laid_in_memory(
    script: str, complaint: str, opened: Opened
) -> None:
    rules = opened(load("ford"))
    with pytest.raises(Error, match=complaint):
        rules.ask(f"async () => {{ const rules = await opening; {script}; }}")


def test_memory_is_given_back_after_games(opened: Opened) -> None:
    rules = opened(load("ford"))
    sizes = """async () => {
      const rules = await opening, streams = Array.from({ length: 999 }, () => stream(rules));
      const play = () => rules.playGames(rules.table(), streams, [0, 0]) && rules.memory.byteLength;
      return [rules.memory.byteLength, play(), play(), play()];
      function stream(rules) { return new BigInt64Array(rules.about.stream).fill(77n); }
    }"""
    before, *after = rules.ask(sizes)
    assert before < after[0] and len(set(after)) == 1


def test_a_small_module_is_smaller() -> None:
    assert len(module(load("ford"), small=True)) < len(built("ford"))


def test_without_the_linker_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(wasm.NoLinker, match="wasm-ld is not installed"):
        module(load("ford"))
