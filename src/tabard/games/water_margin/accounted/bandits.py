"""Are the bandit cards where they can be, with what they can bear? (3.2, 3.17)"""

from __future__ import annotations

from tabard.engine.rule import because, rule
from tabard.engine.stack import goes_on

from ..board import brothers, claimed_by, is_convict, is_prisoner
from ..components import (
    BANDITS,
    BROTHER,
    EXILE_PLACE,
    FIGURE,
    MEMBER,
    MOST_BROTHERS,
    MOST_TAELS,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    SEA,
)
from ..readings import most_experience, most_wounds
from ..refusals import MOST_SHOWN
from ..state import DUEL, KEEPING
from .complaints import (
    AT_ANOTHERS_REFUGE,
    AT_SEA,
    CONVICT_IN_PRISON,
    CROWD,
    HOMELESS,
    LADEN_CARD,
    LEADER_NO_FIGURE,
    LEADER_OF_ANOTHER,
    MARKED_CARD,
    NO_BROTHER,
    NO_FIGURE,
    NO_OWNER,
    NO_PLACE_OF_EXILE,
    OWNED_CARD,
    PRISONER_IMMOBILISED,
    TAELS_OFF,
    TOO_MANY_BROTHERS,
    TOO_MANY_TAELS,
    TOO_MANY_WOUNDS,
    TOO_MUCH_EXPERIENCE,
)
from .homeless import stands_aside
from .marks import marks_off


@rule
def shown(amount):
    """An amount as a complaint can say it."""
    return max(-MOST_SHOWN, min(amount, MOST_SHOWN))


@rule
def bandits_off(state):
    """3.2: each card, and on the board each figure."""
    for bandit in range(BANDITS):
        wrong = card_off(state, bandit)
        if wrong == 0 and state.zone[bandit] == FIGURE:
            wrong = figure_off(state, bandit)
        if wrong != 0:
            return wrong
    return 0


@rule
def card_off(state, bandit):
    """3.2: each card is in exactly one zone, and only figures stand anywhere or bear anything."""
    zone, owner, leader = state.zone[bandit], state.owner[bandit], state.leader[bandit]
    if zone == FIGURE or zone == BROTHER or zone == MEMBER:
        if not 0 <= owner < state.seats:
            return because(NO_OWNER, bandit, zone, owner)
    elif owner != NO_SEAT:
        return because(OWNED_CARD, bandit, owner, zone)
    if zone != BROTHER and leader != NOBODY:
        return because(NO_BROTHER, leader, bandit, zone)
    if zone == FIGURE:
        return 0
    if state.square[bandit] != NOWHERE:
        return because(NO_FIGURE, bandit, state.square[bandit], zone)
    if tokens_on(state, bandit) != 0:
        return because(LADEN_CARD, bandit, zone, shown(tokens_on(state, bandit)))
    if marks_on(state, bandit) != 0:
        return because(MARKED_CARD, bandit, zone, marks_on(state, bandit))
    return brother_off(state, bandit) if zone == BROTHER else 0


@rule
def brother_off(state, bandit):
    """S18, S22: a sworn brother follows a figure of the same player."""
    leader = state.leader[bandit]
    if leader == NOBODY or state.zone[leader] != FIGURE:
        return because(LEADER_NO_FIGURE, bandit, leader)
    if state.owner[leader] != state.owner[bandit]:
        return because(LEADER_OF_ANOTHER, bandit, state.owner[bandit], leader)
    return 0


@rule
def tokens_on(state, bandit):
    """3.2: how many tokens and markers lie on a card; each tael counts."""
    tokens = state.gourd[bandit] + state.banquet[bandit] + state.wound[bandit]
    tokens += state.experience[bandit] + state.immobilised[bandit] + state.prison[bandit]
    tokens += state.horse[bandit] + state.book[bandit] + state.armour[bandit]
    tokens += 1 if is_convict(state, bandit) else 0
    return tokens + max(state.taels[bandit], -state.taels[bandit])


@rule
def marks_on(state, bandit):
    """3.2: in how many ways something is remembered of a figure."""
    marks = state.entered[bandit] + state.challenger[bandit] + state.drugged[bandit]
    marks += state.to_meet[bandit] + state.moved[bandit] + state.bought[bandit]
    marks += state.tried[bandit] + state.book_used[bandit] + state.armour_used[bandit]
    marks += state.swift[bandit] + min(state.tied_on[bandit], 1)
    marks += 1 if state.opponent[bandit] != NOBODY else 0
    marks += 1 if state.refused_by[bandit] != NOBODY else 0
    return marks + (1 if state.rejoust[bandit] != NOBODY else 0)


@rule
def figure_off(state, figure):
    """3.2, 3.17: brothers, tokens, marks and square of a figure."""
    wrong = tokens_off(state, figure)
    if wrong == 0:
        wrong = brothers_off(state, figure)
    if wrong == 0:
        wrong = square_off(state, figure)
    if wrong == 0:
        wrong = marks_off(state, figure)
    return wrong


@rule
def brothers_off(state, figure):
    """S23: six at most, until some have been let go (A4)."""
    found = brothers(state, figure)
    if found > MOST_BROTHERS:
        if not goes_on(state, KEEPING) or state.mover != figure:
            return because(TOO_MANY_BROTHERS, figure, found, MOST_BROTHERS)
    return 0


@rule
def tokens_off(state, figure):
    """3.2, 3.8: tokens within their limits; a prisoner is neither convict nor immobilised."""
    if state.taels[figure] < 0:
        return because(TAELS_OFF, figure, shown(state.taels[figure]))
    if state.taels[figure] > MOST_TAELS:
        return because(TOO_MANY_TAELS, figure, shown(state.taels[figure] // 1000))
    if state.wound[figure] > most_wounds(state):
        return because(TOO_MANY_WOUNDS, figure, state.wound[figure], most_wounds(state))
    if state.experience[figure] > most_experience(state):
        return because(
            TOO_MUCH_EXPERIENCE, figure, state.experience[figure], most_experience(state)
        )
    if is_prisoner(state, figure) and is_convict(state, figure):
        return because(CONVICT_IN_PRISON, figure)
    if is_prisoner(state, figure) and state.immobilised[figure]:
        return because(PRISONER_IMMOBILISED, figure)
    if is_convict(state, figure) and not EXILE_PLACE[state.exile[figure]]:
        return because(NO_PLACE_OF_EXILE, figure, state.exile[figure])
    return 0


@rule
def square_off(state, figure):
    """3.3, 3.17, R5: on land, at no other player's refuge, and alone but for a duel or the own
    refuge."""
    square, seat = state.square[figure], state.owner[figure]
    if square == NOWHERE:
        return 0 if stands_aside(state, seat) else because(HOMELESS, figure)
    if SEA[square]:
        return because(AT_SEA, figure, square)
    claimed = claimed_by(state, square)
    if claimed == seat:
        return 0
    if claimed != NO_SEAT:
        return because(AT_ANOTHERS_REFUGE, figure, square, claimed)
    for other in range(figure):
        if state.square[other] == square and not are_in_a_duel(state, figure, other):
            return because(CROWD, figure, other, square)
    return 0


@rule
def are_in_a_duel(state, figure, other):
    """S24, S35: they have a duel to finish, or fight one now."""
    if state.opponent[other] == figure:
        return True
    if not goes_on(state, DUEL):
        return False
    if state.attacker == figure:
        return state.defender == other
    return state.attacker == other and state.defender == figure
