"""A lesson in the terminal: the same steps, and a mistake is answered by the rule."""

from __future__ import annotations

import io
from importlib.metadata import entry_points

import pytest

from tabard.engine.find import find_game

from .conftest import Tabard

TAUGHT = [
    point.name
    for point in entry_points(group="tabard.games")
    if point.value.startswith("tabard.games.") and find_game(point.name).lesson
]


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_gone_through_by_its_words(
    title: str, tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = find_game(title).lesson
    lines = [*(step.do for step in lesson.steps), "quit", "yes"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    answer = tabard("learn", title, "--plain")
    assert answer.status == 0
    assert f"Step {len(lesson.steps)} of {len(lesson.steps)}." in answer.out
    assert "The lesson is over" in answer.out


def test_a_mistake_is_answered_and_the_step_stays(
    tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = (
        "start_in roma\nstart_in aquileia\nstart_in carnuntum\nforge ostrogoths\nundo\nquit\nyes\n"
    )
    monkeypatch.setattr("sys.stdin", io.StringIO(said))
    out = tabard("learn", "fall_of_rome", "--plain").out
    assert "(rule 2.2.9)" in out
    assert "The rules allow that too." in out
    assert "In a lesson nothing is taken back" in out
    assert out.index("The rules allow that too.") < out.index("Step 2 of")


def test_a_game_without_a_lesson_says_so(tabard: Tabard) -> None:
    answer = tabard("learn", "cards")
    assert answer.status == 2 and "has no lesson" in answer.err
