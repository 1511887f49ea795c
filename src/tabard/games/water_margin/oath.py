"""Chapter "Oath" (S15 to S23, 3.9): three cups on the road make a sworn brother."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.words import _

from . import phases
from .board import brothers, is_convict, is_locked, is_prisoner
from .book import refuse, told
from .components import bandits, pieces, squares
from .duel import TARGET_LOCKED
from .reach import beyond_an_ordinary_move
from .readings import convicts_may_swear, surplus_brothers_are_discarded
from .tokens import clear_card, discard_card

OATH_IN_SWIFT_MOVE = refuse("EI5", _("No oath is sworn in a move with magic leggings."))
CONVICT_CANNOT_SWEAR = refuse("A12", _("{figure} is a convict and cannot swear."))
OWN_CONVICT = refuse("S17", _("{brother} is a convict: no oath."))
OWN_PRISONER = refuse("A36", _("{brother} is in prison: no oath."))
NO_GOURD = refuse("S15", _("{brother} is there, and {figure} has no gourd to share."))
BROTHERS_LIMIT = refuse(
    "S23", _("{figure} would have {brothers}; six are the most."), brothers=pieces.SO_MANY_BROTHERS
)


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
    if together > pieces.MOST_BROTHERS and not surplus_brothers_are_discarded(state):
        return because(BROTHERS_LIMIT, figure, together)
    return LEGAL


@rule
def brothers_together(state, figure, brother):
    """S22, S23: his own, the new one and those of the new one."""
    return brothers(state, figure) + 1 + brothers(state, brother)


SWORE = told(
    "swore", "S18", _("{figure} spends a gourd at {square}: {brother} is a sworn brother now."),
    weight=1, figure=bandits.BANDITS, brother=bandits.BANDITS, square=squares.SQUARES,
)  # fmt: skip


@rule
def drink_together(state, seat, figure, brother):
    """S18, S19, S20, S21, S22: a gourd goes; taels and gourds pass on, all else goes; the brothers
    follow."""
    state.gourd[figure] -= 1
    tell(state, SWORE, figure, brother, state.square[brother])
    state.taels[figure] += state.taels[brother]
    state.gourd[figure] += state.gourd[brother]
    clear_card(state, brother)
    for bandit in range(bandits.BANDITS):
        if state.leader[bandit] == brother:
            state.leader[bandit] = figure
    state.zone[brother] = bandits.BROTHER
    state.leader[brother] = figure
    if brothers(state, figure) > pieces.MOST_BROTHERS:
        push(state, phases.KEEPING, seat)


# --- A4: by the option the owner keeps any six ---------------------------------------------------
@rule
def six_are_left(state):
    """S23: six brothers at most."""
    return brothers(state, state.mover) <= pieces.MOST_BROTHERS


NOT_A_SWORN_BROTHER = refuse("A4", _("{bandit} is none of the brothers."))


@rule
def why_not_let_go(state, seat, bandit):
    """A4: any of the brothers, old or new."""
    if state.leader[bandit] != state.mover:
        return because(NOT_A_SWORN_BROTHER, bandit)
    return LEGAL


LET_GO = told(
    "let_go", "A4", _("{figure} lets {bandit} go."), bandit=bandits.BANDITS, figure=bandits.BANDITS
)


@rule
def let_go(state, seat, bandit):
    """A4: the card is discarded."""
    discard_card(state, bandit)
    tell(state, LET_GO, bandit, state.mover)


@rule
def default_let_go(state, seat, bandit):
    """A4: the six of lowest rank stay."""
    return all(state.leader[other] != state.mover for other in range(bandit + 1, bandits.BANDITS))
