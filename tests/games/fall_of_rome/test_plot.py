"""Chapter "Plot" (rules 24 to 27), consent (2.16.14, 2.16.16), the readings 4.7, 4.15 and 4.20."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"
SEVEN = "aquileia_visigoths tingi_vandals narbo_franks genua_franks tyras_visigoths".split()
SEVEN += ["sinope_ostrogoths", "carpe_diem"]


# --- giving -------------------------------------------------------------------------------------


@pytest.mark.rules("24", "25", "2.4.6")
def test_a_card_of_the_city_is_given_when_both_agree() -> None:
    match = board(ENEMY + hand(1, "roma_huns"))
    play(match, "1 give pawn=2 card=roma_huns")
    assert "consent" == match.phase
    assert (1,) == match.to_act
    assert {"roma_huns": "hand_1"} == words_of(match)["card_place"]
    assert 4 == match.state.actions_left
    play(match, "2 agree")
    assert ["seat 2 agrees.", "seat 1 gives Roma (Huns) to seat 2."] == story(match)
    assert {"roma_huns": "hand_2"} == words_of(match)["card_place"]
    assert 3 == match.state.actions_left
    assert (0,) == match.to_act


@pytest.mark.rules("24", "2.4.6", "2.16.14")
def test_after_a_no_nothing_has_happened() -> None:
    match = board(ENEMY + hand(1, "roma_huns"))
    before = words_of(match)
    play(match, "1 give pawn=2 card=roma_huns", "2 disagree")
    assert ["seat 2 does not agree; nothing happens."] == story(match)
    assert {**before, "refusals": 1} == words_of(match)
    assert allowed(match, "1 give pawn=2 card=roma_huns")


@pytest.mark.rules("24")
@pytest.mark.parametrize("verb", ["give", "take"])
def test_the_other_player_is_in_your_city(verb: str) -> None:
    text = ENEMY + 'pawn = {2 = "genua", 3 = "roma"}\n'
    match = board(text + hand(1, "roma_huns") + hand(3, "roma_franks"), seats=3)
    assert why_no(match, f"1 {verb} pawn=2 card=roma_huns") == (
        "24",
        {"pawn": "2", "city": "roma"},
        "seat 2 is not in Roma.",
    )
    assert why_no(match, f"1 {verb} pawn=1 card=roma_huns") == (
        "24",
        {},
        "Plotting takes another player.",
    )
    assert [f"{verb} pawn=3"] == choices(match, verb)


@pytest.mark.rules("24")
def test_nobody_plots_with_a_seat_that_does_not_play() -> None:
    match = board(ENEMY + hand(1, "roma_huns"))
    assert "24" == refused(match, "1 give pawn=3 card=roma_huns").rule


@pytest.mark.rules("25", "2.4.6", "4.7")
def test_the_card_given_names_the_city() -> None:
    match = board(ENEMY + hand(1, "roma_huns", "genua_franks") + hand(2, "roma_franks"))
    assert why_no(match, "1 give pawn=2 card=genua_franks") == (
        "25",
        {"card": "genua_franks", "city": "roma"},
        "Genua (Anglo-Saxons & Franks) does not match Roma.",
    )
    assert why_no(match, "1 give pawn=2 card=roma_franks") == (
        "2.4",
        {"card": "roma_franks"},
        "Roma (Anglo-Saxons & Franks) is not in your hand.",
    )


@pytest.mark.rules("25")
def test_nothing_is_given_without_a_card_of_the_city() -> None:
    match = board(ENEMY + hand(1, "genua_franks") + hand(2, "roma_franks"))
    assert why_no(match, "1 give pawn=2") == (
        "25",
        {"city": "roma"},
        "No card in your hand matches Roma.",
    )


@pytest.mark.rules("25", "26", "4.7")
def test_as_an_option_cards_match_by_colour() -> None:
    text = f'{ENEMY}pawn = {{1 = "genua", 2 = "genua"}}\n' + hand(1, "roma_franks", "roma_huns")
    text += hand(2, "tyras_visigoths", "roma_vandals")
    assert [] == choices(board(text), "give") + choices(board(text), "take")
    match = board(text, city_card="colour")
    assert allowed(match, "1 give pawn=2 card=roma_franks")
    assert "25" == refused(match, "1 give pawn=2 card=roma_huns").rule
    assert allowed(match, "1 take pawn=2 card=tyras_visigoths")
    assert "26" == refused(match, "1 take pawn=2 card=roma_vandals").rule


@pytest.mark.rules("2.4.6")
def test_events_cannot_be_traded() -> None:
    match = board(ENEMY + hand(1, "roma_huns", "roma_franks", "carpe_diem"))
    play(match, "1 give pawn=2")
    assert ["… card=roma_franks", "… card=roma_huns"] == choices(match)


# --- taking -------------------------------------------------------------------------------------


@pytest.mark.rules("24", "26", "2.4.6", "2.16.3")
def test_a_card_of_the_city_is_received_when_both_agree() -> None:
    match = board(ENEMY + hand(2, "roma_huns", "roma_vandals"))
    play(match, "1 take pawn=2")
    assert (0,) == match.to_act  # the active player names the card
    assert ["… card=roma_vandals", "… card=roma_huns"] == choices(match)
    play(match, "1 … card=roma_huns")
    assert (1,) == match.to_act
    play(match, "2 agree")
    assert ["seat 2 agrees.", "seat 2 gives Roma (Huns) to seat 1."] == story(match)
    assert {"roma_huns": "hand_1", "roma_vandals": "hand_2"} == words_of(match)["card_place"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("26", "4.7")
def test_the_card_received_names_the_city_and_is_theirs() -> None:
    cards = hand(2, "roma_huns", "genua_franks") + hand(3, "roma_franks") + hand(1, "roma_vandals")
    match = board(ENEMY + cards, seats=3)
    assert why_no(match, "1 take pawn=2 card=genua_franks") == (
        "26",
        {"card": "genua_franks", "city": "roma"},
        "Genua (Anglo-Saxons & Franks) does not match Roma.",
    )
    assert why_no(match, "1 take pawn=2 card=roma_franks") == (
        "26",
        {"pawn": "2", "card": "roma_franks"},
        "seat 2 does not hold Roma (Anglo-Saxons & Franks).",
    )
    lone = board(ENEMY + hand(2, "genua_franks") + hand(1, "roma_franks"))
    assert why_no(lone, "1 take pawn=2") == (
        "26",
        {"pawn": "2", "city": "roma"},
        "seat 2 holds no card that matches Roma.",
    )


@pytest.mark.rules("26", "6")
def test_one_action_is_one_way_to_plot() -> None:
    match = board(ENEMY + hand(1, "roma_huns") + hand(2, "roma_franks"))
    play(match, "1 give pawn=2 card=roma_huns", "2 agree")
    play(match, "1 take pawn=2 card=roma_franks", "2 agree")
    assert 2 == match.state.actions_left


# --- the hand limit -----------------------------------------------------------------------------


@pytest.mark.rules("27", "4.15", "2.3.3", "2.3.4")
def test_a_receiver_of_an_eighth_card_discards_before_anything_else() -> None:
    match = board(ENEMY + hand(1, "roma_huns", "roma_franks") + hand(2, *SEVEN))
    play(match, "1 give pawn=2 card=roma_huns", "2 agree")
    assert "over_limit" == match.phase
    assert (1,) == match.to_act  # the receiver chooses
    assert 8 == len(choices(match, "discard"))
    assert not allowed(match, "1 march city=genua legions=0")  # not before
    play(match, "2 discard card=carpe_diem")
    assert ["seat 2 discards Carpe diem."] == story(match)
    assert (0,) == match.to_act
    assert "discard" == words_of(match)["card_place"]["carpe_diem"]


@pytest.mark.rules("27", "2.3.1")
def test_a_seventh_card_is_no_reason_to_discard() -> None:
    match = board(ENEMY + hand(1, "roma_huns") + hand(2, *SEVEN[:6]))
    play(match, "1 give pawn=2 card=roma_huns", "2 agree")
    assert "actions" == match.phase


@pytest.mark.rules("27", "2.3.4")
def test_the_active_player_too_discards_after_receiving_an_eighth_card() -> None:
    match = board(ENEMY + hand(1, *SEVEN) + hand(2, "roma_huns"))
    play(match, "1 take pawn=2 card=roma_huns", "2 agree")
    assert "over_limit" == match.phase
    assert (0,) == match.to_act
    play(match, "1 discard card=roma_huns")
    assert "actions" == match.phase


# --- agreement ----------------------------------------------------------------------------------


@pytest.mark.rules("2.16.16", "24")
def test_after_three_refusals_nobody_is_asked_again() -> None:
    match = board(ENEMY + hand(1, "roma_huns") + hand(2, "roma_franks"))
    for count in (1, 2, 3):
        assert allowed(match, "1 give pawn=2 card=roma_huns")
        play(match, "1 give pawn=2 card=roma_huns", "2 disagree")
        assert count == match.state.refusals
    assert why_no(match, "1 give pawn=2 card=roma_huns") == (
        "2.16",
        {},
        "Three times this turn somebody did not agree; nobody is asked again.",
    )
    assert "2.16" == refused(match, "1 take pawn=2 card=roma_franks").rule
    assert [] == choices(match, "give") + choices(match, "take")
    assert allowed(match, "1 march city=genua legions=0")


@pytest.mark.rules("2.16.8", "4.20", "24")
def test_whoever_is_asked_answers_yes_or_no_and_nobody_else_answers() -> None:
    match = board(ENEMY + hand(1, "roma_huns"), seats=3)
    play(match, "1 give pawn=2 card=roma_huns")
    assert ["agree", "disagree"] == choices(match)
    assert not allowed(match, "1 agree")
    assert not allowed(match, "3 disagree")
    play(match, "2 agree")
    assert ["agreed", "gave"] == told(match)


@pytest.mark.rules("24", "26")
def test_the_very_player_is_asked_whose_card_it_is() -> None:
    match = play(board(ENEMY + hand(3, "roma_huns"), seats=3), "1 take pawn=3 card=roma_huns")
    assert ("consent", (2,)) == (match.phase, match.to_act)
    play(match, "3 agree")
    assert ("actions", "hand_1") == (match.phase, words_of(match)["card_place"]["roma_huns"])
    match = play(board(ENEMY + hand(1, "roma_huns"), seats=3), "1 give pawn=3 card=roma_huns")
    assert ("consent", (2,)) == (match.phase, match.to_act)
    play(match, "3 agree")
    assert ("actions", "hand_3") == (match.phase, words_of(match)["card_place"]["roma_huns"])
