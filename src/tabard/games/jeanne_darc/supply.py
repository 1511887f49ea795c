"""The supplies: what is not on the board lies there (3.1, I2)."""

from __future__ import annotations

from .components import board, pieces
from .players import cities_owned


def garrisons_left(state, seat):
    """8, 12: of the 20 garrison markers of a faction."""
    return pieces.GARRISONS - cities_owned(state, seat)


def castles_left(state):
    """58, 59: of the 20 castles; one stands under each fortress too."""
    left = pieces.CASTLES
    for city in range(board.CITIES):
        if state.level[city] >= pieces.CASTLE_LEVEL:
            left -= 1
    return left


def fortresses_left(state):
    """58: of the 10 fortresses."""
    left = pieces.FORTRESSES
    for city in range(board.CITIES):
        if state.level[city] == pieces.FORTRESS_LEVEL:
            left -= 1
    return left


def plunder_left(state):
    """3.1: of the 10 plunder markers."""
    left = pieces.PLUNDER_MARKERS
    for city in range(board.CITIES):
        left -= state.plundered[city]
    return left
