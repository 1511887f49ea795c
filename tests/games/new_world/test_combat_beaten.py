"""Step 5 and the way out (seed 11; F14 to F18, 3.16.5): who goes where, with what; who is lost."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import (
    FIRST_COLONY,
    FIRST_FLEET,
    FIRST_LEADER,
    FIRST_REGIMENT,
    HOLDERS,
    NO_REGIMENT,
)
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land import retreats
from tabard.games.new_world.state import DEFENDER, NATIVES_ATTACK
from tests.games.asking import allowed, choices, play, story

from .board import board, roll
from .scenes import CAROLINA, WAR, army, attack_natives, carolina, fight, held

IN = ("1 activate cortes", "1 march carolina")
CHESAPEAKE, APPALACHIA, POOL = 8, 10, 69
CABRAL, CARAMURU = 6, 7
ABOARD = 70  # aboard the first fleet of all
ORDERLY = 'card_place.orderly_retreat = "hand_2"\n'


def to_chesapeake(colony: str, *leaders: str, inside: str = "settlement") -> str:
    """Chesapeake beside Carolina is Portugal's too."""
    land = carolina(inside, *leaders)
    land = land.replace('carolina = "pt"}', 'carolina = "pt", chesapeake = "pt"}')
    return land + f'colony.chesapeake = "{colony}"\n'


def beaten(text: str, *begin: str) -> Match:
    """Portugal loses in Carolina, takes its hits and must retreat."""
    match = fight(play(board(text), *IN, *begin), (6, 6), (1, 1))
    while match.phase == "losses":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    return match


@pytest.mark.rules("3.16.5d", "3.16.4e")
@pytest.mark.parametrize(
    ("colony", "place", "units"),
    [("town", CHESAPEAKE, [4, 0]), ("settlement", NO_REGIMENT, [0, 4])],
)
def test_a_regiment_leaves_whole_where_a_place_is_free_and_else_joins_the_garrison(
    colony: str, place: int, units: list[int]
) -> None:
    text = to_chesapeake(colony, inside="town") + "turn = 9\n"
    text += 'regiment_at = {pt_regiment_1 = "carolina", pt_regiment_2 = "chesapeake"}\n'
    text += held(cortes="infantry = 8", carolina="infantry = 2", pt_regiment_1="infantry = 6")
    match = play(beaten(text + held(pt_regiment_2="infantry = 1")), "2 retreat_to chesapeake")
    # of eight infantry four have fallen, the garrison first
    holders = FIRST_REGIMENT + 6, FIRST_COLONY + CHESAPEAKE
    assert units == [match.state.held[holder][CARGO["infantry"]] for holder in holders]
    assert [place, CHESAPEAKE] == match.state.regiment_at[6:8]


@pytest.mark.rules("3.16.5d")
def test_a_regiment_that_goes_aboard_is_one_no_more() -> None:
    text = carolina("town") + 'turn = 9\nregiment_at.pt_regiment_1 = "carolina"\n'
    text += 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {t1 = 3}\n'
    text += held(cortes="infantry = 8", pt_regiment_1="infantry = 6", carolina="infantry = 2")
    match = play(beaten(text), "2 retreat_aboard pt_fleet_1")
    assert "Portugal retreats aboard Portugal: fleet 1." in story(match)
    assert (NO_REGIMENT, 4) == (
        match.state.regiment_at[6],
        match.state.held[HOLDERS["pt_fleet_1"]][CARGO["infantry"]],
    )


@pytest.mark.rules("3.16.5d", "3.7.2")
def test_a_garrison_finds_no_place_in_an_allys_colony() -> None:
    text = to_chesapeake("town", inside="town").replace('carolina = "pt"', 'carolina = "fr"')
    text = text.replace(WAR, 'status = {es_fr = "hostile", pt_fr = "allied"}\n')
    text += "turn = 9\nlarger_garrison.carolina = 1\n"
    match = play(board(text + held(cortes="infantry = 6", carolina="infantry = 6")), *IN)
    fight(match, (6, 6), (1, 1))
    while match.phase == "losses":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    play(match, "3 retreat_to chesapeake")
    assert (
        0
        == match.state.held[FIRST_COLONY + CHESAPEAKE][CARGO["infantry"]]
        == match.state.owner[CAROLINA]
    )


