"""Chapter "Wounds" (S11, 3.8): wounds one at a time, armour, and banquets as medicine."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .board import NOT_YOUR_FIGURE, is_figure_of
from .book import refuse, told
from .components import bandits, pieces
from .readings import most_wounds
from .tokens import kill

STEPS = Course(wounds=1, death=1, end=1)
WOUNDS = STEPS.begins["wounds"]


def wound(state, figure, count):
    """A figure takes so many wounds; the phase below goes on when they are taken (3.8)."""
    state.wounded = figure
    state.wounds_due = count
    push(state, phases.WOUNDING, state.owner[figure])


def take_wounds(state):
    """One at a time; before one that would kill a banquet can heal another (3.8)."""
    figure = state.wounded
    while state.wounds_due > 0 and is_borne(state, figure):
        take_one(state, figure)
    if state.wounds_due > 0 and state.wound[figure] > 0 and state.banquet[figure] > 0:
        push(state, phases.DEADLY_WOUND, state.owner[figure])


def is_borne(state, figure):
    """Armour holds it off, or the figure survives it (3.8)."""
    return armour_holds(state, figure) or not would_kill(state)


def armour_holds(state, figure):
    """Armour ignores the first wound of a chapter (3.8)."""
    return state.armour[figure] == 1 and state.armour_used[figure] == 0


WAS_WOUNDED = told(
    "wounded",
    "3.8",
    n_(
        "{figure} is wounded and has {wounds} wound.",
        "{figure} is wounded and has {wounds} wounds.",
        "wounds",
    ),
    weight=1,
    part=Part(),
)
ARMOUR_HELD = told("armour_held", "3.8", _("The armour of {figure} holds."), part=Part())


def take_one(state, figure):
    """The armour holds, or the figure is wounded (3.8)."""
    state.wounds_due -= 1
    if armour_holds(state, figure):
        state.armour_used[figure] = 1
        tell(state, ARMOUR_HELD, figure)
    else:
        state.wound[figure] += 1
        tell(state, WAS_WOUNDED, figure, state.wound[figure])


def die_of_wounds(state):
    """One wound more than max_wounds kills, unless a banquet has healed one (3.8)."""
    if state.wounds_due == 0:
        return
    if would_kill(state):
        state.wounds_due = 0
        kill(state, state.wounded)
    else:
        go_to(state, WOUNDS)


def end_the_wounds(state):
    """Nobody is wounded any more (3.8)."""
    state.wounded = bandits.NOBODY


def would_kill(state):
    """The wounded figure holds as many wounds as it survives (3.8)."""
    return state.wound[state.wounded] >= most_wounds(state)


def wound_does_not_kill(state):
    """A banquet has healed one before it is taken (S11)."""
    return not would_kill(state)


def succumb(state, seat):
    """Nobody must use a banquet; the wound is taken, and it kills (S11, 3.8)."""
    pop(state)


def whose_sub_turn(state):
    """Whose phase 3, 4 or 5 it is; or NO_SEAT (S11, 3.5)."""
    for frame in range(state.depth):
        phase = state.frame_phase[frame]
        if phase == phases.PERIPETIES or phase == phases.VOYAGE or phase == phases.REFUGE:
            return state.frame_seat[frame]
    return pieces.NO_SEAT


NOT_WHEN_BANQUETS_HEAL = refuse("S11", _("Banquets heal in phases 3 to 5 of your own turn."))
NO_BANQUET_TO_EAT = refuse("S11", _("{figure} has no banquet."))
NOTHING_TO_HEAL = refuse("S11", _("{figure} has no wound."))


def why_not_heal(state, seat, figure):
    """In phases 3 to 5 of the owner's own sub-turn, at any of his decisions (S11, A16)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    if whose_sub_turn(state) != seat:
        return because(NOT_WHEN_BANQUETS_HEAL)
    if state.banquet[figure] == 0:
        return because(NO_BANQUET_TO_EAT, figure)
    if state.wound[figure] == 0:
        return because(NOTHING_TO_HEAL, figure)
    return LEGAL


def near_heal(state, seat, figure):
    """Only figures with a banquet are worth asking about."""
    return state.banquet[figure] > 0 and state.zone[figure] == bandits.FIGURE


ATE_TO_HEAL = told(
    "ate_to_heal", "S11", _("{figure} spends a banquet to heal a wound."), part=Part()
)


def heal(state, seat, figure):
    """A banquet is discarded, and with it a wound of the same figure (S11)."""
    state.banquet[figure] -= 1
    state.wound[figure] -= 1
    tell(state, ATE_TO_HEAL, figure)


def default_heal(state, seat, figure):
    """In answer to the wound that would kill (3.17)."""
    return state.frame_phase[state.depth - 1] == phases.DEADLY_WOUND and figure == state.wounded
