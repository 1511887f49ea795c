"""Chapter "Events: when" (rule 2.11): the windows in which events may be played."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now, pop

from . import phases
from .battle import forget_battle


def go_on(state, seat):
    """Nobody need play an event, an absent seat does not; the game goes on (2.11.11, 2.16.10)."""
    leave_window(state)


def go_on_silently(state, seat):
    """Nobody need be asked again this turn; the windows W2, W3, W4 and W6 stay closed until the
    turn ends (2.11.12)."""
    state.silent = 1
    leave_window(state)


def leave_window(state):
    """The window closes; after a battle that ends the battle too (2.11)."""
    if phase_now(state) == phases.AFTER_BATTLE:
        forget_battle(state)
    pop(state)
