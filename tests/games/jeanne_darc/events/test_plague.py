"""The event "Plague" (3.5)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, story, told, why_no

from ..board import cities
from ..phase_six import event, level, owner

# Three cities of Flanders: a garrison, a castle, a garrison; and one far away.
FLANDERS = cities(2, "bruges", "gand 4") + cities(3, "lille") + cities(1, "lyon")


@pytest.mark.rules("3.5", "66")
def test_the_master_picks_a_province_with_a_garrison_alone() -> None:
    match = event(FLANDERS + cities(2, "paris 4"), "plague")
    assert ["infect province=flandre", "infect province=lyonnais"] == choices(match)
    assert why_no(match, "1 infect province=ile_de_france") == (
        "3.5",
        {"province": "ile_de_france"},
        "Île-de-France has no owned city without castle or fortress.",
    )


@pytest.mark.rules("3.5", "I10")
def test_for_each_such_city_in_city_order_a_die_is_rolled() -> None:
    match = play(event(FLANDERS, "plague"), "1 infect province=flandre")
    assert "plague_die" == match.phase
    play(match, "chance plague_die face=3")
    assert ["Plague in Bruges: the die shows 3, and the garrison of France dies out."] == story(
        match
    )
    play(match, "chance plague_die face=4")  # Ghent has a castle and is spared
    assert ["Plague in Lille: the die shows 4, and the garrison lives."] == story(match)
    assert [0, 2, 3] == [owner(match, city) for city in ("bruges", "gand", "lille")]
    assert [0, 4, 2] == [level(match, city) for city in ("bruges", "gand", "lille")]
    assert "draw_marker" == match.phase
    assert match.state.province == 24  # none


@pytest.mark.rules("3.5")
def test_after_each_city_of_the_province_the_next_has_its_die() -> None:
    match = event(cities(2, "bruges", "gand", "lille"), "plague")  # nowhere else
    for city in ("Bruges", "Ghent", "Lille"):
        play(match, "chance plague_die face=4")
        assert f"Plague in {city}: the die shows 4, and the garrison lives." == story(match)[0]
    assert "draw_marker" == match.phase


@pytest.mark.rules("3.5")
@pytest.mark.parametrize(("face", "seat"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_on_one_to_three_the_garrison_is_removed(face: int, seat: int) -> None:
    match = play(event(FLANDERS, "plague"), "1 infect province=lyonnais")
    play(match, f"chance plague_die face={face}")
    assert seat == owner(match, "lyon")


@pytest.mark.rules("3.5")
def test_papal_protection_does_not_help() -> None:
    match = event(FLANDERS + "protected.lyon = 1\n", "plague")
    assert allowed(match, "1 infect province=lyonnais")
    play(match, "1 infect province=lyonnais", "chance plague_die face=1")
    assert 0 == owner(match, "lyon")


@pytest.mark.rules("3.5", "66")
def test_without_a_garrison_alone_there_is_no_plague() -> None:
    match = event(cities(1, "paris 4", "lyon 6"), "plague")
    assert "no_effect" in told(match)


@pytest.mark.rules("6.2")
def test_the_default_is_the_first_province() -> None:
    assert "infect province=flandre" == event(FLANDERS, "plague").default(0).words
