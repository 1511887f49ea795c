"""Do duels, tries at the gate and storms belong together? (S24 to S36, 3.10, 3.11, A20)"""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule
from tabard.engine.stack import goes_on, level_of

from ..board import adjacent, is_figure_of, waits_at_the_gate
from ..components import (
    A_JOUST,
    FIGURE,
    FLAT_REFUSAL,
    FORT_TRAIT,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    PUT_TO_THE_TEST,
    WELCOMING,
)
from ..contest import DEFENDER_ROLLS, MARGIN, barred, duel_die, duel_value
from ..duel import goes_on_now, is_met_from_beside, why_not_challenge_to_death
from ..readings import chiefs_can_be_challenged, forts_differ, gates_can_be_attacked
from ..refuge import why_not_settle
from ..state import (
    CONTEST,
    DIFFICULTY_DICE,
    DUEL,
    JOINING,
    MOVE,
    PUSHED_OUT,
    STORM,
    TEST,
    TEST_DIE,
)
from ..storm import ENDS
from .complaints import OWN_OPPONENT
from .complaints_going_on import (
    ATTACKER,
    BARRED,
    CANDIDATE,
    CANNOT_FIGHT,
    DEFENDER,
    IS_ABOUT_ANOTHER,
    IS_NO_FIGURE,
    NO_FOE,
    NO_STORM,
    NOT_AT_THE_GATE,
    NOT_MARKED_TRIED,
    NOT_RESUMED,
    NOT_WHERE_HE_FIGHTS,
    RECEPTION_OFF,
    STORMED_OFF,
    TOTAL_OFF,
)
from .homeless import has_just_died


@rule
def fights_off(state):
    """S24, 3.10, 3.11, A20: who fights whom, where, and on what."""
    wrong = duel_off(state, level_of(state, DUEL))
    if wrong == 0:
        wrong = storm_off(state, level_of(state, STORM))
    if wrong == 0:
        wrong = joining_off(state, level_of(state, JOINING))
    if wrong == 0:
        wrong = contest_off(state, level_of(state, CONTEST))
    return wrong


# --- duels on the road ---------------------------------------------------------------------------


@rule
def duel_off(state, level):
    """S24, S25, S36: two figures of different players, begun by a step or a tie."""
    if level < 0:
        return 0
    attacker, defender, seat = state.attacker, state.defender, state.frame_seat[level]
    if attacker == NOBODY or not is_figure_of(state, seat, attacker):
        return because(IS_NO_FIGURE, ATTACKER, attacker, seat)
    if defender == NOBODY or state.zone[defender] != FIGURE:
        return because(NO_FOE, defender, seat)
    if state.owner[defender] == seat:
        return because(OWN_OPPONENT, attacker, defender, seat)
    if state.frame_phase[level - 1] == MOVE:
        return attack_off(state, attacker, defender)
    return resumed_off(state, level - 1, attacker, defender)


@rule
def attack_off(state, attacker, defender):
    """S24, S25, A12, A35, A36: an attack that may be made, on the square of the defender or, where
    there is no room for a third, beside it."""
    if attacker != state.mover:
        return because(IS_ABOUT_ANOTHER, ATTACKER, attacker, state.mover)
    if why_not_challenge_to_death(state, attacker, defender, state.steps - 1) != LEGAL:
        return because(CANNOT_FIGHT, attacker, defender)
    if waits_at_the_gate(state, defender) and not gates_can_be_attacked(state):
        return because(CANNOT_FIGHT, attacker, defender)
    here, there = state.square[attacker], state.square[defender]
    beside = is_met_from_beside(state, defender)
    near = adjacent(here, there) if beside else here == there
    return 0 if near else because(NOT_WHERE_HE_FIGHTS, attacker, defender, there)


@rule
def resumed_off(state, level, attacker, defender):
    """S36, A8: a duel that this attacker has begun, and whose turn it is."""
    if state.opponent[attacker] != defender or not state.challenger[attacker]:
        return because(NOT_RESUMED, attacker, defender)
    if state.frame_cursor[level] != attacker + 1:
        return because(NOT_RESUMED, attacker, defender)
    if not goes_on_now(state, state.frame_seat[level], attacker):
        return because(NOT_RESUMED, attacker, defender)
    return 0


