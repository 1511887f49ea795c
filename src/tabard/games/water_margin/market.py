"""Chapter "Market" (3.9): a gourd or a banquet for 10 taels, directly after a move."""

from __future__ import annotations

from tabard.engine.flow.stack import phase_now, pop
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import NOT_YOUR_FIGURE, is_figure_of
from .book import refuse, told
from .components import faces, pieces, squares
from .readings import markets_are_open

PRICE = 10


def can_buy_something(state, figure):
    """Is it worth asking? (3.9)"""
    return why_not_trade(state, figure) == LEGAL


NOT_IN_FORCE = refuse("3.1", _("This game is played without a market."))
NOT_ENOUGH_TAELS = refuse("3.9", _("{figure} has {taels}; a purchase costs {price}."), price=NUMBER)
BOUGHT_ALREADY = refuse("3.9", _("{figure} has bought something in this chapter already."))
NOT_ON_MARKET = refuse("3.9", _("{figure} is not in a town or an inn."))


def why_not_trade(state, figure):
    """Taels of its own, once a chapter, in a town or an inn (3.9, 3.17)."""
    if not markets_are_open(state):
        return because(NOT_IN_FORCE)
    if state.taels[figure] < PRICE:
        return because(NOT_ENOUGH_TAELS, figure, min(state.taels[figure], pieces.MOST_SHOWN), PRICE)
    if state.bought[figure]:
        return because(BOUGHT_ALREADY, figure)
    if not squares.MARKET[state.square[figure]]:
        return because(NOT_ON_MARKET, figure)
    return LEGAL


def when_buy(state, seat):
    """Only directly after a move."""
    return phase_now(state) == phases.BUYING


def near_buy(state, seat, figure):
    """Only the figure that has moved is worth asking about."""
    return figure == state.mover


BUYS_AFTER_A_MOVE = refuse("3.9", _("{figure} buys directly after its move."))


def why_not_buy(state, seat, figure, ware):
    """Directly after its move; convicts too (3.9)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    if refusal := why_not_trade(state, figure):
        return refusal
    if phase_now(state) != phases.BUYING or figure != state.mover:
        return because(BUYS_AFTER_A_MOVE, figure)
    return LEGAL


BOUGHT = told("bought", "3.9", _("{figure} buys {ware} for 10 taels."), ware=faces.WARES)


def buy(state, seat, figure, ware):
    """The taels go to the bank (3.9)."""
    state.taels[figure] -= PRICE
    state.bought[figure] = 1
    if ware == faces.A_GOURD:
        state.gourd[figure] += 1
    else:
        state.banquet[figure] += 1
    tell(state, BOUGHT, figure, ware)
    pop(state)


def buy_nothing(state, seat):
    """Nobody must buy; the figure goes on (3.9, 3.17)."""
    pop(state)
