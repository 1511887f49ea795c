"""Whoever thinks ahead plays whole games of every title, at a table as people sit at it."""

from __future__ import annotations

import pytest

from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.players.levels import Level, Plan
from tabard.players.thinks import Thinks

pytestmark = pytest.mark.compiled

A_LITTLE = Level("search", "", Plan(2))
SOMETIMES = 10  # decisions from one that is also advised about to the next


def test_it_plays_to_the_end_and_advises_what_can_be_done(game: Game) -> None:
    """A seat that somebody leads for another is thought for too."""
    match, decisions = Match(game, game.seats[-1], seed=1), 0
    thinking = [
        Thinks(A_LITTLE, game, seat, seed=1, wait=True) for seat in range(match.state.seats)
    ]
    while not match.over:
        seat = match.to_act[0]
        legal = {row.number for row in match.rows(seat)}
        decisions += len(legal) > 1
        if len(legal) > 1 and decisions % SOMETIMES == 0:
            assert {each.row for each in thinking[seat].consider(match)} <= legal
        match.play(seat, thinking[seat].choose(match))
    assert decisions > SOMETIMES
