"""Are the event cards where they can be? (3.7, 3.17)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..components import events, pieces
from ..quests import open_quests

TOO_MANY_QUESTS = complain("3.7", _("{seat} holds {found} open quests; at most {most} can be."))


def events_off(state):
    """Each card, and three open quests at most until one of four has been dropped (3.7)."""
    for event in range(events.EVENTS):
        if wrong := event_off(state, event):
            return wrong
    for seat in range(state.seats):
        found = open_quests(state, seat)
        if found > pieces.MOST_OPEN_QUESTS and not goes_on(state, phases.DROP_QUEST):
            return because(TOO_MANY_QUESTS, seat, found, pieces.MOST_OPEN_QUESTS)
    return 0


NO_QUEST = complain(
    "3.7", _("{event} is no quest; its card cannot lie in “{zone}”."), zone=events.EVENT_ZONES
)
QUEST_OF_NOBODY = complain(
    "3.7",
    _("{event} lies in “{zone}” for seat {found}; it must be one that plays."),
    zone=events.EVENT_ZONES,
    found=pieces.SEAT_OR_NONE,
)
OWNED_EVENT = complain(
    "3.7", _("{event} belongs to {seat}; a card in “{zone}” is nobody's."), zone=events.EVENT_ZONES
)
NOT_OF_A_CHAPTER = complain(
    "3.7", _("{event} is no card of a whole chapter and cannot be in force.")
)
DRAWN_LATER = complain("3.7", _("{event} was drawn in chapter {found}; at most {most} can be."))
NOT_ATTEMPTED = complain(
    "3.7", _("{event} has been attempted, but lies in “{zone}”."), zone=events.EVENT_ZONES
)


def event_off(state, event):
    """Quests are kept by somebody; only cards of a whole chapter are in force (3.7)."""
    zone, seat = state.event_zone[event], state.quester[event]
    kept = zone == events.OPEN_QUEST or zone == events.DONE_QUEST
    if kept and events.KIND_OF_EVENT[event] != events.QUEST:
        return because(NO_QUEST, event, zone)
    if kept and not 0 <= seat < state.seats:
        return because(QUEST_OF_NOBODY, event, zone, seat)
    if not kept and seat != pieces.NO_SEAT:
        return because(OWNED_EVENT, event, seat, zone)
    if not kept and state.attempted[event]:
        return because(NOT_ATTEMPTED, event, zone)
    if state.drawn_in[event] > (state.chapter if kept else 0):
        return because(DRAWN_LATER, event, state.drawn_in[event], state.chapter if kept else 0)
    if zone == events.IN_FORCE and events.KIND_OF_EVENT[event] != events.WHOLE_CHAPTER:
        return because(NOT_OF_A_CHAPTER, event)
    return 0
