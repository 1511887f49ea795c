"""Does what goes on belong together? (3.5, 3.17): whom it is about, and the event it comes of."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule
from tabard.engine.stack import goes_on, level_of

from ..board import is_figure_of
from ..components import (
    DONE_QUEST,
    EI1,
    EI4,
    EI7,
    EI10,
    EVENT_IN_DECK,
    EVENT_SQUARE,
    IMMEDIATE,
    KIND_OF_EVENT,
    MOST_OPEN_QUESTS,
    NO_EVENT,
    NO_SEAT,
    NOBODY,
    OPEN_QUEST,
)
from ..components import QUEST as A_QUEST
from ..event import FOLLOWS_UP, IS_PUT_AWAY, TAKES_EFFECT, open_quests
from ..quests import why_not_go_on_a_quest
from ..readings import events_are_played
from ..state import (
    ARREST,
    ARRIVALS,
    CONTEST,
    DROP_QUEST,
    DUEL,
    EVENT,
    JOINING,
    MEETING,
    MOVE,
    QUEST,
    RESCUE,
    STORM,
    TEST,
    WOUNDING,
)
from .complaints_going_on import (
    ANOTHERS_QUEST,
    ARRESTED,
    ATTACKER,
    CANDIDATE,
    CANNOT_QUEST,
    CHOSEN,
    DEFENDER,
    EVENT_LIES_ELSEWHERE,
    EVENT_NOT_NAMED,
    EVENTS_NOT_PLAYED,
    IS_ABOUT_ANOTHER,
    IS_IDLE,
    IS_NO_FIGURE,
    MET,
    MOVER,
    NO_EVENT_GOES_ON,
    NOT_MARKED_ATTEMPTED,
    QUESTS_TO_DROP,
    RESCUED,
    STORMS_NOTHING,
    WOUNDED,
)
from .fighting import fights_off
from .frames import frames_off
from .homeless import arrivals_off, has_just_died
from .moving import moves_off
from .testing import tests_off
from .under_attack import attacks_off


@rule
def what_goes_on_off(state):
    """3.5, 3.17: 0 when all that goes on belongs together, else what does not."""
    wrong = frames_off(state)
    if wrong == 0:
        wrong = idle_off(state)
    if wrong == 0:
        wrong = event_now_off(state)
    if wrong == 0:
        wrong = arrivals_off(state)
    if wrong == 0:
        wrong = tests_off(state)
    if wrong == 0:
        wrong = moves_off(state)
    if wrong == 0:
        wrong = fights_off(state)
    if wrong == 0:
        wrong = attacks_off(state)
    return wrong


# --- nobody is named for nothing -----------------------------------------------------------------


@rule
def idle_off(state):
    """3.2: whoever is named is in something that goes on."""
    moving = goes_on(state, MOVE) or goes_on(state, RESCUE) or goes_on(state, STORM)
    fighting = goes_on(state, DUEL) or goes_on(state, CONTEST)
    if state.chosen != NOBODY and not goes_on(state, EVENT) and not goes_on(state, QUEST):
        return because(IS_IDLE, CHOSEN, state.chosen)
    if state.mover != NOBODY and not moving:
        return because(IS_IDLE, MOVER, state.mover)
    if state.rescued != NOBODY and not goes_on(state, RESCUE):
        return because(IS_IDLE, RESCUED, state.rescued)
    if state.met != NOBODY and not goes_on(state, MEETING):
        return because(IS_IDLE, MET, state.met)
    if state.arrested != NOBODY and not goes_on(state, ARREST):
        return because(IS_IDLE, ARRESTED, state.arrested)
    if state.wounded != NOBODY and not goes_on(state, WOUNDING):
        return because(IS_IDLE, WOUNDED, state.wounded)
    if state.candidate != NOBODY and not goes_on(state, JOINING):
        return because(IS_IDLE, CANDIDATE, state.candidate)
    if not fighting and not goes_on(state, STORM) and not goes_on(state, JOINING):
        if state.attacker != NOBODY:
            return because(IS_IDLE, ATTACKER, state.attacker)
        if state.defender != NOBODY:
            return because(IS_IDLE, DEFENDER, state.defender)
    if state.storming != NO_SEAT and not goes_on(state, STORM):
        return because(STORMS_NOTHING, state.storming)
    return 0


# --- events and quests ---------------------------------------------------------------------------


@rule
def event_now_off(state):
    """3.7: the card that is being resolved, and whom it is about."""
    event, quest = level_of(state, EVENT), level_of(state, QUEST)
    if quest >= 0:
        return quest_off(state, quest)
    if event < 0 or state.frame_cursor[event] < FOLLOWS_UP:
        if state.chosen != NOBODY:
            return because(IS_IDLE, CHOSEN, state.chosen)
        if state.event != NO_EVENT:
            return because(NO_EVENT_GOES_ON, state.event)
    if event < 0 or state.frame_cursor[event] < TAKES_EFFECT:
        return 0
    if not events_are_played(state):
        return because(EVENTS_NOT_PLAYED)
    if state.frame_cursor[event] == TAKES_EFFECT:
        return 0
    return card_off(state, event)


@rule
def card_off(state, level):
    """3.7, 3.19: what an event is about follows from its card."""
    seat, phase = state.frame_seat[level], state.frame_phase[level + 1]
    event, chosen = state.event, state.chosen
    if not comes_of(state, phase, state.frame_cursor[level], event):
        return because(EVENT_NOT_NAMED, phase, event)
    lies, should = state.event_zone[event], EVENT_IN_DECK
    if phase == DROP_QUEST:
        should = OPEN_QUEST
    if lies != should:
        return because(EVENT_LIES_ELSEWHERE, event, lies, should)
    if phase == DROP_QUEST:
        return fourth_quest_off(state, seat, event)
    first = phase != TEST and state.frame_cursor[level] == FOLLOWS_UP
    if first and chosen != NOBODY:
        return because(IS_ABOUT_ANOTHER, CHOSEN, chosen, NOBODY)
    if not first and (chosen == NOBODY or not is_figure_of(state, seat, chosen)):
        return because(IS_NO_FIGURE, CHOSEN, chosen, seat)
    return 0


@rule
def comes_of(state, phase, step, event):
    """3.7, 3.19: a card of this type brings this phase; a second figure only EI4 and EI10."""
    if event == NO_EVENT:
        return False
    if phase == DROP_QUEST:
        return KIND_OF_EVENT[event] == A_QUEST
    if phase == ARRIVALS:
        return event == EI7
    if phase == TEST:
        return event == EI1 and step == FOLLOWS_UP
    if step == IS_PUT_AWAY:
        return event == EI4 or event == EI10
    return KIND_OF_EVENT[event] == IMMEDIATE and event != EI7


@rule
def fourth_quest_off(state, seat, event):
    """3.7: one of four is discarded, and the card just drawn is among them."""
    if state.quester[event] != seat:
        return because(ANOTHERS_QUEST, event, state.quester[event], seat)
    if open_quests(state, seat) != MOST_OPEN_QUESTS + 1:
        return because(QUESTS_TO_DROP, seat, open_quests(state, seat), MOST_OPEN_QUESTS + 1)
    if state.chosen != NOBODY:
        return because(IS_ABOUT_ANOTHER, CHOSEN, state.chosen, NOBODY)
    return 0


@rule
def quest_off(state, level):
    """3.7: an own quest, once a chapter, by an own figure that stands there and can; once it is
    done its bandits come."""
    seat, figure, event = state.frame_seat[level], state.chosen, state.event
    if event == NO_EVENT or KIND_OF_EVENT[event] != A_QUEST:
        return because(EVENT_NOT_NAMED, QUEST, event)
    done = level + 1 < state.depth and state.frame_phase[level + 1] == ARRIVALS
    should = DONE_QUEST if done else OPEN_QUEST
    if state.event_zone[event] != should:
        return because(EVENT_LIES_ELSEWHERE, event, state.event_zone[event], should)
    if state.quester[event] != seat:
        return because(ANOTHERS_QUEST, event, state.quester[event], seat)
    if not state.attempted[event]:
        return because(NOT_MARKED_ATTEMPTED, event)
    if has_just_died(state):
        return 0
    if figure == NOBODY or not is_figure_of(state, seat, figure):
        return because(IS_NO_FIGURE, CHOSEN, figure, seat)
    if state.square[figure] != EVENT_SQUARE[event]:
        return because(CANNOT_QUEST, figure, event)
    if why_not_go_on_a_quest(state, figure, event) != LEGAL:
        return because(CANNOT_QUEST, figure, event)
    return 0
