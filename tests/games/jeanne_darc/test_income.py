"""Chapter "Phase 1, income" (rules 28 to 31)."""

from __future__ import annotations

import pytest

from tests.games.asking import words_of

from .board import board, cities, stack

INCOME = stack("round 1")


@pytest.mark.rules("28", "9")
def test_a_garrison_brings_1_a_castle_2_a_fortress_3() -> None:
    match = board(cities(1, "bruges", "gand 4", "lille 6") + cities(2, "dijon") + INCOME)
    assert {"1": 6, "2": 1} == words_of(match)["coins"]


@pytest.mark.rules("29", "30", "T17")
def test_a_plundered_city_pays_nothing_and_the_marker_goes() -> None:
    match = board(
        cities(1, "bruges 6", "gand 4", "lille", "arras") + "plundered.bruges = 1\n" + INCOME
    )
    assert {"1": 4} == words_of(match)["coins"]
    assert "plundered" not in words_of(match)


@pytest.mark.rules("28", "48")
def test_income_comes_to_the_coins_that_were_kept() -> None:
    match = board(cities(1, "bruges") + "coins.1 = 7\n" + INCOME)
    assert {"1": 8} == words_of(match)["coins"]


@pytest.mark.rules("7", "28", "I10")
def test_works_left_behind_in_a_free_city_pay_nobody() -> None:
    match = board(cities(1, "bruges") + "level.dijon = 6\n" + INCOME)
    assert {"1": 1} == words_of(match)["coins"]


@pytest.mark.rules("31", "I11")
def test_the_bank_pays_whatever_is_due() -> None:
    named = board().game.state.fields["owner"].shape[0].words
    match = board(cities(1, *named[:20]) + cities(2, *named[20:40]) + "coins.1 = 800\n" + INCOME)
    assert {"1": 820, "2": 20} == words_of(match)["coins"]
