"""Readings of section 4 on cards, steps and windows of a land combat: where A and B differ."""

from __future__ import annotations

import pytest

from tabard.games.new_world.combat.windows import step_of_combat
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .scenes import WAR, carolina, fight, held
from .test_combat_cards import hands
from .test_combat_course import step_of
from .test_readings_start import AB, ALLY, FLEET, IN, allied, enter


@pytest.mark.rules("A1", "2", "30")
@pytest.mark.parametrize("reading", AB)
def test_a1_other_leaders_take_part_in_the_transfers(reading: str) -> None:
    text = held(cabral="infantry = 3", caramuru="infantry = 1")
    match = enter(text, "settlement", "cabral", "caramuru", step1_actor=reading)
    play(match, "2 name_commander cabral")
    assert allowed(match, "2 call_up caramuru infantry 1")
    if reading == "a":
        assert "3.16.1" == rule_of(match, "2 reinforce caramuru infantry 1")
    else:
        play(match, "2 reinforce caramuru infantry 2")
        assert [1, 3] == [match.state.held[5 + n][CARGO["infantry"]] for n in (6, 7)]


@pytest.mark.rules("A2", "13")
@pytest.mark.parametrize("reading", AB)
def test_a2_everything_that_is_carried_changes_hands(reading: str) -> None:
    text = held(cabral="infantry = 3", caramuru="ducats = 9, sugar = 2, settlers = 1")
    match = enter(text, "settlement", "cabral", "caramuru", step1_scope=reading)
    play(match, "2 name_commander cabral", "2 call_up caramuru settlers 1")
    if reading == "a":
        assert "3.16.1" == rule_of(match, "2 call_up caramuru sugar 2")
    else:
        play(match, "2 call_up caramuru sugar 2", "2 call_up caramuru ducats 9")
        assert (9, 2) == (
            match.state.held[HOLDERS["cabral"]][CARGO["ducats"]],
            match.state.held[HOLDERS["cabral"]][CARGO["sugar"]],
        )
    assert not allowed(match, "2 reinforce caramuru infantry 1")


@pytest.mark.rules("A11", "40")
@pytest.mark.parametrize("reading", AB)
def test_a11_cards_may_be_played_in_turn(reading: str) -> None:
    text = held(cortes="infantry = 4", carolina="infantry = 2")
    cards = hands(native_auxiliaries="1", double_shot="1", hold_the_walls="2", rally="2")
    match = enter(text + cards, "village", card_window=reading)
    play(match, "1 play_in_combat native_auxiliaries")
    assert ((0,) if reading == "a" else (1,)) == match.to_act
    play(match, *(["1 close_window"] if reading == "a" else []), "2 play_in_combat hold_the_walls")
    if reading == "a":
        assert (1,) == match.to_act
        return
    assert (0,) == match.to_act
    play(match, "1 close_window", "2 close_window")  # the ally's place has nobody: three passes
    assert 2 == step_of_combat(match.state)
    again = enter(text + cards, "village", card_window="b")
    play(again, "1 close_window", "2 play_in_combat hold_the_walls")
    assert allowed(again, "1 play_in_combat native_auxiliaries")


@pytest.mark.rules("A11", "40")
def test_a11_a_pass_after_a_card_is_the_first_again() -> None:
    text = held(cortes="infantry = 4", carolina="infantry = 2")
    cards = hands(native_auxiliaries="1", double_shot="1", hold_the_walls="2", rally="2")
    match = enter(text + cards, "village", card_window="b")
    play(match, "1 play_in_combat native_auxiliaries", "2 close_window")
    assert (1, (0,)) == (step_of(match), match.to_act)


@pytest.mark.rules("A11", "40")
def test_a11_the_defender_begins_where_the_attacker_has_no_cards() -> None:
    text = held(cortes="infantry = 4", carolina="infantry = 1") + hands(reinforced_garrison="2")
    match = enter(text, "village", card_window="b")
    assert allowed(match, "2 play_in_combat reinforced_garrison")


@pytest.mark.rules("A13", "39")
@pytest.mark.parametrize("reading", AB)
def test_a13_in_the_window_of_step_three_only_reactions(reading: str) -> None:
    text = "turn = 5\n" + held(cortes="infantry = 2, artillery = 2", carolina="infantry = 2")
    text += "fortification.carolina = 1\n" + hands(sappers="1")
    match = enter(text, "settlement", level="veteran", after_step3=reading)
    play(match, "1 close_window", "1 close_window")
    if reading == "a":
        assert allowed(match, "1 play_in_combat sappers")
    else:
        assert "39" == rule_of(match, "1 play_in_combat sappers")


@pytest.mark.rules("A14", "36")
@pytest.mark.parametrize("reading", AB)
def test_a14_later_rounds_have_no_window(reading: str) -> None:
    text = held(cortes="infantry = 4", carolina="infantry = 1")
    text += held(cabral="infantry = 5") + hands(rally="1")
    match = enter(text, "settlement", "cabral", new_round_window=reading)
    while match.state.battle_round == 1:
        seat = match.to_act[0]
        if seat == 6:
            roll(match, 3)
        else:
            match.play(seat, match.default(seat).words)
    assert ("window" if reading == "a" else "dice") == match.phase


