"""EI11, the drugged wine (3.19); what it does when phase 3 ends stands in the chapter (3.8)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from ..refusals import NOT_AT_LARGE_FOR_WINE, OUT_OF_THE_WINES_REACH
from ..told import DRANK_DRUGGED_WINE
from .whom import is_at_large, is_within_reach_of, why_not_own_figure


@rule
def why_not_drugged_wine(state, seat, figure):
    """EI11: a figure of another player within 3 of an own one, alone an own one; neither a
    prisoner nor locked."""
    if state.seats == 1:
        refusal = why_not_own_figure(state, seat, figure)
        if refusal != LEGAL:
            return refusal
    elif not is_within_reach_of(state, seat, figure):
        return because(OUT_OF_THE_WINES_REACH, figure)
    if not is_at_large(state, figure):
        return because(NOT_AT_LARGE_FOR_WINE, figure)
    return LEGAL


@rule
def drugged_wine(state, figure):
    """EI11: it is immobilised when phase 3 ends."""
    state.drugged[figure] = 1
    tell(state, DRANK_DRUGGED_WINE, figure)
