"""Monopoly (3.19 N°29), royal cards (3.19.7) and what they build."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import choices, play

from .board import board, rule_of
from .scenes import held

GINF, POINTS = 3, 6
L6 = 8


def hand(*cards: str) -> str:
    own = [f'{c} = "hand_1"' for c in cards]
    return f"es_cards = {{{', '.join(own)}}}\nturn = 5\n"


def play_expert(text: str, *moves: str) -> Match:
    return play(board(text, at="impulse", level="expert"), *moves)


@pytest.mark.rules("3.19.4", "3.12.2", "3.2.1")
def test_with_a_monopoly_only_one_nation_sells_a_good_this_turn() -> None:
    text = 'card_place.monopoly_grant = "hand_1"\nturn = 9\n'
    text += 'fleet_at = {pt_fleet_1 = "home", es_fleet_1 = "home"}\n'
    text += "ships = {pt_fleet_1 = {t1 = 1}, es_fleet_1 = {t1 = 1}}\n"
    text += held(pt_home="furs = 3", es_home="furs = 3")
    match = play_expert(text, "1 play_event monopoly_grant", "1 take_monopoly furs")
    play(match, "2 take_two_points", "2 activate pt_fleet_1")
    assert "3.12.2" == rule_of(match, "2 sell furs 1")
    play(match, "2 end_move", "2 end_impulse", "3 pass", "3 pass", "1 take_two_points")
    play(match, "1 activate es_fleet_1", "1 sell furs 1")
    assert 12 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]


@pytest.mark.rules("3.19.4")
def test_two_monopolies_are_for_two_goods() -> None:
    text = 'card_place = {monopoly_grant = "hand_1"}\nmonopoly.furs = "pt"\nturn = 9\n'
    match = play_expert(text, "1 play_event monopoly_grant")
    assert "3.19.4" == rule_of(match, "1 take_monopoly furs")


@pytest.mark.rules("3.19.7", "3.6", "3.6.7")
def test_a_royal_card_raises_up_to_two_guards_for_their_points_and_is_discarded() -> None:
    text = hand("es_royal_guard") + held(es_home="build_points = 9, guards = 1")
    match = play_expert(text, "1 play_event es_royal_guard")
    assert ["raise_guards count=1", "raise_guards count=2"] == choices(match)
    play(match, "1 raise_guards 2")
    assert (3, 1) == (
        match.state.held[HOLDERS["es_home"]][GINF],
        match.state.held[HOLDERS["es_home"]][POINTS],
    )
    assert "discard" == match.state.fields["es_cards"].of.word(match.state.es_cards[4])
    match = play_expert(text.replace("guards = 1", "guards = 2"), "1 play_event es_royal_guard")
    assert "3.6.7" == rule_of(match, "1 raise_guards 2")
    full = board(text.replace("guards = 1", "guards = 3"), at="impulse", level="expert")
    assert "3.10.2" == rule_of(full, "1 play_event es_royal_guard")


@pytest.mark.rules("3.19.7", "3.6.4")
def test_a_nation_builds_one_flagship() -> None:
    text = hand("es_flagship") + held(es_home="build_points = 15")
    match = play_expert(text, "1 play_event es_flagship")
    assert (1, 1) == (match.state.ships[36][L6], match.state.held[HOLDERS["es_home"]][POINTS])
    there = text + "ships.es_yard = {l6_hit = 1}\n"
    assert "3.10.2" == rule_of(
        board(there, at="impulse", level="expert"), "1 play_event es_flagship"
    )
    poor = text.replace("15", "13")
    assert "3.10.2" == rule_of(
        board(poor, at="impulse", level="expert"), "1 play_event es_flagship"
    )


@pytest.mark.rules("3.2.1", "3.19.7", "3.21")
@pytest.mark.parametrize(
    ("option", "card"), [("royal", "es_flagship"), ("monopoly", "monopoly_grant")]
)
def test_royal_cards_and_the_monopoly_come_with_their_modules(option: str, card: str) -> None:
    from tabard.games.new_world.world.decks import is_in_the_game

    number = board().game.actions.by_word["play_event"].fields[0][1].value(card)
    with_it = board("turn = 9\n", level="expert").state
    assert is_in_the_game(with_it, number)
    assert not is_in_the_game(board("turn = 9\n", level="expert", **{option: "off"}).state, number)
    assert not is_in_the_game(board("turn = 9\n", level="veteran").state, number)


@pytest.mark.rules("3.19.2")
def test_smallpox_leaves_the_game() -> None:
    match = board('red_place.smallpox = "hand_1"\n', at="impulse")
    play(match, "1 play_event smallpox")
    assert "gone" == match.state.fields["red_place"].of.word(match.state.red_place[2])
