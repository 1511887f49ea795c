"""Yards of the Pacific (3.4.13)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, play

from .board import board, rule_of
from .scenes import held

PANAMA = 26
# A Spanish town in Panama, with a way by land to Cartagena's coast on the Atlantic.
TOWN = 'discovered.panama = "es"\nowner.panama = "es"\ncolony.panama = "town"\nturn = 9\n'
BUILDER = 'stack = [{phase = "turn", seat = "1", step = "administration"}, '
BUILDER += '{phase = "action", seat = "1", done = 1}, '
BUILDER += '{phase = "build", seat = "1"}]\n'


def building(text: str) -> Match:
    return board(BUILDER + text + held(es_home="build_points = 30"), at="none")


@pytest.mark.rules("3.4.13", "3.4.11", "3.5.3")
def test_a_town_at_the_pacific_builds_small_ships_for_a_marker_that_waits_at_home() -> None:
    match = building(TOWN + 'fleet_at.es_fleet_1 = "home"\n')
    assert "3.4.13" == rule_of(match, "1 build_in_town es_fleet_1 panama e2")
    play(match, "1 build_in_town es_fleet_1 panama t1", "1 build_in_town es_fleet_1 panama e1")
    assert (PANAMA, 1, 20) == (
        match.state.fleet_at[0],
        match.state.pacific[0],
        match.state.held[HOLDERS["es_home"]][CARGO["build_points"]],
    )
    assert [1, 1] == [match.state.ships[0][kind] for kind in (0, 5)]


@pytest.mark.rules("3.4.13", "3.4.11")
def test_a_fleet_must_lie_there_on_the_shore_of_the_pacific() -> None:
    text = TOWN + "ships.es_fleet_1 = {t1 = 1}\n"
    atlantic = building(text + 'fleet_at.es_fleet_1 = "panama"\n')
    assert "3.4.13" == rule_of(atlantic, "1 build_in_town es_fleet_1 panama t1")
    there = building(text + 'fleet_at.es_fleet_1 = "panama"\npacific.es_fleet_1 = 1\n')
    assert allowed(there, "1 build_in_town es_fleet_1 panama t1")
    elsewhere = building(text + 'fleet_at.es_fleet_1 = "cuba"\n')
    assert "3.4.13" == rule_of(elsewhere, "1 build_in_town es_fleet_1 panama t1")


@pytest.mark.rules("3.4.13", "3.4.14")
def test_only_a_town_at_the_pacific_with_a_supply_route_builds() -> None:
    marker = 'fleet_at.es_fleet_1 = "home"\n'
    village = building(TOWN.replace("town", "village") + marker)
    assert "3.4.13" == rule_of(village, "1 build_in_town es_fleet_1 panama t1")
    inland = 'discovered.quito = "es"\nowner.quito = "es"\ncolony.quito = "town"\nturn = 9\n'
    match = building(inland + marker)
    assert allowed(match, "1 build_in_town es_fleet_1 quito t1")
    blocked = inland + marker + "storm = {east_pacific_north = 1, east_pacific_south = 1}\n"
    blocked += 'fleet_at.pt_fleet_1 = "peru_shore"\nships.pt_fleet_1 = {t1 = 1}\n'
    blocked += 'status.es_pt = "hostile"\n'
    assert "3.4.13" == rule_of(building(blocked), "1 build_in_town es_fleet_1")
    match = building(blocked.replace("turn = 9\n", "") + TOWN)
    assert "3.4.14" == rule_of(match, "1 build_in_town es_fleet_1 quito")


@pytest.mark.rules("3.4.13", "3.4.11")
def test_a_fleet_at_the_next_isthmus_is_not_at_the_yard() -> None:
    text = TOWN.replace("panama", "nicaragua") + "ships.es_fleet_1 = {t1 = 1}\n"
    text += "pacific.es_fleet_1 = 1\n"
    there = building(text + 'fleet_at.es_fleet_1 = "nicaragua"\n')
    assert allowed(there, "1 build_in_town es_fleet_1 nicaragua t1")
    beside = building(text + 'fleet_at.es_fleet_1 = "panama"\n')
    assert "3.4.13" == rule_of(beside, "1 build_in_town es_fleet_1 nicaragua t1")
