"""Paragraphs "Sea movement" and "Land movement" (3.10.9, 3.10.13, 3.10.14): an avatar is activated
and moves, step by step, with free actions in between."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..action.impulse import pay_for_act
from ..book import refuse, told
from ..components import SO_MANY_MOVEMENT_POINTS, board, nations
from ..glory.awards import award_arrival
from ..glory.breach import trespass
from ..sea.interception import forget_who_tried, leave_for, watch_the_sea
from ..sea.sailing import carries_treasure_out, is_joined_by_sea, points_to_sail
from ..sea.waters import is_afloat, is_in_port
from ..state import State
from ..world.avatars import (
    NOT_ASHORE,
    is_ashore,
    points_of_fleet,
    points_of_leader,
    ships_in,
    spot_of,
)
from ..world.havens import search
from ..world.map import is_closed, is_storm, points_by_land
from .entering import attack_on_entry, why_not_enter

MOST_FREE = 12
GUIDED_POINTS = 2


HAS_MOVED = refuse("3.10.8", _("{avatar} has moved in this impulse already."))


def why_not_activate(state, seat, avatar):
    """One movement in an impulse (3.10.7, 3.10.8)."""
    moved = state.has_moved[avatar - nations.FIRST_LEADER]
    return because(HAS_MOVED, avatar) if moved else LEGAL


ACTIVATED = told("activated", "3.10.9", _("{avatar} begins to move."))


def activate(state, seat, avatar):
    """It may move and take free actions until its movement ends (3.10.9)."""
    pay_for_act(state, avatar)
    state.has_moved[avatar - nations.FIRST_LEADER] = 1
    tell(state, ACTIVATED, avatar)
    begin_movement(state, avatar)
    push(state, phases.MOVING, seat)
    fleet = avatar - nations.FIRST_FLEET
    if fleet >= 0 and is_afloat(state, fleet) and not is_in_port(state, fleet):
        watch_the_sea(state, fleet)


forget_the_movement = State.forgets("movement", says="Nobody is moved (3.10.9).")


def begin_movement(state, avatar):
    """With all movement points and twelve free actions (3.10.9, 3.10.13)."""
    forget_the_movement(state)
    forget_who_tried(state)
    state.mover = avatar
    state.free_left = MOST_FREE
    if avatar >= nations.FIRST_FLEET:
        if state.fair_wind == 1:
            state.fair_wind = avatar
        state.move_left = points_of_fleet(state, avatar - nations.FIRST_FLEET)
    else:
        state.move_left = points_of_leader(state, avatar - nations.FIRST_LEADER)


def end_move(state, seat):
    """In any sea or coastal area or at home; the movement is over; where it ends may break a
    contract (3.10.13, 3.10.9, 3.23)."""
    mover = state.mover
    forget_the_movement(state)
    forget_who_tried(state)
    pop(state)
    trespass(state, nations.HOLDER_NATION[mover], spot_of(state, mover))
    search(state, spot_of(state, mover))


# --- by sea -------------------------------------------------------------------------------------


def near_sail(state, seat, to):
    """Only where a way leads."""
    return is_joined_by_sea(state, state.mover - nations.FIRST_FLEET, to)


NO_SHIPS = refuse("3.10.13", _("{fleet} has no ships."))
SEA_CLOSED = refuse("3.4.13", _("{spot} is closed in the first period."))
STORMY = refuse("3.10.13", _("A storm rages in {spot}."))
ALREADY_THERE = refuse("3.10.9", _("{avatar} is in {here} already."))
NO_SEA_WAY = refuse("3.10.13", _("No way by sea leads from {here} to {there}."))
TOO_FAR = refuse(
    "3.10.13",
    n_("{spot} costs {wanted}; {have} is left.", "{spot} costs {wanted}; {have} are left.", "have"),
    wanted=SO_MANY_MOVEMENT_POINTS,
)
TREASURE_STAYS = refuse("3.20.3", _("{fleet} takes no ducats and no goods out of the home base."))


def why_not_sail(state, seat, to):
    """To a sea, a coast or home, by an open way, within the movement points (3.10.13)."""
    fleet = state.mover - nations.FIRST_FLEET
    if ships_in(state, fleet) == 0:
        return because(NO_SHIPS, fleet)
    if carries_treasure_out(state, fleet):
        return because(TREASURE_STAYS, fleet)
    if is_closed(state, to):
        return because(SEA_CLOSED, to)
    if is_storm(state, to):
        return because(STORMY, to)
    if state.fleet_at[fleet] == to:
        return because(ALREADY_THERE, state.mover, to)
    if not is_joined_by_sea(state, fleet, to):
        return because(NO_SEA_WAY, state.fleet_at[fleet], to)
    return why_not_reach(state, to, points_to_sail(state, fleet, to))


def why_not_reach(state, to, points):
    """Within its movement points (3.10.9)."""
    return LEGAL if points <= state.move_left else because(TOO_FAR, to, points, state.move_left)


def sail(state, seat, to):
    """It wants to leave, and if nobody stops it it enters (3.10.13, 3.17.0a)."""
    leave_for(state, state.mover - nations.FIRST_FLEET, to)


# --- by land ------------------------------------------------------------------------------------


def when_march(state, seat):
    """Only a leader ashore marches."""
    return is_ashore(state, state.mover)


def near_march(state, seat, to):
    """Only next door."""
    return board.BY_LAND[spot_of(state, state.mover)][to]


def points_to_march(state, leader, area):
    """By terrain, or two with native guides (3.10.14, 3.19 N°24)."""
    return GUIDED_POINTS if state.guided[leader] else points_by_land(state, area)


NO_LAND_WAY = refuse("3.10.14", _("{here} and {there} are not adjacent."))


def why_not_march(state, seat, to):
    """A leader ashore, over a land edge, within his movement points (3.10.14)."""
    if not is_ashore(state, state.mover):
        return because(NOT_ASHORE, state.mover)
    here = spot_of(state, state.mover)
    if here == to:
        return because(ALREADY_THERE, state.mover, here)
    if not board.BY_LAND[here][to]:
        return because(NO_LAND_WAY, here, to)
    if refusal := why_not_enter(state, nations.HOLDER_NATION[state.mover], to):
        return refusal
    points = points_to_march(state, state.mover - nations.FIRST_LEADER, to)
    return why_not_reach(state, to, points)


MARCHED = told("marched", "3.10.14", _("{leader} marches from {here} to {there}."))


def march(state, seat, to):
    """He enters with all that he leads (3.10.14)."""
    leader, nation = state.mover - nations.FIRST_LEADER, nations.HOLDER_NATION[state.mover]
    here = state.leader_at[leader]
    state.move_left -= points_to_march(state, leader, to)
    state.leader_at[leader] = to
    state.has_sailed = 1
    tell(state, MARCHED, leader, here, to)
    award_arrival(state, nation, state.mover, to)
    attack_on_entry(state, nation, to)
