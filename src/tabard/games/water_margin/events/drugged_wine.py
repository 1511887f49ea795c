"""EI11, the drugged wine (3.19); what it does when phase 3 ends stands in the chapter (3.8)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from .whom import is_at_large, is_within_reach_of, why_not_own_figure

OUT_OF_THE_WINES_REACH = refuse(
    "EI11", _("{victim} is no other player's figure within 3 of one of yours.")
)
NOT_AT_LARGE_FOR_WINE = refuse(
    "EI11", _("{victim} is in prison or locked in a duel: the wine stays away.")
)


def why_not_drugged_wine(state, seat, figure):
    """A figure of another player within 3 of an own one, alone an own one; neither a prisoner nor
    locked (EI11)."""
    if state.seats == 1:
        if refusal := why_not_own_figure(state, seat, figure):
            return refusal
    elif not is_within_reach_of(state, seat, figure):
        return because(OUT_OF_THE_WINES_REACH, figure)
    if not is_at_large(state, figure):
        return because(NOT_AT_LARGE_FOR_WINE, figure)
    return LEGAL


DRANK_DRUGGED_WINE = told(
    "drugged",
    "EI11",
    _("The wine of {figure} is drugged: after the incidents {figure} is immobilised."),
    weight=1,
)


def drugged_wine(state, figure):
    """It is immobilised when phase 3 ends (EI11)."""
    state.drugged[figure] = 1
    tell(state, DRANK_DRUGGED_WINE, figure)
