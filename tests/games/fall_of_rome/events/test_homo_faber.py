"""Event 7, Homo faber fortunae suae (3.8.7)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, refused, told, words_of

from ..board import board
from ..scenes import deck, offered

CARDS = deck("tyras_visigoths", homo_faber="hand_1", narbo_franks="hand_2")
IN_ROMA = "1 homo_faber effect=normal card=roma_huns"


@pytest.mark.rules("3.8.7")
def test_the_active_player_takes_a_discarded_card_of_the_own_city() -> None:
    match = play(board(CARDS), IN_ROMA)
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]
    assert ["played", "took"] == told(match)
    assert {"pawn": "1", "card": "roma_huns"} == match.told[-1].facts


@pytest.mark.rules("3.8.7")
def test_only_the_corrupt_effect_takes_the_card_of_another_city() -> None:
    match = board(CARDS)
    refusal = refused(match, "1 homo_faber effect=normal card=genua_franks")
    assert ("3.8.7", "Genua (Anglo-Saxons & Franks) does not name Roma.") == (
        refusal.rule,
        refusal.sentence,
    )
    play(match, "1 homo_faber effect=corrupt card=genua_franks")
    assert ("hand_1", 1) == (words_of(match)["card_place"]["genua_franks"], match.state.decline)


@pytest.mark.rules("3.8.7")
@pytest.mark.parametrize("effect", ["normal", "corrupt"])
def test_the_card_lies_in_the_discard_pile(effect: str) -> None:
    match = board(CARDS)
    for card in ("tyras_visigoths", "narbo_franks"):
        refusal = refused(match, f"1 homo_faber effect={effect} card={card}")
        assert ("3.8.7", {"card": card}) == (refusal.rule, refusal.facts)
        assert "is not in the player discard pile." in refusal.sentence


@pytest.mark.rules("3.8.7", "2.11.10")
def test_a_fitting_card_must_lie_there() -> None:
    no_roma = deck(
        homo_faber="hand_1",
        **{f"roma_{t}": "out" for t in ("franks", "vandals", "huns", "visigoths", "ostrogoths")},
    )
    match = board(no_roma)
    refusal = refused(match, "1 homo_faber effect=normal")
    assert ("3.8.7", "No fitting card lies in the player discard pile.") == (
        refusal.rule,
        refusal.sentence,
    )
    assert allowed(match, "1 homo_faber effect=corrupt")
    match = board('card_place = {homo_faber = "hand_1", carpe_diem = "discard"}\n')
    assert "homo_faber" not in offered(match)


@pytest.mark.rules("3.8.7", "2.11.13")
def test_the_active_player_takes_the_card_also_when_another_held_the_event() -> None:
    match = play(board(deck(homo_faber="hand_2")), IN_ROMA, "2 agree")
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]


@pytest.mark.rules("3.8.7", "2.3.3")
def test_a_seat_over_its_limit_gives_the_card_to_the_active_player() -> None:
    hand = (
        "genua_franks tyras_visigoths narona_visigoths sinope_ostrogoths"
        " cesarea_vandals tingi_vandals"
    )
    held = dict.fromkeys([*hand.split(), "homo_faber", "carthago_vandals"], "hand_2")
    text = (
        'stack = [{phase = "turn", seat = 1, step = "phase_two"}, {phase = "actions", seat = "1"},'
        ' {phase = "over_limit", seat = "2"}]\n'
    )
    match = play(board(text + deck(**held)), "2 homo_faber effect=normal card=roma_huns")
    assert ("actions", "hand_1") == (match.phase, words_of(match)["card_place"]["roma_huns"])


@pytest.mark.rules("3.8.7", "2.11.14")
def test_the_card_comes_to_the_third_seat_in_its_turn() -> None:
    turn = 'turn = "3"\nstack = [\n    { phase = "turn", seat = "1", step = "phase_two" },\n'
    turn += '    { phase = "actions", seat = "3" },\n]\n'
    match = play(
        board(turn + CARDS.replace("hand_1", "hand_3"), seats=3), IN_ROMA.replace("1", "3", 1)
    )
    assert "hand_3" == words_of(match)["card_place"]["roma_huns"]
