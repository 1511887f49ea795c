"""Chapter "Arrival" (3.6): a bandit is drawn and put on the board; also for events and quests."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now, turn_to

from .board import cards_in, distance, figures, is_empty, is_figure_of, nearest_distance
from .components import (
    BANDITS,
    EXILE_SQUARE,
    FIGURE,
    FORT,
    IN_DECK,
    MOST_FIGURES,
    NOBODY,
    NOWHERE,
    START_SQUARE,
)
from .readings import figures_that_stop_arrival
from .refusals import FORT_IS_CLOSED, NOT_EMPTY, NOT_IN_THE_DECK, NOT_THE_NEAREST
from .state import ARRIVALS, DRAW_BANDIT, PLACE_BANDIT
from .told import ARRIVED, DREW, DREW_CONVICT


@rule
def play_arrival(state):
    """3.6: phase 1 of one player; not in chapter 1, nor with max_figures or more."""
    seat = seat_now(state)
    pop(state)
    if state.chapter > 1 and figures(state, seat) < figures_that_stop_arrival(state):
        let_arrive(state, seat, 1)


@rule
def let_arrive(state, seat, count):
    """3.6, 3.7: so many bandits arrive now for this player, one after another."""
    push(state, ARRIVALS, seat)
    move_cursor(state, count)


@rule
def next_arrival(state):
    """3.2, 3.6: the next one is drawn, unless the deck is empty or the player has 12 figures."""
    left, seat = cursor(state), seat_now(state)
    if left == 0 or cards_in(state, IN_DECK) == 0 or figures(state, seat) >= MOST_FIGURES:
        pop(state)
        return
    move_cursor(state, left - 1)
    push(state, DRAW_BANDIT, seat)


@rule
def why_not_draw_bandit(state, seat, bandit):
    """3.2: every card of the deck is as likely as another; discards are not reshuffled."""
    return LEGAL if state.zone[bandit] == IN_DECK else because(NOT_IN_THE_DECK, bandit)


@rule
def draw_bandit(state, seat, bandit):
    """3.6, A29: a new figure without tokens on the card's start square; a convict if the card
    names a square of exile."""
    owner = seat_now(state)
    state.zone[bandit] = FIGURE
    state.owner[bandit] = owner
    state.exile[bandit] = EXILE_SQUARE[bandit]
    start = START_SQUARE[bandit]
    if EXILE_SQUARE[bandit] == NOWHERE:
        tell(state, DREW, owner, bandit)
    else:
        tell(state, DREW_CONVICT, owner, bandit, EXILE_SQUARE[bandit])
    if is_empty(state, start):
        pop(state)
        put_down(state, bandit, start)
    else:
        turn_to(state, PLACE_BANDIT, owner)
        move_cursor(state, start)


@rule
def homeless(state, seat):
    """3.6, 3.12: the figure of this player, of the lowest rank, that is still to be put down."""
    for figure in range(BANDITS):
        if is_figure_of(state, seat, figure) and state.square[figure] == NOWHERE:
            return figure
    return NOBODY


@rule
def why_not_place(state, seat, square):
    """3.6: the nearest empty square, never sea, never a fort; among equals the owner chooses."""
    if FORT[square]:
        return because(FORT_IS_CLOSED, square)
    if not is_empty(state, square):
        return because(NOT_EMPTY, square)
    if distance(cursor(state), square) > nearest_distance(state, cursor(state)):
        return because(NOT_THE_NEAREST, square)
    return LEGAL


@rule
def near_place(state, seat, square):
    """Only squares at that distance are worth asking about."""
    return distance(cursor(state), square) == nearest_distance(state, cursor(state))


@rule
def place(state, seat, square):
    """3.6: it is put there. Arriving is not moving."""
    pop(state)
    put_down(state, homeless(state, seat), square)


@rule
def put_down(state, figure, square):
    """3.6: the figurine stands on this square."""
    state.square[figure] = square
    tell(state, ARRIVED, figure, square)
