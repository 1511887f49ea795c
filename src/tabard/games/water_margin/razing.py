"""Chapters "Refuge" and "Résistance" (G10, 3.11, 3.12): a member is lost, a refuge razed."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push, seat_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .arrival import homeless
from .board import gang, is_figure_of, is_member_of
from .book import refuse, told
from .components import bandits, squares
from .tokens import discard_card


def lose_member(state, seat, bandit):
    """His card is discarded; if he was the chief the owner names another at once (G7, 3.11)."""
    discard_card(state, bandit)
    if state.chief[seat] == bandit:
        state.chief[seat] = bandits.NOBODY
        if gang(state, seat) > 0:
            push(state, phases.NEW_CHIEF, seat)


NOT_IN_THE_GANG = refuse("G2", _("{bandit} is not in the gang of {seat}."))


def why_not_name_chief(state, seat, bandit):
    """Any member (3.11)."""
    if not is_member_of(state, seat, bandit):
        return because(NOT_IN_THE_GANG, bandit, seat)
    return LEGAL


def become_chief(state, seat, bandit):
    """He leads now; whom an earlier chief has refused, or could not beat, may try again (R6, A9,
    A10)."""
    state.chief[seat] = bandit
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure):
            state.refused_by[figure] = bandits.NOBODY
            state.rejoust[figure] = bandits.NOBODY


NAMED_CHIEF = told("chief", "3.11", _("{bandit} is the chief of {seat} now."))


def name_chief(state, seat, bandit):
    """He is the chief of the lair now (R6, 3.11)."""
    become_chief(state, seat, bandit)
    tell(state, NAMED_CHIEF, bandit, seat)
    pop(state)


RAZED = told("razed", "G10", _("The refuge of {seat} at {square} is razed."), weight=2)


def raze(state, seat):
    """The token and the treasure go; of several figures waiting there one stays (G10, 3.12)."""
    square = state.refuge[seat]
    state.refuge[seat] = squares.NOWHERE
    state.treasure[seat] = 0
    tell(state, RAZED, seat, square)
    if figures_on(state, square) > 1:
        for figure in range(bandits.BANDITS):
            if state.square[figure] == square:
                state.square[figure] = squares.NOWHERE
        push(state, phases.SCATTER, seat, square)
        push(state, phases.STAY_BEHIND, seat, square)


def figures_on(state, square):
    """How many figures stand on a square (3.3)."""
    return sum(state.square[figure] == square for figure in range(bandits.BANDITS))


NOT_WAITING_THERE = refuse("3.12", _("{bandit} was not waiting at that refuge."))


def why_not_stay_behind(state, seat, bandit):
    """One of the figures that were waiting there (3.12)."""
    if not is_figure_of(state, seat, bandit) or state.square[bandit] != squares.NOWHERE:
        return because(NOT_WAITING_THERE, bandit)
    return LEGAL


STAYED = told("stayed", "3.12", _("{bandit} stays among the ruins of {square}."))


def stay_behind(state, seat, bandit):
    """That one stays, as if it had come by a step of its own (3.12)."""
    state.square[bandit] = cursor(state)
    tell(state, STAYED, bandit, cursor(state))
    pop(state)


def scatter(state):
    """The others are put on the nearest empty squares, one by one; they have not entered them by a
    step (3.12, 3.11)."""
    seat, square = seat_now(state), cursor(state)
    figure = homeless(state, seat)
    if figure == bandits.NOBODY:
        pop(state)
        return
    state.entered[figure] = 0
    push(state, phases.PLACE_BANDIT, seat, square)
