"""Chapter "Rescue" (3.6, 3.9): a move spent on an own convict next to the rescuer."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import phase_now, push
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import adjacent, is_convict, is_figure_of, is_locked
from .book import refuse, told
from .components import bandits
from .duel import TARGET_LOCKED
from .moving import may_set_out, use_a_move, why_not_set_out
from .prison import free_convict
from .tests_of_skill import begin_test, test_passed
from .wounds import wound

RESCUE_DIFFICULTY = 11


def when_rescue(state, seat):
    """Not while a duel is being fought."""
    return phase_now(state) == phases.MOVES


def near_rescue(state, seat, figure):
    """Only figures that may move are worth asking about."""
    return may_set_out(state, seat, figure)


CONVICT_CANNOT_RESCUE = refuse("3.6", _("{figure} is a convict and cannot rescue anybody."))
NO_CONVICT = refuse("3.6", _("None of your figures is a convict."))


def why_not_rescue(state, seat, figure, convict):
    """A free figure that could move now, and an own convict next to it who has no duel to finish
    (3.6)."""
    if refusal := why_not_set_out(state, seat, figure):
        return refusal
    if is_convict(state, figure):
        return because(CONVICT_CANNOT_RESCUE, figure)
    if convict != OPEN:
        return why_not_free_him(state, seat, figure, convict)
    refusal = because(NO_CONVICT)
    for other in range(bandits.BANDITS):
        if is_figure_of(state, seat, other) and is_convict(state, other) and refusal != LEGAL:
            refusal = why_not_free_him(state, seat, figure, other)
    return refusal


NOT_BESIDE = refuse("3.6", _("{figure} is not next to {other}."))
NOT_A_CONVICT = refuse("3.6", _("{bandit} is not one of your convicts."))


def why_not_free_him(state, seat, figure, convict):
    """Next to the rescuer, an own convict, not locked (3.6, 3.17)."""
    if state.zone[convict] != bandits.FIGURE:
        return because(NOT_A_CONVICT, convict)
    if not adjacent(state.square[figure], state.square[convict]):
        return because(NOT_BESIDE, figure, convict)
    if state.owner[convict] != seat or not is_convict(state, convict):
        return because(NOT_A_CONVICT, convict)
    if is_locked(state, convict):
        return because(TARGET_LOCKED, convict)
    return LEGAL


TRIES_TO_RESCUE = told(
    "tries_to_rescue",
    "3.6",
    _("{figure} tries to rescue {convict}."),
    part=Part(opens=("figure",)),
    convict=bandits.BANDITS,
)


def rescue(state, seat, figure, convict):
    """It uses one of the three moves (3.6, 3.9)."""
    use_a_move(state, figure)
    state.rescued = convict
    tell(state, TRIES_TO_RESCUE, figure, convict)
    push(state, phases.RESCUE, seat)


def try_to_rescue(state):
    """A Combat test (3.6)."""
    begin_test(state, state.mover, bandits.COMBAT, RESCUE_DIFFICULTY, 0)


def settle_the_rescue(state):
    """Success frees the convict, failure wounds the rescuer (3.6)."""
    if test_passed(state):
        free_convict(state, state.rescued)
    else:
        wound(state, state.mover, 1)


def end_the_rescue(state):
    """The move is over (3.6)."""
    state.mover = bandits.NOBODY
    state.rescued = bandits.NOBODY
