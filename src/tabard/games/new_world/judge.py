"""What a position is worth to a seat: the bots' only knowledge of the game."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components.map import AREAS, HOME
from .components.nations import (
    FIRST_LEADER,
    FLEETS_EACH,
    HOLDER_NATION,
    HOLDERS,
    LEADERS_EACH,
    NATIONS,
)
from .components.units import DUCATS, POINTS, SETTLERS, UNITS
from .ending import score
from .nations import free_markers

GLORY, MARKER, COLONY = 1000, 250, 900
UNIT, SETTLER_ABROAD, POINT_ABROAD, OUT_AT_SEA = 20, 30, 8, 60


@rule
def worth(state, seat):
    """Glory first; then territories, colonies, and whatever helps to get more."""
    nation = state.nation[seat]
    if nation >= NATIONS:
        return 0
    value = GLORY * score(state, seat) + 30 * free_markers(state, nation)
    value += 40 * state.production[nation] + state.held[nation][DUCATS]
    for area in range(AREAS):
        if state.owner[area] == nation:
            value += MARKER + COLONY * state.colony[area]
    for holder in range(FIRST_LEADER, HOLDERS):
        if HOLDER_NATION[holder] == nation:
            value += worth_of_holder(state, holder)
    for n in range(FLEETS_EACH):
        fleet = FLEETS_EACH * nation + n
        if state.fleet_at[fleet] < HOME:
            value += OUT_AT_SEA
    for n in range(LEADERS_EACH):
        if state.leader_at[LEADERS_EACH * nation + n] < HOME:
            value += 2 * OUT_AT_SEA
    return value


@rule
def worth_of_holder(state, holder):
    """Units, settlers and build points abroad."""
    value = 0
    for unit in range(UNITS):
        value += UNIT * state.held[holder][unit]
    value += SETTLER_ABROAD * min(state.held[holder][SETTLERS], 4)
    return value + POINT_ABROAD * min(state.held[holder][POINTS], 12)
