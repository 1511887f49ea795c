"""Influence points: a stock for the game, throne points, or a stock that comes back (rules 97, 100,
118, 132)."""

from __future__ import annotations

from .components import pieces
from .readings import influence_comes_back, influence_is_throne


def influence_left(state, seat):
    """The points that a seat can put into a fight, beyond the limit of 5 (97, 100)."""
    if influence_is_throne(state):
        return state.throne[seat]
    return state.influence[seat]


def spend_influence(state, seat, points):
    """Points committed are spent, win or lose (118)."""
    if influence_is_throne(state):
        state.throne[seat] -= points
    else:
        state.influence[seat] -= points


def influence_at_start(state):
    """6 markers each; none where throne points take their place (12)."""
    return 0 if influence_is_throne(state) else pieces.INFLUENCE_EACH


def refresh_influence(state):
    """All 6 points come back every round (132, as an option)."""
    if influence_comes_back(state):
        for seat in range(state.seats):
            state.influence[seat] = pieces.INFLUENCE_EACH
