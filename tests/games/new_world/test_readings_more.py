"""What the seed does not forbid is a reading too (A32, A39, A43, A44): where they differ."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import FIRST_COLONY, FIRST_FLEET, FIRST_LEADER
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play

from .board import board, rule_of
from .scenes import CAROLINA, carolina, fight, held
from .test_readings_start import FLEET, allied, enter

ABC, AB = ("a", "b", "c"), ("a", "b")
CABRAL, PT_FLEET = FIRST_LEADER + 6, FIRST_FLEET + 6


def called(reading: str, *, cortes: int, cabral: int = 1) -> Match:
    """Cabral defends with five infantry called from his fleet, and reinforces with two."""
    text = held(cortes=f"infantry = {cortes}", cabral=f"infantry = {cabral}")
    text += FLEET + held(pt_fleet_1="infantry = 5", carolina="infantry = 1")
    match = enter("turn = 9\n" + text, "town", "cabral", landing_with_leader=reading)
    play(match, "2 name_commander cabral", "2 call_up pt_fleet_1 infantry 5")
    return play(match, "2 reinforce carolina infantry 2", "2 done")


@pytest.mark.rules("A32", "15", "18")
@pytest.mark.parametrize(("reading", "led", "aboard"), [("a", 4, 0), ("c", 0, 4)])
def test_a32_surviving_military_units_are_re_embarked_under_a_leaders_command_too(
    reading: str, led: int, aboard: int
) -> None:
    match = fight(called(reading, cortes=2), (1, 1), (6, 6))
    while match.phase != "spend":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert (
        3 == match.state.held[FIRST_COLONY + CAROLINA][CARGO["infantry"]]
    )  # what was given on stays
    assert [led, aboard] == [
        match.state.held[holder][CARGO["infantry"]] for holder in (CABRAL, PT_FLEET)
    ]
    assert 0 == sum(sum(units) for units in match.state.called)


@pytest.mark.rules("A32", "18", "3.16.5e")
def test_a32_they_go_back_also_when_their_leader_is_beaten_and_lost() -> None:
    match = fight(called("c", cortes=9), (6, 6), (1, 1))
    while match.phase != "spend":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert 0 == match.state.owner[CAROLINA]
    # of six with the garrison five fall; of the four that he leads two were not called
    assert 2 == match.state.held[PT_FLEET][CARGO["infantry"]]


@pytest.mark.rules("A32", "15")
def test_a32_by_the_second_reading_none_are_called() -> None:
    text = FLEET + held(pt_fleet_1="infantry = 2", carolina="infantry = 1", cabral="infantry = 1")
    match = enter(text, "settlement", "cabral", landing_with_leader="b")
    play(match, "2 name_commander cabral")
    assert "3.16.1" == rule_of(match, "2 call_up pt_fleet_1 infantry 2")


@pytest.mark.rules("A39", "31", "30", "A38")
@pytest.mark.parametrize("reading", ABC)
def test_a39_an_ally_can_also_be_activated_beside_an_own_leader_in_a_claim(reading: str) -> None:
    text = held(cabral="infantry = 3", caramuru="infantry = 1", angos_captain="infantry = 2")
    match = allied(text, "none", "cabral", "caramuru", ally_beside_own=reading,
                   ally_units_fight="yes")  # fmt: skip
    assert (reading == "c") == allowed(match, "2 borrow_commander fr")
    if reading == "c":
        play(match, "2 borrow_commander fr", "3 lend angos_captain")
        fight(match, (1, 1), (6, 6))  # two units and he himself stand for Portugal
        assert FIRST_LEADER + 13 == match.state.commander[1]
        assert 1 == match.state.owner[CAROLINA]


@pytest.mark.rules("A39", "A38", "19")
def test_a39_without_an_own_leader_the_claim_is_overrun_all_the_same() -> None:
    assert 0 == allied("", "none", ally_beside_own="c").state.owner[CAROLINA]


def war(reading: str, pizarro: int = 6) -> Match:
    """Cortes and Pizarro stand in neutral Carolina when Spain declares war."""
    text = carolina().replace("hostile", "neutral")
    text = text.replace('"florida"}', '"carolina", pizarro = "carolina"}') + "turn = 5\n"
    text += held(cortes="infantry = 2", pizarro=f"infantry = {pizarro}", carolina="infantry = 1")
    match = play(board(text, at="impulse", first_attacker=reading), "1 declare_war pt")
    return play(match, "chance die face=1")


@pytest.mark.rules("A43", "25", "3.9.B4")
@pytest.mark.parametrize("reading", AB)
def test_a43_the_side_which_initiated_the_combat_says_which_of_two_leaders_attacks(
    reading: str,
) -> None:
    match = war(reading)
    if reading == "a":
        assert FIRST_LEADER + 1 == match.state.commander[0]
        return
    assert ["attack_first leader=cortes", "attack_first leader=pizarro"] == choices(match)
    assert "A43" == rule_of(match, "1 attack_first columbus")
    play(match, "1 attack_first pizarro")
    assert FIRST_LEADER + 3 == match.state.commander[0]


@pytest.mark.rules("A43", "3.9.B4", "3.16.6.8")
def test_a43_if_the_first_falls_the_other_withdraws() -> None:
    match = fight(play(war("b", 1), "1 attack_first pizarro"), (1, 1), (6, 6))
    play(match, "1 lose infantry", "1 lose leader")
    assert ["withdraw_to area=florida"] == choices(match)


@pytest.mark.rules("A44", "18", "3.16.4e")
@pytest.mark.parametrize("reading", AB)
def test_a44_surviving_units_of_the_owners_choice_are_re_embarked(reading: str) -> None:
    text = FLEET + held(pt_fleet_1="infantry = 3, cavalry = 1", carolina="infantry = 2")
    match = enter(text + held(cortes="infantry = 9"), "village", losses_ashore=reading)
    play(match, "2 land infantry 3", "2 land cavalry 1", "2 charge 0")
    fight(match, (3, 3), (2, 2))
    while match.to_act == (0,):
        match.play(0, match.default(0).words)
    assert "A44" == rule_of(match, "2 spare_landed cavalry")  # none is in the garrison
    if reading == "a":
        assert "A44" == rule_of(match, "2 spare_landed infantry")
        play(match, "2 lose infantry")
        assert [2, 2] == [
            match.state.apart[1][0],
            match.state.held[FIRST_COLONY + CAROLINA][CARGO["infantry"]],
        ]
        return
    before = match.state.hits[1]
    play(match, "2 spare_landed infantry")
    assert [3, 1] == [
        match.state.apart[1][0],
        match.state.held[FIRST_COLONY + CAROLINA][CARGO["infantry"]],
    ]
    assert before - 1 == match.state.hits[1]
    assert allowed(match, "2 lose infantry")
