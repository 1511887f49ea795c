"""Is every component where it can be? (rules 2.1, 2.17 and 3.6)"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.game import Misused
from tabard.games.fall_of_rome import GAME

from .board import board, hand

LEGIONS, FORTS, CUBES, TRACK, PAWN, DECK, EVENTS, HAND = range(1, 9)


def complaint(text: str) -> str:
    """Why no position may be like this."""
    with pytest.raises(Misused) as found:
        board(text)
    return str(found.value)


def changed(**values: Any) -> int:
    """The complaint when this is changed on the empty board."""
    state = board().state
    for name, value in values.items():
        if isinstance(value, dict):
            for at, inner in value.items():
                getattr(state, name)[at] = inner
        else:
            setattr(state, name, value)
    return int(GAME.accounted(state))


@pytest.mark.rules("2.1", "2.17")
def test_the_empty_board_is_in_order() -> None:
    assert 0 == changed()


@pytest.mark.rules("2.1.1", "2.17")
def test_there_are_16_legions() -> None:
    board("legions = {roma = 16}")
    assert "16 legions" in complaint("legions = {roma = 16, tyras = 1}")
    assert 0 == changed(legions={0: 0, 1: 16})
    assert LEGIONS == changed(legions={0: -1})


@pytest.mark.rules("2.1.1", "2.17")
def test_there_are_6_forts_one_in_a_city() -> None:
    six = "roma = 1, aquileia = 1, athenae = 1, tyras = 1, tingi = 1, narbo = 1"
    board(f"fort = {{{six}}}")
    assert "6 forts" in complaint(f"fort = {{{six}, genua = 1}}")
    assert 0 == changed(fort={0: 1})
    assert FORTS == changed(fort={0: 2})
    assert FORTS == changed(fort={0: -1})


@pytest.mark.rules("2.1.2", "2.17")
def test_each_tribe_has_its_own_cubes_three_in_a_city() -> None:
    full = "roma tyras narbo genua".split()
    cubes = "".join(f"cubes.{city}.ostrogoths = 3\n" for city in full)
    board(f"{cubes}cubes.tingi.ostrogoths = 2")
    assert "own number of cubes" in complaint(f"{cubes}cubes.tingi.ostrogoths = 3")
    state = board().state
    state.cubes[3][2] = 3
    assert 0 == GAME.accounted(state)
    state.cubes[3][2] = 4
    assert CUBES == GAME.accounted(state)
    state.cubes[3][2] = -1
    assert CUBES == GAME.accounted(state)


@pytest.mark.rules("3.10", "2.17")
def test_markers_stay_on_their_tracks() -> None:
    assert 0 == changed(decline=8, rate=7)
    assert [TRACK] * 4 == [
        changed(**{m: n}) for m, n in (("decline", 9), ("decline", -1), ("rate", 8), ("rate", -1))
    ]


@pytest.mark.rules("2.2.4", "2.2.9", "2.17")
def test_each_pawn_stands_somewhere_and_roles_differ() -> None:
    assert PAWN == changed(pawn={1: -1})
    assert 0 == changed(pawn={2: -1}, role={0: 3, 1: 4, 2: 3})  # the third does not play
    assert PAWN == changed(role={0: 3, 1: 3})
    assert PAWN == changed(role={0: 0, 1: 0})
    assert 0 == changed(turns=0, role={0: 3, 1: 3})  # play has not begun


@pytest.mark.rules("3.6", "2.15.6")
def test_the_player_deck_holds_what_is_unseen() -> None:
    assert "pile_cards" in complaint("pile_cards = {pile_1 = 3}")
    board("pile_cards.pile_1 = 11\npile_revolt.pile_1 = 1")  # the other piles are as usual
    assert 0 == changed(pile_cards={0: 11}, pile_revolt={0: 1})  # the revolt is not unseen
    assert DECK == changed(pile_cards={0: 11})
    assert DECK == changed(card_place={0: 6})
    assert 0 == changed(pile_cards={0: 9}, card_place={0: 6})
    assert DECK == changed(events_in_deck=1)
    assert 0 == changed(turns=0, events_in_deck=1)


@pytest.mark.rules("2.2.6", "2.17")
def test_the_deck_cannot_hold_more_events_than_are_unseen() -> None:
    state = board().state
    for event in range(49, 63):
        state.card_place[event] = 6
    assert 0 == GAME.accounted(state)
    state.events_in_deck = 1
    state.pile_cards[0] += 1
    assert EVENTS == GAME.accounted(state)


@pytest.mark.rules("2.1", "2.17")
def test_only_those_who_play_hold_cards() -> None:
    board(hand(2, "genua_franks"))
    assert "in the hand of somebody" in complaint(hand(3, "genua_franks"))
    assert "in the hand of somebody" in complaint(hand(5, "carpe_diem"))
    board(hand(3, "genua_franks"), seats=3)
    board(hand(0, "genua_franks", place="discard"))
    board(hand(0, "genua_franks", place="treasury"), seats=1)


@pytest.mark.rules("2.1")
def test_a_short_position_has_its_unseen_cards_in_five_piles() -> None:
    assert [10, 10, 10, 10, 9, 0, 0] == list(board().state.pile_cards)
    dealt = board(hand(1, "genua_franks", "roma_huns") + "events_in_deck = 5\n")
    assert [11, 11, 10, 10, 10, 0, 0] == list(dealt.state.pile_cards)
    assert [0] * 7 == list(dealt.state.pile_revolt)
