"""Chapter "Oath" (S15 to S23, 3.9): three cups on the road make a sworn brother."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import push

from .board import brothers, is_convict, is_locked, is_prisoner
from .components import BANDITS, BROTHER, MOST_BROTHERS
from .reach import beyond_an_ordinary_move
from .readings import convicts_may_swear, surplus_brothers_are_discarded
from .refusals import (
    BROTHERS_LIMIT,
    CONVICT_CANNOT_SWEAR,
    NO_GOURD,
    NOT_A_SWORN_BROTHER,
    OATH_IN_SWIFT_MOVE,
    OWN_CONVICT,
    OWN_PRISONER,
    TARGET_LOCKED,
)
from .state import KEEPING
from .tokens import clear_card, discard_card
from .told_on_the_road import LET_GO, SWORE


@rule
def why_not_drink_together(state, figure, brother, taken):
    """S15, S17, S23, A12, A36, EI5: a gourd, two free men, and room for six."""
    if beyond_an_ordinary_move(state, figure, taken):
        return because(OATH_IN_SWIFT_MOVE)
    if is_convict(state, figure) and not convicts_may_swear(state):
        return because(CONVICT_CANNOT_SWEAR, figure)
    if is_convict(state, brother):
        return because(OWN_CONVICT, brother)
    if is_prisoner(state, brother):
        return because(OWN_PRISONER, brother)
    if is_locked(state, brother):
        return because(TARGET_LOCKED, brother)
    if state.gourd[figure] == 0:
        return because(NO_GOURD, brother, figure)
    together = brothers_together(state, figure, brother)
    if together > MOST_BROTHERS and not surplus_brothers_are_discarded(state):
        return because(BROTHERS_LIMIT, figure, together)
    return LEGAL


@rule
def brothers_together(state, figure, brother):
    """S22, S23: his own, the new one and those of the new one."""
    return brothers(state, figure) + 1 + brothers(state, brother)


@rule
def drink_together(state, seat, figure, brother):
    """S18, S19, S20, S21, S22: a gourd goes; taels and gourds pass on, all else goes; the brothers
    follow."""
    state.gourd[figure] -= 1
    tell(state, SWORE, figure, brother, state.square[brother])
    state.taels[figure] += state.taels[brother]
    state.gourd[figure] += state.gourd[brother]
    clear_card(state, brother)
    for bandit in range(BANDITS):
        if state.leader[bandit] == brother:
            state.leader[bandit] = figure
    state.zone[brother] = BROTHER
    state.leader[brother] = figure
    if brothers(state, figure) > MOST_BROTHERS:
        push(state, KEEPING, seat)


# --- A4: by the option the owner keeps any six ---------------------------------------------------
@rule
def six_are_left(state):
    """S23: six brothers at most."""
    return brothers(state, state.mover) <= MOST_BROTHERS


@rule
def why_not_let_go(state, seat, bandit):
    """A4: any of the brothers, old or new."""
    if state.leader[bandit] != state.mover:
        return because(NOT_A_SWORN_BROTHER, bandit)
    return LEGAL


@rule
def let_go(state, seat, bandit):
    """A4: the card is discarded."""
    discard_card(state, bandit)
    tell(state, LET_GO, bandit, state.mover)


@rule
def default_let_go(state, seat, bandit):
    """A4: the six of lowest rank stay."""
    for other in range(bandit + 1, BANDITS):
        if state.leader[other] == state.mover:
            return False
    return True
