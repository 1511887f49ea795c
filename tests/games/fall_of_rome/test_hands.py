"""Chapter "Cards": the hand limit (rule 2.3). What a card matches: see march, fort and plot."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.fall_of_rome.components.cards import CITY_CARDS, FIRST_HAND, NO_CARD, PLAYER_CARDS
from tabard.games.fall_of_rome.hands import hand_size, holder
from tests.games.asking import choices, play, refused, story, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"
SIX = "aquileia_visigoths tingi_vandals narbo_franks genua_franks tyras_visigoths roma_huns".split()
MORE = ["sinope_ostrogoths", "roma_vandals", "lutetia_huns"]
# with six city cards in hand 43 are in the deck, and a revolt in the top pile
PILES = """
pile_revolt.pile_1 = 1
pile_cards = {pile_1 = 11, pile_2 = 11, pile_3 = 11, pile_4 = 11, pile_5 = 0}
"""


def draw(match: Match, *cards: str) -> None:
    for card in cards:
        if card == "revolt":
            play(match, "chance turn_up kind=revolt")
        else:
            play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")


@pytest.mark.rules("2.3", "2.3.1")
def test_city_and_event_cards_both_count() -> None:
    state = board(hand(1, *SIX, "carpe_diem") + hand(2, "roma_franks")).state
    assert (7, 1) == (hand_size(state, 0), hand_size(state, 1))


@pytest.mark.rules("2.3")
def test_a_card_has_one_holder_or_none() -> None:
    five = "".join(hand(n, card) for n, card in enumerate(SIX[:5], start=1))
    state = board(five + hand(0, "roma_huns", place="discard"), seats=5).state
    holders = [holder(state, CITY_CARDS.value(card)) for card in SIX]
    assert [0, 1, 2, 3, 4, NO_CARD] == holders
    assert NO_CARD == holder(state, CITY_CARDS.value("eburacum_franks"))


@pytest.mark.rules("2.3", "2.3.2")
def test_in_phase_2_the_hand_is_brought_down_to_7_after_the_draw() -> None:
    match = play(board(ENEMY + hand(1, *SIX, "carpe_diem")), "1 end_actions")
    draw(match, *MORE[:2])
    assert "over_limit" == match.phase
    assert (0,) == match.to_act
    assert 9 == hand_size(match.state, 0)
    play(match, "1 discard card=roma_huns")
    assert "over_limit" == match.phase
    play(match, "1 discard card=carpe_diem")
    assert 7 == hand_size(match.state, 0)
    assert "top_barbarian" == match.phase
    assert ["discard"] * 2 == [
        words_of(match)["card_place"][x] for x in ("roma_huns", "carpe_diem")
    ]


@pytest.mark.rules("2.3", "2.3.1")
def test_a_hand_of_7_is_left_alone() -> None:
    match = play(board(ENEMY + hand(1, *SIX[:5])), "1 end_actions")
    draw(match, *MORE[:2])
    assert "top_barbarian" == match.phase
    assert 7 == hand_size(match.state, 0)


@pytest.mark.rules("2.3.1")
def test_a_revolt_never_enters_a_hand() -> None:
    match = play(board(ENEMY + hand(1, *SIX, "carpe_diem") + PILES), "1 end_actions")
    draw(match, "revolt", MORE[0])
    assert 8 == hand_size(match.state, 0)


@pytest.mark.rules("2.3.2")
def test_the_active_hand_waits_for_the_revolts_and_for_window_3() -> None:
    match = play(board(ENEMY + hand(1, *SIX, "mors_tua") + PILES), "1 end_actions")
    draw(match, "revolt", MORE[0])
    assert "bottom_card" == match.phase  # eight cards, and the revolt comes first
    play(match, "chance bottom_card card=tingi_vandals")
    assert "after_draw" == match.phase  # Mors tua could be played
    play(match, "1 go_on")
    assert "over_limit" == match.phase


@pytest.mark.rules("2.3.2", "2.3.3")
def test_in_phase_2_the_hand_of_another_is_checked_at_once() -> None:
    vestalis = 'role = {1 = "consul", 2 = "vestalis"}\n'
    match = play(board(ENEMY + vestalis + hand(2, *SIX, "mors_tua")), "1 end_actions")
    draw(match, *MORE[:2])
    match.state.card_place[PLAYER_CARDS.value("lutetia_huns")] = FIRST_HAND + 1  # an eighth
    assert "after_draw" == match.phase
    play(match, "1 consult card=tingi_vandals", "2 agree", "chance draw_event event=vae_victis")
    assert "over_limit" == match.phase
    assert (1,) == match.to_act


@pytest.mark.rules("2.3.3", "27")
def test_over_the_limit_an_own_event_may_be_played_instead() -> None:
    text = ENEMY + hand(1, "roma_franks") + hand(2, *SIX, "mortui_non_mordent")
    match = board(text + "cubes.roma.huns = 2\n")
    play(match, "1 give pawn=2 card=roma_franks", "2 agree")
    rows = choices(match)
    assert 8 == len([row for row in rows if row.startswith("discard")])
    assert 2 == len([row for row in rows if row.startswith("mortui_non_mordent")])
    play(match, "2 mortui_non_mordent effect=normal tribe=huns city=roma", "2 done")
    assert "actions" == match.phase
    assert "discard" == words_of(match)["card_place"]["mortui_non_mordent"]
    assert 7 == hand_size(match.state, 1)


@pytest.mark.rules("2.3.3", "27")
def test_only_a_card_of_the_own_hand_is_discarded() -> None:
    match = board(ENEMY + hand(1, "roma_franks", "genua_visigoths") + hand(2, *SIX, "mors_tua"))
    play(match, "1 give pawn=2 card=roma_franks", "2 agree")
    assert why_no(match, "2 discard card=genua_visigoths") == (
        "2.3",
        {"card": "genua_visigoths"},
        "Genua (Visigoths) is not in this hand.",
    )
    assert "2.3" == refused(match, "2 discard card=carpe_diem").rule
    assert "" == refused(match, "1 discard card=genua_visigoths").rule
    play(match, "2 discard card=mors_tua")
    assert ["seat 2 discards Mors tua, vita mea."] == story(match)


@pytest.mark.rules("2.3.4")
def test_the_largest_hand_is_14_in_phase_2() -> None:
    cards = hand(1, *SIX, "genua_visigoths") + hand(0, "roma_visigoths", place="discard")
    match = board(ENEMY + cards + hand(2, "audentes_fortuna", "homo_faber"))
    play(match, "1 end_actions")
    draw(match, "sinope_ostrogoths", "roma_vandals")
    play(match, "1 audentes_fortuna effect=corrupt", "2 agree")
    draw(match, "lutetia_huns", "lutetia_franks", "roma_franks", "roma_ostrogoths")
    play(match, "1 homo_faber effect=normal card=roma_visigoths", "2 agree")
    assert 7 + 2 + 4 + 1 == hand_size(match.state, 0)
    for left in (13, 12, 11, 10, 9, 8, 7):
        assert "over_limit" == match.phase
        match.play(0, match.default(0))
        assert left == hand_size(match.state, 0)
    assert "top_barbarian" == match.phase
