"""Pirates ashore (3.17.9, 3.17.10, 3.9.D4): raids, and how havens are smoked out."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS, NO_REGIMENT
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land import bombardment, forces
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .pirates import COLONY, CUBA, JAMAICA, PREY, SHIP, administration, ships_of
from .scenes import held

# --- raids --------------------------------------------------------------------------------------


def raided(text: str, ships: int = 2, **options: str) -> Match:
    """Pirates come to Cuba."""
    match = administration(SHIP.format("jamaica", ships) + text, **options)
    play(match, "chance pirates_sail west_caribbean")
    roll(match, 5)
    return play(match, "chance pirates_sail cuba")


@pytest.mark.rules("3.17.9", "F9")
def test_as_many_pirates_land_as_there_are_ships_and_the_periods_number_and_they_bombard() -> None:
    match = raided(COLONY.format("village") + held(cuba="infantry = 2"), ships=6)
    assert 7 == forces.fighters(match.state, 0, 8)
    assert 1 == bombardment.bombardment(match.state, 0)
    many = raided("turn = 13\n" + COLONY.format("village") + held(cuba="infantry = 2"), ships=8)
    assert 12 == forces.fighters(many.state, 0, 8)


@pytest.mark.rules("3.17.9", "F22", "3.16.7")
def test_an_undefended_colony_is_overrun_loses_a_level_and_half_its_goods() -> None:
    text = COLONY.format("village") + "improvements.cuba = ['warehouse']\n"  # a warehouse
    match = raided(text + held(cuba="sugar = 5"), level="expert")
    assert 1 == match.state.colony[CUBA] and 0 == match.state.owner[CUBA]
    assert 2 == match.state.held[HOLDERS["cuba"]][CARGO["sugar"]]
    assert -1 == match.state.glory[0] and 0 == match.state.horses
    match = raided(COLONY.format("settlement"))
    assert 1 == match.state.colony[CUBA]


@pytest.mark.rules("3.7.4", "3.17.9", "3.6.7")
def test_a_colony_that_has_lost_a_level_keeps_as_many_regiments_as_it_has_places_for() -> None:
    places = "regiment_at = {es_regiment_1 = 'cuba', es_regiment_2 = 'cuba'}\n"
    match = raided(COLONY.format("town") + places)  # both are without units, so it is overrun
    assert 2 == match.state.colony[CUBA]
    assert [NO_REGIMENT, CUBA] == list(match.state.regiment_at[:2])


@pytest.mark.rules("3.17.9", "F22", "3.16.4g")
def test_a_raid_that_is_beaten_off_brings_a_point_and_one_that_wins_costs_one() -> None:
    text = COLONY.format("village") + held(cuba="infantry = 2")
    match = roll(raided(text), 1, 1, 6, 6)
    assert 1 == match.state.glory[0] and 2 == match.state.colony[CUBA]
    assert {"p0": 2} == ships_of(match, 0)  # the ships are still there
    match = roll(raided(text), 6, 6, 1, 1)
    while match.to_act == (0,):
        play(match, "1 " + choices(match)[0])
    assert -1 == match.state.glory[0] and 1 == match.state.colony[CUBA]
    assert 0 == match.state.owner[CUBA]


@pytest.mark.rules("3.16.4g", "3.16.5g")
@pytest.mark.parametrize(("ships", "stay"), [(8, True), (2, False)])
def test_pirates_who_may_retreat_stay_while_they_are_the_stronger(ships: int, stay: bool) -> None:
    match = raided(COLONY.format("village") + held(cuba="infantry = 2"), ships=ships)
    roll(match, 3, 3, *((4, 4) if stay else (3, 3)))
    while match.phase == "losses":
        play(match, "1 lose infantry")
    assert stay == (2 == match.state.battle_round)


@pytest.mark.rules("3.16.4c")
def test_pirates_from_ships_land_as_a_fleet_does() -> None:
    match = raided(COLONY.format("settlement") + held(cuba="infantry = 1"), ships=1)
    roll(match, 3, 3, 3, 3)
    line = [x for x in story(match) if x.startswith("the pirate band:")]
    assert line and "6 and −1 make 5" in line[-1]


@pytest.mark.rules("3.17.9", "3.10.10")
def test_pirates_that_have_fought_at_sea_raid_nothing() -> None:
    text = COLONY.format("settlement") + PREY.replace("west_caribbean", "cuba").replace("t1", "l1")
    match = raided(text, ships=8)
    roll(match, 6, 1)  # met at the coast
    assert [31, 1] == list(match.state.naval_fleet)
    while match.state.naval_fleet[0]:
        if match.to_act == (6,):
            roll(match, 3)
        else:
            play(match, "1 " + choices(match)[0])
    assert 1 == match.state.colony[CUBA] and 0 == match.state.owner[CUBA]
    assert -1 != match.state.glory[0]


@pytest.mark.rules("3.17.9", "3.10.10")
def test_what_pirates_have_fought_is_forgotten_when_they_are_done() -> None:
    assert 0 == administration("").state.has_fought


# --- havens are smoked out ----------------------------------------------------------------------

HAVEN = 'haven.jamaica = "known"\nleader_at.cortes = "jamaica"\ndiscovered.jamaica = "es"\n'


def assault(text: str, **units: str) -> Match:
    """Cortes attacks the haven of Jamaica."""
    match = board(HAVEN + text, level="veteran")
    return play(match, "1 activate cortes", "1 attack pirates")


@pytest.mark.rules("3.14.2", "3.17.10")
def test_a_known_haven_can_be_attacked_if_no_native_army_stands_there() -> None:
    match = play(board(HAVEN, level="veteran"), "1 activate cortes")
    assert allowed(match, "1 attack pirates") and allowed(match, "1 attack natives")
    hidden = HAVEN.replace("known", "hidden")
    match = play(board(hidden, level="veteran"), "1 activate cortes")
    assert "3.14.2" == rule_of(match, "1 attack pirates")
    army = play(
        board(HAVEN + "natives.jamaica = {native_infantry = 3}\n", level="veteran"),
        "1 activate cortes",
    )
    assert "28" == rule_of(army, "1 attack pirates")


@pytest.mark.rules("3.17.10", "F12", "F27")
def test_four_pirates_and_two_a_period_hold_it_with_a_bonus_of_two() -> None:
    match = assault("turn = 5\n" + held(cortes="infantry = 6"))
    assert 8 == forces.fighters(match.state, 1, 8)
    roll(match, 3, 3, 3, 3)
    assert "the pirate band: 6 and 2 make 8; strength 8." in story(match)
    assert "Spain: 6 and 3 make 9; strength 15." in story(match)  # only natives fear Spaniards


@pytest.mark.rules("3.17.10", "F27", "3.16.5g")
def test_a_haven_smoked_out_brings_loot_and_two_points_besides_the_victory() -> None:
    match = assault("turn = 5\npirates_beaten.es = 2\n" + held(cortes="infantry = 9"))
    roll(match, 6, 6, 1, 1)
    assert (6,) == match.to_act and 4 == match.state.dice_left
    roll(match, 1, 2, 3, 4)
    state = match.state
    assert 10 == state.held[HOLDERS["cortes"]][CARGO["ducats"]] and 1 + 2 + 3 == state.glory[0]
    assert "searched" == state.fields["haven"].of.word(state.haven[JAMAICA])
    assert 3 == state.pirates_beaten[0]


@pytest.mark.rules("F27", "3.16.5g")
def test_an_attacker_whom_a_haven_beats_need_not_leave() -> None:
    match = assault(held(cortes="infantry = 6"))
    roll(match, 1, 1, 6, 6)
    while match.phase == "losses":
        play(match, "1 lose infantry")
    state = match.state
    assert JAMAICA == state.leader_at[1] and -1 == state.glory[0]
    assert "known" == state.fields["haven"].of.word(state.haven[JAMAICA])
