"""Havens make ships (3.17.9), and pirate fleets in one area merge."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, goods, nations, units
from ..world.avatars import first_ship, ships_in
from ..world.havens import NO_HAVEN_HERE, make_known
from ..world.nations import period
from .losses import hit_ship_of

SHIP_OF_PERIOD = table([units.P0, units.P0, units.P2, units.P4, units.P6])


@rule
def marker_for(state, area):
    """3.17.9: a pirate fleet there that has room, or a marker that is free; -1: none."""
    for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS):
        if state.fleet_at[fleet] == area and ships_in(state, fleet) < units.MOST_SHIPS:
            return fleet
    for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS):
        if state.fleet_at[fleet] == board.POOL:
            return fleet
    return -1


PIRATE_SHIP_MADE = told("pirate_ship", "3.17.9", _("Pirates in {area} get {ship}."))


@rule
def make_pirate_ship(state, area):
    """3.17.9: one of the period, in a known haven; without a marker none."""
    fleet = marker_for(state, area)
    if fleet < 0:
        return
    if state.fleet_at[fleet] == board.POOL:
        state.fleet_at[fleet] = area
        state.pacific[fleet] = 0
        state.not_intercepted[fleet] = 0
    state.ships[fleet][SHIP_OF_PERIOD[period(state)]] += 1
    tell(state, PIRATE_SHIP_MADE, area, SHIP_OF_PERIOD[period(state)])


@rule
def hit_pirates(state, fleet):
    """N°2, 3.24: a storm damages their cheapest sound ship."""
    hit_ship_of(state, fleet, first_ship(state, fleet, units.CHEAPEST_SOUND))


# --- a hidden haven that makes a ship -----------------------------------------------------------


@rule
def betray_a_haven(state, number):
    """3.17.8: this one of the hidden havens, in table order, makes a ship; all see where."""
    push(state, phases.BETRAYED, CHANCE, number)


@rule
def hidden_haven(state, number):
    """The area of this one of the hidden havens."""
    left = number
    for area in range(board.AREAS):
        if state.haven[area] == goods.HIDDEN_HAVEN:
            if left == 0:
                return area
            left -= 1
    return -1


@rule
def why_not_betray(state, seat, area):
    """3.17.8: there it lies."""
    if area != hidden_haven(state, cursor(state)):
        return because(NO_HAVEN_HERE, area)
    return LEGAL


@rule
def betray(state, seat, area):
    """3.17.8, 3.17.9: it is known, and has a ship."""
    pop(state)
    make_known(state, area)
    make_pirate_ship(state, area)


# --- merging ------------------------------------------------------------------------------------


@rule
def merge_pirate_fleets(state):
    """3.17.9, F40: fleets in one place fill the first, the dearest ships first, up to eight."""
    for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS):
        for other in range(fleet + 1, nations.FIRST_PIRATE + nations.PIRATE_FLEETS):
            if state.fleet_at[fleet] < board.POOL and lie_together(state, fleet, other):
                merge_two(state, fleet, other)


@rule
def lie_together(state, fleet, other):
    """3.4.11: in one place, on one shore."""
    if state.fleet_at[fleet] != state.fleet_at[other]:
        return False
    return state.pacific[fleet] == state.pacific[other]


PIRATES_JOINED = told("pirates_join", "3.17.9", _("Pirates join in {spot}."))


@rule
def merge_two(state, fleet, other):
    """F40: both together; what is too much stays the second fleet."""
    moved = 0
    for _n in range(2 * units.MOST_SHIPS):
        ship = first_ship(state, other, units.DEAREST)
        if ship < 0:
            break
        if ships_in(state, fleet) == units.MOST_SHIPS:
            cheap = first_ship(state, fleet, units.CHEAPEST)
            if units.SHIP_COST[cheap] >= units.SHIP_COST[ship]:
                break
            state.ships[fleet][cheap] -= 1
            state.ships[other][cheap] += 1
        state.ships[other][ship] -= 1
        state.ships[fleet][ship] += 1
        moved += 1
    if moved > 0:
        tell(state, PIRATES_JOINED, state.fleet_at[fleet])
    if ships_in(state, other) == 0:
        state.fleet_at[other] = board.POOL
        state.pacific[other] = 0
        state.not_intercepted[other] = 0
