"""Chapter "The map" (3.4): which ways by sea are open, and what moving costs."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.words import _

from ..book import refuse, told
from ..components import board, colonies, goods, nations
from .avatars import ships_in
from .conventions import period
from .nations import are_allied, are_hostile

NOT_DISCOVERED = refuse("3.10.14", _("{area} has not been discovered."))
STORM_GATHERS = told(
    "storm", "3.9.D5", _("A storm gathers in {spot}."), part=Part(opens=(), ends=True)
)


def is_sea(spot):
    """Sea areas hold fleets only (3.4.2)."""
    return board.FIRST_SEA <= spot < board.HOME


def is_storm(state, spot):
    """No fleet enters a storm (3.10.13)."""
    return is_sea(spot) and state.storm[spot - board.FIRST_SEA] == 1


def is_closed(state, spot):
    """Cape Horn and the Pacific in the first period (3.4.13)."""
    opens_later = is_sea(spot) and board.CLOSED_AT_FIRST[spot - board.FIRST_SEA] == 1
    return opens_later and period(state) == 1


def way_by_sea(state, here, there, pacific):
    """The ways from here that are open now; on the isthmus only those of this shore, or of both
    where it does not matter (2) (3.4.11, 3.4.13)."""
    ways = board.BY_SEA[here][there]
    if is_closed(state, there) or period(state) == 1:
        ways &= board.BY_ATLANTIC
    if here < board.AREAS and board.TWO_SHORES[here] and pacific < 2:
        ways &= board.BY_PACIFIC if pacific else board.BY_ATLANTIC
    return ways


def shore_reached(state, here, there, pacific):
    """The shore of the isthmus to which this way leads, 1 the Pacific; elsewhere none (3.4.11)."""
    if there >= board.AREAS or not board.TWO_SHORES[there]:
        return 0
    return 1 if way_by_sea(state, here, there, pacific) & board.BY_ATLANTIC == 0 else 0


def side_of_fleet(fleet):
    """Whose a fleet is."""
    return nations.PIRATES if fleet >= nations.FIRST_PIRATE else fleet // nations.FLEETS_EACH


def is_nations_home_sea(nation, spot):
    """A sea that a nation's transfer zone leads to (3.3.1)."""
    return is_sea(spot) and nations.HOME_SEA[nation][spot - board.FIRST_SEA] == 1


def hostile_fleet_in(state, side, spot):
    """A fleet of a hostile nation or of pirates (3.1.2)."""
    if spot >= board.HOME:
        return False
    return any(
        ships_in(state, fleet) > 0
        for fleet in range(nations.ALL_FLEETS)
        if state.fleet_at[fleet] == spot and are_hostile(state, side_of_fleet(fleet), side)
    )


NO_COLONY_OF_YOURS = refuse("3.7.2", _("You have no colony in {area}."))


def has_colony(state, nation, area):
    """Is a colony of this nation there? (3.7.2)"""
    return state.owner[area] == nation and state.colony[area] != colonies.NO_COLONY


def has_improvement(state, area, what):
    """1 where it stands, each once in a territory (3.11.9)."""
    return state.improvements[area] >> what & 1


def first_in_region(state, nation, region, what):
    """The first territory of the nation in the region with such an improvement, or -1 (3.11.9,
    3.20.4)."""
    for area in range(board.AREAS):
        if board.REGION[area] == region and state.owner[area] == nation:
            if has_improvement(state, area, what):
                return area
    return -1


def has_in_region(state, nation, region, what):
    """Has the nation such an improvement anywhere in the region? (3.11.9)"""
    return first_in_region(state, nation, region, what) >= 0


def schools_of(state, nation):
    """How many schools a nation has (3.9.A3, 3.20 N°25)."""
    return sum(
        state.owner[area] == nation and has_improvement(state, area, colonies.SCHOOL)
        for area in range(board.AREAS)
    )


def points_by_land(state, area):
    """By terrain; a pathway one less, a road two, at least one (3.10.14)."""
    points = board.LAND_POINTS[area]
    if has_improvement(state, area, colonies.ROAD):
        points -= 2
    elif has_improvement(state, area, colonies.PATHWAY):
        points -= 1
    return max(points, 1)


def is_own_or_allied(state, nation, area):
    """A territory of one's own or of an ally (3.4.14)."""
    owner = state.owner[area]
    return owner < nations.NATIONS and are_allied(state, nation, owner)


def is_hostile_land(state, nation, area):
    """A hostile nation's territory (3.13)."""
    owner = state.owner[area]
    return owner < nations.NATIONS and are_hostile(state, nation, owner)


def ships_against(state, nation, spot):
    """Hostile ships less own ones there (3.4.14)."""
    count = 0
    for fleet in range(nations.ALL_FLEETS):
        if state.fleet_at[fleet] == spot:
            if side_of_fleet(fleet) == nation:
                count -= ships_in(state, fleet)
            elif are_hostile(state, side_of_fleet(fleet), nation):
                count += ships_in(state, fleet)
    return count


def settlers_to_found(state, area):
    """One for each exploration marker, the location included; at least one (3.11.5)."""
    count = sum(state.marker[area][slot] != goods.NO_MARKER for slot in range(goods.MARKER_SLOTS))
    count += state.location[area] != board.NO_LOCATION
    count += state.acreage[area] != goods.NO_FARM
    return max(count, 1)
