"""EI5, the magic leggings (3.19). How such a move goes stands where the others do: ``moving``, and
in ``step``, ``oath`` and ``duel`` what it may not end with."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from .whom import is_at_large, why_not_own_figure

NOT_AT_LARGE_FOR_LEGGINGS = refuse(
    "EI5", _("{figure} is in prison or locked in a duel: leggings are of no use.")
)


def why_not_magic_leggings(state, seat, figure):
    """An own unlocked figure of choice, not a prisoner (EI5)."""
    if refusal := why_not_own_figure(state, seat, figure):
        return refusal
    if not is_at_large(state, figure):
        return because(NOT_AT_LARGE_FOR_LEGGINGS, figure)
    return LEGAL


GOT_LEGGINGS = told(
    "leggings", "EI5", _("{figure} ties magic leggings on: up to four steps this chapter.")
)


def magic_leggings(state, figure):
    """Its move this chapter may be up to four plain steps (EI5)."""
    state.swift[figure] = 1
    tell(state, GOT_LEGGINGS, figure)
