"""The printed board: the empire's coasts, rivers and hills, its roads, and its 31 cities.

Coast lines are Natural Earth's (public domain), simplified by ``tools/coast.py``; rivers and hills
are our own. Cities lie where they lay, moved apart as far as their pieces need room.
"""

from __future__ import annotations

from pathlib import Path

from tabard.drawn.board import (
    Point,
    Projection,
    compass,
    country,
    element,
    moved_apart,
    path_of,
    text,
)
from tabard.drawn.lettering import room
from tabard.drawn.scene import Board, read_symbols
from tabard.engine.data import read_lines
from tabard.engine.languages import cached_in_each
from tabard.engine.words import _, say

from ..components import board, cards
from .faces import faces

WIDTH, HEIGHT = 1640, 1040
# The room that a city has for all that may stand in it; a long name gets more.
CITY_WIDTH, CITY_HEIGHT = 128, 121
_HERE = Path(__file__).parent
_DATA = _HERE.parent / "data"
_MAP = Projection(longitude=12.5, latitude=44, x=785, y=545, scale=2480)


@cached_in_each
def places() -> list[Point]:
    """Where each city lies on the drawing."""
    true = [_MAP(float(c["longitude"]), float(c["latitude"])) for c in _cities()]
    names = (board.CITIES.name(city) for city in range(board.CITIES))
    rooms = [room(CITY_WIDTH, (name, "place-name")) for name in names]
    return moved_apart(true, rooms, CITY_HEIGHT, (WIDTH, HEIGHT))


def _cities() -> list[dict[str, str]]:
    return read_lines(_DATA / "cities.csv")


@cached_in_each
def printed_board() -> Board:
    """The board as it is printed."""
    drawing = [
        *country(_HERE, _MAP, (WIDTH, HEIGHT)),
        compass(96, 160, 52),
        *_roads(),
        *(_city(city) for city in range(board.CITIES)),
    ]
    title = say(_("A map of the Roman empire with its cities and roads"))
    symbols = read_symbols(_HERE / "pieces.svg", _HERE / "faces.svg")
    return Board(WIDTH, HEIGHT, "".join(drawing), symbols, title, faces())


def _roads() -> list[str]:
    """A road of migrations is a double line; a plain one is a row of dashes."""
    at = places()
    roads = []
    for row in read_lines(_DATA / "roads.csv"):
        ends = [at[board.CITIES.words.index(row[end])] for end in ("city", "other")]
        if row["kind"] == "migration":
            roads.append(element("path", d=path_of(ends), class_="road-bed"))
        roads.append(element("path", d=path_of(ends), class_=f"road road-{row['kind']}"))
    return roads


def _city(city: int) -> str:
    """A city's ground: its medallion, its name, and the tribes that may come."""
    x, y = places()[city]
    anchor = element("use", href="#anchor", x=x + 24.0, y=y + 4.0, width=17, height=17)
    tribes = [tribe for tribe in range(board.TRIBES) if cards.COLOUR[city][tribe]]
    left = x - (len(tribes) - 1) * 9.5
    badges = "".join(_badge(tribe, left + 19 * n, y + 56) for n, tribe in enumerate(tribes))
    ground = element("circle", cx=x, cy=y, r=19, class_="place")
    name = text(board.CITIES.name(city), x, y + 36, "place-name")
    return ground + (anchor if board.PORT[city] else "") + name + badges


def _badge(tribe: int, x: float, y: float) -> str:
    """A tribe's colour with its letter."""
    ground = element("rect", x=x - 8.5, y=y - 8, width=17, height=16, rx=2, class_="badge")
    letter = text(board.TRIBE_LETTERS[tribe], x, y + 4.5, "badge-letter")
    return element("g", ground + letter, class_=f"ink-{board.TRIBE_COLOURS[tribe]}")
