"""Chapter "Glory points" (3.20.1): won and lost only with a reason that is told."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, glory, goods, nations
from ..options import king_divisor, level
from ..readings import rescue_brings_awards_only

MOST_GLORY = 999


GLORY_WON = told(
    "glory",
    "3.20.1",
    _("{nation} wins {points} glory ({source})."),
    weight=1,
    part=Part(),
    scores="points",
)
GLORY_LOST = told(
    "glory_lost",
    "3.20.1",
    _("{nation} loses {points} glory ({source})."),
    weight=1,
    part=Part(),
    scores="points",
)


def win_glory(state, nation, points, source):
    """Glory points for a nation; a negative number takes them away (3.20.1)."""
    before = state.glory[nation]
    state.glory[nation] = max(-MOST_GLORY, min(MOST_GLORY, before + points))
    state.glory_from[nation][source] += state.glory[nation] - before
    if points > 0:
        tell(state, GLORY_WON, nation, points, source)
    elif points < 0:
        tell(state, GLORY_LOST, nation, -points, source)


def win_glory_of_action(state, nation, points, source):
    """The glory of an action; one that a combat has saved may bring awards only (44, A12)."""
    if state.battle_area == board.NO_AREA or not rescue_brings_awards_only(state):
        win_glory(state, nation, points, source)


AWARD_GIVEN = told(
    "award", "3.20.2", _("{nation} receives the award {award}."), weight=2, part=Part()
)


def can_be_won(state, award):
    """At this level; nobody makes peace between two others in a game of two (3.20.2, 3.20 N°14)."""
    if award == goods.PEACEMAKER and state.seats == 2:
        return False
    return goods.AWARD_LEVEL[award] <= level(state)


def give_award(state, award, nation):
    """Once in a game, to the first nation that fulfils it (3.20.2)."""
    if state.award[award] == nations.NO_NATION and can_be_won(state, award):
        state.award[award] = nation
        tell(state, AWARD_GIVEN, nation, award)
        win_glory(state, nation, goods.AWARD_POINTS[award], glory.BY_AWARDS)


def glory_with_reason(state, nation):
    """The sum of what it came from (3.20.1)."""
    return sum(state.glory_from[nation][source] for source in range(glory.SOURCES))


def take_glory_as_given(state):
    """Where a position does not say what the glory came from, it was there at the start."""
    for nation in range(nations.NATIONS):
        state.glory_from[nation][glory.BY_START] = state.glory[nation]


GLORY_CAME_FROM = told("glory_from", "3.22.1", _("{nation}: {points} glory from {source}."))
KING_IS_GRATEFUL = told(
    "king_grateful", "3.22.1", _("{nation}: {points} glory for the king's ducats.")
)
BID_PAID = told("bid_paid", "3.22.1", _("{nation}: {points} glory by the bids."))
HANDICAP_COUNTS = told("handicap", "3.22.1", _("{nation}: {points} glory by the handicap."))


def tell_glory_by_source(state):
    """At the end every nation's glory is told by its sources (3.20.1, 3.22.1)."""
    for seat in range(state.seats):
        nation = state.nation[seat]
        for source in range(glory.SOURCES):
            if state.glory_from[nation][source] != 0:
                tell(state, GLORY_CAME_FROM, nation, state.glory_from[nation][source], source)
        if state.given[nation] // king_divisor(state) > 0:
            tell(state, KING_IS_GRATEFUL, nation, state.given[nation] // king_divisor(state))
        if state.paid_bid[seat] != 0:
            tell(state, BID_PAID, nation, -state.paid_bid[seat])
        if state.handicap[seat] != 0:
            tell(state, HANDICAP_COUNTS, nation, state.handicap[seat])
