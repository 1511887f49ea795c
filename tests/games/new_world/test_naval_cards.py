"""Cards in a naval combat (3.19.9)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play

from .board import board, roll, rule_of
from .waves import EQUAL, broadside, gauge, met


@pytest.mark.rules("3.19.9", "40", "3.19.4", "39", "38")
def test_cards_are_played_in_their_naval_steps_the_attacker_first() -> None:
    hands = 'card_place = {admirals_signal = "hand_1", rally = "hand_1", emigrants = "hand_2"}\n'
    hands += 'red_place.mutiny = "hand_1"\nturn = 5\n'
    match = play(met(EQUAL + hands), "2 pursue", "1 no_wind", "2 no_wind")
    play(roll(match, 6, 1), "1 fight")
    assert (0,) == match.to_act and "naval_window" == match.phase
    assert "38" == rule_of(match, "1 play_at_sea mutiny")
    assert "3.16.0c" == rule_of(match, "1 play_at_sea rally")
    play(match, "1 play_at_sea admirals_signal", "1 close_at_sea")
    assert (1,) == match.to_act
    assert "41" == rule_of(match, "2 play_at_sea emigrants")


def windows(hands: str, text: str = EQUAL):
    """Portugal holds nothing: the combat at Spain's first window."""
    match = play(met(text + "turn = 9\n" + hands), "2 pursue", "1 no_wind")
    roll(match, 6, 1)
    return play(match, "1 fight")


@pytest.mark.rules("3.19.4", "3.19.9", "3.19.1")
def test_an_admirals_signal_helps_all_rounds_and_counts_once() -> None:
    match = windows('card_place = {admirals_signal = "hand_1", admirals_signal_2 = "hand_1"}\n')
    play(match, "1 play_at_sea admirals_signal")
    assert "3.19.1" == rule_of(match, "1 play_at_sea admirals_signal_2")
    play(match, *["1 close_at_sea"] * 3)
    gauge(match)
    play(match, "1 close_at_sea")
    broadside(match, (3, 3), (6, 3))
    assert [6 + 1 + 2, 9] == list(match.state.value)


@pytest.mark.rules("3.19.4", "39")
def test_a_rally_rolls_a_lower_value_again_once() -> None:
    match = windows('card_place = {rally = "hand_1", admirals_signal = "hand_1"}\n')
    play(match, *["1 close_at_sea"] * 3)
    gauge(match)
    assert "39" == rule_of(match, "1 play_at_sea admirals_signal")
    play(match, "1 play_at_sea rally", "1 close_at_sea")
    broadside(match, (1, 1), (3, 4))
    assert (6,) == match.to_act
    roll(match, 5, 5)
    assert [11, 7] == list(match.state.value)


@pytest.mark.rules("3.19.4")
def test_a_favourable_wind_helps_at_the_wind_gauge() -> None:
    match = windows('card_place = {favourable_wind = "hand_1"}\n')
    play(match, *["1 close_at_sea"] * 2)
    play(match, "1 play_at_sea favourable_wind")
    roll(match, 3, 4)
    assert ["take_wind", "cut_off"] == sorted(choices(match), reverse=True)


@pytest.mark.rules("3.19.5", "EN3")
def test_line_ahead_helps_one_round_and_leaves_the_game() -> None:
    text = EQUAL.replace("es_", "en_").replace("en_pt", "pt_en").replace('"es"', '"en"')
    match = board(text + 'turn = 9\nen_cards.line_ahead = "hand_4"\n', seats=4, who=4)
    play(match, "4 activate en_fleet_1", "2 pursue", "4 no_wind")
    roll(match, 6, 1)
    play(match, "4 fight", *["4 close_at_sea"] * 3)
    gauge(match)
    play(match, "4 play_at_sea line_ahead")
    broadside(match, (3, 3), (6, 3))
    assert [6 + 1 + 2, 9] == list(match.state.value)
    assert "gone" == match.state.fields["en_cards"].of.word(match.state.en_cards[2])


@pytest.mark.rules("3.19.5", "NL2")
def test_the_beggars_fleet_helps_at_sea_too() -> None:
    text = EQUAL.replace("es_", "nl_").replace("nl_pt", "pt_nl")
    match = board(text + 'turn = 9\nnl_cards.beggars_fleet = "hand_5"\n', seats=5, who=5)
    play(match, "5 activate nl_fleet_1", "2 pursue", "5 no_wind")
    roll(match, 6, 1)
    play(match, "5 fight", "5 play_at_sea beggars_fleet")
    gauge(match)
    broadside(match, (3, 3), (6, 3))
    assert [6 + 1 + 2, 9] == list(match.state.value)
