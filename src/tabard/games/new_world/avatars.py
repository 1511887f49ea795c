"""Chapter "Avatars" (3.5): leaders and fleets, where they are, who serves them."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from .components.cards import BANDEIRA
from .components.goods import ADVISOR_KIND, ADVISORS, BAG, NAVIGATOR, QUARTERMASTER
from .components.map import AREAS, HOME, POOL
from .components.nations import (
    AVATARS,
    EXPLORER,
    FIRST_ABOARD,
    FIRST_FLEET,
    FIRST_LEADER,
    FIRST_REGIMENT,
    FIRST_YARD,
    HOLDER_NATION,
    LEADER_POINTS,
    LEADER_SKILL,
    LEADERS_EACH,
    NO_REGIMENT,
    REGIMENT_ABOARD,
    REGIMENTS,
)
from .components.units import ALLIES, CARGO, SHIP_POINTS, SHIPS
from .told_of_avatars import FLEET_LOST, LEADER_LOST

POINTS_BY_CARD = 6


@rule
def is_aboard(state, leader):
    """3.5.5: a leader on a fleet."""
    return state.leader_at[leader] >= FIRST_ABOARD


@rule
def ship_of(state, leader):
    """3.5.5: the fleet that carries a leader who is aboard."""
    return state.leader_at[leader] - FIRST_ABOARD


@rule
def leader_aboard(state, fleet):
    """3.6.6: the leader that a fleet carries, or -1; only its own nation's."""
    first = LEADERS_EACH * HOLDER_NATION[FIRST_FLEET + fleet]
    for leader in range(first, first + LEADERS_EACH):
        if state.leader_at[leader] == FIRST_ABOARD + fleet:
            return leader
    return -1


@rule
def spot_of(state, avatar):
    """Where an avatar is: an area, a sea, at home, or in the pool."""
    if avatar >= FIRST_FLEET:
        return state.fleet_at[avatar - FIRST_FLEET]
    leader = avatar - FIRST_LEADER
    if is_aboard(state, leader):
        return state.fleet_at[ship_of(state, leader)]
    return state.leader_at[leader]


@rule
def is_ashore(state, avatar):
    """3.1.2: a leader in an area and not aboard a fleet."""
    return avatar < FIRST_FLEET and state.leader_at[avatar - FIRST_LEADER] < AREAS


@rule
def ships_in(state, mooring):
    """3.6.4: how many ships a fleet has, or a yard."""
    count = 0
    for ship in range(SHIPS):
        count += state.ships[mooring][ship]
    return count


@rule
def in_service(state, avatar):
    """3.5.3, 3.5.5: a leader who was bought, a fleet with ships, or one that gets some at home."""
    if avatar >= FIRST_FLEET:
        fleet = avatar - FIRST_FLEET
        if (
            state.fleet_at[fleet] == HOME
            and ships_in(state, FIRST_YARD + HOLDER_NATION[avatar]) > 0
        ):
            return True
        return ships_in(state, fleet) > 0
    return state.leader_at[avatar - FIRST_LEADER] != POOL


@rule
def has_advisor(state, holder, kind):
    """3.18: two of a kind on one avatar count once."""
    for advisor in range(ADVISORS):
        if state.advisor_place[advisor] == holder and ADVISOR_KIND[advisor] == kind:
            return True
    return False


@rule
def is_helped_by(state, avatar, kind):
    """3.11.1: for a fleet also the advisors of the leader aboard count."""
    if has_advisor(state, avatar, kind):
        return True
    if avatar < FIRST_FLEET:
        return False
    leader = leader_aboard(state, avatar - FIRST_FLEET)
    return leader >= 0 and has_advisor(state, FIRST_LEADER + leader, kind)


@rule
def nation_is_helped_by(state, nation, kind):
    """3.18 N°12, 16: by an advisor with an own leader or fleet in service; at home he is idle."""
    for avatar in range(FIRST_LEADER, FIRST_LEADER + AVATARS):
        if HOLDER_NATION[avatar] == nation and in_service(state, avatar):
            if has_advisor(state, avatar, kind):
                return True
    return False


