"""The event "Uprising" (3.5); the die itself stands in ``test_uprising``."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, story, told, why_no

from ..board import cities
from ..phase_six import OWN, event, level, owner

CASTLE = cities(2, "paris 4")


@pytest.mark.rules("3.5", "66")
def test_any_owned_city_rises_the_masters_own_too() -> None:
    match = event(OWN + CASTLE, "uprising")
    assert ["bruges", "paris", "bourges", "pampelune"] == [
        words.split("=")[1] for words in choices(match, "rise")
    ]
    play(match, "1 rise city=pampelune", "chance uprising_die face=2")
    assert 0 == owner(match, "pampelune")


@pytest.mark.rules("3.5", "3.7")
def test_the_city_that_rises_loses_strength() -> None:
    match = event(OWN + CASTLE, "uprising")
    play(match, "1 rise city=paris", "chance uprising_die face=4")
    assert ["uprising_rolled", "weakened"] == told(match)
    assert (2, 2) == (owner(match, "paris"), level(match, "paris"))


@pytest.mark.rules("3.5")
def test_neither_a_free_nor_a_protected_city_rises() -> None:
    match = event(OWN + CASTLE + "protected.paris = 1\n", "uprising")
    assert why_no(match, "1 rise city=lyon") == ("3.5", {"city": "lyon"}, "Nobody owns Lyon.")
    assert why_no(match, "1 rise city=paris") == (
        "3.5",
        {"city": "paris"},
        "Paris is under papal protection this round.",
    )
    assert allowed(match, "1 rise city=bourges")


@pytest.mark.rules("3.5", "66")
def test_where_only_protected_cities_are_owned_nothing_rises() -> None:
    match = event('owner.paris = "2"\nprotected.paris = 1\n', "uprising")
    assert "Nothing can be struck by this event: uprising." in story(match)


@pytest.mark.rules("3.5")
def test_the_second_uprising_of_a_round_strikes_again() -> None:
    match = event(OWN + CASTLE, "uprising")
    play(match, "1 rise city=paris", "chance uprising_die face=6")
    play(match, "chance draw_marker marker=uprising", "1 rise city=paris")
    play(match, "chance uprising_die face=2")
    assert 0 == owner(match, "paris")
