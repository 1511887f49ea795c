"""Cities: free or owned, with the defences that stand there (rules 7 to 9, I10)."""

from __future__ import annotations

from tabard.engine.words import _

from .book import refuse
from .components import board, pieces
from .state import NOBODY

NOBODY_OWNS_IT = refuse("3.5", _("Nobody owns {city}."))


def is_free(state, city):
    """No garrison stands there (7)."""
    return state.owner[city] == NOBODY


def owns(state, seat, city):
    """The garrison of this player stands there (8)."""
    return state.owner[city] == seat


def has_road_to(state, seat, city):
    """A road joins the city to a city of this player (4)."""
    return any(board.ROAD[city][own] and state.owner[own] == seat for own in range(board.CITIES))


def works_of(state, city):
    """What stands in an owned city: a garrison, a castle or a fortress (9)."""
    return state.level[city] // pieces.STEP


def place_garrison(state, seat, city):
    """The player owns the city, with the castle or fortress that stands there (80, 85, 112)."""
    state.owner[city] = seat
    state.level[city] = max(state.level[city], pieces.GARRISON_LEVEL)


def remove_garrison(state, city):
    """The city is free; a castle or fortress stays (120, I10)."""
    state.owner[city] = NOBODY
    if state.level[city] == pieces.GARRISON_LEVEL:
        state.level[city] = 0
