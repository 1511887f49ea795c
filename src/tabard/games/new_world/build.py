"""BUILD (3.10.5, 3.6): units, settlers and ships for build points at home."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import phase_now, pop, push, seat_now

from .components.nations import FIRST_YARD
from .components.units import (
    ALLIES,
    GINF,
    L6,
    P0,
    POINTS,
    SHIP_COST,
    SHIP_PERIOD,
    UNIT_POINTS,
)
from .nations import period
from .phases import BUILD, LANDING
from .refusals import (
    BY_CARD_ONLY,
    NO_POINTS_LEFT,
    NO_SHIP_LEFT,
    NO_UNIT_LEFT,
    SHIP_TOO_NEW,
    TOO_FEW_POINTS,
)
from .told import BUILT_SHIP, BUILT_UNITS
from .units import pieces_left, ships_left


@rule
def why_not_build_at_home(state, seat):
    """3.10.7: for an operation point."""
    if state.points_left == 0:
        return because(NO_POINTS_LEFT)
    return LEGAL


@rule
def build_at_home(state, seat):
    """3.10.7: as by the main card."""
    state.points_left -= 1
    push(state, BUILD, seat)


@rule
def cannot_build(state):
    """3.1.13: with no build point at home there is nothing to build."""
    return state.held[state.nation[seat_now(state)]][POINTS] == 0


@rule
def why_not_build(state, seat, unit, count):
    """3.6: as many as can be paid and as counters are left."""
    nation = state.nation[seat]
    if unit == GINF or unit == ALLIES:
        return because(BY_CARD_ONLY)
    if state.held[nation][POINTS] < count * UNIT_POINTS[unit]:
        return because(TOO_FEW_POINTS, count * UNIT_POINTS[unit], state.held[nation][POINTS])
    if pieces_left(state, nation, unit) < count:
        return because(NO_UNIT_LEFT, unit)
    return LEGAL


@rule
def near_build(state, seat, unit):
    """Only what one can pay for."""
    return state.held[state.nation[seat]][POINTS] >= UNIT_POINTS[unit]


@rule
def build(state, seat, unit, count):
    """3.6: they lie at home."""
    nation = state.nation[seat]
    state.held[nation][POINTS] -= count * UNIT_POINTS[unit]
    state.held[nation][unit] += count
    tell(state, BUILT_UNITS, nation, count, unit)


@rule
def why_not_build_ship(state, seat, ship):
    """3.6.4: a type of the period; the flagship and pirates' ships are never built here."""
    nation = state.nation[seat]
    if ship == L6 or ship >= P0:
        return because(BY_CARD_ONLY)
    if SHIP_PERIOD[nation][ship] > period(state):
        return because(SHIP_TOO_NEW, ship, SHIP_PERIOD[nation][ship])
    if state.held[nation][POINTS] < SHIP_COST[ship]:
        return because(TOO_FEW_POINTS, SHIP_COST[ship], state.held[nation][POINTS])
    if ships_left(state, nation) < 1:
        return because(NO_SHIP_LEFT)
    return LEGAL


@rule
def build_ship(state, seat, ship):
    """3.6.4: it lies in the yard, until a fleet takes it."""
    nation = state.nation[seat]
    state.held[nation][POINTS] -= SHIP_COST[ship]
    state.ships[FIRST_YARD + nation][ship] += 1
    tell(state, BUILT_SHIP, nation, ship)


@rule
def done(state, seat):
    """Whoever builds, gives or pays piece by piece may stop."""
    pop(state)


@rule
def default_done(state, seat):
    """3.23: end; but what can be put ashore for a defence is (3.14.6)."""
    return phase_now(state) != LANDING
