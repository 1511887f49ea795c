"""Readings of section 4 on how a land combat starts: a position in which A and B differ."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land.candidates import acting_avatar_fights
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, CORTES, CUBA, WAR, army, carolina, fight, held

IN = ("1 activate cortes", "1 march carolina")
FLEET = 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {c1 = 3}\n'
ALLY = 'status = {es_pt = "hostile", pt_fr = "allied"}\n'
AB = ("a", "b")


def enter(text: str, colony: str = "settlement", *leaders: str, **readings: str) -> Match:
    """Cortes enters Carolina."""
    if "held.cortes" not in text:
        text += held(cortes="infantry = 4")
    return play(board(carolina(colony, *leaders) + text, **readings), *IN)


def allied(text: str, colony: str = "settlement", *leaders: str, **readings: str) -> Match:
    """The same, and a French captain stands there, Portugal's ally."""
    there = carolina(colony, *leaders).replace(WAR, ALLY)
    there = there.replace("{cortes", '{angos_captain = "carolina", cortes')
    if "held.cortes" not in text:
        text += held(cortes="infantry = 4")
    return play(board(there + text, **readings), *IN)


@pytest.mark.rules("A4", "15", "19")
@pytest.mark.parametrize("reading", AB)
def test_a4_a_fleet_with_units_defends_a_claim(reading: str) -> None:
    match = enter(FLEET + held(pt_fleet_1="infantry = 2"), "none", fleet_defends=reading)
    if reading == "a":
        assert ("spend", 0) == (match.phase, match.state.owner[CAROLINA])
    else:
        assert ("dice", 2) == (match.phase, match.state.apart[1][0])
    empty = enter(FLEET, "none", fleet_defends=reading)
    assert 0 == empty.state.owner[CAROLINA]


@pytest.mark.rules("A5", "19")
@pytest.mark.parametrize("reading", AB)
def test_a5_a_leader_ashore_does_not_save_a_bare_settlement(reading: str) -> None:
    text = held(cabral="infantry = 5")
    match = enter(text, "settlement", "cabral", overrun_scope=reading)
    assert (1 if reading == "a" else 0) == match.state.owner[CAROLINA]
    garrison = enter(text + held(carolina="infantry = 1"), "settlement", "cabral",
                     overrun_scope=reading)  # fmt: skip
    assert 1 == garrison.state.owner[CAROLINA]


@pytest.mark.rules("A9", "27")
@pytest.mark.parametrize("reading", AB)
def test_a9_natives_in_a_hostile_territory_may_be_chosen(reading: str) -> None:
    text = held(carolina="infantry = 1") + "natives.carolina = {native_infantry = 3}\n"
    match = enter(text, natives_in_owned=reading)
    if reading == "a":
        assert [0, 1] == match.state.side
        return
    assert "foe" == match.phase
    assert ["face foe=pt", "face foe=natives"] == choices(match)
    play(match, "1 face natives")
    assert [0, 5] == match.state.side and 3 == match.state.apart[1][4]


@pytest.mark.rules("A10", "28")
@pytest.mark.parametrize("reading", AB)
def test_a10_a_leader_beside_an_army_may_be_attacked_first(reading: str) -> None:
    both = 'leader_at = {cortes = "cuba", cabral = "cuba"}'
    text = CORTES.replace('leader_at.cortes = "cuba"', both)
    match = board(text + WAR + army(native_infantry=3) + held(cortes="infantry = 4"),
                  no_cm_foreign_units=reading)  # fmt: skip
    play(match, "1 activate cortes")
    assert allowed(match, "1 attack natives")
    if reading == "a":
        assert "28" == rule_of(match, "1 attack pt")
    else:
        assert [0, 1] == play(match, "1 attack pt").state.side


@pytest.mark.rules("A22", "14")
@pytest.mark.parametrize("reading", AB)
def test_a22_a_leader_aboard_an_attacking_fleet_adds_his_factor(reading: str) -> None:
    text = carolina().replace('{cortes = "florida"}', '{cortes = "aboard_es_fleet_1"}')
    text += 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 1}\n'
    text += held(es_fleet_1="infantry = 2", carolina="infantry = 1")
    match = board(text, att_fleet_leader=reading)
    play(match, "1 activate es_fleet_1", "1 attack pt")
    fight(match, (3, 3), (3, 3))
    strength = 4 if reading == "a" else 7
    assert any(line.endswith(f"strength {strength}.") and "Spain" in line for line in story(match))


