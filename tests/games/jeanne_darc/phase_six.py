"""Moments of phase 6, and the window for ambassadors, as ends of positions: ``OWN + EVENTS``.

Chance is played by the test: ``event(OWN, "plague")`` draws that marker.
"""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.rule import LEGAL
from tabard.games.jeanne_darc.components.board import CITIES
from tabard.games.jeanne_darc.components.events import MARKER_COPIES, MARKERS
from tests.games.asking import play

from .board import board, cities, stack

# A marker is about to be drawn; a foreign power is about to come; seat 1 is master.
EVENTS = stack("events 1")
ABROAD = stack("round 1 foreign")
# In war with three players: seat 1 is in the window for ambassadors.
WINDOW = stack("ambassadors 1")
# Three players with a city each, far from one another.
OWN = cities(1, "pampelune") + cities(2, "bourges") + cities(3, "bruges")


def event(text: str, marker: str, *, seats: int = 3, **options: str) -> Match:
    """A position in which this marker has just been drawn."""
    match = board(text + EVENTS, seats=seats, **options)
    return play(match, f"chance draw_marker marker={marker}")


def out(*but: str) -> str:
    """Lines of a position: all markers are out of the supply but these (``"ride 1"``: one ride)."""
    left = {word.split()[0]: word.split()[1:] for word in but}
    lines = ""
    for marker in MARKERS.numbers:
        word = MARKERS.word(marker)
        copies = MARKER_COPIES[marker]
        there = int((left[word] or [copies])[0]) if word in left else 0
        lines += f"drawn.{word} = {copies - there}\n" if copies > there else ""
    return lines


def chances(match: Match) -> dict[str, int]:
    """What chance may bring now, each with the number of alike things that it stands for."""
    weigh = match.game.flow.weight_of
    return {row.words: weigh(match.state, CHANCE, row.number) for row in match.rows(CHANCE)}


def owner(match: Match, city: str) -> int:
    """The number of the seat that owns a city, 0 if it is free."""
    seat = match.state.owner[_city(city)]
    return 0 if seat == 6 else seat + 1


def level(match: Match, city: str) -> int:
    """The defence value of the city's works."""
    return int(match.state.level[_city(city)])


def plundered(match: Match, city: str) -> bool:
    """Does a plunder marker lie there?"""
    return 1 == match.state.plundered[_city(city)]


def accounted(match: Match) -> bool:
    """Is every component where it can be?"""
    return LEGAL == match.game.accounted(match.state)


def _city(word: str) -> int:
    value = CITIES.value(word)
    assert value is not None, word
    return value
