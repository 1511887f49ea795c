"""Paragraph "Embark and disembark" (3.5.2, 3.10.15), and joining fleets (3.10.11)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell

from .avatars import (
    is_aboard,
    leader_aboard,
    regiment_aboard,
    release_allies,
    ship_of,
    ships_in,
)
from .awards import award_arrival
from .combat.refused import SHORE_DEFENDED
from .combat.starting import start_combat
from .components.goods import ADVISORS, ADVISORS_EACH
from .components.map import AREAS, HOME
from .components.nations import (
    FIRST_ABOARD,
    FIRST_FLEET,
    FIRST_LEADER,
    HOLDER_NATION,
    NATIONS,
    REGIMENT_ABOARD,
)
from .components.units import ALLIES, CARGO, MOST_SHIPS, POINTS, POINTS_TO_A_ROOM, ROOM, SHIPS
from .entering import why_not_enter
from .movement import end_move
from .nations import are_hostile
from .natives import troops_in
from .refusals import (
    ALREADY_LEADS,
    CANNOT_JOIN,
    LAND_AHEAD_ONLY,
    NOT_ABOARD,
    NOT_ACTIVE,
    NOT_HERE,
    NOT_THE_SAME_PLACE,
    WILL_NOT_FIT,
)
from .state import ENTER_HOSTILE
from .told_of_avatars import EMBARKED, FLEETS_JOINED, WENT_ASHORE
from .transfer import fleet_is_here, is_here, why_not_free_action
from .units import room_left


@rule
def takes_part(state, leader, fleet):
    """3.10.15, 3.10.16: the leader or the fleet is the activated one."""
    return state.mover == FIRST_LEADER + leader or state.mover == FIRST_FLEET + fleet


@rule
def fits_aboard(state, holder, fleet):
    """3.5.2: all that one carries must fit the transport capacity."""
    room = 0
    for what in range(CARGO):
        room += ROOM[what] * state.held[holder][what]
    before = state.held[FIRST_FLEET + fleet][POINTS]
    after = before + state.held[holder][POINTS]
    room += rooms_for_points(after) - rooms_for_points(before)
    return room <= room_left(state, fleet)


@rule
def rooms_for_points(points):
    """3.6.6: five build points take one."""
    return (points + POINTS_TO_A_ROOM - 1) // POINTS_TO_A_ROOM


@rule
def when_embark(state, seat):
    """Only while free actions are left."""
    return why_not_free_action(state) == LEGAL


@rule
def near_embark(state, seat, leader):
    """Only the activated leader, or one beside the activated fleet."""
    if state.mover < FIRST_FLEET:
        return state.mover == FIRST_LEADER + leader
    return is_here(state, state.mover, FIRST_LEADER + leader)


@rule
def why_not_embark(state, seat, leader, fleet):
    """3.10.15, 3.5.2: in the same coastal area or at home, into a fleet without a leader."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    if not near_embark(state, seat, leader):
        return because(NOT_ACTIVE)
    if is_aboard(state, leader):
        return because(NOT_HERE, FIRST_LEADER + leader)
    if fleet == OPEN:
        return LEGAL if can_embark_somewhere(state, leader) else because(NOT_THE_SAME_PLACE)
    return why_not_board(state, leader, fleet)


@rule
def can_embark_somewhere(state, leader):
    """Is there a fleet that could take him?"""
    first = 6 * HOLDER_NATION[FIRST_LEADER + leader]
    for fleet in range(first, first + 6):
        if why_not_board(state, leader, fleet) == LEGAL:
            return True
    return False


@rule
def why_not_board(state, leader, fleet):
    """3.6.6: one leader at most, with all that he has."""
    if not takes_part(state, leader, fleet):
        return because(NOT_ACTIVE)
    if HOLDER_NATION[FIRST_FLEET + fleet] != HOLDER_NATION[FIRST_LEADER + leader]:
        return because(NOT_THE_SAME_PLACE)
    if not fleet_is_here(state, FIRST_LEADER + leader, fleet):
        return because(NOT_THE_SAME_PLACE)
    if leader_aboard(state, fleet) >= 0:
        return because(ALREADY_LEADS, fleet)
    if not fits_aboard(state, FIRST_LEADER + leader, fleet):
        return because(WILL_NOT_FIT, fleet)
    return LEGAL


@rule
def embark(state, seat, leader, fleet):
    """3.5.2: what he carries is cargo of the fleet now; native allies go home."""
    state.free_left -= 1
    release_allies(state, leader)
    load_cargo(state, FIRST_LEADER + leader, FIRST_FLEET + fleet)
    state.leader_at[leader] = FIRST_ABOARD + fleet
    tell(state, EMBARKED, leader, fleet)


@rule
def load_cargo(state, giver, taker):
    """3.5.2: everything changes hands."""
    for what in range(CARGO):
        if what != ALLIES:
            state.held[taker][what] += state.held[giver][what]
            state.held[giver][what] = 0


