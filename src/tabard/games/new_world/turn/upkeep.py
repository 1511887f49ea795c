"""Upkeep, and what is disbanded where it cannot be paid (3.9.D1)."""

from __future__ import annotations

from tabard.engine.flow.stack import once_more, push, seat_now
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, cards, nations, units
from ..world.avatars import lose_empty_fleet, ships_in
from ..world.hands import place_of
from ..world.limits import NO_SUCH_SHIP, NO_SUCH_UNIT, holder_belongs_to, units_with
from ..world.limits_exceeded import drop_what_does_not_fit, shed_what_is_too_much
from ..world.nations import plays, seat_of
from ..world.paying import less_credit, pay_from_home, why_not_pay_from_home

NL4 = cards.GENERAL_CARDS + cards.OWN_CARDS * nations.NL + 3  # the last of its four cards


def ask_for_credit(state):
    """Before the upkeep, as long as the card may be in a hand (NL4, 3.9.D1)."""
    if plays(state, nations.NL) and cards.DECK <= place_of(state, NL4) < cards.DISCARD:
        push(state, phases.CREDIT, seat_of(state, nations.NL))


def upkeep_of(state, nation):
    """A ducat for each military unit, ships by their kind, fortifications by level (3.9.D1)."""
    of_units = sum(
        units.UNIT_UPKEEP[unit] * state.held[holder][unit]
        for holder in range(nations.HOLDERS)
        if holder_belongs_to(state, holder) == nation
        for unit in range(units.UNITS)
    )
    of_ships = sum(
        units.SHIP_UPKEEP[ship] * state.ships[mooring][ship]
        for mooring in range(nations.MOORINGS)
        if nations.MOORING_NATION[mooring] == nation
        for ship in range(units.SHIPS)
    )
    of_works = sum(
        state.fortification[area] for area in range(board.AREAS) if state.owner[area] == nation
    )
    return of_units + of_ships + of_works


UPKEEP_PAID = told("upkeep", "3.9.D1", _("{nation} pays {ducats} of upkeep."))


def pay_upkeep(state, place):
    """Nation by nation, from home; what cannot be paid is disbanded first (3.9.D1)."""
    nation = state.turn_order[place]
    upkeep = upkeep_of(state, nation)
    if why_not_pay_from_home(state, nation, upkeep) != LEGAL:
        once_more(state)
        push(state, phases.DISBAND, seat_of(state, nation))
        return
    due = less_credit(state, nation, upkeep)
    pay_from_home(state, nation, upkeep)
    if due > 0:
        tell(state, UPKEEP_PAID, nation, due)


def upkeep_can_be_paid(state):
    """Enough has been disbanded (3.9.D1)."""
    nation = state.nation[seat_now(state)]
    return why_not_pay_from_home(state, nation, upkeep_of(state, nation)) == LEGAL


NO_UNITS_THERE = refuse("3.9.D1", _("{holder} has no units of yours."))


def why_not_disband(state, seat, holder, unit):
    """Of the owner's choice (3.9.D1)."""
    own = holder_belongs_to(state, holder) == state.nation[seat]
    if not own or units_with(state, holder) == state.held[holder][units.ALLIES]:
        return because(NO_UNITS_THERE, holder)
    if unit != OPEN and state.held[holder][unit] == 0:
        return because(NO_SUCH_UNIT, unit)
    return LEGAL


DISBANDED = told("disbanded", "3.9.D1", _("{nation} disbands one {unit} of {holder}."))


def disband(state, seat, holder, unit):
    """One unit (3.9.D1)."""
    state.held[holder][unit] -= 1
    tell(state, DISBANDED, state.nation[seat], unit, holder)


NO_SHIPS_THERE = refuse("3.9.D1", _("{mooring} has no ships of yours."))


def why_not_disband_ship(state, seat, mooring, ship):
    """A ship that costs upkeep, in an own fleet or in the yard (3.9.D1)."""
    own = nations.MOORING_NATION[mooring] == state.nation[seat]
    if not own or ships_in(state, mooring) == 0:
        return because(NO_SHIPS_THERE, mooring)
    if ship != OPEN and state.ships[mooring][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


SHIP_DISBANDED = told("ship_disbanded", "3.9.D1", _("{nation} gives up a {ship}."))


def disband_ship(state, seat, mooring, ship):
    """With the last ship of a fleet its cargo goes (3.9.D1, 3.17.7)."""
    state.ships[mooring][ship] -= 1
    tell(state, SHIP_DISBANDED, state.nation[seat], ship)
    if mooring < nations.FLEETS:
        lose_empty_fleet(state, mooring)
        drop_what_does_not_fit(state, mooring)


NOTHING_TO_RAZE = refuse("3.9.D1", _("{area} has no fortification of yours."))


def why_not_raze(state, seat, area):
    """A fortification of one's own (3.9.D1)."""
    has_works = state.owner[area] == state.nation[seat] and state.fortification[area] > 0
    return LEGAL if has_works else because(NOTHING_TO_RAZE, area)


RAZED = told("razed", "3.9.D1", _("{area} gives up a level of its works."))


def raze(state, seat, area):
    """One level; the garrison may be too large now (3.9.D1)."""
    state.fortification[area] -= 1
    tell(state, RAZED, area)
    shed_what_is_too_much(state, nations.FIRST_COLONY + area)
