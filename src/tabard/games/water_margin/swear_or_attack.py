"""Chapter "Voyage": steps whose kind is named: an oath, an attack, past own figures (S15, S24,
A7)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .board import adjacent, claimed_by, waits_at_the_gate
from .book import refuse, told
from .components import bandits, pieces, squares
from .duel import why_not_challenge_to_death
from .moving import (
    NEIGHBOURS,
    beyond_an_ordinary_move,
    brother_on,
    may_set_out,
    steps_taken,
    walk,
    why_no_step_is_left,
    why_not_approach,
    why_not_reach,
    why_not_set_out,
)
from .oath import why_not_make_oath
from .readings import figures_at_the_gate_can_be_attacked, may_pass_own_figures
from .step import (
    NO_WAY,
    attack_there,
    enter,
    finds_a_way,
    make_oath_there,
    set_out,
    when_step,
    why_not_enter,
)


def when_swear(state, seat):
    """Not while a duel is being fought."""
    return when_step(state, seat)


def near_swear(state, seat, figure):
    """Only figures with a gourd that may move are worth asking about."""
    return state.gourd[figure] > 0 and may_set_out(state, seat, figure)


NOBODY_THERE = refuse("3.17", _("Nobody is there to meet."))


def why_not_swear(state, seat, figure, brother):
    """A step onto a named own figure, also one that waits at the own refuge (S15 to S17, S23,
    A35)."""
    if refusal := why_not_set_out(state, seat, figure):
        return refusal
    if brother != OPEN:
        return why_not_swear_with(state, seat, figure, brother)
    refusal = because(NOBODY_THERE)
    for other in range(bandits.BANDITS):
        if is_beside(state, figure, other) and refusal != LEGAL:
            refusal = why_not_swear_with(state, seat, figure, other)
    return refusal


def is_beside(state, figure, other):
    """Another figure on an adjacent square, whom it may meet (3.9)."""
    return state.zone[other] == bandits.FIGURE and adjacent(
        state.square[figure], state.square[other]
    )


def why_not_come_to(state, seat, figure, other):
    """Somebody stands there, and the step heeds what every step must (S13, 3.9, 3.17)."""
    if state.zone[other] != bandits.FIGURE:
        return because(NOBODY_THERE)
    here, there, steps = state.square[figure], state.square[other], steps_taken(state, figure)
    return why_not_approach(state, seat, figure, here, there, steps)


OATH_ON_FOREIGN = refuse("S16", _("{bandit} is another player's figure and cannot be sworn in."))


def why_not_swear_with(state, seat, figure, brother):
    """The step, and then the oath (S15, S16)."""
    if refusal := why_not_come_to(state, seat, figure, brother):
        return refusal
    if state.owner[brother] != seat:
        return because(OATH_ON_FOREIGN, brother)
    return why_not_make_oath(state, figure, brother, steps_taken(state, figure))


def swear(state, seat, figure, brother):
    """They drink three cups together (S15, S18)."""
    set_out(state, figure)
    walk(state, figure, state.square[brother])
    make_oath_there(state, seat, figure, brother)


def when_attack(state, seat):
    """Not while a duel is being fought."""
    return when_step(state, seat)


def near_attack(state, seat, figure):
    """Only figures that may move are worth asking about."""
    return may_set_out(state, seat, figure)


def why_not_attack(state, seat, figure, foe):
    """A step onto a named figure of another player (S24, S25, A11)."""
    if refusal := why_not_set_out(state, seat, figure):
        return refusal
    if foe != OPEN:
        return why_not_attack_him(state, seat, figure, foe)
    refusal = because(NOBODY_THERE)
    for other in range(bandits.BANDITS):
        if is_beside(state, figure, other) and refusal != LEGAL:
            refusal = why_not_attack_him(state, seat, figure, other)
    return refusal


ATTACK_ON_OWN = refuse("S24", _("{bandit} is your own figure: you cannot attack it."))


def why_not_attack_him(state, seat, figure, foe):
    """The step, and then the attack (S24)."""
    if refusal := why_not_come_to_foe(state, seat, figure, foe):
        return refusal
    if state.owner[foe] == seat:
        return because(ATTACK_ON_OWN, foe)
    return why_not_challenge_to_death(state, figure, foe, steps_taken(state, figure))


def why_not_come_to_foe(state, seat, figure, foe):
    """As to anybody; by the option his refuge does not protect him (S13, A35)."""
    if figures_at_the_gate_can_be_attacked(state) and state.zone[foe] == bandits.FIGURE:
        if state.owner[foe] != seat and waits_at_the_gate(state, foe):
            steps = steps_taken(state, figure)
            return why_not_reach(state, figure, state.square[figure], state.square[foe], steps)
    return why_not_come_to(state, seat, figure, foe)


def attack(state, seat, figure, foe):
    """Into his square, and the duel begins (S24, S25)."""
    set_out(state, figure)
    walk(state, figure, state.square[foe])
    attack_there(state, figure, foe)


# --- A7: by the option, past own figures ---------------------------------------------------------
def when_pass_by(state, seat):
    """By the option only (A7)."""
    return may_pass_own_figures(state) and when_step(state, seat)


NOBODY_TO_PASS = refuse("A7", _("{figure} has no figure of yours to pass over from here."))
NOBODY_PASSES_BY = refuse("A7", _("In this game no figure passes another."))


def why_not_pass_by(state, seat, figure, through, square):
    """Two steps at once, the first onto the square of an own figure, where nothing happens; the
    last square as usual (A7)."""
    if refusal := why_not_set_out(state, seat, figure):
        return refusal
    if not may_pass_own_figures(state):
        return because(NOBODY_PASSES_BY)
    if beyond_an_ordinary_move(state, figure, 1):
        return why_no_step_is_left(state, figure)
    if through != OPEN:
        return why_not_pass_through(state, seat, figure, through, square)
    for i in range(8):
        between = NEIGHBOURS[state.square[figure]][i]
        if between != squares.NOWHERE:
            if why_not_pass_through(state, seat, figure, between, OPEN) == LEGAL:
                return LEGAL
    return because(NOBODY_TO_PASS, figure)


NOBODY_TO_PASS_THERE = refuse("A7", _("No figure of yours stands on open ground at {square}."))


def why_not_pass_through(state, seat, figure, through, square):
    """An own figure stands there, in no refuge, and beyond it a square can be entered (A7)."""
    if refusal := why_not_approach(state, seat, figure, state.square[figure], through, 0):
        return refusal
    if (
        brother_on(state, figure, through) == bandits.NOBODY
        or claimed_by(state, through) != pieces.NO_SEAT
    ):
        return because(NOBODY_TO_PASS_THERE, through)
    if square != OPEN:
        return why_not_enter(state, seat, figure, through, square, 1)
    return LEGAL if finds_a_way(state, seat, figure, through, 1) else because(NO_WAY, figure)


PASSED = told("went_past", "A7", _("{figure} passes over {brother} at {square}."))


def pass_by(state, seat, figure, through, square):
    """An ordinary move, so magic leggings do not carry it further (EI5) (A7)."""
    set_out(state, figure)
    state.swift[figure] = 0
    walk(state, figure, through)
    tell(state, PASSED, figure, brother_on(state, figure, through), through)
    enter(state, seat, figure, square)
