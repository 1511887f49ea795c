"""EI9, the friendly jailer (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..board import is_figure_of, is_prisoner
from ..book import refuse
from ..components import bandits
from ..prison import free_prisoner
from ..tokens import give_taels
from .whom import why_not_own_figure

JAILERS_TAELS = 20


A_PRISONER_CAN_BE_FREED = refuse("EI9", _("{figure} is in prison: he is freed first."))


def why_not_friendly_jailer(state, seat, figure):
    """An own prisoner of choice; only where there is none, any own figure (EI9)."""
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL or is_prisoner(state, figure):
        return refusal
    for other in range(bandits.BANDITS):
        if is_figure_of(state, seat, other) and is_prisoner(state, other):
            return because(A_PRISONER_CAN_BE_FREED, other)
    return LEGAL


def friendly_jailer(state, figure):
    """Freed at once; or the figure gets 20 taels (EI9)."""
    if is_prisoner(state, figure):
        free_prisoner(state, figure)
    else:
        give_taels(state, figure, JAILERS_TAELS)
