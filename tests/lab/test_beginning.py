"""Games that begin from a position: all from the same table, each with chance of its own."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from tabard.cli.main import run
from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import loops
from tabard.engine.dice import new_stream
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.lab.compare import Setting, compare
from tabard.lab.position import Position, first_table
from tabard.lab.simulate import simulate
from tabard.lab.sweep import sweep
from tabard.players.bot import BOTS

from .test_for_programs import check

ROME, JEANNE = "fall_of_rome", "jeanne_darc"
TWO, SEATS = ["bot:random"] * 2, "--seats bot:random,bot:random"

# No card lies in its deck: who ends this turn without a battle won has lost, as hardly anybody does
# in a whole game.
PUZZLE = """game = "fall_of_rome"
seats = 2
actions_left = 1
pawn = {1 = "mediolanum", 2 = "roma"}
legions = {mediolanum = 1}
cubes = {mediolanum = {huns = 2}}
card_place = {rest = "discard"}
pile_cards = {rest = 0}
"""
STOPS = PUZZLE + 'options = {chain = "stops"}\n'
OVER = PUZZLE + "decline = 8\n"
HERE = Position(PUZZLE, "puzzle.toml")


@pytest.fixture
def puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The puzzle as a file where one stands."""
    monkeypatch.chdir(tmp_path)
    Path("puzzle.toml").write_text(PUZZLE, encoding="utf-8")
    return "puzzle.toml"


def played_plainly(number: int) -> str:
    """The digest of the end of one game of random bots from the puzzle, rule by rule in Python."""
    game = find_game(ROME)
    choosers = {word: player.bound(game)[player.choose] for word, player in BOTS.items()}
    play_game = loops(game, choosers)["play_game"]
    table = HERE.table(game)
    trials, room = [table.copy(), table.copy()], [game.room(), game.room()]
    stream, tally = new_stream(1, part=number), [0] * batch.TALLY
    play_game(table, *trials, stream, [0, 0], tally, game.longest, 0, *room)
    lasting = game.state.dtype().fields["told_count"][1]  # type: ignore[index]
    return hashlib.sha256(table.pack()[0].tobytes()[:lasting]).hexdigest()


@pytest.mark.compiled
def test_every_game_begins_from_the_position_with_chance_of_its_own() -> None:
    game = find_game(ROME)
    ends = [simulate(game, TWO, 1, 1, offset=number, position=HERE).digest for number in range(9)]
    assert [played_plainly(number) for number in range(9)] == ends and len({*ends}) > 1
    assert simulate(game, TWO, 1, 1).digest not in ends


