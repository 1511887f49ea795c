"""Pirate havens (3.17.8): nobody knows where one lies until it is found.

An area that cannot have one, or where none was found, is ``searched``. A new haven makes all areas
where it could lie unknown again, so nothing of the record tells where.
"""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, NOBODY
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import cursor, move_cursor, pop, push

from ..components.goods import HIDDEN_HAVEN, KNOWN_HAVEN, NO_HAVEN, SEARCHED
from ..components.map import AREAS, INLAND, KIND_OF_AREA, REGION, REGIONS
from ..components.units import NO_COLONY
from ..phases import HIDE_HAVEN, SEARCH
from .refused import FOUND_SOMETHING, NO_HAVEN_HERE, NOTHING_FOUND
from .told import HAVEN_FOUND, HAVEN_HIDDEN, NO_PIRATES_FOUND

MOST_HAVENS = 6
_regions = [REGIONS.value(word) for word in ("antilles", "meso", "tierra", "gulf")]
CAN_HIDE = table([REGION[a] in _regions and KIND_OF_AREA[a] != INLAND for a in range(AREAS)])


@rule
def hidden_havens(state):
    """3.27: how many lie hidden; their number is public."""
    count = 0
    for area in range(AREAS):
        count += state.haven[area] == HIDDEN_HAVEN
    return count


@rule
def known_havens(state):
    """3.17.8: how many are known."""
    count = 0
    for area in range(AREAS):
        count += state.haven[area] == KNOWN_HAVEN
    return count


@rule
def is_open_to_pirates(state, area):
    """3.17.8: a coastal area of four regions, without colony and known haven."""
    if not CAN_HIDE[area] or state.colony[area] != NO_COLONY:
        return False
    return state.haven[area] != KNOWN_HAVEN


@rule
def room_for_havens(state):
    """3.17.8: is there a place for one more? By what everybody knows."""
    if hidden_havens(state) + known_havens(state) >= MOST_HAVENS:
        return False
    open_areas = 0
    for area in range(AREAS):
        open_areas += is_open_to_pirates(state, area)
    return open_areas > hidden_havens(state)


@rule
def hide_a_haven(state):
    """3.17.8: one more lies hidden somewhere."""
    push(state, HIDE_HAVEN, CHANCE)


@rule
def forget_what_was_searched(state):
    """3.17.8: it may lie wherever there was none."""
    for area in range(AREAS):
        if is_open_to_pirates(state, area) and state.haven[area] == SEARCHED:
            state.haven[area] = NO_HAVEN


@rule
def rule_out_havens(state):
    """3.17.8: where one can never lie."""
    for area in range(AREAS):
        if not CAN_HIDE[area]:
            state.haven[area] = SEARCHED


@rule
def why_not_hide_haven(state, seat, area):
    """3.1.4, 3.17.8: each eligible area is equally likely."""
    if not is_open_to_pirates(state, area) or state.haven[area] == HIDDEN_HAVEN:
        return because(NO_HAVEN_HERE, area)
    return LEGAL


@rule
def seen_by_hide_haven(state, seat, area):
    """3.17.8: nobody knows where."""
    return NOBODY


@rule
def hide_haven(state, seat, area):
    """3.17.8: there it lies."""
    forget_what_was_searched(state)
    state.haven[area] = HIDDEN_HAVEN
    tell(state, HAVEN_HIDDEN, hidden_havens(state) + known_havens(state))
    pop(state)


# --- the search ---------------------------------------------------------------------------------


@rule
def search(state, spot):
    """3.17.8: a leader or a fleet has ended its movement where a haven may lie."""
    if spot >= AREAS or hidden_havens(state) == 0:
        return
    if state.haven[spot] == NO_HAVEN or state.haven[spot] == HIDDEN_HAVEN:
        push(state, SEARCH, CHANCE)
        move_cursor(state, spot)


@rule
def why_not_find_haven(state, seat):
    """3.17.8: it lies there."""
    if state.haven[cursor(state)] != HIDDEN_HAVEN:
        return because(NOTHING_FOUND, cursor(state))
    return LEGAL


@rule
def find_haven(state, seat):
    """3.17.8: from now on it is known."""
    area = cursor(state)
    pop(state)
    make_known(state, area)


@rule
def why_not_find_nothing(state, seat):
    """3.17.8: none lies there."""
    if state.haven[cursor(state)] == HIDDEN_HAVEN:
        return because(FOUND_SOMETHING, cursor(state))
    return LEGAL


@rule
def find_nothing(state, seat):
    """3.17.8: everybody can see that."""
    area = cursor(state)
    pop(state)
    state.haven[area] = SEARCHED
    tell(state, NO_PIRATES_FOUND, area)


@rule
def make_known(state, area):
    """3.17.8: a haven is known for good."""
    state.haven[area] = KNOWN_HAVEN
    tell(state, HAVEN_FOUND, area)
