"""Decisions that are said piece by piece, until "done" (rule 2.16): once begun, they end."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, phase_now, pop
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from . import phases
from .book import refuse
from .components import pieces
from .state import State

A_PAWN_AT_LEAST = refuse("3.8.12", _("At least one pawn must go, and its owner must agree."))
AT_LEAST_ONE = refuse("2.11.10", _("An event must change something: do it at least once."))


def why_not_done(state, seat):
    """An event must change something, so its first piece cannot be left out (2.11.10)."""
    phase = phase_now(state)
    if cursor(state) == 0 and (phase == phases.STRIKE_ELSEWHERE or phase == phases.REINFORCING):
        return because(AT_LEAST_ONE)
    if cursor(state) == 0 and phase == phases.HURRYING and nobody_stayed(state):
        return because(A_PAWN_AT_LEAST)
    return LEGAL


def nobody_stayed(state):
    """No owner has refused to let a pawn go (3.8.12)."""
    return not any(state.moved[pawn] for pawn in range(pieces.MOST_SEATS))


def done(state, seat):
    """No more pieces; where it is offered, an absent seat is done (2.16, 2.16.5, 2.16.11)."""
    finish(state)


def one_more_piece(state):
    """One piece of several has been said."""
    state.left_to_do -= 1
    move_cursor(state, cursor(state) + 1)


forget_decision = State.forgets("decision", says="Nothing of the decision is left over.")


def finish(state):
    """What was decided step by step is done."""
    forget_decision(state)
    pop(state)
