"""Is every component where it can be, and does what goes on belong together? By chapters."""

from __future__ import annotations

from tabard.engine.rule import rule

from .cards import cards_off
from .going_on import frames_off
from .nations import is_set_up, nations_off
from .pieces import pieces_off
from .pirates import pirates_off
from .play import play_off
from .setting_up import set_up_off


@rule
def complaint(state):
    """3.6.7, 3.28: 0 when everything is where it can be, else what is wrong."""
    found = frames_off(state)
    if found == 0:
        found = nations_off(state)
    if found == 0 and is_set_up(state):
        found = set_up_off(state)
    if found == 0:
        found = pieces_off(state)
    if found == 0:
        found = cards_off(state)
    if found == 0:
        found = play_off(state)
    if found == 0:
        found = pirates_off(state)
    return found
