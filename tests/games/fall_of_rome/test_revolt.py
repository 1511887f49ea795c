"""Revolts (38 to 51)."""

from __future__ import annotations

import pytest

from tabard.drawn.episodes import episodes
from tabard.engine.match import Match
from tests.games.asking import play, told, words_of

from .board import board
from .scenes import REVOLT, TWO_REVOLTS, chances, cubes, deck, ending, legions

# The bottom card is Narbo of the Franks; Tingi of the Vandals has been discarded.
NARBO = 'barbarian = {rest = "layer_2", narbo_franks = "layer_1", tingi_vandals = "discard"}\n'
BOTTOM = "chance bottom_card card=narbo_franks"


@pytest.mark.rules("38", "39", "40", "41", "42", "45")
def test_a_revolt_is_increase_then_revolt_then_intensify() -> None:
    match = board(REVOLT + NARBO)
    assert 1 == match.state.rate
    assert {"bottom_card card=narbo_franks": 1} == chances(match)
    play(match, BOTTOM)
    assert ["turned", "revolted", "placed", "intensified"] == told(match)
    assert "top_barbarian" == match.phase


@pytest.mark.rules("41", "2.7.5")
def test_three_barbarians_land_on_the_city_of_the_card_wherever_it_is() -> None:
    match = play(board(REVOLT + NARBO), BOTTOM)
    assert {"narbo": {"franks": 3}} == cubes(match)


@pytest.mark.rules("39", "4.16", "3.10")
@pytest.mark.parametrize(("before", "invade", "recruit"), [(0, 2, 3), (1, 3, 2), (6, 5, 1)])
def test_the_marker_moves_one_space_though_the_printed_number_may_stay(
    before: int, invade: int, recruit: int
) -> None:
    cards = deck("roma_huns", piles=(2,), revolts=(1,))
    match = play(board(f"rate = {before}\n" + NARBO + cards), "1 end_actions")
    play(match, "chance turn_up kind=revolt", "chance turn_up kind=ordinary")
    play(match, "chance draw_card card=roma_huns")
    assert ("rate", before + 1) == (match.told[-1].event, match.state.rate)
    assert {"invade": invade, "recruit": recruit} == match.told[-1].facts


@pytest.mark.rules("2.12", "2.12.1")
def test_on_its_last_space_the_marker_of_the_rates_stays() -> None:
    assert 7 == board("rate = 7\n" + REVOLT + NARBO).state.rate


@pytest.mark.rules("42", "45", "46")
def test_all_discards_go_on_top_and_the_deck_below_is_not_touched() -> None:
    match = play(board(REVOLT + NARBO), BOTTOM)
    assert {
        "barbarian_card card=narbo_franks": 1,
        "barbarian_card card=tingi_vandals": 1,
    } == chances(match)
    layers = [match.state.barbarian[card] for card in range(49)]
    assert (47, 2) == (layers.count(2), layers.count(3))
    assert {"cards": 2} == match.told[-1].facts


@pytest.mark.rules("47", "48", "3.12.9")
def test_two_revolts_are_resolved_completely_one_after_the_other() -> None:
    text = 'barbarian = {rest = "layer_2", narbo_franks = "layer_1", roma_huns = "layer_1"}\n'
    match = play(board(TWO_REVOLTS + text), BOTTOM)
    assert ["turned", "revolted", "placed", "intensified", "rate"] == told(match)
    assert 2 == match.state.rate
    assert {"bottom_card card=roma_huns": 1} == chances(match)
    play(match, "chance bottom_card card=roma_huns")
    assert {"barbarian_card card=roma_huns": 1} == chances(match)
    assert 3 == match.state.cards_to_turn + 1


@pytest.mark.rules("49", "2.11.2", "4.25")
def test_events_may_be_played_between_two_revolts() -> None:
    text = 'card_place = {mors_tua = "hand_2"}\ncubes = {roma = {huns = 1}}\n'
    match = play(board(TWO_REVOLTS + NARBO + text), BOTTOM)
    assert ("between_revolts", (0,)) == (match.phase, match.to_act)
    play(match, "1 go_on")
    assert ("bottom_card", 2) == (match.phase, match.state.rate)


@pytest.mark.rules("49", "2.11.12")
def test_after_the_last_revolt_no_window_between_revolts_opens() -> None:
    text = 'card_place = {mors_tua = "hand_1"}\n'
    match = play(board(REVOLT + NARBO + text), BOTTOM)
    assert "after_draw" == match.phase


@pytest.mark.rules("50", "51")
def test_a_revolt_leaves_the_game_and_nothing_replaces_it() -> None:
    cards = deck("roma_huns", "roma_franks", piles=(3,), revolts=(1,))
    match = play(board(NARBO + cards), "1 end_actions", "chance turn_up kind=revolt")
    play(match, "chance turn_up kind=ordinary", "chance draw_card card=roma_huns", BOTTOM)
    words = words_of(match)
    assert {"pile_1": 1} == {k: v for k, v in words["pile_cards"].items() if v}
    assert "revolts_waiting" not in words
    assert ["roma_huns"] == [c for c, p in words["card_place"].items() if p == "hand_1"]
    assert "top_barbarian" == match.phase


