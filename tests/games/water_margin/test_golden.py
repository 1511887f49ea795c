"""Golden games: a record for each way in which the game ends (``TABARD_RENEW=1`` plays anew)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tabard.engine.match import Match
from tabard.engine.record import text_of
from tabard.engine.record.replay import verify
from tabard.games.water_margin.ending import ENDINGS
from tabard.players import Bot, find_player

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Played:
    """How many players moved at random, with which chance, and a line about it."""

    story: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)


RICH = {"loot_scale": "10"}  # chance players seldom do well without money
GAMES = {
    "great_gang": Played(
        "Two rich players: the second gathers a gang of eight in chapter 14.",
        2,
        1,
        {**RICH, "end_gang": "8"},
    ),
    "no_bandit_left": Played(
        "Five players draw all of the 108.",
        5,
        5,
        {"start_figures": "6", "max_figures": "12", "end_gang": "40"},
    ),
    "last_chapter": Played("Three players and nine short chapters.", 3, 1, {"preset": "short"}),
    "forgotten": Played("Alone: nobody will remember them.", 1, 1),
    "on_the_run": Played("Alone and rich: a gang of five.", 1, 1, RICH),
    "masters": Played("Alone and rich: a gang of six holds its mountain.", 1, 2, RICH),
    "heroes": Played("Alone and rich: a gang of nine.", 1, 56, RICH),
    "stars": Played("Alone and rich: ten gather in chapter 11.", 1, 17, RICH),
}


def test_every_ending_has_its_golden_game() -> None:
    assert [ending.word for ending in ENDINGS] == list(GAMES)
    assert set(GAMES) == {file.stem for file in GOLDEN.glob("*.game")}


def play(game: Played) -> str:
    """The record of such a game."""
    match = Match("water_margin", game.seats, seed=game.seed, options=game.options)
    bots = [
        Bot(find_player("bot:random"), match.game, seat, game.seed) for seat in range(game.seats)
    ]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    head, moves = text_of(match).split("\n\n", 1)
    return f"{head}\n\n# {game.story}\n{moves}"


@pytest.mark.rules("3.13", "3.14", "3.15", "S37", "G12")
@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.word)
def test_the_golden_game_is_lawful_to_its_end(ending) -> None:  # type: ignore[no-untyped-def]
    file = GOLDEN / f"{ending.word}.game"
    if os.environ.get("TABARD_RENEW"):
        file.write_text(play(GAMES[ending.word]), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    verdict = verify(text)
    assert (True, "", True) == (verdict.valid, verdict.problem, verdict.finished)
    assert verdict.result is not None
    assert (ending.word, ending.rule) == (verdict.result.ending, verdict.result.rule)
    assert set(verdict.result.won) == {ending.won}
    assert f"\n# {GAMES[ending.word].story}\n" in text


@pytest.mark.rules("R8", "3.14", "3.15")
@pytest.mark.parametrize(
    ("ending", "least", "most"),
    [("on_the_run", 4, 5), ("masters", 6, 7), ("heroes", 8, 9), ("stars", 10, 108)],
)
def test_alone_the_gang_is_the_result(ending: str, least: int, most: int) -> None:
    result = verify((GOLDEN / f"{ending}.game").read_text(encoding="utf-8")).result
    assert result is not None
    assert least <= result.scores[0] <= most


@pytest.mark.rules("R8", "3.14")
def test_the_largest_gang_comes_first() -> None:
    result = verify((GOLDEN / "great_gang.game").read_text(encoding="utf-8")).result
    assert result is not None
    assert (2, 1) == result.places
    assert result.scores[1] >= 8 > result.scores[0]


@pytest.mark.rules("3.13", "3.14", "3.15")
@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.word)
def test_a_record_of_rules_1_0_is_still_lawful(ending) -> None:  # type: ignore[no-untyped-def]
    text = (GOLDEN / "rules_1_0" / f"{ending.word}.game").read_text(encoding="utf-8")
    assert "\nrules 1.0\n" in text
    verdict = verify(text)
    assert (True, "", True) == (verdict.valid, verdict.problem, verdict.finished)
    assert verdict.result is not None and ending.word == verdict.result.ending
