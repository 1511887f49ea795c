"""Chapter "Oath" (S15 to S23, 3.9): three cups on the road make a sworn brother."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import brothers, is_convict, is_locked, is_prisoner
from .book import refuse, told
from .components import bandits, pieces, squares
from .duel import TARGET_LOCKED
from .moving import beyond_an_ordinary_move
from .readings import convicts_may_swear, surplus_brothers_are_discarded
from .tokens import clear_card, discard_card, pass_brothers_on

OATH_IN_SWIFT_MOVE = refuse("EI5", _("In a move with magic leggings no oath can be sworn."))
CONVICT_CANNOT_SWEAR = refuse("A12", _("{figure} is a convict and cannot swear."))
MET_A_CONVICT = refuse("S17", _("{brother} is a convict and cannot swear."))
MET_A_PRISONER = refuse("A36", _("{brother} is in prison and cannot swear."))
NO_GOURD = refuse("S15", _("{brother} is there, and {figure} has no gourd to share."))
BROTHERS_LIMIT = refuse(
    "S23", _("{figure} would have {brothers}; six is the limit."), brothers=pieces.SO_MANY_BROTHERS
)


def why_not_make_oath(state, figure, met, steps):
    """A gourd, two free men with no duel to finish, and six brothers at most (S15, S17, S22, S23,
    A12, A36, EI5)."""
    if beyond_an_ordinary_move(state, figure, steps):
        return because(OATH_IN_SWIFT_MOVE)
    if is_convict(state, figure) and not convicts_may_swear(state):
        return because(CONVICT_CANNOT_SWEAR, figure)
    if is_convict(state, met):
        return because(MET_A_CONVICT, met)
    if is_prisoner(state, met):
        return because(MET_A_PRISONER, met)
    if is_locked(state, met):
        return because(TARGET_LOCKED, met)
    if state.gourd[figure] == 0:
        return because(NO_GOURD, met, figure)
    # S22: his own, the one he meets, and the brothers of that one.
    together = brothers(state, figure) + 1 + brothers(state, met)
    if together > pieces.MOST_BROTHERS and not surplus_brothers_are_discarded(state):
        return because(BROTHERS_LIMIT, figure, together)
    return LEGAL


SWORE = told(
    "swore", "S18", _("{figure} spends a gourd at {square}: {brother} is a sworn brother now."),
    weight=1, figure=bandits.BANDITS, brother=bandits.BANDITS, square=squares.SQUARES,
)  # fmt: skip


def make_oath(state, seat, figure, met):
    """A gourd goes; taels and gourds pass on, all else goes; the brothers follow; by the option he
    may have more than six until some are let go (S18, S19, S20, S21, S22, S23, A4)."""
    state.gourd[figure] -= 1
    tell(state, SWORE, figure, met, state.square[met])
    state.taels[figure] += state.taels[met]
    state.gourd[figure] += state.gourd[met]
    clear_card(state, met)
    pass_brothers_on(state, met, figure)
    state.zone[met] = bandits.BROTHER
    state.leader[met] = figure
    if brothers(state, figure) > pieces.MOST_BROTHERS:
        push(state, phases.KEEPING, seat)


# --- A4: by the option the owner keeps any six ---------------------------------------------------
# The figure that swore and state.mover are one person: an oath is sworn by whoever moves.
def six_are_left(state):
    """Six brothers at most; until then one after another is let go (A4, S23)."""
    return brothers(state, state.mover) <= pieces.MOST_BROTHERS


NOT_A_SWORN_BROTHER = refuse("A4", _("{bandit} is not one of the brothers."))


def why_not_let_go(state, seat, bandit):
    """Any of the brothers, old or new (A4)."""
    if state.leader[bandit] != state.mover:
        return because(NOT_A_SWORN_BROTHER, bandit)
    return LEGAL


LET_GO = told(
    "let_go", "A4", _("{figure} lets {bandit} go."), bandit=bandits.BANDITS, figure=bandits.BANDITS
)


def let_go(state, seat, bandit):
    """The card is discarded (A4)."""
    discard_card(state, bandit)
    tell(state, LET_GO, bandit, state.mover)


def default_let_go(state, seat, bandit):
    """The brother of the highest rank number goes, so that the six lowest stay (A4)."""
    return all(state.leader[other] != state.mover for other in range(bandit + 1, bandits.BANDITS))
