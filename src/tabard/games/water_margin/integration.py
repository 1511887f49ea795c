"""Chapter "Integration" (R9 to R12, 3.11): the green die, gourds, and how one enters a gang."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.sequence import Course
from tabard.engine.stack import go_to, pop, push

from .board import adjacent, is_empty
from .components import (
    A_JOUST,
    BANDITS,
    FACES_OF_THE_GREEN_DIE,
    FAVOURABLE,
    FLAT_REFUSAL,
    FORT_TRAIT,
    MEMBER,
    NOBODY,
    PUT_TO_THE_TEST,
    SQUARES,
    WELCOMING,
)
from .contest import begin_contest, leave_the_field
from .dice import throw
from .razing import become_chief, lose_member
from .readings import (
    brothers_become_members,
    forts_differ,
    gate_duel_is_deadly,
    refusal_lasts,
)
from .refusals import NO_GOURD_TO_DRINK, NOT_NEXT_TO_THE_REFUGE
from .state import DIFFICULTY_DICE, GREEN_DIE, PUSHED_OUT, ROLL_AGAIN, TEST_DIE
from .tests_of_skill import begin_test, difficulty_die, test_passed
from .tokens import clear_card, discard_brothers, discard_group, immobilise
from .told import NAMED_CHIEF
from .told_on_the_road import (
    BEATEN_BY_CHIEF,
    CHIEF_BEATEN,
    DRANK_AT_THE_GATE,
    GREEN_DIE_SHOWS,
    HELD_AT_THE_GATE,
    JOINED,
    KILLED_IN_DUEL,
    PUSHED_AWAY,
    RECEIVED,
    WAITS,
)
from .wounds import wound

STEPS = Course(die=1, gourd=1, face=1, difficulty=1, test=1, result=1, joust=1, end=1)
GOURD, JOUST, OVER = (STEPS.begins[word] for word in ("gourd", "joust", "end"))


@rule
def receive(state, seat):
    """R9, 3.11, A9: the die, unless a deadly duel with this chief was tied and goes on."""
    if state.rejoust[state.candidate] != NOBODY:
        begin_the_joust(state, seat)
    else:
        state.reception = FLAT_REFUSAL
        push(state, GREEN_DIE, CHANCE)


@rule
def why_not_green_die(state, seat, reception):
    """R10: each of its six faces."""
    return LEGAL


@rule
def weight_green_die(state, seat, reception):
    """R10: favourable on one face, test and duel on two each, refusal on one."""
    return FACES_OF_THE_GREEN_DIE[reception]


@rule
def green_die(state, seat, reception):
    """R11: the better result is kept."""
    state.reception = min(state.reception, reception)
    tell(state, GREEN_DIE_SHOWS, reception)
    pop(state)


@rule
def offer_a_gourd(state, seat):
    """R11: another roll, unless the face is the best one."""
    if state.reception != FAVOURABLE:
        push(state, ROLL_AGAIN, seat)


@rule
def why_not_drink(state, seat):
    """R11, R12: a gourd for each new roll."""
    if state.gourd[state.candidate] == 0:
        return because(NO_GOURD_TO_DRINK, state.candidate)
    return LEGAL


@rule
def drink(state, seat):
    """R11: a gourd is discarded and the green die falls again."""
    state.gourd[state.candidate] -= 1
    tell(state, DRANK_AT_THE_GATE, state.candidate)
    pop(state)
    go_to(state, GOURD)
    push(state, GREEN_DIE, CHANCE)


@rule
def why_not_keep_face(state, seat):
    """R12: nobody must drink."""
    return LEGAL


@rule
def keep_face(state, seat):
    """R11: the best face so far counts."""
    pop(state)


@rule
def default_keep_face(state, seat):
    """3.17: no gourd is drunk."""
    return True


@rule
def read_the_face(state, seat):
    """R10, 3.11: favourable entry, put to the test, duel, flat refusal; some forts test instead of
    refusing."""
    figure, face = state.candidate, state.reception
    if face == FLAT_REFUSAL and forts_differ(state):
        if FORT_TRAIT[state.refuge[seat]] == WELCOMING:
            face = PUT_TO_THE_TEST
    tell(state, RECEIVED, figure, face)
    if face == PUT_TO_THE_TEST:
        push(state, TEST_DIE, CHANCE)
    elif face == A_JOUST:
        begin_the_joust(state, seat)
    else:
        go_to(state, OVER)
        if face == FAVOURABLE:
            enter_the_gang(state, seat, figure)
        else:
            refuse(state, seat, figure)


# --- the four receptions -------------------------------------------------------------------------
@rule
def throw_difficulty(state):
    """R10, 3.11: how hard the test is."""
    throw(state, DIFFICULTY_DICE, 2, difficulty_die(state.test_trait))


@rule
def test_the_candidate(state):
    """R10, 3.11: put to the test."""
    begin_test(state, state.candidate, state.test_trait, state.dice_sum, 0)


@rule
def judge_the_test(state, seat):
    """3.11: success lets the group in; after a failure it waits at the gate."""
    go_to(state, OVER)
    if test_passed(state):
        enter_the_gang(state, seat, state.candidate)
    else:
        tell(state, WAITS, state.candidate)


@rule
def begin_the_joust(state, seat):
    """3.11, A9: the candidate challenges the chief."""
    go_to(state, JOUST)
    begin_contest(state, state.candidate, state.chief[seat])


@rule
def settle_the_joust(state, seat):
    """3.11, A9: the winner leads. Of honour: a beaten candidate is wounded and waits. Deadly: the
    loser dies. Equal: the candidate is immobilised and waits; a deadly duel goes on next time."""
    figure, margin = state.candidate, state.duel_margin
    chief = state.chief[seat]
    if margin > 0:
        tell(state, CHIEF_BEATEN, figure, chief)
        enter_the_gang(state, seat, figure)
        become_chief(state, seat, figure)
        if gate_duel_is_deadly(state):
            lose_member(state, seat, chief)
        tell(state, NAMED_CHIEF, figure, seat)
    elif margin == 0:
        tell(state, HELD_AT_THE_GATE, figure, chief)
        immobilise(state, figure)
        if gate_duel_is_deadly(state):
            state.rejoust[figure] = chief
    elif gate_duel_is_deadly(state):
        tell(state, KILLED_IN_DUEL, chief, figure)
        discard_group(state, figure)
    else:
        tell(state, BEATEN_BY_CHIEF, chief, figure)
        wound(state, figure, 1)


@rule
def end_the_joining(state):
    """R12, 3.11: the try is over."""
    leave_the_field(state)
    state.candidate = NOBODY


@rule
def refuse(state, seat, figure):
    """3.11, A10: driven off one square, or immobilised where there is none; by the option it may
    not try again while this chief leads."""
    if refusal_lasts(state):
        state.refused_by[figure] = state.chief[seat]
    for square in range(SQUARES):
        if why_not_retreat(state, seat, square) == LEGAL:
            push(state, PUSHED_OUT, seat)
            return
    immobilise(state, figure)


@rule
def why_not_retreat(state, seat, square):
    """3.11: an empty square next to the refuge, no sea; an unclaimed fort is allowed."""
    if not adjacent(state.refuge[seat], square) or not is_empty(state, square):
        return because(NOT_NEXT_TO_THE_REFUGE, square)
    return LEGAL


@rule
def retreat(state, seat, square):
    """3.11: it has not entered that square by a step."""
    state.square[state.candidate] = square
    state.entered[state.candidate] = 0
    tell(state, PUSHED_AWAY, state.candidate, square)
    pop(state)


@rule
def enter_the_gang(state, seat, figure):
    """R8, A22, 3.11: leader and brothers become members, one each (by the option the brothers are
    discarded); his taels go to the treasure, all else is discarded."""
    if not brothers_become_members(state):
        discard_brothers(state, figure)
    state.treasure[seat] += state.taels[figure]
    clear_card(state, figure)
    state.zone[figure] = MEMBER
    joined = 1
    for bandit in range(BANDITS):
        if state.leader[bandit] == figure:
            state.zone[bandit] = MEMBER
            state.leader[bandit] = NOBODY
            joined += 1
    tell(state, JOINED, figure, seat, joined)
