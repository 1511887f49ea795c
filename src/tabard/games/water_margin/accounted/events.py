"""Are the event cards where they can be? (3.7, 3.17)"""

from __future__ import annotations

from tabard.engine.rule import because, rule
from tabard.engine.stack import goes_on

from ..components import (
    DONE_QUEST,
    EVENTS,
    IN_FORCE,
    KIND_OF_EVENT,
    MOST_OPEN_QUESTS,
    NO_SEAT,
    OPEN_QUEST,
    QUEST,
    WHOLE_CHAPTER,
)
from ..event import open_quests
from ..state import DROP_QUEST
from .complaints import (
    DRAWN_LATER,
    NO_QUEST,
    NOT_ATTEMPTED,
    NOT_OF_A_CHAPTER,
    OWNED_EVENT,
    QUEST_OF_NOBODY,
    TOO_MANY_QUESTS,
)


@rule
def events_off(state):
    """3.7: each card, and three open quests at most until one of four has been dropped."""
    for event in range(EVENTS):
        wrong = event_off(state, event)
        if wrong != 0:
            return wrong
    for seat in range(state.seats):
        found = open_quests(state, seat)
        if found > MOST_OPEN_QUESTS and not goes_on(state, DROP_QUEST):
            return because(TOO_MANY_QUESTS, seat, found, MOST_OPEN_QUESTS)
    return 0


@rule
def event_off(state, event):
    """3.7: quests are kept by somebody; only cards of a whole chapter are in force."""
    zone, seat = state.event_zone[event], state.quester[event]
    kept = zone == OPEN_QUEST or zone == DONE_QUEST
    if kept and KIND_OF_EVENT[event] != QUEST:
        return because(NO_QUEST, event, zone)
    if kept and not 0 <= seat < state.seats:
        return because(QUEST_OF_NOBODY, event, zone, seat)
    if not kept and seat != NO_SEAT:
        return because(OWNED_EVENT, event, seat, zone)
    if not kept and state.attempted[event]:
        return because(NOT_ATTEMPTED, event, zone)
    if state.drawn_in[event] > (state.chapter if kept else 0):
        return because(DRAWN_LATER, event, state.drawn_in[event], state.chapter if kept else 0)
    if zone == IN_FORCE and KIND_OF_EVENT[event] != WHOLE_CHAPTER:
        return because(NOT_OF_A_CHAPTER, event)
    return 0
