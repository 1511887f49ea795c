"""EI6, the uprooted willow (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule

from ..board import is_figure_of
from ..components import BANDITS, COMBAT, VALUE
from ..refusals import ANOTHER_IS_STRONGER
from ..tokens import gain_experience
from .whom import why_not_own_figure


@rule
def why_not_uprooted_willow(state, seat, figure):
    """EI6: the own figure whose leader has the highest printed Combat; among equals the owner
    chooses."""
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL:
        return refusal
    for other in range(BANDITS):
        if is_figure_of(state, seat, other) and VALUE[other][COMBAT] > VALUE[figure][COMBAT]:
            return because(ANOTHER_IS_STRONGER, other, figure)
    return LEGAL


@rule
def uprooted_willow(state, figure):
    """EI6: one experience."""
    gain_experience(state, figure, 1)
