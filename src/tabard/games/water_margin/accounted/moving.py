"""Do moves, rescues and the market belong together? (S2 to S9, 3.6, 3.9)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _, n_

from .. import phases
from ..board import brothers, is_convict, is_figure_of, is_locked, is_prisoner
from ..book import complain
from ..components import bandits, pieces
from ..market import can_buy_something
from ..moving import SWIFT_STEPS, steps_in_all
from ..readings import surplus_brothers_are_discarded
from ..rescue import why_not_free_him
from .fighting import IS_NO_FIGURE, MOVER
from .homeless import has_just_died

TOO_MANY_MOVED = complain(
    "S2",
    n_(
        "{found} figure of {seat} has moved in this chapter; at most {most} can have.",
        "{found} figures of {seat} have moved in this chapter; at most {most} can have.",
    ),
    seat=SEATS,
    found=NUMBER,
    most=NUMBER,
)
STEPS_FOR_NOTHING = complain(
    "3.9",
    n_(
        "{found} step has been made, by nobody; it must be 0.",
        "{found} steps have been made, by nobody; it must be 0.",
    ),
)


def moves_off(state):
    """Three moves, each of one figure that can, step by step (S2, 3.9)."""
    level = level_of(state, phases.MOVES)
    if level >= 0:
        used = have_moved(state, state.frame_seat[level])
        if used + state.moves_left > pieces.MOST_MOVES:
            return because(
                TOO_MANY_MOVED, state.frame_seat[level], used, pieces.MOST_MOVES - state.moves_left
            )
    if not goes_on(state, phases.MOVE) and (state.steps != 0 or state.fed != 0):
        return because(STEPS_FOR_NOTHING, max(state.steps, state.fed))
    wrong = 0
    if level >= 0 and level + 1 < state.depth:
        wrong = mover_off(state, level + 1)
    if wrong == 0 and goes_on(state, phases.MOVE):
        wrong = move_off(state, state.mover)
    if wrong == 0 and goes_on(state, phases.RESCUE) and not has_just_died(state):
        wrong = rescue_off(state, state.mover, state.rescued)
    return wrong


def have_moved(state, seat):
    """Figures of this player that have used a move (S2)."""
    return sum(
        1
        for figure in range(bandits.BANDITS)
        if state.moved[figure] and state.owner[figure] == seat
    )


NOT_MARKED_MOVED = complain("A14", _("{figure} is using its move and not marked so."))
CANNOT_MOVE = complain("S7", _("{figure} cannot be moving."))


def mover_off(state, level):
    """A figure of the player, whose only move of the chapter this is (A14)."""
    figure, seat = state.mover, state.frame_seat[level]
    if has_just_died(state):
        return 0
    if figure == bandits.NOBODY or not is_figure_of(state, seat, figure):
        return because(IS_NO_FIGURE, MOVER, figure, seat)
    if is_prisoner(state, figure) or is_locked(state, figure) or state.immobilised[figure]:
        return because(CANNOT_MOVE, figure)
    if goes_on(state, phases.STORM) and is_convict(state, figure):
        return because(CANNOT_MOVE, figure)
    return 0 if state.moved[figure] else because(NOT_MARKED_MOVED, figure)


STEPS_OFF = complain("S8", _("{figure} has made {found} steps; it can be 1 to {most}."))
FED_OFF = complain(
    "S9",
    n_(
        "A banquet has been spent on a move of {found} step; it must be 2 or more.",
        "A banquet has been spent on a move of {found} steps; it must be 2 or more.",
    ),
)
NOTHING_TO_LET_GO = complain("A4", _("{figure} need let no sworn brother go."))
NOTHING_TO_BUY = complain("3.9", _("{figure} can buy nothing here."))


def move_off(state, figure):
    """So many steps, a banquet with the second at the earliest; and what the end of a move asks
    (S8, S9, A4, 3.9, EI5)."""
    most = SWIFT_STEPS if state.swift[figure] else steps_in_all(state, figure)
    if not 1 <= state.steps <= most:
        return because(STEPS_OFF, figure, state.steps, most)
    if state.fed and state.steps < 2:
        return because(FED_OFF, state.steps)
    if goes_on(state, phases.KEEPING):
        if brothers(state, figure) <= pieces.MOST_BROTHERS or not surplus_brothers_are_discarded(
            state
        ):
            return because(NOTHING_TO_LET_GO, figure)
    if goes_on(state, phases.BUYING) and not can_buy_something(state, figure):
        return because(NOTHING_TO_BUY, figure)
    return 0


CANNOT_RESCUE = complain(
    "3.6", _("{figure} cannot be rescuing {convict}."), convict=bandits.BANDIT_OR_NOBODY
)


def rescue_off(state, figure, convict):
    """A free figure next to an own convict who has no duel to finish (3.6)."""
    if convict == bandits.NOBODY or is_convict(state, figure):
        return because(CANNOT_RESCUE, figure, convict)
    if why_not_free_him(state, state.owner[figure], figure, convict) != LEGAL:
        return because(CANNOT_RESCUE, figure, convict)
    return 0
