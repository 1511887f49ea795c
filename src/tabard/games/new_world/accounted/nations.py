"""Accounted for: nations, their seats and their places in the order of play (3.3, 3.9, 3.21)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..components import board, colonies, goods, nations
from ..glory.points import glory_with_reason
from ..state import ORDER, UNDISCOVERED
from ..world.nations import free_markers, markers_on_the_map, plays

NO_NATION_THERE = complain(
    "3.21",
    _("{seat} plays {nation}; each of the {seats} seats plays a nation of its own."),
    nation=nations.NATION_OR_NONE,
)
NOT_IN_THE_ORDER = complain(
    "3.9", _("The {place} in the order is {nation}; each nation that plays stands there once."),
    place=ORDER, nation=nations.NATION_OR_NONE,
)  # fmt: skip
ABSENT_OWNER = complain("3.21", _("{area} belongs to {nation}, which does not play."))
UNKNOWN_LAND = complain("3.10.7", _("{area} belongs to {nation}, but nobody has discovered it."))
UNKNOWN_COLONY = complain("3.10.7", _("{area} has a {colony}, but nobody has discovered it."))
MARKERS_OFF = complain(
    "3.6.7", _("{nation} has {found} control markers on the map; there are {most} for it.")
)
GLORY_OFF = complain(
    "3.20.1", _("{nation} has {glory} glory; what it came from makes {sum}."), glory=NUMBER
)
TURN_OFF = complain("3.1.8", _("It is turn {found}; turns go from 1 to 16."))
PRICE_OFF = complain("3.12.2", _("{good} costs {found}; prices stay within 4 and 60."))
LEAST_PRICE = 4


def nations_off(state):
    """Who plays what, in which order; what each has in sums (3.3, 3.9, 3.21)."""
    if state.turn < 1:
        return because(TURN_OFF, state.turn)
    found = seats_off(state) or (not is_set_up(state) and orders_off(state)) or land_off(state)
    for good in range(goods.GOODS):
        if state.price[good] < LEAST_PRICE:
            found = found or because(PRICE_OFF, good, state.price[good])
    return found


def is_set_up(state):
    """Is the game still being set up? (3.21)"""
    return state.depth > 0 and state.frame_phase[0] == phases.SET_UP


def seats_off(state):
    """From the first turn on each seat plays a nation of its own, and nobody else does (3.21)."""
    for seat in range(len(state.nation)):
        nation = state.nation[seat]
        if nation == nations.NO_NATION:
            off = seat < state.seats and not is_set_up(state)
        else:
            taken = any(state.nation[other] == nation for other in range(seat))
            off = seat >= state.seats or taken
        if off:
            return because(NO_NATION_THERE, seat, nation, state.seats)
    return 0


def orders_off(state):
    """The order of the turn and of the round hold each nation that plays, once (3.9, 3.10.3)."""
    for place in range(ORDER):
        for of_the_round in range(2):
            if is_misplaced(state, of_the_round, place):
                return because(NOT_IN_THE_ORDER, place, nation_at(state, of_the_round, place))
    return 0


def nation_at(state, of_the_round, place):
    """Who has this place in the order of the round, or of the turn (3.9, 3.10.3)."""
    return state.order[place] if of_the_round else state.turn_order[place]


def is_misplaced(state, of_the_round, place):
    """Is somebody there who does not play, or already stands before? (3.9)"""
    nation = nation_at(state, of_the_round, place)
    if place >= state.seats:
        return nation != nations.NO_NATION
    if not plays(state, nation):
        return True
    return any(nation_at(state, of_the_round, before) == nation for before in range(place))


def land_off(state):
    """Control markers of those who play, in known land, and glory with its reasons (3.7.1, 3.6.7,
    3.20.1)."""
    for area in range(board.AREAS):
        if state.owner[area] < nations.NATIONS and not plays(state, state.owner[area]):
            return because(ABSENT_OWNER, area, state.owner[area])
        if state.discovered[area] == UNDISCOVERED:
            if state.owner[area] < nations.NATIONS:
                return because(UNKNOWN_LAND, area, state.owner[area])
            if state.colony[area] != colonies.NO_COLONY:
                return because(UNKNOWN_COLONY, area, state.colony[area])
    for nation in range(nations.NATIONS):
        if free_markers(state, nation) < 0:
            most = nations.CONTROL_MARKERS[nation] - state.markers_gone[nation]
            return because(MARKERS_OFF, nation, markers_on_the_map(state, nation), most)
        if state.glory[nation] != glory_with_reason(state, nation):
            return because(GLORY_OFF, nation, state.glory[nation], glory_with_reason(state, nation))
    return 0
