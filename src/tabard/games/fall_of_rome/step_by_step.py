"""Decisions that are said piece by piece, until "done" (rule 2.16): once begun, they end."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule
from tabard.engine.stack import cursor, move_cursor, phase_now, pop

from .components import CITIES, MOST_SEATS, NOWHERE
from .refusals import A_PAWN_AT_LEAST, AT_LEAST_ONE
from .state import HURRYING, REINFORCING, STRIKE_ELSEWHERE


@rule
def why_not_done(state, seat):
    """2.11.10: an event must change something, so its first piece cannot be left out."""
    phase = phase_now(state)
    if cursor(state) == 0 and (phase == STRIKE_ELSEWHERE or phase == REINFORCING):
        return because(AT_LEAST_ONE)
    if cursor(state) == 0 and phase == HURRYING and nobody_stayed(state):
        return because(A_PAWN_AT_LEAST)
    return LEGAL


@rule
def nobody_stayed(state):
    """3.8.12: no owner has refused to let a pawn go."""
    for pawn in range(MOST_SEATS):
        if state.moved[pawn]:
            return False
    return True


@rule
def done(state, seat):
    """2.16, 2.16.5, 2.16.11: no more pieces; where it is offered, an absent seat is done."""
    finish(state)


@rule
def one_more_piece(state):
    """One piece of several has been said."""
    state.left_to_do -= 1
    move_cursor(state, cursor(state) + 1)


@rule
def finish(state):
    """Nothing of the decision is left over."""
    state.left_city = NOWHERE
    state.followers = 0
    state.goal = NOWHERE
    state.effect = 0
    state.chosen_tribe = -1
    state.event_holder = -1
    state.left_to_do = 0
    state.unharmed = 0
    for city in range(CITIES):
        state.done_with[city] = 0
    for pawn in range(MOST_SEATS):
        state.moved[pawn] = 0
    pop(state)
