"""Chapter "Phase 8, scoring" (rules 125 to 129)."""

from __future__ import annotations

import pytest

from tabard.games.jeanne_darc.scoring import provinces_controlled
from tests.games.asking import words_of

from .board import board, cities, stack

SCORE = stack("scoring 1")


@pytest.mark.rules("125", "126", "T18")
def test_each_province_controlled_gives_a_point_and_ile_de_france_two() -> None:
    match = board(cities(1, "paris", "rouen", "caen") + cities(2, "dijon") + SCORE)
    assert {"1": 3} == words_of(match)["throne"]


@pytest.mark.rules("125")
def test_a_province_with_a_foreign_or_a_free_city_is_not_controlled() -> None:
    shared = board(cities(1, "rouen", "auxerre") + cities(2, "caen", "dijon") + SCORE)
    assert "throne" not in words_of(shared)
    free = board(cities(1, "bruges", "lille", "nancy") + SCORE)
    assert {"1": 1} == words_of(free)["throne"]
    assert 1 == provinces_controlled(free.state, 0)


@pytest.mark.rules("127", "129", "1.13")
def test_points_add_up_and_all_see_them() -> None:
    match = board(cities(1, "nancy") + cities(2, "lyon") + "throne.1 = 4\n" + SCORE)
    assert {"1": 5, "2": 1} == match.view(2)["throne"]


@pytest.mark.rules("128")
def test_a_plundered_city_counts_for_control() -> None:
    match = board(cities(1, "nancy") + "plundered.nancy = 1\n" + SCORE)
    assert {"1": 1} == words_of(match)["throne"]


@pytest.mark.rules("I9", "126")
def test_no_round_brings_more_than_25_points() -> None:
    words = board().game.state.fields["owner"].shape[0].words
    match = board(cities(1, *words[:20]) + cities(2, *words[20:40]) + cities(3, words[40]) + SCORE)
    assert sum(match.state.throne) <= 25
