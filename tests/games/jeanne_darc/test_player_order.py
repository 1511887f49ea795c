"""Chapter "Phase 5, player order" (rules 62 to 64)."""

from __future__ import annotations

import pytest

from tabard.games.jeanne_darc.player_order import master
from tests.games.asking import choices, play, story, why_no

from .board import board, cities, stack

OWN = cities(1, "bruges") + cities(2, "dijon") + cities(3, "nancy")
ORDER = stack("round 1 order")


@pytest.mark.rules("62")
def test_in_the_first_round_the_starting_order_stays() -> None:
    match = board(OWN + "order = {1 = '3', 2 = '1', 3 = '2'}\n" + ORDER)
    assert "player_order" != match.phase
    assert [2, 0, 1] == match.state.order[:3]


@pytest.mark.rules("63", "64")
def test_from_the_second_round_on_the_markers_are_drawn_one_by_one() -> None:
    match = board(OWN + "round = 2\n" + ORDER)
    assert 3 == len(choices(match, "draw_faction"))
    play(match, "chance draw_faction 3")
    assert ["England is number 1 in the player order."] == story(match)
    assert why_no(match, "chance draw_faction 3") == (
        "63",
        {"seat": "3"},
        "The marker of England has been drawn already.",
    )
    assert "1" == why_no(match, "chance draw_faction 4")[0]
    play(match, "chance draw_faction 1")
    assert ["Navarre is number 2 in the player order."] == story(match)[:1]
    play(match, "chance draw_faction 2")
    assert [2, 0, 1] == match.state.order[:3]
    assert 2 == master(match.state)


@pytest.mark.rules("134", "63", "64")
def test_by_the_other_reading_who_is_out_draws_no_place() -> None:
    text = cities(2, "dijon") + cities(3, "nancy") + "round = 2\n" + ORDER
    assert 3 == len(choices(board(text), "draw_faction"))
    match = board(text, wiped="out")
    assert ["draw_faction drawn=2", "draw_faction drawn=3"] == choices(match)
    assert "134" == why_no(match, "chance draw_faction 1")[0]
    play(match, "chance draw_faction 3", "chance draw_faction 2")
    assert [2, 1, 0] == match.state.order[:3]
    assert 2 == master(match.state)


@pytest.mark.rules("134", "63")
def test_by_the_other_reading_all_who_are_out_stand_last() -> None:
    text = cities(2, "dijon") + cities(4, "lyon") + "round = 2\n" + stack("round 1 order")
    match = board(text, seats=5, wiped="out", unasked=False)
    play(match, "chance draw_faction drawn=4", "chance draw_faction drawn=2")
    assert [3, 1, 0, 2, 4] == match.state.order[:5]
