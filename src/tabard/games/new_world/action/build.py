"""BUILD (3.10.5, 3.6): units, settlers and ships for build points at home."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now, pop, push, seat_now
from tabard.engine.kinds import numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import nations, units
from ..world.conventions import period
from ..world.limits import pieces_left, ships_left
from ..world.nations import home
from ..world.paying import why_not_spend_points

COUNT_OF_UNITS = numbers(1, 8)
NO_POINTS_LEFT = refuse("3.10.7", _("No operation point is left."))


def why_not_build_at_home(state, seat):
    """For an operation point (3.10.7)."""
    return LEGAL if state.points_left > 0 else because(NO_POINTS_LEFT)


def build_at_home(state, seat):
    """As by the main card (3.10.7)."""
    state.points_left -= 1
    push(state, phases.BUILD, seat)


def cannot_build(state):
    """With no build point at home there is nothing to build (3.1.13)."""
    return state.held[home(state.nation[seat_now(state)])][units.POINTS] == 0


BY_CARD_ONLY = refuse("3.6", _("A piece of this kind comes by a card only, or cannot be built."))
NO_UNIT_LEFT = refuse("3.6.7", _("Too few counters of {unit} are left."))


def why_not_build(state, seat, unit, count):
    """As many as can be paid and as counters are left (3.6)."""
    nation = state.nation[seat]
    if unit == units.GINF or unit == units.ALLIES:
        return because(BY_CARD_ONLY)
    return why_not_raise(state, nation, unit, count)


def why_not_raise(state, nation, unit, count):
    """So many units, for the build points at home and of the counters that are left (3.6,
    3.6.7)."""
    if refusal := why_not_spend_points(state, nation, count * units.UNIT_POINTS[unit]):
        return refusal
    return LEGAL if pieces_left(state, nation, unit) >= count else because(NO_UNIT_LEFT, unit)


def near_build(state, seat, unit):
    """Only what one can pay for."""
    return state.held[home(state.nation[seat])][units.POINTS] >= units.UNIT_POINTS[unit]


BUILT_UNITS = told("built", "3.6", _("{nation} raises {count} × {unit}."))


def build(state, seat, unit, count):
    """They lie at home (3.6)."""
    raise_units(state, state.nation[seat], unit, count)


def raise_units(state, nation, unit, count):
    """They are paid for (3.6)."""
    state.held[home(nation)][units.POINTS] -= count * units.UNIT_POINTS[unit]
    state.held[home(nation)][unit] += count
    tell(state, BUILT_UNITS, nation, count, unit)


NO_SHIP_LEFT = refuse("3.6.7", _("A nation has at most 30 ships."))
SHIP_TOO_NEW = refuse("3.6.4", _("A {ship} is built from period {period}."))


def why_not_build_ship(state, seat, ship):
    """A type of the period; the flagship and pirates' ships are never built here (3.6.4)."""
    nation = state.nation[seat]
    if ship == units.FLAGSHIP or ship >= units.SLOOP:
        return because(BY_CARD_ONLY)
    if units.SHIP_PERIOD[nation][ship] > period(state):
        return because(SHIP_TOO_NEW, ship, units.SHIP_PERIOD[nation][ship])
    if refusal := why_not_spend_points(state, nation, units.SHIP_COST[ship]):
        return refusal
    return LEGAL if ships_left(state, nation) > 0 else because(NO_SHIP_LEFT)


BUILT_SHIP = told("built_ship", "3.6.4", _("{nation} builds a {ship}."))


def build_ship(state, seat, ship):
    """It lies in the yard, until a fleet takes it (3.6.4)."""
    launch(state, state.nation[seat], ship)


def launch(state, nation, ship):
    """It is paid for (3.6.4)."""
    state.held[home(nation)][units.POINTS] -= units.SHIP_COST[ship]
    state.ships[nations.FIRST_YARD + nation][ship] += 1
    tell(state, BUILT_SHIP, nation, ship)


def done(state, seat):
    """Whoever builds, gives or pays piece by piece may stop."""
    pop(state)


def default_done(state, seat):
    """End; but what can be put ashore for a defence is (3.14.6) (3.23)."""
    return phase_now(state) != phases.LANDING
