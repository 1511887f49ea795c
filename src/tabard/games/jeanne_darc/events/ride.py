"""The event "Ride" (3.5): the master may attack a distant city. The attack itself is told in
``attack``; bonuses that do not count, in ``totals``."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told

RIDE_KEPT = told(
    "ride_kept",
    "3.5",
    _("{seat} may once this round attack a city up to three roads away."),
    weight=1,
)


def ride_comes(state, master):
    """The master keeps the marker this round, for one attack (3.5)."""
    state.rides += 1
    tell(state, RIDE_KEPT, master)
