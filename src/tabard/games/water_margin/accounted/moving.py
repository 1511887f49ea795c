"""Do moves, rescues and the market belong together? (S2 to S9, 3.6, 3.9)"""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule
from tabard.engine.stack import goes_on, level_of

from ..board import brothers, is_convict, is_figure_of, is_locked, is_prisoner
from ..components import BANDITS, MOST_BROTHERS, MOST_MOVES, NOBODY
from ..market import can_buy_something
from ..reach import SWIFT_STEPS, steps_in_all
from ..readings import surplus_brothers_are_discarded
from ..rescue import why_not_free_him
from ..state import BUYING, KEEPING, MOVE, MOVES, RESCUE, STORM
from .complaints import TOO_MANY_MOVED
from .complaints_going_on import (
    CANNOT_MOVE,
    CANNOT_RESCUE,
    FED_OFF,
    IS_NO_FIGURE,
    MOVER,
    NOT_MARKED_MOVED,
    NOTHING_TO_BUY,
    NOTHING_TO_LET_GO,
    STEPS_FOR_NOTHING,
    STEPS_OFF,
)
from .homeless import has_just_died


@rule
def moves_off(state):
    """S2, 3.9: three moves, each of one figure that can, step by step."""
    level = level_of(state, MOVES)
    if level >= 0:
        used = have_moved(state, state.frame_seat[level])
        if used + state.moves_left > MOST_MOVES:
            return because(
                TOO_MANY_MOVED, state.frame_seat[level], used, MOST_MOVES - state.moves_left
            )
    if not goes_on(state, MOVE) and (state.steps != 0 or state.fed != 0):
        return because(STEPS_FOR_NOTHING, max(state.steps, state.fed))
    wrong = 0
    if level >= 0 and level + 1 < state.depth:
        wrong = mover_off(state, level + 1)
    if wrong == 0 and goes_on(state, MOVE):
        wrong = move_off(state, state.mover)
    if wrong == 0 and goes_on(state, RESCUE) and not has_just_died(state):
        wrong = rescue_off(state, state.mover, state.rescued)
    return wrong


@rule
def have_moved(state, seat):
    """S2: figures of this player that have used a move."""
    count = 0
    for figure in range(BANDITS):
        if state.moved[figure] and state.owner[figure] == seat:
            count += 1
    return count


@rule
def mover_off(state, level):
    """A14: a figure of the player, whose only move of the chapter this is."""
    figure, seat = state.mover, state.frame_seat[level]
    if has_just_died(state):
        return 0
    if figure == NOBODY or not is_figure_of(state, seat, figure):
        return because(IS_NO_FIGURE, MOVER, figure, seat)
    if is_prisoner(state, figure) or is_locked(state, figure) or state.immobilised[figure]:
        return because(CANNOT_MOVE, figure)
    if goes_on(state, STORM) and is_convict(state, figure):
        return because(CANNOT_MOVE, figure)
    return 0 if state.moved[figure] else because(NOT_MARKED_MOVED, figure)


@rule
def move_off(state, figure):
    """S8, S9, A4, 3.9, EI5: so many steps, a banquet with the second at the earliest; and what the
    end of a move asks."""
    most = SWIFT_STEPS if state.swift[figure] else steps_in_all(state, figure)
    if not 1 <= state.steps <= most:
        return because(STEPS_OFF, figure, state.steps, most)
    if state.fed and state.steps < 2:
        return because(FED_OFF, state.steps)
    if goes_on(state, KEEPING):
        if brothers(state, figure) <= MOST_BROTHERS or not surplus_brothers_are_discarded(state):
            return because(NOTHING_TO_LET_GO, figure)
    if goes_on(state, BUYING) and not can_buy_something(state, figure):
        return because(NOTHING_TO_BUY, figure)
    return 0


@rule
def rescue_off(state, figure, convict):
    """3.6: a free figure next to an own convict who has no duel to finish."""
    if convict == NOBODY or is_convict(state, figure):
        return because(CANNOT_RESCUE, figure, convict)
    if why_not_free_him(state, state.owner[figure], figure, convict) != LEGAL:
        return because(CANNOT_RESCUE, figure, convict)
    return 0
