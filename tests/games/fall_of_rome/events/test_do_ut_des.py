"""Event 1, Do ut des (3.8.1)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, refused, told, words_of

from ..board import board
from ..scenes import deck, offered

TOGETHER = 'pawn = {1 = "genua", 2 = "genua", 3 = "tingi"}\n'
CARDS = deck(
    do_ut_des="hand_1", roma_huns="hand_1", narbo_franks="hand_2", tyras_visigoths="hand_3"
)
SWAP = "do_ut_des effect=normal card=roma_huns other=narbo_franks"
FAR = "do_ut_des effect=corrupt card=roma_huns other=tyras_visigoths"


@pytest.mark.rules("3.8.1", "2.16.14")
def test_two_players_in_one_city_swap_one_city_card_each() -> None:
    match = play(board(TOGETHER + CARDS, seats=3), f"1 {SWAP}")
    assert ("consent", (1,)) == (match.phase, match.to_act)
    play(match, "2 agree")
    places = words_of(match)["card_place"]
    assert ("hand_2", "hand_1") == (places["roma_huns"], places["narbo_franks"])
    assert ["agreed", "played", "swapped"] == told(match)
    assert {"card": "roma_huns", "other": "narbo_franks"} == match.told[-1].facts


@pytest.mark.rules("3.8.1", "2.16.14")
def test_both_owners_of_the_cards_agree() -> None:
    swap = "1 do_ut_des effect=corrupt card=tyras_visigoths other=narbo_franks"
    match = play(board(TOGETHER + CARDS, seats=3), swap, "2 agree")
    assert (2,) == match.to_act
    play(match, "3 agree")
    assert "hand_2" == words_of(match)["card_place"]["tyras_visigoths"]


@pytest.mark.rules("3.8.1")
def test_only_the_corrupt_effect_joins_players_in_different_cities() -> None:
    match = board(TOGETHER + CARDS, seats=3)
    refusal = refused(match, f"1 {FAR.replace('corrupt', 'normal')}")
    assert ("3.8.1", "The owners of the two cards are not in one city.") == (
        refusal.rule,
        refusal.sentence,
    )
    play(match, f"1 {FAR}", "3 agree")
    assert ("hand_3", 1) == (words_of(match)["card_place"]["roma_huns"], match.state.decline)


@pytest.mark.rules("3.8.1")
def test_the_two_cards_lie_in_two_different_hands() -> None:
    match = board(
        TOGETHER
        + CARDS.replace("sinope", "x").replace(
            'roma_huns = "hand_1"', 'roma_huns = "hand_1", roma_franks = "hand_1"'
        ),
        seats=3,
    )
    refusal = refused(match, "1 do_ut_des effect=normal card=roma_huns other=roma_franks")
    assert "The two cards must lie in two different hands." == refusal.sentence
    refusal = refused(match, "1 do_ut_des effect=normal card=sinope_ostrogoths other=narbo_franks")
    assert ("3.8.1", "Sinope (Ostrogoths) is in no hand.") == (refusal.rule, refusal.sentence)
    refusal = refused(match, "1 do_ut_des effect=normal card=roma_huns other=sinope_ostrogoths")
    assert "Sinope (Ostrogoths) is in no hand." == refusal.sentence


@pytest.mark.rules("3.8.1", "2.16.13", "2.11.10")
def test_it_is_offered_only_where_two_such_seats_hold_a_city_card() -> None:
    no_swap = "No two players hold city cards that could be swapped."
    alone = CARDS.replace('narbo_franks = "hand_2"', 'narbo_franks = "discard"')
    match = board(TOGETHER + alone, seats=3)
    assert no_swap == refused(match, "1 do_ut_des effect=normal").sentence
    assert allowed(match, "1 do_ut_des effect=corrupt")
    nobody = alone.replace('"hand_3"', '"discard"')
    assert "do_ut_des" not in offered(board(TOGETHER + nobody, seats=3))


@pytest.mark.rules("3.8.1", "2.16.13")
def test_a_card_whose_owner_meets_nobody_cannot_be_chosen_first() -> None:
    match = board(TOGETHER + CARDS, seats=3)
    refusal = refused(match, "1 do_ut_des effect=normal card=tyras_visigoths")
    assert "3.8.1" == refusal.rule
    assert allowed(match, "1 do_ut_des effect=corrupt card=tyras_visigoths")


@pytest.mark.rules("3.8.1", "2.16.16")
def test_after_three_refusals_nobody_can_be_asked_to_swap() -> None:
    match = board("refusals = 3\n" + TOGETHER + CARDS, seats=3)
    assert "2.16" == refused(match, f"1 {SWAP}").rule


@pytest.mark.rules("3.8.1")
def test_the_card_goes_to_the_very_hand_that_gave_the_other() -> None:
    match = play(board(TOGETHER + CARDS, seats=3), f"1 {FAR}", "3 agree")
    places = words_of(match)["card_place"]
    assert ("hand_3", "hand_1") == (places["roma_huns"], places["tyras_visigoths"])
