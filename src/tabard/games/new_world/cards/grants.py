"""Grants of the crown: a monopoly (3.19 N°29), royal guards and the flagship (3.19.7)."""

from __future__ import annotations

from tabard.engine.kinds import numbers
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop

from ..components.cards import FLAGSHIP, MONOPOLY_GRANT, ROYAL_GUARD
from ..components.goods import GOODS
from ..components.nations import FIRST_YARD, NO_NATION
from ..components.units import GINF, L6, POINTS, SHIP_COST, UNIT_POINTS
from ..higher_awards import has_flagship
from ..refusals import NO_UNIT_LEFT, TOO_FEW_POINTS
from ..told import BUILT_SHIP, BUILT_UNITS
from ..units import pieces_left, ships_left
from .aims import A_GOOD, GUARDS, is_for
from .refused import MONOPOLY_GRANTED, OTHER_AIM
from .told import MONOPOLY_TOLD

MOST_GUARDS = 2
COUNT_OF_GUARDS = numbers(1, MOST_GUARDS)


@rule
def is_grant(event):
    """Is it one of these three?"""
    return event == MONOPOLY_GRANT or event == ROYAL_GUARD or event == FLAGSHIP


@rule
def can_be_granted(state, nation, event):
    """3.10.2, 3.19.7: would it change anything now?"""
    if event == ROYAL_GUARD:
        return why_not_guards(state, nation, 1) == LEGAL
    if event == FLAGSHIP:
        if has_flagship(state, nation) or ships_left(state, nation) == 0:
            return False
        return state.held[nation][POINTS] >= SHIP_COST[L6]
    for good in range(GOODS):
        if state.monopoly[good] == NO_NATION:
            return True
    return False


# --- monopoly -----------------------------------------------------------------------------------


@rule
def why_not_take_monopoly(state, seat, good):
    """N°29: of a good that nobody has a monopoly of."""
    if not is_for(state, A_GOOD):
        return because(OTHER_AIM)
    if state.monopoly[good] != NO_NATION:
        return because(MONOPOLY_GRANTED, good)
    return LEGAL


@rule
def take_monopoly(state, seat, good):
    """N°29: this turn only this nation sells it."""
    pop(state)
    state.monopoly[good] = state.nation[seat]
    tell(state, MONOPOLY_TOLD, state.nation[seat], good)


# --- royal pieces -------------------------------------------------------------------------------


@rule
def why_not_guards(state, nation, count):
    """3.19.7, 3.6.7: for their build points, three in all."""
    points = count * UNIT_POINTS[GINF]
    if state.held[nation][POINTS] < points:
        return because(TOO_FEW_POINTS, points, state.held[nation][POINTS])
    if pieces_left(state, nation, GINF) < count:
        return because(NO_UNIT_LEFT, GINF)
    return LEGAL


@rule
def why_not_raise_guards(state, seat, count):
    """3.19.7: see why_not_guards."""
    if not is_for(state, GUARDS):
        return because(OTHER_AIM)
    return why_not_guards(state, state.nation[seat], count)


@rule
def raise_guards(state, seat, count):
    """3.19.7: they lie at home."""
    nation = state.nation[seat]
    pop(state)
    state.held[nation][POINTS] -= count * UNIT_POINTS[GINF]
    state.held[nation][GINF] += count
    tell(state, BUILT_UNITS, nation, count, GINF)


@rule
def build_flagship(state, nation):
    """3.19.7, 3.6.4: one for each nation; it lies in the yard."""
    state.held[nation][POINTS] -= SHIP_COST[L6]
    state.ships[FIRST_YARD + nation][L6] += 1
    tell(state, BUILT_SHIP, nation, L6)