@rule
def when_disembark(state, seat):
    """Only while free actions are left."""
    return why_not_free_action(state) == LEGAL


@rule
def why_not_disembark(state, seat, leader):
    """3.10.15: into a discovered coastal area that he may enter, or at home."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    if not is_aboard(state, leader):
        return because(NOT_ABOARD, leader)
    fleet = ship_of(state, leader)
    if not takes_part(state, leader, fleet):
        return because(NOT_ACTIVE)
    spot = state.fleet_at[fleet]
    if spot == HOME:
        return LEGAL
    if spot >= AREAS:
        return because(LAND_AHEAD_ONLY)
    if enemies_ashore(state, HOLDER_NATION[FIRST_LEADER + leader], spot):
        return because(SHORE_DEFENDED, spot)
    return why_not_enter(state, HOLDER_NATION[FIRST_LEADER + leader], spot)


@rule
def enemies_ashore(state, nation, area):
    """3.10.15: combat units of the hostile nation that owns the area."""
    owner = state.owner[area]
    if owner >= NATIONS or not are_hostile(state, nation, owner):
        return False
    if troops_in(state, area) > 0:
        return True
    for leader in range(6 * owner, 6 * (owner + 1)):
        if state.leader_at[leader] == area:
            return True
    return False


@rule
def disembark(state, seat, leader):
    """3.10.15, 3.5.2: he goes ashore with nothing but what is handed to him then."""
    state.free_left -= 1
    spot = state.fleet_at[ship_of(state, leader)]
    state.leader_at[leader] = spot
    state.landed[leader] = 1 if spot < AREAS else 0
    tell(state, WENT_ASHORE, leader, spot)
    award_arrival(state, HOLDER_NATION[FIRST_LEADER + leader], FIRST_LEADER + leader, spot)
    if spot < AREAS:
        attack_after_landing(state, FIRST_LEADER + leader, spot)


@rule
def attack_after_landing(state, avatar, area):
    """3.10.15, F37: in an undefended hostile territory he overruns it."""
    nation, owner = HOLDER_NATION[avatar], state.owner[area]
    if owner < NATIONS and are_hostile(state, nation, owner):
        state.has_fought = 1
        start_combat(state, area, nation, owner, ENTER_HOSTILE, avatar)


# --- joining fleets -----------------------------------------------------------------------------


@rule
def when_join_fleet(state, seat):
    """Only a fleet."""
    return state.mover >= FIRST_FLEET and why_not_free_action(state) == LEGAL


@rule
def why_not_join_fleet(state, seat, fleet):
    """3.10.11: another own fleet here that has room for the ships and at most one leader."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    if state.mover < FIRST_FLEET or not is_here(state, state.mover, FIRST_FLEET + fleet):
        return because(NOT_HERE, FIRST_FLEET + fleet)
    mine = state.mover - FIRST_FLEET
    if ships_in(state, mine) + ships_in(state, fleet) > MOST_SHIPS:
        return because(CANNOT_JOIN, fleet)
    if leader_aboard(state, mine) >= 0 and leader_aboard(state, fleet) >= 0:
        return because(ALREADY_LEADS, fleet)
    if (
        advisors_with(state, state.mover) + advisors_with(state, FIRST_FLEET + fleet)
        > ADVISORS_EACH
    ):
        return because(CANNOT_JOIN, fleet)
    if regiment_aboard(state, mine) >= 0 and regiment_aboard(state, fleet) >= 0:
        return because(CANNOT_JOIN, fleet)
    return LEGAL


@rule
def advisors_with(state, holder):
    """3.18.1: how many advisors serve an avatar."""
    count = 0
    for advisor in range(ADVISORS):
        count += state.advisor_place[advisor] == holder
    return count


@rule
def join_fleet(state, seat, fleet):
    """3.10.11: with all ships and cargo; the empty marker goes home."""
    mine = state.mover - FIRST_FLEET
    leader, regiment = leader_aboard(state, mine), regiment_aboard(state, mine)
    tell(state, FLEETS_JOINED, mine, fleet)
    for ship in range(SHIPS):
        state.ships[fleet][ship] += state.ships[mine][ship]
        state.ships[mine][ship] = 0
    load_cargo(state, state.mover, FIRST_FLEET + fleet)
    for advisor in range(ADVISORS):
        if state.advisor_place[advisor] == state.mover:
            state.advisor_place[advisor] = FIRST_FLEET + fleet
    if leader >= 0:
        state.leader_at[leader] = FIRST_ABOARD + fleet
    if regiment >= 0:
        state.regiment_at[regiment] = REGIMENT_ABOARD + fleet
    end_move(state, seat)
    state.fleet_at[mine] = HOME
    state.pacific[mine] = 0
