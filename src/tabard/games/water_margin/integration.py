"""Chapter "Integration" (R9 to R12, 3.11): the green die, gourds, and how one enters a gang."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now

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

# The cursor of a try: the die, its reading, the test, the joust, the end.
ROLLS, IS_ASKED, IS_READ, IN_A_TEST, IN_A_JOUST, IS_OVER = 0, 1, 2, 4, 7, 8


@rule
def go_on_with_the_joining(state):
    """R9 to R12, 3.11: the green die, perhaps again for gourds, and what the best face means."""
    step, figure = cursor(state), state.candidate
    move_cursor(state, step + 1)
    if step == ROLLS:
        receive(state, figure)
    elif step == IS_ASKED:
        if state.reception != FAVOURABLE:
            push(state, ROLL_AGAIN, seat_now(state))
    elif step == IS_READ:
        read_the_face(state, figure)
    elif step == IN_A_TEST:
        throw(state, DIFFICULTY_DICE, 2, difficulty_die(state.test_trait))
    elif step == IN_A_TEST + 1:
        begin_test(state, figure, state.test_trait, state.dice_sum, 0)
    elif step == IN_A_TEST + 2:
        move_cursor(state, IS_OVER)
        judge_the_test(state, seat_now(state), figure)
    elif step == IN_A_JOUST:
        move_cursor(state, IS_OVER)
        settle_the_joust(state, seat_now(state), figure, state.duel_margin)
    else:
        leave_the_field(state)
        state.candidate = NOBODY
        pop(state)


@rule
def receive(state, figure):
    """R9, 3.11, A9: the die, unless a deadly duel with this chief was tied and goes on."""
    if state.rejoust[figure] != NOBODY:
        joust(state, figure)
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
    move_cursor(state, IS_ASKED)
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
def read_the_face(state, figure):
    """R10, 3.11: favourable entry, put to the test, duel, flat refusal; some forts test instead of
    refusing."""
    seat, face = seat_now(state), state.reception
    if face == FLAT_REFUSAL and forts_differ(state):
        if FORT_TRAIT[state.refuge[seat]] == WELCOMING:
            face = PUT_TO_THE_TEST
    tell(state, RECEIVED, figure, face)
    move_cursor(state, IS_OVER)
    if face == FAVOURABLE:
        enter_the_gang(state, seat, figure)
    elif face == PUT_TO_THE_TEST:
        move_cursor(state, IN_A_TEST)
        push(state, TEST_DIE, CHANCE)
    elif face == A_JOUST:
        joust(state, figure)
    else:
        refuse(state, seat, figure)


# --- the four receptions -------------------------------------------------------------------------
@rule
def judge_the_test(state, seat, figure):
    """3.11: success lets the group in; after a failure it waits at the gate."""
    if test_passed(state):
        enter_the_gang(state, seat, figure)
    else:
        tell(state, WAITS, figure)


@rule
def joust(state, figure):
    """3.11, A9: the candidate challenges the chief."""
    move_cursor(state, IN_A_JOUST)
    begin_contest(state, figure, state.chief[seat_now(state)])


@rule
def settle_the_joust(state, seat, figure, margin):
    """3.11, A9: the winner leads. Of honour: a beaten candidate is wounded and waits. Deadly: the
    loser dies. Equal: the candidate is immobilised and waits; a deadly duel goes on next time."""
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
