"""The event "Truce" (3.5): the next round is peace."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..told_in_phase_six import (
    TRUCE_AGREED,
)


@rule
def truce_comes(state):
    """3.5, 38, I8: no vote in the next round; nothing changes in this one."""
    state.truce_next = 1
    tell(state, TRUCE_AGREED)
