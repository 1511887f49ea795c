"""The course of a land combat (seed 1 to 12, 36, 37; 3.14.0, 3.14.8, 3.16.0): its six steps, the
windows, and what follows."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components import nations as n
from tabard.games.new_world.components import units as u
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.land.conquest import lay_waste
from tabard.games.new_world.land.starting import UNDER_WAY
from tabard.games.new_world.state import ENTER_HOSTILE, FLEET_LANDING, LEADER_ATTACK
from tests.games.asking import allowed, choices, play

from .board import board, roll, rule_of
from .scenes import CAROLINA, CUBA, army, attack_natives, carolina, enter_carolina, fight, held

IN = ("1 activate cortes", "1 march carolina")


def step_of(match: Match) -> int:
    """The step of the combat that lies on the stack, or lies below a question."""
    names = match.game.sequence.names
    for level in range(match.state.depth):
        if names.word(match.state.frame_phase[level]) == "combat":
            return UNDER_WAY[match.state.frame_cursor[level]]
    return -1


@pytest.mark.rules("1", "2", "5", "7", "10", "11", "12", "3.16.0a")
def test_a_combat_goes_through_its_six_steps_in_order() -> None:
    text = carolina("village", "cabral") + "turn = 5\nfortification.carolina = 1\n"
    text += held(cortes="infantry = 4, artillery = 1", cabral="infantry = 3, cavalry = 1")
    match = play(board(text + held(carolina="infantry = 1"), level="veteran"), *IN)
    steps = [("transfers", step_of(match))]
    play(match, "2 done")
    steps.append((match.phase, step_of(match)))
    play(match, "2 charge count=0")
    steps.append((match.phase, step_of(match)))
    play(match, "1 besiege")
    steps.append((match.phase, step_of(match)))
    roll(match, 3, 3, 4, 4)
    while match.phase == "losses":
        steps.append(("losses", step_of(match)))
        seat = match.to_act[0] + 1
        play(match, f"{seat} lose {choices(match)[0].partition('=')[2]}")
    if match.phase == "retreat":
        steps.append(("retreat", step_of(match)))
    course = [at for number, at in enumerate(steps) if at not in steps[:number]]
    assert [
        ("transfers", 1), ("charge", 2), ("siege", 3), ("dice", 4), ("losses", 4), ("retreat", 5)
    ] == course  # fmt: skip
    play(match, "1 retreat_to florida")
    assert "combat" not in match.phase and 1 == match.state.owner[CAROLINA]


@pytest.mark.rules("3.14.0")
def test_who_begins_a_combat_and_how_is_noted() -> None:
    assert (
        LEADER_ATTACK
        == attack_natives(army(native_infantry=9) + held(cortes="infantry = 4")).state.trigger
    )
    units = held(cortes="infantry = 4", carolina="infantry = 1")
    assert ENTER_HOSTILE == enter_carolina(units).state.trigger
    text = carolina() + 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {t1 = 2}\n'
    text += held(es_fleet_1="infantry = 4", carolina="infantry = 1")
    match = play(board(text), "1 activate es_fleet_1", "1 attack pt")
    assert FLEET_LANDING == match.state.trigger


@pytest.mark.rules("3.14.8", "20")
def test_no_card_is_played_in_an_overrun() -> None:
    match = enter_carolina('card_place.hold_the_walls = "hand_2"\n' + held(cortes="infantry = 1"))
    assert "spend" == match.phase and 0 == match.state.owner[CAROLINA]


@pytest.mark.rules("37", "36")
def test_several_cards_may_be_played_in_one_window() -> None:
    hand = 'card_place = {hold_the_walls = "hand_2", rally = "hand_2", ambush = "hand_2"}\n'
    units = held(cortes="infantry = 4", carolina="infantry = 1")
    match = play(board(carolina() + units + hand), *IN)
    assert (1, "window") == (match.to_act[0], match.phase)
    play(match, "2 play_in_combat hold_the_walls")
    assert allowed(match, "2 close_window") and "window" == match.phase


@pytest.mark.rules("F21", "F23", "F39", "3.16.6.9", "3.10.10")
def test_after_a_combat_its_attacker_neither_moves_on_nor_acts_freely() -> None:
    match = attack_natives(army(native_infantry=2) + held(cortes="infantry = 9"))
    fight(match, (6, 6), (1, 1))
    assert "spend" == match.phase
    assert not allowed(match, "1 activate cortes"), "it has moved in this impulse"
    assert "3.10.8" == rule_of(match, "1 activate cortes")


@pytest.mark.rules("F19", "3.10.12", "F42")
def test_of_two_native_armies_one_fights_and_the_other_bars_the_area() -> None:
    match = attack_natives(army(native_infantry=13) + held(cortes="infantry = 9"))
    assert 10 == match.state.apart[1][u.N_INF]
    fight(match, (6, 6), (1, 1))
    play(match, "1 lose infantry")
    assert 3 <= match.state.natives[CUBA][0]
    assert "3.10.12" == rule_of(match, "1 claim cortes")


@pytest.mark.rules("F25", "F24", "3.16.6.4")
@pytest.mark.parametrize(("works", "learned"), [(2, 0), (3, 1), (4, 1)])
def test_a_fortress_that_natives_destroy_teaches_them_firearms(works: int, learned: int) -> None:
    text = (
        carolina("town")
        + f"fortification.carolina = {works}\n"
        + "improvements.carolina = ['pathway', 'road', 'farm_yard']\n"
    )
    state = board(text, level="veteran").state.copy()
    lay_waste(state, CAROLINA)
    assert (0, 0, learned) == (
        state.colony[CAROLINA], state.fortification[CAROLINA], state.firearms
    )  # fmt: skip
    assert 3 == state.improvements[CAROLINA], "pathway and road stay"
    assert 1 == state.owner[CAROLINA]


@pytest.mark.rules("47", "3.1.2")
def test_the_terms_of_the_chapter_are_kinds_of_the_game() -> None:
    assert {"natives", "pirates", "es"} <= set(n.SIDES.words)
    assert ("neutral", "allied", "hostile") == tuple(n.STATUSES.words)
    assert "cortes" in n.AVATARS.words and "es_fleet_1" in n.AVATARS.words
    assert "es_regiment_1" in n.REGIMENTS.words


@pytest.mark.rules("48", "3.6.2")
def test_a_leader_is_a_combat_unit_and_no_military_unit() -> None:
    assert "leader" in u.FIGHTERS.words and "leader" not in u.MILITARY.words
    assert "native_infantry" in u.FIGHTERS.words and "native_infantry" not in u.MILITARY.words
    assert set(u.PROPER_UNITS.words) < set(u.MILITARY.words)


ALLY = 'status = {es_pt = "hostile", pt_fr = "allied"}\n'


@pytest.mark.rules("3.16.0d", "34", "40")
def test_an_allied_commander_has_a_window_after_the_owner_of_the_land() -> None:
    text = carolina("settlement", "angos_captain").replace('status.es_pt = "hostile"\n', ALLY)
    text += held(cortes="infantry = 4", carolina="infantry = 1")
    text += 'card_place = {rally = "hand_3", ambush = "hand_2", double_shot = "hand_1"}\n'
    match = play(board(text), *IN, "2 borrow_commander fr", "3 lend angos_captain")
    for seat in (1, 2, 3):
        assert (seat - 1, "window") == (match.to_act[0], match.phase)
        play(match, f"{seat} close_window")


# --- after a retreat ----------------------------------------------------------------------------

BEATEN = (
    'turn = 13\ndiscovered = {florida = "es", carolina = "pt", chesapeake = "pt"}\n'
    'owner = {florida = "es", carolina = "pt", chesapeake = "pt"}\nstatus.es_pt = "hostile"\n'
    'leader_at.cortes = "florida"\ncolony.carolina = "metropolis"\n'
) + held(cortes="infantry = 2", carolina="infantry = 6")
CHESAPEAKE = 8


@pytest.mark.rules("3.16.5d", "F14")
def test_units_without_a_leader_stay_in_a_colony_only() -> None:
    match = fight(play(board(BEATEN), *IN), (6, 6), (1, 1))
    play(match, "1 lose infantry", *["2 lose infantry"] * 3)
    while match.to_act == (1,):
        play(match, f"2 {choices(match)[0]}")
    assert [0, 0] == [match.state.held[65 + at][CARGO["infantry"]] for at in (CAROLINA, CHESAPEAKE)]
    assert 1 == match.state.owner[CHESAPEAKE] and 0 == match.state.owner[CAROLINA]


@pytest.mark.rules("F17", "3.16.6.8", "3.6.7")
def test_limits_are_looked_at_again_when_the_combat_is_over() -> None:
    text = BEATEN + 'colony.chesapeake = "settlement"\n'
    match = fight(play(board(text), *IN), (6, 6), (1, 1))
    play(match, "1 lose infantry", *["2 lose infantry"] * 3)
    while match.to_act == (1,):
        play(match, f"2 {choices(match)[0]}")
    assert 1 == match.state.held[HOLDERS["chesapeake"]][CARGO["infantry"]], (
        "three came, a settlement holds one"
    )
    assert 0 == match.game.accounted(match.state)


@pytest.mark.rules("3.18.2")
@pytest.mark.parametrize(("leader", "hits"), [("cortes", 1), ("las_casas", 2)])
def test_only_the_advisors_of_the_commander_count(leader: str, hits: int) -> None:
    text = army(native_infantry=9) + held(cortes="infantry = 4")
    text += f'leader_at.las_casas = "cuba"\nadvisor_place.medic = "{leader}"\n'
    match = fight(attack_natives(text), (1, 1), (4, 4))
    assert hits == match.state.hits[0]


@pytest.mark.rules("12", "3.16.6.9")
def test_nothing_of_a_combat_is_left_when_it_is_over() -> None:
    match = attack_natives(army(native_infantry=2) + held(cortes="infantry = 9"))
    fight(match, (6, 6), (1, 1))
    fresh = board().state
    for field in ("battle_area", "battle_round", "side", "commander", "hits", "winner"):
        assert getattr(fresh, field) == getattr(match.state, field)
