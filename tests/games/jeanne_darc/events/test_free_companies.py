"""The event "Free companies" (3.5); the die of plundering stands in ``test_plunder``."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, why_no

from ..board import cities
from ..phase_six import OWN, event, plundered
from .test_famine import NINE

TEN = NINE + "plundered.nancy = 1\n"


@pytest.mark.rules("3.5", "66")
def test_the_master_picks_any_city_of_another_player() -> None:
    match = event(OWN, "free_companies")
    assert ["loot city=bruges", "loot city=bourges"] == choices(match)
    assert ("3.5", "Pamplona belongs to the same player.") == why_no(
        match, "1 loot city=pampelune"
    )[::2]


@pytest.mark.rules("3.5", "3.8")
def test_the_bank_is_the_looter() -> None:
    match = play(event(OWN + "coins = {1 = 3, 2 = 4, 3 = 5}\n", "free_companies"), "1 loot bruges")
    play(match, "chance plunder_die face=2")
    assert [
        "Plunderers at Bruges: the die shows 2, the garrison counts 2.",
        "Free companies plunder Bruges: it pays nothing at the next income.",
    ] == story(match)
    assert plundered(match, "bruges")
    assert [3, 4, 5] == match.state.coins[:3]


@pytest.mark.rules("3.5", "3.8")
def test_the_companies_may_fail() -> None:
    match = play(event(OWN, "free_companies"), "1 loot bruges", "chance plunder_die face=1")
    assert "Bruges keeps its gates shut." in story(match)
    assert not plundered(match, "bruges")


@pytest.mark.rules("3.5")
def test_plundered_and_protected_cities_are_left_alone() -> None:
    text = OWN + cities(2, "paris") + "plundered.bruges = 1\nprotected.bourges = 1\n"
    match = event(text + cities(3, "lyon"), "free_companies")
    assert ["loot city=paris", "loot city=lyon"] == choices(match)
    assert "3.8" == why_no(match, "1 loot city=bruges")[0]
    assert "3.5" == why_no(match, "1 loot city=bourges")[0]
    assert "3.5" == why_no(match, "1 loot city=nancy")[0]


@pytest.mark.rules("3.8", "66")
def test_without_a_marker_they_stay_away() -> None:
    match = event(OWN + TEN, "free_companies")
    assert "Nothing can be struck by this event: free companies." in story(match)


@pytest.mark.rules("1", "3.5")
def test_with_two_factions_each_the_own_second_faction_is_spared() -> None:
    text = OWN + cities(4, "rennes")
    match = event(text, "free_companies", seats=4, two_p="two_factions")
    assert ["loot city=rennes", "loot city=bourges"] == choices(match)  # not Bruges of seat 3
