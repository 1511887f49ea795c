"""Chapter "Phase 8, scoring" (rules 125 to 129)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.rule import tell
from tabard.engine.words import n_

from .book import told
from .components import board


def controls(state, seat, province):
    """Every city of the province is owned by this player (125, 128)."""
    return not any(
        board.PROVINCE_OF[city] == province and state.owner[city] != seat
        for city in range(board.CITIES)
    )


CONTROLS = told(
    "controls",
    "126",
    n_(
        "{seat} controls {province}: {points} throne point.",
        "{seat} controls {province}: {points} throne points.",
        "points",
    ),
    weight=1,
    scores="points",
    together="province",
)


def score_round(state):
    """Every controlled province gives its points, at the end of every round (126, 127, 129, I9)."""
    for seat in range(state.seats):
        for province in range(board.PROVINCES):
            if controls(state, seat, province):
                state.throne[seat] += board.POINTS[province]
                tell(state, CONTROLS, seat, province, board.POINTS[province])
    pop(state)


def provinces_controlled(state, seat):
    """How many (125)."""
    return sum(1 for province in range(board.PROVINCES) if controls(state, seat, province))
