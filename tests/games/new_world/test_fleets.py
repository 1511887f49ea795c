"""Fleets: joining and splitting (3.10.11), shores (3.4.11), the way past an enemy (3.10.13)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.avatars import lose_empty_fleet, nation_is_helped_by
from tabard.games.new_world.components.goods import DIPLOMAT
from tabard.games.new_world.components.map import HOME
from tabard.games.new_world.components.nations import NL
from tabard.games.new_world.sea.sailing import points_to_enter
from tests.games.asking import allowed, play, story

from .board import board, roll, rule_of
from .scenes import WAR, held
from .test_landings import COLONY, LEADER
from .waves import PORTUGAL, SPAIN, fleets, met

TOGETHER = 'fleet_at = {es_fleet_1 = "cuba", es_fleet_4 = "cuba"}\n'
TOGETHER += "ships = {es_fleet_1 = {t1 = 2}, es_fleet_4 = {t1 = 2}}\n"


@pytest.mark.rules("3.10.11")
def test_a_fleet_that_joins_another_brings_its_cargo() -> None:
    match = board(TOGETHER + held(es_fleet_1="infantry = 3"))
    play(match, "1 activate es_fleet_1", "1 join_fleet es_fleet_4")
    assert [0, 3] == [match.state.held[n][0] for n in (35, 38)]


@pytest.mark.rules("3.10.11")
def test_ships_are_passed_to_any_own_fleet_in_the_same_place() -> None:
    match = play(board(TOGETHER), "1 activate es_fleet_1", "1 give_ships es_fleet_4 t1 1")
    assert [1, 3] == [match.state.ships[n][0] for n in (0, 3)]


@pytest.mark.rules("3.10.11", "3.6.4")
def test_a_fleet_at_home_takes_ships_of_its_own_yard() -> None:
    text = 'fleet_at.es_fleet_1 = "home"\nships = {es_fleet_1 = {t1 = 1}, es_yard = {t1 = 2}}\n'
    match = play(board(text), "1 activate es_fleet_1", "1 take_ships es_yard t1 1")
    assert [2, 1] == [match.state.ships[n][0] for n in (SPAIN, 36)]


@pytest.mark.rules("3.17.7", "3.4.11")
def test_a_lost_fleet_leaves_no_shore_behind() -> None:
    text = 'fleet_at.es_fleet_1 = "panama"\npacific.es_fleet_1 = 1\nships.es_fleet_1 = {t1 = 1}\n'
    match = board(text)
    match.state.ships[SPAIN][0] = 0
    lose_empty_fleet(match.state, SPAIN)
    assert (HOME, 0) == (match.state.fleet_at[SPAIN], match.state.pacific[SPAIN])


@pytest.mark.rules("3.10.13", "3.4.14")
def test_a_place_with_a_hostile_fleet_costs_double_whosoever_sails() -> None:
    match = board(fleets("t1 = 1", "t1 = 1", more=', es_fleet_2 = "puerto_rico"').replace(
        "ships.es_fleet_1", "ships.es_fleet_2 = {t1 = 1}\nships.es_fleet_1"))  # fmt: skip
    spot = match.state.fleet_at[1]
    costs = [points_to_enter(match.state, fleet, spot) for fleet in (SPAIN, PORTUGAL)]
    assert costs[1] == 2 * costs[0]


@pytest.mark.rules("3.17.0b")
def test_it_is_told_which_fleet_follows_which() -> None:
    match = roll(play(met(fleets("e2 = 2", "e1 = 2")), "2 pursue"), 1, 6)
    play(match, "2 shadow")
    assert "Portugal: fleet 1 follows Spain: fleet 1." in story(match)


@pytest.mark.rules("3.18", "3.13")
def test_an_advisor_with_the_last_of_all_fleets_helps_his_nation_too() -> None:
    text = 'fleet_at.nl_fleet_1 = "cuba"\nships.nl_fleet_1 = {t1 = 1}\n'
    match = board(text + 'advisor_place.diplomat = "nl_fleet_1"\n', seats=5)
    assert nation_is_helped_by(match.state, NL, DIPLOMAT)


@pytest.mark.rules("3.10.15")
def test_a_leader_goes_ashore_in_hostile_land_where_nobody_defends_it() -> None:
    text = COLONY + WAR + 'fleet_at = {es_fleet_1 = "carolina", pt_fleet_1 = "cuba"}\n'
    text += LEADER + held(es_fleet_1="infantry = 2")
    assert allowed(play(board(text), "1 activate es_fleet_1"), "1 disembark cortes")
    defended = play(board(text + held(carolina="infantry = 1")), "1 activate es_fleet_1")
    assert "3.10.15" == rule_of(defended, "1 disembark cortes")
