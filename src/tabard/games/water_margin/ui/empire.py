"""The empire under the squares: coast, rivers, marsh, mountains, woods and roads. No rule knows it.

Places are said in columns and rows from the board's north-western corner: 7.5, 4.5 is the middle
of H5.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabard.drawn.board import Point, element, path_of
from tabard.engine.words import _, say

from ..components import squares

# Squares are wider than high on the drawing: a name finds room, and a screen is wide as well.
WIDE, HIGH, MARGIN = 144, 108, 34

# The mainland's shore from north to south, and the island of Shamen.
_SHORE = (
    (10.0, -0.5), (10.02, 0.2), (10.05, 0.6), (9.9, 0.95), (9.5, 1.03), (9.08, 1.08), (9.0, 1.45),
    (9.06, 1.88), (9.5, 1.98), (10.1, 2.05), (10.7, 1.95), (11.3, 2.06), (11.85, 2.1),
    (11.93, 2.6), (11.88, 3.2), (11.94, 3.9), (11.87, 4.5), (11.92, 4.9), (11.55, 5.03),
    (11.12, 5.06), (11.03, 5.5), (11.08, 5.93), (11.5, 5.98), (11.88, 6.08), (11.92, 6.5),
    (11.87, 7.1), (11.93, 7.9), (11.88, 8.5), (11.92, 9.5),
)  # fmt: skip
_ISLAND = ((11.14, 1.56), (11.3, 1.3), (11.55, 1.24), (11.82, 1.4), (11.86, 1.62), (11.6, 1.74))
_LAKE_TAI = ((11.08, 6.4), (11.3, 6.14), (11.62, 6.16), (11.84, 6.4), (11.7, 6.66), (11.34, 6.7))
_MARSH = (
    (6.86, 4.5), (7.02, 4.12), (7.5, 4.02), (8.0, 4.1), (8.26, 4.42), (8.32, 4.85), (8.75, 5.04),
    (8.98, 5.4), (8.8, 5.8), (8.3, 5.84), (8.04, 5.5), (7.85, 5.18), (7.4, 5.2), (7.0, 5.0),
)  # fmt: skip
_YELLOW_RIVER = (
    (-0.4, 3.6), (0.5, 3.9), (1.2, 3.4), (1.9, 2.9), (2.5, 3.2), (2.9, 4.0), (3.5, 4.08),
    (4.5, 4.05), (5.4, 3.98), (6.1, 3.2), (6.9, 2.95), (7.5, 2.1), (8.2, 2.0), (9.1, 1.6),
)  # fmt: skip
_LONG_RIVER = (
    (-0.4, 8.3), (0.6, 8.1), (1.6, 8.5), (2.7, 8.05), (3.7, 8.4), (4.9, 8.1), (5.9, 8.45),
    (6.7, 8.1), (7.4, 7.45), (8.2, 7.2), (9.0, 7.05), (9.7, 6.55), (10.4, 6.3), (11.15, 5.75),
)  # fmt: skip
_CANAL = ((5.9, 5.6), (6.5, 6.1), (7.4, 6.05), (8.2, 6.2), (9.0, 6.5), (9.7, 6.55))
_RIVERS = (("yellow-river", _YELLOW_RIVER), ("long-river", _LONG_RIVER))

# Roads of the empire, from place to place.
_ROADS = (
    "f6 e6 d6 c6 b5 a5", "d6 d5 c4", "f6 f5 f4 f3 g3 h2 g1", "g1 i1", "f6 g5 h4 i4 j4 k4 l3",
    "f6 f7 g7 g8 g9 h9", "d6 d7", "g5 h6 i7 j7 k7 k8 l8", "k8 k9", "f4 e4 e2", "h4 h3 g3",
    "k4 k5 j6 i7", "i3 h3", "h9 i8",
)  # fmt: skip

# Peaks: where their feet stand, and how high they are, in rows.
_PEAKS = (
    # the western frontier, and the Taihang mountains
    (0.3, 0.6, 0.4), (0.75, 0.8, 0.55), (1.3, 0.55, 0.4), (1.8, 0.9, 0.5), (2.4, 0.6, 0.4),
    (2.9, 0.95, 0.55), (3.5, 0.6, 0.45), (4.2, 0.8, 0.4), (0.4, 1.7, 0.5), (1.1, 1.5, 0.4),
    (1.6, 1.85, 0.5), (2.3, 1.6, 0.4), (3.2, 1.75, 0.55), (3.75, 1.5, 0.4), (0.6, 2.7, 0.5),
    (1.2, 2.5, 0.35), (4.3, 2.65, 0.4), (4.75, 2.9, 0.5), (3.15, 3.4, 0.35), (5.2, 1.75, 0.5),
    (5.85, 1.75, 0.42), (3.2, 2.75, 0.42), (3.85, 2.8, 0.5), (6.3, 1.9, 0.36), (3.6, 3.7, 0.42),
    # Mount Hua and the south-west
    (2.2, 4.75, 0.5), (2.85, 4.8, 0.42), (1.15, 5.8, 0.48), (1.8, 5.85, 0.58), (0.4, 5.9, 0.5),
    (0.75, 6.5, 0.4), (0.3, 6.85, 0.5), (1.4, 6.8, 0.5), (2.1, 6.6, 0.4), (2.7, 6.9, 0.5),
    (0.5, 7.7, 0.4), (1.5, 7.75, 0.45), (2.2, 7.75, 0.5), (2.8, 7.8, 0.4),
    # the north-east, and the hills of Shandong
    (7.25, 0.75, 0.42), (7.8, 0.75, 0.5), (8.25, 1.75, 0.4), (8.8, 1.75, 0.5), (9.25, 0.78, 0.46),
    (9.75, 0.8, 0.54), (9.25, 2.75, 0.4), (9.8, 2.75, 0.46), (10.2, 2.76, 0.42),
    (10.8, 2.78, 0.48), (11.2, 3.78, 0.4), (11.7, 3.78, 0.42), (9.2, 4.78, 0.42),
    (9.8, 4.78, 0.5), (11.2, 4.78, 0.44), (11.65, 4.78, 0.4), (10.2, 5.78, 0.4),
    (10.8, 5.78, 0.48), (10.15, 3.9, 0.34),
    # the south
    (7.2, 6.78, 0.44), (7.8, 6.78, 0.4), (6.2, 7.78, 0.46), (6.82, 7.78, 0.42), (5.7, 8.85, 0.36),
    (6.2, 8.78, 0.4), (6.8, 8.78, 0.46), (8.6, 8.7, 0.46), (8.95, 8.85, 0.36), (9.3, 7.75, 0.4),
    (9.75, 7.85, 0.46),
)  # fmt: skip

# Trees: along the two woods of the novel, and in the south.
_TREES = (
    (4.1, 4.5), (4.3, 4.75), (4.45, 4.4), (4.7, 4.7), (4.85, 4.45), (5.05, 4.75), (5.2, 4.45),
    (5.35, 4.8), (5.6, 4.5), (5.8, 4.75), (5.92, 4.45), (4.2, 4.2), (4.75, 4.22), (5.3, 4.22),
    (6.15, 5.5), (6.4, 5.7), (6.65, 5.45), (6.8, 5.75), (0.25, 3.3), (0.8, 3.35), (1.3, 3.75),
    (6.25, 1.35), (6.6, 1.55), (6.8, 1.3), (0.4, 4.3), (1.3, 4.35), (1.75, 4.2),
    (3.25, 7.5), (3.6, 7.7), (3.85, 7.4), (4.2, 7.65), (4.5, 7.4), (4.8, 7.7), (5.15, 7.45),
    (5.5, 7.7), (5.8, 7.4), (4.25, 6.5), (4.6, 6.75), (4.8, 6.4), (0.3, 8.8), (0.7, 8.6),
    (1.1, 8.85), (1.5, 8.75), (2.1, 8.7), (2.5, 8.85), (2.9, 8.6), (3.3, 8.8), (3.9, 8.8),
    (4.3, 8.65), (4.7, 8.85), (5.1, 8.6), (11.2, 8.6), (11.5, 8.8), (11.7, 8.45), (8.15, 8.9),
)  # fmt: skip
_REEDS = (
    (6.98, 4.6), (7.12, 4.95), (7.3, 4.2), (7.85, 4.25), (8.1, 4.6), (8.15, 5.0), (7.65, 5.05),
    (8.35, 5.2), (8.85, 5.3), (8.8, 5.65), (8.25, 5.7),
)  # fmt: skip


def empire() -> list[str]:
    """Everything under the squares, from the sea up."""
    coast = _bent(_SHORE) + f"L{_at(-0.5, 9.5)}L{_at(-0.5, -0.5)}Z" + _bent(_ISLAND, closed=True)
    wide, high = squares.COLUMNS * WIDE, squares.ROWS * HIGH
    mist = "".join(element("stop", offset=at, class_=f"mist-{at}") for at in (0, 1))
    ways = [element("path", d=_bent(points), id=name, fill="none") for name, points in _RIVERS]
    known = [
        element("path", d=coast, id="shore"),
        element("clipPath", element("use", href="#shore"), id="land"),
        element("linearGradient", mist, id="mist", x2=0, y2=1),
        *ways,
    ]
    lines = [f"{line} {line}-{n}" for n in (4, 3, 2, 1) for line in ("waterline", "shallows")]
    ground = [
        *_waters(),
        *(_road(road.split()) for road in _ROADS),
        *(
            element("use", href="#tree", x=_x(x) - 11, y=_y(y) - 26, width=22, height=28)
            for x, y in sorted(_TREES, key=lambda tree: tree[1])
        ),
        *(_peak(*peak) for peak in sorted(_PEAKS, key=lambda peak: peak[1])),
        *_names_of_rivers(),
    ]
    return [
        element("defs", "".join(known)),
        element("rect", x=MARGIN, y=MARGIN, width=wide, height=high, class_="sea"),
        *(element("use", href="#shore", class_=line) for line in lines),
        element("use", href="#shore", class_="land"),
        element("use", href="#shore", class_="land-edge", clip_path="url(#land)"),
        *ground,
        element("use", href="#shore", class_="shore"),
    ]


def _waters() -> list[str]:
    """Rivers with their banks, the canal, the lake and the marsh with its reeds."""
    rivers = [
        element("use", href=f"#{name}", class_=line, clip_path="url(#land)")
        for line in ("river-bank", "river-water")
        for name, _points in _RIVERS
    ]
    lake = _bent(_LAKE_TAI, closed=True)
    marsh = _bent(_MARSH, closed=True)
    return [
        element("path", d=_bent(_CANAL), class_="canal"),
        *rivers,
        element("path", d=lake, class_="lake"),
        element("path", d=marsh, class_="marsh"),
        *(
            element("use", href="#reeds", x=_x(x) - 11, y=_y(y) - 18, width=22, height=20)
            for x, y in _REEDS
        ),
    ]


def _names_of_rivers() -> list[str]:
    """Each river's name along its course."""
    return [
        element(
            "text",
            element("textPath", say(said), href=f"#{name}", startOffset=start),
            class_="river-name",
            dy=-7,
        )
        for (name, _points), said, start in zip(
            _RIVERS, (_("Yellow River"), _("Long River")), ("10%", "19%"), strict=True
        )
    ]


