"""Raids (3.17.9): pirates go ashore, and what they take when they win."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..avatars import ships_in
from ..combat.starting import start_combat
from ..components.goods import GOODS
from ..components.nations import FIRST_COLONY, PIRATES
from ..components.units import FIRST_GOOD, P_INF, SETTLEMENT
from ..nations import period
from ..state import ATTACKER, PIRATE_RAID
from .told import SACKED

MOST_PIRATES = 12


@rule
def raid(state, fleet, area):
    """3.17.9: as many pirates as ships and the period's number, at most twelve."""
    count = min(ships_in(state, fleet) + period(state), MOST_PIRATES)
    start_combat(state, area, PIRATES, state.owner[area], PIRATE_RAID, 0)
    state.apart[ATTACKER][P_INF] = count


@rule
def sack(state, area):
    """3.17.9: half of the stored goods, and a level of the colony; the marker stays."""
    colony = FIRST_COLONY + area
    for good in range(GOODS):
        state.held[colony][FIRST_GOOD + good] //= 2
    if state.colony[area] > SETTLEMENT:
        state.colony[area] -= 1
    tell(state, SACKED, area)
