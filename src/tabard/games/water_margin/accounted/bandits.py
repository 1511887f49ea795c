"""Are the bandit cards where they can be, with what they can bear? (3.2, 3.17)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on
from tabard.engine.kinds import SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..board import brothers, claimed_by, is_convict, is_prisoner
from ..book import complain
from ..components import bandits, pieces, squares
from ..readings import most_experience, most_wounds
from .homeless import stands_aside
from .marks import marks_off


def shown(amount):
    """An amount as a complaint can say it."""
    return max(-pieces.MOST_SHOWN, min(amount, pieces.MOST_SHOWN))


def bandits_off(state):
    """Each card, and on the board each figure (3.2)."""
    for bandit in range(bandits.BANDITS):
        wrong = card_off(state, bandit)
        if wrong == 0 and state.zone[bandit] == bandits.FIGURE:
            wrong = figure_off(state, bandit)
        if wrong != 0:
            return wrong
    return 0


OWNED_CARD = complain(
    "3.2", _("{bandit} belongs to {owner}; a card in the zone “{zone}” is nobody's."), owner=SEATS
)
NO_OWNER = complain(
    "3.2",
    _("{bandit}, in the zone “{zone}”, belongs to seat {found}; it must be one that plays."),
    found=pieces.SEAT_OR_NONE,
)
NO_FIGURE = complain(
    "3.2", _("{bandit} stands on {square}, but his card lies in the zone “{zone}”.")
)
NO_BROTHER = complain(
    "3.2",
    _("{leader} leads {bandit}, whose card lies in the zone “{zone}” and not “brother”."),
    leader=bandits.BANDITS,
)
LADEN_CARD = complain(
    "3.2",
    n_(
        "{bandit} is no figure (his card: “{zone}”) and bears {found} token; it must be 0.",
        "{bandit} is no figure (his card: “{zone}”) and bears {found} tokens; it must be 0.",
        "found",
    ),
)
MARKED_CARD = complain(
    "3.2",
    n_(
        "{bandit} is no figure (his card: “{zone}”) and bears {found} mark; it must be 0.",
        "{bandit} is no figure (his card: “{zone}”) and bears {found} marks; it must be 0.",
        "found",
    ),
)


def card_off(state, bandit):
    """Each card is in exactly one zone, and only figures stand anywhere or bear anything (3.2)."""
    zone, owner, leader = state.zone[bandit], state.owner[bandit], state.leader[bandit]
    if zone == bandits.FIGURE or zone == bandits.BROTHER or zone == bandits.MEMBER:
        if not 0 <= owner < state.seats:
            return because(NO_OWNER, bandit, zone, owner)
    elif owner != pieces.NO_SEAT:
        return because(OWNED_CARD, bandit, owner, zone)
    if zone != bandits.BROTHER and leader != bandits.NOBODY:
        return because(NO_BROTHER, leader, bandit, zone)
    if zone == bandits.FIGURE:
        return 0
    if state.square[bandit] != squares.NOWHERE:
        return because(NO_FIGURE, bandit, state.square[bandit], zone)
    if tokens_on(state, bandit) != 0:
        return because(LADEN_CARD, bandit, zone, shown(tokens_on(state, bandit)))
    if marks_on(state, bandit) != 0:
        return because(MARKED_CARD, bandit, zone, marks_on(state, bandit))
    return brother_off(state, bandit) if zone == bandits.BROTHER else 0


LEADER_NO_FIGURE = complain(
    "3.17",
    _("The leader of {bandit} is {leader}; it must be a figure."),
    leader=bandits.BANDIT_OR_NOBODY,
)
LEADER_OF_ANOTHER = complain(
    "3.17", _("{bandit} belongs to {seat}, his leader {leader} does not."), leader=bandits.BANDITS
)


def brother_off(state, bandit):
    """A sworn brother follows a figure of the same player (S18, S22)."""
    leader = state.leader[bandit]
    if leader == bandits.NOBODY or state.zone[leader] != bandits.FIGURE:
        return because(LEADER_NO_FIGURE, bandit, leader)
    if state.owner[leader] != state.owner[bandit]:
        return because(LEADER_OF_ANOTHER, bandit, state.owner[bandit], leader)
    return 0


def tokens_on(state, bandit):
    """How many tokens and markers lie on a card; each tael counts (3.2)."""
    tokens = state.gourd[bandit] + state.banquet[bandit] + state.wound[bandit]
    tokens += state.experience[bandit] + state.immobilised[bandit] + state.prison[bandit]
    tokens += state.horse[bandit] + state.book[bandit] + state.armour[bandit]
    tokens += 1 if is_convict(state, bandit) else 0
    return tokens + max(state.taels[bandit], -state.taels[bandit])


def marks_on(state, bandit):
    """In how many ways something is remembered of a figure (3.2)."""
    marks = state.entered[bandit] + state.challenger[bandit] + state.drugged[bandit]
    marks += state.to_meet[bandit] + state.moved[bandit] + state.bought[bandit]
    marks += state.tried[bandit] + state.book_used[bandit] + state.armour_used[bandit]
    marks += state.swift[bandit] + min(state.tied_on[bandit], 1)
    marks += 1 if state.opponent[bandit] != bandits.NOBODY else 0
    marks += 1 if state.refused_by[bandit] != bandits.NOBODY else 0
    return marks + (1 if state.rejoust[bandit] != bandits.NOBODY else 0)


def figure_off(state, figure):
    """Brothers, tokens, marks and square of a figure (3.2, 3.17)."""
    return (
        tokens_off(state, figure)
        or brothers_off(state, figure)
        or square_off(state, figure)
        or marks_off(state, figure)
    )


TOO_MANY_BROTHERS = complain(
    "S23", _("{figure} has {found} sworn brothers; at most {most} can be.")
)


def brothers_off(state, figure):
    """Six at most, until some have been let go (A4) (S23)."""
    found = brothers(state, figure)
    if found > pieces.MOST_BROTHERS:
        if not goes_on(state, phases.KEEPING) or state.mover != figure:
            return because(TOO_MANY_BROTHERS, figure, found, pieces.MOST_BROTHERS)
    return 0


TAELS_OFF = complain("3.2", _("{figure} has {found} taels; it must be 0 or more."))
TOO_MANY_TAELS = complain("3.2", _("{figure} has {found} thousand taels; at most 999,999 can be."))
TOO_MANY_WOUNDS = complain("3.2", _("{figure} bears {found} wounds; at most {most} can be."))
TOO_MUCH_EXPERIENCE = complain("3.2", _("{figure} has {found} experience; at most {most} can be."))
CONVICT_IN_PRISON = complain(
    "3.2", _("{figure} is in prison and a convict; it is one or the other.")
)
PRISONER_IMMOBILISED = complain(
    "3.2", _("{figure} is in prison and immobilised; it is one or the other.")
)
NO_PLACE_OF_EXILE = complain("3.3", _("{figure} is bound for {square}: that is no place of exile."))


def tokens_off(state, figure):
    """Tokens within their limits; a prisoner is neither convict nor immobilised (3.2, 3.8)."""
    if state.taels[figure] < 0:
        return because(TAELS_OFF, figure, shown(state.taels[figure]))
    if state.taels[figure] > pieces.MOST_TAELS:
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
    if is_convict(state, figure) and not squares.EXILE_PLACE[state.exile[figure]]:
        return because(NO_PLACE_OF_EXILE, figure, state.exile[figure])
    return 0


AT_SEA = complain("3.3", _("{figure} stands on {square}: that is sea."))
AT_ANOTHERS_REFUGE = complain(
    "R5", _("{figure} stands on {square}, which is the refuge of {seat}.")
)
HOMELESS = complain("3.2", _("{figure} is a figure and stands nowhere."))
CROWD = complain(
    "3.17",
    _("{figure} and {other} share {square}; only the two of a duel, or those at their gate, may."),
)


def square_off(state, figure):
    """On land, at no other player's refuge, and alone but for a duel or the own refuge (3.3, 3.17,
    R5)."""
    square, seat = state.square[figure], state.owner[figure]
    if square == squares.NOWHERE:
        return 0 if stands_aside(state, seat) else because(HOMELESS, figure)
    if squares.SEA[square]:
        return because(AT_SEA, figure, square)
    claimed = claimed_by(state, square)
    if claimed == seat:
        return 0
    if claimed != pieces.NO_SEAT:
        return because(AT_ANOTHERS_REFUGE, figure, square, claimed)
    for other in range(figure):
        if state.square[other] == square and not are_in_a_duel(state, figure, other):
            return because(CROWD, figure, other, square)
    return 0


def are_in_a_duel(state, figure, other):
    """They have a duel to finish, or fight one now (S24, S35)."""
    if state.opponent[other] == figure:
        return True
    if not goes_on(state, phases.DUEL):
        return False
    if state.attacker == figure:
        return state.defender == other
    return state.attacker == other and state.defender == figure
