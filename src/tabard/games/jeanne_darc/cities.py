"""Cities: free or owned, with the defences that stand there (rules 7 to 9, 125, I10)."""

from __future__ import annotations

from tabard.engine.words import _

from .book import refuse
from .components import board, pieces
from .state import NOBODY

NOBODY_OWNS_IT = refuse("3.5", _("Nobody owns {city}."))


def is_free(state, city):
    """7: no garrison stands there."""
    return state.owner[city] == NOBODY


def owns(state, seat, city):
    """8: the garrison of this player stands there."""
    return state.owner[city] == seat


def has_road_to(state, seat, city):
    """4: a road joins the city to a city of this player."""
    return any(board.ROAD[city][own] and state.owner[own] == seat for own in range(board.CITIES))


def controls(state, seat, province):
    """125, 128: every city of the province is owned by this player."""
    return not any(
        board.PROVINCE_OF[city] == province and state.owner[city] != seat
        for city in range(board.CITIES)
    )


def place_garrison(state, seat, city):
    """80, 85, 112: the player owns the city, with the castle or fortress that stands there."""
    state.owner[city] = seat
    state.level[city] = max(state.level[city], pieces.GARRISON_LEVEL)


def remove_garrison(state, city):
    """120, I10: the city is free; a castle or fortress stays."""
    state.owner[city] = NOBODY
    if state.level[city] == pieces.GARRISON_LEVEL:
        state.level[city] = 0
