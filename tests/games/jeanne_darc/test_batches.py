"""Many compiled games: every component accounted for after every move, under every option."""

from __future__ import annotations

import random

import pytest

from tabard.engine.find import find_game
from tabard.lab.simulate import simulate

pytestmark = pytest.mark.compiled

GAME = find_game("jeanne_darc")


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_components_are_accounted_for(seats: int) -> None:
    outcome = simulate(GAME, ["bot:random"] * seats, 200, 1, {}, check=True)
    assert outcome.results.get("unfinished", 0) == 0
    assert sum(outcome.results.values()) == 200


def test_every_reading_of_every_option_ends_lawfully() -> None:
    draw = random.Random(5)
    alone = [{o.word: r} for o in GAME.options for r in o.readings if r != o.usual]
    mixed = [{o.word: draw.choice(o.readings) for o in GAME.options} for _n in range(40)]
    played = 0
    for turn, options in enumerate([*alone, *mixed]):
        seats = 2 if "2p" in options else GAME.seats[turn % len(GAME.seats)]
        if GAME.check_options and GAME.check_options(seats, GAME.chosen(options)):
            continue
        outcome = simulate(GAME, ["bot:random"] * seats, 5, turn, options, check=True)
        assert outcome.results.get("unfinished", 0) == 0
        played += sum(outcome.results.values())
    assert played >= 5 * len(alone) // 2
