"""Chapter "Phase 5, player order" (rules 62 to 64)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told
from .players import NOBODY_THERE, OUT_OF_THE_GAME, next_in_order, players_left, takes_part

DRAWN_ALREADY = refuse("63", _("The marker of {seat} has been drawn already."))


def why_not_draw_faction(state, seat, drawn):
    """Any marker of a faction in play that has not been drawn (63)."""
    if drawn >= state.seats:
        return because(NOBODY_THERE)
    if not takes_part(state, drawn):
        return because(OUT_OF_THE_GAME, drawn)
    for place in range(cursor(state)):
        if state.order[place] == drawn:
            return because(DRAWN_ALREADY, drawn)
    return LEGAL


ORDER_DRAWN = told(
    "order_drawn", "63", _("{seat} is number {place} in the player order."), place=NUMBER
)


def draw_faction(state, seat, drawn):
    """First drawn plays first (63)."""
    place = cursor(state)
    state.order[place] = drawn
    move_cursor(state, place + 1)
    tell(state, ORDER_DRAWN, drawn, place + 1)
    if place + 1 == players_left(state):
        add_the_others(state, place + 1)


def add_the_others(state, place):
    """Who is out stands last (134, as an option)."""
    for other in range(state.seats):
        if not takes_part(state, other):
            state.order[place] = other
            place += 1


def order_is_drawn(state):
    """Every marker has been drawn (63)."""
    return cursor(state) == players_left(state)


def master(state):
    """The player first in order is the master of events (64)."""
    return state.order[next_in_order(state, 0)]
