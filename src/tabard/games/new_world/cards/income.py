"""Blue events that bring something home at once: income (N°27, 28, ES3, PT3, FR1, EN2, NL1), pieces
or production (N°16 to 20)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, cards, glory, goods, units
from ..glory.points import win_glory
from ..natives.raising import mines_in
from ..world.limits import can_take, pieces_left
from ..world.map import has_colony
from ..world.nations import home, merchant_fleets
from .aiming import FREE_PIECES

HIGHEST_PRICE, PRICE_RISE = 60, 5
SETTLERS_SENT, POINTS_SENT = 6, 8
MOST_PRODUCTION = 99


IS_INCOME = cards.among(
    cards.SILVER_FLEET, cards.SPICE_MARKET, cards.ENCOMIENDA, cards.SUGAR_MILLS,
    cards.COUREURS_DES_BOIS, cards.CHARTERED_COMPANY, cards.PLANTATION_COMPANY,
)  # fmt: skip
# 3.19 N°17 to 20: what these events give, and how much of it.
PIECE_GIVEN = cards.by_event(
    {cards.EMIGRANTS: units.SETTLERS, cards.VETERAN_TERCIO: units.INF,
     cards.HORSE_TRANSPORT: units.CAV, cards.FOUNDRY: units.ART}
)  # fmt: skip
PIECES_GIVEN = cards.by_event(
    {cards.EMIGRANTS: 4, cards.VETERAN_TERCIO: 3, cards.HORSE_TRANSPORT: 2, cards.FOUNDRY: 2}
)


def income_of(state, nation, event):
    """Ducats that the event brings (ES3, PT3, FR1, NL1, N°27)."""
    if event == cards.CHARTERED_COMPANY:
        return 20 * merchant_fleets(state, nation)
    total = 0
    for area in range(board.AREAS):
        own_colony = has_colony(state, nation, area)
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


def is_near_the_subdued(state, area):
    """In or adjacent to an area with a subdued location (ES3, 3.1.11)."""
    return state.subdued[area] or any(
        board.NEAR[area][near] and state.subdued[near] for near in range(board.AREAS)
    )


def markers_of(state, area, good):
    """Markers of a good, the new acreage among them (PT3, FR1)."""
    printed = sum(state.marker[area][slot] == good for slot in range(goods.MARKER_SLOTS))
    return printed + (state.acreage[area] == good)


def brings_something(state, nation, event):
    """Would it change anything? (3.10.2)"""
    if event == cards.SPICE_MARKET or event == cards.CHARTERED_COMPANY:
        return True
    if event == cards.PLANTATION_COMPANY:
        has_settlers = pieces_left(state, nation, units.SETTLERS) > 0
        return has_settlers or can_take(state, home(nation), units.POINTS) > 0
    return income_of(state, nation, event) > 0


def bring_income(state, nation, event):
    """At home, at once (EN2, 3.19)."""
    if event == cards.SPICE_MARKET:
        for good in range(goods.GOODS):
            state.price[good] = min(HIGHEST_PRICE, state.price[good] + PRICE_RISE)
    elif event == cards.PLANTATION_COMPANY:
        settlers = min(SETTLERS_SENT, pieces_left(state, nation, units.SETTLERS))
        receive(state, nation, units.SETTLERS, settlers)
        receive(state, nation, units.POINTS, POINTS_SENT)
    else:
        receive(state, nation, units.DUCATS, income_of(state, nation, event))
        if event == cards.CHARTERED_COMPANY:
            win_glory(state, nation, 1, glory.BY_CARDS)


def receive(state, nation, what, count):
    """What is beyond a maximum is cut (3.28.1)."""
    count = min(count, can_take(state, home(nation), what))
    state.held[home(nation)][what] += count
    tell(state, FREE_PIECES, nation, count, what)


# --- pieces, and production (N°16 to 20) --------------------------------------------------------


PRODUCTION_RISES = told("production", "3.19", _("{nation} produces {points}."))


def royal_favour(state, nation):
    """Two more production points for good (3.19 N°16)."""
    state.production[nation] = min(MOST_PRODUCTION, state.production[nation] + 2)
    tell(state, PRODUCTION_RISES, nation, state.production[nation])


def free_pieces(state, nation, event):
    """How many it gives, cut to the counters that are left; other events give none (3.19 N°17 to
    20, 3.6.7)."""
    return min(PIECES_GIVEN[event], pieces_left(state, nation, PIECE_GIVEN[event]))
