"""Chapter "Uprising" (3.7): the die, and what a city loses."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.jeanne_darc.supply import castles_left, fortresses_left, garrisons_left
from tests.games.asking import play, story

from .board import cities
from .phase_six import accounted, event, level, owner, plundered


def risen(works: int, face: int, text: str = "", **options: str) -> Match:
    """Paris, with these defences, has risen."""
    match = event(cities(2, f"paris {works}") + text, "uprising", **options)
    return play(match, f"chance uprising_die face={face}")  # the only city: chosen by itself


@pytest.mark.rules("3.7", "61")
@pytest.mark.parametrize("works", [2, 4, 6])
@pytest.mark.parametrize("face", range(1, 7))
def test_it_succeeds_on_the_defence_value_or_more(works: int, face: int) -> None:
    match = risen(works, face)
    assert (level(match, "paris") < works) == (face >= works)
    assert accounted(match)


@pytest.mark.rules("3.7", "58")
def test_the_city_loses_one_step() -> None:
    for works, named, after in ((6, "fortress", 4), (4, "castle", 2)):
        match = risen(works, 6)
        assert (2, after) == (owner(match, "paris"), level(match, "paris"))
        assert [
            f"Navarre stirs up Paris: the die shows 6, the {named} counts {works}.",
            f"Paris loses a part of its defences: they count {after} now.",
        ] == story(match)


@pytest.mark.rules("3.7", "I10")
def test_a_garrison_is_driven_out_and_the_city_is_free() -> None:
    match = risen(2, 2)
    assert (0, 0) == (owner(match, "paris"), level(match, "paris"))
    assert "The garrison of France is driven out; Paris is free." in story(match)


@pytest.mark.rules("3.7", "107")
def test_in_the_mountains_too_the_defences_alone_count_and_that_is_told() -> None:
    match = event(cities(2, "foix"), "uprising")
    play(match, "chance uprising_die face=2")
    assert [
        "Navarre stirs up Foix: the die shows 2, the garrison counts 2.",
        "Foix lies in the mountains, but in an uprising mountains do not count.",
        "The garrison of France is driven out; Foix is free.",
    ] == story(match)


@pytest.mark.rules("3.7")
def test_it_fails_below() -> None:
    match = risen(6, 5)
    assert (2, 6) == (owner(match, "paris"), level(match, "paris"))
    assert [
        "Navarre stirs up Paris: the die shows 5, the fortress counts 6.",
        "The uprising in Paris fails.",
    ] == story(match)


@pytest.mark.rules("3.7", "58", "59", "I2")
def test_the_pieces_go_back_to_the_supply() -> None:
    match = risen(6, 6)
    assert (19, 10) == (castles_left(match.state), fortresses_left(match.state))
    match = risen(4, 6)
    assert (20, 10) == (castles_left(match.state), fortresses_left(match.state))
    assert 19 == garrisons_left(match.state, 1)
    assert 20 == garrisons_left(risen(2, 6).state, 1)


@pytest.mark.rules("3.7")
def test_a_plunder_marker_stays() -> None:
    assert plundered(risen(4, 6, "plundered.paris = 1\n"), "paris")


@pytest.mark.rules("3.7", "I10")
@pytest.mark.parametrize(("works", "after"), [(2, 0), (4, 4), (6, 6)])
def test_by_option_the_city_is_free_at_once_and_its_defences_stay(works: int, after: int) -> None:
    match = risen(works, 6, uprising="free")
    assert (0, after) == (owner(match, "paris"), level(match, "paris"))
    assert accounted(match)
    assert 2 == owner(risen(6, 5, uprising="free"), "paris")
