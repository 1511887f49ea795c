"""Raids (3.17.9): pirates go ashore, and what they take when they win."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.words import _

from ..book import told
from ..components import board, goods, nations, units
from ..state import ATTACKER, PIRATE_RAID
from ..world.avatars import ships_in
from ..world.nations import period
from .starting import start_combat

MOST_PIRATES = 12


@rule
def raid(state, fleet, area):
    """3.17.9: as many pirates as ships and the period's number, at most twelve."""
    count = min(ships_in(state, fleet) + period(state), MOST_PIRATES)
    start_combat(state, area, nations.PIRATES, state.owner[area], PIRATE_RAID, 0)
    state.apart[ATTACKER][units.P_INF] = count


SACKED = told("sacked", "3.17.9", _("Pirates sack {area}."), weight=2, area=board.AREAS)


@rule
def sack(state, area):
    """3.17.9: half of the stored goods, and a level of the colony; the marker stays."""
    colony = nations.FIRST_COLONY + area
    for good in range(goods.GOODS):
        state.held[colony][units.FIRST_GOOD + good] //= 2
    if state.colony[area] > units.SETTLEMENT:
        state.colony[area] -= 1
    tell(state, SACKED, area)
