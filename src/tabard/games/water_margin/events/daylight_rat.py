"""EI10, Daylight rat: a pickpocket (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from ..board import is_figure_of
from ..components import BANDITS, NOBODY
from ..refusals import NOBODY_NEAR_TO_ROB, OUT_OF_THE_RATS_REACH
from ..tokens import give_taels
from ..told import ROBBED_OF
from .whom import is_in_reach, reaches_somebody, why_not_own_figure

MOST_STOLEN = 30
FROM_THE_BANK = 10


@rule
def why_not_daylight_rat(state, seat, figure):
    """EI10: first the own figure that robs, then the other player's within 3 of it; with none in
    reach of any, an own figure of choice."""
    if state.chosen != NOBODY:
        if not is_in_reach(state, state.chosen, figure):
            return because(OUT_OF_THE_RATS_REACH, figure, state.chosen)
        return LEGAL
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL or reaches_somebody(state, figure):
        return refusal
    for other in range(BANDITS):
        if is_figure_of(state, seat, other) and reaches_somebody(state, other):
            return because(NOBODY_NEAR_TO_ROB, figure)
    return LEGAL


@rule
def daylight_rat(state, seat, figure):
    """EI10: the own figure is named and then its victim; alone, or with none in reach, the bank
    gives 10 taels."""
    if state.chosen != NOBODY:
        rob(state, state.chosen, figure)
    elif reaches_somebody(state, figure):
        state.chosen = figure
    else:
        give_taels(state, figure, FROM_THE_BANK)


@rule
def rob(state, thief, victim):
    """EI10: 30 of its taels, or all if it has fewer."""
    stolen = min(MOST_STOLEN, state.taels[victim])
    state.taels[victim] -= stolen
    state.taels[thief] += stolen
    tell(state, ROBBED_OF, thief, victim, stolen)
