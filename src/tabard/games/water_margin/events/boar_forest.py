"""Rescue on the road (3.19) (EI8, the boar forest)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..board import distance, is_convict, is_figure_of, is_free
from ..book import refuse
from ..components import bandits
from ..prison import free_convict
from ..tokens import give_gourd
from .whom import why_not_own_figure

NEAR_THE_ROAD = 2


def has_a_friend_near(state, seat, figure):
    """An own convict with an own free figure within 2 (EI8)."""
    if not is_figure_of(state, seat, figure) or not is_convict(state, figure):
        return False
    return any(
        distance(state.square[figure], state.square[other]) <= NEAR_THE_ROAD
        for other in range(bandits.BANDITS)
        if is_figure_of(state, seat, other) and is_free(state, other)
    )


A_CONVICT_CAN_BE_FREED = refuse(
    "EI8", _("{figure} is a convict with a friend near: he is freed first.")
)


def why_not_boar_forest(state, seat, figure):
    """Such a convict; only where there is none, any own figure (EI8)."""
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL or has_a_friend_near(state, seat, figure):
        return refusal
    for other in range(bandits.BANDITS):
        if has_a_friend_near(state, seat, other):
            return because(A_CONVICT_CAN_BE_FREED, other)
    return LEGAL


def boar_forest(state, seat, figure):
    """The convict token is removed; or the figure gets a gourd (EI8)."""
    if has_a_friend_near(state, seat, figure):
        free_convict(state, figure)
    else:
        give_gourd(state, figure)
