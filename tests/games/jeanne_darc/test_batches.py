"""Many compiled games: every component accounted for after every move, under every option."""

from __future__ import annotations

import random

import pytest

from tabard.engine.find import find_game
from tabard.engine.options import Option
from tabard.games.jeanne_darc.options import why_not_together

from ..batches import play_to_the_end

pytestmark = pytest.mark.compiled

GAME = find_game("jeanne_darc")


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_components_are_accounted_for(seats: int) -> None:
    play_to_the_end(GAME, seats, {}, games=200, seed=1)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.word))
def test_every_reading_is_played_to_the_end_by_any_number_of_players(option: Option) -> None:
    """But those of 2p, which only two can choose."""
    for reading in option.readings:
        for seats in GAME.seats:
            options = {option.word: reading}
            if not why_not_together(seats, GAME.chosen(options)):
                play_to_the_end(GAME, seats, options, games=2, seed=1429)
            else:
                assert (option.word, seats == 2) == ("2p", False)


@pytest.mark.parametrize("number", range(60))
def test_readings_chosen_at_random_go_together(number: int) -> None:
    draw = random.Random(number)
    seats = GAME.seats[number % len(GAME.seats)]
    options = {o.word: draw.choice(o.readings) for o in GAME.options}
    if seats != 2:
        options["2p"] = "a"
    if options["2p"] == "two_factions":  # who leads two does not bid for them
        options["factions"] = "in_order"
    play_to_the_end(GAME, seats, options, games=3, seed=1429)
