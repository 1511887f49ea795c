"""What holds of a game that does not say it: who is best, and what a position is worth to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .flow.loop import bind
from .flow.stack import push
from .rule import rule

score: Any = None  # the game's own, when the rules below are bound to it


@rule
def place(state, seat):
    """1, and 1 more for each seat that has more points: equals share a place."""
    better = 0
    for other in range(state.seats):
        better += score(state, other) > score(state, seat)
    return 1 + better


@rule
def worth(state, seat):
    """A bot that knows no better goes by the points."""
    return score(state, seat)


@rule
def clock(state):
    """A game without a clock: bots look on until there is a choice."""
    return 0


@rule
def set_up(state):
    """The first phase begins, of the first seat."""
    push(state, 0, 0)


@rule
def lay_out(state):
    """On an empty board lies what the fields of the record begin with, and nothing else."""


def by_score(usual: Callable[..., int], score: Callable[..., int]) -> Callable[..., int]:
    """One of these rules, bound to a game's own score."""
    scope: dict[str, Any] = {"score": score}
    bind({usual.__name__: usual}, scope)
    return scope[usual.__name__]  # type: ignore[no-any-return]
