"""Chapter "End of the game": when it ends (rules 130, 131, 134)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board, cities, stack

OWN = cities(1, "bruges") + cities(2, "dijon") + cities(3, "nancy")
END = stack("round 1 end")


def at_the_end(round: int, text: str = OWN, **options: str) -> Match:
    """The end of a round, after the scoring."""
    return board(text + f"round = {round}\n" + END, **options)


@pytest.mark.rules("130", "131")
@pytest.mark.parametrize(("round", "last_face"), [(8, 2), (9, 4)])
def test_after_rounds_8_and_9_a_die_may_end_the_game(round: int, last_face: int) -> None:
    for face in range(1, 7):
        match = at_the_end(round)
        assert "end_die" == match.phase
        play(match, f"chance end_die {face}")
        assert (face <= last_face) == match.over
        assert match.over or round + 1 == match.state.round


@pytest.mark.rules("130", "131")
def test_before_round_8_no_die_is_rolled_and_after_round_10_none_is_needed() -> None:
    assert "politics" == at_the_end(7).phase
    assert at_the_end(10).over


@pytest.mark.rules("130")
@pytest.mark.parametrize(("round", "last_face"), [(6, 1), (7, 2), (8, 3), (9, 4)])
def test_by_the_other_reading_a_die_is_rolled_from_round_6_on(round: int, last_face: int) -> None:
    assert not at_the_end(5, end="6-10").over
    for face in range(1, 7):
        match = play(at_the_end(round, end="6-10"), f"chance end_die {face}")
        assert (face <= last_face) == match.over
    assert at_the_end(10, end="6-10").over


@pytest.mark.rules("130")
@pytest.mark.parametrize("rounds", range(1, 11))
def test_a_fixed_number_of_rounds(rounds: int) -> None:
    assert at_the_end(rounds, end=str(rounds)).over
    if rounds > 1:
        assert "politics" == at_the_end(rounds - 1, end=str(rounds)).phase
    if rounds < 10:
        assert at_the_end(rounds + 1, end=str(rounds)).over


@pytest.mark.rules("134")
def test_a_player_without_a_city_stays_in_the_game() -> None:
    text = cities(1, "bruges") + cities(2, "dijon")
    assert (0, 1, 2) == at_the_end(3, text).to_act
    assert (0, 1) == at_the_end(3, text, wiped="out").to_act


@pytest.mark.rules("134")
def test_by_the_other_reading_the_last_player_with_a_city_ends_the_game() -> None:
    text = cities(2, "dijon")
    assert not at_the_end(3, text).over
    match = at_the_end(3, text, wiped="out")
    assert match.over
    assert match.result
    assert "alone" == match.result.ending
