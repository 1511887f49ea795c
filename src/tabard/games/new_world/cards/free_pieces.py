"""Blue events that give something at home, free (N°16 to 20)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.words import _

from ..book import told
from ..components import cards, units
from ..world.limits import pieces_left
from ..world.nations import home
from .aiming import FREE_PIECES

MOST_PRODUCTION = 99


PRODUCTION_RISES = told("production", "3.19", _("{nation} produces {points}."))


@rule
def royal_favour(state, nation):
    """3.19 N°16: two more production points for good."""
    state.production[nation] = min(MOST_PRODUCTION, state.production[nation] + 2)
    tell(state, PRODUCTION_RISES, nation, state.production[nation])


@rule
def piece_given(event):
    """3.19 N°17 to 20: what the event gives."""
    if event == cards.EMIGRANTS:
        return units.SETTLERS
    if event == cards.VETERAN_TERCIO:
        return units.INF
    if event == cards.HORSE_TRANSPORT:
        return units.CAV
    return units.ART


@rule
def free_pieces(state, nation, event):
    """3.19 N°17 to 20, 3.6.7: how many it gives, cut to the counters that are left; other events
    give none."""
    if event == cards.EMIGRANTS:
        count = 4
    elif event == cards.VETERAN_TERCIO:
        count = 3
    elif event == cards.HORSE_TRANSPORT or event == cards.FOUNDRY:
        count = 2
    else:
        return 0
    return min(count, pieces_left(state, nation, piece_given(event)))


@rule
def give_free_pieces(state, nation, event):
    """3.19 N°17 to 20: they lie at home."""
    count = free_pieces(state, nation, event)
    if count > 0:
        state.held[home(nation)][piece_given(event)] += count
        tell(state, FREE_PIECES, nation, count, piece_given(event))
