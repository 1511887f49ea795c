"""Fleets: joining and splitting (3.10.11), shores (3.4.11), the way past an enemy (3.10.13)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.board import HOME
from tabard.games.new_world.components.goods import DIPLOMAT
from tabard.games.new_world.components.nations import HOLDERS, NL
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land.unwelcome import may_withdraw_aboard
from tabard.games.new_world.natives.raising import interpreter_in
from tabard.games.new_world.sea.modifiers import ships_of_war
from tabard.games.new_world.sea.sailing import points_to_enter
from tabard.games.new_world.world.avatars import lose_empty_fleet, nation_is_helped_by
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .pirates import SHIP
from .scenes import WAR, held
from .test_calamities import event
from .test_landings import COLONY, LEADER
from .waves import PORTUGAL, SPAIN, broadside, fleets, fought, met

TOGETHER = 'fleet_at = {es_fleet_1 = "cuba", es_fleet_4 = "cuba"}\n'
TOGETHER += "ships = {es_fleet_1 = {t1 = 2}, es_fleet_4 = {t1 = 2}}\n"


@pytest.mark.rules("3.10.11")
def test_a_fleet_that_joins_another_brings_its_cargo() -> None:
    match = board(TOGETHER + held(es_fleet_1="infantry = 3"))
    play(match, "1 activate es_fleet_1", "1 join_fleet es_fleet_4")
    assert [0, 3] == [match.state.held[n][CARGO["infantry"]] for n in (35, 38)]


@pytest.mark.rules("3.10.11")
def test_ships_are_passed_to_any_own_fleet_in_the_same_place() -> None:
    match = play(board(TOGETHER), "1 activate es_fleet_1", "1 give_ships es_fleet_4 t1 1")
    assert [1, 3] == [match.state.ships[n][0] for n in (0, 3)]


@pytest.mark.rules("3.10.11", "3.6.4")
def test_a_fleet_at_home_takes_ships_of_its_own_yard() -> None:
    text = 'fleet_at.pt_fleet_1 = "home"\nships = {pt_fleet_1 = {t1 = 1}, pt_yard = {t1 = 2}}\n'
    match = play(board(text, who=2), "2 activate pt_fleet_1", "2 take_ships pt_yard t1 1")
    assert [2, 1] == [match.state.ships[n][0] for n in (PORTUGAL, 37)]


@pytest.mark.rules("3.10.11", "3.17.0a")
def test_a_fleet_hears_that_no_other_is_here_and_not_that_itself_is_elsewhere() -> None:
    match = play(
        board(TOGETHER.replace('es_fleet_4 = "cuba"', 'es_fleet_4 = "home"')),
        "1 activate es_fleet_1",
    )
    for words in "join_fleet es_fleet_1", "join_fleet es_fleet_4":
        refusal = match.why_not(0, words)
        assert refusal and "No other fleet of yours is in the same place." == refusal.sentence
    refusal = match.why_not(0, "intercept es_fleet_1")
    assert refusal and "Spain: fleet 1 is yours." == refusal.sentence
    match = play(board(TOGETHER), "1 activate es_fleet_1")
    refusal = match.why_not(0, "join_fleet es_fleet_1")
    assert refusal and "A fleet joins another one, not itself." == refusal.sentence
    refusal = match.why_not(0, "join_fleet es_fleet_2")
    assert refusal and "Spain: fleet 2 is not in the same place." == refusal.sentence


@pytest.mark.rules("3.10.11")
def test_whoever_passes_ships_hears_which_fleet_or_yard_is_elsewhere() -> None:
    match = play(board(TOGETHER), "1 activate es_fleet_1")
    for words, elsewhere in (
        ("give_ships es_fleet_3 t1 1", "Spain: fleet 3"),
        ("take_ships es_fleet_2 t1 1", "Spain: fleet 2"),
        ("take_ships es_yard t1 1", "Spain: home yard"),
    ):
        refusal = match.why_not(0, words)
        assert refusal and f"{elsewhere} is not in the same place." == refusal.sentence


@pytest.mark.rules("F65", "3.6.6", "3.17.6")
def test_a_winner_who_has_lost_a_ship_drops_what_no_longer_fits() -> None:
    text = fleets("t1 = 1, t1_damaged = 1", "t1_damaged = 1") + held(es_fleet_1="sugar = 12")
    match = broadside(fought(text), (2, 2), (3, 2))
    play(match, "1 take_hit t1_damaged", "2 take_hit t1_damaged")
    assert ["drop what=sugar"] == choices(match)


@pytest.mark.rules("3.19.4", "3.11.4")
def test_a_hit_is_taken_by_any_fleet() -> None:
    text = 'fleet_at.es_fleet_2 = "cuba"\nships.es_fleet_2 = {t1 = 1}\n'
    match = play(roll(event("hurricane", text), 1, 5), "1 hit_ship t1")
    assert 1 == match.state.ships[1][13]


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
    led = play(board(text.replace("aboard_pt_fleet_1", "carolina")), "1 activate es_fleet_1")
    assert "3.10.15" == rule_of(led, "1 disembark cortes")


@pytest.mark.rules("3.17.4")
def test_pirates_sail_in_no_ships_of_war() -> None:
    match = board("turn = 5\n" + SHIP.format("jamaica", 4), level="veteran")
    assert 0 == ships_of_war(match.state, 30)


@pytest.mark.rules("3.8.5", "3.18")
def test_an_interpreter_aboard_a_fleet_that_is_there_helps() -> None:
    text = 'fleet_at.pt_fleet_2 = "cuba"\nships.pt_fleet_2 = {t1 = 1}\n'
    match = board(text + 'advisor_place.interpreter = "pt_fleet_2"\n')
    assert [0, 1] == [interpreter_in(match.state, nation, 27) for nation in (0, 1)]


@pytest.mark.rules("3.9.B4", "3.16.5c")
def test_whoever_must_leave_goes_aboard_a_fleet_of_his_own_nation() -> None:
    text = TOGETHER.replace("es_fleet_4", "pt_fleet_1") + 'leader_at.cabral = "cuba"\n'
    state = board(text).state
    assert [False, True] == [may_withdraw_aboard(state, 6, fleet) for fleet in (SPAIN, PORTUGAL)]


@pytest.mark.rules("3.6.4", "3.10.5")
def test_a_ship_costs_what_it_costs_and_no_more() -> None:
    build = "1 build_by_main_card"
    match = play(
        board("held.es_home = {build_points = 4}\n", at="impulse"), build, "1 build_ship t1"
    )
    assert (1, 0) == (
        match.state.ships[36][0],
        match.state.held[HOLDERS["es_home"]][CARGO["build_points"]],
    )
    poor = play(board("held.es_home = {build_points = 3}\n", at="impulse"), build)
    assert not allowed(poor, "1 build_ship t1")
