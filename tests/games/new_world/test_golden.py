"""Golden games: one for each way in which the game ends; ``TABARD_RENEW=1`` plays them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabard.engine.match import Match
from tabard.engine.record import text_of
from tabard.engine.record.replay import verify
from tabard.games.new_world.ending import ENDINGS
from tabard.players import Bot, find_player

GOLDEN = Path(__file__).parent / "golden"
TABLES: dict[str, tuple[int, int, dict[str, str]]] = {  # seats, seed, options
    "last_turn": (2, 1, {"length": "short"}),
    "goal": (
        3,
        2,
        {"level": "expert", "scenario": "empires", "gp_target": "40", "length": "short"},
    ),
    "time": (2, 3, {"time_limit": "on", "length": "short"}),
}


def played(seats: int, seed: int, options: dict[str, str]) -> str:
    """The record of a game of random bots."""
    match = Match("new_world", seats, seed, options)
    bots = [Bot(find_player("bot:random"), match.game, seat, seed) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    return text_of(match, ["bot:random"] * seats)


def test_every_ending_has_its_golden_game() -> None:
    assert {ending.word for ending in ENDINGS} == set(TABLES)


@pytest.mark.rules("3.22.1", "3.9.D12", "3.20.1")
@pytest.mark.parametrize("word", TABLES)
def test_the_golden_game_is_lawful_to_its_end(word: str) -> None:
    file = GOLDEN / f"{word}.game"
    if os.environ.get("TABARD_RENEW"):
        file.write_text(played(*TABLES[word]), encoding="utf-8")
    verdict = verify(file.read_text(encoding="utf-8"))
    assert (True, "", True) == (verdict.valid, verdict.problem, verdict.finished)
    assert verdict.result is not None
    assert (word, "3.22.1") == (verdict.result.ending, verdict.result.rule)
    best = [n for n, place in enumerate(verdict.result.places) if place == 1]
    assert max(verdict.result.scores) == verdict.result.scores[best[0]]


@pytest.mark.rules("3.22.1")
@pytest.mark.parametrize("word", TABLES)
def test_a_record_of_rules_1_0_is_still_lawful(word: str) -> None:
    text = (GOLDEN / "rules_1_0" / f"{word}.game").read_text(encoding="utf-8")
    assert "\nrules 1.0\n" in text
    verdict = verify(text)
    assert (True, "", True) == (verdict.valid, verdict.problem, verdict.finished)
    assert verdict.result is not None and word == verdict.result.ending
