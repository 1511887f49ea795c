"""Yards of the Pacific (3.4.13): towns that border it build small ships into own fleets there."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell

from .avatars import ships_in
from .build import why_not_build_ship
from .components.map import AREAS, BORDERS_PACIFIC, HOME, TWO_SHORES
from .components.nations import FLEETS_EACH
from .components.units import C1, E1, MOST_SHIPS, POINTS, SHIP_COST, T1, TOWN
from .nations import seat_of
from .refusals import (
    FLEET_NOT_THERE,
    NO_PACIFIC_YARD,
    NOT_SUPPLIED,
    SHIP_TOO_LARGE,
    TOO_MANY_SHIPS,
)
from .supply import area_is_supplied
from .told import BUILT_ABROAD


@rule
def has_yard(state, nation, area):
    """3.4.13: an own town or metropolis at the Pacific."""
    if not BORDERS_PACIFIC[area]:
        return False
    return state.owner[area] == nation and state.colony[area] >= TOWN


@rule
def shore_of_yard(area):
    """3.4.11: on the isthmus the southern one."""
    return 1 if TWO_SHORES[area] else 0


@rule
def has_some_yard(state, nation):
    """3.4.13: is there one?"""
    for area in range(AREAS):
        if has_yard(state, nation, area):
            return True
    return False


@rule
def when_build_in_town(state, seat):
    """Only with a yard at the Pacific."""
    return has_some_yard(state, state.nation[seat])


@rule
def near_build_in_town(state, seat, fleet):
    """Only own markers in service that are at home without ships, or in a yard."""
    if fleet // FLEETS_EACH != state.nation[seat]:
        return False
    spot = state.fleet_at[fleet]
    return spot < AREAS or (spot == HOME and ships_in(state, fleet) == 0)


@rule
def why_not_build_in_town(state, seat, fleet, area, ship):
    """3.4.13: Naos, Caravels and War carracks, into an own fleet there, or as the first ship of a
    marker that waits at home (3.5.3); the build points come by supply route."""
    nation = state.nation[seat]
    if not near_build_in_town(state, seat, fleet):
        return because(FLEET_NOT_THERE, fleet)
    if ships_in(state, fleet) == MOST_SHIPS:
        return because(TOO_MANY_SHIPS, T1, 0)
    if area == OPEN:
        return LEGAL if finds_yard(state, nation, fleet) else because(FLEET_NOT_THERE, fleet)
    refusal = why_not_yard(state, nation, fleet, area)
    if refusal != LEGAL or ship == OPEN:
        return refusal
    if ship != T1 and ship != C1 and ship != E1:
        return because(SHIP_TOO_LARGE, ship)
    return why_not_build_ship(state, seat, ship)


@rule
def why_not_yard(state, nation, fleet, area):
    """3.4.13, 3.4.11: where the fleet lies, on the shore of the Pacific; with an open route."""
    if not has_yard(state, nation, area):
        return because(NO_PACIFIC_YARD, area)
    if ships_in(state, fleet) > 0:
        if state.fleet_at[fleet] != area or state.pacific[fleet] != shore_of_yard(area):
            return because(FLEET_NOT_THERE, fleet)
    if not area_is_supplied(state, nation, area):
        return because(NOT_SUPPLIED, area)
    return why_not_build_ship(state, seat_of(state, nation), T1)


@rule
def finds_yard(state, nation, fleet):
    """3.4.13: is there a yard for this fleet?"""
    for area in range(AREAS):
        if why_not_yard(state, nation, fleet, area) == LEGAL:
            return True
    return False


@rule
def build_in_town(state, seat, fleet, area, ship):
    """3.4.13: it joins the fleet."""
    nation = state.nation[seat]
    state.held[nation][POINTS] -= SHIP_COST[ship]
    if ships_in(state, fleet) == 0:
        state.fleet_at[fleet] = area
        state.pacific[fleet] = shore_of_yard(area)
    state.ships[fleet][ship] += 1
    tell(state, BUILT_ABROAD, nation, ship, area)
