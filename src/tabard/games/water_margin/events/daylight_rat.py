"""Daylight rat: a pickpocket (3.19) (EI10)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from ..board import is_figure_of
from ..book import refuse, told
from ..components import bandits
from ..tokens import give_taels
from .whom import is_in_reach, reaches_somebody, why_not_own_figure

MOST_STOLEN = 30
FROM_THE_BANK = 10


NOBODY_NEAR_TO_ROB = refuse("EI10", _("Nobody to rob is within 3 of {figure}."))
OUT_OF_THE_RATS_REACH = refuse(
    "EI10", _("{victim} is no other player's figure within 3 of {figure}.")
)


def why_not_daylight_rat(state, seat, figure):
    """First the own figure that robs, then the other player's within 3 of it; with none in reach of
    any, an own figure of choice (EI10)."""
    if state.chosen != bandits.NOBODY:
        if not is_in_reach(state, state.chosen, figure):
            return because(OUT_OF_THE_RATS_REACH, figure, state.chosen)
        return LEGAL
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL or reaches_somebody(state, figure):
        return refusal
    for other in range(bandits.BANDITS):
        if is_figure_of(state, seat, other) and reaches_somebody(state, other):
            return because(NOBODY_NEAR_TO_ROB, figure)
    return LEGAL


def daylight_rat(state, seat, figure):
    """The own figure is named and then its victim; alone, or with none in reach, the bank gives 10
    taels (EI10)."""
    if state.chosen != bandits.NOBODY:
        rob(state, state.chosen, figure)
    elif reaches_somebody(state, figure):
        state.chosen = figure
    else:
        give_taels(state, figure, FROM_THE_BANK)


ROBBED_OF = told(
    "robbed_of",
    "EI10",
    n_(
        "{thief} picks the pocket of {victim}: {taels} tael.",
        "{thief} picks the pocket of {victim}: {taels} taels.",
        "taels",
        none=_("{thief} finds nothing in the pocket of {victim}."),
    ),
    weight=1,
    thief=bandits.BANDITS,
    taels=NUMBER,
)


def rob(state, thief, victim):
    """30 of its taels, or all if it has fewer (EI10)."""
    stolen = min(MOST_STOLEN, state.taels[victim])
    state.taels[victim] -= stolen
    state.taels[thief] += stolen
    tell(state, ROBBED_OF, thief, victim, stolen)
