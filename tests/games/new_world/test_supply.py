"""Supply (3.4.14), and the ducats of a bribe (3.11.11) that come from home."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play

from .board import board, roll, rule_of
from .scenes import army, held

BRIBER = 'discovered.cuba = "es"\nleader_at.cortes = "cuba"\n' + army(native_infantry=4)


@pytest.mark.rules("3.4.14", "3.11.11")
def test_the_ducats_of_a_bribe_come_from_home_by_a_supply_route_only() -> None:
    text = BRIBER + held(es_home="ducats = 5")
    assert "3.1.13" == rule_of(board(text), "1 bribe cortes 0")
    match = board(text + 'owner.cuba = "es"\ncolony.cuba = "settlement"\n')
    roll(play(match, "1 bribe cortes 0"), 3, 4)
    assert 0 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]


@pytest.mark.rules("3.11.11")
def test_who_has_too_little_for_any_bribe_is_not_asked_for_more() -> None:
    assert "3.1.13" == rule_of(board(BRIBER + held(cortes="ducats = 4")), "1 bribe cortes")
    assert allowed(board(BRIBER + held(cortes="ducats = 5")), "1 bribe cortes")


@pytest.mark.rules("3.11.11")
def test_no_fleet_wins_native_allies() -> None:
    text = 'discovered.cuba = "es"\nfleet_at.es_fleet_2 = "cuba"\nships.es_fleet_2 = {t1 = 1}\n'
    match = play(board(text + held(es_fleet_2="ducats = 5")), "1 bribe es_fleet_2 0")
    assert "win_allies" not in choices(roll(match, 3, 3))
    assert "3.11.11" == rule_of(match, "1 win_allies")
