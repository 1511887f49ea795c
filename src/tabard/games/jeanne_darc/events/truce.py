"""The event "Truce" (3.5): the next round is peace. ``politics`` tells how that round begins."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told

TRUCE_AGREED = told("truce_agreed", "3.5", _("A truce: the next round is peace."), weight=1)


def truce_comes(state):
    """In the next round nobody votes and there is peace; this round stays as it is (3.5, 38,
    I8)."""
    state.truce_next = 1
    tell(state, TRUCE_AGREED)
