"""Chapter "End of the game": the final score, and ties (rules 132, 133)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import play, story

from .board import board, cities, stack
from .test_ending import OWN, at_the_end


def places(match: Match) -> list[int]:
    """The place of each seat."""
    return [match.game.place(match.state, seat) for seat in range(match.state.seats)]


def over(text: str, seats: int = 3, **options: str) -> Match:
    """A game that ends with the tenth round."""
    match = board(text + "round = 10\n" + stack("round 1 end"), seats=seats, **options)
    assert match.over
    return match


@pytest.mark.rules("3", "132")
def test_unspent_influence_counts_at_the_end() -> None:
    match = over(OWN + "throne = {1 = 3, 2 = 5, 3 = 4}\ninfluence = {1 = 4, 2 = 1, 3 = 0}\n")
    assert [7, 6, 4] == [match.game.score(match.state, seat) for seat in range(3)]
    assert [1, 2, 3] == places(match)


@pytest.mark.rules("132")
@pytest.mark.parametrize(("reading", "score"), [("stock", 7), ("throne", 3), ("refresh", 3)])
def test_influence_counts_only_where_it_is_a_stock(reading: str, score: int) -> None:
    left = "" if reading == "throne" else "influence.1 = 4\n"  # there they are one
    match = over(OWN + "throne.1 = 3\n" + left, influence=reading)
    assert score == match.game.score(match.state, 0)


EVEN = "influence = {1 = 0, 2 = 0, 3 = 0}\nthrone = {1 = 5, 2 = 5}\n"


@pytest.mark.rules("133")
@pytest.mark.parametrize(
    ("text", "first"),
    [
        (cities(1, "bruges 6") + cities(2, "lille 4", "paris 4", "nancy"), 1),
        (cities(1, "bruges 4", "calais 4") + cities(2, "lille", "nancy"), 2),
        (cities(1, "bruges 4", "nancy") + cities(2, "lille", "lyon"), 1),
        (cities(1, "bruges 6", "nancy 6") + cities(2, "paris 6", "lyon 6", "lille 4"), 2),
        (cities(1, "bruges", "nancy") + cities(2, "lille", "lyon") + "coins.2 = 1\n", 2),
    ],
    ids=["fortresses", "provinces", "castles", "a fortress is no castle too", "coins"],
)
def test_ties_go_by_fortresses_provinces_castles_coins(text: str, first: int) -> None:
    match = over(text + EVEN)
    assert [first, 3 - first] == [places(match).index(place) + 1 for place in (1, 2)]


@pytest.mark.rules("133")
def test_who_is_still_tied_shares_the_victory() -> None:
    match = over(cities(1, "bruges", "nancy") + cities(2, "lille", "lyon") + EVEN)
    assert [1, 1, 3] == places(match)


@pytest.mark.rules("133", "132")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("level.bruges = 6\n", "The highest scores are equal; Navarre is ahead by fortresses."),
        ("coins.2 = 4\n", "The highest scores are equal; France is ahead by coins."),
        ("", "The highest scores are equal, and the victory is shared."),
        (
            cities(3, "dijon 6") + "coins.2 = 4\n",
            "The highest scores are equal; France is ahead by coins.",
        ),
        ("throne.3 = 6\n", "England ends with 6: 6 from the throne and 0 from influence."),
        (
            "throne.3 = 4\ninfluence.3 = 2\n",
            "England ends with 6: 4 from the throne and 2 from influence.",
        ),
    ],
)
def test_what_decided_a_tie_is_told(text: str, sentence: str) -> None:
    two = cities(1, "bruges") + cities(2, "lille")
    even = "influence.1 = 0\ninfluence.2 = 0\nthrone.1 = 5\nthrone.2 = 5\n"
    even += "" if "influence.3" in text else "influence.3 = 0\n"
    match = play(at_the_end(9, two + even + text), "chance end_die 1")
    assert match.over
    assert sentence == story(match)[-1]


@pytest.mark.rules("133")
def test_who_has_fewer_points_breaks_no_tie() -> None:
    even = "influence = {1 = 0, 2 = 0, 3 = 0}\nthrone = {2 = 5, 3 = 5}\n"
    text = cities(1, "bruges 6", "gand 6") + cities(2, "lille") + cities(3, "dijon 6")
    match = play(at_the_end(9, text + even), "chance end_die 1")
    assert "The highest scores are equal; England is ahead by fortresses." == story(match)[-1]


@pytest.mark.rules("134", "133")
def test_who_is_out_does_not_win() -> None:
    text = cities(1, "bruges") + cities(2, "dijon") + "throne.3 = 9\n"
    assert [2, 2, 1] == [min(place, 2) for place in places(over(text))]
    assert 3 == places(over(text, wiped="out"))[2]


@pytest.mark.rules("1", "133")
def test_two_players_with_two_factions_each_count_both() -> None:
    text = cities(1, "bruges") + cities(2, "dijon") + cities(3, "nancy") + cities(4, "lyon")
    points = "throne = {1 = 1, 2 = 6, 3 = 7, 4 = 1}\ninfluence = {1 = 0, 2 = 0, 3 = 0, 4 = 0}\n"
    match = over(text + points, seats=4, two_p="two_factions")
    assert (8, 7) == (match.game.score(match.state, 0), match.game.score(match.state, 1))
    assert [1, 2, 1, 2] == places(match)
    match = over(text + points.replace("2 = 6", "2 = 8"), seats=4, two_p="two_factions")
    assert [2, 1, 2, 1] == places(match)
