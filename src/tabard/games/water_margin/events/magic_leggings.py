"""EI5, the magic leggings (3.19)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from ..refusals import NOT_AT_LARGE_FOR_LEGGINGS
from ..told import GOT_LEGGINGS
from .whom import is_at_large, why_not_own_figure


@rule
def why_not_magic_leggings(state, seat, figure):
    """EI5: an own unlocked figure of choice, not a prisoner."""
    refusal = why_not_own_figure(state, seat, figure)
    if refusal != LEGAL:
        return refusal
    if not is_at_large(state, figure):
        return because(NOT_AT_LARGE_FOR_LEGGINGS, figure)
    return LEGAL


@rule
def magic_leggings(state, figure):
    """EI5: its move this chapter may be up to four plain steps."""
    state.swift[figure] = 1
    tell(state, GOT_LEGGINGS, figure)
