"""Chapter "Natives" (3.8): peoples, their locations, what stands in an area. How units fill armies
says ``merging``."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import board, goods, nations, units
from ..options import army_size
from ..world.avatars import has_leader_ashore
from ..world.limits import units_with
from ..world.map import is_hostile_land
from ..world.nations import are_hostile

ENEMIES_THERE = refuse("3.10.12", _("Hostile forces are in {area}."))
NO_MARKER_FOR_IT = refuse("F33", _("No control marker is free for {area}."))
ONLY_THE_OWNER = refuse("27", _("In a hostile territory you must attack its owner: {nation}."))
LEARNED_FIREARMS = told("firearms", "F25", _("The natives know firearms."), weight=2)


def learn_firearms(state):
    """Natives know them, everywhere and for good (F25, 3.8.4, 3.19 N°10, 14)."""
    if not state.firearms:
        state.firearms = 1
        tell(state, LEARNED_FIREARMS)


def natives_in(state, area):
    """Native units that stand in an area, the leader among them (3.8.9)."""
    return state.native_leader[area] + sum(
        state.natives[area][kind] for kind in range(units.NATIVE_KINDS)
    )


def has_free_location(state, area):
    """A location that is not subdued (3.8.1, 3.8.3)."""
    return state.location[area] != board.NO_LOCATION and state.subdued[area] == 0


def location_penalty(state, area):
    """Not where it is subdued or has a mission (3.8.1, 3.8.2)."""
    if not has_free_location(state, area) or state.mission[area] != nations.NO_NATION:
        return 0
    return goods.LOCATION_PENALTY[state.location[area]]


def enemies_in(state, nation, area):
    """Hostile combat units: a native army, a hostile leader, garrison or regiment (3.10.12)."""
    if natives_in(state, area) > 0 or a_hostile_leader_is_in(state, nation, area):
        return True
    return is_hostile_land(state, nation, area) and troops_in(state, area) > 0


def a_hostile_leader_is_in(state, nation, area):
    """Ashore (3.10.12)."""
    return any(
        are_hostile(state, nation, nations.LEADER_NATION[leader])
        for leader in range(nations.LEADERS)
        if state.leader_at[leader] == area
    )


def troops_in(state, area):
    """Garrison and royal regiments of the owner (3.7.5)."""
    return units_with(state, nations.FIRST_COLONY + area) + sum(
        units_with(state, nations.FIRST_REGIMENT + regiment)
        for regiment in range(nations.REGIMENTS)
        if state.regiment_at[regiment] == area
    )


def owner_is_there(state, area):
    """A leader ashore, a garrison or a regiment of the owner; fleets do not count (3.9.D2)."""
    return troops_in(state, area) > 0 or has_leader_ashore(state, state.owner[area], area)


def cut_to_four_armies(state, area):
    """What would be more than four armies is removed (3.6.7, 4.1)."""
    total = sum(state.natives[area][kind] for kind in range(units.NATIVE_KINDS))
    lose_natives(state, area, max(0, total - army_size(state) * units.ARMIES))


def lose_natives(state, area, count):
    """So many are removed, infantry first (3.6.7)."""
    for n in range(units.NATIVE_KINDS):
        kind = units.CHEAPEST_NATIVES[n] - units.FIRST_NATIVE
        lost = min(count, state.natives[area][kind])
        state.natives[area][kind] -= lost
        count -= lost
