"""Many compiled games: every component accounted for after every move, under every option."""

from __future__ import annotations

import random

import pytest

from tabard.engine.find import find_game
from tabard.engine.options import Option
from tabard.games.water_margin.options import check_options
from tabard.lab.simulate import simulate

from ..batches import play_to_the_end

pytestmark = pytest.mark.compiled

GAME = find_game("water_margin")


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_components_are_accounted_for(seats: int) -> None:
    play_to_the_end(GAME, seats, {}, games=200, seed=1)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: str(option.word))
def test_every_reading_is_played_to_the_end_by_any_number_of_players(option: Option) -> None:
    for reading in option.readings:
        for seats in GAME.seats:
            play_to_the_end(GAME, seats, {option.word: reading}, games=1, seed=108)


def test_readings_chosen_at_random_go_together() -> None:
    draw = random.Random(5)
    for turn in range(60):
        options = {o.word: draw.choice(o.readings) for o in GAME.options}
        if check_options(2, GAME.chosen(options)):
            options["tie_repeat"] = "attacker_voyage"
        seats = GAME.seats[turn % len(GAME.seats)]
        play_to_the_end(GAME, seats, options, games=5, seed=turn)


@pytest.mark.rules("3.15", "3.17")
def test_a_greedy_bot_plays_better_than_a_random_one() -> None:
    """Alone the one founds a gang of masters or better; the other is forgotten."""
    good = {"masters", "heroes", "stars"}
    won = {}
    for bot in ("greedy", "random"):
        results = simulate(GAME, [f"bot:{bot}"], 400, 1, {}).results
        won[bot] = sum(count for ending, count in results.items() if ending in good)
    assert won["greedy"] > 240 > 80 > won["random"]
