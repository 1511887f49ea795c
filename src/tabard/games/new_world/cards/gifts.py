"""Blue events that give something at home, free (N°16 to 20)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..components.cards import EMIGRANTS, FOUNDRY, HORSE_TRANSPORT, VETERAN_TERCIO
from ..components.units import ART, CAV, INF, SETTLERS
from ..told import FREE_PIECES, PRODUCTION_RISES
from ..units import pieces_left

MOST_PRODUCTION = 99


@rule
def royal_favour(state, nation):
    """3.19 N°16: two more production points for good."""
    state.production[nation] = min(MOST_PRODUCTION, state.production[nation] + 2)
    tell(state, PRODUCTION_RISES, nation, state.production[nation])


@rule
def piece_given(event):
    """3.19 N°17 to 20: what the event gives."""
    if event == EMIGRANTS:
        return SETTLERS
    if event == VETERAN_TERCIO:
        return INF
    if event == HORSE_TRANSPORT:
        return CAV
    return ART


@rule
def free_pieces(state, nation, event):
    """3.19 N°17 to 20, 3.6.7: how many it gives, cut to the counters that are left; other events
    give none."""
    if event == EMIGRANTS:
        count = 4
    elif event == VETERAN_TERCIO:
        count = 3
    elif event == HORSE_TRANSPORT or event == FOUNDRY:
        count = 2
    else:
        return 0
    return min(count, pieces_left(state, nation, piece_given(event)))


@rule
def give_free_pieces(state, nation, event):
    """3.19 N°17 to 20: they lie at home."""
    count = free_pieces(state, nation, event)
    if count > 0:
        state.held[nation][piece_given(event)] += count
        tell(state, FREE_PIECES, nation, count, piece_given(event))
