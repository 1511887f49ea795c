"""The printed board: the Americas, their seas, 53 land areas in nine regions, and home bases.

Coast lines are Natural Earth's (public domain), simplified by ``tools/coast.py``; rivers and hills
are our own. An area is the ground around its middle, tinted by its region; middles are moved apart
as far as their pieces need room.
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
from tabard.drawn.lettering import room, width
from tabard.drawn.scene import Board, read_symbols
from tabard.engine.data import read_lines
from tabard.engine.languages import cached_in_each
from tabard.engine.words import _, say

from ..components import board
from .faces import faces

WIDTH, HEIGHT = 1760, 2200
# The room that an area or a sea has for all that may stand in it; a long name gets more, and some
# to grow in, until it can be read on a small screen.
ROOM_HEIGHT, LEAST_WIDTH, GROWS = 114, 108, 1.35
# How far from its middle an area may reach, where no other one is nearer.
REACH = 190
# The box of the home bases is as large as a leader and a fleet of every nation need.
HOMES, HOMES_WIDTH, HOMES_HEIGHT = (1570.0, 310.0), 300, 220
_HERE = Path(__file__).parent
_MAP = Projection(longitude=-72, latitude=5, x=850, y=1150, scale=1170)


@cached_in_each
def places() -> list[Point]:
    """Where each spot lies on the drawing: areas, seas, then the box of the home bases."""
    lines = read_lines(_HERE / "places.csv")
    true = [_MAP(float(line["longitude"]), float(line["latitude"])) for line in lines]
    rooms = [max(LEAST_WIDTH, GROWS * room(0, _label(spot))) for spot in range(board.HOME)]
    rooms.append(HOMES_WIDTH)
    moved = moved_apart([*true, HOMES], rooms, ROOM_HEIGHT, (WIDTH, HEIGHT))
    assert len(moved) == board.HOME + 1
    return moved


def _label(spot: int) -> tuple[str, str]:
    """The name of an area or a sea, and how it is set."""
    land = spot < board.FIRST_SEA
    return board.SPOTS.name(spot), "place-name-small" if land else "sea-name"


@cached_in_each
def printed_board() -> Board:
    """The board as it is printed."""
    drawing = [
        *country(_HERE, _MAP, (WIDTH, HEIGHT), _regions()),
        compass(210, 1560, 90),
        *_ways(),
        *(_area(area) for area in range(board.AREAS)),
        *(_sea(spot) for spot in range(board.FIRST_SEA, board.HOME)),
        _homes(),
        *_legend(60, 1810),
    ]
    title = say(_("A map of the Americas with their land areas and seas"))
    drawn = ("pieces", "faces", "leaders", "advisors", "cards")
    symbols = read_symbols(*(_HERE / f"{part}.svg" for part in drawn))
    return Board(WIDTH, HEIGHT, "".join(drawing), symbols, title, faces())


def _regions() -> list[str]:
    """The ground of each area, in the tint of its region."""
    lands = lands_around(places()[: board.FIRST_SEA], REACH)
    return [
        element("path", d=path_of(land, closed=True), class_=f"region region-{tint(region)}")
        for land, region in zip(lands, board.REGION, strict=True)
    ]


def tint(region: int) -> int:
    """Each region's own tint; the page counts them from 1."""
    return region + 1


def _ways() -> list[str]:
    """Where one leads to the other: by land a double line, by sea a row of dots."""
    at, ways = places(), []
    for a in range(board.HOME):
        for b in range(a):
            line = path_of([at[a], at[b]])
            if b < board.AREAS and a < board.AREAS and board.BY_LAND[a][b]:
                ways.append(element("path", d=line, class_="road-bed"))
                ways.append(element("path", d=line, class_="road road-made"))
            elif board.BY_SEA[a][b]:
                ways.append(element("path", d=line, class_="sea-road"))
    return ways


def _area(area: int) -> str:
    """An area's ground, its name and its terrain."""
    x, y = places()[area]
    terrain = board.TERRAINS.word(board.TERRAIN[area])
    sign = element("use", href=f"#on_{terrain}", x=x - 15, y=y - 23, width=30, height=30)
    return "".join(
        [
            element("circle", cx=x, cy=y - 8, r=22, class_="place"),
            element("g", sign, class_="sign"),
            text(board.AREAS.name(area), x, y + 46, "place-name place-name-small"),
        ]
    )


def _sea(spot: int) -> str:
    x, y = places()[spot]
    ground = element("circle", cx=x, cy=y - 8, r=30, class_="sea-place")
    return ground + text(board.SPOTS.name(spot), x, y + 46, "sea-name")


def _homes() -> str:
    """The home bases, where fleets fit out."""
    x, y = places()[board.HOME]
    wide, high = HOMES_WIDTH, HOMES_HEIGHT
    left, above = x - wide / 2, y - high / 2
    ground = element("rect", x=left, y=above, width=wide, height=high, rx=10, class_="home")
    return ground + text(say(_("Home bases")), x, y + high / 2 - 24, "place-name")


def _legend(x: float, y: float) -> list[str]:
    """What the signs of the terrains and the tints of the regions mean, in the empty sea."""
    longest = max(width(board.REGIONS.name(region), "legend") for region in range(board.REGIONS))
    wide, high = 212 + longest + 20, 35 * board.REGIONS + 24
    rows = [element("rect", x=x, y=y, width=wide, height=high, rx=10, class_="home legend-frame")]
    for terrain in range(board.TERRAINS):
        at, sign = y + 13 + 35 * terrain, f"#on_{board.TERRAINS.word(terrain)}"
        rows.append(element("use", href=sign, x=x + 16, y=at, width=28, height=28))
        rows.append(text(board.TERRAINS.name(terrain), x + 56, at + 21, "legend"))
    for region in range(board.REGIONS):
        at, tinted = y + 13 + 35 * region, f"region region-{tint(region)}"
        rows.append(element("rect", x=x + 170, y=at + 4, width=30, height=21, class_=tinted))
        rows.append(text(board.REGIONS.name(region), x + 212, at + 21, "legend"))
    return rows
