"""The end of the game (3.22.1): when it comes, and who is ahead."""

from __future__ import annotations

import pytest

from tabard.games.new_world.ending import is_better

from .board import board
from .scenes import held


@pytest.mark.rules("3.22.1")
@pytest.mark.parametrize(("glory", "over"), [(39, False), (40, True), (41, True)])
def test_the_game_goes_on_until_somebody_has_the_glory_that_was_agreed(
    glory: int, over: bool
) -> None:
    text = f"glory.es = {glory}\n"
    assert over == board(text, seats=2, at="administration", step="rest", gp_target="40").over


@pytest.mark.rules("3.22.1")
def test_of_equals_the_one_with_more_ducats_is_ahead_and_then_with_more_colonies() -> None:
    state = board(held(pt_home="ducats = 3"), seats=2).state
    assert is_better(state, 1, 0) and not is_better(state, 0, 1)
    colony = 'discovered.cuba = "pt"\nowner.cuba = "pt"\ncolony.cuba = "settlement"\n'
    state = board(colony, seats=2).state
    assert is_better(state, 1, 0) and not is_better(state, 0, 1)


@pytest.mark.rules("3.22.1", "3.21.12")
def test_a_table_after_the_last_turn_is_over() -> None:
    assert not board("turn = 10\n", length="standard").over
    assert board("turn = 11\n", length="standard").over
    last = "now = {phase = 'turn', seat = 1, step = '%s'}\nturn = 10\n"
    assert board(last % "end", at="none", length="standard").over
    assert not board(last.replace("10", "9") % "end", at="none", length="standard").over
