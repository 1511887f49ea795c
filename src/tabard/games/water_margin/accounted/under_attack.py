"""Does a résistance belong together? (G1 to G9, 3.12)"""

from __future__ import annotations

from tabard.engine.rule import because, rule
from tabard.engine.stack import goes_on, level_of

from ..board import gang, is_member_of
from ..components import NOBODY, NOWHERE
from ..general import is_at_peace, no_general_comes
from ..resistance import AFTER_THE_CHIEF, ANY_MEMBER, ranks_gone_through
from ..state import ASSAULT, FORTIFY, GENERAL, LOOT, NEW_CHIEF, RESISTANCE, TROOPS
from .complaints_going_on import (
    AT_PEACE,
    HAS_A_CHIEF,
    LOOT_OFF,
    NO_GENERAL,
    NO_MEMBER_IN_DANGER,
    NO_SOLDIERS,
    NOT_AT_THIS_STEP,
    NOT_ATTACKED,
    NOT_IN_DANGER,
)


@rule
def attacks_off(state):
    """G1 to G9: loot, assault and general of a gang; and a gang that names a chief has none."""
    level, top = level_of(state, RESISTANCE), state.depth - 1
    phase, seat = state.frame_phase[top], state.frame_seat[top]
    if phase == NEW_CHIEF and state.chief[seat] != NOBODY:
        return because(HAS_A_CHIEF, seat, state.chief[seat])
    if (state.died or state.withstood or phase == FORTIFY) and not state.soldiers_came:
        return because(NO_SOLDIERS)
    if level < 0 or level == top:
        return 0
    if state.refuge[seat] == NOWHERE or gang(state, seat) == 0:
        return because(NOT_ATTACKED, seat)
    if phase == LOOT and state.frame_cursor[top] > gang(state, seat):
        return because(LOOT_OFF, seat, state.frame_cursor[top], gang(state, seat))
    if phase == GENERAL and no_general_comes(state):
        return because(NO_GENERAL, seat)
    return assault_off(state, level_of(state, ASSAULT)) if goes_on(state, ASSAULT) else 0


@rule
def assault_off(state, level):
    """G6, 3.12, EC8: it has come to the member who is in danger, or to an extra die."""
    seat, ranks, top = state.frame_seat[level], state.frame_cursor[level], state.depth - 1
    if is_at_peace(state):
        return because(AT_PEACE)
    if state.frame_phase[top] == NEW_CHIEF and ranks < AFTER_THE_CHIEF:
        return because(NOT_AT_THIS_STEP, NEW_CHIEF, ASSAULT)
    if state.frame_phase[top] != TROOPS and state.frame_phase[top] != FORTIFY:
        return 0
    member = state.frame_cursor[top]
    if member != ANY_MEMBER and not is_member_of(state, seat, member):
        return because(NO_MEMBER_IN_DANGER, member, seat)
    should = ranks_gone_through(state, seat, member)
    if ranks != should and not (member == ANY_MEMBER and ranks > should):
        return because(NOT_IN_DANGER, member, ranks, should)
    return 0
