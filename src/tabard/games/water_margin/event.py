"""Chapter "Event" (3.7, S6): each player draws a card in phase 2."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.sequence import Course
from tabard.engine.stack import pop, push, seat_now

from .components import (
    EVENT_DISCARDED,
    EVENT_IN_DECK,
    EVENTS,
    IMMEDIATE,
    IN_FORCE,
    KIND_OF_EVENT,
    MOST_OPEN_QUESTS,
    NO_EVENT,
    NO_SEAT,
    NOBODY,
    OPEN_QUEST,
    QUEST,
    QUESTS_IN_ALL,
    WHOLE_CHAPTER,
)
from .events.immediate import befall
from .events.whole_chapter import come_into_force
from .readings import events_are_played
from .refusals import EVENT_NOT_IN_DECK, QUEST_NOT_YOURS
from .state import DRAW_EVENT, DROP_QUEST
from .told import DREW_EVENT, DROPPED_QUEST, RESHUFFLED

STEPS = Course(draw=1, take_effect=1, follow_up=1, put_away=1)
TAKES_EFFECT, FOLLOWS_UP, IS_PUT_AWAY = (
    STEPS.begins[word] for word in ("take_effect", "follow_up", "put_away")
)


@rule
def no_events_are_played(state):
    """3.7: by option phase 2 is left out."""
    return not events_are_played(state)


@rule
def draw_a_card(state):
    """3.7: each player draws a card."""
    reshuffle_if_empty(state)
    push(state, DRAW_EVENT, CHANCE)


@rule
def reshuffle_if_empty(state):
    """3.7: a deck that is empty when a card is due is made anew from the discards; quests that are
    open or done and cards in force stay out."""
    for event in range(EVENTS):
        if state.event_zone[event] == EVENT_IN_DECK:
            return
    for event in range(EVENTS):
        if state.event_zone[event] == EVENT_DISCARDED:
            state.event_zone[event] = EVENT_IN_DECK
    tell(state, RESHUFFLED)


@rule
def why_not_draw_event(state, seat, event):
    """3.2: every card of the deck is as likely as another."""
    if state.event_zone[event] != EVENT_IN_DECK:
        return because(EVENT_NOT_IN_DECK, event)
    return LEGAL


@rule
def draw_event(state, seat, event):
    """3.7: the card is turned up."""
    pop(state)
    state.event = event
    tell(state, DREW_EVENT, seat_now(state), event)


@rule
def take_effect(state, seat):
    """3.7: a quest is kept, a card of the chapter lies open until its end, and an immediate one is
    resolved by whoever has drawn it."""
    kind = KIND_OF_EVENT[state.event]
    if kind == QUEST:
        open_quest(state, seat)
    elif kind == WHOLE_CHAPTER:
        state.event_zone[state.event] = IN_FORCE
        come_into_force(state)
    elif kind == IMMEDIATE:
        befall(state, seat)


@rule
def open_quest(state, seat):
    """3.7: kept face up; whoever has four discards one of them."""
    state.event_zone[state.event] = OPEN_QUEST
    state.quester[state.event] = seat
    state.drawn_in[state.event] = state.chapter
    if open_quests(state, seat) > MOST_OPEN_QUESTS:
        push(state, DROP_QUEST, seat)


@rule
def is_open_to(state, seat, quest):
    """3.7: an open quest of this player."""
    return state.event_zone[quest] == OPEN_QUEST and state.quester[quest] == seat


@rule
def open_quests(state, seat):
    """3.2: how many open quests a player holds."""
    count = 0
    for quest in range(QUESTS_IN_ALL):
        if is_open_to(state, seat, quest):
            count += 1
    return count


@rule
def why_not_drop_quest(state, seat, quest):
    """3.7: one of the four, the new one too."""
    return LEGAL if is_open_to(state, seat, quest) else because(QUEST_NOT_YOURS, quest)


@rule
def default_drop_quest(state, seat, quest):
    """3.17: the oldest quest."""
    for other in range(QUESTS_IN_ALL):
        if is_open_to(state, seat, other) and state.drawn_in[other] < state.drawn_in[quest]:
            return False
    return True


@rule
def drop_quest(state, seat, quest):
    """3.7: it goes to the event discards."""
    state.event_zone[quest] = EVENT_DISCARDED
    forget_quest(state, quest)
    tell(state, DROPPED_QUEST, seat, quest)
    pop(state)


@rule
def forget_quest(state, quest):
    """A discarded quest is nobody's."""
    state.quester[quest] = NO_SEAT
    state.drawn_in[quest] = 0


@rule
def put_away(state):
    """3.7: an immediate card is discarded; nothing is about it any more."""
    if KIND_OF_EVENT[state.event] == IMMEDIATE:
        state.event_zone[state.event] = EVENT_DISCARDED
    state.event = NO_EVENT
    state.chosen = NOBODY
