"""Bombardment, step 6 and what follows a combat (seed 17, 18, 22, 23, 42 to 44; F5 to F8, F20 to
F26; 3.16.4b, 3.16.6), natives that attack, and native armies (3.8)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land import bombardment, end_of_combat
from tabard.games.new_world.natives import raising
from tests.games.asking import choices, play, story

from .board import board, roll
from .scenes import CAROLINA, CUBA, WAR, army, attack_natives, carolina, fight, held

IN = ("1 activate cortes", "1 march carolina")
COL = (
    'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
    "marker.cuba = {a = 'sugar'}\n"
)


# --- bombardment --------------------------------------------------------------------------------


@pytest.mark.rules("F5", "F7", "17", "V6", "V7", "V8", "3.16.4b")
@pytest.mark.parametrize(
    ("ships", "port", "units", "bonus"),
    [("e1 = 5, c2 = 1", 0, 6, 3), ("e1 = 5, c2 = 1", 1, 6, 1), ("l1 = 5, t1 = 3", 0, 4, 4)],
)
def test_a_fifth_of_the_ships_bombards_a_tenth_against_a_port_never_above_the_units(
    ships: str, port: int, units: int, bonus: int
) -> None:
    text = carolina("town") + f"turn = 13\nport.carolina = {port}\n"
    text += f'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {{{ships}}}\n'
    text += held(cortes=f"infantry = {units - 1}", carolina="infantry = 4")
    match = play(board(text, level="veteran"), *IN)
    assert bonus == bombardment.bombardment(match.state, 0)


@pytest.mark.rules("F8", "V9", "3.16.4b")
def test_with_fleets_on_both_sides_only_the_larger_bombardment_counts_less_the_other() -> None:
    text = carolina("town") + "turn = 13\n" + held(cortes="infantry = 6", carolina="infantry = 4")
    text += 'fleet_at = {es_fleet_1 = "carolina", pt_fleet_1 = "carolina"}\n'
    text += "ships = {es_fleet_1 = {l1 = 4}, pt_fleet_1 = {e2 = 3}}\n"
    match = play(board(text), *IN)
    assert [5, 2] == [bombardment.bombardment_of(match.state, who) for who in (0, 1)]
    assert [3, 0] == [bombardment.bombardment(match.state, who) for who in (0, 1)]


@pytest.mark.rules("F6")
def test_an_ally_of_both_sides_bombards_for_neither() -> None:
    status = 'status = {es_pt = "hostile", pt_fr = "allied", es_fr = "allied"}\n'
    text = carolina("town").replace(WAR, status) + "turn = 13\n"
    text += held(cortes="infantry = 6", carolina="infantry = 4")
    text += 'fleet_at.fr_fleet_1 = "carolina"\nships.fr_fleet_1 = {l1 = 4}\n'
    match = play(board(text), *IN)
    assert [0, 0] == [bombardment.factors_of_support(match.state, who) for who in (0, 1)]


# --- step 6 -------------------------------------------------------------------------------------


@pytest.mark.rules("F20", "V27", "A30", "3.16.6.1")
def test_fewer_horses_cost_a_hit_fewer_guns_two_and_a_medic_saves_one() -> None:
    text = carolina("town") + "turn = 9\nadvisor_place.medic = 'cortes'\n"
    text += held(cortes="cavalry = 2", carolina="cavalry = 3, artillery = 1")
    match = play(board(text), *IN)
    assert 2 == end_of_combat.extra_hits(match.state, 0)
    assert 0 == end_of_combat.extra_hits(match.state, 1)


@pytest.mark.rules("22", "23", "18", "V33", "24", "3.16.5e")
def test_a_fleet_that_loses_its_landing_loses_no_ship_and_no_leader() -> None:
    text = 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 2}\n' + held(
        es_fleet_1="infantry = 2", carolina="infantry = 1"
    )
    text = carolina() + text
    text = text.replace('"florida"}', '"aboard_es_fleet_1"}')
    match = play(board(text), "1 activate es_fleet_1", "1 attack pt")
    assert 0 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]]
    fight(match, (1, 1), (6, 6))  # three hits
    play(match, "1 lose infantry", "1 lose infantry")
    assert 70 == match.state.leader_at[1] and 2 == match.state.ships[0][0]
    assert 1 == match.state.glory[1] and 1 == match.state.owner[CAROLINA]


@pytest.mark.rules("18", "3.16.6.3", "3.16.6.2")
def test_a_fleet_leaves_a_unit_in_the_colony_that_it_takes_and_takes_the_rest_aboard() -> None:
    text = carolina() + 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 2}\n'
    text += held(es_fleet_1="infantry = 5", carolina="infantry = 1")
    match = play(board(text), "1 activate es_fleet_1", "1 attack pt")
    fight(match, (6, 6), (1, 1))
    play(match, "2 lose infantry")
    assert ["leave_behind unit=infantry"] == choices(match)
    play(match, "1 leave_behind infantry")
    assert (0, 1, 4) == (
        match.state.owner[CAROLINA],
        match.state.held[HOLDERS["carolina"]][CARGO["infantry"]],
        match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]],
    )


@pytest.mark.rules("F24", "3.16.6", "3.16.6.4")
def test_an_owner_who_attacks_natives_at_home_and_loses_loses_his_colony_too() -> None:
    text = COL + "colony.cuba = 'settlement'\n" + army(native_infantry=9)
    text += held(cuba="infantry = 1", cortes="infantry = 1")
    match = play(board(text), "1 activate cortes", "1 attack natives")
    fight(match, (1, 1), (6, 6))
    play(match, "1 lose infantry", "1 lose leader")
    assert "The colony of Cuba is destroyed." in story(match)
    assert (0, 0, 0) == (
        match.state.colony[CUBA],
        match.state.owner[CUBA],
        match.state.held[HOLDERS["cuba"]][CARGO["infantry"]],
    )


# --- natives attack (42 to 44) ------------------------------------------------------------------


@pytest.mark.rules("42", "43", "44", "26", "V2", "A12", "3.16.6.7", "3.16.6.5")
def test_a_colony_that_natives_attack_is_founded_if_they_are_beaten() -> None:
    text = COL + held(cortes="infantry = 9, settlers = 2, build_points = 6")
    match = roll(play(board(text), "1 colonise cortes settlement no"), 6, 6)
    assert [5, 0] == match.state.side
    roll(match, 1, 1)  # RAISE: 2, period 1, tribe 2, own leader -1: four
    assert 4 == match.state.apart[0][4]
    if match.phase == "transfers":
        play(match, "1 done")
    fight(match, (1, 1), (6, 6))
    assert (
        1 == match.state.colony[CUBA]
        and 0 == match.state.held[HOLDERS["cortes"]][CARGO["build_points"]]
    )
    assert 1 + 1 + 2 == match.state.glory[0]  # the combat, the settlement, the award
    assert "The action has succeeded after all." in story(match)


@pytest.mark.rules("42", "43", "F22", "F24", "F26")
def test_a_colony_is_not_founded_if_the_natives_win_and_the_points_are_lost() -> None:
    text = COL + held(cortes="settlers = 2, build_points = 6")
    match = roll(play(board(text), "1 colonise cortes settlement no"), 6, 6, 6, 6)
    fight(match, (6, 6), (1, 1))
    play(match, "1 lose leader")
    assert "The colony of Cuba is destroyed." not in story(match)
    assert (0, 0, -1) == (
        match.state.colony[CUBA],
        match.state.held[HOLDERS["cortes"]][CARGO["build_points"]],
        match.state.glory[0],
    )
    assert 1 == match.state.horses and 0 == match.state.owner[CUBA]
    assert 14 == match.state.natives[CUBA][0]


@pytest.mark.rules("V37", "V45", "A34", "19", "3.16.7", "3.14.4")
def test_a_fleet_cannot_save_its_own_claim_when_its_colony_fails() -> None:
    text = 'discovered.cuba = "es"\nowner.cuba = "es"\nmarker.cuba = {a = "sugar"}\n'
    text += 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'
    text += held(es_fleet_1="infantry = 4, settlers = 2, build_points = 6")
    match = roll(play(board(text), "1 colonise es_fleet_1 settlement no"), 6, 6, 3, 3)
    assert "the native army overruns Cuba." in story(match)
    assert (0, 0, -1) == (match.state.colony[CUBA], match.state.owner[CUBA], match.state.glory[0])
    assert [4, 0] == [match.state.held[HOLDERS["es_fleet_1"]][n] for n in (0, 6)]
    assert 0 == match.state.horses and 9 == match.state.natives[CUBA][0]


@pytest.mark.rules("V38", "A34", "43")
def test_a_fleet_discovers_after_all_if_its_units_beat_the_natives() -> None:
    text = 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'
    text += held(es_fleet_1="infantry = 4")
    match = roll(play(board(text), "1 discover es_fleet_1 cuba"), 6, 6, 1, 1)
    assert [5, 0] == match.state.side and 4 == match.state.apart[1][0]
    fight(match, (1, 1), (6, 6))
    assert (
        0 == match.state.discovered[CUBA]
        and 4 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["infantry"]]
    )
    assert "markers" == match.phase


@pytest.mark.rules("3.11.4", "42")
def test_a_leader_who_discovers_from_next_door_is_attacked_there_and_stays_where_he_is() -> None:
    text = 'discovered.florida = "es"\nleader_at.cortes = "florida"\n'
    text += held(cortes="infantry = 6")
    match = roll(play(board(text), "1 discover cortes carolina"), 6, 6, 1, 1)
    assert CAROLINA == match.state.battle_area and 6 == match.state.commander[1]
    if match.phase == "transfers":
        play(match, "1 done")
    fight(match, (6, 6), (1, 1))
    play(match, *["1 lose infantry"] * 3)
    assert (
        12 == match.state.leader_at[1]
        and 3 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]
    )
    assert 5 == match.state.discovered[CAROLINA]


# --- resistance and armies ----------------------------------------------------------------------


@pytest.mark.rules("3.8.3", "V50", "3.16.6.6")
def test_a_tribe_that_is_beaten_is_subdued_and_yields_a_treasure() -> None:
    match = attack_natives(held(cortes="infantry = 9") + army(native_infantry=2), subdued=False)
    fight(match, (6, 6), (1, 1))
    roll(match, 4)
    assert (1, 0, 20) == (
        match.state.subdued[CUBA],
        match.state.resistance[CUBA],
        match.state.held[HOLDERS["cortes"]][CARGO["ducats"]],
    )
    assert 1 == match.state.glory[0]


@pytest.mark.rules("F44", "3.8.5", "3.8.7", "V3", "V4")
@pytest.mark.parametrize(("horses", "mounted"), [(1, 7), (0, 0)])
def test_the_worked_example_of_raising(horses: int, mounted: int) -> None:
    text = (
        f'turn = 9\nhorses = {horses}\ndiscovered.baja_california = "en"\n'
        "improvements.baja_california = ['pathway']\n"
        'marker.baja_california = {a = "silver_mine", b = "silver_mine", c = "fish"}\n'
        'leader_at.cabot = "baja_california"\nimage.en = -1\n'
    )
    state = board(text, seats=4, level="veteran").state.copy()
    raising.raise_natives(state, 16, 3, 10)
    assert [20 - mounted, mounted, 0, 0] == state.natives[16]


@pytest.mark.rules("F43", "V5", "3.8.5")
def test_never_fewer_than_two_take_up_arms() -> None:
    text = 'subdued.cuba = 1\nmission.cuba = "fr"\n'
    state = board(text, level="veteran").state.copy()
    state.image[2] = 1
    raising.raise_natives(state, CUBA, 2, 2)
    assert [2, 0, 0, 0] == state.natives[CUBA]


@pytest.mark.rules("V41", "3.6.7")
def test_no_more_than_forty_natives_stand_in_an_area() -> None:
    state = board(army(native_infantry=30, imperial_cavalry=5)).state.copy()
    raising.raise_natives(state, CUBA, 5, 10)
    assert 40 == sum(state.natives[CUBA]) and 5 == state.natives[CUBA][3]


@pytest.mark.rules("F41", "3.8.6")
def test_cities_and_capitals_raise_imperial_units() -> None:
    state = board("horses = 1\n").state.copy()
    mexico = 19
    raising.raise_natives(state, mexico, 5, 7)
    assert [0, 0, 16 - 5, 5] == state.natives[mexico]  # 7 + 1 + 8; mounted 1 + 4
