"""Chapter "Natives" (3.8): peoples, their locations, what stands in an area."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components.goods import LOCATION_PENALTY
from .components.map import NO_LOCATION
from .components.nations import (
    FIRST_COLONY,
    FIRST_REGIMENT,
    LEADER_NATION,
    LEADERS,
    NATIONS,
    NO_NATION,
    REGIMENTS,
)
from .components.units import NATIVE_KINDS
from .nations import are_hostile
from .units import units_with


@rule
def natives_in(state, area):
    """3.8.9: native units that stand in an area, the leader among them."""
    count = state.native_leader[area]
    for kind in range(NATIVE_KINDS):
        count += state.natives[area][kind]
    return count


@rule
def has_free_location(state, area):
    """3.8.1, 3.8.3: a location that is not subdued."""
    return state.location[area] != NO_LOCATION and state.subdued[area] == 0


@rule
def location_penalty(state, area):
    """3.8.1, 3.8.2: not where it is subdued or has a mission."""
    if not has_free_location(state, area) or state.mission[area] != NO_NATION:
        return 0
    return LOCATION_PENALTY[state.location[area]]


@rule
def enemies_in(state, nation, area):
    """3.10.12: hostile combat units: a native army, a hostile leader, garrison or regiment."""
    if natives_in(state, area) > 0:
        return True
    for leader in range(LEADERS):
        if state.leader_at[leader] == area and are_hostile(state, nation, LEADER_NATION[leader]):
            return True
    owner = state.owner[area]
    return owner < NATIONS and are_hostile(state, nation, owner) and troops_in(state, area) > 0


@rule
def troops_in(state, area):
    """3.7.5: garrison and royal regiments of the owner."""
    count = units_with(state, FIRST_COLONY + area)
    for regiment in range(REGIMENTS):
        if state.regiment_at[regiment] == area:
            count += units_with(state, FIRST_REGIMENT + regiment)
    return count
