"""Paragraph "Embark/disembark": a leader goes aboard, and ashore (3.5.2, 3.10.15)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.transfer import NOT_HERE, fleet_is_here, is_here
from ..book import refuse, told
from ..components import board, nations, units
from ..glory.awards import award_arrival
from ..land.starting import start_combat
from ..natives.armies import owner_is_there
from ..state import ENTER_HOSTILE
from ..world.avatars import go_aboard, is_aboard, leader_aboard, ship_of
from ..world.limits import room_left, rooms_for_points
from ..world.map import is_hostile_land, side_of_fleet
from .entering import why_not_enter


def takes_part(state, leader, fleet):
    """The leader or the fleet is the activated one (3.10.15, 3.10.16)."""
    mover = state.mover
    return mover == nations.FIRST_LEADER + leader or mover == nations.FIRST_FLEET + fleet


def fits_aboard(state, holder, fleet):
    """All that one carries must fit the transport capacity (3.5.2)."""
    room = sum(units.ROOM[what] * state.held[holder][what] for what in range(units.CARGO))
    before = state.held[nations.FIRST_FLEET + fleet][units.POINTS]
    after = before + state.held[holder][units.POINTS]
    room += rooms_for_points(after) - rooms_for_points(before)
    return room <= room_left(state, fleet)


def near_embark(state, seat, leader):
    """Only the activated leader, or one beside the activated fleet."""
    if state.mover < nations.FIRST_FLEET:
        return state.mover == nations.FIRST_LEADER + leader
    return is_here(state, state.mover, nations.FIRST_LEADER + leader)


NOT_ACTIVE = refuse("3.10.16", _("Neither of them is active."))
NOT_THE_SAME_PLACE = refuse("3.10.15", _("No fleet is here that could take him aboard."))


def why_not_embark(state, seat, leader, fleet):
    """In the same coastal area or at home, into a fleet without a leader (3.10.15, 3.5.2)."""
    if not near_embark(state, seat, leader):
        return because(NOT_ACTIVE)
    if is_aboard(state, leader):
        return because(NOT_HERE, nations.FIRST_LEADER + leader)
    if fleet == OPEN:
        return LEGAL if can_embark_somewhere(state, leader) else because(NOT_THE_SAME_PLACE)
    return why_not_board(state, leader, fleet)


def can_embark_somewhere(state, leader):
    """Is there a fleet that could take him?"""
    return any(why_not_board(state, leader, fleet) == LEGAL for fleet in range(nations.FLEETS))


ALREADY_LEADS = refuse("3.6.6", _("A leader is aboard {fleet} already."))
WILL_NOT_FIT = refuse("3.5.2", _("{fleet} has no room for what he carries."))


def why_not_board(state, leader, fleet):
    """One leader at most, with all that he has (3.6.6)."""
    if not takes_part(state, leader, fleet):
        return because(NOT_ACTIVE)
    own = side_of_fleet(fleet) == nations.LEADER_NATION[leader]
    if not own or not fleet_is_here(state, nations.FIRST_LEADER + leader, fleet):
        return because(NOT_THE_SAME_PLACE)
    if leader_aboard(state, fleet) >= 0:
        return because(ALREADY_LEADS, fleet)
    if not fits_aboard(state, nations.FIRST_LEADER + leader, fleet):
        return because(WILL_NOT_FIT, fleet)
    return LEGAL


EMBARKED = told("embarked", "3.10.15", _("{leader} boards {fleet}."))


def embark(state, seat, leader, fleet):
    """What he carries is cargo of the fleet now; native allies go home (3.5.2)."""
    state.free_left -= 1
    go_aboard(state, leader, fleet)
    tell(state, EMBARKED, leader, fleet)


LAND_AHEAD_ONLY = refuse("3.10.15", _("There is no land here to go ashore on."))
NOT_ABOARD = refuse("3.10.15", _("{leader} is not aboard."))
SHORE_DEFENDED = refuse("3.10.15", _("{area} is defended: only the fleet can attack."))


def why_not_disembark(state, seat, leader):
    """Into a discovered coastal area that he may enter, or at home (3.10.15)."""
    if not is_aboard(state, leader):
        return because(NOT_ABOARD, leader)
    fleet, nation = ship_of(state, leader), nations.LEADER_NATION[leader]
    if not takes_part(state, leader, fleet):
        return because(NOT_ACTIVE)
    spot = state.fleet_at[fleet]
    if spot == board.HOME:
        return LEGAL
    if spot >= board.AREAS:
        return because(LAND_AHEAD_ONLY)
    if is_hostile_land(state, nation, spot) and owner_is_there(state, spot):
        return because(SHORE_DEFENDED, spot)
    return why_not_enter(state, nation, spot)


WENT_ASHORE = told("ashore", "3.10.15", _("{leader} goes ashore: {spot}."))


def disembark(state, seat, leader):
    """He goes ashore with nothing but what is handed to him then (3.10.15, 3.5.2)."""
    state.free_left -= 1
    avatar, spot = nations.FIRST_LEADER + leader, state.fleet_at[ship_of(state, leader)]
    state.leader_at[leader] = spot
    tell(state, WENT_ASHORE, leader, spot)
    award_arrival(state, nations.LEADER_NATION[leader], avatar, spot)
    if spot < board.AREAS:
        state.landed[leader] = spot
        attack_after_landing(state, avatar, spot)


def attack_after_landing(state, avatar, area):
    """In an undefended hostile territory he overruns it (3.10.15, F37)."""
    nation = nations.HOLDER_NATION[avatar]
    if is_hostile_land(state, nation, area):
        state.has_fought = 1
        start_combat(state, area, nation, state.owner[area], ENTER_HOSTILE, avatar)
