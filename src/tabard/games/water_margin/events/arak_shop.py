"""EI4, the arak shop (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..board import distance
from ..book import refuse
from ..components import squares
from ..tokens import give_gourd
from .whom import why_not_own_figure

HAS_A_GOURD_FROM_THE_SHOP = refuse(
    "EI4", _("{figure} has its gourd: the other is for another figure.")
)
NOT_NEAR_A_SHOP = refuse("EI4", _("{figure} is not on or next to a town or inn."))


def why_not_arak_shop(state, seat, figure):
    """Two own figures of choice on or next to a town or an inn (EI4)."""
    if refusal := why_not_own_figure(state, seat, figure):
        return refusal
    if state.chosen == figure:
        return because(HAS_A_GOURD_FROM_THE_SHOP, figure)
    if not is_near_a_shop(state, figure):
        return because(NOT_NEAR_A_SHOP, figure)
    return LEGAL


def is_near_a_shop(state, figure):
    """On or next to a town or an inn (EI4)."""
    return any(
        squares.MARKET[square] and distance(state.square[figure], square) <= 1
        for square in range(squares.SQUARES)
    )


def arak_shop(state, figure):
    """A gourd (EI4)."""
    state.chosen = figure
    give_gourd(state, figure)
