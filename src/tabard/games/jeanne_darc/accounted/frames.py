"""How far phases have come that count players or name them, and those that come by an option or
in some rounds only; what lies on what the engine knows (47, 62, 63, 131)."""

from __future__ import annotations

from tabard.engine.rule import because, rule

from ..ending import end_die_is_needed
from ..players import players_left
from ..state import BUYING, END_DIE, PLAYER_ORDER
from .going_on import NO_END_DIE, NO_ORDER_DRAWN, STEP_OFF
from .whose import seat_of_frame_off


@rule
def frames_off(state):
    """10: each phase as far as it can have come, when it can come, and of whose it is."""
    for level in range(state.depth):
        wrong = counted_off(state, level)
        if wrong == 0:
            wrong = seat_of_frame_off(state, level)
        if wrong != 0:
            return wrong
    return 0


@rule
def counted_off(state, level):
    """47, 62, 63, 131: a phase that counts players comes no further than there are; the order is
    drawn from round 2 on, a die for the end rolled after some rounds."""
    phase, step = state.frame_phase[level], state.frame_cursor[level]
    if phase == BUYING and step >= state.seats:
        return because(STEP_OFF, phase, step, state.seats - 1)
    if phase == PLAYER_ORDER and state.round == 1:
        return NO_ORDER_DRAWN
    if phase == PLAYER_ORDER and step > players_left(state):
        return because(STEP_OFF, phase, step, players_left(state))
    if phase == END_DIE and not end_die_is_needed(state):
        return because(NO_END_DIE, state.round)
    return 0
