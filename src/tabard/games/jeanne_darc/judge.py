"""What a position is worth to a seat: the bots' only knowledge of the game."""

from __future__ import annotations

from tabard.engine.rule import rule


@rule
def worth(state, seat):
    """Throne points (for the moment)."""
    return state.throne[seat]
