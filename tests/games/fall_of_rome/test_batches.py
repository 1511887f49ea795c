"""Many compiled games: every component accounted for after every move, under every option."""

from __future__ import annotations

import random

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Option
from tabard.lab.simulate import simulate

pytestmark = pytest.mark.compiled

GAME = find_game("fall_of_rome")
DIFFICULTIES = ("introductory", "standard", "heroic")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_components_are_accounted_for(seats: int, difficulty: str) -> None:
    options = {"difficulty": difficulty}
    outcome = simulate(GAME, ["bot:random"] * seats, 300, 1, options, check=True)
    assert outcome.results.get("unfinished", 0) == 0
    assert sum(outcome.results.values()) == 300


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.word))
def test_every_reading_is_played_to_the_end_by_any_number_of_players(option: Option) -> None:
    for reading in option.readings:
        for seats in GAME.seats:
            options = {option.word: reading}
            outcome = simulate(GAME, ["bot:random"] * seats, 2, 476, options, check=True)
            assert 2 == sum(outcome.results.values()) and "unfinished" not in outcome.results


def test_readings_chosen_at_random_go_together() -> None:
    draw = random.Random(5)
    played = 0
    for turn in range(40):
        options = {o.word: draw.choice(o.readings) for o in GAME.options}
        seats = GAME.seats[turn % len(GAME.seats)]
        outcome = simulate(GAME, ["bot:random"] * seats, 5, turn, options, check=True)
        assert outcome.results.get("unfinished", 0) == 0
        played += sum(outcome.results.values())
    assert played == 200
