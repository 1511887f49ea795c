"""Boards in words for the tests of the rules.

``board("leader_at.cortes = \\"hispaniola\\"")`` lays a position on an empty New World: the first
impulse of turn 1, nobody has anything. Nations are in the order of the seats: 1 Spain, 2 Portugal,
3 France, 4 England, 5 the Netherlands. Chance is played by the test: ``chance die face=3``.
"""

from __future__ import annotations

import re

from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.games.new_world import GAME
from tests.games.asking import play, refused


def the_new_world(name: str) -> Game:
    """The game is not on the tables yet, so nobody finds it by its name but these tests."""
    assert name == GAME.name
    return GAME


def now(phase: str, who: int = 1, step: str = "") -> str:
    """The line that says what is going on: whose phase, or before which step of it."""
    if phase == "none":
        return ""
    return f'now = {{phase = "{phase}", seat = {who}' + (
        f', step = "{step}"}}\n' if step else "}\n"
    )


def board(
    text: str = "",
    *,
    seats: int = 3,
    at: str = "spend",
    who: int = 1,
    step: str = "",
    **options: str,
) -> Match:
    """A match on this position; single rows are left to the test."""
    head = f'game = "new_world"\nseats = {seats}\n{now(at, who, step)}'
    if re.search(r"^turn = 1[1-6]$", text, re.MULTILINE):
        options = {"length": "full", **options}  # only a full game comes so far
    chosen = "".join(f'\n{word} = "{reading}"' for word, reading in options.items())
    tail = f"\n[options]{chosen}\n" if options else ""
    points = "points_left = 4\n" if at in ("spend", "moving") and "points_left" not in text else ""
    game, state = from_text(the_new_world, f"{head}{points}{text}{tail}")
    return Match.at(game, state, chance_by_hand=True, unasked=False)


def roll(match: Match, *faces: int) -> Match:
    """The dice show these faces."""
    return play(match, *[f"chance die face={face}" for face in faces])


def rule_of(match: Match, move: str) -> str:
    """The number of the rule by which the move is refused."""
    return refused(match, move).rule
