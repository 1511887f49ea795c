"""Paragraph "Supply route" (3.4.14): from an avatar or a colony to the home base.

Areas and seas that have been reached are bits of two whole numbers.
"""

from __future__ import annotations

from ..components import board, nations
from .avatars import spot_of
from .map import (
    has_colony,
    is_closed,
    is_nations_home_sea,
    is_own_or_allied,
    is_sea,
    is_storm,
    ships_against,
    way_by_sea,
)

BOTH_SHORES = 2


def is_supplied(state, avatar):
    """A fleet traces from where it is, a leader by land to an own colony on the coast (3.4.14)."""
    nation, spot = nations.HOLDER_NATION[avatar], spot_of(state, avatar)
    if spot == board.HOME:
        return True
    if avatar >= nations.FIRST_FLEET:
        pacific = state.pacific[avatar - nations.FIRST_FLEET]
        if is_sea(spot):
            return sea_leads_home(state, nation, 0, 1 << (spot - board.FIRST_SEA), BOTH_SHORES)
        return sea_leads_home(state, nation, 1 << spot, 0, pacific)
    return spot < board.AREAS and area_is_supplied(state, nation, spot)


def area_is_supplied(state, nation, area):
    """By land to an own colony on the coast, and on by sea (3.4.14)."""
    ports = own_ports(state, nation, joined_by_land(state, nation, area))
    return ports != 0 and sea_leads_home(state, nation, ports, 0, BOTH_SHORES)


def joined_by_land(state, nation, area):
    """A chain of own or allied territories (3.4.14)."""
    if not is_own_or_allied(state, nation, area):
        return 0
    reached, before = 1 << area, 0
    while reached != before:
        before = reached
        for here in range(board.AREAS):
            if before >> here & 1:
                for n in range(board.MOST_BY_LAND):
                    there = board.LAND_NEIGHBOURS[here][n]
                    if there < 0:
                        break
                    if is_own_or_allied(state, nation, there):
                        reached |= 1 << there
    return reached


def own_ports(state, nation, areas):
    """Own colonies on the coast among these areas (3.4.14)."""
    ports = 0
    for area in range(board.AREAS):
        if areas >> area & 1 and board.KIND_OF_AREA[area] != board.INLAND:
            ports |= has_colony(state, nation, area) << area
    return ports


def may_be_crossed(state, nation, spot):
    """No storm, no closed sea, no fleets of enemies with more ships (3.4.14)."""
    if is_storm(state, spot) or is_closed(state, spot):
        return False
    return ships_against(state, nation, spot) <= 0


def reached_yet(areas, seas, spot):
    """Is this area or sea among those?"""
    if spot >= board.FIRST_SEA:
        return seas >> (spot - board.FIRST_SEA) & 1
    return areas >> spot & 1


def leads_on(first, spot):
    """Over the isthmus nobody sails; only from a port of its own does a way begin there
    (3.4.11)."""
    return spot >= board.AREAS or not board.TWO_SHORES[spot] or first >> spot & 1 == 1


def sea_leads_home(state, nation, areas, seas, pacific):
    """From these areas and seas by water to one of the own transfer seas (3.4.14)."""
    first, before_areas, before_seas = areas, 0, 0
    while areas != before_areas or seas != before_seas:
        before_areas = areas
        before_seas = seas
        for here in range(board.HOME):
            if reached_yet(before_areas, before_seas, here) and leads_on(first, here):
                if may_be_crossed(state, nation, here):
                    if is_nations_home_sea(nation, here):
                        return True
                    shore = pacific if reached_yet(first, 0, here) else BOTH_SHORES
                    for n in range(board.MOST_BY_SEA):
                        there = board.SEA_NEIGHBOURS[here][n]
                        if there < 0:
                            break
                        if way_by_sea(state, here, there, shore) != 0:
                            if there >= board.FIRST_SEA:
                                seas |= 1 << (there - board.FIRST_SEA)
                            else:
                                areas |= 1 << there
    return False