@rule
def contest_off(state, level):
    """S26, S27, S28: a characteristic that is not barred, and a total that a die can bring."""
    if level < 0 or state.frame_cursor[level] < DEFENDER_ROLLS:
        return 0
    attacker, trait = state.attacker, state.duel_trait
    if trait == barred(state):
        return because(BARRED, attacker, trait)
    if state.frame_cursor[level] == MARGIN:
        value = duel_value(state, attacker, trait)
        high = value + duel_die(state, attacker, trait)
        if not value < state.attacker_total <= high:
            return because(TOTAL_OFF, state.attacker_total, value + 1, high)
    return 0


# --- before the refuge of another ----------------------------------------------------------------


@rule
def storm_off(state, level):
    """A20: by the option, from next to the refuge of another player, whose chief is challenged."""
    if level < 0:
        return 0
    if not chiefs_can_be_challenged(state):
        return because(NO_STORM)
    figure, stormed = state.mover, state.storming
    if stormed == NO_SEAT or stormed >= state.seats or stormed == state.frame_seat[level]:
        return because(STORMED_OFF, figure, stormed)
    square = state.refuge[stormed]
    if square == NOWHERE:
        razed = state.frame_cursor[level] == ENDS
        return 0 if razed else because(STORMED_OFF, figure, stormed)
    if not adjacent(state.square[figure], square):
        return because(STORMED_OFF, figure, stormed)
    if goes_on(state, CONTEST):
        return challenger_off(state, figure, state.chief[stormed])
    return 0


@rule
def challenger_off(state, figure, chief):
    """A20, 3.11: the figure challenges the chief."""
    if state.attacker != figure:
        return because(IS_ABOUT_ANOTHER, ATTACKER, state.attacker, figure)
    if state.defender != chief or chief == NOBODY:
        return because(IS_ABOUT_ANOTHER, DEFENDER, state.defender, chief)
    return 0


# --- at the own gate -----------------------------------------------------------------------------


@rule
def joining_off(state, level):
    """R7, R10, 3.11: a free figure at the gate tries once a chapter; what follows comes of the
    green die."""
    if level < 0 or has_just_died(state):
        return 0
    figure, seat, top = state.candidate, state.frame_seat[level], state.depth - 1
    if figure == NOBODY or not is_figure_of(state, seat, figure):
        return because(IS_NO_FIGURE, CANDIDATE, figure, seat)
    if not state.tried[figure]:
        return because(NOT_MARKED_TRIED, figure)
    if state.square[figure] != state.refuge[seat] or why_not_settle(state, figure) != LEGAL:
        return because(NOT_AT_THE_GATE, figure, seat)
    if state.attacker != NOBODY and state.attacker != figure:
        return because(IS_ABOUT_ANOTHER, ATTACKER, state.attacker, figure)
    if goes_on(state, CONTEST):
        wrong = challenger_off(state, figure, state.chief[seat])
        if wrong != 0:
            return wrong
    return reception_off(state, seat, state.frame_phase[level + 1]) if level < top else 0


@rule
def reception_off(state, seat, phase):
    """R10, 3.11: test, duel and refusal come of their faces; some forts test instead of refusing,
    and a deadly duel goes on without a die."""
    face = state.reception
    welcomes = forts_differ(state) and FORT_TRAIT[state.refuge[seat]] == WELCOMING
    if phase == TEST or phase == TEST_DIE or phase == DIFFICULTY_DICE:
        if face != PUT_TO_THE_TEST and not (face == FLAT_REFUSAL and welcomes):
            return because(RECEPTION_OFF, face, phase)
    if phase == CONTEST and face != A_JOUST and state.rejoust[state.candidate] == NOBODY:
        return because(RECEPTION_OFF, face, phase)
    if phase == PUSHED_OUT and (face != FLAT_REFUSAL or welcomes):
        return because(RECEPTION_OFF, face, phase)
    return 0
