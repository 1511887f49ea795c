"""Is every component where it can be? (3.6.7, 3.28, and the counts of 3.3, 3.12, 3.19)"""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.words import _

from .avatars import ships_in
from .components.cards import CARD_NATION, CARDS, GENERAL_CARDS, HAND
from .components.goods import NOTHING
from .components.map import CUPS, HOME
from .components.nations import (
    ALL_FLEETS,
    FIRST_ABOARD,
    FIRST_LEADER,
    FLEETS,
    HOLDER_NATION,
    HOLDERS,
    LEADERS,
    NATIONS,
)
from .components.units import ALLIES, CARGO, MOST_SHIPS, SETTLERS, SHIPS_OF_A_NATION
from .discover import in_cup
from .glory import glory_adds_up
from .hands import place_of
from .nations import free_markers
from .phases import COMBAT, DROP, LIMITS, NAVAL
from .units import is_within_limits, pieces_left, ships_of

COMPLAINTS = (
    _("a nation has used more control markers than it has"),
    _("somebody holds less than nothing, or more than he can"),
    _("a nation has more units or ships than there are counters"),
    _("a fleet has no ships or too many, or two leaders, or a foreign one"),
    _("more exploration markers lie on the map than a cup held"),
    _("a card is in the hand of somebody who cannot hold it"),
    _("the glory of a nation is not the sum of what it came from"),
)
MARKERS_OFF, HELD_OFF, COUNTERS_OFF, FLEETS_OFF, CUPS_OFF, HANDS_OFF, GLORY_OFF = range(1, 8)


@rule
def complaint(state):
    """0 when everything is where it can be, else the number of what is wrong."""
    for nation in range(NATIONS):
        if free_markers(state, nation) < 0:
            return MARKERS_OFF
        if counters_off(state, nation):
            return COUNTERS_OFF
        if not glory_adds_up(state, nation):
            return GLORY_OFF
    limited = not limits_are_off(state)
    for holder in range(HOLDERS):
        if held_off(state, holder) or (limited and not is_within_limits(state, holder)):
            return HELD_OFF
    if fleets_off(state):
        return FLEETS_OFF
    for cup in range(CUPS):
        for marker in range(NOTHING + 1):
            if in_cup(state, cup, marker) < 0:
                return CUPS_OFF
    return HANDS_OFF if hands_off(state) else 0


@rule
def counters_off(state, nation):
    """3.6.7: counters and ships of a nation."""
    for what in range(SETTLERS + 1):
        if what != ALLIES and pieces_left(state, nation, what) < 0:
            return True
    return ships_of(state, nation) > SHIPS_OF_A_NATION


@rule
def held_off(state, holder):
    """3.1.13: is anything below 0?"""
    for what in range(CARGO):
        if state.held[holder][what] < 0:
            return True
    return False


@rule
def limits_are_off(state):
    """3.6.5, 3.6.7: stacking limits do not hold inside a combat, nor until what does not fit has
    been dropped."""
    for level in range(state.depth):
        phase = state.frame_phase[level]
        if phase == DROP or phase == LIMITS or phase == COMBAT or phase == NAVAL:
            return True
    return False


@rule
def fleets_off(state):
    """3.6.6, 3.6.7: ships in fleets, and leaders aboard."""
    for fleet in range(ALL_FLEETS):
        ships = ships_in(state, fleet)
        if ships > MOST_SHIPS:
            return True
        if ships == 0 and state.fleet_at[fleet] < HOME and not limits_are_off(state):
            return True
    for leader in range(LEADERS):
        fleet = state.leader_at[leader] - FIRST_ABOARD
        if fleet >= 0:
            if fleet // (FLEETS // NATIONS) != HOLDER_NATION[FIRST_LEADER + leader]:
                return True
            for other in range(leader):
                if state.leader_at[other] == state.leader_at[leader]:
                    return True
    return False


@rule
def hands_off(state):
    """3.19: only those who play hold cards, and nation cards only their own nation."""
    for card in range(CARDS):
        seat = place_of(state, card) - HAND
        if 0 <= seat < 6:
            if seat >= state.seats:
                return True
            if card >= GENERAL_CARDS and CARD_NATION[card] != state.nation[seat]:
                return True
    return False
