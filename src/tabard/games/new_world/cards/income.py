"""Blue events that bring income at once (N°27, 28, ES3, PT3, FR1, EN2, NL1)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..components.cards import (
    CHARTERED_COMPANY,
    COUREURS_DES_BOIS,
    ENCOMIENDA,
    PLANTATION_COMPANY,
    SILVER_FLEET,
    SPICE_MARKET,
    SUGAR_MILLS,
)
from ..components.glory import BY_CARDS
from ..components.goods import FURS, GOODS, MARKER_KIND, MARKER_SLOTS, MINE, SUGAR
from ..components.map import AREAS, MOST_NEAR, NEAR_AREAS
from ..components.units import DUCATS, NO_COLONY, POINTS, SETTLERS
from ..glory import win_glory
from ..nations import merchant_fleets
from ..told import FREE_PIECES
from ..units import can_take, pieces_left

HIGHEST_PRICE, PRICE_RISE = 60, 5
SETTLERS_SENT, POINTS_SENT = 6, 8


@rule
def is_income(event):
    """Is it one of these seven?"""
    if event == SILVER_FLEET or event == SPICE_MARKET or event == ENCOMIENDA:
        return True
    if event == SUGAR_MILLS or event == COUREURS_DES_BOIS or event == CHARTERED_COMPANY:
        return True
    return event == PLANTATION_COMPANY


@rule
def income_of(state, nation, event):
    """ES3, PT3, FR1, NL1, N°27: ducats that the event brings."""
    if event == CHARTERED_COMPANY:
        return 20 * merchant_fleets(state, nation)
    total = 0
    for area in range(AREAS):
        own_colony = state.owner[area] == nation and state.colony[area] != NO_COLONY
        if event == SILVER_FLEET and own_colony and has_mine(state, area):
            total += 15
        elif event == ENCOMIENDA and own_colony and is_near_the_subdued(state, area):
            total += 6
        elif event == SUGAR_MILLS and own_colony:
            total += 6 * markers_of(state, area, SUGAR)
        elif event == COUREURS_DES_BOIS:
            if state.owner[area] == nation or state.mission[area] == nation:
                total += 6 * markers_of(state, area, FURS)
    return total


@rule
def has_mine(state, area):
    """N°27: a mine that is not depleted."""
    for slot in range(MARKER_SLOTS):
        if MARKER_KIND[state.marker[area][slot]] == MINE:
            return True
    return False


@rule
def is_near_the_subdued(state, area):
    """ES3, 3.1.11: in or adjacent to an area with a subdued location."""
    if state.subdued[area]:
        return True
    for n in range(MOST_NEAR):
        near = NEAR_AREAS[area][n]
        if near >= 0 and state.subdued[near]:
            return True
    return False


@rule
def markers_of(state, area, good):
    """PT3, FR1: markers of a good, the new acreage among them."""
    count = 1 if state.acreage[area] == good else 0
    for slot in range(MARKER_SLOTS):
        count += state.marker[area][slot] == good
    return count


@rule
def brings_something(state, nation, event):
    """3.10.2: would it change anything?"""
    if event == SPICE_MARKET or event == CHARTERED_COMPANY:
        return True
    if event == PLANTATION_COMPANY:
        return pieces_left(state, nation, SETTLERS) > 0 or can_take(state, nation, POINTS) > 0
    return income_of(state, nation, event) > 0


@rule
def bring_income(state, nation, event):
    """EN2, 3.19: at home, at once."""
    if event == SPICE_MARKET:
        for good in range(GOODS):
            state.price[good] = min(HIGHEST_PRICE, state.price[good] + PRICE_RISE)
    elif event == PLANTATION_COMPANY:
        receive(state, nation, SETTLERS, min(SETTLERS_SENT, pieces_left(state, nation, SETTLERS)))
        receive(state, nation, POINTS, POINTS_SENT)
    else:
        receive(state, nation, DUCATS, income_of(state, nation, event))
        if event == CHARTERED_COMPANY:
            win_glory(state, nation, 1, BY_CARDS)


@rule
def receive(state, nation, what, count):
    """3.28.1: what is beyond a maximum is cut."""
    count = min(count, can_take(state, nation, what))
    state.held[nation][what] += count
    tell(state, FREE_PIECES, nation, count, what)
