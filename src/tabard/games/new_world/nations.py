"""Chapter "Nations" (3.3), with the period (3.1.8) and the control markers (3.1.9)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components.map import AREAS, POOL
from .components.nations import (
    ALLIED,
    CONTROL_MARKERS,
    FLEETS_EACH,
    HOSTILE,
    NATIONS,
    NO_SEAT,
    PAIR,
    TREASURE_MARKER,
)


@rule
def period(state):
    """3.1.8: four turns make a period."""
    return (state.turn + 3) // 4


@rule
def seat_of(state, nation):
    """Who plays a nation; NO_SEAT if nobody does."""
    for seat in range(state.seats):
        if state.nation[seat] == nation:
            return seat
    return NO_SEAT


@rule
def plays(state, nation):
    """3.21: is this nation in the game?"""
    return nation < NATIONS and seat_of(state, nation) != NO_SEAT


@rule
def are_allied(state, side, other):
    """3.3.3: a nation and its allies; natives and pirates have none."""
    if side == other:
        return True
    if side >= NATIONS or other >= NATIONS:
        return False
    return state.status[PAIR[side][other]] == ALLIED


@rule
def are_hostile(state, side, other):
    """3.3.3: natives and pirates are hostile to every nation."""
    if side == other:
        return False
    if side >= NATIONS or other >= NATIONS:
        return True
    return state.status[PAIR[side][other]] == HOSTILE


@rule
def markers_on_the_map(state, nation):
    """3.7.1: one control marker in each territory."""
    count = 0
    for area in range(AREAS):
        if state.owner[area] == nation:
            count += 1
    return count


@rule
def free_markers(state, nation):
    """3.1.9: control markers in the pool."""
    return CONTROL_MARKERS[nation] - state.markers_gone[nation] - markers_on_the_map(state, nation)


@rule
def merchant_fleets(state, nation):
    """3.3.2, 3.5.3: one for each fleet marker in service but the treasure fleet's."""
    count = 0
    for marker in range(TREASURE_MARKER):
        if state.fleet_at[FLEETS_EACH * nation + marker] != POOL:
            count += 1
    return count
