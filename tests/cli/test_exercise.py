"""Exercises in the terminal: listed, solved, hinted at, taken back."""

from __future__ import annotations

import io
from importlib.metadata import entry_points

import pytest

from tabard.engine.find import find_game

from .conftest import Tabard

ASKED = [
    point.name
    for point in entry_points(group="tabard.games")
    if point.value.startswith("tabard.games.") and find_game(point.name).exercises
]


@pytest.mark.parametrize("title", ASKED)
def test_an_exercise_is_solved_by_its_words(
    title: str, tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = find_game(title).exercises.all[0]
    lines = [one.solution[0], "undo", *one.solution, "hint", "hint", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    answer = tabard("exercise", title, "1", "--plain")
    assert answer.status == 0
    assert "Taken back." in answer.out
    assert "Solved." in answer.out
    assert f"One way to do it: {one.solution[0]}" in answer.out


def test_all_exercises_of_a_game_are_listed(tabard: Tabard) -> None:
    out = tabard("exercise", "jeanne_darc").out
    assert out.count("grade 1:") >= 16 and out.count("\n") == 50


def test_what_is_no_exercise_is_said(tabard: Tabard) -> None:
    assert "has no exercises" in tabard("exercise", "cards").err
    answer = tabard("exercise", "jeanne_darc", "51")
    assert answer.status == 2 and "the exercises 1 to 50" in answer.err
