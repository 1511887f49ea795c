"""What a bank and a warehouse hold (3.20.4, 3.11.9)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.units import MOST_DUCATS, POINTS
from tabard.games.new_world.turn.income import store_income
from tabard.games.new_world.world.stacking_limits import can_take

from .board import board
from .scenes import held
from .test_stores import BANK, CUBA, DUCATS, STORE, TOWN, expert


@pytest.mark.rules("3.20.4")
def test_a_bank_holds_no_more_ducats_than_anybody() -> None:
    match = expert(TOWN + BANK + held(cuba=f"ducats = {MOST_DUCATS - 5}"))
    store_income(match.state, CUBA, 18)
    assert MOST_DUCATS == match.state.held[STORE + CUBA][DUCATS]


@pytest.mark.rules("3.11.9", "3.20.4")
def test_no_build_points_lie_in_a_bank_and_no_ducats_where_there_is_none() -> None:
    match = expert(TOWN + BANK + held(cuba="ducats = 5"))
    assert 0 == can_take(match.state, STORE + CUBA, POINTS)
    assert MOST_DUCATS - 5 == can_take(match.state, STORE + CUBA, DUCATS)
    assert 0 == can_take(board(TOWN).state, STORE + CUBA, DUCATS)
