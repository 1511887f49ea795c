"""Seed 41: cards that would change nothing now are refused; beside each the case in which it is not
(test_impact asks all cards)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, play

from .board import board, rule_of
from .scenes import WAR, army, attack_natives, carolina, fight, held
from .test_combat_cards import IN, hands


def by_defaults(match: Match, until: str) -> Match:
    """What absent seats do, until this."""
    while match.phase != until:
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    return match


def may(match: Match, move: str) -> bool:
    """Is it allowed, or refused by 41?"""
    if allowed(match, move):
        return True
    assert "41" == rule_of(match, move)
    return False


@pytest.mark.rules("41", "4", "3.19.4")
@pytest.mark.parametrize(
    ("there", "empty"),
    [
        (held(cabral="infantry = 2"), False),  # he could reinforce the settlement
        ('leader_at = {cortes = "florida", cabral = "carolina", caramuru = "carolina"}\n', True),
        (held(carolina="infantry = 1"), True),
    ],
    ids=["he_reinforces", "nobody_has_units", "he_has_none"],
)
def test_no_surprise_attack_where_step_one_is_empty(there: str, empty: bool) -> None:
    text = (
        carolina("settlement", "cabral")
        if "leader_at" not in there
        else (carolina().replace('leader_at = {cortes = "florida"}\n', ""))
    )
    text += there + held(cortes="infantry = 4") + hands(surprise_attack="1")
    match = play(board(text), *IN)
    if match.phase == "commander":
        play(match, "2 name_commander cabral")
    assert empty != may(match, "1 play_in_combat surprise_attack")


@pytest.mark.rules("41", "3.19.4", "3.16.2c")
@pytest.mark.parametrize("pikes", [False, True])
def test_no_heavy_horse_after_pikes(pikes: bool) -> None:
    text = held(cortes="infantry = 4", carolina="cavalry = 1") + hands(pikes_and_stakes="1")
    match = play(board(carolina("village") + text + hands(heavy_horse="2")), *IN)
    play(match, "1 close_window", "2 close_window")
    play(match, "1 play_in_combat pikes_and_stakes" if pikes else "1 close_window")
    assert pikes != may(match, "2 play_in_combat heavy_horse")


@pytest.mark.rules("41", "3.19.4", "3.16.2b", "3.16.2c")
@pytest.mark.parametrize(("horses", "more"), [(2, False), (3, True)])
def test_no_heavy_horse_where_natives_charge_with_as_many(horses: int, more: bool) -> None:
    text = held(cortes=f"infantry = 4, cavalry = {horses}") + hands(heavy_horse="1")
    match = attack_natives(text + "horses = 1\n" + army(native_infantry=4, native_cavalry=2))
    play(match, "1 close_window")
    assert more == may(match, "1 play_in_combat heavy_horse")


@pytest.mark.rules("41", "3.19.4", "F7")
@pytest.mark.parametrize(("infantry", "below"), [(2, False), (3, True)])
def test_no_double_shot_with_bombardment_at_its_cap(infantry: int, below: bool) -> None:
    text = 'fleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {e1 = 5}\nturn = 5\n'
    text += held(cortes=f"infantry = {infantry}", carolina="infantry = 2") + hands(double_shot="1")
    match = play(board(carolina("village") + text), *IN)  # a fifth of 15; a leader and his units
    assert below == may(match, "1 play_in_combat double_shot")


@pytest.mark.rules("41", "3.19.4", "F7", "3.16.1")
@pytest.mark.parametrize("called", [0, 2])
def test_a_double_shot_at_the_cap_if_more_units_can_be_called_up(called: int) -> None:
    text = 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {e1 = 5}\nturn = 5\n'
    text += held(cortes="infantry = 9", caramuru=f"infantry = {called}", carolina="infantry = 1")
    text += hands(double_shot="2")
    match = play(board(carolina("village", "cabral", "caramuru") + text), *IN)
    play(match, "2 name_commander cabral")
    assert bool(called) == may(match, "2 play_in_combat double_shot")


@pytest.mark.rules("41", "F10", "3.14.7", "3.19.4")
@pytest.mark.parametrize(("there", "fights"), [("infantry = 2", False), ("", True)])
def test_no_kings_regiment_that_changes_no_combat_factor(there: str, fights: bool) -> None:
    text = "turn = 9\n" + hands(kings_regiment="2") + held(cortes="infantry = 4")
    if there:
        text += 'regiment_at.pt_regiment_1 = "carolina"\n' + held(pt_regiment_1=there)
    match = play(board(carolina("town", "cabral") + text), *IN)
    assert fights == may(match, "2 play_in_combat kings_regiment")


@pytest.mark.rules("41", "35", "3.19.4")
def test_beside_regiments_that_all_fight_the_kings_regiment_does_too() -> None:
    text = 'turn = 9\nregiment_at.pt_regiment_1 = "carolina"\n' + held(pt_regiment_1="infantry = 2")
    text += hands(kings_regiment="2") + held(cortes="infantry = 4")
    match = play(board(carolina("town") + text), *IN)
    play(match, "2 play_in_combat kings_regiment")
    fight(match, (3, 3), (3, 3))
    assert 5 == sum(match.state.held[n][CARGO["infantry"]] for n in range(118, 148))


def pursued(loser: str, more: str = "") -> Match:
    """Cortes with horse beats a garrison, whose way to Appalachia is free, and may pursue it."""
    text = carolina("metropolis").replace(
        'carolina = "pt"}\n' + WAR, 'carolina = "pt", appalachia = "pt"}\n' + WAR
    )
    text = text.replace("discovered = {", 'discovered = {appalachia = "pt", ')
    text += "turn = 13\n" + held(cortes="infantry = 3, cavalry = 2", carolina=loser) + more
    match = play(board(text + hands(pursuit="1")), *IN)
    while match.phase in ("window", "charge"):
        match.play(match.to_act[0], "charge 0" if match.phase == "charge" else "close_window")
    return fight(match, (6, 6), (1, 1))


@pytest.mark.rules("41", "3.19.4", "F20")
@pytest.mark.parametrize(("infantry", "left"), [(3, False), (6, True)])
def test_no_pursuit_of_an_annihilated_loser(infantry: int, left: bool) -> None:
    match = pursued(f"infantry = {infantry}")
    for _step in range(20):
        if match.to_act == (0,) and match.phase == "window" and match.state.winner == 0:
            break
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert left == may(match, "1 play_in_combat pursuit")


@pytest.mark.rules("41", "3.19.4")
@pytest.mark.parametrize("orderly", [False, True])
def test_no_pursuit_after_an_orderly_retreat(orderly: bool) -> None:
    match = pursued("infantry = 6", hands(orderly_retreat="2"))
    while not (match.to_act == (0,) and match.state.winner == 0):
        if orderly and match.to_act == (1,) and allowed(match, "2 play_in_combat orderly_retreat"):
            play(match, "2 play_in_combat orderly_retreat")
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert orderly != may(match, "1 play_in_combat pursuit")


@pytest.mark.rules("41", "NL2")
@pytest.mark.parametrize(("fleet", "own"), [("nl", True), ("pt", False)])
def test_beggars_need_a_fleet_of_their_own_there(fleet: str, own: bool) -> None:
    text = carolina("town", "minuit").replace(
        WAR, 'status = {es_pt = "hostile", pt_nl = "allied"}\n'
    )
    text += (
        f'turn = 13\nfleet_at.{fleet}_fleet_1 = "carolina"\nships.{fleet}_fleet_1 = {{e1 = 2}}\n'
    )
    text += held(cortes="infantry = 4", carolina="infantry = 4")
    match = play(board(text + 'nl_cards.beggars_fleet = "hand_5"\n', seats=5), *IN)
    play(match, "2 borrow_commander nl", "5 lend minuit")
    assert own == may(match, "5 play_in_combat beggars_fleet")


@pytest.mark.rules("41", "3.19.4", "3.6.6")
@pytest.mark.parametrize(("fleets", "lost"), [(1, True), (2, False)])
def test_a_ransom_at_the_end_only_for_whom_no_fleet_takes_aboard(fleets: int, lost: bool) -> None:
    text = carolina("settlement", "cabral", "caramuru") + hands(ransom="2")
    there = ", ".join(f'pt_fleet_{n + 1} = "carolina"' for n in range(fleets))
    text += f"fleet_at = {{{there}}}\n"
    text += "".join(f"ships.pt_fleet_{n + 1} = {{t1 = 3}}\n" for n in range(fleets))
    text += held(cortes="infantry = 9", caramuru="infantry = 8", pt_home="ducats = 20")
    match = play(board(text), *IN, "2 name_commander caramuru")
    while match.phase in ("window", "transfers"):
        match.play(match.to_act[0], "done" if match.phase == "transfers" else "close_window")
    fight(match, (6, 6), (1, 1))
    while match.state.winner != 0 or match.phase != "window":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert lost == may(match, "2 play_in_combat ransom")
    if lost:
        play(match, "2 play_in_combat ransom")
        by_defaults(match, "spend")
        assert (68, 0) == (
            match.state.leader_at[7],
            match.state.held[HOLDERS["pt_home"]][CARGO["ducats"]],
        )  # at home, and paid for
