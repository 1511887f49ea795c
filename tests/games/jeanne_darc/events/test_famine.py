"""The event "Famine" (3.5)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, told, why_no

from ..board import cities
from ..phase_six import event, plundered

FLANDERS = cities(2, "bruges", "gand 4") + cities(3, "lille") + cities(1, "lyon")
# Nine of the ten markers lie on other cities.
NINE = "".join(
    f"plundered.{city} = 1\n"
    for city in "calais arras mons amiens rouen caen paris reims troyes".split()
)


@pytest.mark.rules("3.5")
def test_each_owned_city_of_the_province_gets_a_plunder_marker() -> None:
    match = play(event(FLANDERS, "famine"), "1 starve province=flandre")
    assert [
        "Navarre, master of events, lets famine come to Flanders.",
        "By the famine Bruges gets a plunder marker: it pays nothing at the next income.",
        "By the famine Ghent gets a plunder marker: it pays nothing at the next income.",
        "By the famine Lille gets a plunder marker: it pays nothing at the next income.",
    ] == story(match)
    assert not plundered(match, "lyon")
    match = play(event(FLANDERS, "famine"), "1 starve province=lyonnais")
    assert ["famine_in", "starves"] == told(match)
    assert not plundered(match, "bruges")


@pytest.mark.rules("3.5")
def test_free_plundered_and_protected_cities_are_spared() -> None:
    text = cities(2, "bruges", "gand", "lille") + cities(1, "lyon")
    match = event(text + "plundered.bruges = 1\nprotected.gand = 1\n", "famine")
    play(match, "1 starve province=flandre")
    assert ["famine_in", "starves"] == told(match)
    assert [True, False, True] == [plundered(match, city) for city in ("bruges", "gand", "lille")]


@pytest.mark.rules("3.5", "66")
def test_the_master_picks_a_province_where_anything_is_left() -> None:
    text = FLANDERS + "plundered.lyon = 1\n"
    match = event(text + cities(3, "nancy", "paris") + "protected.paris = 1\n", "famine")
    assert ["starve province=flandre", "starve province=lorraine"] == choices(match)
    for province in ("lyonnais", "ile_de_france", "navarre"):
        assert "3.5" == why_no(match, f"1 starve province={province}")[0]
    assert (
        "Lyonnais has no owned city that is neither plundered nor protected."
        == why_no(match, "1 starve province=lyonnais")[2]
    )


@pytest.mark.rules("3.5")
def test_the_markers_go_round_in_city_order_while_any_is_left() -> None:
    match = play(event(FLANDERS + NINE, "famine"), "1 starve province=flandre")
    assert [True, False, False] == [plundered(match, city) for city in ("bruges", "gand", "lille")]


@pytest.mark.rules("3.5", "66")
def test_without_a_marker_there_is_no_effect() -> None:
    match = event(FLANDERS + NINE + "plundered.nancy = 1\n", "famine")
    assert "Nothing can be struck by this event: famine." in story(match)
    assert "draw_marker" == match.phase
