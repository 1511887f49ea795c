"""Yards of the Pacific (3.4.13): towns that border it build small ships into own fleets there."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.build import why_not_build_ship
from ..book import refuse, told
from ..components import board, colonies, units
from ..world.avatars import ships_in
from ..world.map import side_of_fleet
from ..world.nations import home, seat_of
from ..world.supply import area_is_supplied
from .split_and_join import TOO_MANY_SHIPS


def has_yard(state, nation, area):
    """An own town or metropolis at the Pacific (3.4.13)."""
    own_town = state.owner[area] == nation and state.colony[area] >= colonies.TOWN
    return board.BORDERS_PACIFIC[area] and own_town


def shore_of_yard(area):
    """On the isthmus the southern one (3.4.11)."""
    return 1 if board.TWO_SHORES[area] else 0


def when_build_in_town(state, seat):
    """Only with a yard at the Pacific."""
    return any(has_yard(state, state.nation[seat], area) for area in range(board.AREAS))


def near_build_in_town(state, seat, fleet):
    """Only own markers in service that are at home without ships, or in a yard."""
    if side_of_fleet(fleet) != state.nation[seat]:
        return False
    spot = state.fleet_at[fleet]
    return spot < board.AREAS or (spot == board.HOME and ships_in(state, fleet) == 0)


FLEET_NOT_THERE = refuse("3.4.13", _("No yard can build for {fleet}."))
SHIP_TOO_LARGE = refuse("3.4.13", _("A {ship} is not built there."))


def why_not_build_in_town(state, seat, fleet, area, ship):
    """Naos, Caravels and War carracks, into an own fleet there, or as the first ship of a marker
    that waits at home (3.5.3); the build points come by supply route (3.4.13)."""
    nation = state.nation[seat]
    if not near_build_in_town(state, seat, fleet):
        return because(FLEET_NOT_THERE, fleet)
    if ships_in(state, fleet) == units.MOST_SHIPS:
        return because(TOO_MANY_SHIPS, 0, units.NAO)
    if area == OPEN:
        return LEGAL if finds_yard(state, nation, fleet) else because(FLEET_NOT_THERE, fleet)
    refusal = why_not_yard(state, nation, fleet, area)
    if refusal != LEGAL or ship == OPEN:
        return refusal
    if ship != units.NAO and ship != units.CARAVEL and ship != units.WAR_CARRACK:
        return because(SHIP_TOO_LARGE, ship)
    return why_not_build_ship(state, seat, ship)


NO_PACIFIC_YARD = refuse("3.4.13", _("{area} is no town of yours that borders the Pacific."))
NOT_SUPPLIED = refuse("3.4.14", _("No supply route leads to {area}."))


def why_not_yard(state, nation, fleet, area):
    """Where the fleet lies, on the shore of the Pacific; with an open route (3.4.13, 3.4.11)."""
    if not has_yard(state, nation, area):
        return because(NO_PACIFIC_YARD, area)
    if ships_in(state, fleet) > 0:
        if state.fleet_at[fleet] != area or state.pacific[fleet] != shore_of_yard(area):
            return because(FLEET_NOT_THERE, fleet)
    if not area_is_supplied(state, nation, area):
        return because(NOT_SUPPLIED, area)
    return why_not_build_ship(state, seat_of(state, nation), units.NAO)


def finds_yard(state, nation, fleet):
    """Is there a yard for this fleet? (3.4.13)"""
    return any(why_not_yard(state, nation, fleet, area) == LEGAL for area in range(board.AREAS))


BUILT_ABROAD = told("built_abroad", "3.4.13", _("{nation} builds a {ship} in {area}."))


def build_in_town(state, seat, fleet, area, ship):
    """It joins the fleet (3.4.13)."""
    nation = state.nation[seat]
    state.held[home(nation)][units.POINTS] -= units.SHIP_COST[ship]
    if ships_in(state, fleet) == 0:
        state.fleet_at[fleet] = area
        state.pacific[fleet] = shore_of_yard(area)
    state.ships[fleet][ship] += 1
    tell(state, BUILT_ABROAD, nation, ship, area)
