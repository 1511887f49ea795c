"""Chapter "Quests" (S5, S6, 3.7, EQ1 to EQ20): kept face up, and attempted at the end of a player's
voyage."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import SEATS
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import brothers, is_convict, is_figure_of, is_locked, is_prisoner
from .book import refuse, told
from .components import bandits, events, pieces
from .rewards import pay_for_failure, reward
from .tests_of_skill import begin_test, test_passed


# --- open quests ---------------------------------------------------------------------------------
def open_quest(state, seat):
    """Kept face up; whoever has four discards one of them (3.7)."""
    state.event_zone[state.event] = events.OPEN_QUEST
    state.quester[state.event] = seat
    state.drawn_in[state.event] = state.chapter
    if open_quests(state, seat) > pieces.MOST_OPEN_QUESTS:
        push(state, phases.DROP_QUEST, seat)


def is_open_to(state, seat, quest):
    """An open quest of this player (3.7)."""
    return state.event_zone[quest] == events.OPEN_QUEST and state.quester[quest] == seat


def open_quests(state, seat):
    """How many open quests a player holds (3.2)."""
    return sum(1 for quest in range(events.QUESTS_IN_ALL) if is_open_to(state, seat, quest))


QUEST_NOT_YOURS = refuse("3.7", _("{quest} is not one of your open quests."))


def why_not_drop_quest(state, seat, quest):
    """One of the four, the new one too (3.7)."""
    return LEGAL if is_open_to(state, seat, quest) else because(QUEST_NOT_YOURS, quest)


def default_drop_quest(state, seat, quest):
    """The oldest quest (3.17)."""
    return not any(
        is_open_to(state, seat, other) and state.drawn_in[other] < state.drawn_in[quest]
        for other in range(events.QUESTS_IN_ALL)
    )


DROPPED_QUEST = told("dropped_quest", "3.7", _("{seat} gives up a quest: {quest}."))


def drop_quest(state, seat, quest):
    """It goes to the event discards (3.7)."""
    state.event_zone[quest] = events.EVENT_DISCARDED
    forget_quest(state, quest)
    tell(state, DROPPED_QUEST, seat, quest)
    pop(state)


def forget_quest(state, quest):
    """A discarded quest is nobody's."""
    state.quester[quest] = pieces.NO_SEAT
    state.drawn_in[quest] = 0


# --- an attempt ----------------------------------------------------------------------------------
NOBODY_AT_THE_QUEST = refuse("3.7", _("{quest}: no figure of yours stands on {square}."))
QUEST_ATTEMPTED = refuse("3.7", _("{quest} has been attempted in this chapter already."))


def why_not_attempt(state, seat, quest):
    """An open quest, once a chapter, by an own figure on its square that is free and not locked;
    immobilised is no bar (3.7)."""
    if not is_open_to(state, seat, quest):
        return because(QUEST_NOT_YOURS, quest)
    figure = figure_at_the_quest(state, seat, quest)
    if figure == bandits.NOBODY:
        return because(NOBODY_AT_THE_QUEST, quest, events.EVENT_SQUARE[quest])
    if state.attempted[quest]:
        return because(QUEST_ATTEMPTED, quest)
    return why_not_send(state, figure, quest)


def figure_at_the_quest(state, seat, quest):
    """The player's figure on the named square; no quest lies on a fort, so there is at most one
    (3.7)."""
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure) and state.square[figure] == events.EVENT_SQUARE[quest]:
            return figure
    return bandits.NOBODY


IN_PRISON = refuse("3.8", _("{figure} is in prison."))
DUEL_LOCKED = refuse("S36", _("{figure} has a duel to finish."))
CONVICT_ON_A_QUEST = refuse("3.6", _("{figure} is a convict and cannot attempt a quest."))
NO_BROTHER_FOR_THE_QUEST = refuse(
    "EQ5", _("{figure} has no sworn brother to raid the scaffold with.")
)


def why_not_send(state, figure, quest):
    """No convict, no prisoner, nobody who is locked; to the scaffold nobody without a sworn brother
    (3.6, 3.7, 3.10, EQ5)."""
    if is_convict(state, figure):
        return because(CONVICT_ON_A_QUEST, figure)
    if is_prisoner(state, figure):
        return because(IN_PRISON, figure)
    if is_locked(state, figure):
        return because(DUEL_LOCKED, figure)
    if quest == events.SCAFFOLD_OF_JIANGZHOU and brothers(state, figure) == 0:
        return because(NO_BROTHER_FOR_THE_QUEST, figure)
    return LEGAL


ATTEMPTS_QUEST = told(
    "attempts", "3.7", _("{figure} attempts a quest: {quest}."), part=Part(opens=("figure",))
)


def attempt(state, seat, quest):
    """The figure tries; the quest is marked for this chapter (3.7)."""
    state.attempted[quest] = 1
    state.event = quest
    state.chosen = figure_at_the_quest(state, seat, quest)
    tell(state, ATTEMPTS_QUEST, state.chosen, quest)
    push(state, phases.QUEST, seat)


def begin_the_test(state):
    """The printed test begins; a card may help, the favourite place does not (3.7)."""
    figure, quest = state.chosen, state.event
    bonus = bonus_on_a_quest(figure, quest)
    begin_test(state, figure, events.EVENT_TEST[quest], events.EVENT_DIFFICULTY[quest], bonus)


QUEST_DONE = told(
    "quest_done", "3.7", _("{figure} has done a quest for {seat}: {quest}."), weight=1,
    part=Part(), figure=bandits.BANDITS, quest=events.QUESTS, seat=SEATS,
)  # fmt: skip
QUEST_FAILED = told("quest_failed", "3.7", _("{figure} has failed a quest: {quest}."), part=Part())


def settle_the_quest(state, seat):
    """The card goes to the quests done, and the reward is taken; of a quest that has failed the
    card stays open, and the penalty is paid (3.7)."""
    figure, quest = state.chosen, state.event
    if test_passed(state):
        state.event_zone[quest] = events.DONE_QUEST
        tell(state, QUEST_DONE, figure, quest, seat)
        reward(state, seat, figure, quest)
    else:
        tell(state, QUEST_FAILED, figure, quest)
        pay_for_failure(state, figure, quest)


WATER_HELPS = 3


def bonus_on_a_quest(figure, quest):
    """3 more for a leader with the tag of the water (EQ16)."""
    if quest == events.SALT_OF_THE_RIVER and bandits.TAG[figure] == bandits.WATER:
        return WATER_HELPS
    return 0


def end_quests(state, seat):
    """The sub-turn ends; nobody need attempt a quest, and an absent player attempts none (3.7, 3.9,
    3.17)."""
    pop(state)
