"""Many compiled games: every component accounted for after every move, under every option."""

from __future__ import annotations

import random

import pytest

from tabard.engine.find import find_game
from tabard.engine.options import Option

from ..batches import play_to_the_end

pytestmark = pytest.mark.compiled

GAME = find_game("fall_of_rome")
DIFFICULTIES = ("introductory", "standard", "heroic")


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_components_are_accounted_for(seats: int, difficulty: str) -> None:
    play_to_the_end(GAME, seats, {"difficulty": difficulty}, games=300, seed=1)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.word))
def test_every_reading_is_played_to_the_end_by_any_number_of_players(option: Option) -> None:
    for reading in option.readings:
        for seats in GAME.seats:
            play_to_the_end(GAME, seats, {option.word: reading}, games=2, seed=476)


def test_readings_chosen_at_random_go_together() -> None:
    draw = random.Random(5)
    for turn in range(40):
        options = {o.word: draw.choice(o.readings) for o in GAME.options}
        seats = GAME.seats[turn % len(GAME.seats)]
        play_to_the_end(GAME, seats, options, games=5, seed=turn)
