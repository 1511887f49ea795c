"""Chapter "Board, squares and adjacency" (3.3): what stands where, and how far apart."""

from __future__ import annotations

from tabard.engine.rule import table
from tabard.engine.words import _

from .book import refuse
from .components import bandits, pieces, squares

NOT_YOUR_FIGURE = refuse("3.17", _("{bandit} is not one of your figures."))


def distance(square, other):
    """3.3: the greater of the differences in columns and rows, whatever lies between."""
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
    """S13, S14, 3.3: orthogonally or diagonally next to each other."""
    return distance(square, other) == 1


def is_diagonal(square, other):
    """S14, EC1: neither in one column nor in one row."""
    return (
        square % squares.COLUMNS != other % squares.COLUMNS
        and square // squares.COLUMNS != other // squares.COLUMNS
    )


def figure_on(state, square):
    """3.3: the figure on a square, of the lowest rank where there are several; or NOBODY."""
    for figure in range(bandits.BANDITS):
        if state.square[figure] == square:
            return figure
    return bandits.NOBODY


def claimed_by(state, square):
    """R4, R5: whose refuge token lies on a square; or NO_SEAT."""
    for seat in range(state.seats):
        if state.refuge[seat] == square:
            return seat
    return pieces.NO_SEAT


def is_empty(state, square):
    """S12, 3.3: land on which no figure stands and which nobody has claimed."""
    return (
        not squares.SEA[square]
        and figure_on(state, square) == bandits.NOBODY
        and claimed_by(state, square) == pieces.NO_SEAT
    )


def nearest_distance(state, square):
    """3.6: how far it is to the nearest empty square that is no fort."""
    for n in range(squares.SQUARES):
        other = NEAREST_FIRST[square][n]
        if not squares.FORT[other] and is_empty(state, other):
            return distance(square, other)
    return squares.COLUMNS


def is_convict(state, figure):
    """3.6: it bears a convict token, and with it a square of exile."""
    return state.exile[figure] != squares.NOWHERE


def is_prisoner(state, figure):
    """P3: it lies in prison."""
    return state.prison[figure] > 0


def is_free(state, figure):
    """3.6: neither convict nor prisoner."""
    return not is_convict(state, figure) and not is_prisoner(state, figure)


def is_locked(state, figure):
    """S36, 3.10: it has a pending duel."""
    return state.opponent[figure] != bandits.NOBODY


def waits_at_the_gate(state, figure):
    """R7: it stands on the refuge of its own player."""
    return claimed_by(state, state.square[figure]) == state.owner[figure]


def is_figure_of(state, seat, bandit):
    """3.2: a figure of this player."""
    return state.zone[bandit] == bandits.FIGURE and state.owner[bandit] == seat


def is_member_of(state, seat, bandit):
    """R8: a member of this player's gang."""
    return state.zone[bandit] == bandits.MEMBER and state.owner[bandit] == seat


def figures(state, seat):
    """3.2: how many figures a player has on the board."""
    return cards_of(state, seat, bandits.FIGURE)


def gang(state, seat):
    """R8: how many members a player's gang has."""
    return cards_of(state, seat, bandits.MEMBER)


def cards_of(state, seat, zone):
    """3.2: how many of a player's cards lie in a zone."""
    return sum(
        1
        for bandit in range(bandits.BANDITS)
        if state.zone[bandit] == zone and state.owner[bandit] == seat
    )


def cards_in(state, zone):
    """3.2: how many cards lie in a zone, whoever has them."""
    return sum(state.zone[bandit] == zone for bandit in range(bandits.BANDITS))


def brothers(state, figure):
    """S23: how many sworn brothers a figure has."""
    return sum(state.leader[bandit] == figure for bandit in range(bandits.BANDITS))


def seat_in_turn(state, place):
    """3.5: who plays in this place of the turn order, the first player first."""
    return (state.first_seat + place) % state.seats
