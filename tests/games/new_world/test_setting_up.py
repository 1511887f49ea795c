"""Setting up (3.21): who may be chosen, advisors, hidden locations, and whose the cards are."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.games.new_world.setup import nations_that_hire
from tests.games.asking import allowed, play

from .board import board, rule_of
from .test_scenarios import areas, begin
from .test_turn import begun


@pytest.mark.rules("3.21")
@pytest.mark.parametrize(("first", "second"), [("fr", "en"), ("en", "fr")])
def test_of_three_nations_only_one_is_france_or_england(first: str, second: str) -> None:
    match = begun(3)
    play(match, f"{match.to_act[0] + 1} choose_nation {first}")
    seat = match.to_act[0] + 1
    assert "3.21" == rule_of(match, f"{seat} choose_nation {second}")
    assert allowed(match, f"{seat} choose_nation pt")


@pytest.mark.rules("3.21", "3.2.1")
@pytest.mark.parametrize(("level", "draws"), [("basic", 0), ("veteran", 2), ("expert", 2)])
def test_each_seat_draws_an_advisor_from_the_veteran_game_up(level: str, draws: int) -> None:
    assert draws == nations_that_hire(begun(2, level=level).state)


@pytest.mark.rules("3.21.9")
def test_a_hidden_location_that_is_known_is_turned_up_and_its_markers_are_drawn() -> None:
    match = begin(2, scenario="conquest", hidden_locations="on")
    known = areas(match, "discovered", 6)
    assert known <= areas(match, "turned_up", 1)
    assert {"bahamas", "bermuda"} == known & areas(match, "marker", [19, 19, 19])


@pytest.mark.rules("3.21.9", "3.8.3")
def test_what_is_subdued_at_the_start_resists_no_more() -> None:
    match = begin(2, scenario="empires", level="veteran")
    subdued = areas(match, "subdued", 1)
    assert subdued and subdued <= areas(match, "resistance", 0)


@pytest.mark.rules("3.19")
@pytest.mark.parametrize(
    "card", ["card_place.rally = 'hand_4'", "es_cards.requerimiento = 'hand_2'"]
)
def test_a_position_in_which_a_card_lies_in_the_wrong_hand_is_refused(card: str) -> None:
    with pytest.raises(Misused):
        board(card + "\n", seats=3)