@rule
def is_skilled(state, avatar, skill):
    """3.11.1: for a fleet the skill of the leader aboard."""
    if avatar < FIRST_FLEET:
        return LEADER_SKILL[avatar - FIRST_LEADER] == skill
    leader = leader_aboard(state, avatar - FIRST_FLEET)
    return leader >= 0 and LEADER_SKILL[leader] == skill


@rule
def points_of_leader(state, leader):
    """3.5.4, 3.18: land movement points; card PT2 gives six more."""
    points = LEADER_POINTS[leader]
    if LEADER_SKILL[leader] == EXPLORER:
        points += 2
    if has_advisor(state, FIRST_LEADER + leader, QUARTERMASTER):
        points += 1
    if state.event == BANDEIRA and state.struck == FIRST_LEADER + leader:
        points += POINTS_BY_CARD
    return points


@rule
def slowest_ship(state, mooring):
    """3.10.13: movement points of the slowest ship; 0 without ships."""
    slowest = 0
    for ship in range(SHIPS):
        if state.ships[mooring][ship] > 0 and (slowest == 0 or SHIP_POINTS[ship] < slowest):
            slowest = SHIP_POINTS[ship]
    return slowest


@rule
def points_of_fleet(state, fleet):
    """3.10.13, 3.18: movement points at sea; card 56 gives six more."""
    points = slowest_ship(state, fleet)
    if is_helped_by(state, FIRST_FLEET + fleet, NAVIGATOR):
        points += 2
    if state.fair_wind == FIRST_FLEET + fleet:
        points += POINTS_BY_CARD
    return points


@rule
def dismiss_advisors(state, holder):
    """3.18.1: with the end of an avatar his advisors go back to the bag."""
    for advisor in range(ADVISORS):
        if state.advisor_place[advisor] == holder:
            state.advisor_place[advisor] = BAG


@rule
def lose_leader(state, leader):
    """3.5.4: an eliminated leader returns to the pool with nothing."""
    tell(state, LEADER_LOST, leader)
    empty_holder(state, FIRST_LEADER + leader)
    dismiss_advisors(state, FIRST_LEADER + leader)
    state.leader_at[leader] = POOL
    state.wins[leader] = 0
    state.allies_until[leader] = 0


@rule
def empty_holder(state, holder):
    """Nothing is left of what somebody held."""
    for what in range(CARGO):
        state.held[holder][what] = 0


@rule
def lose_empty_fleet(state, fleet):
    """3.17.7: with the last ship everything aboard is lost; the marker goes home."""
    if state.fleet_at[fleet] == POOL or ships_in(state, fleet) > 0:
        return
    if state.fleet_at[fleet] == HOME:
        return
    tell(state, FLEET_LOST, fleet)
    leader = leader_aboard(state, fleet)
    if leader >= 0:
        lose_leader(state, leader)
    empty_holder(state, FIRST_FLEET + fleet)
    dismiss_advisors(state, FIRST_FLEET + fleet)
    for regiment in range(REGIMENTS):
        if state.regiment_at[regiment] == REGIMENT_ABOARD + fleet:
            lose_regiment(state, regiment)
    state.fleet_at[fleet] = HOME
    state.pacific[fleet] = 0


@rule
def regiment_aboard(state, fleet):
    """3.7.4: the regiment that a fleet carries, or -1."""
    for regiment in range(REGIMENTS):
        if state.regiment_at[regiment] == REGIMENT_ABOARD + fleet:
            return regiment
    return -1


@rule
def lose_regiment(state, regiment):
    """3.7.4: a regiment without units is removed; its marker stays out of the game."""
    empty_holder(state, FIRST_REGIMENT + regiment)
    state.regiment_at[regiment] = NO_REGIMENT


@rule
def release_allies(state, leader):
    """3.6.2: native allies go home."""
    state.held[FIRST_LEADER + leader][ALLIES] = 0
    state.allies_until[leader] = 0
