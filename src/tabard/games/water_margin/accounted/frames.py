"""For whom a phase goes on, and which of them go on by themselves; what lies on what, and at which
step of it, the engine knows (3.5)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import because, rule, table

from ..board import seat_in_turn
from ..chapter import parts_of_a_chapter, place_of_a_sub_turn
from ..components import NO_SEAT, NOBODY
from ..setup import FIGURES
from ..state import (
    ADVERSARY_DIE,
    ARREST,
    ARRIVAL,
    ARRIVALS,
    CHAPTER,
    CONTEST,
    DIFFICULTY_DICE,
    DRAW_EVENT,
    DUEL,
    DUEL_DIE,
    EVENT,
    FIRST_SEAT,
    GREEN_DIE,
    JOINING,
    MEETING,
    MOVE,
    OWN_DIE,
    PHASES,
    PLACE_DIE,
    PRISON_DIE,
    QUEST,
    RESCUE,
    RESISTANCE,
    SCATTER,
    SET_UP,
    STORM,
    TAELS_DICE,
    TEST,
    TEST_DIE,
    VOYAGE,
    WOUNDING,
)
from .complaints_going_on import (
    BEGUN_OFF,
    GOES_ON_BY_ITSELF,
    NOT_AT_THIS_STEP,
    NOT_HIS_PHASE,
    NOT_THIS_SUB_TURN,
)

_OF_CHANCE = (
    FIRST_SEAT, DRAW_EVENT, OWN_DIE, PLACE_DIE, ADVERSARY_DIE, TEST_DIE, DIFFICULTY_DICE,
    TAELS_DICE, PRISON_DIE, DUEL_DIE, GREEN_DIE,
)  # fmt: skip
# They go on by themselves from their first step on, so that nobody sees them at a later one.
_BY_THEMSELVES = (
    EVENT, QUEST, TEST, WOUNDING, MEETING, ARREST, MOVE, RESCUE, STORM, DUEL, CONTEST, JOINING,
)  # fmt: skip
OF_CHANCE = table([phase in _OF_CHANCE for phase in PHASES.numbers])
BY_THEMSELVES = table([phase in _BY_THEMSELVES for phase in PHASES.numbers])


@rule
def frames_off(state):
    """3.5: each phase goes on for whom it must."""
    wrong, sub_turns = 0, parts_of_a_chapter(state) - 1
    if state.frame_phase[0] == CHAPTER and state.frame_cursor[0] > sub_turns:
        wrong = because(BEGUN_OFF, CHAPTER, state.frame_cursor[0], sub_turns)
    for level in range(1, state.depth):
        if wrong == 0:
            wrong = seat_off(state, level)
    top = state.depth - 1
    if wrong == 0 and BY_THEMSELVES[state.frame_phase[top]] and state.frame_cursor[top] != 0:
        return because(GOES_ON_BY_ITSELF, state.frame_phase[top])
    return wrong


@rule
def seat_off(state, level):
    """3.5: it is the phase of whose it must be."""
    phase, found = state.frame_phase[level], state.frame_seat[level]
    if state.frame_phase[level - 1] == CHAPTER:
        return sub_turn_off(state, phase, found)
    should = whose(state, phase, level - 1)
    return 0 if found == should else because(NOT_HIS_PHASE, phase, found, should)


@rule
def whose(state, phase, below):
    """3.4, 3.5, S36, A20: of chance, of who comes next in the set-up, resumes a duel or is stormed;
    otherwise of the same as what lies under it."""
    under = state.frame_phase[below]
    if OF_CHANCE[phase]:
        return CHANCE
    if under == SET_UP:
        return seat_in_turn(state, state.frame_cursor[below] - FIGURES - 1)
    if under == STORM and phase != CONTEST:
        return state.storming
    if under == VOYAGE and phase == DUEL:
        return state.owner[state.attacker] if state.attacker != NOBODY else NO_SEAT
    return state.frame_seat[below]


@rule
def sub_turn_off(state, phase, seat):
    """3.5, A18: the chapter has come to this seat's share of this phase. Who arrives does so in
    phase 1, and who leaves a razed refuge in phase 6."""
    share, begun = phase, state.frame_cursor[0]
    if phase == ARRIVALS:
        share = ARRIVAL
    elif phase == SCATTER:
        share = RESISTANCE
    if seat < state.seats and place_of_a_sub_turn(state, share, seat) + 1 == begun:
        return 0
    for other in range(ARRIVAL, RESISTANCE + 1):
        for player in range(state.seats):
            if place_of_a_sub_turn(state, other, player) + 1 == begun:
                return because(NOT_THIS_SUB_TURN, begun, other, player)
    return because(NOT_AT_THIS_STEP, phase, CHAPTER)
