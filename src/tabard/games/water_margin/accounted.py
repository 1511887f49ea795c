"""Is every component where it can be? (3.2 and the invariants of 3.17)"""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.words import _

from .board import brothers, claimed_by, figures, gang, is_convict, is_member_of
from .components import (
    BANDITS,
    BROTHER,
    DONE_QUEST,
    EVENTS,
    FIGURE,
    FORT,
    HIGHEST_ALERT,
    IN_FORCE,
    KIND_OF_EVENT,
    MEMBER,
    MOST_BROTHERS,
    MOST_FIGURES,
    MOST_OPEN_QUESTS,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    OPEN_QUEST,
    QUEST,
    SEA,
    WHOLE_CHAPTER,
)
from .event import open_quests
from .readings import most_experience, most_wounds
from .state import DROP_QUEST, DUEL, KEEPING, NEW_CHIEF, PLACE_BANDIT, SCATTER

COMPLAINTS = (
    _("a card in a deck or a discard pile has no owner, no leader and no square"),
    _("a figure, a brother and a member have an owner who plays"),
    _("a brother and a member bear no token and stand nowhere"),
    _("a brother has a figure of the same player as leader, and a figure at most six brothers"),
    _("a player has at most 12 figures"),
    _("a figure stands on land, and nobody but its owner's figures on a claimed refuge"),
    _("two figures share a square only in a duel or on their own refuge"),
    _("tokens are counted from 0, wounds and experience up to their limits"),
    _("a prisoner is neither convict nor immobilised"),
    _("the two of a pending duel are each other's opponents, on one square, one the challenger"),
    _("a refuge is a fort of its own with a gang and a chief who belongs to it"),
    _("without a refuge there is neither gang nor chief nor treasure"),
    _("an event card is open or done only as somebody's quest, in force only for a whole chapter"),
    _("a player holds at most three open quests"),
    _("the alert goes from 0 to 9"),
)
(
    LOOSE_CARD, NO_OWNER, LADEN_CARD, BAD_LEADER, TOO_MANY_FIGURES, OFF_LAND, CROWD, BAD_TOKENS,
    BAD_PRISONER, BAD_DUEL, BAD_REFUGE, NO_REFUGE, BAD_EVENT, TOO_MANY_QUESTS, BAD_ALERT,
) = range(1, 16)  # fmt: skip


@rule
def complaint(state):
    """3.17: 0 when everything is where it can be, else the number of what is wrong."""
    if not 0 <= state.alert <= HIGHEST_ALERT:
        return BAD_ALERT
    for bandit in range(BANDITS):
        wrong = card_off(state, bandit)
        if wrong == 0 and state.zone[bandit] == FIGURE:
            wrong = figure_off(state, bandit)
        if wrong != 0:
            return wrong
    for seat in range(state.seats):
        if figures(state, seat) > MOST_FIGURES:
            return TOO_MANY_FIGURES
        wrong = refuge_off(state, seat)
        if wrong != 0:
            return wrong
    return events_off(state)


@rule
def goes_on(state, phase):
    """3.17: this phase lies somewhere on the stack."""
    for level in range(state.depth):
        if state.frame_phase[level] == phase:
            return True
    return False


# --- bandits -------------------------------------------------------------------------------------


@rule
def card_off(state, bandit):
    """3.2: each card is in exactly one zone, and only figures bear anything."""
    zone, leader = state.zone[bandit], state.leader[bandit]
    if zone != BROTHER and leader != NOBODY:
        return LOOSE_CARD
    if zone != FIGURE and state.square[bandit] != NOWHERE:
        return LOOSE_CARD
    if zone != FIGURE and is_laden(state, bandit):
        return LADEN_CARD
    if zone != FIGURE and zone != BROTHER and zone != MEMBER:
        return LOOSE_CARD if state.owner[bandit] != NO_SEAT else 0
    if not 0 <= state.owner[bandit] < state.seats:
        return NO_OWNER
    if zone == BROTHER:
        if leader == NOBODY or state.zone[leader] != FIGURE:
            return BAD_LEADER
        if state.owner[leader] != state.owner[bandit]:
            return BAD_LEADER
    return 0


