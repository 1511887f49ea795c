"""A game's exercises hold: each can be solved, for sure, and not before its last move."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tabard.engine.game import Game, Misused
from tabard.engine.match.exercise import GRADES, Exercise, Want, attempt, exercise_of, holds


def exercises(game: Game) -> tuple[Exercise, ...]:
    """Those of a game; none where it has none."""
    return game.exercises.all if game.exercises else ()


def test_a_game_has_fifty_exercises_in_three_grades(game: Game) -> None:
    if game.exercises is not None:
        grades = Counter(one.grade for one in exercises(game))
        assert sum(grades.values()) == 50
        assert set(grades) == set(GRADES) and min(grades.values()) >= 16
        assert len({one.position for one in exercises(game)}) == 50, "a table is asked about twice"


def test_each_solution_holds_whatever_the_seat_does_not_know(game: Game) -> None:
    for number, one in enumerate(exercises(game), start=1):
        assert holds(one), f"exercise {number}: {', '.join(one.solution)}"


def test_nothing_is_solved_before_its_last_move(game: Game) -> None:
    for one in exercises(game):
        made = attempt(one, one.solution[:-1])
        assert len(one.solution) == one.moves > 1
        assert not made.solved
        assert made.left == 1
        assert not any(attempt(one, ()).reached)


def test_what_is_wanted_is_said_in_words_that_the_game_declares(game: Game) -> None:
    for one in exercises(game):
        match = one.table()
        assert all(game.exercises.wanted(match, one))
        assert game.exercises.rules(match, one)
        for want in one.wants:
            ask = game.exercises.asks[want.event]
            kinds = game.book.events.kinds(want.event)
            assert {*ask.facts, *filter(None, (ask.by,))} == {key for key, _value in want.facts}
            assert kinds.keys() >= {key for key, _value in want.facts}
            assert Want.of(want.words) == want


def test_a_rule_that_breaks_an_exercise_is_noticed(game: Game) -> None:
    for one in exercises(game)[:3]:
        assert not holds(replace(one, solution=one.solution[1:])), "its first move is not needed"
        never = replace(one.wants[0], facts=(("city", "atlantis"),))
        assert not holds(replace(one, wants=(never,)))
        assert not holds(replace(one, moves=one.moves - 1))


def test_an_exercise_ends_with_its_moves(game: Game) -> None:
    for one in exercises(game)[:1]:
        with pytest.raises(Misused, match="is solved"):
            attempt(one, (*one.solution, "pass"))
        short = attempt(replace(one, moves=0), ())
        with pytest.raises(Misused, match="All moves are made"):
            short.play(one.solution[0])
        with pytest.raises(Misused, match="has the exercises 1 to 50"):
            exercise_of(game, 51)
