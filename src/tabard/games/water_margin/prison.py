"""Chapter "Prison and convicts" (P3 to P5, 3.6, 3.8): the bribe, the turns to wait, the cangue."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .book import refuse, told
from .components import bandits, pieces, squares
from .dice import throw
from .tokens import gain_experience

TAELS_PER_TURN = 20  # of a bribe, and of a ransom
STEPS = Course(die=1, bribe=1, die_without_bribe=1, prison=1)
DIE_WITHOUT_BRIBE, PRISON = STEPS.begins["die_without_bribe"], STEPS.begins["prison"]


def arrest(state, figure):
    """A mandarin's prison, which a bribe can avert (3.8)."""
    state.arrested = figure
    push(state, phases.ARREST, state.owner[figure])


def begin_prison_die(state, figure):
    """Prison d4, no bribe (3.7)."""
    arrest(state, figure)
    go_to(state, DIE_WITHOUT_BRIBE)


def throw_prison_die(state):
    """The d4 says how long (3.8)."""
    throw(state, phases.PRISON_DIE, 1, pieces.MOST_TURNS_IN_PRISON)


def ask_for_a_bribe(state):
    """Who can pay is asked; who cannot goes to prison (3.8)."""
    owner = state.owner[state.arrested]
    if why_not_pay_bribe(state, owner) == LEGAL:
        push(state, phases.BRIBE, owner)
    else:
        go_to(state, PRISON)


def lead_to_prison(state):
    """The figure goes to prison (3.8)."""
    imprison(state, state.arrested, state.dice_sum)
    state.arrested = bandits.NOBODY


def bribe(state):
    """20 taels for each turn in prison that was rolled (3.8)."""
    return TAELS_PER_TURN * state.dice_sum


TOO_POOR_TO_BRIBE = refuse(
    "3.8", _("{figure} has {taels}; the mandarin wants {price}."), price=NUMBER
)


def why_not_pay_bribe(state, seat):
    """Out of its own taels (3.8)."""
    taels = state.taels[state.arrested]
    if taels < bribe(state):
        return because(
            TOO_POOR_TO_BRIBE, state.arrested, min(taels, pieces.MOST_SHOWN), bribe(state)
        )
    return LEGAL


BRIBED = told("bribed", "3.8", _("{figure} pays the mandarin {taels}."))


def pay_bribe(state, seat):
    """The taels go to the bank, the figure goes free (3.8, 3.17)."""
    state.taels[state.arrested] -= bribe(state)
    tell(state, BRIBED, state.arrested, bribe(state))
    state.arrested = bandits.NOBODY
    pop(state)
    pop(state)


def go_to_prison(state, seat):
    """Nobody must pay; the figure keeps its taels (3.8)."""
    pop(state)
    go_to(state, PRISON)


IMPRISONED = told(
    "imprisoned",
    "P3",
    n_(
        "{figure} goes to prison for {turns} chapter.",
        "{figure} goes to prison for {turns} chapters.",
        "turns",
    ),
    weight=1,
    part=Part(),
)


def imprison(state, figure, turns):
    """So many turns to wait; a prisoner is not immobilised besides (P3, 3.2)."""
    state.immobilised[figure] = 0
    state.prison[figure] = turns
    tell(state, IMPRISONED, figure, turns)


WAITED = told(
    "waited",
    "P3",
    n_(
        "{figure} stays in prison for {turns} more chapter.",
        "{figure} stays in prison for {turns} more chapters.",
        "turns",
    ),
)
RELEASED = told("released", "P4", _("{figure} leaves the prison."))


def wait_in_prison(state, figure):
    """The die goes down by one; at zero the prisoner is freed (P3, P4)."""
    state.prison[figure] -= 1
    if state.prison[figure] == 0:
        tell(state, RELEASED, figure)
    else:
        tell(state, WAITED, figure, state.prison[figure])


LET_OUT = told("let_out", "3.8", _("{figure} is let out of prison."), weight=1)


def free_prisoner(state, figure):
    """Freed by anything but the countdown (3.8)."""
    state.prison[figure] = 0
    tell(state, LET_OUT, figure)


BECAME_CONVICT = told(
    "convict", "3.6", _("{figure} is a convict now, bound for {square}."), weight=1, part=Part()
)


def become_convict(state, figure, square):
    """Bound for a square of exile; brothers and tokens stay (3.6)."""
    state.exile[figure] = square
    tell(state, BECAME_CONVICT, figure, square)


CHAINS_REMOVED = told(
    "chains_removed", "3.6", _("{figure} is no longer a convict."), weight=1, part=Part()
)


def free_convict(state, figure):
    """Rescued or pardoned (3.6)."""
    state.exile[figure] = squares.NOWHERE
    tell(state, CHAINS_REMOVED, figure)


REACHED_EXILE = told(
    "exile", "3.6", _("{figure} has reached the exile of {square} and is free."), weight=1
)


def reach_exile(state, figure):
    """A move that ends on the square of exile frees the convict, and he gains experience (3.6)."""
    if state.exile[figure] != squares.NOWHERE and state.square[figure] == state.exile[figure]:
        state.exile[figure] = squares.NOWHERE
        tell(state, REACHED_EXILE, figure, state.square[figure])
        gain_experience(state, figure, 1)
