"""EI3, Squire Chai keeps open house (3.19)."""

from __future__ import annotations

from ..board import distance, is_figure_of
from ..components import bandits, squares
from ..tokens import give_banquet

NEAR_CHAI = 2


def is_near_chai(state, seat, figure):
    """An own figure within 2 of Cangzhou (EI3)."""
    return (
        is_figure_of(state, seat, figure)
        and distance(state.square[figure], squares.CANGZHOU) <= NEAR_CHAI
    )


def somebody_is_near_chai(state, seat):
    """Then nobody need be chosen (EI3)."""
    return any(is_near_chai(state, seat, figure) for figure in range(bandits.BANDITS))


def feast_all_who_are_near(state, seat):
    """A banquet for each of them (EI3)."""
    for figure in range(bandits.BANDITS):
        if is_near_chai(state, seat, figure):
            open_house(state, figure)


def open_house(state, figure):
    """A banquet; if nobody is near, for one figure of choice (EI3)."""
    give_banquet(state, figure)
