"""EI3, Squire Chai keeps open house (3.19)."""

from __future__ import annotations

from ..board import distance, is_figure_of
from ..components import bandits, squares
from ..tokens import give_banquet

NEAR_CHAI = 2


def is_near_chai(state, seat, figure):
    """EI3: an own figure within 2 of Cangzhou."""
    return (
        is_figure_of(state, seat, figure)
        and distance(state.square[figure], squares.CANGZHOU) <= NEAR_CHAI
    )


def somebody_is_near_chai(state, seat):
    """EI3: then nobody need be chosen."""
    return any(is_near_chai(state, seat, figure) for figure in range(bandits.BANDITS))


def feast_all_who_are_near(state, seat):
    """EI3: a banquet for each of them."""
    for figure in range(bandits.BANDITS):
        if is_near_chai(state, seat, figure):
            open_house(state, figure)


def open_house(state, figure):
    """EI3: a banquet; if nobody is near, for one figure of choice."""
    give_banquet(state, figure)
