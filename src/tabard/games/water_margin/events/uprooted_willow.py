"""EI6, the uprooted willow (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..board import is_figure_of
from ..book import refuse
from ..components import bandits
from ..tokens import gain_experience
from .whom import why_not_own_figure

ANOTHER_IS_STRONGER = refuse("EI6", _("{other} has a higher Combat than {figure}."))


def why_not_uprooted_willow(state, seat, figure):
    """The own figure whose leader has the highest printed Combat; among equals the owner chooses
    (EI6)."""
    if refusal := why_not_own_figure(state, seat, figure):
        return refusal
    for other in range(bandits.BANDITS):
        if (
            is_figure_of(state, seat, other)
            and bandits.VALUE[other][bandits.COMBAT] > bandits.VALUE[figure][bandits.COMBAT]
        ):
            return because(ANOTHER_IS_STRONGER, other, figure)
    return LEGAL


def uprooted_willow(state, figure):
    """One experience (EI6)."""
    gain_experience(state, figure, 1)
