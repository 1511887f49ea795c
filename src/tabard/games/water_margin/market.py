"""Chapter "Market" (3.9): a gourd or a banquet for 10 taels, directly after a move."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import phase_now, pop

from .board import is_figure_of
from .components import A_GOURD, MARKET
from .readings import markets_are_open
from .refusals import (
    BOUGHT_ALREADY,
    BUYS_AFTER_A_MOVE,
    MOST_SHOWN,
    NOT_ENOUGH_TAELS,
    NOT_IN_FORCE,
    NOT_ON_MARKET,
    NOT_YOUR_FIGURE,
)
from .state import BUYING
from .told_on_the_road import BOUGHT

PRICE = 10


@rule
def can_buy_something(state, figure):
    """3.9: is it worth asking?"""
    return why_not_trade(state, figure) == LEGAL


@rule
def why_not_trade(state, figure):
    """3.9, 3.17: taels of its own, once a chapter, in a town or an inn."""
    if not markets_are_open(state):
        return because(NOT_IN_FORCE)
    if state.taels[figure] < PRICE:
        return because(NOT_ENOUGH_TAELS, figure, min(state.taels[figure], MOST_SHOWN))
    if state.bought[figure]:
        return because(BOUGHT_ALREADY, figure)
    if not MARKET[state.square[figure]]:
        return because(NOT_ON_MARKET, figure)
    return LEGAL


@rule
def when_buy(state, seat):
    """Only directly after a move."""
    return phase_now(state) == BUYING


@rule
def near_buy(state, seat, figure):
    """Only the figure that has moved is worth asking about."""
    return figure == state.mover


@rule
def why_not_buy(state, seat, figure, ware):
    """3.9: directly after its move; convicts too."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    refusal = why_not_trade(state, figure)
    if refusal != LEGAL:
        return refusal
    if phase_now(state) != BUYING or figure != state.mover:
        return because(BUYS_AFTER_A_MOVE, figure)
    return LEGAL


@rule
def buy(state, seat, figure, ware):
    """3.9: the taels go to the bank."""
    state.taels[figure] -= PRICE
    state.bought[figure] = 1
    if ware == A_GOURD:
        state.gourd[figure] += 1
    else:
        state.banquet[figure] += 1
    tell(state, BOUGHT, figure, ware)
    pop(state)


@rule
def buy_nothing(state, seat):
    """3.9, 3.17: nobody must buy; the figure goes on."""
    pop(state)
