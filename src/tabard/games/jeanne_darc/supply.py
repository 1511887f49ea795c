"""The supplies: what is not on the board lies there (3.1, I2)."""

from __future__ import annotations

from .components import board, pieces
from .players import cities_owned


def garrisons_left(state, seat):
    """Of the 20 garrison markers of a faction (8, 12)."""
    return pieces.GARRISONS - cities_owned(state, seat)


def castles_left(state):
    """Of the 20 castles; one stands under each fortress too (58, 59)."""
    left = pieces.CASTLES
    for city in range(board.CITIES):
        if state.level[city] >= pieces.CASTLE_LEVEL:
            left -= 1
    return left


def fortresses_left(state):
    """Of the 10 fortresses (58)."""
    left = pieces.FORTRESSES
    for city in range(board.CITIES):
        if state.level[city] == pieces.FORTRESS_LEVEL:
            left -= 1
    return left


def plunder_left(state):
    """Of the 10 plunder markers (3.1)."""
    left = pieces.PLUNDER_MARKERS
    for city in range(board.CITIES):
        left -= state.plundered[city]
    return left
