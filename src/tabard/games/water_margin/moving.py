"""Chapter "Voyage": who may move, how far, and what every step must heed (S2 to S14, 3.9)."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from . import phases
from .board import (
    NOT_YOUR_FIGURE,
    adjacent,
    claimed_by,
    distance,
    figure_on,
    is_convict,
    is_diagonal,
    is_figure_of,
    is_locked,
    is_prisoner,
)
from .book import refuse, told
from .components import bandits, events, pieces, squares
from .quests import DUEL_LOCKED, IN_PRISON

SWIFT_STEPS = 4  # with magic leggings (EI5)
_next_to = [
    [n for n in range(squares.SQUARES) if distance(square, n) == 1]
    for square in range(squares.SQUARES)
]
NEIGHBOURS = table([[*n, *[squares.NOWHERE] * (8 - len(n))] for n in _next_to])


PENDING_DUEL_FIRST = refuse("S36", _("A duel is being fought: it comes first."))
MOVE_UNFINISHED = refuse("3.9", _("The move of {figure} must be finished first."))
NO_MOVES_LEFT = refuse("S2", _("Three of your figures have moved already."))
ALREADY_MOVED = refuse("A14", _("{figure} has had its move in this chapter."))
IS_IMMOBILISED = refuse("S7", _("{figure} is immobilised."))


# --- who may move --------------------------------------------------------------------------------
def why_not_set_out(state, seat, figure):
    """An own figure that has not moved and can; or the one whose move goes on (S2, S7, 3.9,
    3.17)."""
    if phase_now(state) == phases.CHALLENGE:
        return because(PENDING_DUEL_FIRST)
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    if phase_now(state) == phases.MOVING:
        return LEGAL if figure == state.mover else because(MOVE_UNFINISHED, state.mover)
    if state.moves_left == 0:
        return because(NO_MOVES_LEFT)
    if state.moved[figure]:
        return why_no_second_move(state, figure)
    if is_prisoner(state, figure):
        return because(IN_PRISON, figure)
    if is_locked(state, figure):
        return because(DUEL_LOCKED, figure)
    if state.immobilised[figure]:
        return because(IS_IMMOBILISED, figure)
    return LEGAL


KEPT_A_BANQUET = refuse(
    "A14",
    _(
        "{figure} has had its move in this chapter: an attack, an oath, the way home or a halt ends"
        " it, and the banquet is kept."
    ),
)


def why_no_second_move(state, figure):
    """Each figure moves once; a banquet that is kept gives no step after its move (A14, S10,
    A32)."""
    return because(KEPT_A_BANQUET if state.banquet[figure] > 0 else ALREADY_MOVED, figure)


def may_set_out(state, seat, figure):
    """Is it worth asking where this figure goes?"""
    return why_not_set_out(state, seat, figure) == LEGAL


def use_a_move(state, figure):
    """One of the three moves of the sub-turn, and the only one of this figure (S2, A14)."""
    state.moves_left -= 1
    state.moved[figure] = 1
    state.mover = figure


# --- how far -------------------------------------------------------------------------------------
def steps_for_nothing(state, figure):
    """One step; with the horse two, but not in deep snow (S8, 3.9, EC2)."""
    if state.horse[figure] and state.event_zone[events.SNOW_OVER_CANGZHOU] != events.IN_FORCE:
        return 2
    return 1


def steps_in_all(state, figure):
    """A banquet gives one step more, one banquet at most; none in deep snow (S8, A38, EC2)."""
    fed = state.banquet[figure] > 0 or (state.mover == figure and state.fed == 1)
    if fed and state.event_zone[events.SNOW_OVER_CANGZHOU] != events.IN_FORCE:
        return steps_for_nothing(state, figure) + 1
    return steps_for_nothing(state, figure)


def steps_taken(state, figure):
    """Of the move that goes on (3.9)."""
    return state.steps if state.mover == figure else 0


def is_plain(state, square):
    """Nobody stands there and nobody has claimed it (S12)."""
    return (
        claimed_by(state, square) == pieces.NO_SEAT and figure_on(state, square) == bandits.NOBODY
    )


def is_swift_step(state, figure, square, steps):
    """A plain step of at most four needs no banquet (EI5)."""
    return state.swift[figure] == 1 and steps < SWIFT_STEPS and is_plain(state, square)


def beyond_an_ordinary_move(state, figure, steps):
    """Only magic leggings have brought it so far (EI5)."""
    return steps >= steps_in_all(state, figure)


def no_step_is_left(state, figure, steps):
    """Nothing on its card gives it another step (S8, EI5)."""
    if state.swift[figure] == 1 and steps < SWIFT_STEPS:
        return False
    return beyond_an_ordinary_move(state, figure, steps)


NO_BANQUET = refuse("S8", _("{figure} has no banquet and no horse for another step."))
DEEP_SNOW = refuse("EC2", _("In the deep snow neither banquet nor horse gives another step."))


def why_no_step_is_left(state, figure):
    """It has neither banquet nor horse; or only the deep snow is in the way (S8, EC2, 3.17)."""
    provided = state.banquet[figure] > 0 or state.horse[figure] == 1
    if provided and state.event_zone[events.SNOW_OVER_CANGZHOU] == events.IN_FORCE:
        return because(DEEP_SNOW)
    return because(NO_BANQUET, figure)


def costs_banquet(state, figure, square, steps):
    """This step is one that a banquet pays for (S8, S9, A37)."""
    if is_swift_step(state, figure, square, steps):
        return False
    return steps >= steps_for_nothing(state, figure)


ATE = told("ate", "S9", _("{figure} spends a banquet for another step."))


def walk(state, figure, square):
    """One more step; the banquet goes with the step that it pays for (S8, S9, A37)."""
    if costs_banquet(state, figure, square, state.steps):
        state.banquet[figure] -= 1
        state.fed = 1
        tell(state, ATE, figure)
    state.steps += 1


# --- which squares -------------------------------------------------------------------------------
def brother_on(state, figure, square):
    """Another figure of the same player on a square; or NOBODY (S15, S16)."""
    for other in range(bandits.BANDITS):
        if state.square[other] == square and state.owner[other] == state.owner[figure]:
            if other != figure:
                return other
    return bandits.NOBODY


def foe_on(state, figure, square):
    """A figure of another player on a square; or NOBODY (S24)."""
    for other in range(bandits.BANDITS):
        if state.square[other] == square and state.owner[other] != state.owner[figure]:
            return other
    return bandits.NOBODY


FOREIGN_REFUGE = refuse("R5", _("{square} is the refuge of {seat}; nobody else enters."))
CONVICT_AT_A_FORT = refuse("3.6", _("{figure} is a convict and cannot enter the fort {square}."))


def why_not_approach(state, seat, figure, here, square, steps):
    """What every step must heed, whoever stands there (S12, S13, S14, S8, R5, 3.6)."""
    if refusal := why_not_reach(state, figure, here, square, steps):
        return refusal
    claimant = claimed_by(state, square)
    if claimant != pieces.NO_SEAT and claimant != seat:
        return because(FOREIGN_REFUGE, square, claimant)
    if is_convict(state, figure) and squares.FORT[square]:
        return because(CONVICT_AT_A_FORT, figure, square)
    return LEGAL


NOT_ADJACENT = refuse(
    "S13", _("{here} and {there} are not adjacent."), here=squares.SQUARES, there=squares.SQUARES
)
HERE_ALREADY = refuse("S13", _("{figure} stands in {square} already."))
NO_DIAGONAL = refuse("EC1", _("In the flood nobody steps diagonally."))
AT_SEA = refuse("3.3", _("{square} is sea."))


def why_not_reach(state, figure, here, square, steps):
    """A square beside it on land, and a step left (S12, S13, S14, S8)."""
    if square == here:
        return because(HERE_ALREADY, figure, square)
    if not adjacent(here, square):
        return because(NOT_ADJACENT, here, square)
    if state.event_zone[events.FLOOD_ON_THE_YELLOW_RIVER] == events.IN_FORCE and is_diagonal(
        here, square
    ):
        return because(NO_DIAGONAL)
    if squares.SEA[square]:
        return because(AT_SEA, square)
    if no_step_is_left(state, figure, steps):
        return why_no_step_is_left(state, figure)
    return LEGAL
