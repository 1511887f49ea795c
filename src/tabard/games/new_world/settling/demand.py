"""The public demand (3.9.A6, 3.12.3): a deck of ten cards, of which some are known to who put them
under, and how an open one is filled."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, turn_to
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import glory, goods
from ..glory.points import win_glory


def deepest_layer(state):
    """The lowest layer of the demand deck in which a card lies; -1 if the deck is empty."""
    deepest = -1
    for demand in range(goods.DEMANDS):
        if state.demand_place[demand] < goods.SHOWN_TO:
            deepest = max(deepest, state.demand_place[demand])
    return deepest


def highest_layer(state):
    """The highest layer of the demand deck in which a card lies; SHOWN_TO if it is empty."""
    highest = goods.SHOWN_TO
    for demand in range(goods.DEMANDS):
        highest = min(highest, state.demand_place[demand])
    return highest


NO_DEMAND = refuse("3.9.A6", _("No demand card is left in the deck."))


def why_not_look_at_demand(state, seat):
    """At the top card, if there is one (3.9.A6)."""
    return LEGAL if deepest_layer(state) >= 0 else because(NO_DEMAND)


def look_at_demand(state, seat):
    """One nation alone sees the card; who is absent lays it open (3.9.A6, 3.23)."""
    turn_to(state, phases.DEMAND_CARD, CHANCE, seat)


NOT_ON_TOP = refuse("3.1.4", _("Another demand card lies on top."))


def why_not_turn_demand(state, seat, demand):
    """Any card of the top layer (3.1.4)."""
    top = highest_layer(state)
    on_top = state.demand_place[demand] == top and top < goods.SHOWN_TO
    return LEGAL if on_top else because(NOT_ON_TOP)


def seen_by_turn_demand(state, seat, demand):
    """The one who looks (3.27)."""
    return cursor(state)


LOOKED_AT_DEMAND = told(
    "looked_at_demand",
    "3.9.A6",
    _("{seat} looks at the demand for {demand}."),
    unseen=_("{seat} looks at a demand card."),
)


def turn_demand(state, seat, demand):
    """It is shown to one nation (3.9.A6, 3.19.6)."""
    looker = cursor(state)
    state.demand_place[demand] = goods.SHOWN_TO + looker
    close_up(state)
    tell(state, LOOKED_AT_DEMAND, looker, demand)
    turn_to(state, phases.LAY_OPEN, looker)


def close_up(state):
    """Layers are counted from the top."""
    gap = highest_layer(state)
    if 0 < gap < goods.SHOWN_TO:
        for demand in range(goods.DEMANDS):
            if state.demand_place[demand] < goods.SHOWN_TO:
                state.demand_place[demand] -= gap


def card_shown_to(state, seat):
    """The demand card that a seat is looking at."""
    for demand in range(goods.DEMANDS):
        if state.demand_place[demand] == goods.SHOWN_TO + seat:
            return demand
    return -1


NOT_SHOWN = refuse("3.9.A6", _("The card is not the demand for {demand}."))


def why_not_lay_open(state, seat, demand):
    """The card that was looked at (3.9.A6)."""
    return LEGAL if demand == card_shown_to(state, seat) else because(NOT_SHOWN, demand)


DEMAND_LAID = told("demand_laid", "3.9.A6", _("{nation} lays open the demand for {demand}."))


def lay_open(state, seat, demand):
    """It stays open until it is filled; a point of glory (3.9.A6, 3.23)."""
    state.demand_place[demand] = goods.DEMAND_OPEN
    state.demand_seen[demand] = 0
    state.demand_filled[demand] = 0
    tell(state, DEMAND_LAID, state.nation[seat], demand)
    pop(state)
    win_glory(state, state.nation[seat], 1, glory.BY_DEMAND)


DEMAND_UNDER = told("demand_under", "3.9.A6", _("{nation} puts the demand card under the deck."))


def put_under(state, seat):
    """Under the deck; who has looked knows it for good (3.9.A6, 3.27)."""
    demand = card_shown_to(state, seat)
    state.demand_place[demand] = deepest_layer(state) + 1
    state.demand_seen[demand] = 1 << seat
    tell(state, DEMAND_UNDER, state.nation[seat])
    pop(state)


# --- an open demand ------------------------------------------------------------------------------

ITEMS_OF_A_DEMAND = 4


def open_demand(state, good):
    """The open demand for a good, or -1 (3.12.3)."""
    for demand in range(goods.DEMANDS):
        if goods.DEMAND_GOOD[demand] == good and state.demand_place[demand] == goods.DEMAND_OPEN:
            return demand
    return -1


def more_by_demand(price):
    """An open demand pays half as much again for a piece (3.12.3)."""
    return price // 2


DEMAND_FILLED = told("filled", "3.12.3", _("{nation} fills the demand for {demand}."), weight=1)


def fill_demand(state, nation, demand):
    """With the fourth item the card goes under the deck; everybody has seen it (3.12.3)."""
    state.demand_filled[demand] += 1
    if state.demand_filled[demand] < ITEMS_OF_A_DEMAND:
        return
    state.demand_filled[demand] = 0
    state.demand_place[demand] = deepest_layer(state) + 1
    state.demand_seen[demand] = (1 << state.seats) - 1
    tell(state, DEMAND_FILLED, nation, demand)
    win_glory(state, nation, 1, glory.BY_DEMAND)
