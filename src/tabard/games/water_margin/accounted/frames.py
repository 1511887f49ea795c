"""For whom a phase goes on, and which of them go on by themselves; what lies on what, and at which
step of it, the engine knows (3.5)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, NUMBER, SEATS
from tabard.engine.rule import because, table
from tabard.engine.words import _

from .. import phases
from ..board import seat_in_turn
from ..book import complain
from ..chapter import parts_of_a_chapter, place_of_a_sub_turn
from ..components import bandits, pieces
from ..phases import PHASES
from ..setup import FIGURES

_OF_CHANCE = (
    phases.FIRST_SEAT,
    phases.DRAW_EVENT,
    phases.OWN_DIE,
    phases.PLACE_DIE,
    phases.ADVERSARY_DIE,
    phases.TEST_DIE,
    phases.DIFFICULTY_DICE,
    phases.TAELS_DICE,
    phases.PRISON_DIE,
    phases.DUEL_DIE,
    phases.GREEN_DIE,
)
# They go on by themselves from their first step on, so that nobody sees them at a later one.
_BY_THEMSELVES = (
    phases.EVENT,
    phases.QUEST,
    phases.TEST,
    phases.WOUNDING,
    phases.MEETING,
    phases.ARREST,
    phases.MOVE,
    phases.RESCUE,
    phases.STORM,
    phases.DUEL,
    phases.CONTEST,
    phases.JOINING,
)
OF_CHANCE = table([phase in _OF_CHANCE for phase in PHASES.numbers])
BY_THEMSELVES = table([phase in _BY_THEMSELVES for phase in PHASES.numbers])


GOES_ON_BY_ITSELF = complain(
    "3.5", _("“{phase}” goes on by itself here: say what is rolled or decided in it."), phase=PHASES
)
BEGUN_OFF = complain(
    "3.5",
    _("“{phase}” has begun {found} times what comes in it; at most {most} can be."),
    phase=PHASES,
)


def frames_off(state):
    """Each phase goes on for whom it must (3.5)."""
    wrong, sub_turns = 0, parts_of_a_chapter(state) - 1
    if state.frame_phase[0] == phases.CHAPTER and state.frame_cursor[0] > sub_turns:
        wrong = because(BEGUN_OFF, phases.CHAPTER, state.frame_cursor[0], sub_turns)
    for level in range(1, state.depth):
        if wrong == 0:
            wrong = seat_off(state, level)
    top = state.depth - 1
    if wrong == 0 and BY_THEMSELVES[state.frame_phase[top]] and state.frame_cursor[top] != 0:
        return because(GOES_ON_BY_ITSELF, state.frame_phase[top])
    return wrong


NOT_HIS_PHASE = complain(
    "3.5", _("“{phase}” is of {found}; it must be of {should}."), phase=PHASES, found=SEATS,
    should=SEATS,
)  # fmt: skip


def seat_off(state, level):
    """It is the phase of whose it must be (3.5)."""
    phase, found = state.frame_phase[level], state.frame_seat[level]
    if state.frame_phase[level - 1] == phases.CHAPTER:
        return sub_turn_off(state, phase, found)
    should = whose(state, phase, level - 1)
    return 0 if found == should else because(NOT_HIS_PHASE, phase, found, should)


def whose(state, phase, below):
    """Of chance, of who comes next in the set-up, resumes a duel or is stormed; otherwise of the
    same as what lies under it (3.4, 3.5, S36, A20)."""
    under = state.frame_phase[below]
    if OF_CHANCE[phase]:
        return CHANCE
    if under == phases.SET_UP:
        return seat_in_turn(state, state.frame_cursor[below] - FIGURES - 1)
    if under == phases.STORM and phase != phases.CONTEST:
        return state.storming
    if under == phases.VOYAGE and phase == phases.DUEL:
        return state.owner[state.attacker] if state.attacker != bandits.NOBODY else pieces.NO_SEAT
    return state.frame_seat[below]


NOT_AT_THIS_STEP = complain(
    "3.5", _("“{phase}” does not come at this step of “{under}”."), phase=PHASES, under=PHASES
)
NOT_THIS_SUB_TURN = complain(
    "3.5", _("Sub-turn {begun} of the chapter is “{phase}” of {seat}."), begun=NUMBER, phase=PHASES
)


def sub_turn_off(state, phase, seat):
    """The chapter has come to this seat's share of this phase. Who arrives does so in phase 1, and
    who leaves a razed refuge in phase 6. (3.5, A18)"""
    share, begun = phase, state.frame_cursor[0]
    if phase == phases.ARRIVALS:
        share = phases.ARRIVAL
    elif phase == phases.SCATTER:
        share = phases.RESISTANCE
    if seat < state.seats and place_of_a_sub_turn(state, share, seat) + 1 == begun:
        return 0
    for other in range(phases.ARRIVAL, phases.RESISTANCE + 1):
        for player in range(state.seats):
            if place_of_a_sub_turn(state, other, player) + 1 == begun:
                return because(NOT_THIS_SUB_TURN, begun, other, player)
    return because(NOT_AT_THIS_STEP, phase, phases.CHAPTER)
