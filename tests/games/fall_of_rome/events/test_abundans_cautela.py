"""Event 9, Abundans cautela non nocet (3.8.9)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, told

from ..board import board
from ..scenes import W3, deck

CARDS = deck("tyras_visigoths", abundans_cautela="hand_1")
NORMAL, CORRUPT = "1 abundans_cautela effect=normal", "1 abundans_cautela effect=corrupt"


@pytest.mark.rules("3.8.9", "2.12.2")
@pytest.mark.parametrize(("space", "cards"), [(0, 0), (2, 1), (4, 2), (7, 3)])
def test_phase_three_turns_two_cards_fewer(space: int, cards: int) -> None:
    match = play(board(f"rate = {space}\n" + W3 + CARDS), NORMAL)
    turned = 0
    while match.phase == "top_barbarian":
        turned += 1
        play(match, f"chance {match.legal(6)[0][1]}")
    assert (cards, "actions", 1) == (turned, match.phase, match.state.turn)


@pytest.mark.rules("3.8.9")
def test_corrupt_phase_three_is_skipped() -> None:
    match = play(board("rate = 7\n" + W3 + CARDS), CORRUPT)
    assert ("actions", 1) == (match.phase, match.state.turn)
    assert ["played", "declined", "skipped", "turn"] == told(match)


@pytest.mark.rules("3.8.9", "2.11.1")
def test_set_among_the_actions_it_works_in_phase_three_of_the_same_turn_only() -> None:
    cards = deck("tyras_visigoths", "tingi_vandals", "sinope_ostrogoths", abundans_cautela="hand_1")
    match = play(board("rate = 2\n" + cards), NORMAL, "1 end_actions")
    assert 2 == match.state.fewer_invasions
    for card in ("tyras_visigoths", "tingi_vandals"):
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    assert 0 == match.state.cards_to_turn
    play(match, "chance barbarian_card card=genua_franks")
    assert (0, 1) == (match.state.fewer_invasions, match.state.turn)
