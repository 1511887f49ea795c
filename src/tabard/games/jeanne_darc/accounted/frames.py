"""How far phases have come that count players or name them, and those that come by an option or
in some rounds only; what lies on what the engine knows (47, 62, 63, 131)."""

from __future__ import annotations

from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..ending import end_die_is_needed
from ..phases import PHASES
from ..players import players_left
from .whose import seat_of_frame_off


def frames_off(state):
    """Each phase as far as it can have come, when it can come, and of whose it is (10)."""
    for level in range(state.depth):
        wrong = counted_off(state, level)
        if wrong == 0:
            wrong = seat_of_frame_off(state, level)
        if wrong != 0:
            return wrong
    return 0


STEP_OFF = complain("10", _("“{phase}” has come to {found}, and at most to {most}."), phase=PHASES)
NO_END_DIE = complain("131", _("No die is rolled for the end after round {round}."))
NO_ORDER_DRAWN = complain("62", _("In round 1 nobody draws the player order; it is fixed."))


def counted_off(state, level):
    """A phase that counts players comes no further than there are; the order is drawn from round 2
    on, a die for the end rolled after some rounds (47, 62, 63, 131)."""
    phase, step = state.frame_phase[level], state.frame_cursor[level]
    if phase == phases.BUYING and step >= state.seats:
        return because(STEP_OFF, phase, step, state.seats - 1)
    if phase == phases.PLAYER_ORDER and state.round == 1:
        return NO_ORDER_DRAWN
    if phase == phases.PLAYER_ORDER and step > players_left(state):
        return because(STEP_OFF, phase, step, players_left(state))
    if phase == phases.END_DIE and not end_die_is_needed(state):
        return because(NO_END_DIE, state.round)
    return 0
