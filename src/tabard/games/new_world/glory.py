"""Chapter "Glory points" (3.20.1): won and lost only with a reason that is told."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from .components.glory import BY_AWARDS, BY_START, SOURCES
from .components.goods import AWARD_LEVEL, AWARD_POINTS
from .components.map import NO_AREA
from .components.nations import NATIONS, NO_NATION
from .options import king_divisor, level
from .readings import rescue_brings_awards_only
from .told import AWARD_GIVEN, BID_PAID, GLORY_CAME_FROM, GLORY_LOST, GLORY_WON, KING_IS_GRATEFUL

MOST_GLORY = 999


@rule
def win_glory(state, nation, points, source):
    """3.20.1: glory points for a nation; a negative number takes them away."""
    before = state.glory[nation]
    state.glory[nation] = max(-MOST_GLORY, min(MOST_GLORY, before + points))
    state.glory_from[nation][source] += state.glory[nation] - before
    if points > 0:
        tell(state, GLORY_WON, nation, points)
    elif points < 0:
        tell(state, GLORY_LOST, nation, -points)


@rule
def win_glory_of_action(state, nation, points, source):
    """44, A12: the glory of an action; one that a combat has saved may bring awards only."""
    if state.battle_area == NO_AREA or not rescue_brings_awards_only(state):
        win_glory(state, nation, points, source)


@rule
def give_award(state, award, nation):
    """3.20.2: once in a game, to the first nation that fulfils it."""
    if state.award[award] == NO_NATION and AWARD_LEVEL[award] <= level(state):
        state.award[award] = nation
        tell(state, AWARD_GIVEN, nation, award)
        win_glory(state, nation, AWARD_POINTS[award], BY_AWARDS)


@rule
def glory_adds_up(state, nation):
    """3.20.1: the sources are complete."""
    total = 0
    for source in range(SOURCES):
        total += state.glory_from[nation][source]
    return total == state.glory[nation]


@rule
def take_glory_as_given(state):
    """Where a position does not say what the glory came from, it was there at the start."""
    for nation in range(NATIONS):
        state.glory_from[nation][BY_START] = state.glory[nation]


@rule
def tell_glory_by_source(state):
    """3.20.1, 3.22.1: at the end every nation's glory is told by its sources."""
    for seat in range(state.seats):
        nation = state.nation[seat]
        for source in range(SOURCES):
            if state.glory_from[nation][source] != 0:
                tell(state, GLORY_CAME_FROM, nation, state.glory_from[nation][source], source)
        if state.given[nation] // king_divisor(state) > 0:
            tell(state, KING_IS_GRATEFUL, nation, state.given[nation] // king_divisor(state))
        if state.paid_bid[seat] != 0:
            tell(state, BID_PAID, nation, -state.paid_bid[seat])
