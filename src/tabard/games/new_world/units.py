"""Chapter "Units" (3.6): what there is of everything, and how much anybody can hold."""

from __future__ import annotations

from tabard.engine.rule import rule

from .avatars import has_advisor, is_aboard
from .components.goods import QUARTERMASTER
from .components.nations import (
    FIRST_COLONY,
    FIRST_FLEET,
    FIRST_LEADER,
    FIRST_REGIMENT,
    FIRST_YARD,
    FLEETS_EACH,
    HOLDER_NATION,
    HOLDERS,
    NATIONS,
    NO_REGIMENT,
    REGIMENT_ABOARD,
    REGIMENTS,
    REGIMENTS_EACH,
)
from .components.units import (
    ALLIES,
    BANK,
    CARGO,
    COUNTERS,
    DUCATS,
    FIRST_GOOD,
    GARRISON,
    MOST_IN_REGIMENT,
    NO_COLONY,
    POINTS,
    POINTS_TO_A_ROOM,
    ROOM,
    SETTLERS,
    SHIP_ROOM,
    SHIPS,
    SHIPS_OF_A_NATION,
    UNITS,
    WAREHOUSE,
)

MOST_DUCATS, MOST_POINTS, MOST_OF_A_GOOD, MOST_STORED = 9999, 999, 99, 10
LEADER_UNITS, LEADER_SETTLERS, LEADER_BUILD, LEADER_GOODS = 10, 6, 20, 8


@rule
def units_with(state, holder):
    """3.6.2: military units, native allies included."""
    count = 0
    for unit in range(UNITS + 1):
        count += state.held[holder][unit]
    return count


@rule
def goods_with(state, holder):
    """3.6.7: commodity items."""
    count = 0
    for what in range(FIRST_GOOD, CARGO):
        count += state.held[holder][what]
    return count


@rule
def holder_belongs_to(state, holder):
    """Whose a holder is: of a colony the owner of the territory's."""
    if FIRST_COLONY <= holder < FIRST_REGIMENT:
        return state.owner[holder - FIRST_COLONY]
    return HOLDER_NATION[holder]


@rule
def pieces_of(state, nation, what):
    """3.6.7: how many counters of a kind a nation has in play."""
    count = 0
    for holder in range(HOLDERS):
        if state.held[holder][what] > 0 and holder_belongs_to(state, holder) == nation:
            count += state.held[holder][what]
    for side in range(2):
        if what < UNITS and state.side[side] == nation:
            count += state.apart[side][what]
    return count


@rule
def pieces_left(state, nation, what):
    """3.6.7: counters that are left; of what is no counter there is no end."""
    if what > SETTLERS or what == ALLIES:
        return MOST_DUCATS
    return COUNTERS[what] - pieces_of(state, nation, what)


@rule
def ships_of(state, nation):
    """3.6.7: all ships of a nation."""
    count = 0
    for ship in range(SHIPS):
        count += state.ships[FIRST_YARD + nation][ship]
        for marker in range(FLEETS_EACH):
            count += state.ships[FLEETS_EACH * nation + marker][ship]
    return count


@rule
def ships_left(state, nation):
    """3.6.7: ships that may still be had."""
    return SHIPS_OF_A_NATION - ships_of(state, nation)


@rule
def room_of(state, fleet):
    """3.6.5, 3.6.6: the transport capacity of a fleet."""
    room = 0
    for ship in range(SHIPS):
        room += SHIP_ROOM[ship] * state.ships[fleet][ship]
    return room


@rule
def room_taken(state, holder):
    """3.6.6: what cargo takes of it; five build points take one."""
    taken = (state.held[holder][POINTS] + POINTS_TO_A_ROOM - 1) // POINTS_TO_A_ROOM
    for what in range(CARGO):
        taken += ROOM[what] * state.held[holder][what]
    return taken


@rule
def room_for_regiments(state, fleet):
    """3.7.4: a regiment aboard takes the room of its units."""
    taken = 0
    for regiment in range(REGIMENTS):
        if state.regiment_at[regiment] == REGIMENT_ABOARD + fleet:
            taken += room_taken(state, FIRST_REGIMENT + regiment)
    return taken


@rule
def room_left(state, fleet):
    """3.6.6: room that is free."""
    return (
        room_of(state, fleet)
        - room_taken(state, FIRST_FLEET + fleet)
        - room_for_regiments(state, fleet)
    )


