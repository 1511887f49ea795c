"""The four phases of a turn (3.9), step by step: order, natives, markers, awards."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO, DUCATS
from tests.games.asking import choices, play

from .board import board, roll, rule_of
from .scenes import CUBA, army, held

STEP = 8


@pytest.mark.rules("3.9.A", "3.1.10")
def test_who_has_fewest_glory_points_goes_first_and_ties_turn_with_the_turns() -> None:
    begins = 'stack = [{phase = "turn", seat = "1"}]\n'
    state = board(begins + "glory = {es = 5, pt = 2, fr = 2}\n", at="none").state
    assert [1, 2, 0] == state.turn_order[:3]
    for turn, order in ((1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])):
        assert order == board(begins + f"turn = {turn}\n", at="none").state.turn_order[:3]


@pytest.mark.rules("3.9.B", "3.9.B0")
def test_in_the_diplomacy_phase_each_nation_speaks_once_in_the_order_of_play() -> None:
    phase = 'stack = [{phase = "turn", seat = "1", step = "action"}, '
    phase += '{phase = "diplomacy", seat = "1"}]\n'
    match = board(phase, at="none", seats=2)
    assert ((0,), "talks") == (match.to_act, match.phase)
    play(match, "1 done")
    assert ((1,), "talks", 3) == (match.to_act, match.phase, match.state.proposals_left)
    play(match, "2 done")
    assert "impulse" == match.phase


@pytest.mark.rules("3.9.D", "3.9.D3", "3.8.6")
def test_a_city_that_has_lost_a_level_may_raise_an_army_of_its_own_on_a_six() -> None:
    text = "lost_level = {vera_cruz = 1, cuba = 1}\nresistance = {vera_cruz = 1, cuba = 1}\n"
    match = board(text, at="administration", step="natives_grow")
    assert "dice" == match.phase  # Vera Cruz; a tribe does not grow
    roll(match, 6)
    roll(match, 3, 3)
    vera_cruz = match.state.fields["natives"].shape[0].value("vera_cruz")
    # imperial: 6 and period 1, a city 3; nobody is named
    assert [0, 0, 10, 0] == list(match.state.natives[vera_cruz])
    assert 0 == sum(match.state.natives[CUBA])


@pytest.mark.rules("3.9.D9", "3.8.3")
def test_a_subdued_location_without_a_colony_rises_again_on_a_six() -> None:
    text = "subdued = {cuba = 1, jamaica = 1}\nresistance = {cuba = 0, jamaica = 0}\n"
    text += 'owner.jamaica = "es"\ncolony.jamaica = "settlement"\n'
    match = board(text, at="administration", step="drift")
    assert "dice" == match.phase
    roll(match, 6)
    assert (0, 1) == (match.state.subdued[CUBA], match.state.resistance[CUBA])
    assert (2, "dice") != (match.state.turn, match.phase)  # Jamaica's colony keeps it down


@pytest.mark.rules("3.9.D10", "3.20")
def test_regions_are_awarded_in_the_administration() -> None:
    areas = ("cuba", "jamaica", "hispaniola", "puerto_rico", "bahamas")
    text = "owner = {" + ", ".join(f'{a} = "es"' for a in areas) + "}\n"
    text += 'colony = {cuba = "settlement", jamaica = "settlement"}\n'
    assert 4 == board(text, at="administration", step="rest").state.glory[0]
    one = text.replace(', jamaica = "settlement"', "")
    assert 0 == board(one, at="administration", step="rest").state.glory[0]


@pytest.mark.rules("3.9.D11", "3.11.13", "3.11.11")
def test_at_the_end_of_the_turn_markers_turn_up_and_what_held_for_the_turn_is_over() -> None:
    text = "no_output.cuba = 1\nwounded.cortes = 1\nlost_level.cuba = 1\nguided.cortes = 1\n"
    text += "attacked_by_natives.es = 1\nmain_card_used.es = 1\nmonopoly.furs = 'es'\n"
    text += 'leader_at.cortes = "cuba"\nallies_until.cortes = 1\nnot_intercepted.es_fleet_1 = 1\n'
    text += held(cortes="native_allies = 2")
    state = board(text, at="administration", step="drift").state
    assert 0 == state.no_output[CUBA] + state.wounded[1] + state.lost_level[CUBA]
    assert 0 == state.guided[1] + state.attacked_by_natives[0] + state.main_card_used[0]
    assert 0 == state.held[HOLDERS["cortes"]][CARGO["native_allies"]] + state.not_intercepted[0]
    assert 5 == state.monopoly[1]


@pytest.mark.rules("3.9.D11", "3.6.7", "3.7.3")
def test_a_garrison_that_is_larger_for_this_turn_only_is_cut_at_its_end() -> None:
    text = 'owner.cuba = "es"\ncolony.cuba = "settlement"\nlarger_garrison.cuba = 1\n'
    text += held(cuba="infantry = 3")
    match = board(text, at="administration", step="rest")
    assert ["drop what=infantry"] == choices(match)
    play(match, "1 drop infantry", "1 drop infantry")
    assert 1 == match.state.held[HOLDERS["cuba"]][CARGO["infantry"]]


@pytest.mark.rules("3.9.D2", "3.9.D0")
def test_natives_attack_a_garrison_on_five_and_six_and_overrun_an_empty_claim() -> None:
    text = 'owner.cuba = "es"\ncolony.cuba = "settlement"\n' + army(native_infantry=9)
    match = board(text + held(cuba="infantry = 1"), at="administration", step="natives_attack")
    roll(match, 5)
    assert [5, 0] == match.state.side
    match = board(text + held(cuba="infantry = 1"), at="administration", step="natives_attack")
    roll(match, 4)
    assert 5 > match.state.owner[CUBA]
    claim = board(
        'owner.cuba = "es"\n' + army(native_infantry=1), at="administration", step="natives_attack"
    )
    assert (5, -1) == (claim.state.owner[CUBA], claim.state.glory[0])


@pytest.mark.rules("3.9.C", "F53", "3.10.1")
def test_a_nation_that_has_passed_may_act_again_while_others_act() -> None:
    text = 'card_place = {rally = "hand_1", ambush = "hand_1"}\n'
    match = play(board(text, at="impulse", seats=2), "1 play_for_points rally", "1 end_impulse")
    play(match, "2 pass")
    assert (1,) == match.to_act  # the one that went last goes first now
    play(match, "2 take_two_points", "2 end_impulse", "1 pass")
    assert ("impulse", 3) == (match.phase, match.state.round)


@pytest.mark.rules("F54", "3.10.2", "3.10.4")
def test_a_card_is_played_for_its_points_or_its_event_beside_the_main_card() -> None:
    text = 'card_place = {emigrants = "hand_1", rally = "hand_1"}\n'
    moves = choices(board(text, at="impulse"))
    assert "play_for_points card=emigrants" in moves and "play_event card=emigrants" in moves
    assert "play_for_points card=rally" in moves and "play_event card=rally" not in moves
    assert "take_two_points" in moves
    assert "3.10.2" == rule_of(board(text, at="impulse"), "1 play_event rally")


@pytest.mark.rules("3.9.D11", "3.6.7")
def test_every_garrison_that_is_too_large_is_cut() -> None:
    text = 'owner = {cuba = "es", jamaica = "es"}\nlarger_garrison = {cuba = 1, jamaica = 1}\n'
    text += 'colony = {cuba = "settlement", jamaica = "settlement"}\n'
    match = board(text + held(cuba="infantry = 3", jamaica="infantry = 3"), at="administration",
                  step="rest")  # fmt: skip
    play(match, *["1 drop infantry"] * 4)
    assert [1, 1] == [match.state.held[65 + n][CARGO["infantry"]] for n in (27, 29)]
    assert "drop what=infantry" not in choices(match)


@pytest.mark.rules("3.9.D1")
def test_a_board_with_unpaid_upkeep_says_who_has_paid_before() -> None:
    text = held(es_home="infantry = 3, ducats = 20", pt_home="infantry = 5")
    match = board(text, at="disband", who=2, seats=2)
    while match.phase == "disband":
        play(match, "2 disband pt_home infantry")
    assert 20 == match.state.held[HOLDERS["es_home"]][DUCATS]
