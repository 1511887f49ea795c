"""Chapter "Voyage": a step, whose kind follows from what stands there (S8 to S16, S24, 3.9)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, phase_now, pop, push
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import claimed_by
from .book import refuse, told
from .components import bandits, squares
from .duel import begin_duel, is_met_from_beside, why_not_challenge_to_death
from .moving import (
    NEIGHBOURS,
    beyond_an_ordinary_move,
    brother_on,
    foe_on,
    may_set_out,
    no_step_is_left,
    steps_taken,
    use_a_move,
    walk,
    why_no_step_is_left,
    why_not_approach,
    why_not_set_out,
)
from .oath import make_oath, why_not_make_oath

STEPS = Course(go_on=1, stop=1, end=1)  # of a move
STOPS = STEPS.begins["stop"]


def when_step(state, seat):
    """Not while a duel is being fought."""
    return phase_now(state) == phases.MOVES or phase_now(state) == phases.MOVING


def near_step(state, seat, figure):
    """Only figures that may move are worth asking about."""
    return may_set_out(state, seat, figure)


NO_WAY = refuse("3.9", _("{figure} cannot enter any square from here."))


def why_not_step(state, seat, figure, square):
    """To an adjacent square; who stands there says what kind of step it is (S12 to S17, S24,
    3.9)."""
    if refusal := why_not_set_out(state, seat, figure):
        return refusal
    here, steps = state.square[figure], steps_taken(state, figure)
    if square != OPEN:
        return why_not_enter(state, seat, figure, here, square, steps)
    if no_step_is_left(state, figure, steps):
        return why_no_step_is_left(state, figure)
    return LEGAL if finds_a_way(state, seat, figure, here, steps) else because(NO_WAY, figure)


def finds_a_way(state, seat, figure, here, steps):
    """Is there a square that this figure may enter from here? (3.9)"""
    for i in range(8):
        square = NEIGHBOURS[here][i]
        if (
            square != squares.NOWHERE
            and why_not_enter(state, seat, figure, here, square, steps) == LEGAL
        ):
            return True
    return False


HOME_IN_SWIFT_MOVE = refuse("EI5", _("A move with magic leggings cannot end in the refuge."))


def why_not_enter(state, seat, figure, here, square, steps):
    """A plain step, home, an oath, or an attack (3.9, S12, S15, S24, R7)."""
    if refusal := why_not_approach(state, seat, figure, here, square, steps):
        return refusal
    if claimed_by(state, square) == seat:
        if beyond_an_ordinary_move(state, figure, steps):
            return because(HOME_IN_SWIFT_MOVE)
        return LEGAL
    brother = brother_on(state, figure, square)
    if brother != bandits.NOBODY:
        return why_not_make_oath(state, figure, brother, steps)
    foe = foe_on(state, figure, square)
    if foe != bandits.NOBODY:
        return why_not_challenge_to_death(state, figure, foe, steps)
    return LEGAL


def step(state, seat, figure, square):
    """The figure goes there, and whoever stands there is met (S8, S12, S24, 3.9)."""
    set_out(state, figure)
    enter(state, seat, figure, square)


def set_out(state, figure):
    """A move begins and counts as one of the three, or it goes on (S2, 3.9)."""
    if phase_now(state) == phases.MOVING:
        pop(state)
        return
    use_a_move(state, figure)
    state.steps = 0
    state.fed = 0
    push(state, phases.MOVE, state.owner[figure])


STEPPED = told("stepped", "S12", _("{figure} goes to {square}."))


def enter(state, seat, figure, square):
    """A plain step, home, an oath, or an attack; all but the first end the move (3.9)."""
    walk(state, figure, square)
    if claimed_by(state, square) == seat:
        come_home(state, figure, square)
        return
    brother, foe = brother_on(state, figure, square), foe_on(state, figure, square)
    if brother != bandits.NOBODY:
        make_oath_there(state, seat, figure, brother)
    elif foe != bandits.NOBODY:
        attack_there(state, figure, foe)
    else:
        tell(state, STEPPED, figure, square)
        stand_on(state, figure, square)


def stand_on(state, figure, square):
    """It has come there by a step (3.2)."""
    state.square[figure] = square
    state.entered[figure] = 1


WENT_HOME = told("went_home", "R7", _("{figure} waits at the gate of {square}."))


def come_home(state, figure, square):
    """It waits at the gate, and the move ends (R7, 3.9)."""
    go_to(state, STOPS)
    stand_on(state, figure, square)
    tell(state, WENT_HOME, figure, square)


def make_oath_there(state, seat, figure, brother):
    """The oath; the move ends (S15, S18)."""
    go_to(state, STOPS)
    stand_on(state, figure, state.square[brother])
    make_oath(state, seat, figure, brother)


ATTACKED = told(
    "attacked",
    "S24",
    _("{figure} attacks {foe} at {square}."),
    weight=1,
    part=Part(opens=("figure", "foe")),
)


def attack_there(state, figure, foe):
    """Into the square, and the duel begins; the move ends whatever the result (S24, S25, A32)."""
    go_to(state, STOPS)
    tell(state, ATTACKED, figure, foe, state.square[foe])
    if not is_met_from_beside(state, foe):
        stand_on(state, figure, state.square[foe])
    begin_duel(state, figure, foe)
