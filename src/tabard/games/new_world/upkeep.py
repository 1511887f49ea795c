"""3.9.D1: upkeep, and what is disbanded where it cannot be paid."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import once_more, push, seat_now

from .avatars import lose_empty_fleet
from .components.map import AREAS
from .components.nations import (
    FIRST_COLONY,
    FIRST_YARD,
    FLEETS,
    FLEETS_EACH,
    HOLDERS,
    NL,
)
from .components.units import (
    ALLIES,
    DUCATS,
    SHIP_UPKEEP,
    SHIPS,
    UNIT_UPKEEP,
    UNITS,
)
from .credit import ducats_on_credit
from .nations import seat_of
from .phases import DISBAND
from .refusals import NO_SHIPS_THERE, NO_SUCH_SHIP, NO_SUCH_UNIT, NO_UNITS_THERE, NOTHING_TO_RAZE
from .told import DISBANDED, RAZED, SHIP_DISBANDED, UPKEEP_PAID
from .trying import drop_what_does_not_fit, shed_what_is_too_much
from .units import holder_belongs_to, units_with


@rule
def upkeep_of(state, nation):
    """3.9.D1: a ducat for each military unit, ships by their kind, fortifications by level."""
    due = 0
    for holder in range(HOLDERS):
        if holder_belongs_to(state, holder) == nation:
            for unit in range(UNITS):
                due += UNIT_UPKEEP[unit] * state.held[holder][unit]
    for ship in range(SHIPS):
        due += SHIP_UPKEEP[ship] * state.ships[FIRST_YARD + nation][ship]
        for n in range(FLEETS_EACH):
            due += SHIP_UPKEEP[ship] * state.ships[FLEETS_EACH * nation + n][ship]
    for area in range(AREAS):
        if state.owner[area] == nation:
            due += state.fortification[area]
    return due


@rule
def pay_upkeep(state, place):
    """3.9.D1: nation by nation, from home; what cannot be paid is disbanded first."""
    nation = state.turn_order[place]
    due = upkeep_of(state, nation)
    due -= ducats_on_credit(state, nation, due)
    if due > state.held[nation][DUCATS]:
        once_more(state)
        push(state, DISBAND, seat_of(state, nation))
        return
    state.held[nation][DUCATS] -= due
    if nation == NL:
        state.credit = 0
    if due > 0:
        tell(state, UPKEEP_PAID, nation, due)


@rule
def upkeep_can_be_paid(state):
    """3.9.D1: enough has been disbanded."""
    nation = state.nation[seat_now(state)]
    due = upkeep_of(state, nation)
    return due - ducats_on_credit(state, nation, due) <= state.held[nation][DUCATS]


@rule
def why_not_disband(state, seat, holder, unit):
    """3.9.D1: of the owner's choice."""
    if holder_belongs_to(state, holder) != state.nation[seat]:
        return because(NO_UNITS_THERE, holder)
    if units_with(state, holder) - state.held[holder][ALLIES] == 0:
        return because(NO_UNITS_THERE, holder)
    if unit != OPEN and state.held[holder][unit] == 0:
        return because(NO_SUCH_UNIT, unit)
    return LEGAL


@rule
def disband(state, seat, holder, unit):
    """3.9.D1: one unit."""
    state.held[holder][unit] -= 1
    tell(state, DISBANDED, state.nation[seat], unit, holder)


@rule
def is_mooring_of(nation, mooring):
    """An own fleet, or the yard."""
    return mooring == FIRST_YARD + nation or (mooring < FLEETS and mooring // FLEETS_EACH == nation)


@rule
def why_not_disband_ship(state, seat, mooring, ship):
    """3.9.D1: a ship that costs upkeep."""
    if not is_mooring_of(state.nation[seat], mooring):
        return because(NO_SHIPS_THERE, mooring)
    count = 0
    for kind in range(SHIPS):
        count += state.ships[mooring][kind]
    if count == 0:
        return because(NO_SHIPS_THERE, mooring)
    if ship != OPEN and state.ships[mooring][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


@rule
def disband_ship(state, seat, mooring, ship):
    """3.9.D1, 3.17.7: with the last ship of a fleet its cargo goes."""
    state.ships[mooring][ship] -= 1
    tell(state, SHIP_DISBANDED, state.nation[seat], ship)
    if mooring < FLEETS:
        lose_empty_fleet(state, mooring)
        drop_what_does_not_fit(state, mooring)


@rule
def why_not_raze(state, seat, area):
    """3.9.D1: a fortification of one's own."""
    if state.owner[area] != state.nation[seat] or state.fortification[area] == 0:
        return because(NOTHING_TO_RAZE, area)
    return LEGAL


@rule
def raze(state, seat, area):
    """3.9.D1: one level; the garrison may be too large now."""
    state.fortification[area] -= 1
    tell(state, RAZED, area)
    shed_what_is_too_much(state, FIRST_COLONY + area)
