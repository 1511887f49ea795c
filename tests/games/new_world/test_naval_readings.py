"""The second readings at sea: freight by ship (A41), and card windows (A11, A13 to A15, A36)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.sea.start import UNDER_WAY_AT_SEA
from tests.games.asking import allowed, play, told

from .board import roll, rule_of
from .scenes import held
from .waves import EQUAL, battle, broadside, fleets, gauge, met

LADEN = fleets("t1 = 1, e1 = 2", "t1 = 1, e1 = 2") + held(es_fleet_1="sugar = 4, ducats = 30")


@pytest.mark.rules("A41", "3.17.2", "F62")
def test_by_a_reading_freight_lies_in_ships_named_in_secret_and_goes_down_with_them() -> None:
    match = battle(LADEN, attacker=2, freight="by_ship")
    play(match, "1 offer_nothing")
    assert "stowing" == match.phase and (0,) == match.to_act  # Portugal carries nothing
    assert "3.17.2" == rule_of(match, "1 stow c1")
    play(match, "1 stow t1")
    assert "stowed" in told(match)
    gauge(match)
    broadside(match, (6, 6), (1, 1))
    play(match, "1 take_hit t1")
    assert 4 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["sugar"]]
    play(match, "1 take_hit t1_damaged")
    assert [0, 0] == [match.state.held[HOLDERS["es_fleet_1"]][n] for n in (15, 7)]
    match = gauge(play(battle(LADEN, attacker=2), "1 offer_nothing"))
    broadside(match, (6, 6), (1, 1))
    play(match, "1 take_hit t1", "1 take_hit t1_damaged")
    assert 4 == match.state.held[HOLDERS["es_fleet_1"]][CARGO["sugar"]]


@pytest.mark.rules("A41")
def test_by_a_reading_both_stow_at_once_and_nobody_sees_it_before_the_opening() -> None:
    text = LADEN + held(pt_fleet_1="sugar = 4")
    match = play(battle(text, freight="by_ship"), "2 offer_nothing")
    assert {0, 1} == set(match.to_act)
    play(match, "1 stow t1")
    assert match.view(1)["stowing"]["1"] == "?" and (1,) == match.to_act
    play(match, "2 stow e1")
    assert [1, 6] == list(match.state.stowed) and 0 == sum(match.state.stowing)


@pytest.mark.rules("A41", "3.17.6")
def test_by_a_reading_freight_in_ships_that_stay_behind_can_be_taken() -> None:
    text = fleets("t1 = 2, c1 = 4", "e1 = 4") + held(es_fleet_1="sugar = 4, ducats = 30")
    for freight, ducats in [("by_ship", 30), ("by_fleet", 0)]:
        match = play(battle(text, attacker=2, freight=freight), "1 offer_nothing")
        if freight == "by_ship":
            play(match, "1 stow t1")
        gauge(match, 2, 2)
        broadside(match, (6, 6), (1, 1))
        play(match, "2 take_hit e1", *["1 take_hit t1", "1 take_hit c1"] * 2)
        play(match, "1 sail_away west_atlantic")
        roll(match, 6, 6, 6, 6)
        assert ducats == match.state.held[HOLDERS["pt_fleet_1"]][CARGO["ducats"]]
        assert (match.phase == "plunder") == (freight == "by_ship")


@pytest.mark.rules("A11", "40", "3.19.9")
@pytest.mark.parametrize(("reading", "step"), [("attacker_first", 2), ("in_turn", 1)])
def test_by_a_reading_both_play_in_turn_at_sea_until_both_have_passed(
    reading: str, step: int
) -> None:
    hands = 'card_place = {admirals_signal = "hand_2", emigrants = "hand_1"}\nturn = 5\n'
    match = play(met(EQUAL + hands, card_window=reading), "2 pursue", "1 no_wind", "2 no_wind")
    play(roll(match, 6, 1), "1 fight", "1 close_at_sea", "2 play_at_sea admirals_signal")
    assert (0,) == match.to_act and step == _step(match)
    play(match, "1 close_at_sea")
    assert step + 1 == _step(match)


@pytest.mark.rules("A13", "3.19.9")
def test_by_a_reading_only_reactions_are_played_from_naval_step_3_on() -> None:
    match = at_sea('card_place = {admirals_signal = "hand_1"}\n', after_step3="from_step_3")
    play(match, *["1 close_at_sea"] * 2)
    assert "39" == rule_of(match, "1 play_at_sea admirals_signal")
    match = play(at_sea('card_place = {admirals_signal = "hand_1"}\n'), *["1 close_at_sea"] * 2)
    assert allowed(match, "1 play_at_sea admirals_signal")


@pytest.mark.rules("A14", "3.19.9")
@pytest.mark.parametrize(
    ("reading", "phase"), [("every_round", "naval_window"), ("first_round", "dice")]
)
def test_by_a_reading_only_the_first_round_at_sea_begins_with_a_window(
    reading: str, phase: str
) -> None:
    match = at_sea('card_place = {emigrants = "hand_1"}\n', new_round_window=reading)
    gauge(play(match, *["1 close_at_sea"] * 3))
    broadside(play(match, "1 close_at_sea"), (3, 3), (4, 3))
    play(match, "1 take_hit t1", "2 take_hit t1", "1 fight_on", "2 fight_on")
    assert 2 == match.state.battle_round and phase == match.phase


@pytest.mark.rules("A15", "38", "3.19.9")
@pytest.mark.parametrize(("reading", "place"), [("kept", "hand_1"), ("discarded", "discard")])
def test_by_a_reading_red_cards_are_discarded_when_a_combat_at_sea_begins(
    reading: str, place: str
) -> None:
    text = 'red_place = {mutiny = "hand_1", smallpox = "hand_3"}\n'
    match = at_sea(text, red_in_combat=reading)
    places = match.view(0, 2)["red_place"]
    assert (place, "hand_3") == (places["mutiny"], places["smallpox"])
    assert (reading == "discarded") == ("discarded" in told(match))


@pytest.mark.rules("A15", "4.1")
def test_a_cursed_card_is_red_and_goes_with_them() -> None:
    text = 'card_place = {corsair_nest = "hand_1"}\n'
    for curse, place in [("on", "discard"), ("off", "hand_1")]:
        match = at_sea(text, level="veteran", red_in_combat="discarded", curse=curse)
        assert place == match.view(0)["card_place"]["corsair_nest"]


@pytest.mark.rules("A36", "3.19.4")
def test_by_a_reading_a_rally_may_be_played_when_the_dice_at_sea_have_fallen() -> None:
    match = at_sea('card_place = {rally = "hand_1"}\n', combat_reactions="at_the_dice")
    gauge(play(match, *["1 close_at_sea"] * 3))
    broadside(play(match, "1 close_at_sea"), (1, 1), (3, 4))
    assert (0,) == match.to_act and "naval_window" == match.phase
    play(match, "1 play_at_sea rally")
    roll(match, 5, 5)
    assert [11, 7] == list(match.state.value)


def at_sea(hands: str, **options: str) -> Match:
    """Portugal holds nothing: the combat at Spain's first window."""
    match = play(met(EQUAL + "turn = 9\n" + hands, **options), "2 pursue", "1 no_wind")
    return play(roll(match, 6, 1), "1 fight")


def _step(match: Match) -> int:
    """The naval step that is under way."""
    return UNDER_WAY_AT_SEA[match.state.frame_cursor[match.state.depth - 2]]


@pytest.mark.rules("A11", "40", "3.19.9")
def test_in_turn_at_sea_who_alone_has_cards_may_play_another() -> None:
    hands = 'card_place = {admirals_signal = "hand_1", emigrants = "hand_1"}\nturn = 5\n'
    match = play(met(EQUAL + hands, card_window="in_turn"), "2 pursue", "1 no_wind")
    play(roll(match, 6, 1), "1 fight", "1 play_at_sea admirals_signal")
    assert ((0,), 1) == (match.to_act, _step(match))
