"""The two decks (2.15): no order is hidden in them, every card comes up by an equal choice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tests.games.asking import allowed, phases_of, play, refused, told, words_of

from .board import board
from .scenes import LAST_CARD, PHASE_3, REVOLT, TWO_REVOLTS, chances, deck


def _layers(layers: str, rest: str = "discard") -> str:
    return f'barbarian = {{rest = "{rest}", {layers}}}\n'


# --- the barbarian deck ---------------------------------------------------------------------------


@pytest.mark.rules("2.15", "2.15.1", "3.5")
def test_the_barbarian_deck_begins_as_one_layer_of_35_cards_and_14_discards() -> None:
    match = Match("fall_of_rome", 2, seed=3)
    places = [match.state.barbarian[card] for card in range(49)]
    assert 35 == places.count(1)
    assert 14 == places.count(0)


@pytest.mark.rules("52", "2.15.2", "2.15.15")
def test_a_card_from_the_top_is_any_card_of_the_highest_layer() -> None:
    match = board(
        LAST_CARD
        + _layers('genua_franks = "layer_3", roma_huns = "layer_3", tingi_vandals = "layer_2"')
    )
    assert {"barbarian_card card=roma_huns": 1, "barbarian_card card=genua_franks": 1} == chances(
        match
    )
    refusal = refused(match, "chance barbarian_card card=tingi_vandals")
    assert "2.15" == refusal.rule
    assert "That is not among the cards that can come up." == refusal.sentence


@pytest.mark.rules("40", "2.15.2", "2.15.15")
def test_a_card_from_the_bottom_is_any_card_of_the_lowest_layer() -> None:
    layers = 'genua_franks = "layer_3", roma_huns = "layer_2", tingi_vandals = "layer_2"'
    match = board(REVOLT + _layers(layers))
    assert {"bottom_card card=roma_huns": 1, "bottom_card card=tingi_vandals": 1} == chances(match)
    assert "2.15" == refused(match, "chance bottom_card card=genua_franks").rule
    assert "2.15" == refused(match, "chance bottom_card card=sinope_ostrogoths").rule


@pytest.mark.rules("2.15.15", "2.15.2")
def test_a_barbarian_card_of_a_whole_deck_is_one_of_49() -> None:
    assert 49 == len(chances(board(LAST_CARD)))
    assert 49 == len(chances(board(REVOLT)))


@pytest.mark.rules("2.15.3", "45", "46")
def test_the_discards_become_a_layer_above_the_highest() -> None:
    match = board(
        REVOLT
        + _layers(
            'genua_franks = "layer_2", roma_huns = "layer_1", tingi_vandals = "discard"', "out"
        )
    )
    play(match, "chance bottom_card card=roma_huns")
    barbarian = words_of(match)["barbarian"]
    assert ("layer_3", "layer_3", "layer_2") == (
        barbarian["roma_huns"],
        barbarian["tingi_vandals"],
        barbarian["genua_franks"],
    )


@pytest.mark.rules("2.15.3", "48")
def test_after_two_revolts_of_one_draw_the_top_card_is_known() -> None:
    match = board(TWO_REVOLTS + _layers('tingi_vandals = "discard"', "layer_1"))
    play(match, "chance bottom_card card=sinope_ostrogoths")
    play(match, "chance bottom_card card=narona_visigoths")
    assert {"barbarian_card card=narona_visigoths": 1} == chances(match)


@pytest.mark.rules("2.12", "2.12.3", "2.15.5", "52")
def test_an_empty_barbarian_deck_is_made_of_its_discards_from_layer_1() -> None:
    match = board(LAST_CARD + _layers('roma_huns = "out"'))
    assert 48 == len(chances(match))
    assert {1, -1} == set(match.state.barbarian)
    match = board(REVOLT + _layers('roma_huns = "out"'))
    assert 48 == len(chances(match))
    assert {1, -1} == set(match.state.barbarian)


@pytest.mark.rules("2.12", "2.12.3")
def test_without_any_barbarian_card_the_card_is_skipped() -> None:
    match = board(PHASE_3 + _layers('roma_huns = "out"', "out"))
    assert ("actions", (1,)) == (match.phase, match.to_act)
    match = board(REVOLT + _layers('roma_huns = "out"', "out"))
    assert ("actions", 1) == (match.phase, match.state.rate)


@pytest.mark.rules("2.12.3", "46")
def test_a_deck_that_holds_a_card_is_not_refilled() -> None:
    match = board(LAST_CARD + _layers('roma_huns = "layer_1"'))
    assert {"barbarian_card card=roma_huns": 1} == chances(match)


# --- the player deck ------------------------------------------------------------------------------


@pytest.mark.rules("2.15.6", "2.15.12")
def test_the_top_pile_is_an_equal_choice_among_its_cards_one_of_them_its_revolt() -> None:
    cards = deck("roma_huns", "roma_franks", "tingi_vandals", piles=(0, 3, 2), revolts=(0, 1, 1))
    match = play(board(cards), "1 end_actions")
    assert {"turn_up kind=ordinary": 2, "turn_up kind=revolt": 1} == chances(match)
    play(match, "chance turn_up kind=revolt")
    assert {"turn_up kind=ordinary": 2} == chances(match)
    assert "2.15" == refused(match, "chance turn_up kind=revolt").rule
    assert [0, 2, 2, 0] == list(match.state.pile_cards)[:4]


@pytest.mark.rules("2.15.6", "2.15.12")
def test_a_pile_that_holds_only_its_revolt_brings_it() -> None:
    match = play(board(deck("roma_huns", piles=(1, 1), revolts=(1,))), "1 end_actions")
    assert {"turn_up kind=revolt": 1} == chances(match)
    assert "2.15" == refused(match, "chance turn_up kind=ordinary").rule


@pytest.mark.rules("2.15.6", "2.15.13")
def test_an_ordinary_card_is_an_unseen_city_card_or_one_of_the_events_of_the_deck() -> None:
    cards = deck("roma_huns", "roma_franks", "carpe_diem", "festina_lente")
    match = board("events_in_deck = 2\n" + cards)
    play(match, "1 end_actions", "chance turn_up kind=ordinary")
    assert {
        "draw_card card=roma_franks": 1,
        "draw_card card=roma_huns": 1,
        "draw_card card=event": 2,
    } == chances(match)
    assert "2.15" == refused(match, "chance draw_card card=tingi_vandals").rule


@pytest.mark.rules("2.15.13")
def test_without_events_in_the_deck_none_comes_up() -> None:
    match = board(deck("roma_huns", "roma_franks", "carpe_diem"))
    play(match, "1 end_actions", "chance turn_up kind=ordinary")
    assert "2.15" == refused(match, "chance draw_card card=event").rule


@pytest.mark.rules("2.15.6", "2.15.14")
def test_an_event_is_any_event_not_yet_seen() -> None:
    cards = deck("roma_huns", "carpe_diem", "festina_lente", "mors_tua")
    match = board("events_in_deck = 1\n" + cards)
    play(match, "1 end_actions", "chance turn_up kind=ordinary", "chance draw_card card=event")
    assert {
        "draw_event event=mors_tua": 1,
        "draw_event event=festina_lente": 1,
        "draw_event event=carpe_diem": 1,
    } == chances(match)
    assert "2.15" == refused(match, "chance draw_event event=vae_victis").rule
    play(match, "chance draw_event event=festina_lente")
    assert "drawn" == words_of(match)["card_place"]["festina_lente"]
    assert 0 == match.state.events_in_deck


@pytest.mark.rules("2.15.6", "3.7.7")
def test_a_known_card_on_top_comes_out_before_the_piles() -> None:
    cards = deck("tingi_vandals", "roma_franks", roma_huns="drawn")
    match = play(board('top_card = "roma_huns"\n' + cards), "1 end_actions")
    assert "drawn" == words_of(match)["card_place"]["roma_huns"]
    assert {"turn_up kind=ordinary": 1} == chances(match)
    play(match, "chance turn_up kind=ordinary", "chance draw_card card=tingi_vandals")
    places = words_of(match)["card_place"]
    assert ("hand_1", "hand_1") == (places["roma_huns"], places["tingi_vandals"])


@pytest.mark.rules("2.15.8", "4.14", "36")
def test_the_cards_of_a_draw_are_handled_only_when_all_are_out() -> None:
    cards = deck("roma_huns", "roma_franks", piles=(3,), revolts=(1,))
    match = play(board(cards), "1 end_actions")
    play(match, "chance turn_up kind=ordinary", "chance draw_card card=roma_huns")
    assert ("drawn", 0) == (words_of(match)["card_place"]["roma_huns"], match.state.rate)
    play(match, "chance turn_up kind=revolt")
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]
    assert ["drew", "drew_revolt", "rate"] == told(match)


def _orders(match: Match, drawn: tuple[str, ...] = ()) -> dict[tuple[str, ...], Fraction]:
    """Every order in which the next two cards can come up, with its chance."""
    rows = chances(match) if match.to_act == (CHANCE,) and len(drawn) < 2 else {}
    if not rows or not next(iter(rows)).startswith(("turn_up", "draw_")):
        return {drawn: Fraction(1)}
    found: dict[tuple[str, ...], Fraction] = {}
    for words, weight in rows.items():
        then = Match.at(match.game, match.state, chance_by_hand=True)
        play(then, f"chance {words}")
        card = words.split("=")[1]
        more = () if card in ("ordinary", "event") else (card,)
        for order, share in _orders(then, drawn + more).items():
            chance = share * Fraction(weight, sum(rows.values()))
            found[order] = found.get(order, Fraction(0)) + chance
    return found


@pytest.mark.rules("2.15", "2.15.7")
def test_the_equal_choices_are_the_same_as_a_shuffle() -> None:
    """Two city cards, one event out of two, and a revolt in the first of two piles."""
    cards = deck("roma_huns", "roma_franks", "carpe_diem", "mors_tua", piles=(3, 1), revolts=(1,))
    orders = _orders(play(board("events_in_deck = 1\n" + cards), "1 end_actions"))
    assert 1 == sum(orders.values())

    def share(card: str) -> Fraction:
        return sum((p for order, p in orders.items() if card in order), Fraction(0))

    assert Fraction(2, 3) == share("revolt")
    assert Fraction(2, 3) * Fraction(2, 3) == share("roma_huns") == share("roma_franks")
    assert Fraction(1, 2) * share("roma_huns") == share("carpe_diem") == share("mors_tua")


# --- the other equal choices ----------------------------------------------------------------------


@pytest.mark.rules("2.15.9", "2.15.10", "2.15.11", "2.15.7")
def test_the_set_up_draws_by_equal_choices() -> None:
    match = Match("fall_of_rome", 2, chance_by_hand=True)
    for left in range(9, 0, -1):
        rows = chances(match)
        assert [1] * left == list(rows.values())
        play(match, f"chance {next(iter(rows))}")
    for left in (7, 6):
        rows = chances(match)
        assert [1] * left == list(rows.values())
        play(match, f"chance {next(iter(rows))}")
    rows = chances(match)
    assert (50, 49 + 4) == (len(rows), sum(rows.values()))
    play(match, "chance draw_card card=event")
    assert [1] * 14 == list(chances(match).values())
    play(match, "chance draw_event event=carpe_diem")
    assert 49 + 3 == sum(chances(match).values())


@pytest.mark.rules("2.15.11", "2.13.4")
def test_alone_the_first_cards_are_dealt_from_the_city_cards_only() -> None:
    match = Match("fall_of_rome", 1, chance_by_hand=True)
    for _card in range(9 + 3):
        play(match, f"chance {next(iter(chances(match)))}")
    assert [1] * 49 == list(chances(match).values())
    assert "2.15" == refused(match, "chance draw_card card=event").rule


@pytest.mark.rules("2.15.16", "2.5.8")
def test_a_die_is_an_equal_choice_among_six_faces() -> None:
    match = board("legions = {roma = 1}\ncubes = {roma = {huns = 1}}")
    play(match, "1 battle dice=1")
    assert [1] * 6 == list(chances(match).values())


@pytest.mark.rules("2.15.6", "2.15.12")
def test_the_deck_counts_its_piles_and_the_known_card() -> None:
    left = deck("roma_franks", "roma_huns")
    assert allowed(board(left), "1 end_actions")
    match = play(board(left), "1 end_actions")
    assert "drawing" == phases_of(match)[-2]
    one = 'top_card = "roma_huns"\n' + deck("roma_franks", roma_huns="drawn")
    match = play(board(one), "1 end_actions")
    assert not match.over
