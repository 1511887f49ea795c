"""Event 10, Melius cavere quam pavere (3.8.10)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, refused, told, words_of

from ..board import board
from ..scenes import LAST_CARD, chances, deck

CARDS = deck("tyras_visigoths", melius_cavere="hand_1")
TOP = "genua_franks roma_huns tingi_vandals narona_visigoths sinope_ostrogoths patrae_huns".split()
NORMAL, CORRUPT = "1 melius_cavere effect=normal", "1 melius_cavere effect=corrupt"


def _layers(cards: list[str], rest: str = "layer_1") -> str:
    each = ", ".join(f'{card} = "layer_2"' for card in cards)
    return f'barbarian = {{rest = "{rest}", {each}}}\n'


def _looked(match, *cards: str):  # type: ignore[no-untyped-def]
    return play(match, *(f"chance look_at card={card}" for card in cards))


@pytest.mark.rules("3.8.10", "2.15.4", "2.15.2")
def test_the_top_six_cards_are_turned_one_by_one() -> None:
    match = play(board(_layers(TOP[:2]) + CARDS), NORMAL)
    assert {"look_at card=roma_huns": 1, "look_at card=genua_franks": 1} == chances(match)
    _looked(match, "genua_franks")
    assert "2.15" == refused(match, "chance look_at card=genua_franks").rule
    assert ["looked"] == told(match)
    _looked(match, "roma_huns")
    assert 47 == len(chances(match))
    _looked(match, "tingi_vandals", "narona_visigoths", "sinope_ostrogoths")
    assert "look" == match.phase
    _looked(match, "patrae_huns")
    assert ("putting_back", (0,)) == (match.phase, match.to_act)
    assert 6 == len(match.legal(0))


@pytest.mark.rules("3.8.10", "2.15.4")
def test_they_go_back_in_any_order_the_last_named_on_top() -> None:
    match = _looked(play(board(_layers(TOP) + CARDS), NORMAL), *TOP)
    order = ["patrae_huns", "genua_franks", "tingi_vandals", "roma_huns", "narona_visigoths"]
    for card in order:
        play(match, f"1 return_card card={card}")
    assert "actions" == match.phase
    barbarian = words_of(match)["barbarian"]
    assert [f"layer_{n}" for n in range(2, 8)] == [
        barbarian[card] for card in [*order, "sinope_ostrogoths"]
    ]
    assert "looked_at" not in words_of(match)


@pytest.mark.rules("3.8.10")
def test_a_card_that_was_not_turned_cannot_be_put_back_or_banished() -> None:
    match = _looked(play(board(_layers(TOP) + CARDS), NORMAL), *TOP)
    refusal = refused(match, "1 return_card card=narbo_franks")
    assert ("3.8.10", "That card was not among those turned.") == (refusal.rule, refusal.sentence)
    play(match, "1 return_card card=roma_huns")
    assert "3.8.10" == refused(match, "1 return_card card=roma_huns").rule
    match = _looked(play(board(_layers(TOP) + CARDS), CORRUPT), *TOP)
    assert "3.8.10" == refused(match, "1 banish card=narbo_franks").rule


@pytest.mark.rules("3.8.10")
def test_corrupt_one_of_them_leaves_the_game_first() -> None:
    match = _looked(play(board(_layers(TOP) + CARDS), CORRUPT), *TOP)
    assert ("banishing", {"banish"}) == (match.phase, {w.split()[0] for _n, w in match.legal(0)})
    play(match, "1 banish card=roma_huns")
    assert (5, "putting_back") == (len(match.legal(0)), match.phase)
    assert ["banished"] == told(match)
    assert "out" == words_of(match)["barbarian"]["roma_huns"]


@pytest.mark.rules("3.8.10", "2.15.4")
def test_fewer_cards_are_turned_if_fewer_are_left() -> None:
    match = _looked(play(board(_layers(TOP[:2], "discard") + CARDS), NORMAL), *TOP[:2])
    assert "putting_back" == match.phase
    play(match, "1 return_card card=genua_franks")
    barbarian = words_of(match)["barbarian"]
    assert ("layer_1", "layer_2") == (
        barbarian.get("genua_franks", "layer_1"),
        barbarian["roma_huns"],
    )


@pytest.mark.rules("3.8.10")
def test_the_only_card_left_may_be_banished() -> None:
    match = _looked(play(board(_layers(TOP[:1], "discard") + CARDS), CORRUPT), TOP[0])
    assert "actions" == match.phase
    assert "out" == words_of(match)["barbarian"][TOP[0]]


@pytest.mark.rules("3.8.10", "2.11.10")
def test_it_needs_a_card_in_the_barbarian_deck() -> None:
    match = board('barbarian = {rest = "discard"}\n' + CARDS)
    refusal = refused(match, NORMAL)
    assert ("3.8.10", "The barbarian deck is empty.") == (refusal.rule, refusal.sentence)


@pytest.mark.rules("2.15.4", "2.15.3")
def test_the_cards_put_back_stay_known() -> None:
    text = 'barbarian = {rest = "layer_1", roma_huns = "layer_3", genua_franks = "layer_2"}\n'
    assert {"barbarian_card card=roma_huns": 1} == chances(board(LAST_CARD + text))


@pytest.mark.rules("2.11.13", "3.8.10")
def test_the_seat_that_named_it_puts_them_back_also_over_its_hand_limit() -> None:
    hand = (
        "genua_franks tyras_visigoths narona_visigoths sinope_ostrogoths"
        " cesarea_vandals tingi_vandals"
    )
    held = dict.fromkeys([*hand.split(), "melius_cavere", "carthago_vandals"], "hand_2")
    stack = (
        'stack = [{phase = "turn", seat = 1, step = "phase_two"}, {phase = "actions", seat = "1"},'
        ' {phase = "over_limit", seat = "2"}]\n'
    )
    match = play(board(stack + _layers(TOP) + deck(**held)), "2 melius_cavere effect=corrupt")
    _looked(match, *TOP)
    assert ("banishing", (1,)) == (match.phase, match.to_act)
    assert 0 == match.game.accounted(match.state)
    play(match, "2 banish card=roma_huns")
    assert ("putting_back", (1,)) == (match.phase, match.to_act)
    assert 0 == match.game.accounted(match.state)
