"""Quests (3.7, EQ1 to EQ20): attempted at the end of the Voyage sub-turn (S5, S6)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, push

from .board import brothers, is_convict, is_figure_of, is_locked, is_prisoner
from .components import (
    BANDITS,
    EQ5,
    EQ16,
    EVENT_DIFFICULTY,
    EVENT_SQUARE,
    EVENT_TEST,
    NO_EVENT,
    NOBODY,
    TAG,
    WATER,
)
from .event import is_open_to
from .refusals import (
    CONVICT_ON_A_QUEST,
    DUEL_LOCKED,
    IN_PRISON,
    NO_BROTHER_FOR_THE_QUEST,
    NOBODY_AT_THE_QUEST,
    QUEST_ATTEMPTED,
    QUEST_NOT_YOURS,
)
from .rewards import pay_for_failure, reward
from .state import QUEST
from .tests_of_skill import begin_test, test_passed
from .told import ATTEMPTS_QUEST

SALT_SMUGGLERS = 3


@rule
def why_not_attempt(state, seat, quest):
    """3.7: an open quest, once a chapter, by an own figure on its square that is free and not
    locked; immobilised is no bar."""
    if not is_open_to(state, seat, quest):
        return because(QUEST_NOT_YOURS, quest)
    figure = figure_at_the_quest(state, seat, quest)
    if figure == NOBODY:
        return because(NOBODY_AT_THE_QUEST, quest, EVENT_SQUARE[quest])
    if state.attempted[quest]:
        return because(QUEST_ATTEMPTED, quest)
    return why_not_go_on_a_quest(state, figure, quest)


@rule
def figure_at_the_quest(state, seat, quest):
    """3.7: the player's figure on the named square; no quest lies on a fort, so there is at most
    one."""
    for figure in range(BANDITS):
        if is_figure_of(state, seat, figure) and state.square[figure] == EVENT_SQUARE[quest]:
            return figure
    return NOBODY


@rule
def why_not_go_on_a_quest(state, figure, quest):
    """3.6, 3.7, 3.10, EQ5: no convict, no prisoner, nobody who is locked; for EQ5 nobody without a
    sworn brother."""
    if is_convict(state, figure):
        return because(CONVICT_ON_A_QUEST, figure)
    if is_prisoner(state, figure):
        return because(IN_PRISON, figure)
    if is_locked(state, figure):
        return because(DUEL_LOCKED, figure)
    if quest == EQ5 and brothers(state, figure) == 0:
        return because(NO_BROTHER_FOR_THE_QUEST, figure)
    return LEGAL


@rule
def attempt(state, seat, quest):
    """3.7: once a chapter."""
    state.attempted[quest] = 1
    state.event = quest
    state.chosen = figure_at_the_quest(state, seat, quest)
    tell(state, ATTEMPTS_QUEST, state.chosen, quest)
    push(state, QUEST, seat)


@rule
def test_on_the_quest(state):
    """3.7: the printed test."""
    figure, quest = state.chosen, state.event
    bonus = bonus_on_a_quest(figure, quest)
    begin_test(state, figure, EVENT_TEST[quest], EVENT_DIFFICULTY[quest], bonus)


@rule
def settle_the_quest(state, seat):
    """3.7: the reward or the penalty; the card of a quest that has failed stays open."""
    if test_passed(state):
        reward(state, seat, state.chosen, state.event)
    else:
        pay_for_failure(state, state.chosen, state.event)


@rule
def end_the_quest(state):
    """3.7: the attempt is over."""
    state.event = NO_EVENT
    state.chosen = NOBODY


@rule
def bonus_on_a_quest(figure, quest):
    """EQ16: +3 for a leader with the tag of the water; the favourite place counts for nothing."""
    if quest == EQ16 and TAG[figure] == WATER:
        return SALT_SMUGGLERS
    return 0


@rule
def why_not_end_quests(state, seat):
    """3.7: nobody need attempt a quest."""
    return LEGAL


@rule
def default_end_quests(state, seat):
    """3.17: an absent player attempts nothing."""
    return True


@rule
def end_quests(state, seat):
    """3.9: the sub-turn ends."""
    pop(state)