@rule
def is_laden(state, bandit):
    """3.2: it bears a token or a marker."""
    tokens = state.gourd[bandit] + state.banquet[bandit] + state.wound[bandit]
    tokens += state.experience[bandit] + state.immobilised[bandit] + state.prison[bandit]
    tokens += state.horse[bandit] + state.book[bandit] + state.armour[bandit]
    return (
        tokens != 0
        or state.taels[bandit] != 0
        or is_convict(state, bandit)
        or state.opponent[bandit] != NOBODY
    )


@rule
def figure_off(state, figure):
    """3.2, 3.17: brothers, square, tokens and duel of a figure."""
    if brothers(state, figure) > MOST_BROTHERS and not goes_on(state, KEEPING):
        return BAD_LEADER
    if state.gourd[figure] < 0 or state.banquet[figure] < 0 or state.taels[figure] < 0:
        return BAD_TOKENS
    if not 0 <= state.wound[figure] <= most_wounds(state):
        return BAD_TOKENS
    if not 0 <= state.experience[figure] <= most_experience(state):
        return BAD_TOKENS
    if state.prison[figure] < 0:
        return BAD_TOKENS
    if state.prison[figure] > 0:
        if is_convict(state, figure) or state.immobilised[figure]:
            return BAD_PRISONER
    if state.square[figure] == NOWHERE:
        homeless = goes_on(state, PLACE_BANDIT) or goes_on(state, SCATTER)
        return 0 if homeless else OFF_LAND
    wrong = square_off(state, figure)
    return wrong if wrong != 0 else duel_off(state, figure)


@rule
def square_off(state, figure):
    """3.3, 3.17: on land, alone but for a duel or the own refuge."""
    square, seat = state.square[figure], state.owner[figure]
    claimed = claimed_by(state, square)
    if SEA[square] or (claimed != NO_SEAT and claimed != seat):
        return OFF_LAND
    if claimed == seat:
        return 0
    for other in range(figure):
        if state.square[other] == square and state.opponent[other] != figure:
            if not are_fighting(state, figure, other):
                return CROWD
    return 0


@rule
def are_fighting(state, figure, other):
    """3.10: a duel is being fought there."""
    if not goes_on(state, DUEL):
        return False
    return state.attacker == figure or state.attacker == other


@rule
def duel_off(state, figure):
    """S36, 3.17: a locked figure's opponent is locked with it and stands on the same square."""
    other = state.opponent[figure]
    if other == NOBODY:
        return BAD_DUEL if state.challenger[figure] else 0
    if state.opponent[other] != figure or state.square[other] != state.square[figure]:
        return BAD_DUEL
    if state.challenger[figure] + state.challenger[other] != 1:
        return BAD_DUEL
    return 0


# --- players -------------------------------------------------------------------------------------


@rule
def refuge_off(state, seat):
    """3.17, R5: a claimed refuge has a gang of at least 1, and a chief."""
    square, chief = state.refuge[seat], state.chief[seat]
    if square == NOWHERE:
        bare = gang(state, seat) == 0 and chief == NOBODY and state.treasure[seat] == 0
        return 0 if bare else NO_REFUGE
    if not FORT[square] or claimed_by(state, square) != seat or state.treasure[seat] < 0:
        return BAD_REFUGE
    if chief == NOBODY:
        return 0 if goes_on(state, NEW_CHIEF) else BAD_REFUGE
    return 0 if is_member_of(state, seat, chief) else BAD_REFUGE


@rule
def events_off(state):
    """3.7: quests belong to somebody; only whole chapters are in force."""
    for event in range(EVENTS):
        zone, seat = state.event_zone[event], state.quester[event]
        if zone == OPEN_QUEST or zone == DONE_QUEST:
            if KIND_OF_EVENT[event] != QUEST or not 0 <= seat < state.seats:
                return BAD_EVENT
        elif seat != NO_SEAT:
            return BAD_EVENT
        if zone == IN_FORCE and KIND_OF_EVENT[event] != WHOLE_CHAPTER:
            return BAD_EVENT
    for seat in range(state.seats):
        if open_quests(state, seat) > MOST_OPEN_QUESTS and not goes_on(state, DROP_QUEST):
            return TOO_MANY_QUESTS
    return 0
