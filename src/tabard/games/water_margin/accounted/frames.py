"""At which step of a phase another goes on in the middle of it, and for whom (3.5)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import because, rule, table

from ..board import seat_in_turn
from ..chapter import place_of_a_sub_turn
from ..components import BANDITS, NO_SEAT, NOBODY
from ..integration import IN_A_JOUST, IN_A_TEST, IS_ASKED, IS_READ
from ..integration import IS_OVER as JOINING_IS_OVER
from ..peripeties import BEGUN, JUDGED, OVER, TAELS_FALL
from ..readings import figures_at_the_start
from ..resistance import AFTER_THE_CHIEF
from ..state import (
    ADVERSARY_DIE,
    ARREST,
    ARRIVAL,
    ARRIVALS,
    ASSAULT,
    BRIBE,
    BUYING,
    CHALLENGE,
    CHAPTER,
    CHOOSE_FIGURE,
    CONTEST,
    DEADLY_WOUND,
    DIFFICULTY_DICE,
    DRAW_BANDIT,
    DRAW_EVENT,
    DROP_QUEST,
    DUEL,
    DUEL_DIE,
    EVENT,
    FIRST_SEAT,
    FOREST_REWARD,
    FORTIFY,
    GENERAL,
    GREEN_DIE,
    JOINING,
    KEEPING,
    LOOT,
    MEETING,
    MOVE,
    MOVES,
    MOVING,
    NEW_CHIEF,
    NEXT_FIGURE,
    OWN_DIE,
    PERIPETIES,
    PHASES,
    PLACE_BANDIT,
    PLACE_DIE,
    PRISON_DIE,
    PUSHED_OUT,
    QUEST,
    QUESTS,
    REFUGE,
    REROLL,
    RESCUE,
    RESISTANCE,
    ROLL_AGAIN,
    SCATTER,
    SET_UP,
    STAY_BEHIND,
    STORM,
    TAELS_DICE,
    TEST,
    TEST_DIE,
    TROOPS,
    VOYAGE,
    WOUNDING,
)
from ..step import ENDS, GOES_ON
from ..step import IS_OVER as MOVE_IS_OVER
from ..voyage import TO_QUESTS
from .complaints_going_on import (
    BEGUN_OFF,
    GOES_ON_BY_ITSELF,
    NOT_AT_THIS_STEP,
    NOT_HIS_PHASE,
    NOT_THIS_SUB_TURN,
)

MOST_EXTRA_DICE = 4
# Whose a phase is: as the one below; nobody's, it is chance; or as its place in the chapter says.
THE_SAME, OF_CHANCE, IN_TURN, IN_TURN_OF_THE_SET_UP, OF_THE_STORMED, OF_THE_ATTACKER = range(6)

# A phase, the one under it, at which steps of that (the first and the last), and whose it is.
_WAYS = (
    (FIRST_SEAT, SET_UP, 1, 1, OF_CHANCE),
    (ARRIVALS, SET_UP, 2, 31, IN_TURN_OF_THE_SET_UP),
    (ARRIVALS, CHAPTER, 1, 31, IN_TURN),
    (ARRIVALS, EVENT, 2, 2, THE_SAME),
    (ARRIVALS, QUEST, 2, 2, THE_SAME),
    (DRAW_BANDIT, ARRIVALS, 0, 1, THE_SAME),
    (PLACE_BANDIT, ARRIVALS, 0, 1, THE_SAME),
    (PLACE_BANDIT, WOUNDING, 0, 1, THE_SAME),
    (PLACE_BANDIT, SCATTER, 0, int(BANDITS), THE_SAME),
    *[
        (sub_turn, CHAPTER, 1, 31, IN_TURN)
        for sub_turn in (ARRIVAL, EVENT, PERIPETIES, VOYAGE, REFUGE, RESISTANCE, SCATTER)
    ],
    # Phase 2
    (DRAW_EVENT, EVENT, 1, 1, OF_CHANCE),
    (DROP_QUEST, EVENT, 2, 2, THE_SAME),
    (CHOOSE_FIGURE, EVENT, 2, 3, THE_SAME),
    # Dice, tests and wounds
    (OWN_DIE, TEST, 1, 1, OF_CHANCE),
    (REROLL, TEST, 2, 2, THE_SAME),
    (TEST, MEETING, JUDGED, JUDGED, THE_SAME),
    (TEST, RESCUE, 1, 1, THE_SAME),
    (TEST, QUEST, 1, 1, THE_SAME),
    (TEST, EVENT, 2, 2, THE_SAME),
    (TEST, JOINING, IN_A_TEST + 2, IN_A_TEST + 2, THE_SAME),
    (WOUNDING, MEETING, OVER, OVER, THE_SAME),
    (WOUNDING, RESCUE, 2, 2, THE_SAME),
    (WOUNDING, QUEST, 2, 2, THE_SAME),
    (WOUNDING, JOINING, JOINING_IS_OVER, JOINING_IS_OVER, THE_SAME),
    (DEADLY_WOUND, WOUNDING, 0, 0, THE_SAME),
    # Phase 3
    (NEXT_FIGURE, PERIPETIES, BEGUN, BEGUN, THE_SAME),
    (MEETING, PERIPETIES, BEGUN, BEGUN, THE_SAME),
    (PLACE_DIE, MEETING, 1, 1, OF_CHANCE),
    (ADVERSARY_DIE, MEETING, 2, 2, OF_CHANCE),
    (TEST_DIE, MEETING, 3, 3, OF_CHANCE),
    (DIFFICULTY_DICE, MEETING, 4, 4, OF_CHANCE),
    (TAELS_DICE, MEETING, TAELS_FALL, TAELS_FALL, OF_CHANCE),
    (FOREST_REWARD, MEETING, OVER, OVER, THE_SAME),
    (ARREST, MEETING, OVER, OVER, THE_SAME),
    (ARREST, QUEST, 2, 2, THE_SAME),
    (PRISON_DIE, ARREST, 1, 1, OF_CHANCE),
    (PRISON_DIE, ARREST, 3, 3, OF_CHANCE),
    (BRIBE, ARREST, 2, 2, THE_SAME),
    # Phase 4
    (MOVES, VOYAGE, TO_QUESTS, TO_QUESTS, THE_SAME),
    (QUESTS, VOYAGE, TO_QUESTS + 1, TO_QUESTS + 1, THE_SAME),
    (QUEST, QUESTS, 0, 0, THE_SAME),
    (MOVE, MOVES, 0, 0, THE_SAME),
    (RESCUE, MOVES, 0, 0, THE_SAME),
    (STORM, MOVES, 0, 0, THE_SAME),
    (MOVING, MOVE, GOES_ON, GOES_ON, THE_SAME),
    (KEEPING, MOVE, ENDS, ENDS, THE_SAME),
    (BUYING, MOVE, MOVE_IS_OVER, MOVE_IS_OVER, THE_SAME),
    (DUEL, MOVE, ENDS, ENDS, THE_SAME),
    (DUEL, VOYAGE, 1, int(BANDITS), OF_THE_ATTACKER),
    (CONTEST, DUEL, 1, 1, THE_SAME),
    (CONTEST, STORM, 1, 1, THE_SAME),
    (CONTEST, JOINING, IN_A_JOUST, IN_A_JOUST, THE_SAME),
    (CHALLENGE, CONTEST, 1, 1, THE_SAME),
    (DUEL_DIE, CONTEST, 2, 3, OF_CHANCE),
    (NEW_CHIEF, STORM, 2, 2, OF_THE_STORMED),
    (SCATTER, STORM, 3, 3, OF_THE_STORMED),
    # Phase 5
    (JOINING, REFUGE, 0, 0, THE_SAME),
    (GREEN_DIE, JOINING, IS_ASKED, IS_ASKED, OF_CHANCE),
    (ROLL_AGAIN, JOINING, IS_READ, IS_READ, THE_SAME),
    (TEST_DIE, JOINING, IN_A_TEST, IN_A_TEST, OF_CHANCE),
    (DIFFICULTY_DICE, JOINING, IN_A_TEST + 1, IN_A_TEST + 1, OF_CHANCE),
    (PUSHED_OUT, JOINING, JOINING_IS_OVER, JOINING_IS_OVER, THE_SAME),
    # Phase 6
    (LOOT, RESISTANCE, 1, 1, THE_SAME),
    (ASSAULT, RESISTANCE, 2, 2, THE_SAME),
    (TROOPS, ASSAULT, 1, AFTER_THE_CHIEF + MOST_EXTRA_DICE, THE_SAME),
    (FORTIFY, ASSAULT, 1, AFTER_THE_CHIEF + MOST_EXTRA_DICE, THE_SAME),
    (NEW_CHIEF, ASSAULT, AFTER_THE_CHIEF, AFTER_THE_CHIEF + MOST_EXTRA_DICE, THE_SAME),
    (GENERAL, RESISTANCE, 3, 3, THE_SAME),
    (STAY_BEHIND, SCATTER, 0, int(BANDITS), THE_SAME),
)
_sorted = sorted(_WAYS, key=lambda way: way[0])
WAYS = table([list(way) for way in _sorted])
FIRST_WAY = table([sum(way[0] < phase for way in _WAYS) for phase in range(PHASES + 1)])
UNDER, FIRST_STEP, LAST_STEP, WHOSE = range(1, 5)
# They go on by themselves from their first step on, so that nobody sees them at a later one.
BY_THEMSELVES = table(
    [
        phase in (EVENT, QUEST, TEST, WOUNDING, MEETING, ARREST, MOVE, RESCUE, STORM, DUEL, CONTEST)
        or phase == JOINING
        for phase in range(PHASES)
    ]
)


@rule
def frames_off(state):
    """3.5: each phase goes on at the step at which it can come, and for whom it must."""
    wrong = beginning_off(state)
    for level in range(1, state.depth):
        if wrong == 0:
            wrong = frame_off(state, level)
    top = state.depth - 1
    if wrong == 0 and BY_THEMSELVES[state.frame_phase[top]] and state.frame_cursor[top] != 0:
        return because(GOES_ON_BY_ITSELF, state.frame_phase[top])
    return wrong


@rule
def beginning_off(state):
    """3.4, 3.5: the set-up, or a chapter, has begun no more than it has."""
    phase, begun, most = state.frame_phase[0], state.frame_cursor[0], 6 * state.seats
    if phase == SET_UP:
        most = 1 + figures_at_the_start(state) * state.seats
    return 0 if begun <= most else because(BEGUN_OFF, phase, begun, most)


@rule
def frame_off(state, level):
    """3.5: this phase comes of the one below at this step of it."""
    phase, under, step = (
        state.frame_phase[level],
        state.frame_phase[level - 1],
        state.frame_cursor[level - 1],
    )
    met = False
    for way in range(FIRST_WAY[phase], FIRST_WAY[phase + 1]):
        if WAYS[way][UNDER] == under:
            met = True
            if WAYS[way][FIRST_STEP] <= step <= WAYS[way][LAST_STEP]:
                return seat_off(state, level, WAYS[way][WHOSE])
    return because(NOT_AT_THIS_STEP, phase, under) if met else 0


@rule
def seat_off(state, level, whose):
    """3.5: it is the phase of whose it must be."""
    phase, found, should = (
        state.frame_phase[level],
        state.frame_seat[level],
        state.frame_seat[level - 1],
    )
    if whose == IN_TURN:
        return sub_turn_off(state, phase, found)
    if whose == OF_CHANCE:
        should = CHANCE
    elif whose == IN_TURN_OF_THE_SET_UP:
        should = seat_in_turn(state, state.frame_cursor[0] - 2)
    elif whose == OF_THE_STORMED:
        should = state.storming
    elif whose == OF_THE_ATTACKER:
        should = state.owner[state.attacker] if state.attacker != NOBODY else NO_SEAT
    return 0 if found == should else because(NOT_HIS_PHASE, phase, found, should)


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
