"""Step 6, its extra hits (seed 12; F20, 3.16.6.1): fewer horses, fewer guns, and a pursuit."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import play

from .board import board
from .scenes import fight, held
from .test_combat_beaten import CHESAPEAKE, IN, to_chesapeake
from .test_combat_cards import hands
from .test_readings_round import finish_to
from .test_readings_start import AB

GARRISON = 65 + CHESAPEAKE


def driven_out(cortes: str, garrison: str, cards: str = "", **readings: str) -> Match:
    """Cortes beats the garrison of Carolina, and what is left of it goes to Chesapeake."""
    text = to_chesapeake("town", inside="metropolis") + cards
    text += "turn = 13\nlarger_garrison.carolina = 1\n"
    match = play(board(text + held(cortes=cortes, carolina=garrison), **readings), *IN)
    finish_to(match, "dice")
    fight(match, (6, 6), (1, 1))
    finish_to(match, "retreat")
    return play(match, "2 retreat_to chesapeake")


@pytest.mark.rules("F20", "3.16.6.1")
def test_who_had_fewer_horses_takes_one_hit_though_he_has_won() -> None:
    match = driven_out("infantry = 6", "infantry = 7, cavalry = 1")
    assert (5, [1, 0]) == (match.state.held[HOLDERS["cortes"]][CARGO["infantry"]], match.state.hits)
    play(match, "1 lose infantry")
    assert ("spend", 4) == (match.phase, match.state.held[HOLDERS["cortes"]][CARGO["infantry"]])


@pytest.mark.rules("F20", "A30")
@pytest.mark.parametrize("reading", AB)
def test_the_loser_takes_extra_hits_by_either_reading(reading: str) -> None:
    match = driven_out("infantry = 4, artillery = 1", "infantry = 8", extra_hits_both=reading)
    assert [0, 2] == match.state.hits
    finish_to(match, "spend")
    assert 2 == match.state.held[GARRISON][CARGO["infantry"]]


@pytest.mark.rules("3.19.4", "F20")
def test_a_pursuit_costs_the_loser_two_more() -> None:
    match = driven_out("infantry = 5, cavalry = 1", "infantry = 8", hands(pursuit="1"))
    play(match, "1 play_in_combat pursuit")
    assert [0, 3] == match.state.hits
