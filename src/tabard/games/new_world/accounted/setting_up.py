"""Accounted for: while the game is set up nothing is there before its part (3.21)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..book import complain
from ..components import board, goods, nations, scenarios
from ..options import scenario
from ..setup import COURSE, seats_to_choose
from ..state import ORDER
from .nations import NOT_IN_THE_ORDER, orders_off

SET_UP_OFF = complain(
    "3.21",
    n_(
        "So far in the set-up {most} nation has been chosen, not {found}.",
        "So far in the set-up {most} nations have been chosen, not {found}.",
    ),
)
HAS_CHOSEN = complain("3.21", _("{seat} chooses a nation, but plays {nation} already."))
MARKERS_TOO_SOON = complain(
    "3.21.9", _("Exploration markers lie there before they are drawn in the set-up.")
)
SAILED_TOO_SOON = complain(
    "3.21.11", _("{fleet} is not at home, but the game is still being set up.")
)
NATIONS_, PIECES = COURSE.begins["nations"], COURSE.begins["pieces"]
MARKERS, LEADERS_ = COURSE.begins["markers"], COURSE.begins["leaders"]


def set_up_off(state):
    """Step by step; before pieces are placed there is no order of play, and before markers are
    drawn there are none (3.21)."""
    come = state.frame_cursor[0]
    found = choices_off(state, come)
    if found == 0 and come <= LEADERS_:
        found = markers_too_soon(state, max(0, come - MARKERS))
    if found != 0:
        return found
    if come > PIECES:
        return orders_off(state) or first_fleets_off(state)
    for place in range(ORDER):
        if state.turn_order[place] != nations.NO_NATION or state.order[place] != nations.NO_NATION:
            return because(NOT_IN_THE_ORDER, place, state.turn_order[place])
    return 0


def choices_off(state, come):
    """Nations are chosen one by one, each by a seat that has none (3.21.2)."""
    most = state.seats
    if come <= PIECES:
        most = min(most, max(0, come - NATIONS_)) - goes_on(state, phases.PICK_NATION)
    if state.seats - seats_to_choose(state) != most:
        return because(SET_UP_OFF, most, state.seats - seats_to_choose(state))
    chooses = level_of(state, phases.PICK_NATION)
    if chooses >= 0 and state.nation[state.frame_seat[chooses]] != nations.NO_NATION:
        seat = state.frame_seat[chooses]
        return because(HAS_CHOSEN, seat, state.nation[seat])
    return 0


def markers_too_soon(state, drawn):
    """Areas are looked at in table order (3.21.9)."""
    for area in range(drawn, board.AREAS):
        if state.marker[area][0] != goods.NO_MARKER:
            return because(MARKERS_TOO_SOON)
    return 0


def first_fleets_off(state):
    """The fleets with which each nation begins lie at home (3.21.6 to 3.21.11)."""
    for seat in range(state.seats):
        nation = state.nation[seat]
        first = nations.FLEETS_EACH * nation
        for fleet in range(first, first + scenarios.START_FLEETS[scenario(state)][nation]):
            if state.fleet_at[fleet] != board.HOME:
                return because(SAILED_TOO_SOON, fleet)
    return 0
