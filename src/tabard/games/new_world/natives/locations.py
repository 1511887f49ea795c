"""They lie face down; one is turned up when an area is first explored (4.1, hidden locations)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, popped, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, goods
from ..options import locations_are_hidden


def lay_locations(state):
    """As they are printed, or nobody knows where (3.8.1, 4.1)."""
    for area in range(board.AREAS):
        place_location(state, area, board.NO_LOCATION if locations_are_hidden(state) else
                       board.PRINTED_LOCATION[area])  # fmt: skip


def place_location(state, area, location):
    """With all its resistance (3.8.1)."""
    state.location[area] = location
    state.resistance[area] = goods.RESISTANCE[location]


def turn_up_location(state, area):
    """Before an area is explored for the first time its location is turned up (4.1)."""
    if locations_are_hidden(state) and not state.turned_up[area]:
        push(state, phases.TURN_UP, CHANCE, area)


def locations_left(state, cup, location):
    """How many of a kind lie face down among the areas of a cup (4.1)."""
    count = 0
    for area in range(board.AREAS):
        if board.CUP[area] == cup:
            count += board.PRINTED_LOCATION[area] == location
            if state.turned_up[area] and state.location[area] == location:
                count -= 1
    return count


NO_SUCH_LOCATION = refuse("4.1", _("No such location lies face down."))


def why_not_turn_up(state, seat, location):
    """One that still lies face down (3.1.4, 4.1)."""
    left = locations_left(state, board.CUP[cursor(state)], location)
    return LEGAL if left > 0 else because(NO_SUCH_LOCATION)


def weight_turn_up(state, seat, location):
    """Those of a kind are all alike (3.1.4)."""
    return locations_left(state, board.CUP[cursor(state)], location)


LOCATION_TURNED_UP = told("turned_up", "4.1", _("{area} has {location}."))


def turn_up(state, seat, location):
    """It stays known (4.1)."""
    area = popped(state)
    state.turned_up[area] = 1
    place_location(state, area, location)
    tell(state, LOCATION_TURNED_UP, area, location)
