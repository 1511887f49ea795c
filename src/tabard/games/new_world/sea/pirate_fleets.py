"""Fleets of pirates (3.17.8, 3.17.9): havens make their ships, by which a hidden one is betrayed,
and fleets in one place merge."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, goods, nations, units
from ..world.avatars import first_ship, ships_in
from ..world.conventions import period
from ..world.havens import NO_HAVEN_HERE, make_known
from .losses import free_the_marker
from .waters import lie_together

SHIP_OF_PERIOD = table([units.SLOOP, units.SLOOP, units.BRIG, units.CORSAIR, units.MAN_OF_WAR])


def fleet_for(state, area):
    """A pirate fleet there that has room, or a marker that is free; -1: none (3.17.9)."""
    for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS):
        if state.fleet_at[fleet] == area and ships_in(state, fleet) < units.MOST_SHIPS:
            return fleet
    for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS):
        if state.fleet_at[fleet] == board.POOL:
            return fleet
    return -1


PIRATE_SHIP_MADE = told("pirate_ship", "3.17.9", _("Pirates in {area} get {ship}."))


def make_pirate_ship(state, area):
    """One of the period, in a known haven; without a marker none (3.17.9)."""
    fleet = fleet_for(state, area)
    if fleet < 0:
        return
    state.fleet_at[fleet] = area
    state.ships[fleet][SHIP_OF_PERIOD[period(state)]] += 1
    tell(state, PIRATE_SHIP_MADE, area, SHIP_OF_PERIOD[period(state)])


# --- a hidden haven that makes a ship -----------------------------------------------------------


def let_a_haven_be_betrayed(state, number):
    """Chance, who alone knows where it lies, says which area this hidden haven is (3.17.8)."""
    push(state, phases.BETRAYED, CHANCE, number)


def why_not_betray(state, seat, area):
    """There it lies: the hidden haven of this number, in table order (3.17.8)."""
    before = sum(state.haven[other] == goods.HIDDEN_HAVEN for other in range(area))
    is_it = state.haven[area] == goods.HIDDEN_HAVEN and before == cursor(state)
    return LEGAL if is_it else because(NO_HAVEN_HERE, area)


def betray(state, seat, area):
    """It is known, and has a ship (3.17.8, 3.17.9)."""
    pop(state)
    make_known(state, area)
    make_pirate_ship(state, area)


# --- merging ------------------------------------------------------------------------------------


def merge_pirate_fleets(state):
    """Fleets in one place fill the first, the dearest ships first, up to eight (3.17.9)."""
    for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS):
        for other in range(fleet + 1, nations.ALL_FLEETS):
            if state.fleet_at[fleet] < board.POOL and lie_together(state, fleet, other):
                merge_two(state, fleet, other)


PIRATES_JOINED = told("pirates_join", "3.17.9", _("Two pirate fleets in {spot} join."))


def merge_two(state, fleet, other):
    """Both together; what is too much stays the second fleet (3.17.9)."""
    if other_has_better(state, fleet, other):
        tell(state, PIRATES_JOINED, state.fleet_at[fleet])
    while other_has_better(state, fleet, other):
        take_the_dearest(state, fleet, other)
    if ships_in(state, other) == 0:
        free_the_marker(state, other)


def other_has_better(state, fleet, other):
    """A ship for which there is room here, or that is dearer than one here (3.17.9)."""
    dearest = first_ship(state, other, units.DEAREST)
    if dearest < 0 or ships_in(state, fleet) < units.MOST_SHIPS:
        return dearest >= 0
    cheapest = first_ship(state, fleet, units.CHEAPEST)
    return units.SHIP_COST[dearest] > units.SHIP_COST[cheapest]


def take_the_dearest(state, fleet, other):
    """Of the other's ships, for the cheapest here where there is no room (3.17.9)."""
    dearest = first_ship(state, other, units.DEAREST)
    if ships_in(state, fleet) == units.MOST_SHIPS:
        cheapest = first_ship(state, fleet, units.CHEAPEST)
        state.ships[fleet][cheapest] -= 1
        state.ships[other][cheapest] += 1
    state.ships[other][dearest] -= 1
    state.ships[fleet][dearest] += 1