@pytest.mark.rules("A23", "35")
@pytest.mark.parametrize("reading", AB)
def test_a23_a_colony_alone_fights_with_one_regiment(reading: str) -> None:
    text = 'turn = 9\nregiment_at = {pt_regiment_1 = "carolina", pt_regiment_2 = "carolina"}\n'
    text += held(pt_regiment_1="infantry = 2", pt_regiment_2="infantry = 3")
    match = enter(text, "town", self_defence_regiments=reading)
    if reading == "b":
        play(match, "2 choose_regiment pt_regiment_2")
    fight(match, (3, 3), (3, 3))
    assert any(f"strength {10 if reading == 'a' else 6}." in line for line in story(match))


@pytest.mark.rules("A24", "29", "35")
@pytest.mark.parametrize("reading", AB)
def test_a24_the_defender_may_do_without_a_commander(reading: str) -> None:
    text = held(carolina="infantry = 1")
    match = enter(text, "settlement", "cabral", "caramuru", decline_commander=reading)
    if reading == "a":
        assert "29" == rule_of(match, "2 defend_alone")
    else:
        play(match, "2 defend_alone")
        assert 0 == match.state.commander[1] and "dice" == match.phase


COL = 'discovered.cuba = "es"\nowner.cuba = "es"\nmarker.cuba = {a = "sugar"}\n'
BRI = 'discovered.cuba = "es"\n'


@pytest.mark.rules("A26", "42")
@pytest.mark.parametrize("reading", AB)
def test_a26_natives_may_turn_on_another_nation(reading: str) -> None:
    text = BRI + 'leader_at = {cortes = "cuba", cabral = "cuba"}\n'
    text += held(cortes="infantry = 2, ducats = 9", cabral="infantry = 2")
    match = roll(play(board(text, natives_vs_two=reading), "1 bribe cortes 0"), 6, 6)
    if reading == "a":
        assert [5, 0] == match.state.side
        return
    assert ["turn_on nation=es", "turn_on nation=pt"] == choices(match)
    play(match, "chance turn_on pt")
    assert [5, 1] == match.state.side
    roll(match, 1, 1)
    fight(match, (1, 1), (6, 6))
    assert "The action has succeeded after all." not in story(match)


@pytest.mark.rules("A26", "3.14.4", "A34")
def test_a26_the_acting_fleet_does_not_fight_for_the_nation_that_is_turned_on() -> None:
    text = BRI + 'leader_at.cabral = "cuba"\nfleet_at.es_fleet_1 = "cuba"\n'
    text += "ships.es_fleet_1 = {t1 = 2}\n" + held(es_fleet_1="infantry = 2, ducats = 9")
    match = roll(play(board(text, natives_vs_two="b"), "1 bribe es_fleet_1 0"), 6, 6)
    play(match, "chance turn_on pt")
    assert not acting_avatar_fights(match.state)
    play(match, "chance die face=1", "chance die face=1")
    assert (
        0 == match.state.apart[1][0]
        and 2 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]]
    )


@pytest.mark.rules("A27", "46", "3.15.1")
@pytest.mark.parametrize("reading", AB)
def test_a27_natives_who_take_up_arms_stand_apart(reading: str) -> None:
    text = BRI + 'leader_at.cortes = "cuba"\n' + army(native_infantry=4)
    text += held(cortes="infantry = 2, ducats = 9")
    match = roll(play(board(text, merge_moment=reading), "1 bribe cortes 0"), 6, 6)
    roll(match, 1, 1)  # 2 + 1 + 2 - 1 = 4 and more take up arms
    raised = 4
    fighting = match.state.apart[0][4]
    assert (4 + raised if reading == "a" else 4) == fighting
    assert raised + 4 == fighting + match.state.natives[CUBA][0]


@pytest.mark.rules("A27", "3.14.2", "45")
@pytest.mark.parametrize(("old", "fighting"), [(4, [3, 2]), (15, [10, 0])])
def test_a27_the_stronger_of_the_two_fights_and_the_other_stands_by(
    old: int, fighting: list[int]
) -> None:
    text = "turn = 5\nhorses = 1\nfirearms = 1\nsubdued.cuba = 1\n" + BRI
    text += 'leader_at.cortes = "cuba"\n' + army(native_infantry=old)
    text += held(cortes="infantry = 2, ducats = 20")
    match = roll(play(board(text, merge_moment="b"), "1 bribe cortes 0"), 6, 6)
    roll(match, 2, 2)  # and two for the period less one for Cortes: five, two of them mounted
    assert fighting == match.state.apart[0][4:6]
    stand_by = [old + 3 - fighting[0], 2 - fighting[1]]
    assert stand_by == match.state.natives[CUBA][:2]


