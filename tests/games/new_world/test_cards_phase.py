"""The cards phase (3.9.A), its order (3.1.10), and the decks from which it is dealt (3.19)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.cards import GENERAL_CARDS, OWN_CARDS
from tabard.games.new_world.components.nations import NATIONS
from tabard.games.new_world.sea.waters import nation_in_order
from tabard.games.new_world.world.hands import after_deck, first_of_deck
from tests.games.asking import choices, play, story

from .board import board, roll, rule_of
from .scenes import held


@pytest.mark.rules("3.9.A3")
@pytest.mark.parametrize(("turn", "cards"), [(1, 4), (8, 4), (9, 5)])
def test_four_general_cards_are_drawn_and_five_from_the_third_period(turn: int, cards: int) -> None:
    match = board(f"turn = {turn}\n", at="cards", seats=2, step="draw_1")
    drawn = 0
    while match.to_act == (6,) and match.state.frame_cursor[match.state.depth - 1] == NATIONS:
        match.play(6, choices(match)[0])
        drawn += 1
    assert cards == drawn


@pytest.mark.rules("3.19")
def test_each_nation_has_six_cards_of_its_own_one_deck_after_the_other() -> None:
    first = [first_of_deck(deck) for deck in range(NATIONS)]
    assert [GENERAL_CARDS + OWN_CARDS * deck for deck in range(NATIONS)] == first
    assert [start + OWN_CARDS for start in first] == [after_deck(deck) for deck in range(NATIONS)]


@pytest.mark.rules("3.1.10")
def test_outside_the_action_phase_the_order_of_the_turn_holds() -> None:
    state = board().state
    state.order[0], state.turn_order[0] = 2, 1
    state.round = 0
    assert 1 == nation_in_order(state, 0)
    state.round = 1
    assert 2 == nation_in_order(state, 0)


@pytest.mark.rules("3.1.8")
def test_a_turn_is_ten_years() -> None:
    match = board("turn = 2\n", seats=2, at="administration", step="first_storm")
    while match.state.turn == 2:
        roll(match, 1)
    assert "Turn 3, the year 1512." in story(match)


@pytest.mark.rules("3.9.D1")
def test_nobody_disbands_what_is_another_nations() -> None:
    text = 'leader_at.cortes = "cuba"\n' + held(cortes="infantry = 2", pt_home="infantry = 5")
    match = board(text + held(es_home="ducats = 90"), at="administration", step="upkeep_1")
    assert ("disband", (1,)) == (match.phase, match.to_act)
    assert "3.9.D1" == rule_of(match, "2 disband cortes infantry")
    play(match, "2 disband pt_home infantry")
