"""Many compiled games: every component accounted for after every move, under every option."""

from __future__ import annotations

import random

import pytest

from tabard.engine.find import find_game
from tabard.engine.options import Option
from tabard.games.new_world.options import LEVEL, check_options

from ..batches import play_to_the_end

pytestmark = pytest.mark.compiled

GAME = find_game("new_world")
LEVELS = GAME.options[LEVEL].readings
WANTS = {"ally_losses": {"ally_units_fight": "yes"}}  # what an option cannot do without


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_components_are_accounted_for(seats: int, level: str) -> None:
    play_to_the_end(GAME, seats, {"level": level}, games=100, seed=1492)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.word))
def test_every_reading_is_played_to_the_end_by_any_number_of_players(option: Option) -> None:
    """In the expert game, where the rules that it changes are in force."""
    for reading in option.readings:
        for seats in GAME.seats:
            options = {"level": "expert", "length": "short", **WANTS.get(option.word, {})}
            play_to_the_end(GAME, seats, {**options, option.word: reading}, games=1, seed=1492)


@pytest.mark.parametrize("number", range(40))
def test_readings_chosen_at_random_go_together(number: int) -> None:
    draw = random.Random(number)
    seats = GAME.seats[number % len(GAME.seats)]
    options = {o.word: draw.choice(o.readings) for o in GAME.options}
    while check_options(seats, GAME.chosen(options)):
        options |= {o.word: draw.choice(o.readings) for o in GAME.options}
    play_to_the_end(GAME, seats, options, games=1, seed=1492)
