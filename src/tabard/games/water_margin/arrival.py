"""Chapter "Arrival" (3.6): a bandit is drawn and put on the board; also for events and quests."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, move_cursor, pop, push, seat_now, turn_to
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .board import cards_in, distance, figures, is_empty, is_figure_of, nearest_distance
from .book import refuse, told
from .components import bandits, pieces, squares
from .readings import figures_that_stop_arrival


def play_arrival(state):
    """Phase 1 of one player; not in chapter 1, nor with max_figures or more (3.6)."""
    seat = seat_now(state)
    pop(state)
    if state.chapter > 1 and figures(state, seat) < figures_that_stop_arrival(state):
        let_arrive(state, seat, 1)


def let_arrive(state, seat, count):
    """So many bandits arrive now for this player, one after another (3.6, 3.7)."""
    push(state, phases.ARRIVALS, seat, count)


def next_arrival(state):
    """The next one is drawn, unless the deck is empty or the player has 12 figures (3.2, 3.6)."""
    left, seat = cursor(state), seat_now(state)
    if (
        left == 0
        or cards_in(state, bandits.IN_DECK) == 0
        or figures(state, seat) >= pieces.MOST_FIGURES
    ):
        pop(state)
        return
    move_cursor(state, left - 1)
    push(state, phases.DRAW_BANDIT, seat)


NOT_IN_THE_DECK = refuse("3.6", _("{bandit} is not in the deck."))


def why_not_draw_bandit(state, seat, bandit):
    """Every card of the deck is as likely as another; discards are not reshuffled (3.2)."""
    return LEGAL if state.zone[bandit] == bandits.IN_DECK else because(NOT_IN_THE_DECK, bandit)


DREW = told("drew", "3.6", _("{seat} draws {bandit}."))
DREW_CONVICT = told(
    "drew_convict",
    "3.6",
    _("{seat} draws {bandit}, a convict bound for {exile}."),
    exile=squares.SQUARES,
)


def draw_bandit(state, seat, bandit):
    """A new figure without tokens on the card's start square; a convict if the card names a square
    of exile (3.6, A29)."""
    owner = seat_now(state)
    state.zone[bandit] = bandits.FIGURE
    state.owner[bandit] = owner
    state.exile[bandit] = bandits.EXILE_SQUARE[bandit]
    start = bandits.START_SQUARE[bandit]
    if bandits.EXILE_SQUARE[bandit] == squares.NOWHERE:
        tell(state, DREW, owner, bandit)
    else:
        tell(state, DREW_CONVICT, owner, bandit, bandits.EXILE_SQUARE[bandit])
    if is_empty(state, start):
        pop(state)
        put_down(state, bandit, start)
    else:
        turn_to(state, phases.PLACE_BANDIT, owner, start)


def homeless(state, seat):
    """The figure of this player, of the lowest rank, that is still to be put down (3.6, 3.12)."""
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure) and state.square[figure] == squares.NOWHERE:
            return figure
    return bandits.NOBODY


NOT_EMPTY = refuse("3.6", _("{square} is not empty land."))
FORT_IS_CLOSED = refuse("3.6", _("{square} is a fort: nobody is put there on arrival."))
NOT_THE_NEAREST = refuse("3.6", _("There is an empty square nearer than {square}."))


def why_not_place(state, seat, square):
    """The nearest empty square, never sea, never a fort; among equals the owner chooses (3.6)."""
    if squares.FORT[square]:
        return because(FORT_IS_CLOSED, square)
    if not is_empty(state, square):
        return because(NOT_EMPTY, square)
    if distance(cursor(state), square) > nearest_distance(state, cursor(state)):
        return because(NOT_THE_NEAREST, square)
    return LEGAL


def near_place(state, seat, square):
    """Only squares at that distance are worth asking about."""
    return distance(cursor(state), square) == nearest_distance(state, cursor(state))


def place(state, seat, square):
    """It is put there. Arriving is not moving. (3.6)"""
    pop(state)
    put_down(state, homeless(state, seat), square)


ARRIVED = told("arrived", "3.6", _("{bandit} comes to {square}."))


def put_down(state, figure, square):
    """The figurine stands on this square (3.6)."""
    state.square[figure] = square
    tell(state, ARRIVED, figure, square)
