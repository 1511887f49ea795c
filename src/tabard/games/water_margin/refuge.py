"""Chapter "Refuge of a gang" (R1 to R9, 3.11): ransom, founding, trying to join."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from .board import claimed_by, is_convict, is_figure_of, is_locked, is_prisoner
from .components import FORT, NO_SEAT, NOBODY, NOWHERE
from .integration import enter_the_gang
from .prison import TAELS_PER_TURN, free_prisoner
from .razing import become_chief
from .readings import ransom_is_allowed
from .refusals import (
    ALREADY_HAVE_REFUGE,
    ALREADY_TRIED,
    CONVICT_CANNOT_SETTLE,
    DUEL_LOCKED,
    IN_PRISON,
    MOST_SHOWN,
    NOT_A_PRISONER,
    NOT_AT_REFUGE,
    NOT_ENTERED_BY_MOVE,
    NOT_IN_FORCE,
    NOT_ON_FORT,
    NOT_YOUR_FIGURE,
    REFUGE_TAKEN,
    REFUSED_BY_CHIEF,
    TREASURE_TOO_SMALL,
)
from .state import JOINING
from .told_on_the_road import FOUNDED, RANSOMED, TRIES_TO_JOIN


# --- ransom --------------------------------------------------------------------------------------
@rule
def ransom_price(state, figure):
    """3.11: 20 taels for each turn still to wait."""
    return TAELS_PER_TURN * state.prison[figure]


@rule
def near_ransom(state, seat, figure):
    """Only prisoners are worth asking about."""
    return state.prison[figure] > 0


@rule
def why_not_ransom(state, seat, figure):
    """3.11: an own prisoner, out of the treasure."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    if not ransom_is_allowed(state):
        return because(NOT_IN_FORCE)
    if not is_prisoner(state, figure):
        return because(NOT_A_PRISONER, figure)
    if state.treasure[seat] < ransom_price(state, figure):
        treasure = min(state.treasure[seat], MOST_SHOWN)
        return because(TREASURE_TOO_SMALL, ransom_price(state, figure), treasure)
    return LEGAL


@rule
def ransom(state, seat, figure):
    """3.11: the taels go to the bank; he may act in this phase at once."""
    price = ransom_price(state, figure)
    state.treasure[seat] -= price
    tell(state, RANSOMED, seat, figure, price)
    free_prisoner(state, figure)


# --- founding ------------------------------------------------------------------------------------
@rule
def near_found(state, seat, figure):
    """Only figures on a fort are worth asking about."""
    return state.square[figure] != NOWHERE and FORT[state.square[figure]] == 1


@rule
def why_not_found(state, seat, figure):
    """R1, R2, R3, R5, 3.11, 3.17: a free figure on an unclaimed fort that it entered by a step; one
    refuge for each player."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    square = state.square[figure]
    claimant = claimed_by(state, square)
    if claimant != NO_SEAT and claimant != seat:
        return because(REFUGE_TAKEN, square)
    if state.refuge[seat] != NOWHERE:
        return because(ALREADY_HAVE_REFUGE)
    if not FORT[square]:
        return because(NOT_ON_FORT, figure)
    if not state.entered[figure]:
        return because(NOT_ENTERED_BY_MOVE, figure)
    return why_not_settle(state, figure)


@rule
def why_not_settle(state, figure):
    """3.6, 3.8, 3.10, 3.17: neither locked nor a convict nor a prisoner; immobilised is no bar."""
    if is_locked(state, figure):
        return because(DUEL_LOCKED, figure)
    if is_convict(state, figure):
        return because(CONVICT_CANNOT_SETTLE, figure)
    if is_prisoner(state, figure):
        return because(IN_PRISON, figure)
    return LEGAL


@rule
def found(state, seat, figure):
    """R4, R6: the figurine leaves the board, the token claims the square; he is the chief."""
    square = state.square[figure]
    tell(state, FOUNDED, figure, seat, square)
    state.refuge[seat] = square
    become_chief(state, seat, figure)
    enter_the_gang(state, seat, figure)


# --- joining -------------------------------------------------------------------------------------
@rule
def near_join(state, seat, figure):
    """Only figures at the own refuge are worth asking about."""
    return state.square[figure] != NOWHERE and state.square[figure] == state.refuge[seat]


@rule
def why_not_join(state, seat, figure):
    """R7, R8, 3.11, 3.17: a free figure at the own refuge, once a chapter, unless the chief has
    refused it for good."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    refusal = why_not_settle(state, figure)
    if refusal != LEGAL:
        return refusal
    if state.square[figure] != state.refuge[seat]:
        return because(NOT_AT_REFUGE, figure)
    if state.tried[figure]:
        return because(ALREADY_TRIED, figure)
    if state.refused_by[figure] != NOBODY:
        return because(REFUSED_BY_CHIEF, state.refused_by[figure], figure)
    return LEGAL


@rule
def join(state, seat, figure):
    """R7, R9: it asks to be let in."""
    state.tried[figure] = 1
    state.candidate = figure
    tell(state, TRIES_TO_JOIN, figure, seat)
    push(state, JOINING, seat)


# --- the end of the sub-turn ---------------------------------------------------------------------
@rule
def leave_refuge(state, seat):
    """R3, R8, 3.11, 3.17: nobody must found or join; the player passes."""
    pop(state)
