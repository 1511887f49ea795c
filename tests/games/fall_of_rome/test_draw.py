"""Draw 2 player cards (36, 37, 2.12), and how the Vestalis draws (3.7.7)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, play, refused, told, words_of

from .board import board
from .scenes import chances, deck, ending, offered

VESTALIS = 'role = {1 = "vestalis"}\n'


def _turn_up(match, *cards: str):  # type: ignore[no-untyped-def]
    for card in cards:
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    return match


@pytest.mark.rules("36", "1")
def test_after_the_actions_two_cards_are_drawn_into_the_hand() -> None:
    match = play(board(deck("roma_huns", "roma_franks", "tingi_vandals")), "1 end_actions")
    _turn_up(match, "roma_huns", "roma_franks")
    places = words_of(match)["card_place"]
    assert ["hand_1", "hand_1"] == [places["roma_huns"], places["roma_franks"]]
    assert ["drew", "drew"] == told(match)
    assert "top_barbarian" == match.phase


@pytest.mark.rules("36", "2.12.4", "3.12.12")
def test_a_deck_of_two_cards_is_enough() -> None:
    match = play(board(deck("roma_huns", "roma_franks")), "1 end_actions")
    assert not match.over
    assert ["drew", "drew"] == told(_turn_up(match, "roma_huns", "roma_franks"))


@pytest.mark.rules("37", "63", "3.12.12")
def test_a_deck_of_one_card_loses_and_the_card_is_not_drawn() -> None:
    match = play(board(deck("roma_huns")), "1 end_actions")
    assert ("deck_too_short", "63", (False, False)) == (
        ending(match),
        match.result.rule,
        match.result.won,
    )
    assert 1 == words_of(match)["pile_cards"]["pile_1"]
    assert ["deck_ran_out"] == told(match)
    assert "The player deck cannot give 2 cards." == match.told[0].sentence


@pytest.mark.rules("37", "63")
def test_a_revolt_counts_as_a_card_of_the_deck() -> None:
    match = play(board(deck("roma_huns", piles=(2,), revolts=(1,))), "1 end_actions")
    assert not match.over
    match = play(board(deck(piles=(1,), revolts=(1,))), "1 end_actions")
    assert "deck_too_short" == ending(match)


@pytest.mark.rules("37", "63", "2.12.4")
def test_a_known_card_on_top_is_a_card_of_the_deck() -> None:
    cards = 'top_card = "roma_huns"\n' + deck("roma_franks", roma_huns="drawn")
    assert not play(board(cards), "1 end_actions").over


@pytest.mark.rules("3.7.7", "2.16.12")
def test_the_vestalis_may_draw_three() -> None:
    cards = deck("roma_huns", "roma_franks", "tingi_vandals")
    match = play(board(VESTALIS + cards), "1 end_actions")
    assert ("choose_draw", (0,)) == (match.phase, match.to_act)
    assert [(0, "draw cards=2"), (0, "draw cards=3")] == [(0, w) for _n, w in match.legal(0)]
    play(match, "1 draw cards=3")
    _turn_up(match, "roma_huns", "roma_franks", "tingi_vandals")
    assert "put_back" == match.phase
    assert {
        "put_back card=tingi_vandals",
        "put_back card=roma_huns",
        "put_back card=roma_franks",
    } == {words for _number, words in match.legal(0)}


@pytest.mark.rules("3.7.7")
def test_what_she_puts_back_lies_on_top_and_comes_with_the_next_draw() -> None:
    cards = deck("roma_huns", "roma_franks", "tingi_vandals", "tyras_visigoths")
    match = play(board(VESTALIS + cards), "1 end_actions", "1 draw cards=3")
    _turn_up(match, "roma_huns", "roma_franks", "tingi_vandals")
    refusal = refused(match, "1 put_back card=tyras_visigoths")
    assert ("3.7.7", "That card has not been drawn.") == (refusal.rule, refusal.sentence)
    assert "3.7.7" == refused(match, "1 put_back card=revolt").rule
    play(match, "1 put_back card=roma_franks")
    words = words_of(match)
    assert ("hand_1", "drawn", "hand_1", "roma_franks") == (
        words["card_place"]["roma_huns"],
        words["card_place"]["roma_franks"],
        words["card_place"]["tingi_vandals"],
        words["top_card"],
    )
    assert ["put_back", "drew", "drew"] == told(match)
    play(match, "chance barbarian_card card=tyras_visigoths")
    play(match, "chance barbarian_card card=tyras_visigoths".replace("tyras", "philippopolis"))
    play(
        match,
        "2 end_actions",
        "chance turn_up kind=ordinary",
        "chance draw_card card=tyras_visigoths",
    )
    assert "hand_2" == words_of(match)["card_place"]["roma_franks"]
    assert "top_card" not in words_of(match)


@pytest.mark.rules("3.7.7")
def test_she_may_put_back_a_revolt_which_is_then_not_resolved() -> None:
    cards = deck("roma_huns", "roma_franks", piles=(3,), revolts=(1,))
    match = play(board(VESTALIS + cards), "1 end_actions", "1 draw cards=3")
    play(match, "chance turn_up kind=revolt")
    _turn_up(match, "roma_huns", "roma_franks")
    play(match, "1 put_back card=revolt")
    assert ("top_barbarian", 0, "revolt") == (
        match.phase,
        match.state.rate,
        words_of(match)["top_card"],
    )
    assert ["revolt_put_back", "drew", "drew"] == told(match)


@pytest.mark.rules("3.7.7")
def test_drawing_two_she_puts_nothing_back() -> None:
    cards = deck("roma_huns", "roma_franks", "tingi_vandals")
    match = play(board(VESTALIS + cards), "1 end_actions", "1 draw cards=2")
    _turn_up(match, "roma_huns", "roma_franks")
    assert ("top_barbarian", ["drew", "drew"]) == (match.phase, told(match))


@pytest.mark.rules("2.12", "2.12.4")
def test_with_fewer_than_three_cards_in_the_deck_she_draws_two() -> None:
    match = play(board(VESTALIS + deck("roma_huns", "roma_franks")), "1 end_actions")
    assert "top_card" == match.phase
    match = play(board(VESTALIS + deck("roma_huns")), "1 end_actions")
    assert "deck_too_short" == ending(match)


@pytest.mark.rules("2.12.4")
def test_a_draw_is_refused_that_the_deck_cannot_give() -> None:
    stack = 'now = {phase = "choose_draw", seat = 1}\n'
    match = board(VESTALIS + stack + deck("roma_huns", "roma_franks"), unasked=False)
    assert allowed(match, "1 draw cards=2")
    refusal = refused(match, "1 draw cards=3")
    assert ("2.12", {"left": 2}) == (refusal.rule, refusal.facts)
    assert "Only 2 cards are in the player deck." == refusal.sentence


@pytest.mark.rules("3.7", "3.7.7")
def test_only_the_active_vestalis_draws_three() -> None:
    cards = deck("roma_huns", "roma_franks", "tingi_vandals")
    match = play(board('role = {2 = "vestalis"}\n' + cards), "1 end_actions")
    assert "top_card" == match.phase


# --- her event deck -------------------------------------------------------------------------------

_HERS = deck(
    "carpe_diem", "mors_tua", roma_huns="hand_2", tingi_vandals="hand_2", sinope_ostrogoths="hand_1"
)
_SHE_IS_SECOND = 'role = {2 = "vestalis"}\npawn = {2 = "tingi"}\n'


@pytest.mark.rules("3.7.7", "2.2.6", "2.15.7", "2.15.14")
def test_for_a_card_of_a_colour_of_her_city_she_draws_an_event() -> None:
    match = board('role = {1 = "vestalis"}\n' + deck("carpe_diem", "mors_tua", roma_huns="hand_1"))
    play(match, "1 consult card=roma_huns")
    assert {"draw_event event=mors_tua": 1, "draw_event event=carpe_diem": 1} == chances(match)
    play(match, "chance draw_event event=mors_tua")
    places = words_of(match)["card_place"]
    assert ("hand_1", "discard") == (places["mors_tua"], places["roma_huns"])
    assert 4 == match.state.actions_left
    assert ["drew"] == told(match)
    assert "actions" == match.phase


@pytest.mark.rules("3.7.7", "2.16.14", "2.11.15")
def test_she_is_asked_in_the_turn_of_another_and_the_event_is_hers() -> None:
    match = board(_SHE_IS_SECOND + _HERS)
    play(match, "1 consult card=tingi_vandals")
    assert ("consent", (1,)) == (match.phase, match.to_act)
    play(match, "2 agree", "chance draw_event event=carpe_diem")
    assert "hand_2" == words_of(match)["card_place"]["carpe_diem"]


@pytest.mark.rules("3.7.7", "2.4")
def test_she_pays_with_her_own_card_of_a_colour_of_the_city_where_she_stands() -> None:
    match = board(_SHE_IS_SECOND + _HERS)
    refusal = refused(match, "1 consult card=roma_huns")
    assert ("3.7.7", {"card": "roma_huns", "city": "tingi"}) == (refusal.rule, refusal.facts)
    assert "Roma (Huns) does not show a colour of Tingi." == refusal.sentence
    refusal = refused(match, "1 consult card=sinope_ostrogoths")
    assert ("3.7.7", {"card": "sinope_ostrogoths"}) == (refusal.rule, refusal.facts)
    assert "The Vestalis does not hold Sinope (Ostrogoths)." == refusal.sentence


@pytest.mark.rules("3.7.7")
def test_without_an_event_left_or_a_vestalis_nobody_consults() -> None:
    match = board('role = {1 = "vestalis"}\n' + deck(roma_huns="hand_1"))
    assert "Her event deck is empty." == refused(match, "1 consult card=roma_huns").sentence
    assert "consult" not in offered(match)
    match = board(deck("carpe_diem", roma_huns="hand_1"))
    assert "No Vestalis is in play." == refused(match, "1 consult card=roma_huns").sentence


@pytest.mark.rules("2.2.6", "2.15.7", "3.7.7")
def test_the_events_of_the_player_deck_are_not_hers() -> None:
    cards = "events_in_deck = 1\n" + deck("carpe_diem", roma_huns="hand_1")
    refusal = refused(board('role = {1 = "vestalis"}\n' + cards), "1 consult card=roma_huns")
    assert "Her event deck is empty." == refusal.sentence


@pytest.mark.rules("2.16.16", "3.7.7")
def test_after_three_refusals_another_seat_cannot_ask_her_again() -> None:
    match = board("refusals = 3\n" + _SHE_IS_SECOND + _HERS)
    assert "2.16" == refused(match, "1 consult card=tingi_vandals").rule
    own = "refusals = 3\nrole = {1 = 'vestalis'}\n" + deck("carpe_diem", roma_huns="hand_1")
    assert allowed(board(own), "1 consult card=roma_huns")
