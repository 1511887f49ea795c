"""Stacking limits (3.6.7): how much anybody can hold, and still take; what is beyond a maximum is
cut (3.28.1)."""

from __future__ import annotations

from tabard.engine.rule import table

from ..components import colonies, goods, nations, units
from .avatars import has_advisor, is_aboard
from .limits import goods_with, room_left, units_with
from .map import has_improvement

# 3.28: at home, of everything in turn; native allies are never there.
MOST_AT_HOME = table(
    [*[units.WITHOUT_END] * units.UNITS, 0, units.WITHOUT_END, 999, units.MOST_DUCATS]
    + [99] * goods.GOODS
)
LEADER_UNITS, LEADER_SETTLERS, LEADER_POINTS, LEADER_GOODS = 10, 6, 20, 8
MOST_STORED = 10  # items in a warehouse
QUARTERMASTER_LEADS, CARD_33_HOLDS = 2, 2  # units more


def take_up_to_the_maximum(state, holder, what, count):
    """A holder gets so many, and what is beyond its maximum is cut; returns what it took
    (3.28.1)."""
    taken = cut_to_the_maximum(state, holder, what, count)
    state.held[holder][what] += taken
    return taken


def cut_to_the_maximum(state, holder, what, count):
    """Of so many as many as the holder can still take (3.28.1)."""
    return max(0, min(count, can_take(state, holder, what)))


def can_take(state, holder, what):
    """How much more of something a holder can take (3.6.7, 3.28.1)."""
    if holder < nations.NATIONS:
        return MOST_AT_HOME[what] - state.held[holder][what]
    if holder < nations.FIRST_FLEET:
        return leader_can_take(state, holder, what)
    if holder < nations.FIRST_COLONY:
        return fleet_can_take(state, holder, what)
    if holder < nations.FIRST_REGIMENT:
        return colony_can_take(state, holder, what)
    return regiment_can_take(state, holder, what)


def units_a_leader_can_lead(state, holder):
    """Ten; twelve with a Quartermaster (3.6.7, 3.18)."""
    return LEADER_UNITS + QUARTERMASTER_LEADS * has_advisor(state, holder, goods.QUARTERMASTER)


def leader_can_take(state, holder, what):
    """Aboard a leader has only his advisors (3.5.2, 3.6.7)."""
    if is_aboard(state, holder - nations.FIRST_LEADER):
        return 0
    if what <= units.ALLIES:
        return units_a_leader_can_lead(state, holder) - units_with(state, holder)
    if what == units.SETTLERS:
        return LEADER_SETTLERS - state.held[holder][units.SETTLERS]
    if what == units.POINTS:
        return LEADER_POINTS - state.held[holder][units.POINTS]
    if what == units.DUCATS:
        return units.MOST_DUCATS - state.held[holder][units.DUCATS]
    return LEADER_GOODS - goods_with(state, holder)


def fleet_can_take(state, holder, what):
    """Within its transport capacity; native allies do not go aboard (3.6.6, 3.6.2)."""
    if what == units.ALLIES:
        return 0
    if what == units.DUCATS:
        return units.MOST_DUCATS - state.held[holder][units.DUCATS]
    room = room_left(state, holder - nations.FIRST_FLEET)
    if what == units.POINTS:
        fill_the_last = -state.held[holder][units.POINTS] % units.POINTS_TO_A_ROOM
        return fill_the_last + units.POINTS_TO_A_ROOM * max(room, 0)
    return max(room, 0) // units.ROOM[what]


def colony_can_take(state, holder, what):
    """Garrison troops; neither native allies nor settlers; and what it stores (3.6.7, 3.7.3)."""
    if what > units.SETTLERS:
        return store_can_take(state, holder, what)
    if what >= units.UNITS:
        return 0
    return garrison_limit(state, holder - nations.FIRST_COLONY) - units_with(state, holder)


def store_can_take(state, holder, what):
    """A bank ducats, a warehouse ten items (3.11.9, 3.20.4)."""
    area = holder - nations.FIRST_COLONY
    if what == units.DUCATS:
        most = units.MOST_DUCATS * has_improvement(state, area, colonies.BANK)
        return most - state.held[holder][units.DUCATS]
    if what < units.FIRST_GOOD:
        return 0
    most = MOST_STORED * has_improvement(state, area, colonies.WAREHOUSE)
    return most - goods_with(state, holder)


def garrison_limit(state, area):
    """By the colony, one more for each level of fortification; card 33 adds two (3.6.7)."""
    if state.colony[area] == colonies.NO_COLONY:
        return 0
    more = state.fortification[area] + CARD_33_HOLDS * state.larger_garrison[area]
    return colonies.GARRISON[state.colony[area]] + more


def regiment_can_take(state, holder, what):
    """Eight units; one that is not in service none (3.6.7, 3.7.4)."""
    is_in_service = state.regiment_at[holder - nations.FIRST_REGIMENT] != nations.NO_REGIMENT
    if what >= units.UNITS or not is_in_service:
        return 0
    return colonies.MOST_IN_REGIMENT - units_with(state, holder)