@rule
def can_take(state, holder, what):
    """3.6.7: how much more of something a holder can take."""
    if holder < NATIONS:
        most = MOST_POINTS if what == POINTS else MOST_OF_A_GOOD
        if what == ALLIES:
            return 0
        if what <= SETTLERS or what == DUCATS:
            most = MOST_DUCATS
        return most - state.held[holder][what]
    if holder < FIRST_FLEET:
        return leader_can_take(state, holder, what)
    if holder < FIRST_COLONY:
        return fleet_can_take(state, holder, what)
    if holder < FIRST_REGIMENT and what > SETTLERS:
        return store_can_take(state, holder, what)
    if what >= UNITS:
        return 0
    if holder < FIRST_REGIMENT:
        return garrison_limit(state, holder - FIRST_COLONY) - units_with(state, holder)
    if state.regiment_at[holder - FIRST_REGIMENT] == NO_REGIMENT:
        return 0
    return MOST_IN_REGIMENT - units_with(state, holder)


@rule
def units_a_leader_can_lead(state, holder):
    """3.6.7, 3.18: ten; twelve with a Quartermaster."""
    return LEADER_UNITS + (2 if has_advisor(state, holder, QUARTERMASTER) else 0)


@rule
def leader_can_take(state, holder, what):
    """3.5.2, 3.6.7: aboard a leader has only his advisors."""
    if is_aboard(state, holder - FIRST_LEADER):
        return 0
    if what <= ALLIES:
        return units_a_leader_can_lead(state, holder) - units_with(state, holder)
    if what == SETTLERS:
        return LEADER_SETTLERS - state.held[holder][SETTLERS]
    if what == POINTS:
        return LEADER_BUILD - state.held[holder][POINTS]
    if what == DUCATS:
        return MOST_DUCATS - state.held[holder][DUCATS]
    return LEADER_GOODS - goods_with(state, holder)


@rule
def fleet_can_take(state, holder, what):
    """3.6.6, 3.6.2: within its transport capacity; native allies do not go aboard."""
    if what == ALLIES:
        return 0
    if what == DUCATS:
        return MOST_DUCATS - state.held[holder][DUCATS]
    room = room_left(state, holder - FIRST_FLEET)
    if what == POINTS:
        begun = -state.held[holder][POINTS] % POINTS_TO_A_ROOM
        return begun + POINTS_TO_A_ROOM * max(room, 0)
    return max(room, 0) // ROOM[what]


@rule
def store_can_take(state, holder, what):
    """3.11.9, 3.20.4: a bank ducats, a warehouse ten items."""
    improvements = state.improvements[holder - FIRST_COLONY]
    if what == DUCATS:
        return MOST_DUCATS * (improvements >> BANK & 1) - state.held[holder][DUCATS]
    if what < FIRST_GOOD:
        return 0
    return MOST_STORED * (improvements >> WAREHOUSE & 1) - goods_with(state, holder)


@rule
def garrison_limit(state, area):
    """3.6.7: by the colony, one more for each level of fortification; card 33 adds two."""
    if state.colony[area] == NO_COLONY:
        return 0
    return (
        GARRISON[state.colony[area]] + state.fortification[area] + 2 * state.larger_garrison[area]
    )


@rule
def is_within_limits(state, holder):
    """3.6.7: does a holder hold no more than it may? Not asked inside a combat."""
    if holder < NATIONS or holder >= FIRST_REGIMENT:
        return True
    if holder < FIRST_FLEET:
        return (
            units_with(state, holder) <= units_a_leader_can_lead(state, holder)
            and state.held[holder][SETTLERS] <= LEADER_SETTLERS
            and state.held[holder][POINTS] <= LEADER_BUILD
            and goods_with(state, holder) <= LEADER_GOODS
        )
    if holder < FIRST_COLONY:
        return room_left(state, holder - FIRST_FLEET) >= 0
    if store_can_take(state, holder, FIRST_GOOD) < 0 or store_can_take(state, holder, DUCATS) < 0:
        return False
    return units_with(state, holder) <= garrison_limit(state, holder - FIRST_COLONY)


@rule
def regiments_in(state, nation, area):
    """3.7.4: royal regiments of a nation in a colony."""
    count = 0
    for n in range(REGIMENTS_EACH):
        if state.regiment_at[REGIMENTS_EACH * nation + n] == area:
            count += 1
    return count
