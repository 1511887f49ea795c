"""Warehouses and banks (3.20.4): what lies in them, who takes it, and what is lost with them."""

from __future__ import annotations

from ..components import colonies, nations, units
from ..options import TREASURE, plays_with
from ..world.limits import is_treasure_fleet
from ..world.map import has_improvement


def may_be_taken(state, giver, taker, what):
    """Garrisons and regiments give nothing back, warehouses goods to anybody; a bank's ducats go
    aboard a treasure fleet, where there are such (3.10.16, 3.20.3, 3.20.4)."""
    if giver < nations.FIRST_COLONY:
        return True
    if giver >= nations.FIRST_REGIMENT:
        return False
    if what == units.DUCATS:
        return goes_for_treasure(taker) or not plays_with(state, TREASURE)
    return what >= units.FIRST_GOOD


def goes_for_treasure(avatar):
    """A treasure fleet (3.20.3)."""
    return avatar >= nations.FIRST_FLEET and is_treasure_fleet(avatar - nations.FIRST_FLEET)


def empty_garrison(state, area):
    """The units of a colony are no more; what is stored there stays (3.16.5d)."""
    for unit in range(units.UNITS):
        state.held[nations.FIRST_COLONY + area][unit] = 0


def lose_stores(state, area):
    """With a bank its ducats are lost, with a warehouse its goods (3.20.4)."""
    if not has_improvement(state, area, colonies.BANK):
        state.held[nations.FIRST_COLONY + area][units.DUCATS] = 0
    if not has_improvement(state, area, colonies.WAREHOUSE):
        for what in range(units.FIRST_GOOD, units.CARGO):
            state.held[nations.FIRST_COLONY + area][what] = 0