@pytest.mark.rules("A31", "15", "24")
@pytest.mark.parametrize("reading", AB)
def test_a31_a_fleet_beside_a_garrison_only_bombards(reading: str) -> None:
    text = FLEET + held(pt_fleet_1="infantry = 2", carolina="infantry = 1")
    match = enter(text, fleet_support_only=reading)
    if reading == "a":
        assert "landing" == match.phase
        return
    assert (0, "dice") == (match.state.commander[1], match.phase)
    fight(match, (1, 1), (6, 6))
    assert "Portugal: 12 and 1 make 13; strength 2." in story(match)  # it fires all the same


@pytest.mark.rules("A33", "26", "28")
@pytest.mark.parametrize("reading", AB)
def test_a33_in_nobodys_land_natives_who_answer_are_the_defender(reading: str) -> None:
    text = BRI + 'leader_at.cortes = "cuba"\n' + held(cortes="infantry = 6, ducats = 9")
    match = roll(play(board(text, natives_role=reading), "1 bribe cortes 0"), 6, 6)
    assert ([5, 0] if reading == "a" else [0, 5]) == match.state.side
    roll(match, 1, 1)
    owned = roll(play(board(COL + 'leader_at.cortes = "cuba"\n' + held(
        cortes="infantry = 6, settlers = 2, build_points = 6"), natives_role=reading),
        "1 colonise cortes settlement no"), 6, 6)  # fmt: skip
    assert [5, 0] == owned.state.side


@pytest.mark.rules("A33", "43")
def test_a33_a_saved_action_succeeds_and_no_resistance_is_broken() -> None:
    text = BRI + 'leader_at.cortes = "cuba"\n' + held(cortes="infantry = 9, ducats = 9")
    match = roll(play(board(text, natives_role="b"), "1 bribe cortes 0"), 6, 6)
    roll(match, 1, 1)
    fight(match, (6, 6), (1, 1))
    while match.phase in ("losses", "flight", "dice", "retreat"):
        seat = match.to_act[0]
        match.play(seat, match.default(seat).words if seat < 6 else choices(match)[-1])
    assert "bribed" == match.phase and 1 == match.state.resistance[CUBA]


@pytest.mark.rules("A34", "19", "V37")
@pytest.mark.parametrize("reading", AB)
def test_a34_the_units_of_an_acting_fleet_fight_in_own_land(reading: str) -> None:
    text = COL + 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'
    text += held(es_fleet_1="infantry = 4, settlers = 2, build_points = 6")
    match = roll(
        play(board(text, acting_fleet=reading), "1 colonise es_fleet_1 settlement no"), 6, 6
    )
    roll(match, 1, 1)
    if reading == "a":
        assert (-1, "spend") == (match.state.glory[0], match.phase)
    else:
        assert [5, 0] == match.state.side and 4 == match.state.apart[1][0]


@pytest.mark.rules("A38", "34", "F37")
@pytest.mark.parametrize("reading", AB)
def test_a38_an_ally_may_command_an_army_of_nobody(reading: str) -> None:
    match = allied("", ally_needs_troops=reading)
    if reading == "a":
        assert 0 == match.state.owner[CAROLINA]
        return
    refused = play(allied("", ally_needs_troops="b"), "2 borrow_commander fr", "3 refuse_to_lend")
    assert 0 == refused.state.owner[CAROLINA] and 0 == refused.state.glory[0]
    play(match, "2 borrow_commander fr", "3 lend angos_captain")
    assert [0, 1] == match.state.side
    fight(match, (6, 6), (1, 1))
    assert (0, 1) == (match.state.owner[CAROLINA], match.state.glory[0])


@pytest.mark.rules("A39", "30", "31")
@pytest.mark.parametrize("reading", AB)
def test_a39_no_ally_is_asked_where_an_own_avatar_is(reading: str) -> None:
    text = held(carolina="infantry = 1")
    match = allied(text, "settlement", "cabral", "caramuru", ally_beside_own=reading)
    if reading == "a":
        assert allowed(match, "2 borrow_commander fr")
    else:
        assert "30" == rule_of(match, "2 borrow_commander fr")
