"""Chapter "Phase 7, the players' phase" (rules 71, 121 to 124)."""

from __future__ import annotations

import pytest

from tabard.games.jeanne_darc.components.cards import ALL_CARDS, COPIES, PILE
from tests.games.asking import choices, play, refused, story, told, words_of

from .board import board, cards, cities, stack
from .phase_seven import combat, opening

PHASE = stack("players_phase 1")
THREE = cities(1, "lille") + cities(2, "dijon") + cities(3, "bordeaux")
HANDS = "".join(cards(f"hand_{seat}", "ram") for seat in (1, 2, 3))


@pytest.mark.rules("10", "71", "122", "S01", "S02", "S06", "S15", "S55")
def test_each_player_in_player_order_plays_two_moves() -> None:
    match = board('order = {1 = "3", 2 = "1", 3 = "2"}\n' + THREE + HANDS + PHASE, bargain="off")
    for seat in (3, 1, 2):
        assert (seat - 1,) == match.to_act
        assert "expansion" == match.phase
        play(match, f"{seat} pass")
        assert "combat" == match.phase
        assert (seat - 1,) == match.to_act
        play(match, f"{seat} end_turn")
    assert 2 == match.state.round


@pytest.mark.rules("86", "121", "S16", "S54")
def test_nobody_has_to_attack_and_ending_the_turn_is_always_possible() -> None:
    match = combat(cities(1, "lille") + cities(2, "arras") + cards("hand_1", "ram 2"))
    assert ["attack base=lille target=arras way=road", "end_turn"] == choices(match)
    assert "end_turn" == match.default(0).words
    play(match, "1 end_turn")
    assert ["turn_ended", "turn"] == told(match)[:2]


@pytest.mark.rules("121", "S54", "1.13")
def test_the_turn_ends_by_itself_only_where_everybody_sees_that_nothing_is_left() -> None:
    hand_less = combat(cities(1, "lille") + cities(2, "arras") + cards("used_1", "ram 2"))
    assert (1,) == hand_less.to_act  # no card in hand and no coins to offer
    one_card = combat(cities(1, "lille") + cities(2, "arras") + cards("hand_1", "retreat"))
    assert (0,) == one_card.to_act  # it might be an ambassador
    assert ["end_turn"] == choices(one_card)


@pytest.mark.rules("121", "135")
def test_who_can_still_offer_something_is_asked_without_cards_too() -> None:
    match = combat(cities(1, "lille") + cities(2, "arras") + "coins.1 = 1\noffers_left.1 = 3\n")
    assert (0,) == match.to_act
    assert ["offer to=2", "offer to=3", "end_turn"] == choices(match)


@pytest.mark.rules("123", "124", "S56", "T20", "I6")
def test_after_the_last_turn_all_cards_are_collected() -> None:
    text = cards("hand_1", "ram", "traitor", "cannon") + cards("used_1", "ram 2")
    text += cards("discards", "retreat 2") + cards("hand_3", "ladders") + "hero_active.1 = 1\n"
    match = board(THREE + text + stack("turn 3 combat"))
    before = list(match.state.cards[PILE])
    play(match, "3 end_turn")
    assert {"collected", "heroes_rest"} <= set(told(match))
    assert sum(before) < ALL_CARDS
    assert list(COPIES) == match.state.cards[PILE]
    assert 0 == match.state.hero_active[0]


@pytest.mark.rules("123", "115", "S45", "S46", "S57", "T20")
def test_by_option_used_cards_are_taken_up_again_and_hands_are_kept() -> None:
    text = cards("hand_1", "ram", "traitor", "cannon") + cards("used_1", "ram 2")
    text += cards("discards", "retreat 2") + cards("hand_3", "ladders") + cards("used_2", "cannon")
    text += cards("used_3", "siege_tower")
    match = board(THREE + text + stack("turn 3 combat"), cards="keep")
    play(match, "3 end_turn")
    assert "kept" in told(match)
    assert {"ram": 3, "traitor": 1, "cannon": 1} == words_of(match)["cards"]["hand_1"]
    assert {"ladders": 1, "siege_tower": 1} == words_of(match)["cards"]["hand_3"]
    assert {"cannon": 1} == words_of(match)["cards"]["hand_2"]
    assert "used_1" not in words_of(match)["cards"]
    assert "discards" not in words_of(match)["cards"]  # they are in the pile again


@pytest.mark.rules("134")
def test_by_option_a_player_without_a_city_has_no_turn() -> None:
    text = cities(1, "lille") + cities(2, "dijon") + cards("hand_3", "ram")
    match = board(text + stack("turn 1 combat"), bargain="off")
    play(match, "2 pass")
    assert (2,) == match.to_act
    match = board(text + stack("turn 1 combat"), bargain="off", wiped="out")
    play(match, "2 pass")
    assert 2 == match.state.round


@pytest.mark.rules("134", "123")
def test_by_options_the_cards_of_a_player_who_is_out_are_collected_all_the_same() -> None:
    text = cities(1, "lille") + cities(2, "dijon")
    text += cards("hand_3", "ram") + cards("used_3", "cannon") + cards("hand_2", "ladders")
    match = board(text + stack("turn 2 combat"), cards="keep", wiped="out", bargain="off")
    play(match, "2 end_turn")
    assert {"hand_2": {"ladders": 1}} == {
        holder: held for holder, held in words_of(match)["cards"].items() if holder != "pile"
    }


@pytest.mark.rules("94", "136")
def test_a_turn_begins_with_nothing_taken_and_offers_anew() -> None:
    match = opening(THREE + "won_now.lille = 1\noffers_left = {1 = 0, 2 = 0}\ncoins.1 = 3\n")
    assert 0 == sum(match.state.won_now)
    assert [3, 1, 1] == match.state.offers_left[:3]
    play(match, "1 pass")
    assert [3, 1, 1] == match.state.offers_left[:3]


@pytest.mark.rules("121", "S54")
def test_what_is_asked_of_one_player_is_not_for_another() -> None:
    match = combat(cities(1, "lille") + cities(2, "arras") + cards("hand_1", "ram 2"))
    assert "It is not up to France: Navarre must decide." == refused(match, "2 end_turn").sentence
    assert [] == story(match)
