"""EI2, the branded brow (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..board import is_figure_of
from ..book import refuse, told
from ..components import bandits, squares
from ..prison import become_convict
from .whom import is_free_and_unlocked, why_not_own_figure

FINE = 30


NOT_FREE_TO_BE_BRANDED = refuse(
    "EI2", _("{figure} is a convict, in prison or locked in a duel: nobody brands it.")
)
ANOTHER_IS_RICHER = refuse("EI2", _("{other} has more taels than {figure}."))


def why_not_branded_brow(state, seat, figure):
    """The own free, unlocked figure with most taels; among equals the owner chooses (EI2)."""
    if refusal := why_not_own_figure(state, seat, figure):
        return refusal
    if not is_free_and_unlocked(state, figure):
        return because(NOT_FREE_TO_BE_BRANDED, figure)
    for other in range(bandits.BANDITS):
        if is_figure_of(state, seat, other) and is_free_and_unlocked(state, other):
            if state.taels[other] > state.taels[figure]:
                return because(ANOTHER_IS_RICHER, other, figure)
    return LEGAL


BOUGHT_OFF_THE_BRAND = told("bought_off", "EI2", _("{figure} pays {taels} and keeps a clean brow."))


def branded_brow(state, figure):
    """It must pay 30 taels to the bank; with fewer it pays nothing and becomes a convict bound for
    Mengzhou (EI2)."""
    if state.taels[figure] >= FINE:
        state.taels[figure] -= FINE
        tell(state, BOUGHT_OFF_THE_BRAND, figure, FINE)
    else:
        become_convict(state, figure, squares.MENGZHOU)