@pytest.mark.rules("A15", "38")
@pytest.mark.parametrize("reading", AB)
def test_a15_red_cards_are_discarded_when_a_combat_begins(reading: str) -> None:
    text = 'red_place = {mutiny = "hand_1", smallpox = "hand_3"}\n' + held(carolina="infantry = 1")
    match = enter(text, red_in_combat=reading)
    reds = match.state.fields["red_place"]
    cards = [reds.shape[0].value(word) for word in ("mutiny", "smallpox")]
    places = [reds.of.word(match.state.red_place[card]) for card in cards]
    assert ["hand_1" if reading == "a" else "discard", "hand_3"] == places


@pytest.mark.rules("A16", "41")
@pytest.mark.parametrize("reading", AB)
def test_a16_the_players_word_is_enough(reading: str) -> None:
    text = held(cortes="infantry = 4", carolina="infantry = 1")
    text += hands(surprise_attack="1", kings_regiment="2")
    match = enter("turn = 5\n" + text, card_impact=reading)
    if reading == "a":
        assert "41" == rule_of(match, "1 play_in_combat surprise_attack")
        return
    play(match, "1 play_in_combat surprise_attack")  # nobody would have had free actions
    assert 0 == match.state.battle_card[0][0]
    again = enter("turn = 5\n" + text + "markers_gone.pt = 27\n", card_impact="b")
    play(again, "1 close_window", "2 play_in_combat kings_regiment")
    assert 83 == again.state.regiment_at[6]  # no marker, so no regiment; the card is spent


@pytest.mark.rules("A28", "7")
@pytest.mark.parametrize("reading", AB)
def test_a28_who_can_besiege_does(reading: str) -> None:
    text = held(cortes="infantry = 2, artillery = 2", carolina="infantry = 2")
    text += "fortification.carolina = 1\n"
    match = enter(text, level="veteran", siege_announce=reading)
    assert ("siege" if reading == "a" else "dice") == match.phase
    assert (0 if reading == "a" else 1) == match.state.besieges


@pytest.mark.rules("A32", "15")
@pytest.mark.parametrize("reading", AB)
def test_a32_a_commander_ashore_calls_no_units_from_fleets(reading: str) -> None:
    text = FLEET + held(cabral="infantry = 1", pt_fleet_1="infantry = 2", carolina="infantry = 1")
    match = enter(text, "settlement", "cabral", landing_with_leader=reading)
    play(match, "2 name_commander cabral")
    if reading == "a":
        assert allowed(match, "2 call_up pt_fleet_1 infantry 2")
    else:
        assert "3.16.1" == rule_of(match, "2 call_up pt_fleet_1 infantry 2")


@pytest.mark.rules("A35", "34")
@pytest.mark.parametrize("reading", AB)
def test_a35_under_an_allied_commander_the_owner_plays_nothing(reading: str) -> None:
    text = held(carolina="infantry = 2") + hands(hold_the_walls="2", rally="3")
    match = allied(text, "village", ally_cards=reading)
    play(match, "2 borrow_commander fr", "3 lend angos_captain")
    assert ((1,) if reading == "a" else (2,)) == match.to_act and "window" == match.phase


@pytest.mark.rules("A36", "36")
@pytest.mark.parametrize("reading", AB)
def test_a36_reactions_when_the_dice_have_fallen(reading: str) -> None:
    text = held(cortes="infantry = 4", carolina="infantry = 2") + hands(rally="1")
    match = enter(text, "village", combat_reactions=reading)
    play(match, "1 close_window", "1 close_window", "1 close_window")
    fight(match, (1, 1), (6, 6))
    if reading == "a":
        assert "losses" == match.phase
        return
    assert "window" == match.phase
    play(match, "1 play_in_combat rally")
    roll(match, 6, 6)
    assert any("Spain: 12" in line for line in story(match))


@pytest.mark.rules("A37", "34")
@pytest.mark.parametrize("reading", AB)
def test_a37_an_allied_commander_has_free_actions(reading: str) -> None:
    there = carolina().replace(WAR, ALLY)
    there = there.replace("{cortes", '{angos_captain = "carolina", verrazzano = "carolina", cortes')
    text = held(cortes="infantry = 4", carolina="infantry = 1", verrazzano="infantry = 3")
    match = play(board(there + text, ally_step1=reading), *IN)
    play(match, "2 borrow_commander fr", "3 lend angos_captain")
    if reading == "a":
        assert "dice" == match.phase
        return
    assert ("transfers", (2,)) == (match.phase, match.to_act)
    play(match, "3 call_up verrazzano infantry 3")
    assert 3 == match.state.held[HOLDERS["angos_captain"]][CARGO["infantry"]]
    assert [] == choices(match, "reinforce")  # Portugal's garrison is not his
