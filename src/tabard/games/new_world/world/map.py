"""Chapter "The map" (3.4): which ways by sea are open, and what moving costs."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.words import _

from ..book import refuse, told
from ..components import board, colonies, goods, nations
from .avatars import ships_in
from .nations import are_allied, are_hostile, period

NOT_DISCOVERED = refuse("3.10.14", _("{area} has not been discovered."))


STORM_GATHERS = told(
    "storm", "3.9.D5", _("A storm gathers in {spot}."), part=Part(opens=(), ends=True)
)


def is_sea(spot):
    """3.4.2: sea areas hold fleets only."""
    return board.FIRST_SEA <= spot < board.HOME


def is_storm(state, spot):
    """3.10.13: no fleet enters a storm."""
    return is_sea(spot) and state.storm[spot - board.FIRST_SEA] == 1


def is_closed(state, spot):
    """3.4.13: Cape Horn and the Pacific in the first period."""
    return (
        is_sea(spot) and board.CLOSED_AT_FIRST[spot - board.FIRST_SEA] == 1 and period(state) == 1
    )


def way_by_sea(state, here, there, pacific):
    """3.4.11, 3.4.13: the ways from here that are open now; on the isthmus only those of this
    shore, or of both where it does not matter (2)."""
    ways = board.BY_SEA[here][there]
    if is_closed(state, there) or period(state) == 1:
        ways &= board.BY_ATLANTIC
    if here < board.AREAS and board.TWO_SHORES[here] and pacific < 2:
        ways &= board.BY_PACIFIC if pacific else board.BY_ATLANTIC
    return ways


def shore_reached(state, here, there, pacific):
    """3.4.11: the shore of the isthmus to which this way leads, 1 the Pacific; elsewhere none."""
    if there >= board.AREAS or not board.TWO_SHORES[there]:
        return 0
    return 1 if way_by_sea(state, here, there, pacific) & board.BY_ATLANTIC == 0 else 0


def side_of_fleet(fleet):
    """Whose a fleet is."""
    if fleet >= nations.FIRST_PIRATE:
        return nations.PIRATES
    return fleet // nations.FLEETS_EACH


def is_nations_home_sea(nation, spot):
    """3.3.1: a sea that a nation's transfer zone leads to."""
    return is_sea(spot) and nations.HOME_SEA[nation][spot - board.FIRST_SEA] == 1


def hostile_fleet_in(state, side, spot):
    """3.1.2: a fleet of a hostile nation or of pirates."""
    if spot >= board.HOME:
        return False
    return any(
        ships_in(state, fleet) > 0
        for fleet in range(nations.ALL_FLEETS)
        if state.fleet_at[fleet] == spot and are_hostile(state, side_of_fleet(fleet), side)
    )


def points_by_sea(spot):
    """3.10.13: coastal area 2, sea area 5."""
    return board.SEA_POINTS if is_sea(spot) else board.COAST_POINTS


NO_COLONY_OF_YOURS = refuse("3.7.2", _("You have no colony in {area}."))


def has_colony(state, nation, area):
    """3.7.2: is a colony of this nation there?"""
    return state.owner[area] == nation and state.colony[area] != colonies.NO_COLONY


def has_improvement(state, area, what):
    """3.11.9: 1 where it stands, each once in a territory."""
    return state.improvements[area] >> what & 1


def has_in_region(state, nation, region, what):
    """3.11.9, 3.20.4: has the nation such an improvement anywhere in the region?"""
    return any(
        has_improvement(state, area, what)
        for area in range(board.AREAS)
        if board.REGION[area] == region and state.owner[area] == nation
    )


def points_by_land(state, area):
    """3.10.14: by terrain; a pathway one less, a road two, at least one."""
    points = board.LAND_POINTS[area]
    if has_improvement(state, area, colonies.ROAD):
        points -= 2
    elif has_improvement(state, area, colonies.PATHWAY):
        points -= 1
    return max(points, 1)


def is_own_or_allied(state, nation, area):
    """3.4.14: a territory of one's own or of an ally."""
    owner = state.owner[area]
    return owner < nations.NATIONS and are_allied(state, nation, owner)


def ships_against(state, nation, spot):
    """3.4.14: hostile ships less own ones there."""
    count = 0
    for fleet in range(nations.ALL_FLEETS):
        if state.fleet_at[fleet] == spot:
            if side_of_fleet(fleet) == nation:
                count -= ships_in(state, fleet)
            elif are_hostile(state, side_of_fleet(fleet), nation):
                count += ships_in(state, fleet)
    return count


def settlers_to_found(state, area):
    """3.11.5: one for each exploration marker, the location included; at least one."""
    count = sum(state.marker[area][slot] != goods.NO_MARKER for slot in range(goods.MARKER_SLOTS))
    count += state.location[area] != board.NO_LOCATION
    count += state.acreage[area] != goods.NO_FARM
    return max(count, 1)