@pytest.mark.compiled
@pytest.mark.parametrize("other", ["bot:fair", "bot:mine.py"])
def test_who_thinks_ahead_or_is_a_class_begins_there_too(
    puzzle: str, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine.py").write_text("class Mine:\n    def choose(self, view):\n        return 0\n")
    seats = f"bot:random,{other}".replace("mine", "./mine")
    words = ["simulate", ROME, "--seats", seats, "--games", "1", "--from", puzzle]
    assert 0 == run([*words, "--seed", "1", "--json"])
    assert {"deck_too_short": 1} == json.loads(capsys.readouterr().out)["results"]


def test_readings_that_the_position_leaves_open_may_be_said() -> None:
    game = find_game(ROME)
    stops = {"chain": "stops"}
    assert "stops" == game.readings(first_table(game, 2, stops, HERE))["chain"]
    named = Position(STOPS)
    assert "stops" == game.readings(first_table(game, 2, stops, named))["chain"]
    assert "stops" == game.readings(first_table(game, 2, {"chain": "b"}, named))["chain"]
    with pytest.raises(Misused, match="says chain=stops; that cannot be chain=spreads too"):
        first_table(game, 2, {"chain": "spreads"}, named)


@pytest.mark.compiled
def test_two_positions_are_compared_on_the_same_chance() -> None:
    game = find_game(ROME)
    settings = [Setting(TWO, position=each) for each in (None, HERE)]
    found = compare(game, *settings, games=20)
    short = next(each for each in found.differences if each.of == "deck_too_short")
    assert short.a == 0.0 and short.b > 0.9 and short.sure


@pytest.mark.compiled
def test_a_sweep_plays_every_reading_that_the_position_leaves_open() -> None:
    game = find_game(ROME)
    open_ = sweep(game, "chain", TWO, 5, position=HERE)
    assert ["spreads", "stops"] == list(open_.readings) and not open_.refused
    said = sweep(game, "chain", TWO, 5, position=Position(STOPS))
    assert ["stops"] == list(said.readings) and "chain=stops" in said.refused["spreads"]


@pytest.mark.compiled
def test_a_record_is_begun_from_after_so_many_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    played = ["play", ROME, *SEATS.split(), "--seed", "3", "--record", "a.game"]
    assert 0 == run(played)
    capsys.readouterr()
    assert 0 == run(["position", "a.game", "--to", "60"])
    text = capsys.readouterr().out
    words = ["simulate", ROME, *SEATS.split(), "--games", "3", "--seed", "1", "--json"]
    assert 0 == run([*words, "--from", "a.game", "--to", "60"])
    facts = json.loads(capsys.readouterr().out)
    digest = "sha256:" + hashlib.sha256(text.encode()).hexdigest()
    assert {"file": "a.game", "to": 60, "digest": digest} == facts["from"]
    assert Position(text, "a-60.toml").digest == digest
    check(facts, "simulate")
    assert 2 == run([*words, "--from", "a.game"])
    assert "The game is over here" in capsys.readouterr().err


@pytest.mark.compiled
def test_a_report_names_the_position_and_has_it_beside_itself(
    puzzle: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["compare", ROME, "--from", puzzle, "--b", "chain=stops", "--games", "3"]
    assert 0 == run([*words, "--report", "out", "--json"])
    facts = json.loads(capsys.readouterr().out)
    check(facts, "compare")
    assert [HERE.facts()] * 2 == [facts[side]["from"] for side in "ab"]
    text = Path("out/report.md").read_text("utf-8")
    command = re.search(r"\$ tabard (compare .+) --report out", text)
    assert command and "--from puzzle.toml" in command[1] and "puzzle.toml" in text
    assert PUZZLE == Path("out/puzzle.toml").read_text("utf-8")
    assert not [*Path("out").glob("*.game")]
    assert 0 == run([*command[1].split(), "--json"])
    assert facts["digest"] == json.loads(capsys.readouterr().out)["digest"]


@pytest.mark.compiled
def test_a_setting_may_have_a_position_of_its_own(
    puzzle: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("stops.toml").write_text(STOPS, encoding="utf-8")
    words = ["compare", ROME, "--a", "stops.toml", "--b", "bot:random,bot:random"]
    assert 0 == run([*words, "--from", puzzle, "--games", "3", "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert ["stops.toml", "puzzle.toml"] == [facts[side]["from"]["file"] for side in "ab"]
    assert 0 == run([*words[:4], "--b", puzzle, "--games", "3"])
    assert "stops.toml  puzzle.toml  difference" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"simulate {JEANNE} {SEATS} --from puzzle.toml", "position of 'fall_of_rome', not of"),
        (f"simulate {ROME} {SEATS},bot:random --from puzzle.toml", "of 2 players; named: 3"),
        (f"simulate {ROME} {SEATS} --from stops.toml --options chain=spreads", "chain=stops"),
        (f"simulate {ROME} {SEATS} --from over.toml", "The game is over here"),
        (f"simulate {ROME} {SEATS} --from seen.toml", "what some seats may know"),
        (f"simulate {ROME} {SEATS} --from nothing.toml", "no file nothing.toml"),
        (f"simulate {ROME} {SEATS} --from puzzle.toml --to 3", "leave out --to"),
        (f"simulate {ROME} {SEATS} --to 3", "name one with --from"),
        (f"sweep {ROME} chain --from over.toml", "The game is over here"),
        (f"sweep {JEANNE} 2p --from puzzle.toml", "position of 'fall_of_rome'"),
        (f"compare {ROME} --a puzzle.toml --b puzzle.toml", "say in what they differ"),
        (f"compare {ROME} --a puzzle.toml,over.toml --b chain=stops", "from both puzzle.toml and"),
        (f"compare {ROME} --b chain=stops,over.toml", "The game is over here"),
        (f"compare {ROME} --from stops.toml --b chain=spreads", "chain=stops"),
    ],
)
def test_a_mistake_is_one_sentence(
    puzzle: str, capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    for name, text in (("stops", STOPS), ("over", OVER), ("seen", PUZZLE + "hidden = {}\n")):
        Path(f"{name}.toml").write_text(text, encoding="utf-8")
    assert 2 == run(words.split())
    err = capsys.readouterr().err
    assert said in err and 1 == err.count("\n")
