"""The beaten side leaves (F14 to F16, 3.16.5b to f): everything but ships."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..action.stores import empty_garrison
from ..book import told
from ..components import board, colonies, nations, units
from ..readings import leader_aboard_has_lost
from ..world.avatars import (
    go_aboard,
    is_aboard,
    leader_aboard,
    lose_regiment,
    move_all,
    move_units,
    ships_in,
)
from ..world.limits import regiments_in
from ..world.map import has_colony
from .conquest import drive_out_the_rest, loot
from .forces import defends_own_land, is_nation, own_commander
from .landed_units import march_with_the_others, send_called_units_back, send_landed_units_aboard
from .losses import lose_or_ransom

WIPED_OUT = told("wiped_out", "3.16.5f", _("{side} has no way out."), weight=1, part=Part())


def wipe_out(state, who):
    """No place to go: units, leaders and regiments are removed; the winner takes the ducats, build
    points and goods that leaders carried (F16, 3.16.5f)."""
    tell(state, WIPED_OUT, state.side[who])
    if not is_nation(state, who):
        for kind in range(units.APART):
            state.apart[who][kind] = 0
        return
    march_with_the_others(state, who, 0)
    send_landed_units_aboard(state, who)
    send_called_units_back(state, who)
    first = nations.LEADERS_EACH * state.side[who]
    for leader in range(first, first + nations.LEADERS_EACH):
        if state.leader_at[leader] == state.battle_area:
            loot(state, who, nations.FIRST_LEADER + leader)
            lose_or_ransom(state, who, leader)
    if defends_own_land(state, who):
        loot(state, who, nations.FIRST_COLONY + state.battle_area)
        drive_out_the_rest(state, state.battle_area)


def forget_the_victories(state, who):
    """By a reading a leader aboard a beaten fleet has lost: his victories count anew (A21)."""
    commander = own_commander(state, who)
    if leader_aboard_has_lost(state) and commander >= nations.FIRST_FLEET:
        leader = leader_aboard(state, commander - nations.FIRST_FLEET)
        if leader >= 0:
            state.wins[leader] = 0


def leave_the_field(state, who):
    """The beaten side goes to the place that was chosen; where there is none it stays: beaten at a
    haven (F27), or having broken off (3.16.5g). Natives join what stands there (F18). (F14,
    3.16.5b)"""
    somewhere = state.retreat_to != board.NO_AREA
    if not is_nation(state, who):
        put_natives(state, who, state.retreat_to if somewhere else state.battle_area)
    elif somewhere or state.retreat_aboard > 0:
        first = nations.LEADERS_EACH * state.side[who]
        for leader in range(first, first + nations.LEADERS_EACH):
            if state.leader_at[leader] == state.battle_area:
                leader_leaves(state, who, leader)
        if defends_own_land(state, who):
            garrison_leaves(state, who)


def put_natives(state, who, area):
    """The units of an army are counted in an area again (3.8.9, 3.15)."""
    for kind in range(units.NATIVE_KINDS):
        state.natives[area][kind] += state.apart[who][units.FIRST_NATIVE + kind]
        state.apart[who][units.FIRST_NATIVE + kind] = 0
    state.native_leader[area] |= state.apart[who][units.NATIVE_LEADER]
    state.apart[who][units.NATIVE_LEADER] = 0


def leader_leaves(state, who, leader):
    """Over land with all that he leads, or aboard, where his things are the fleet's (3.16.5c)."""
    if state.retreat_aboard == 0:
        state.leader_at[leader] = state.retreat_to
        return
    fleet = fleet_for(state, leader)
    if fleet < 0:
        lose_or_ransom(state, who, leader)
    else:
        go_aboard(state, leader, fleet)


def fleet_for(state, leader):
    """The fleet that was chosen, or another own one beside it that has no leader; or -1 (3.6.6)."""
    chosen = state.retreat_aboard - 1
    if leader_aboard(state, chosen) < 0:
        return chosen
    first = chosen - chosen % nations.FLEETS_EACH
    for fleet in range(first, first + nations.FLEETS_EACH):
        if has_place_beside(state, fleet, chosen):
            return fleet
    return -1


def has_place_beside(state, fleet, chosen):
    """Where the chosen fleet lies, and without a leader (3.6.6)."""
    there = state.fleet_at[fleet] == state.fleet_at[chosen]
    return there and ships_in(state, fleet) > 0 and leader_aboard(state, fleet) < 0


def is_left_behind(state, who, chosen):
    """Would the commander find no fleet, for leaders before him take all that lie there? (3.6.6)"""
    first = nations.FLEETS_EACH * state.side[who]
    last = first + nations.FLEETS_EACH
    places = sum(has_place_beside(state, fleet, chosen) for fleet in range(first, last))
    first = nations.LEADERS_EACH * state.side[who]
    last = state.commander[who] - nations.FIRST_LEADER
    before = sum(state.leader_at[leader] == state.battle_area for leader in range(first, last))
    return places <= before


def garrison_leaves(state, who):
    """Without a leader units stay only in an own colony or aboard (3.16.5d)."""
    taker = taker_of_garrison(state, who)
    march_with_the_others(state, who, taker)
    colony = nations.FIRST_COLONY + state.battle_area
    first = nations.REGIMENTS_EACH * state.side[who]
    for regiment in range(first, first + nations.REGIMENTS_EACH):
        if state.regiment_at[regiment] == state.battle_area:
            regiment_leaves(state, who, regiment, taker)
    if taker > 0:
        move_units(state, colony, taker)
    empty_garrison(state, state.battle_area)


def taker_of_garrison(state, who):
    """The fleet, a leader who goes the same way, the own colony there; or nobody: 0 (3.16.5d)."""
    if state.retreat_aboard > 0:
        return nations.FIRST_FLEET + state.retreat_aboard - 1
    first = nations.LEADERS_EACH * state.side[who]
    for leader in range(first, first + nations.LEADERS_EACH):
        if state.leader_at[leader] == state.retreat_to and not is_aboard(state, leader):
            return nations.FIRST_LEADER + leader
    if has_colony(state, state.side[who], state.retreat_to):
        return nations.FIRST_COLONY + state.retreat_to
    return 0


def regiment_leaves(state, who, regiment, taker):
    """It stays a regiment where an own colony has a free place; else its units go along with the
    others (3.16.5d)."""
    if state.retreat_aboard == 0 and has_colony(state, state.side[who], state.retreat_to):
        places = colonies.REGIMENTS_IN[state.colony[state.retreat_to]]
        if regiments_in(state, state.side[who], state.retreat_to) < places:
            state.regiment_at[regiment] = state.retreat_to
            return
    if taker > 0:
        move_all(state, nations.FIRST_REGIMENT + regiment, taker)
    lose_regiment(state, regiment)
