"""Whom an event may concern (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because

from ..board import NOT_YOUR_FIGURE, distance, is_figure_of, is_free, is_locked, is_prisoner
from ..components import bandits

IN_REACH = 3  # of EI10 and EI11


def why_not_own_figure(state, seat, figure):
    """Any figure of the drawer on the board, convicts and prisoners included (3.19)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    return LEGAL


def is_at_large(state, figure):
    """Neither in prison nor locked in a pending duel (3.10, 3.19)."""
    return not is_prisoner(state, figure) and not is_locked(state, figure)


def is_free_and_unlocked(state, figure):
    """At large, and no convict (3.10, 3.19)."""
    return is_free(state, figure) and not is_locked(state, figure)


def is_in_reach(state, figure, victim):
    """A figure of another player within 3 (EI10, EI11)."""
    return (
        state.zone[victim] == bandits.FIGURE
        and state.owner[victim] != state.owner[figure]
        and distance(state.square[figure], state.square[victim]) <= IN_REACH
    )


def reaches_somebody(state, figure):
    """A figure of another player is within 3 of this one (EI10)."""
    return any(is_in_reach(state, figure, victim) for victim in range(bandits.BANDITS))


def is_within_reach_of(state, seat, victim):
    """This figure is another player's and within 3 of an own one (EI10, EI11)."""
    return any(
        is_figure_of(state, seat, figure) and is_in_reach(state, figure, victim)
        for figure in range(bandits.BANDITS)
    )
