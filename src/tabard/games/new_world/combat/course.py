"""3.16: the six steps in their fixed order, and the card windows with which each begins."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import cursor, move_cursor

from ..options import FORT_MODULE, plays_with
from .charge import go_on_with_charges
from .free_actions import go_on_with_free_actions
from .overrun import go_on_overrunning
from .retreats import go_on_with_retreats
from .round_ import go_on_with_the_round
from .siege import go_on_with_the_siege
from .starting import OVERRUN, PLACES, go_on_starting
from .the_end import go_on_with_the_end
from .told import STEP_BEGAN
from .windows import WINDOWS, open_window


@rule
def go_on_with_the_combat(state):
    """1 to 12, 3.16.0a: starting, steps 1 to 6; the steps 4 and 5 again while nobody has won."""
    step, at = cursor(state) // PLACES, cursor(state) % PLACES
    move_cursor(state, cursor(state) + 1)
    if step == 0:
        go_on_starting(state, at)
    elif step == OVERRUN:
        go_on_overrunning(state, at)
    elif at < WINDOWS:
        if at == 0:
            tell_the_step(state, step)
        open_window(state, step, at)
    elif step == 1:
        go_on_with_free_actions(state, at - WINDOWS)
    elif step == 2:
        go_on_with_charges(state, at - WINDOWS)
    elif step == 3:
        go_on_with_the_siege(state, at - WINDOWS)
    elif step == 4:
        go_on_with_the_round(state, at - WINDOWS)
    elif step == 5:
        go_on_with_retreats(state, at - WINDOWS)
    else:
        go_on_with_the_end(state, at - WINDOWS)


@rule
def tell_the_step(state, step):
    """1, 9: each step is told; the basic game has no third one."""
    if step != 3 or plays_with(state, FORT_MODULE):
        tell(state, STEP_BEGAN, step)
