"""What is remembered of a figure, and whether it can be: marks, refusals at the gate, duels that
pend (3.10, 3.11, 3.17)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..board import is_prisoner
from ..book import complain
from ..chapter import place_of_a_sub_turn
from ..components import bandits
from ..peripeties import MEETINGS
from ..readings import (
    defenders_best_is_barred,
    gate_duel_is_deadly,
    refusal_lasts,
    ties_keep_their_characteristic,
)
from ..voyage import TO_QUESTS
from .fighting import OWN_OPPONENT

NO_BOOK = complain("3.8", _("{figure} has read a book and bears none."))
NO_ARMOUR = complain("3.8", _("The armour of {figure} has been used and it bears none."))


def marks_off(state, figure):
    """Each mark says what can be (3.8, 3.11, 3.17)."""
    if state.book_used[figure] and not state.book[figure]:
        return because(NO_BOOK, figure)
    if state.armour_used[figure] and not state.armour[figure]:
        return because(NO_ARMOUR, figure)
    return (
        (to_meet_off(state, figure) if state.to_meet[figure] else 0)
        or too_early_off(state, figure, state.owner[figure])
        or refusal_off(state, figure)
        or pending_duel_off(state, figure)
    )


MOVED_TOO_EARLY = complain("3.13", _("{figure} has moved, but the moves of {seat} have not begun."))
BOUGHT_TOO_EARLY = complain(
    "3.13", _("{figure} has bought something, but the moves of {seat} have not begun.")
)
TRIED_TOO_EARLY = complain(
    "3.13", _("{figure} has tried to join, but phase 5 of {seat} has not begun.")
)


def too_early_off(state, figure, seat):
    """In this chapter nobody has moved or bought before the moves of its player, or tried to join
    before his phase 5 (3.9, 3.11, 3.13)."""
    if state.moved[figure] and not moves_have_come(state, seat):
        return because(MOVED_TOO_EARLY, figure, seat)
    if state.bought[figure] and not moves_have_come(state, seat):
        return because(BOUGHT_TOO_EARLY, figure, seat)
    if state.tried[figure] and not has_come(state, phases.REFUGE, seat):
        return because(TRIED_TOO_EARLY, figure, seat)
    return 0


def has_come(state, phase, seat):
    """This seat's share of this phase has begun in this chapter (3.5)."""
    if state.ended != 0:
        return True
    return goes_on(state, phases.CHAPTER) and state.frame_cursor[0] > place_of_a_sub_turn(
        state, phase, seat
    )


def moves_have_come(state, seat):
    """In its Voyage the duels to finish are over (3.9)."""
    level = level_of(state, phases.VOYAGE)
    if level >= 0 and state.frame_seat[level] == seat:
        return state.frame_cursor[level] >= TO_QUESTS
    return has_come(state, phases.VOYAGE, seat)


STILL_TO_MEET = complain("P1", _("An incident of {figure} is to come, but not in this sub-turn."))
CANNOT_MEET = complain(
    "P2", _("{figure} is immobilised or in prison: no incident of it is to come.")
)


def to_meet_off(state, figure):
    """An incident is to come only in the sub-turn of its player, once that has begun (P1, P2)."""
    level = level_of(state, phases.PERIPETIES)
    if level < 0 or state.frame_cursor[level] < MEETINGS:
        return because(STILL_TO_MEET, figure)
    if state.frame_seat[level] != state.owner[figure]:
        return because(STILL_TO_MEET, figure)
    if state.immobilised[figure] or is_prisoner(state, figure):
        return because(CANNOT_MEET, figure)
    return 0


NOT_REFUSED = complain("A10", _("{figure} was refused by {chief}; here no refusal lasts."))
NO_REJOUST = complain(
    "A9", _("{figure} has a duel with {chief} to finish; here no duel at the gate is deadly.")
)
NOT_THE_CHIEF = complain(
    "3.11",
    _("{figure} was refused, or not beaten, by {found}; its chief is {chief}."),
    found=bandits.BANDITS,
)


def refusal_off(state, figure):
    """Refused for good, or not beaten, by the chief who leads now (A9, A10, 3.11)."""
    refused, rejoust, chief = (
        state.refused_by[figure],
        state.rejoust[figure],
        state.chief[state.owner[figure]],
    )
    if refused != bandits.NOBODY and not refusal_lasts(state):
        return because(NOT_REFUSED, figure, refused)
    if rejoust != bandits.NOBODY and not gate_duel_is_deadly(state):
        return because(NO_REJOUST, figure, rejoust)
    if chief != bandits.NOBODY:
        if refused != bandits.NOBODY and refused != chief:
            return because(NOT_THE_CHIEF, figure, refused, chief)
        if rejoust != bandits.NOBODY and rejoust != chief:
            return because(NOT_THE_CHIEF, figure, rejoust, chief)
    return 0


NOT_HIS_OPPONENT = complain(
    "S36",
    _("{figure} has a duel to finish with {other}, and {other} with {found}."),
    found=bandits.BANDIT_OR_NOBODY,
)
DUEL_APART = complain(
    "S35", _("{figure} has a duel to finish with {other}, who is not with it on {square}.")
)
CHALLENGERS_OFF = complain(
    "S36", _("Of {figure} and {other}, {found} have begun the duel they finish; it must be 1.")
)
NO_CHALLENGER = complain("S36", _("{figure} has begun no duel that pends."))
TIED_ON_THE_BEST = complain(
    "S27", _("{figure} cannot have begun a duel on {trait}: that is barred.")
)


def pending_duel_off(state, figure):
    """A locked figure's opponent is another player's, locked with it on the same square; one of the
    two has begun (S24, S35, S36)."""
    other = state.opponent[figure]
    if not state.challenger[figure] and state.tied_on[figure] != bandits.COMBAT:
        return because(NO_CHALLENGER, figure)
    if other == bandits.NOBODY:
        return because(NO_CHALLENGER, figure) if state.challenger[figure] else 0
    if state.opponent[other] != figure:
        return because(NOT_HIS_OPPONENT, figure, other, state.opponent[other])
    if state.owner[other] == state.owner[figure]:
        return because(OWN_OPPONENT, figure, other, state.owner[figure])
    if state.square[other] != state.square[figure]:
        return because(DUEL_APART, figure, other, state.square[figure])
    begun = state.challenger[figure] + state.challenger[other]
    if begun != 1:
        return because(CHALLENGERS_OFF, figure, other, begun)
    if state.challenger[figure] and ties_keep_their_characteristic(state):
        champion = other if defenders_best_is_barred(state) else figure
        if state.tied_on[figure] == bandits.BEST[champion]:
            return because(TIED_ON_THE_BEST, figure, state.tied_on[figure])
    return 0
