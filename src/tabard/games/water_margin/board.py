"""Chapter "Board, squares and adjacency" (3.3): what stands where, and how far apart."""

from __future__ import annotations

from tabard.engine.rule import table
from tabard.engine.words import _

from .book import refuse
from .components import bandits, pieces, squares

NOT_YOUR_FIGURE = refuse("3.17", _("{bandit} is not one of your figures."))


def distance(square, other):
    """The greater of the differences in columns and rows, whatever lies between (3.3)."""
    columns = square % squares.COLUMNS - other % squares.COLUMNS
    rows = square // squares.COLUMNS - other // squares.COLUMNS
    return max(max(columns, -columns), max(rows, -rows))


# All squares, from each of them: the nearest come first.
NEAREST_FIRST = table(
    [
        sorted(range(squares.SQUARES), key=lambda other: distance(square, other))
        for square in range(squares.SQUARES)
    ]
)


def adjacent(square, other):
    """Orthogonally or diagonally next to each other (S13, S14, 3.3)."""
    return distance(square, other) == 1


def is_diagonal(square, other):
    """Neither in one column nor in one row (S14, EC1)."""
    return (
        square % squares.COLUMNS != other % squares.COLUMNS
        and square // squares.COLUMNS != other // squares.COLUMNS
    )


def figure_on(state, square):
    """The figure on a square, of the lowest rank where there are several; or NOBODY (3.3)."""
    for figure in range(bandits.BANDITS):
        if state.square[figure] == square:
            return figure
    return bandits.NOBODY


def claimed_by(state, square):
    """Whose refuge token lies on a square; or NO_SEAT (R4, R5)."""
    for seat in range(state.seats):
        if state.refuge[seat] == square:
            return seat
    return pieces.NO_SEAT


def is_empty(state, square):
    """Land on which no figure stands and which nobody has claimed (S12, 3.3)."""
    return (
        not squares.SEA[square]
        and figure_on(state, square) == bandits.NOBODY
        and claimed_by(state, square) == pieces.NO_SEAT
    )


def nearest_distance(state, square):
    """How far it is to the nearest empty square that is no fort (3.6)."""
    for n in range(squares.SQUARES):
        other = NEAREST_FIRST[square][n]
        if not squares.FORT[other] and is_empty(state, other):
            return distance(square, other)
    return squares.COLUMNS


def is_convict(state, figure):
    """It bears a convict token, and with it a square of exile (3.6)."""
    return state.exile[figure] != squares.NOWHERE


def is_prisoner(state, figure):
    """It lies in prison (P3)."""
    return state.prison[figure] > 0


def is_free(state, figure):
    """Neither convict nor prisoner (3.6)."""
    return not is_convict(state, figure) and not is_prisoner(state, figure)


def is_locked(state, figure):
    """It has a pending duel (S36, 3.10)."""
    return state.opponent[figure] != bandits.NOBODY


def waits_at_the_gate(state, figure):
    """It stands on the refuge of its own player (R7)."""
    return claimed_by(state, state.square[figure]) == state.owner[figure]


def is_figure_of(state, seat, bandit):
    """A figure of this player (3.2)."""
    return state.zone[bandit] == bandits.FIGURE and state.owner[bandit] == seat


def is_member_of(state, seat, bandit):
    """A member of this player's gang (R8)."""
    return state.zone[bandit] == bandits.MEMBER and state.owner[bandit] == seat


def figures(state, seat):
    """How many figures a player has on the board (3.2)."""
    return cards_of(state, seat, bandits.FIGURE)


def gang(state, seat):
    """How many members a player's gang has (R8)."""
    return cards_of(state, seat, bandits.MEMBER)


def cards_of(state, seat, zone):
    """How many of a player's cards lie in a zone (3.2)."""
    return sum(
        1
        for bandit in range(bandits.BANDITS)
        if state.zone[bandit] == zone and state.owner[bandit] == seat
    )


def cards_in(state, zone):
    """How many cards lie in a zone, whoever has them (3.2)."""
    return sum(state.zone[bandit] == zone for bandit in range(bandits.BANDITS))


def brothers(state, figure):
    """How many sworn brothers a figure has (S23)."""
    return sum(state.leader[bandit] == figure for bandit in range(bandits.BANDITS))


def seat_in_turn(state, place):
    """Who plays in this place of the turn order, the first player first (3.5)."""
    return (state.first_seat + place) % state.seats
