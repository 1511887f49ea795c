"""Chapter "Event" (3.7, S6): each player draws a card in phase 2."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import events
from .events.immediate import befall
from .events.whole_chapter import come_into_force
from .quests import open_quest
from .readings import events_are_played
from .state import State

STEPS = Course(draw=1, take_effect=1, follow_up=1, put_away=1)
TAKES_EFFECT, FOLLOWS_UP, IS_PUT_AWAY = (
    STEPS.begins[word] for word in ("take_effect", "follow_up", "put_away")
)


def no_events_are_played(state):
    """By option phase 2 is left out (3.7)."""
    return not events_are_played(state)


def draw_a_card(state):
    """Each player draws a card (3.7)."""
    reshuffle_if_empty(state)
    push(state, phases.DRAW_EVENT, CHANCE)


RESHUFFLED = told("reshuffled", "3.7", _("The event discards become the new event deck."))


def reshuffle_if_empty(state):
    """A deck that is empty when a card is due is made anew from the discards; quests that are open
    or done and cards in force stay out (3.7)."""
    for event in range(events.EVENTS):
        if state.event_zone[event] == events.EVENT_IN_DECK:
            return
    for event in range(events.EVENTS):
        if state.event_zone[event] == events.EVENT_DISCARDED:
            state.event_zone[event] = events.EVENT_IN_DECK
    tell(state, RESHUFFLED)


EVENT_NOT_IN_DECK = refuse("3.7", _("{event} is not in the event deck."))


def why_not_draw_event(state, seat, event):
    """Every card of the deck is as likely as another (3.2)."""
    if state.event_zone[event] != events.EVENT_IN_DECK:
        return because(EVENT_NOT_IN_DECK, event)
    return LEGAL


DREW_EVENT = told("event", "3.7", _("{seat} draws an event: {event}."))


def draw_event(state, seat, event):
    """The card is turned up (3.7)."""
    pop(state)
    state.event = event
    tell(state, DREW_EVENT, seat_now(state), event)


def take_effect(state, seat):
    """A quest is kept, a card of the chapter lies open until its end, and an immediate one is
    resolved by whoever has drawn it (3.7)."""
    kind = events.KIND_OF_EVENT[state.event]
    if kind == events.QUEST:
        open_quest(state, seat)
    elif kind == events.WHOLE_CHAPTER:
        state.event_zone[state.event] = events.IN_FORCE
        come_into_force(state)
    elif kind == events.IMMEDIATE:
        befall(state, seat)


def put_away(state):
    """An immediate card is discarded; the event is over (3.7)."""
    if events.KIND_OF_EVENT[state.event] == events.IMMEDIATE:
        state.event_zone[state.event] = events.EVENT_DISCARDED
    forget_event(state)


forget_event = State.forgets("event", says="No event or quest is being resolved (3.7).")
