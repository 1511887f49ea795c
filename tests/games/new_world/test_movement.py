"""Movement and free actions (3.10.7 to 3.10.16), discovery and colonies (3.11.2 to 3.11.7)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, refused, story

from .board import board, roll, rule_of

FLEET = 'fleet_at.es_fleet_1 = "home"\nships.es_fleet_1 = {t1 = 2}\n'
AT_SEA = 'fleet_at.es_fleet_1 = "sargasso_sea"\nships.es_fleet_1 = {t1 = 2}\n'
CUBA = 'discovered.cuba = "es"\nowner.cuba = "es"\n'
CORTES = 'leader_at.cortes = "cuba"\n'


@pytest.mark.rules("3.10.7", "3.10.13", "3.3.1", "F46")
def test_a_fleet_leaves_home_through_its_zone_for_a_home_sea() -> None:
    match = play(board(FLEET), "1 activate avatar=es_fleet_1")
    assert 12 == match.state.move_left and 3 == match.state.points_left
    assert "3.10.13" == rule_of(match, "1 sail to=bahama_channel")
    play(match, "1 sail to=sargasso_sea")
    assert 12 - 3 - 5 == match.state.move_left
    assert ["Spain: fleet 1 sails from the home base to Sargasso Sea."] == story(match)
    play(match, "1 sail to=puerto_rico")
    assert 2 == match.state.move_left
    assert "3.10.13" == rule_of(match, "1 sail to=east_caribbean")


@pytest.mark.rules("3.10.9")
def test_nobody_moves_to_where_he_is() -> None:
    match = play(board(AT_SEA), "1 activate es_fleet_1")
    there = refused(match, "1 sail sargasso_sea")
    assert "Spain: fleet 1 is in Sargasso Sea already." == there.sentence
    match = play(board(CUBA + CORTES), "1 activate cortes")
    assert "Cortes is in Cuba already." == refused(match, "1 march cuba").sentence


@pytest.mark.rules("3.10.13")
def test_no_fleet_enters_a_storm_or_a_closed_sea() -> None:
    match = play(board(AT_SEA + "storm.bahama_channel = 1\n"), "1 activate es_fleet_1")
    assert "A storm rages in Bahama Channel." == refused(match, "1 sail bahama_channel").sentence
    assert "3.4.13" == rule_of(match, "1 sail to=cape_horn")


@pytest.mark.rules("3.4.11")
def test_on_the_isthmus_a_fleet_stays_on_its_shore() -> None:
    text = (
        'turn = 5\nfleet_at.es_fleet_1 = "panama"\npacific.es_fleet_1 = 1\n'
        "ships.es_fleet_1 = {c1 = 1}\n"
    )
    match = play(board(text), "1 activate es_fleet_1")
    assert "3.10.13" == rule_of(match, "1 sail to=west_caribbean")
    play(match, "1 sail nicaragua")
    assert 1 == match.state.pacific[0]
    play(match, "1 sail east_pacific_north")
    assert 0 == match.state.pacific[0]


@pytest.mark.rules("3.10.8")
def test_an_avatar_acts_at_most_twice_and_moves_once() -> None:
    match = play(board(FLEET), "1 activate es_fleet_1", "1 end_move")
    assert "3.10.8" == rule_of(match, "1 activate es_fleet_1")


@pytest.mark.rules("3.10.14")
def test_a_leader_marches_by_terrain_into_discovered_land_only() -> None:
    text = 'discovered = {florida = "es", carolina = "es"}\nleader_at.cortes = "florida"\n'
    match = play(board(text), "1 activate cortes")
    assert "3.10.14" == rule_of(match, "1 march appalachia")
    assert "3.10.14" == rule_of(match, "1 march cuba")
    play(match, "1 march carolina")
    assert 6 - 2 == match.state.move_left
    play(match, "1 march florida")
    assert 0 == match.state.move_left


@pytest.mark.rules("3.10.14", "3.13")
def test_a_leader_enters_no_neutral_territory() -> None:
    text = 'discovered = {florida = "es", carolina = "pt", appalachia = "pt"}\n'
    text += 'owner.carolina = "pt"\n'
    match = play(board(text + 'leader_at.cortes = "florida"\n'), "1 activate cortes")
    assert "Carolina belongs to Portugal, which is neutral." == (
        refused(match, "1 march carolina").sentence
    )


@pytest.mark.rules("3.10.16", "3.6.7")
def test_things_are_handed_over_in_the_same_place_within_the_limits() -> None:
    text = FLEET + "held.es_home = {infantry = 9, settlers = 4, build_points = 10}\n"
    match = play(board(text), "1 activate es_fleet_1")
    assert allowed(match, "1 take giver=es_home what=settlers amount=4")
    more = refused(match, "1 take giver=es_home what=settlers amount=5")
    assert "Only 4 × settlers can be handed over." == more.sentence
    none = refused(match, "1 take giver=es_home what=artillery amount=1")
    assert "No artillery can be handed over." == none.sentence
    play(match, "1 take es_home settlers 4", "1 take es_home infantry 6")
    play(match, "1 take es_home build_points 10")
    assert [6, 4, 10] == [
        match.state.held[HOLDERS["es_fleet_1"]][n] for n in (0, 5, 6)
    ]  # all twelve rooms
    assert "3.10.16" == rule_of(match, "1 take giver=es_home")
    assert 9 == match.state.free_left


@pytest.mark.rules("3.10.15", "3.5.2")
def test_a_leader_embarks_with_all_he_has_and_goes_ashore_with_nothing() -> None:
    text = CUBA + CORTES + 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n'
    match = play(board(text + "held.cortes = {infantry = 5, cavalry = 1}\n"), "1 activate cortes")
    assert not allowed(match, "1 embark leader=cortes")
    text = text.replace("t1 = 1", "t1 = 2")
    match = play(board(text + "held.cortes = {infantry = 5, cavalry = 1}\n"), "1 activate cortes")
    play(match, "1 embark cortes es_fleet_1")
    assert 5 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]] and 0 == sum(
        match.state.held[HOLDERS["cortes"]]
    )
    play(match, "1 disembark cortes")
    assert 0 == sum(match.state.held[HOLDERS["cortes"]])
    play(match, "1 take es_fleet_1 infantry 3")
    assert 3 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]


@pytest.mark.rules("3.10.11")
def test_a_fleet_splits_to_an_empty_marker_and_keeps_a_ship() -> None:
    text = AT_SEA + 'fleet_at.es_fleet_2 = "home"\n'
    match = play(board(text), "1 activate es_fleet_1", "1 give_ships es_fleet_2 t1 1")
    assert match.state.fleet_at[0] == match.state.fleet_at[1]
    assert "3.10.11" == rule_of(match, "1 give_ships mooring=es_fleet_2")
    play(match, "1 join_fleet es_fleet_2")
    assert 2 == match.state.ships[1][0] and 68 == match.state.fleet_at[0]


@pytest.mark.rules("3.11.2", "3.11.3")
def test_a_discovery_draws_markers_and_lays_a_control_marker() -> None:
    match = board('fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n')
    play(match, "1 discover es_fleet_1 cuba")
    roll(match, 4, 5)
    assert "Spain: fleet 1 rolls to discover in Cuba: 9 against a target of 9." in story(match)
    assert 2 == match.state.to_draw  # three printed, one of them the tribe
    play(match, "chance draw_marker sugar", "chance draw_marker tobacco", "1 lay_marker")
    assert 0 == match.state.owner[27]
    assert 1 + 3 == match.state.glory[0]  # the discovery and Landfall


@pytest.mark.rules("3.11.3")
def test_a_failed_discovery_costs_nothing_by_two_and_a_unit_by_three() -> None:
    text = 'discovered.florida = "es"\nleader_at.cortes = "florida"\nheld.cortes = {infantry = 1}\n'
    for roll_, left in [((4, 5), 1), ((4, 6), 1), ((5, 6), 0)]:
        match = play(board(text), "1 discover cortes appalachia")
        roll(match, *roll_)  # mountain 7, a neighbour +1: the target is 8
        if left == 0:
            play(match, "1 lose_unit infantry")
        assert left == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]
        assert ["spend"] == [match.phase]


@pytest.mark.rules("3.11.5", "3.11.6", "3.11.7")
def test_a_settlement_needs_settlers_and_points_and_pays_by_its_roll() -> None:
    text = CUBA + CORTES + "marker.cuba = {a = 'sugar', b = 'tobacco'}\n"
    few = board(text + "held.cortes = {settlers = 2, build_points = 6}\n")
    assert "3.11.5" == rule_of(few, "1 colonise avatar=cortes")
    poor = board(text + "held.cortes = {settlers = 3, build_points = 5}\n")
    assert "3.1.13" == rule_of(poor, "1 colonise avatar=cortes")
    rich = text + "held.cortes = {settlers = 4, build_points = 6, infantry = 1}\n"
    match = play(board(rich), "1 colonise cortes settlement no")
    roll(match, 3, 5)  # 9, a tribe -1
    assert (1, 0, 1) == (
        match.state.colony[27],
        match.state.held[HOLDERS["cortes"]][CARGO["build_points"]],
        match.state.held[HOLDERS["cortes"]][CARGO["settlers"]],
    )
    assert 1 + 2 == match.state.glory[0]
    match = roll(play(board(rich), "1 colonise cortes settlement no"), 4, 5)
    assert (0, 3) == (
        match.state.colony[27],
        match.state.held[HOLDERS["cortes"]][CARGO["build_points"]],
    )
    match = play(board(rich), "1 colonise cortes settlement yes")
    assert 0 == match.state.held[HOLDERS["cortes"]][CARGO["settlers"]]
    assert 1 == roll(match, 4, 5).state.colony[27]


@pytest.mark.rules("3.10.7")
def test_a_leader_claims_what_nobody_owns() -> None:
    match = board('discovered.cuba = "es"\n' + CORTES)
    play(match, "1 claim cortes")
    assert 0 == match.state.owner[27]
    army = board('discovered.cuba = "es"\nnatives.cuba = {native_infantry = 2}\n' + CORTES)
    assert "3.10.12" == rule_of(army, "1 claim cortes")
    assert [] == choices(army, "claim")


@pytest.mark.rules("3.11.3")
def test_an_inland_area_brings_its_discoverer_two_points_of_glory() -> None:
    text = 'discovered.florida = "es"\nleader_at.cortes = "florida"\n'
    match = roll(play(board(text), "1 discover cortes appalachia"), 1, 1)
    assert "Spain wins 2 glory (discoveries)." in story(match)
