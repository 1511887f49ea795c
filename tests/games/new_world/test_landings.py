"""A fleet that really sails: from home, past the enemy, and ashore (13 to 24, 3.10.15, 3.14.6)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import choices, play, story, told

from .board import board, roll, rule_of
from .scenes import CAROLINA, WAR, fight, held

COLONY = (
    'discovered.carolina = "pt"\nowner.carolina = "pt"\ncolony.carolina = "village"\n'
    "ships = {es_fleet_1 = {c1 = 2, e1 = 1}, pt_fleet_1 = {t1 = 2}}\n"
)
SAILS = COLONY + WAR + 'fleet_at = {es_fleet_1 = "bahama_channel", pt_fleet_1 = "carolina"}\n'
LEADER = 'leader_at = {cortes = "aboard_es_fleet_1", cabral = "aboard_pt_fleet_1"}\n'


@pytest.mark.rules("15", "16", "17", "18", "22", "23", "24", "F5", "F38", "3.16.4c")
def test_a_fleet_sails_in_slips_past_lands_and_takes_its_units_aboard_again() -> None:
    text = (
        SAILS
        + LEADER
        + held(es_fleet_1="infantry = 5", pt_fleet_1="infantry = 3", carolina="infantry = 2")
    )
    match = play(board(text), "1 activate es_fleet_1", "1 sail carolina", "2 pursue")
    roll(match, 6, 1)
    play(match, "1 resume")
    assert "3.10.15" == rule_of(match, "1 disembark cortes")  # the colony is held
    play(match, "1 attack pt")
    assert (1,) == match.to_act and "landing" == match.phase
    play(match, "2 land infantry 3")
    assert (
        0 == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]]
        and 0 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]]
    )
    fight(match, (3, 3), (6, 6))
    assert "Spain: −1 for the landing." in story(match)
    while match.state.side[0] == 0:
        if match.to_act == (6,):
            roll(match, 3)
        elif "break_off" in choices(match):
            play(match, "1 break_off")
        else:
            play(match, f"{match.to_act[0] + 1} " + choices(match)[0])
    state = match.state
    assert 1 == state.owner[CAROLINA] and 1 == state.glory[1]
    assert 3 == sum(state.ships[0]) and 70 == state.leader_at[1]  # ships and leader unharmed
    assert (
        state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]] > 0
        and state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]] > 0
    )  # survivors are aboard again


@pytest.mark.rules("19", "20", "21", "V21", "V36")
def test_a_colony_that_only_a_fleet_holds_is_overrun_and_the_fleet_may_be_met_later() -> None:
    text = SAILS + LEADER + held(es_fleet_1="infantry = 2", pt_fleet_1="infantry = 3")
    match = play(board(text), "1 activate es_fleet_1", "1 sail carolina", "2 let_pass")
    play(match, "1 attack pt")
    assert "overran" in told(match) and ["leave_behind unit=infantry"] == choices(match)
    play(match, "1 leave_behind infantry")
    state = match.state
    assert (0, 1, 1) == (
        state.owner[CAROLINA],
        state.held[HOLDERS["carolina"]][CARGO["infantry"]],
        state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]],
    )
    assert 3 == state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]] and 76 == state.leader_at[6]
    assert 2 == sum(state.ships[6]) and 0 == state.glory[0]
    assert "carolina" == state.fields["fleet_at"].of.word(match.state.fleet_at[6])


@pytest.mark.rules("3.10.10", "3.14.1")
def test_a_fleet_that_has_fought_at_sea_lands_nobody_in_this_movement() -> None:
    text = SAILS + held(es_fleet_1="infantry = 5", carolina="infantry = 1")
    match = play(board(text), "1 activate es_fleet_1", "1 sail carolina", "2 pursue")
    play(roll(match, 6, 1), "1 fight")
    roll(match, 2, 2)
    roll(match, 6, 6, 1, 1)
    play(match, "2 take_hit t1", "2 take_hit t1", "2 take_hit t1_damaged")
    roll(match, 6)
    assert "spend" == match.phase and [2, 0] == list(match.state.glory[:2])
    assert 5 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]]
