"""Paragraph "Royal regiment" (3.7.4): shipped by a fleet as one piece."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from .avatars import regiment_aboard, spot_of
from .components.map import AREAS
from .components.nations import (
    FIRST_FLEET,
    FIRST_REGIMENT,
    HOLDER_NATION,
    REGIMENT_ABOARD,
)
from .components.units import NO_COLONY, REGIMENTS_IN
from .refusals import (
    NO_COLONY_OF_YOURS,
    NO_PLACE_FOR_REGIMENT,
    NOT_A_FLEET,
    NOT_ABOARD_HERE,
    NOT_HERE,
    REGIMENT_THERE,
    WILL_NOT_FIT,
)
from .told_of_avatars import REGIMENT_LANDED, REGIMENT_LOADED
from .transfer import why_not_free_action
from .units import regiments_in, room_left, room_taken


@rule
def when_load_regiment(state, seat):
    """Only a fleet at a coast."""
    return state.mover >= FIRST_FLEET and spot_of(state, state.mover) < AREAS


@rule
def why_not_load_regiment(state, seat, regiment):
    """3.7.4, 3.6.7: an own one in the colony here; one aboard at most, with all its units."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    if state.mover < FIRST_FLEET:
        return because(NOT_A_FLEET, state.mover)
    holder, fleet = FIRST_REGIMENT + regiment, state.mover - FIRST_FLEET
    if HOLDER_NATION[holder] != HOLDER_NATION[state.mover]:
        return because(NOT_HERE, holder)
    if state.regiment_at[regiment] != state.fleet_at[fleet] or state.fleet_at[fleet] >= AREAS:
        return because(NOT_HERE, holder)
    if regiment_aboard(state, fleet) >= 0:
        return because(REGIMENT_THERE, fleet)
    if room_taken(state, holder) > room_left(state, fleet):
        return because(WILL_NOT_FIT, fleet)
    return LEGAL


@rule
def load_regiment(state, seat, regiment):
    """3.7.4: as one piece."""
    fleet = state.mover - FIRST_FLEET
    state.free_left -= 1
    state.regiment_at[regiment] = REGIMENT_ABOARD + fleet
    tell(state, REGIMENT_LOADED, regiment, fleet)


@rule
def when_unload_regiment(state, seat):
    """Only a fleet at a coast that carries one."""
    if state.mover < FIRST_FLEET or spot_of(state, state.mover) >= AREAS:
        return False
    return regiment_aboard(state, state.mover - FIRST_FLEET) >= 0


@rule
def why_not_unload_regiment(state, seat):
    """3.7.4: only into an own colony with a free place."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    if not when_unload_regiment(state, seat):
        return because(NOT_ABOARD_HERE)
    nation, area = HOLDER_NATION[state.mover], spot_of(state, state.mover)
    if state.owner[area] != nation or state.colony[area] == NO_COLONY:
        return because(NO_COLONY_OF_YOURS, area)
    if regiments_in(state, nation, area) >= REGIMENTS_IN[state.colony[area]]:
        return because(NO_PLACE_FOR_REGIMENT, area)
    return LEGAL


@rule
def unload_regiment(state, seat):
    """3.7.4: it stays there."""
    regiment = regiment_aboard(state, state.mover - FIRST_FLEET)
    area = spot_of(state, state.mover)
    state.free_left -= 1
    state.regiment_at[regiment] = area
    tell(state, REGIMENT_LANDED, regiment, area)
