"""The printed board: France and her neighbours, 24 provinces, 41 cities and the roads.

Coast lines are Natural Earth's (public domain), simplified by ``tools/coast.py``; rivers and hills
are our own. A province is the ground around its cities, which lie where they lay, moved apart as
far as their pieces need room.
"""

from __future__ import annotations

from pathlib import Path

from tabard.drawn.board import (
    Point,
    Projection,
    compass,
    country,
    element,
    lands_around,
    moved_apart,
    path_of,
    text,
)
from tabard.drawn.lettering import room
from tabard.drawn.scene import Board, read_symbols
from tabard.engine.languages import cached_in_each
from tabard.engine.words import _, say

from ..components import board
from .faces import faces

WIDTH, HEIGHT = 1180, 1290
# The room that a city has for all that may stand in it; long names get more.
CITY_WIDTH, CITY_HEIGHT = 112, 96
# How far from its city a province may reach, where no other city is nearer.
REACH = 120
_HERE = Path(__file__).parent
_MAP = Projection(longitude=1.6, latitude=46.4, x=560, y=665, scale=6500)
_TINTS = 8
# No city of the game, but it keeps Calais from crossing the Channel.
_KENT = 505.0, 128.0


@cached_in_each
def places() -> list[Point]:
    """Where each city lies on the drawing."""
    true = [_MAP(longitude, latitude) for longitude, latitude in board.PLACES_ON_MAP]
    rooms = [room(CITY_WIDTH, *_labels(city)) for city in range(board.CITIES)]
    return moved_apart(true, rooms, CITY_HEIGHT, (WIDTH, HEIGHT))


def _labels(city: int) -> list[tuple[str, str]]:
    """What is written below a city: its name and its province; Paris's province counts twice."""
    province = board.PROVINCE_OF[city]
    twice = " ×2" if board.POINTS[province] > 1 else ""
    name = board.CITIES.name(city)
    return [(name, "place-name"), (board.PROVINCES.name(province) + twice, "region-name")]


@cached_in_each
def printed_board() -> Board:
    """The board as it is printed."""
    drawing = [
        *country(_HERE, _MAP, (WIDTH, HEIGHT), _provinces()),
        compass(110, 900, 58),
        *_roads(),
        *(_city(city) for city in range(board.CITIES)),
    ]
    title = say(_("A map of France in 1429 with its provinces, cities and roads"))
    symbols = read_symbols(*(_HERE / f"{part}.svg" for part in ("pieces", "faces", "cards")))
    return Board(WIDTH, HEIGHT, "".join(drawing), symbols, title, faces())


def _provinces() -> list[str]:
    """The ground of each city, in the tint of its province."""
    lands, tints = lands_around([*places(), _KENT], REACH), _province_tints()
    return [
        element("path", d=path_of(land, closed=True), class_=f"region region-{tints[province]}")
        for land, province in zip(lands, board.PROVINCE_OF, strict=False)
    ]


def _province_tints() -> list[int]:
    """A tint for each province, unlike those of the neighbours that have one."""
    tints: list[int] = []
    for province in range(board.PROVINCES):
        near = {tints[other] for other in range(province) if board.BORDERS[province][other]}
        first = province % _TINTS
        order = [(first + n) % _TINTS + 1 for n in range(_TINTS)]
        tints.append(next(tint for tint in order if tint not in near))
    return tints


def _roads() -> list[str]:
    at = places()
    pairs = [(a, b) for a in range(board.CITIES) for b in range(a) if board.ROAD[a][b]]
    ways = [path_of([at[a], at[b]]) for a, b in pairs]
    beds = [element("path", d=way, class_="road-bed") for way in ways]
    return [*beds, *(element("path", d=way, class_="road road-made") for way in ways)]


def _city(city: int) -> str:
    """A city's ground, its name and its province."""
    x, y = places()[city]
    labels = zip(_labels(city), (33, 46), strict=True)
    anchor = element("use", href="#anchor", x=x + 20.0, y=y - 26.0, width=15, height=15)
    return "".join(
        [
            element("circle", cx=x, cy=y, r=14, class_="place"),
            anchor if board.PORT[city] else "",
            *(text(words, x, y + below, class_) for (words, class_), below in labels),
        ]
    )
