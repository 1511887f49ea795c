"""Blue events that give at once: production or pieces (N°16 to 20), ducats, prices or settlers
(N°27, 28, ES3, PT3, FR1, EN2, NL1)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, cards, glory, goods, nations, units
from ..glory.points import win_glory
from ..natives.raising import mines_in
from ..world.limits import pieces_left
from ..world.map import has_colony
from ..world.nations import home, merchant_fleets
from ..world.stacking_limits import can_take, take_up_to_the_maximum
from .aiming import FREE_PIECES


def receive(state, nation, what, count):
    """At home, as many as there is room for (3.19, 3.28.1)."""
    tell(state, FREE_PIECES, nation, take_up_to_the_maximum(state, home(nation), what, count), what)


# --- production, and pieces (N°16 to 20) --------------------------------------------------------


PRODUCTION_RISES = told("production", "3.19", _("{nation} produces {points}."))


def royal_favour(state, nation):
    """Two more production points for good (3.19 N°16)."""
    state.production[nation] = min(nations.MOST_PRODUCTION, state.production[nation] + 2)
    tell(state, PRODUCTION_RISES, nation, state.production[nation])


SORT_OF_PIECES = cards.by_event(
    {cards.EMIGRANTS: units.SETTLERS, cards.VETERAN_TERCIO: units.INF,
     cards.HORSE_TRANSPORT: units.CAV, cards.FOUNDRY: units.ART}
)  # fmt: skip
MOST_PIECES = cards.by_event(
    {cards.EMIGRANTS: 4, cards.VETERAN_TERCIO: 3, cards.HORSE_TRANSPORT: 2, cards.FOUNDRY: 2}
)


def free_pieces(state, nation, event):
    """How many it gives, cut to the counters that are left; other events give none (3.19 N°17 to
    20, 3.6.7)."""
    return min(MOST_PIECES[event], pieces_left(state, nation, SORT_OF_PIECES[event]))


# --- income (N°27, 28, ES3, PT3, FR1, EN2, NL1) -------------------------------------------------


IS_INCOME = cards.among(
    cards.SILVER_FLEET, cards.SPICE_MARKET, cards.ENCOMIENDA, cards.SUGAR_MILLS,
    cards.COUREURS_DES_BOIS, cards.PLANTATION_COMPANY, cards.CHARTERED_COMPANY,
)  # fmt: skip
DUCATS_EACH = cards.by_event(
    {cards.SILVER_FLEET: 15, cards.ENCOMIENDA: 6, cards.SUGAR_MILLS: 6,
     cards.COUREURS_DES_BOIS: 6, cards.CHARTERED_COMPANY: 20}
)  # fmt: skip


def income_of(state, nation, event):
    """Ducats for each source of its own (ES3, PT3, FR1, NL1, N°27)."""
    if event == cards.CHARTERED_COMPANY:
        return DUCATS_EACH[event] * merchant_fleets(state, nation)
    return DUCATS_EACH[event] * sum(
        sources_in(state, nation, event, area) for area in range(board.AREAS)
    )


def sources_in(state, nation, event, area):
    """Furs where a nation has marker or mission; of its colonies one with a mine, one near the
    subdued, or the sugar there (FR1, ES3, PT3, N°27)."""
    if event == cards.COUREURS_DES_BOIS:
        is_there = state.owner[area] == nation or state.mission[area] == nation
        return markers_of(state, area, goods.FURS) if is_there else 0
    if not has_colony(state, nation, area):
        return 0
    if event == cards.SUGAR_MILLS:
        return markers_of(state, area, goods.SUGAR)
    if event == cards.SILVER_FLEET:
        return mines_in(state, area) > 0
    return is_near_the_subdued(state, area)


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
    """Would it change anything? Prices, and a point of glory, always do (3.10.2)."""
    if event == cards.SPICE_MARKET or event == cards.CHARTERED_COMPANY:
        return True
    if event == cards.PLANTATION_COMPANY:
        has_settlers = pieces_left(state, nation, units.SETTLERS) > 0
        return has_settlers or can_take(state, home(nation), units.POINTS) > 0
    return income_of(state, nation, event) > 0


PRICE_RISE = 5
SETTLERS_SENT, POINTS_SENT = 6, 8


def bring_income(state, nation, event):
    """All prices rise; settlers and build points; or ducats, with a point of glory for the
    Chartered Company (EN2, NL1, N°28)."""
    if event == cards.SPICE_MARKET:
        for good in range(goods.GOODS):
            state.price[good] = min(goods.HIGHEST_PRICE, state.price[good] + PRICE_RISE)
    elif event == cards.PLANTATION_COMPANY:
        settlers = min(SETTLERS_SENT, pieces_left(state, nation, units.SETTLERS))
        receive(state, nation, units.SETTLERS, settlers)
        receive(state, nation, units.POINTS, POINTS_SENT)
    else:
        receive(state, nation, units.DUCATS, income_of(state, nation, event))
        if event == cards.CHARTERED_COMPANY:
            win_glory(state, nation, 1, glory.BY_CARDS)
