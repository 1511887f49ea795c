"""A game's lesson holds: each step is lawful, tells what it is to tell, and is no other's move."""

from dataclasses import replace

import pytest

from tabard.drawn.speaking import move_said
from tabard.engine.game import Game
from tabard.engine.match.lesson import Broken
from tabard.web.choices import doing


def test_every_step_of_a_lesson_is_lawful_and_tells_what_it_should(game: Game) -> None:
    if game.lesson is not None:
        match = game.lesson.at(game, len(game.lesson.steps))
        assert len(game.lesson.steps) >= 12
        assert match.to_act or match.over


def test_each_step_is_asked_of_the_learner_and_other_moves_are_possible(game: Game) -> None:
    if game.lesson is not None:
        choices = 0
        for done, step in enumerate(game.lesson.steps):
            match = game.lesson.at(game, done)
            assert game.lesson.learner in match.to_act, step.do
            assert game.lesson.is_done_by(match, done, step.do)
            composed = doing(match, game.lesson.learner, step.do)
            assert composed.whole, f"{step.do} is only a part of a move"
            assert game.lesson.is_done_by(match, done, composed.said), composed.said
            choices += len(match.rows(game.lesson.learner)) > 1
        assert choices >= len(game.lesson.steps) / 2, "there is nothing to choose"


def test_a_move_that_is_the_only_one_of_its_verb_says_what_it_does(game: Game) -> None:
    for done in range(len(game.lesson.steps) if game.lesson else 0):
        match = game.lesson.at(game, done)
        for group in doing(match, game.lesson.learner).groups:
            if len(group.choices) == 1 and group.choices[0].whole:
                move = match.read(game.lesson.learner, group.choices[0].words)
                assert group.choices[0].label == move_said(match, move)


def test_a_lesson_that_the_rules_do_not_bear_says_where(game: Game) -> None:
    if game.lesson is not None:
        first, second, *rest = game.lesson.steps
        turned = replace(game.lesson, steps=(second, first, *rest))
        with pytest.raises(Broken, match=f"^{game.name}, step [12], "):
            turned.at(game, 2)
        silent = replace(game.lesson, steps=(replace(first, tells=("landslide",)), second))
        with pytest.raises(Broken, match="nothing tells landslide"):
            silent.at(game, 1)