@pytest.mark.rules("3.16.5c", "3.6.6", "F15")
@pytest.mark.parametrize(
    ("chosen", "other"), [("pt_fleet_3", "pt_fleet_2"), ("pt_fleet_2", "pt_fleet_5")]
)
def test_of_two_leaders_one_goes_aboard_the_chosen_fleet_and_one_the_other_there(
    chosen: str, other: str
) -> None:
    text = carolina("settlement", "cabral", "caramuru")
    text += f'fleet_at = {{pt_fleet_1 = "bahama_channel", {chosen} = "carolina", '
    text += f'{other} = "carolina"}}\n'
    text += "ships = {" + ", ".join(f"{f} = {{t1 = 1}}" for f in ("pt_fleet_1", chosen, other))
    text += "}\n" + held(cortes="infantry = 9", cabral="infantry = 8, ducats = 7")
    match = beaten(text + held(carolina="infantry = 1"), "2 name_commander cabral", "2 done")
    assert not allowed(match, "2 retreat_aboard pt_fleet_1")
    play(match, f"2 retreat_aboard {chosen}")
    fleets = [5 + int(fleet[-1]) for fleet in (chosen, other)]
    assert [ABOARD + f for f in fleets] == [match.state.leader_at[n] for n in (CABRAL, CARAMURU)]
    assert 7 == match.state.held[FIRST_FLEET + fleets[0]][CARGO["ducats"]]
    assert 0 == match.state.held[FIRST_LEADER + CABRAL][CARGO["ducats"]]


@pytest.mark.rules("3.16.5c", "3.6.6")
def test_a_leader_for_whom_no_fleet_is_left_is_lost() -> None:
    text = carolina("settlement", "cabral", "caramuru")
    text += 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {t1 = 1}\n'
    text += held(cortes="infantry = 9", cabral="infantry = 8", carolina="infantry = 1")
    match = beaten(text, "2 name_commander cabral", "2 done")
    play(match, "2 retreat_aboard pt_fleet_1")
    assert [ABOARD + 6, POOL] == [match.state.leader_at[n] for n in (CABRAL, CARAMURU)]


@pytest.mark.rules("F15", "3.16.5c")
def test_a_fleet_next_door_takes_aboard_in_an_own_territory_only() -> None:
    text = to_chesapeake("settlement", "cabral")
    text += 'fleet_at = {pt_fleet_1 = "chesapeake", pt_fleet_2 = "florida"}\n'
    text += "ships = {pt_fleet_1 = {t1 = 1}, pt_fleet_2 = {t1 = 1}}\n"
    match = beaten(text + held(cortes="infantry = 9", cabral="infantry = 8"), "2 done")
    assert not allowed(match, "2 retreat_aboard pt_fleet_2")
    play(match, "2 retreat_aboard pt_fleet_1")
    assert ABOARD + 6 == match.state.leader_at[CABRAL]


@pytest.mark.rules("F16", "3.16.5f")
@pytest.mark.parametrize("leader", ["cabral", "raposo_tavares"])
def test_whoever_of_the_beaten_side_is_there_is_lost_where_there_is_no_way_out(leader: str) -> None:
    text = carolina("settlement", leader) + "turn = 13\n"
    text += 'regiment_at.pt_regiment_6 = "carolina"\n' + held(pt_regiment_6="infantry = 1")
    text += held(cortes="infantry = 9", **{leader: "infantry = 9"})
    match = beaten(text, "2 done")
    assert POOL == match.state.leader_at[CABRAL if leader == "cabral" else 11]
    assert NO_REGIMENT == match.state.regiment_at[11] and 0 == match.state.owner[9]


@pytest.mark.rules("F16", "3.16.5f")
def test_an_attacker_without_a_way_out_is_lost_with_his_leader() -> None:
    match = attack_natives(held(cortes="infantry = 6") + army(native_infantry=9))
    fight(match, (1, 1), (6, 6))
    play(match, *["1 lose infantry"] * 3)
    assert (
        POOL == match.state.leader_at[1]
        and 0 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]
    )


# --- an orderly retreat ---------------------------------------------------------------------------


