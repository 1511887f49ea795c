"""To pass: whoever is asked for something that nobody need do may say so (rules 39, 76, 110, 135).

The phase on top closes; what follows is the business of the phase below it.
"""

from __future__ import annotations

from tabard.engine.flow.stack import pop


def pass_(state, seat):
    """Nobody need do anything; the window closes; an absent seat passes (39, 76, 135)."""
    pop(state)
