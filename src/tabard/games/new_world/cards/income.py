"""Blue events that bring income at once (N°27, 28, ES3, PT3, FR1, EN2, NL1)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..components import board, cards, colonies, glory, goods, units
from ..glory.points import win_glory
from ..natives.raising import mines_in
from ..world.limits import can_take, pieces_left
from ..world.nations import home, merchant_fleets
from .aiming import FREE_PIECES

HIGHEST_PRICE, PRICE_RISE = 60, 5
SETTLERS_SENT, POINTS_SENT = 6, 8


@rule
def is_income(event):
    """Is it one of these seven?"""
    if event == cards.SILVER_FLEET or event == cards.SPICE_MARKET or event == cards.ENCOMIENDA:
        return True
    if (
        event == cards.SUGAR_MILLS
        or event == cards.COUREURS_DES_BOIS
        or event == cards.CHARTERED_COMPANY
    ):
        return True
    return event == cards.PLANTATION_COMPANY


@rule
def income_of(state, nation, event):
    """ES3, PT3, FR1, NL1, N°27: ducats that the event brings."""
    if event == cards.CHARTERED_COMPANY:
        return 20 * merchant_fleets(state, nation)
    total = 0
    for area in range(board.AREAS):
        own_colony = state.owner[area] == nation and state.colony[area] != colonies.NO_COLONY
        if event == cards.SILVER_FLEET and own_colony and mines_in(state, area) > 0:
            total += 15
        elif event == cards.ENCOMIENDA and own_colony and is_near_the_subdued(state, area):
            total += 6
        elif event == cards.SUGAR_MILLS and own_colony:
            total += 6 * markers_of(state, area, goods.SUGAR)
        elif event == cards.COUREURS_DES_BOIS:
            if state.owner[area] == nation or state.mission[area] == nation:
                total += 6 * markers_of(state, area, goods.FURS)
    return total


@rule
def is_near_the_subdued(state, area):
    """ES3, 3.1.11: in or adjacent to an area with a subdued location."""
    return state.subdued[area] or any(
        board.NEAR[area][near] and state.subdued[near] for near in range(board.AREAS)
    )


@rule
def markers_of(state, area, good):
    """PT3, FR1: markers of a good, the new acreage among them."""
    count = 1 if state.acreage[area] == good else 0
    for slot in range(goods.MARKER_SLOTS):
        count += state.marker[area][slot] == good
    return count


@rule
def brings_something(state, nation, event):
    """3.10.2: would it change anything?"""
    if event == cards.SPICE_MARKET or event == cards.CHARTERED_COMPANY:
        return True
    if event == cards.PLANTATION_COMPANY:
        return (
            pieces_left(state, nation, units.SETTLERS) > 0
            or can_take(state, home(nation), units.POINTS) > 0
        )
    return income_of(state, nation, event) > 0


@rule
def bring_income(state, nation, event):
    """EN2, 3.19: at home, at once."""
    if event == cards.SPICE_MARKET:
        for good in range(goods.GOODS):
            state.price[good] = min(HIGHEST_PRICE, state.price[good] + PRICE_RISE)
    elif event == cards.PLANTATION_COMPANY:
        receive(
            state,
            nation,
            units.SETTLERS,
            min(SETTLERS_SENT, pieces_left(state, nation, units.SETTLERS)),
        )
        receive(state, nation, units.POINTS, POINTS_SENT)
    else:
        receive(state, nation, units.DUCATS, income_of(state, nation, event))
        if event == cards.CHARTERED_COMPANY:
            win_glory(state, nation, 1, glory.BY_CARDS)


@rule
def receive(state, nation, what, count):
    """3.28.1: what is beyond a maximum is cut."""
    count = min(count, can_take(state, home(nation), what))
    state.held[home(nation)][what] += count
    tell(state, FREE_PIECES, nation, count, what)
