"""Naval step 4, what a round costs (F63, 3.17.4): ships that are hit, and ships that are lost."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, units
from ..world.avatars import first_ship, lose_empty_fleet, ships_in
from ..world.limits import NO_SUCH_SHIP, is_pirate
from .start import fleet_of, ships_of_side
from .stowage import lose_freight_with_ships
from .waters import seat_of_fleet


def take_broadside(state, who):
    """The attacker's first; each hit on a ship of the owner's choice, of pirates on the cheapest,
    the sound ones first (F63, 3.24)."""
    fleet = fleet_of(state, who)
    if is_pirate(fleet):
        while state.hits[who] > 0 and ships_in(state, fleet) > 0:
            hit_at_sea(state, who, first_ship(state, fleet, units.CHEAPEST_SOUND))
        state.hits[who] = 0
    elif state.hits[who] > 0:
        push(state, phases.BROADSIDE, seat_of_fleet(state, fleet), who)


def hits_are_taken(state):
    """Hits beyond the last ship are void (3.16.4e)."""
    if ships_of_side(state, cursor(state)) == 0:
        state.hits[cursor(state)] = 0
    return state.hits[cursor(state)] == 0


def why_not_take_hit(state, seat, ship):
    """A ship of that fleet (F63)."""
    there = state.ships[fleet_of(state, cursor(state))][ship] > 0
    return LEGAL if there else because(NO_SUCH_SHIP, ship)


def take_hit(state, seat, ship):
    """Sound, damaged, sunk; a ship of the line stands one more (F63)."""
    hit_at_sea(state, cursor(state), ship)


def hit_at_sea(state, who, ship):
    """Cargo that is too much is seen to when all is over (3.6.5, 3.6.7)."""
    state.hits[who] -= 1
    hit_ship_of(state, fleet_of(state, who), ship)
    lose_freight_with_ships(state, who)


SHIP_DAMAGED = told("ship_damaged", "F63", _("{fleet}: {ship} is hit."), part=Part())
SHIP_LOST = told("ship_lost", "F63", _("{fleet}: {ship} sinks."), part=Part())


def hit_ship_of(state, fleet, ship):
    """Damaged, or sunk (3.6.5)."""
    worse = units.AFTER_A_HIT[ship]
    state.ships[fleet][ship] -= 1
    if worse == units.SUNK:
        tell(state, SHIP_LOST, fleet, ship)
        lose_the_fleet(state, fleet)
    else:
        state.ships[fleet][worse] += 1
        tell(state, SHIP_DAMAGED, fleet, ship)


def lose_the_fleet(state, fleet):
    """With the last ship everything aboard; a marker of pirates is free again (3.17.7)."""
    if not is_pirate(fleet):
        lose_empty_fleet(state, fleet)
    elif ships_in(state, fleet) == 0:
        free_the_marker(state, fleet)


def free_the_marker(state, fleet):
    """A pirate fleet is no more; its marker lies in the pool, as new (3.17.7, 3.17.9)."""
    state.fleet_at[fleet] = board.POOL
    state.pacific[fleet] = 0
    state.not_intercepted[fleet] = 0