def evenly(card: str) -> Match:
    """Cortes and Cabral fight in Carolina with equal values; empty land lies beside it."""
    text = carolina("settlement", "cabral").replace(
        "discovered = {", 'discovered = {appalachia = "pt", '
    )
    match = play(board(text + held(cortes="infantry = 4", cabral="infantry = 4") + card), *IN)
    while match.phase in ("window", "transfers"):
        match.play(match.to_act[0], "done" if match.phase == "transfers" else "close_window")
    fight(match, (1, 1), (2, 2))
    while match.phase == "losses":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    return match


@pytest.mark.rules("3.19.4", "F15")
def test_in_an_orderly_retreat_one_goes_at_once_and_to_empty_land_too() -> None:
    match = evenly(ORDERLY)
    assert [1, 1] == match.state.may_retreat
    play(match, "2 play_in_combat orderly_retreat")
    assert ("retreat", (1,)) == (match.phase, match.to_act)  # the attacker is not asked
    assert ["retreat_to area=appalachia"] == choices(match)
    play(match, "2 retreat_to appalachia")
    assert APPALACHIA == match.state.leader_at[CABRAL]


@pytest.mark.rules("3.16.5a", "F15")
def test_without_that_card_there_is_no_way_to_empty_land() -> None:
    match = evenly("")
    assert ("retreat", (0,)) == (match.phase, match.to_act)
    play(match, "1 stand")
    assert 2 == match.state.battle_round


# --- who needs no place ---------------------------------------------------------------------------


@pytest.mark.rules("3.16.5e", "22")
def test_a_landing_that_must_retreat_ends_without_a_question() -> None:
    text = 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 2}\n'
    text += "turn = 9\n" + held(es_fleet_1="infantry = 6", carolina="infantry = 4")
    match = play(board(carolina("town") + text), "1 activate es_fleet_1", "1 attack pt")
    fight(match, (1, 1), (6, 6))
    while match.phase == "losses":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert "spend" == match.phase and 3 == match.state.held[FIRST_FLEET][CARGO["infantry"]]


@pytest.mark.rules("3.16.5e", "3.11.4")
def test_where_nobody_commands_nobody_stands_next_door() -> None:
    match = board(carolina("village", "antwerp_factor"), seats=5)
    match.state.battle_area = match.state.action_area = CAROLINA
    match.state.trigger = NATIVES_ATTACK
    match.state.side[DEFENDER] = 1
    assert not retreats.needs_no_place(match.state, DEFENDER)


# Cortes stands in Cuba, whose natives answer what he has tried there and failed.
TRIED = {
    "colonise": ("1 colonise cortes settlement no", "settlers = 1, build_points = 6", "none"),
    "bribe": ("1 bribe cortes 0", "ducats = 5", "none"),
    "fortify": ("1 fortify cortes palisade", "build_points = 4", "settlement"),
    "improve": ("1 improve cortes pathway", "build_points = 3", "settlement"),
    "mission": ("1 found_mission cortes", "ducats = 7", "none"),
}


def driven_out(action: str, more: str = "") -> Match:
    """He has lost to them, and must retreat."""
    move, carried, colony = TRIED[action]
    text = 'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
    text += f'colony.cuba = "{colony}"\n' + held(cortes=f"infantry = 8, {carried}") + more
    match = roll(play(board(text, level="veteran"), move), 6, 6)
    roll(match, 3, 3)
    if match.phase == "transfers":
        play(match, "1 done")
    fight(match, (6, 6), (1, 1))
    while match.phase == "losses":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    return match


@pytest.mark.rules("F16", "42", "3.16.5f")
@pytest.mark.parametrize("action", TRIED)
def test_whom_natives_beat_where_his_action_failed_is_lost_without_a_place(action: str) -> None:
    match = driven_out(action)
    assert ("spend", POOL) == (match.phase, match.state.leader_at[1])
    assert 0 == sum(match.state.held[HOLDERS["cortes"]])


@pytest.mark.rules("F15", "42", "3.16.5c")
@pytest.mark.parametrize("action", TRIED)
def test_whom_natives_beat_where_his_action_failed_goes_where_there_is_a_place(action: str) -> None:
    match = driven_out(action, 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 3}\n')
    assert ["retreat_aboard fleet=es_fleet_1"] == choices(match)
    assert not allowed(match, "1 break_off")
    assert ABOARD == play(match, "1 retreat_aboard es_fleet_1").state.leader_at[1]