@pytest.mark.rules("43", "2.6", "2.6.1", "2.6.3", "3.12.6")
@pytest.mark.parametrize(
    ("standing", "placed", "left"), [(1, 2, 0), (2, 1, 0), (3, 0, 0), (5, 0, 2)]
)
def test_supported_legions_stop_the_revolt_one_for_one(
    standing: int, placed: int, left: int
) -> None:
    text = f"legions = {{narbo = {standing}}}\nfort = {{narbo = 1}}\n"
    match = play(board(REVOLT + NARBO + text), BOTTOM)
    assert ({"narbo": {"franks": placed}} if placed else {}) == cubes(match)
    assert left == legions(match).get("narbo", 0)


@pytest.mark.rules("43", "2.6.2", "2.6.3", "3.12.6")
@pytest.mark.parametrize("standing", [1, 2, 5])
def test_legions_without_support_are_all_lost_and_stop_one(standing: int) -> None:
    match = play(board(REVOLT + NARBO + f"legions = {{narbo = {standing}}}\n"), BOTTOM)
    assert {"narbo": {"franks": 2}} == cubes(match)
    assert {} == legions(match)


@pytest.mark.rules("44", "2.8.4", "4.30", "58")
@pytest.mark.parametrize("before", [1, 2, 3])
def test_an_undefended_city_is_filled_up_to_three_and_sacked_once(before: int) -> None:
    match = play(board(REVOLT + NARBO + f"cubes = {{narbo = {{franks = {before}}}}}\n"), BOTTOM)
    assert {"franks": 3} == cubes(match)["narbo"]
    assert 1 == match.state.decline
    assert 1 == told(match).count("sacked")


@pytest.mark.rules("44", "58")
def test_four_of_different_colours_sack_nothing() -> None:
    match = play(board(REVOLT + NARBO + "cubes = {narbo = {huns = 3, vandals = 1}}\n"), BOTTOM)
    assert 0 == match.state.decline
    assert {"narbo": {"franks": 3, "huns": 3, "vandals": 1}} == cubes(match)


@pytest.mark.rules("4.22", "30")
def test_allies_revolt_like_others() -> None:
    text = "allied = {franks = 1}\ncubes = {narbo = {franks = 1}}\n"
    match = play(board(REVOLT + NARBO + text), BOTTOM)
    assert {"franks": 3} == cubes(match)["narbo"]
    assert 1 == match.state.decline


@pytest.mark.rules("2.8", "65")
def test_after_a_loss_nothing_of_the_revolt_is_done_any_more() -> None:
    text = 'barbarian = {rest = "layer_2", roma_huns = "layer_1"}\ncubes = {roma = {huns = 1}}\n'
    match = play(board(REVOLT + text), "chance bottom_card card=roma_huns")
    assert "roma_sacked" == ending(match)
    assert ["turned", "revolted", "placed", "sacked", "fell"] == told(match)
    assert 0 == match.state.barbarian[2]


@pytest.mark.rules("4.14", "2.3.2")
def test_the_hand_limit_waits_until_the_revolt_is_over() -> None:
    held = "aquileia_visigoths athenae_vandals brundisium_huns carthago_vandals cesarea_vandals"
    hand = dict.fromkeys((held + " sinope_ostrogoths tyras_visigoths").split(), "hand_1")
    cards = deck("roma_huns", piles=(2,), revolts=(1,), **hand)
    match = play(board(NARBO + cards), "1 end_actions", "chance turn_up kind=revolt")
    assert "top_card" == match.phase
    play(match, "chance turn_up kind=ordinary", "chance draw_card card=roma_huns")
    assert "bottom_card" == match.phase
    play(match, BOTTOM)
    assert ("over_limit", (0,)) == (match.phase, match.to_act)
    play(match, "1 discard card=roma_huns")
    assert "top_barbarian" == match.phase


@pytest.mark.rules("2.12", "2.12.5", "2.2.13")
@pytest.mark.parametrize("difficulty", ["introductory", "standard", "heroic"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_six_neighbouring_cards_touch_at_most_two_piles(seats: int, difficulty: str) -> None:
    match = Match("fall_of_rome", seats, seed=1, options={"difficulty": difficulty})
    piles = [cards for cards in match.state.pile_cards if cards]
    assert min(piles) >= 7
    assert max(piles) <= 11
    assert sorted(piles, reverse=True) == piles
    assert [1] * len(piles) == [revolt for revolt in match.state.pile_revolt if revolt]


def test_a_revolt_is_a_scene_as_a_sack_is() -> None:
    match = play(board(REVOLT + NARBO), BOTTOM)
    (revolt,) = episodes(match, None)
    assert revolt.is_a_scene and "revolt in Narbo" in revolt.opening.sentence
    assert ["Anglo-Saxons & Franks", "Narbo"] == [side.name for side in revolt.sides]
    assert "3 of the Anglo-Saxons & Franks enter Narbo." == revolt.followed[0].sentence
