"""Does what goes on belong together? (3.5, 3.17): whom it is about, and the event it comes of."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _, n_

from .. import phases
from ..board import is_figure_of
from ..book import complain
from ..components import bandits, events, pieces
from ..event import FOLLOWS_UP, IS_PUT_AWAY, TAKES_EFFECT
from ..phases import PHASES
from ..quests import open_quests, why_not_send
from ..readings import events_are_played
from .fighting import (
    ARRESTED,
    ATTACKER,
    CANDIDATE,
    CHOSEN,
    DEFENDER,
    IS_ABOUT_ANOTHER,
    IS_NO_FIGURE,
    MET,
    MOVER,
    RESCUED,
    ROLES,
    WOUNDED,
    fights_off,
)
from .frames import frames_off
from .homeless import arrivals_off, has_just_died
from .moving import moves_off
from .testing import tests_off
from .under_attack import attacks_off


def what_goes_on_off(state):
    """0 when all that goes on belongs together, else what does not (3.5, 3.17)."""
    return (
        frames_off(state)
        or idle_off(state)
        or event_now_off(state)
        or arrivals_off(state)
        or tests_off(state)
        or moves_off(state)
        or fights_off(state)
        or attacks_off(state)
    )


# --- nobody is named for nothing -----------------------------------------------------------------


IS_IDLE = complain(
    "3.2", _("“{role}” names {bandit}; nothing goes on that is about him."), role=ROLES
)
STORMS_NOTHING = complain(
    "A20", _("Nobody storms, but seat {found} is said to be stormed."), found=pieces.SEAT_OR_NONE
)


def idle_off(state):
    """Whoever is named is in something that goes on (3.2)."""
    moving = (
        goes_on(state, phases.MOVE) or goes_on(state, phases.RESCUE) or goes_on(state, phases.STORM)
    )
    fighting = goes_on(state, phases.DUEL) or goes_on(state, phases.CONTEST)
    if (
        state.chosen != bandits.NOBODY
        and not goes_on(state, phases.EVENT)
        and not goes_on(state, phases.QUEST)
    ):
        return because(IS_IDLE, CHOSEN, state.chosen)
    if state.mover != bandits.NOBODY and not moving:
        return because(IS_IDLE, MOVER, state.mover)
    if state.rescued != bandits.NOBODY and not goes_on(state, phases.RESCUE):
        return because(IS_IDLE, RESCUED, state.rescued)
    if state.met != bandits.NOBODY and not goes_on(state, phases.MEETING):
        return because(IS_IDLE, MET, state.met)
    if state.arrested != bandits.NOBODY and not goes_on(state, phases.ARREST):
        return because(IS_IDLE, ARRESTED, state.arrested)
    if state.wounded != bandits.NOBODY and not goes_on(state, phases.WOUNDING):
        return because(IS_IDLE, WOUNDED, state.wounded)
    if state.candidate != bandits.NOBODY and not goes_on(state, phases.JOINING):
        return because(IS_IDLE, CANDIDATE, state.candidate)
    if not fighting and not goes_on(state, phases.STORM) and not goes_on(state, phases.JOINING):
        if state.attacker != bandits.NOBODY:
            return because(IS_IDLE, ATTACKER, state.attacker)
        if state.defender != bandits.NOBODY:
            return because(IS_IDLE, DEFENDER, state.defender)
    if state.storming != pieces.NO_SEAT and not goes_on(state, phases.STORM):
        return because(STORMS_NOTHING, state.storming)
    return 0


# --- events and quests ---------------------------------------------------------------------------


EVENTS_NOT_PLAYED = complain("3.1", _("An event is being resolved; here no events are played."))
NO_EVENT_GOES_ON = complain("3.7", _("{event} is being resolved, but no event or quest goes on."))


def event_now_off(state):
    """The card that is being resolved, and whom it is about (3.7)."""
    event, quest = level_of(state, phases.EVENT), level_of(state, phases.QUEST)
    if quest >= 0:
        return quest_off(state, quest)
    if event < 0 or state.frame_cursor[event] < FOLLOWS_UP:
        if state.chosen != bandits.NOBODY:
            return because(IS_IDLE, CHOSEN, state.chosen)
        if state.event != events.NO_EVENT:
            return because(NO_EVENT_GOES_ON, state.event)
    if event < 0 or state.frame_cursor[event] < TAKES_EFFECT:
        return 0
    if not events_are_played(state):
        return because(EVENTS_NOT_PLAYED)
    if state.frame_cursor[event] == TAKES_EFFECT:
        return 0
    return card_off(state, event)


EVENT_NOT_NAMED = complain(
    "3.7", _("“{phase}” does not come of this event: {event}."), phase=PHASES,
    event=events.EVENT_OR_NONE,
)  # fmt: skip
EVENT_LIES_ELSEWHERE = complain(
    "3.7",
    _("{event} is being resolved; its card lies in “{found}” and must lie in “{should}”."),
    found=events.EVENT_ZONES,
    should=events.EVENT_ZONES,
)


def card_off(state, level):
    """What an event is about follows from its card (3.7, 3.19)."""
    seat, phase = state.frame_seat[level], state.frame_phase[level + 1]
    event, chosen = state.event, state.chosen
    if not comes_of(state, phase, state.frame_cursor[level], event):
        return because(EVENT_NOT_NAMED, phase, event)
    lies, should = state.event_zone[event], events.EVENT_IN_DECK
    if phase == phases.DROP_QUEST:
        should = events.OPEN_QUEST
    if lies != should:
        return because(EVENT_LIES_ELSEWHERE, event, lies, should)
    if phase == phases.DROP_QUEST:
        return fourth_quest_off(state, seat, event)
    first = phase != phases.TEST and state.frame_cursor[level] == FOLLOWS_UP
    if first and chosen != bandits.NOBODY:
        return because(IS_ABOUT_ANOTHER, CHOSEN, chosen, bandits.NOBODY)
    if not first and (chosen == bandits.NOBODY or not is_figure_of(state, seat, chosen)):
        return because(IS_NO_FIGURE, CHOSEN, chosen, seat)
    return 0


def comes_of(state, phase, step, event):
    """A card of this type brings this phase; a second figure only EI4 and EI10 (3.7, 3.19)."""
    if event == events.NO_EVENT:
        return False
    if phase == phases.DROP_QUEST:
        return events.KIND_OF_EVENT[event] == events.QUEST
    if phase == phases.ARRIVALS:
        return event == events.STOUT_FELLOW_ARRIVES
    if phase == phases.TEST:
        return event == events.WHITE_TIGER_HALL and step == FOLLOWS_UP
    if step == IS_PUT_AWAY:
        return event == events.ARAK_SHOP or event == events.DAYLIGHT_RAT
    return events.KIND_OF_EVENT[event] == events.IMMEDIATE and event != events.STOUT_FELLOW_ARRIVES


ANOTHERS_QUEST = complain(
    "3.7", _("{event} is of {found}; only {seat} can attempt or drop a quest here."), found=SEATS
)
QUESTS_TO_DROP = complain(
    "3.7",
    n_(
        "{seat} holds {found} open quest; to drop one it must be {should}.",
        "{seat} holds {found} open quests; to drop one it must be {should}.",
        "found",
    ),
    should=NUMBER,
)


def fourth_quest_off(state, seat, event):
    """One of four is discarded, and the card just drawn is among them (3.7)."""
    if state.quester[event] != seat:
        return because(ANOTHERS_QUEST, event, state.quester[event], seat)
    if open_quests(state, seat) != pieces.MOST_OPEN_QUESTS + 1:
        return because(QUESTS_TO_DROP, seat, open_quests(state, seat), pieces.MOST_OPEN_QUESTS + 1)
    if state.chosen != bandits.NOBODY:
        return because(IS_ABOUT_ANOTHER, CHOSEN, state.chosen, bandits.NOBODY)
    return 0


NOT_MARKED_ATTEMPTED = complain("3.7", _("{event} is being attempted and not marked so."))
CANNOT_QUEST = complain("3.7", _("{figure} cannot be attempting {event}."))


def quest_off(state, level):
    """An own quest, once a chapter, by an own figure that stands there and can; once it is done its
    bandits come (3.7)."""
    seat, figure, event = state.frame_seat[level], state.chosen, state.event
    if event == events.NO_EVENT or events.KIND_OF_EVENT[event] != events.QUEST:
        return because(EVENT_NOT_NAMED, phases.QUEST, event)
    done = level + 1 < state.depth and state.frame_phase[level + 1] == phases.ARRIVALS
    should = events.DONE_QUEST if done else events.OPEN_QUEST
    if state.event_zone[event] != should:
        return because(EVENT_LIES_ELSEWHERE, event, state.event_zone[event], should)
    if state.quester[event] != seat:
        return because(ANOTHERS_QUEST, event, state.quester[event], seat)
    if not state.attempted[event]:
        return because(NOT_MARKED_ATTEMPTED, event)
    if has_just_died(state):
        return 0
    if figure == bandits.NOBODY or not is_figure_of(state, seat, figure):
        return because(IS_NO_FIGURE, CHOSEN, figure, seat)
    if state.square[figure] != events.EVENT_SQUARE[event]:
        return because(CANNOT_QUEST, figure, event)
    if why_not_send(state, figure, event) != LEGAL:
        return because(CANNOT_QUEST, figure, event)
    return 0
