"""Readings of section 4 on rolls, losses and the end of a land combat: where A and B differ."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land.leaving_the_field import loot
from tests.games.asking import choices, play, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, CUBA, army, attack_natives, carolina, fight, held
from .test_readings_start import AB, BRI, COL, FLEET, allied, enter

CAPTAIN = 5 + 13


@pytest.mark.rules("A6", "34", "V39")
@pytest.mark.parametrize("reading", AB)
def test_a6_an_allied_commanders_units_fight(reading: str) -> None:
    text = held(carolina="infantry = 1", angos_captain="infantry = 3")
    match = allied(text, ally_units_fight=reading)
    play(match, "2 borrow_commander fr", "3 lend angos_captain")
    fight(match, (1, 1), (6, 6))
    assert any(f"strength {2 if reading == 'a' else 10}." in line for line in story(match))


@pytest.mark.rules("A8", "34")
@pytest.mark.parametrize("reading", AB)
def test_a8_an_ally_whose_units_fight_loses_some(reading: str) -> None:
    text = held(cortes="infantry = 9", carolina="infantry = 1", angos_captain="cavalry = 2")
    match = allied(text, ally_losses=reading, ally_units_fight="b")
    play(match, "2 borrow_commander fr", "3 lend angos_captain")
    while match.phase == "charge":
        match.play(match.to_act[0], "charge 0")
    fight(match, (5, 5), (1, 1))
    if reading == "a":
        assert "3.16.4e" == rule_of(match, "2 lose cavalry")
        assert (0,) == play(match, "2 lose infantry").to_act  # their leader cannot fall
        finish(match)
        assert 0 == match.state.owner[CAROLINA]  # nobody of the owner's is left
    else:
        play(match, "2 lose cavalry")
        assert 1 == match.state.held[CAPTAIN][CARGO["cavalry"]]


@pytest.mark.rules("A8", "4")
def test_a8_an_ally_cannot_lose_what_does_not_fight() -> None:
    with pytest.raises(Misused, match="where both lose units"):
        Match("new_world", seats=3, options={"ally_losses": "b", "ally_units_fight": "a"})
    brought = board(ally_losses="b")
    words = [option.word for option in brought.game.options]
    assert 1 == brought.state.option[words.index("ally_units_fight")]


@pytest.mark.rules("A7", "34")
@pytest.mark.parametrize("reading", AB)
def test_a7_an_allied_commanders_medic_saves_a_hit(reading: str) -> None:
    text = held(carolina="infantry = 2") + 'advisor_place.medic = "angos_captain"\n'
    match = allied(text, "village", ally_effects=reading)
    play(match, "2 borrow_commander fr", "3 lend angos_captain")
    fight(match, (5, 5), (4, 4))
    assert f"Portugal takes {3 if reading == 'a' else 2} hits." in story(match)


@pytest.mark.rules("A12", "43", "44", "V2")
@pytest.mark.parametrize("reading", AB)
def test_a12_a_saved_action_brings_awards_only(reading: str) -> None:
    text = COL + 'leader_at.cortes = "cuba"\n'
    text += held(cortes="infantry = 9, settlers = 2, build_points = 6")
    match = board(text, rescued_action_gp=reading)
    roll(play(match, "1 colonise cortes settlement no"), 6, 6)
    roll(match, 1, 1)
    fight(match, (1, 1), (6, 6))
    finish(match)
    assert 1 == match.state.colony[CUBA]
    assert (1 + 1 + 2 if reading == "a" else 1 + 2) == match.state.glory[0]  # combat, colony, award


def finish(match: Match) -> Match:
    """The combat goes on with defaults and first rows until it is over."""
    while match.phase in ("losses", "flight", "dice", "retreat", "window"):
        seat = match.to_act[0]
        match.play(seat, match.default(seat).words if seat < 6 else choices(match)[-1])
    return match


@pytest.mark.rules("A17", "45", "V26")
@pytest.mark.parametrize("reading", AB)
def test_a17_firearms_raise_the_attack_factor_only(reading: str) -> None:
    text = "firearms = 1\n" + held(cortes="infantry = 4") + army(native_infantry=6)
    match = attack_natives(text, firearms_bonus=reading)
    fight(match, (3, 3), (3, 3))
    assert any(f"strength {12 if reading == 'a' else 6}." in line for line in story(match))


@pytest.mark.rules("A18", "10")
@pytest.mark.parametrize("reading", AB)
def test_a18_strength_is_added_to_the_roll(reading: str) -> None:
    match = enter(held(cortes="infantry = 4", carolina="infantry = 1"), lc_compare=reading)
    fight(match, (3, 3), (3, 3))
    # Cortes 2; superiority 9 // 5, or the whole strength
    made = "6 and 3 make 9" if reading == "a" else "6 and 13 make 19"
    assert f"Spain: {made}; strength 11." in story(match)


@pytest.mark.rules("A19", "18")
@pytest.mark.parametrize("reading", AB)
def test_a19_landed_units_for_which_no_room_is_left_are_lost(reading: str) -> None:
    text = FLEET.replace("c1 = 3", "c1 = 2")  # room for eight
    text += held(
        cortes="infantry = 4", pt_fleet_1="infantry = 5, sugar = 3", carolina="infantry = 4"
    )
    match = enter(text, "town", reembark_capacity=reading)
    play(match, "2 land infantry 5")
    fight(match, (5, 4), (3, 3))
    finish_to(match, "retreat")
    assert (2, 4) == (
        match.state.apart[1][0],
        match.state.held[HOLDERS["carolina"]][CARGO["infantry"]],
    )
    play(match, "2 retreat_aboard pt_fleet_1")
    finish_to(match, "drop" if reading == "a" else "spend")
    assert (6 if reading == "a" else 5) == match.state.held[HOLDERS["pt_fleet_1"]][
        CARGO["infantry"]
    ]


@pytest.mark.rules("A20", "18")
@pytest.mark.parametrize("reading", AB)
def test_a20_landed_units_retreat_by_land(reading: str) -> None:
    land = carolina("village").replace('carolina = "pt"}', 'carolina = "pt", chesapeake = "pt"}')
    text = land + FLEET
    text += held(cortes="infantry = 4", pt_fleet_1="infantry = 5", carolina="infantry = 2")
    text += 'colony.chesapeake = "town"\n'
    match = play(board(text, landed_retreat=reading), "1 activate cortes", "1 march carolina")
    play(match, "2 land infantry 5")
    fight(match, (5, 4), (2, 2))
    finish_to(match, "retreat")
    landed = match.state.apart[1][0]
    play(match, "2 retreat_to chesapeake")
    finish_to(match, "spend")
    assert (
        2 == landed
        and (2 if reading == "a" else 0)
        == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]]
    )
    assert (2 if reading == "a" else 4) == match.state.held[HOLDERS["chesapeake"]][
        CARGO["infantry"]
    ]


def finish_to(match: Match, phase: str) -> None:
    """Defaults until that question."""
    while match.phase != phase:
        match.play(match.to_act[0], match.default(match.to_act[0]).words)


@pytest.mark.rules("A21", "23")
@pytest.mark.parametrize("reading", AB)
def test_a21_a_leader_aboard_a_beaten_fleet_has_lost(reading: str) -> None:
    text = carolina().replace('{cortes = "florida"}', '{cortes = "aboard_es_fleet_1"}')
    text += 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 1}\nwins.cortes = 2\n'
    text += held(es_fleet_1="infantry = 1", carolina="infantry = 1")
    match = board(text, leader_aboard_loss=reading)
    play(match, "1 activate es_fleet_1", "1 attack pt")
    fight(match, (1, 1), (6, 6))
    play(match, "1 lose infantry")
    assert (2 if reading == "a" else 0) == match.state.wins[1]
    assert 70 <= match.state.leader_at[1]


@pytest.mark.rules("A29", "3.1.5")
@pytest.mark.parametrize("reading", AB)
def test_a29_actions_succeed_with_high_rolls(reading: str) -> None:
    text = BRI + 'leader_at.cortes = "cuba"\n' + held(cortes="infantry = 2, ducats = 9")
    match = roll(play(board(text, action_roll_dir=reading), "1 bribe cortes 0"), 5, 5)
    assert ("It fails." if reading == "a" else "It succeeds.") in story(match)
    match = roll(play(board(text, action_roll_dir=reading), "1 bribe cortes 0"), 1, 1)
    assert ("It succeeds." if reading == "a" else "It fails.") in story(match)


@pytest.mark.rules("A30", "F20")
@pytest.mark.parametrize("reading", AB)
def test_a30_the_winner_takes_no_extra_hits(reading: str) -> None:
    land = carolina("town").replace('carolina = "pt"}', 'carolina = "pt", chesapeake = "pt"}')
    text = land + 'colony.chesapeake = "town"\n'
    text += held(cortes="infantry = 4", carolina="infantry = 3, artillery = 1")
    match = play(board(text, extra_hits_both=reading), "1 activate cortes", "1 march carolina")
    fight(match, (5, 4), (2, 2))
    finish_to(match, "retreat")
    play(match, "2 retreat_to chesapeake")
    if reading == "a":
        assert "Spain loses one infantry." in story(play(match, "1 lose infantry"))
    finish_to(match, "spend")
    assert (2 if reading == "a" else 4) == match.state.held[HOLDERS["cortes"]][
        CARGO["infantry"]
    ]  # one gun less: two hits


@pytest.mark.rules("A40", "F5", "30")
@pytest.mark.parametrize("reading", AB)
def test_a40_only_the_fleet_that_commands_bombards(reading: str) -> None:
    text = held(cortes="infantry = 6", carolina="infantry = 1")
    text += 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {e1 = 4}\n'
    match = enter(text, other_fleets_fire=reading)
    fight(match, (3, 3), (3, 3))
    # Cortes 2, superiority 13 // 5, twelve of AF: 12 // 5
    made = "6 and 6 make 12" if reading == "a" else "6 and 4 make 10"
    assert f"Spain: {made}; strength 15." in story(match)


@pytest.mark.rules("A2", "F16")
def test_a_winner_who_carries_too_much_already_takes_none_and_gives_none_back() -> None:
    text = held(cortes="infantry = 4, sugar = 2", cabral="infantry = 1, sugar = 8")
    match = enter(text + held(caramuru="sugar = 2"), "settlement", "cabral", "caramuru",
                  step1_scope="b")  # fmt: skip
    play(match, "2 name_commander cabral", "2 call_up caramuru sugar 2", "2 done")
    before = [list(match.state.held[n]) for n in (6, 11)]
    loot(match.state, 0, 6)
    assert before == [match.state.held[n] for n in (6, 11)]
