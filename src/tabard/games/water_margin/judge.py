"""What a position is worth to a seat: the bots' only knowledge of the game (3.17b)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .board import gang


@rule
def worth(state, seat):
    """A large gang is what the game is about."""
    return 100 * gang(state, seat)
