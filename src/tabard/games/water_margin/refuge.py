"""Chapter "Refuge of a gang" (R1 to R9, 3.11): ransom, founding, trying to join."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import NOT_YOUR_FIGURE, claimed_by, is_convict, is_figure_of, is_locked, is_prisoner
from .book import refuse, told
from .components import bandits, pieces, squares
from .integration import enter_the_gang
from .prison import TAELS_PER_TURN, free_prisoner
from .quests import DUEL_LOCKED, IN_PRISON
from .razing import become_chief
from .readings import ransom_is_allowed


# --- ransom --------------------------------------------------------------------------------------
def ransom_price(state, figure):
    """20 taels for each turn still to wait (3.11)."""
    return TAELS_PER_TURN * state.prison[figure]


def near_ransom(state, seat, figure):
    """Only prisoners are worth asking about."""
    return state.prison[figure] > 0


NOT_A_PRISONER = refuse("3.11", _("{figure} is not in prison."))
TREASURE_TOO_SMALL = refuse("3.11", _("The ransom is {price}; the treasure holds {treasure}."))
NO_RANSOM = refuse("3.11", _("In this game the treasure frees no prisoner."))


def why_not_ransom(state, seat, figure):
    """An own prisoner, out of the treasure (3.11)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    if not ransom_is_allowed(state):
        return because(NO_RANSOM)
    if not is_prisoner(state, figure):
        return because(NOT_A_PRISONER, figure)
    if state.treasure[seat] < ransom_price(state, figure):
        treasure = min(state.treasure[seat], pieces.MOST_SHOWN)
        return because(TREASURE_TOO_SMALL, ransom_price(state, figure), treasure)
    return LEGAL


RANSOMED = told(
    "ransomed", "3.11", _("{seat} pays a ransom of {taels} for {figure}."), seat=SEATS,
    figure=bandits.BANDITS, taels=pieces.SO_MANY_TAELS,
)  # fmt: skip


def ransom(state, seat, figure):
    """The taels go to the bank; he may act in this phase at once (3.11)."""
    price = ransom_price(state, figure)
    state.treasure[seat] -= price
    tell(state, RANSOMED, seat, figure, price)
    free_prisoner(state, figure)


# --- founding ------------------------------------------------------------------------------------
def near_found(state, seat, figure):
    """Only figures on a fort are worth asking about."""
    return state.square[figure] != squares.NOWHERE and squares.FORT[state.square[figure]] == 1


REFUGE_TAKEN = refuse("R5", _("{square} is the refuge of another player."))
ALREADY_HAVE_REFUGE = refuse("3.11", _("You have a refuge already."))
NOT_ON_FORT = refuse("R1", _("{figure} is not on a fort."))
NOT_ENTERED_BY_MOVE = refuse("A29", _("{figure} did not enter this fort by a step."))


def why_not_found(state, seat, figure):
    """A free figure on an unclaimed fort that it entered by a step (`step`), not pushed out to it
    (`integration`) or arriving; one refuge for each player (R1, R2, R3, R5, 3.11, 3.17)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    square = state.square[figure]
    claimant = claimed_by(state, square)
    if claimant != pieces.NO_SEAT and claimant != seat:
        return because(REFUGE_TAKEN, square)
    if state.refuge[seat] != squares.NOWHERE:
        return because(ALREADY_HAVE_REFUGE)
    if not squares.FORT[square]:
        return because(NOT_ON_FORT, figure)
    if not state.entered[figure]:
        return because(NOT_ENTERED_BY_MOVE, figure)
    return why_not_settle(state, figure)


CONVICT_CANNOT_SETTLE = refuse("3.6", _("{figure} is a convict and cannot join a gang."))


def why_not_settle(state, figure):
    """Neither locked nor a convict nor a prisoner; immobilised is no bar (3.6, 3.8, 3.10, 3.17)."""
    if is_locked(state, figure):
        return because(DUEL_LOCKED, figure)
    if is_convict(state, figure):
        return because(CONVICT_CANNOT_SETTLE, figure)
    if is_prisoner(state, figure):
        return because(IN_PRISON, figure)
    return LEGAL


FOUNDED = told("founded", "R4", _("{figure} sets up the refuge of {seat} at {square}."), weight=1)


def found(state, seat, figure):
    """The figurine leaves the board, the token claims the square; he is the chief (R4, R6)."""
    square = state.square[figure]
    tell(state, FOUNDED, figure, seat, square)
    state.refuge[seat] = square
    become_chief(state, seat, figure)
    enter_the_gang(state, seat, figure)


# --- joining -------------------------------------------------------------------------------------
def near_join(state, seat, figure):
    """Only figures at the own refuge are worth asking about."""
    return state.square[figure] != squares.NOWHERE and state.square[figure] == state.refuge[seat]


NOT_AT_REFUGE = refuse("R7", _("{figure} is not at your refuge."))
ALREADY_TRIED = refuse("3.11", _("{figure} has tried to join in this chapter already."))
REFUSED_BY_CHIEF = refuse("A10", _("{chief} has refused {figure}, and still leads."))


def why_not_join(state, seat, figure):
    """A free figure at the own refuge, once a chapter, unless the chief has refused it for good
    (R7, R8, 3.11, 3.17)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    if refusal := why_not_settle(state, figure):
        return refusal
    if state.square[figure] != state.refuge[seat]:
        return because(NOT_AT_REFUGE, figure)
    if state.tried[figure]:
        return because(ALREADY_TRIED, figure)
    if state.refused_by[figure] != bandits.NOBODY:
        return because(REFUSED_BY_CHIEF, state.refused_by[figure], figure)
    return LEGAL


TRIES_TO_JOIN = told(
    "tries_to_join",
    "R7",
    _("{figure} asks to join the gang of {seat}."),
    part=Part(opens=("figure",)),
)


def join(state, seat, figure):
    """It asks to be let in (R7, R9)."""
    state.tried[figure] = 1
    state.candidate = figure
    tell(state, TRIES_TO_JOIN, figure, seat)
    push(state, phases.JOINING, seat)


# --- the end of the sub-turn ---------------------------------------------------------------------
def leave_refuge(state, seat):
    """Nobody must found or join; the player passes (R3, R8, 3.11, 3.17)."""
    pop(state)
