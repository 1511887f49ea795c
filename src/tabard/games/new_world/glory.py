"""Chapter "Glory points" (3.20.1): won and lost only with a reason that is told."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from .components.goods import AWARD_LEVEL, AWARD_POINTS
from .components.nations import NO_NATION
from .options import level
from .told import AWARD_GIVEN, GLORY_LOST, GLORY_WON

MOST_GLORY = 999


@rule
def win_glory(state, nation, points):
    """3.20.1: glory points for a nation; a negative number takes them away."""
    state.glory[nation] = max(-MOST_GLORY, min(MOST_GLORY, state.glory[nation] + points))
    if points > 0:
        tell(state, GLORY_WON, nation, points)
    elif points < 0:
        tell(state, GLORY_LOST, nation, -points)


@rule
def give_award(state, award, nation):
    """3.20.2: once in a game, to the first nation that fulfils it."""
    if state.award[award] == NO_NATION and AWARD_LEVEL[award] <= level(state):
        state.award[award] = nation
        tell(state, AWARD_GIVEN, nation, award)
        win_glory(state, nation, AWARD_POINTS[award])
