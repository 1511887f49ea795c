"""3.17.0d: the six steps of a naval combat, and the card windows with which they begin (3.19.9)."""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.stack import cursor, move_cursor, push

from ..components.nations import NO_SEAT
from ..hands import cards_in_hand
from ..phases import NAVAL_WINDOW
from .bribe import go_on_with_the_bribe
from .broadsides import go_on_with_the_naval_round
from .capture import go_on_with_the_capture
from .escape import go_on_with_the_escape
from .start import CAPTURE, PLACES, RETREATS, ROUND, WIND_GAUGE, end_naval_combat, fleet_of
from .waters import seat_of_fleet
from .wind import go_on_with_the_wind

WINDOWS = 2  # the first places of a step: the attacker, then the passive side
LAST_WINDOWS = 4  # no card names the naval steps 5 and 6


@rule
def go_on_with_the_naval_combat(state):
    """3.17.0d: bribe, freight, wind gauge, round, retreats, capture; the steps 4 and 5 again while
    both fight on."""
    step, at = cursor(state) // PLACES, cursor(state) % PLACES
    move_cursor(state, cursor(state) + 1)
    if step <= LAST_WINDOWS and at < WINDOWS:
        open_naval_window(state, at)
    elif step == 1:
        go_on_with_the_bribe(state, at - WINDOWS)
    elif step == 2:
        pass_over_the_freight(state)
    elif step == WIND_GAUGE // PLACES:
        go_on_with_the_wind(state, at - WINDOWS)
    elif step == ROUND // PLACES:
        go_on_with_the_naval_round(state, at - WINDOWS)
    elif step == RETREATS // PLACES:
        go_on_with_the_escape(state, at)
    elif step == CAPTURE // PLACES:
        go_on_with_the_capture(state, at)
    else:
        end_naval_combat(state)


@rule
def open_naval_window(state, who):
    """3.19.9, 40: the attacker's side first; pirates and empty hands pass."""
    seat = seat_of_fleet(state, fleet_of(state, who))
    if seat != NO_SEAT and cards_in_hand(state, seat) > 0:
        push(state, NAVAL_WINDOW, seat)
        move_cursor(state, who)


@rule
def pass_over_the_freight(state):
    """3.17.2, A41: cargo lies in the fleet, not in its ships; nothing is decided."""
    move_cursor(state, WIND_GAUGE)
