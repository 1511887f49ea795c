"""Is every component where it can be, and does what goes on belong together? (3.1, I1 to I11)

``pieces`` looks at the components, ``rounds`` at what a round allows, ``frames`` at which phase
lies on which, ``events``, ``turns`` and ``fights`` at what goes on. It is asked of every position
that somebody writes, and after every move in the tests.
"""

from __future__ import annotations

from .. import phases
from .events import events_off
from .fights import fights_off
from .frames import frames_off
from .pieces import pieces_off, seats_off
from .rounds import round_off
from .set_up import bids_off, set_up_off
from .turns import turns_off


def complaint(state):
    """0 when everything is as it can be, else what is wrong (3.1)."""
    return pieces_off(state) or seats_off(state) or (state.depth > 0 and what_goes_on_off(state))


def what_goes_on_off(state):
    """A round with its phases, or the set-up (10)."""
    wrong = frames_off(state)
    if wrong == 0:
        wrong = bids_off(state)
    if wrong == 0 and state.frame_phase[0] == phases.ROUND:
        wrong = round_off(state, state.frame_cursor[0])
    elif wrong == 0:
        wrong = set_up_off(state, state.frame_cursor[0])
    if wrong == 0:
        wrong = events_off(state)
    if wrong == 0:
        wrong = turns_off(state)
    if wrong == 0:
        wrong = fights_off(state)
    return wrong
