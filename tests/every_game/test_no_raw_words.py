"""Nobody at a table reads the engine's own words: a seat by its number, an option as typed."""

from __future__ import annotations

import random
import re

import pytest

from tabard.drawn.scene import scene_of
from tabard.drawn.sheet import Look, draw
from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match

from ..web.conftest import TITLES

SEAT = re.compile(r"\bseat \d", re.IGNORECASE)
TYPED = re.compile(r"\w=\w")  # difficulty=heroic


@pytest.mark.parametrize("title", TITLES)
def test_a_rule_names_no_option_as_it_is_typed(title: str) -> None:
    game = find_game(title)
    words = {option.word for option in game.options if "_" in option.word}
    for rule in game.book.rules:
        found = words & {*re.findall(r"\w+", rule.text)}
        assert not found and not TYPED.search(rule.text), rule.number


@pytest.mark.parametrize("title", TITLES)
def test_what_lies_on_the_board_is_told_with_the_names_of_those_who_sit_there(title: str) -> None:
    match, chance = Match(title, max(2, find_game(title).seats[0]), seed=4), random.Random(4)
    match.sitting = {seat: f"Guest {seat}" for seat in range(match.state.seats)}
    for move in range(240):
        if match.over or match.to_act == (CHANCE,):
            break
        match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
        if move % 8:
            continue
        scene = scene_of(match, (0,))
        if scene is None:  # a game that draws no board
            return
        said = [line for spot in scene.spots for line in (spot.spoken, *spot.about)]
        said += [piece.spoken for piece in scene.pieces]
        said += [
            line for lines in draw(match, (0,), Look(roomy=True)).about.values() for line in lines
        ]
        assert not [line for line in said if SEAT.search(line)]