def _road(places: Sequence[str]) -> str:
    """A road through the middles of these squares, a little below the houses."""
    points = []
    for word in places:
        row, column = divmod(int(squares.SQUARES[word]), squares.COLUMNS)
        points.append((column + 0.5, row + 0.62))
    return element("path", d=_bent(points), class_="highway")


def _peak(x: float, y: float, size: float) -> str:
    """A peak as ink painters draw them: steep, a fold of rock, and mist about its foot."""
    left, foot, high = _x(x), _y(y), size * HIGH
    outline = (
        f"M{left - 0.5 * high:.0f} {foot:.0f}q{0.2 * high:.0f} {-0.12 * high:.0f}"
        f" {0.28 * high:.0f} {-0.55 * high:.0f}q{0.1 * high:.0f} {-0.36 * high:.0f}"
        f" {0.24 * high:.0f} {-0.4 * high:.0f}q{0.12 * high:.0f} {0.1 * high:.0f}"
        f" {0.2 * high:.0f} {0.46 * high:.0f}q{0.08 * high:.0f} {0.4 * high:.0f}"
        f" {0.3 * high:.0f} {0.49 * high:.0f}"
    )
    folds = (
        f"M{left + 0.02 * high:.0f} {foot - 0.9 * high:.0f}q{0.1 * high:.0f} {0.22 * high:.0f}"
        f" {0.02 * high:.0f} {0.5 * high:.0f}M{left + 0.12 * high:.0f} {foot - 0.62 * high:.0f}"
        f"q{0.12 * high:.0f} {0.16 * high:.0f} {0.08 * high:.0f} {0.36 * high:.0f}"
    )
    return element("path", d=outline, class_="peak", fill="url(#mist)") + element(
        "path", d=folds, class_="peak-fold"
    )


# --- from columns and rows to the drawing --------------------------------------------------------


def _x(column: float) -> float:
    return MARGIN + column * WIDE


def _y(row: float) -> float:
    return MARGIN + row * HIGH


def _at(column: float, row: float) -> str:
    return f"{_x(column):.0f} {_y(row):.0f}"


def _bent(places: Sequence[Point], closed: bool = False) -> str:
    """The ``d`` of a path that bends gently through all of these places."""
    points = [(_x(column), _y(row)) for column, row in places]
    if len(points) < 3:
        return path_of(points)
    many = len(points)
    if closed:
        around = [points[-1], *points, points[0], points[1]]
    else:
        around = [points[0], *points, points[-1]]
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for n in range(many if closed else many - 1):
        before, here, there, after = around[n : n + 4]
        out = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        into = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        parts.append(
            f"C{out[0]:.0f} {out[1]:.0f} {into[0]:.0f} {into[1]:.0f} {there[0]:.0f} {there[1]:.0f}"
        )
    return "".join(parts) + ("Z" if closed else "")
