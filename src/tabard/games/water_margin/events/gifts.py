"""What events and quests give and take (3.7, 3.19)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..told import GOT_BANQUETS, GOT_GOURDS, GOT_TAELS


@rule
def give_taels(state, figure, taels):
    """3.19: from the bank onto the card."""
    if taels > 0:
        state.taels[figure] += taels
        tell(state, GOT_TAELS, figure, taels)


@rule
def give_gourds(state, figure, gourds):
    """3.19: arak gourds; a card holds any number of them (A30)."""
    if gourds > 0:
        state.gourd[figure] += gourds
        tell(state, GOT_GOURDS, figure, gourds)


@rule
def give_banquets(state, figure, banquets):
    """3.19: banquets; a card holds any number of them."""
    if banquets > 0:
        state.banquet[figure] += banquets
        tell(state, GOT_BANQUETS, figure, banquets)
