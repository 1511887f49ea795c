"""3.17.0d: the six steps of a naval combat, and the card windows with which they begin (3.19.9)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import cursor, move_cursor

from ..trying import drop_what_does_not_fit
from .bribe import go_on_with_the_bribe
from .broadsides import go_on_with_the_naval_round
from .capture import go_on_with_the_capture
from .escape import go_on_with_the_escape
from .start import CAPTURE, PLACES, RETREATS, ROUND, WIND_GAUGE, end_naval_combat, fleet_of
from .stowage import go_on_with_the_freight
from .told import STEP_AT_SEA
from .waters import is_pirate
from .wind import go_on_with_the_wind
from .windows import SIDES_AT_SEA, open_naval_window

WINDOWS = SIDES_AT_SEA  # the first places of a step: the attacker, then the passive side
LAST_WINDOWS = 4  # no card names the naval steps 5 and 6


@rule
def go_on_with_the_naval_combat(state):
    """3.17.0d: bribe, freight, wind gauge, round, retreats, capture; the steps 4 and 5 again while
    both fight on."""
    step, at = cursor(state) // PLACES, cursor(state) % PLACES
    move_cursor(state, cursor(state) + 1)
    if at == 0 and step <= CAPTURE // PLACES:
        tell(state, STEP_AT_SEA, step)
    if step <= LAST_WINDOWS and at < WINDOWS:
        open_naval_window(state, step, at)
    elif step == 1:
        go_on_with_the_bribe(state, at - WINDOWS)
    elif step == 2:
        go_on_with_the_freight(state, at - WINDOWS)
    elif step == WIND_GAUGE // PLACES:
        go_on_with_the_wind(state, at - WINDOWS)
    elif step == ROUND // PLACES:
        go_on_with_the_naval_round(state, at - WINDOWS)
    elif step == RETREATS // PLACES:
        go_on_with_the_escape(state, at)
    elif step == CAPTURE // PLACES:
        go_on_with_the_capture(state, at)
    elif at < SIDES_AT_SEA:
        drop_after_the_combat(state, at)
    else:
        end_naval_combat(state)


@rule
def drop_after_the_combat(state, who):
    """3.6.5: when nobody has won, too, ships are lost, and what they carried with them."""
    if not is_pirate(fleet_of(state, who)):
        drop_what_does_not_fit(state, fleet_of(state, who))
