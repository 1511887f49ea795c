"""Event 5, Audentes fortuna iuvat (3.8.5)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, told, words_of

from ..board import board
from ..scenes import W3, deck, ending

FOUR = ("roma_huns", "roma_franks", "roma_vandals", "tingi_vandals")
NORMAL, CORRUPT = "1 audentes_fortuna effect=normal", "1 audentes_fortuna effect=corrupt"


def _draw(match, *cards: str):  # type: ignore[no-untyped-def]
    for card in cards:
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    return match


def _hand(match) -> set[str]:  # type: ignore[no-untyped-def]
    return {card for card, place in words_of(match)["card_place"].items() if place == "hand_1"}


@pytest.mark.rules("3.8.5", "2.11.3")
def test_the_active_player_draws_two_more_cards() -> None:
    match = play(board(W3 + deck(*FOUR, audentes_fortuna="hand_1")), NORMAL)
    _draw(match, *FOUR[:2])
    assert (set(FOUR[:2]), "top_barbarian") == (_hand(match), match.phase)
    assert ["drew", "drew"] == told(match)


@pytest.mark.rules("3.8.5")
def test_corrupt_the_active_player_draws_four() -> None:
    match = play(board(W3 + deck(*FOUR, audentes_fortuna="hand_1")), CORRUPT)
    _draw(match, *FOUR)
    assert (set(FOUR), 1) == (_hand(match), match.state.decline)


@pytest.mark.rules("3.8.5")
def test_the_cards_are_the_active_players_also_when_another_held_the_event() -> None:
    match = play(board(W3 + deck(*FOUR, audentes_fortuna="hand_2")), NORMAL, "2 agree")
    assert set(FOUR[:2]) == _hand(_draw(match, *FOUR[:2]))


@pytest.mark.rules("3.8.5", "49", "47")
def test_revolts_among_them_are_resolved_and_then_w3_opens_again() -> None:
    cards = deck(
        "roma_huns", piles=(2, 1), revolts=(1, 1), audentes_fortuna="hand_1", mors_tua="hand_1"
    )
    match = play(board(W3 + "cubes = {tyras = {huns = 1}}\n" + cards), NORMAL)
    play(match, "chance turn_up kind=revolt", "chance turn_up kind=ordinary")
    play(match, "chance draw_card card=roma_huns", "chance bottom_card card=genua_franks")
    assert ("after_draw", 1) == (match.phase, match.state.rate)
    cards = deck(piles=(1, 1), revolts=(1, 1), audentes_fortuna="hand_1", mors_tua="hand_1")
    match = play(board(W3 + "cubes = {tyras = {huns = 1}}\n" + cards), NORMAL)
    play(match, "chance turn_up kind=revolt", "chance turn_up kind=revolt")
    play(match, "chance bottom_card card=genua_franks")
    assert "between_revolts" == match.phase


@pytest.mark.rules("3.8.5", "4.29", "63", "37")
@pytest.mark.parametrize(("move", "enough"), [(NORMAL, 2), (CORRUPT, 4)])
def test_too_few_cards_in_the_deck_are_a_lost_bet(move: str, enough: int) -> None:
    match = play(board(W3 + deck(*FOUR[:enough], audentes_fortuna="hand_1")), move)
    assert "" == ending(match)
    match = play(board(W3 + deck(*FOUR[: enough - 1], audentes_fortuna="hand_1")), move)
    assert ("deck_too_short", "63") == (ending(match), match.result.rule)
    assert "deck_ran_out" == told(match)[-1]
    assert {"cards": enough} == match.told[-1].facts


@pytest.mark.rules("3.8.5", "2.3.2", "2.3.4")
def test_the_hand_limit_waits_until_phase_two_ends() -> None:
    hand = (
        "genua_franks narbo_franks tyras_visigoths narona_visigoths"
        " sinope_ostrogoths cesarea_vandals"
    )
    held = dict.fromkeys(hand.split(), "hand_1")
    match = play(board(W3 + deck(*FOUR, audentes_fortuna="hand_1", **held)), CORRUPT)
    _draw(match, *FOUR)
    assert ("over_limit", 10) == (match.phase, len(_hand(match)))


@pytest.mark.rules("3.8.5", "3.7.7")
def test_a_vestalis_puts_none_of_these_cards_back() -> None:
    text = 'role = {1 = "vestalis"}\n' + W3 + deck(*FOUR, audentes_fortuna="hand_1")
    match = _draw(play(board(text), NORMAL), *FOUR[:2])
    assert ("top_barbarian", set(FOUR[:2])) == (match.phase, _hand(match))
