"""Paragraph "Sea movement" (3.10.13, 3.3.1): what a way by sea costs, and how a fleet enters.
Whether it may sail is asked in ``exploring/movement``; who hinders it, in ``interception``."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, nations, units
from ..glory.awards import award_arrival
from ..glory.higher_awards import award_treasure
from ..world.limits import goods_with, has_sea_dogs, is_treasure_fleet
from ..world.map import (
    hostile_fleet_in,
    is_nations_home_sea,
    is_sea,
    shore_reached,
    side_of_fleet,
    way_by_sea,
)

SEA_DOGS_POINTS = 1


def is_joined_by_sea(state, fleet, to):
    """Through the own transfer zone, or by a way on the map (3.3.1, 3.10.13)."""
    nation, here = side_of_fleet(fleet), state.fleet_at[fleet]
    if here == board.HOME:
        return is_nations_home_sea(nation, to)
    if to == board.HOME:
        return is_nations_home_sea(nation, here)
    return way_by_sea(state, here, to, state.pacific[fleet]) != 0


def points_to_sail(state, fleet, to):
    """The transfer zone costs its own points, going home nothing more (3.3.1, 3.10.13)."""
    zone = nations.ZONE_POINTS[side_of_fleet(fleet)]
    if to == board.HOME:
        return zone
    points = points_to_enter(state, fleet, to)
    return points + zone if state.fleet_at[fleet] == board.HOME else points


def points_by_sea(spot):
    """Coastal area 2, sea area 5 (3.10.13)."""
    return board.SEA_POINTS if is_sea(spot) else board.COAST_POINTS


def points_to_enter(state, fleet, to):
    """By the kind of water, with the sea dogs one for a coast; twice that, and never more, where a
    hostile fleet is or this one is shadowed (EN1, 3.10.13, 3.17.0b)."""
    with_dogs = to < board.AREAS and has_sea_dogs(state, fleet)
    points = SEA_DOGS_POINTS if with_dogs else points_by_sea(to)
    hindered = state.shadowed or hostile_fleet_in(state, side_of_fleet(fleet), to)
    return 2 * points if hindered else points


def carries_treasure_out(state, fleet):
    """A treasure fleet never takes ducats or goods out of the home base (3.20.3)."""
    if not is_treasure_fleet(fleet) or state.fleet_at[fleet] != board.HOME:
        return False
    holder = nations.FIRST_FLEET + fleet
    return state.held[holder][units.DUCATS] > 0 or goods_with(state, holder) > 0


SAILED = told("sailed", "3.10.13", _("{fleet} sails from {here} to {there}."))


def enter_by_sea(state, fleet, to):
    """It pays and enters, and may win an award (3.10.13)."""
    here = state.fleet_at[fleet]
    state.move_left -= points_to_sail(state, fleet, to)
    state.has_sailed = 1
    arrive(state, fleet, to)
    tell(state, SAILED, fleet, here, to)
    nation = side_of_fleet(fleet)
    award_arrival(state, nation, nations.FIRST_FLEET + fleet, to)
    if to == board.HOME and is_treasure_fleet(fleet):
        award_treasure(state, fleet)


def arrive(state, fleet, to):
    """It lies there now; on the isthmus on the shore by which it came (3.4.11)."""
    here = state.fleet_at[fleet]
    state.pacific[fleet] = shore_reached(state, here, to, state.pacific[fleet])
    state.fleet_at[fleet] = to
