"""What bots may ask about a position: ``worth(state, seat)`` by the game's own weights, and
``worth_by(state, seat, weights)`` by others. A game without weights says only the first."""

from __future__ import annotations

from typing import Any

from tabard.engine.flow.loop import bind
from tabard.engine.game import Game

# What follows is replaced by the game's own when the rules below are bound to it.
WEIGHTS: Any = ()
worth_by: Any = None


def worth(state, seat):
    """By the game's own weights."""
    return worth_by(state, seat, WEIGHTS)


def judge_of(game: Game) -> dict[str, Any]:
    """The two rules for one game, its weights, and how often a row is tried."""
    scope: dict[str, Any] = {"WEIGHTS": game.weights.numbers, "clock": game.clock}
    scope["ROW_TRIES"] = game.weights.tries
    if game.worth.__code__.co_argcount == 3:
        scope["worth_by"] = game.worth
        bind({"worth": worth}, scope)
    else:
        scope["worth"] = game.worth
        bind({"worth_by": without_weights}, scope)
    return scope


def without_weights(state, seat, weights):
    """The game weighs nothing."""
    return worth(state, seat)
