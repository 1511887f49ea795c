"""Event 11, Mortui non mordent (3.8.11)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, refused, told

from ..board import board
from ..scenes import SOMEBODY, cubes, deck

CARDS = deck("tyras_visigoths", mortui_non_mordent="hand_1")
HUNS = f"cubes = {{genua = {{huns = 3, franks = 1}}, tingi = {{huns = 2}}, {SOMEBODY}}}\n"
NORMAL = "1 mortui_non_mordent effect=normal tribe=huns city=genua"
CORRUPT = "1 mortui_non_mordent effect=corrupt tribe=huns city=genua"


@pytest.mark.rules("3.8.11")
def test_up_to_two_barbarians_of_one_colour_go_anywhere() -> None:
    match = play(board(HUNS + CARDS), NORMAL)
    assert ("biting", ["played", "removed"]) == (match.phase, told(match))
    play(match, "1 bite city=tingi")
    assert ({"huns": 2, "franks": 1}, {"huns": 1}) == (cubes(match)["genua"], cubes(match)["tingi"])
    assert "actions" == match.phase


@pytest.mark.rules("3.8.11")
def test_corrupt_up_to_four() -> None:
    match = play(board(HUNS + CARDS), CORRUPT, *["1 bite city=genua"] * 2)
    assert "biting" == match.phase
    play(match, "1 bite city=tingi")
    assert ("actions", {"huns": 1}, 1) == (match.phase, cubes(match)["tingi"], match.state.decline)
    assert {"franks": 1} == cubes(match)["genua"]


@pytest.mark.rules("3.8.11")
def test_the_player_may_stop_after_the_first() -> None:
    match = play(board(HUNS + CARDS), CORRUPT, "1 done")
    assert ("actions", 2) == (match.phase, cubes(match)["genua"]["huns"])


@pytest.mark.rules("3.8.11")
def test_only_that_colour_where_it_stands() -> None:
    match = board(HUNS + CARDS)
    refusal = refused(match, "1 mortui_non_mordent effect=normal tribe=huns city=narbo")
    assert ("3.8.11", "No barbarian of the Huns is in Narbo.") == (refusal.rule, refusal.sentence)
    play(match, NORMAL)
    refusal = refused(match, "1 bite city=sinope")
    assert ("3.8.11", {"tribe": "huns", "city": "sinope"}) == (refusal.rule, refusal.facts)


@pytest.mark.rules("3.8.11", "2.11.10", "2.16.13")
def test_a_tribe_that_is_not_on_the_board_cannot_be_chosen() -> None:
    refusal = refused(board(HUNS + CARDS), "1 mortui_non_mordent effect=normal tribe=vandals")
    assert ("3.8.11", "No barbarian of the Vandals is on the board.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rules("3.8.11")
def test_it_ends_when_none_of_the_colour_is_left() -> None:
    one = f"cubes = {{genua = {{huns = 1}}, {SOMEBODY}}}\n"
    assert "actions" == play(board(one + CARDS), CORRUPT).phase
    two = f"cubes = {{genua = {{huns = 2}}, {SOMEBODY}}}\n"
    assert "actions" == play(board(two + CARDS), CORRUPT, "1 bite city=genua").phase
    three = f"cubes = {{genua = {{huns = 3}}, {SOMEBODY}}}\n"
    assert "biting" == play(board(three + CARDS), CORRUPT, "1 bite city=genua").phase
