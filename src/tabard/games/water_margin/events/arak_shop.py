"""EI4, the arak shop (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule

from ..board import distance
from ..components import MARKET, SQUARES
from ..refusals import HAS_A_GOURD_FROM_THE_SHOP, NOT_NEAR_A_SHOP
from ..tokens import give_gourd
from .whom import why_not_own_figure


@rule
def why_not_arak_shop(state, seat, figure):
    """EI4: two own figures of choice on or next to a town or an inn."""
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL:
        return refusal
    if state.chosen == figure:
        return because(HAS_A_GOURD_FROM_THE_SHOP, figure)
    if not is_near_a_shop(state, figure):
        return because(NOT_NEAR_A_SHOP, figure)
    return LEGAL


@rule
def is_near_a_shop(state, figure):
    """EI4: on or next to a town or an inn."""
    for square in range(SQUARES):
        if MARKET[square] and distance(state.square[figure], square) <= 1:
            return True
    return False


@rule
def arak_shop(state, figure):
    """EI4: a gourd."""
    state.chosen = figure
    give_gourd(state, figure)
