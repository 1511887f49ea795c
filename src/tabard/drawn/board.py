"""Drawing boards: from places on the globe to a flat map, and small helpers for SVG.

A game's ``ui/board.py`` draws its board with these from its own data (coast lines, rivers, where
the places lie), so the drawing and the rules speak of the same cities. Nothing here decides
anything, and nothing of it is called while a rule runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import cos, radians, sin, sqrt, tau
from pathlib import Path

from tabard.engine.data import read_lines
from tabard.engine.words import begun, name_of

from .lettering import width

Point = tuple[float, float]

# The peaks of a range of hills: where their feet stand, the hindmost first, and how high they are.
_PEAKS = ((0, -3, 15), (-16, 3, 10), (14, 4, 9))

EDGE = 6  # so far from the edge of a drawing words end

# Places are pushed a little farther than they must go, so that the pushing comes to an end.
_SLACK = 0.5


@dataclass(frozen=True)
class Projection:
    """Lambert's azimuthal equal-area map: its middle in degrees, where the middle lies on the
    drawing, and the units of the drawing to one radian."""

    longitude: float
    latitude: float
    x: float
    y: float
    scale: float

    def __call__(self, longitude: float, latitude: float) -> Point:
        """Where a place on the globe lies on the drawing."""
        east = radians(longitude - self.longitude)
        north, middle = radians(latitude), radians(self.latitude)
        depth = 1 + sin(middle) * sin(north) + cos(middle) * cos(north) * cos(east)
        k = sqrt(2 / depth) * self.scale
        up = cos(middle) * sin(north) - sin(middle) * cos(north) * cos(east)
        return self.x + k * cos(north) * sin(east), self.y - k * up


def path_of(points: Iterable[Point], closed: bool = False) -> str:
    """The ``d`` of an SVG path through these points."""
    steps = " ".join(f"{x:.0f} {y:.0f}" for x, y in points)
    return f"M{steps}" + ("Z" if closed else "")


def smooth(points: Sequence[Point]) -> str:
    """The ``d`` of a path that bends gently through these points (for rivers, as drawn by hand)."""
    if len(points) < 3:
        return path_of(points)
    parts = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for here, after in pairwise(points[1:]):
        half = (here[0] + after[0]) / 2, (here[1] + after[1]) / 2
        parts.append(f"Q{here[0]:.0f} {here[1]:.0f} {half[0]:.0f} {half[1]:.0f}")
    parts.append(f"L{points[-1][0]:.0f} {points[-1][1]:.0f}")
    return "".join(parts)


def country(folder: Path, onto: Projection, size: Point, on_land: Sequence[str] = ()) -> list[str]:
    """Sea and land from the CSV files of a folder: ``coast`` and ``rivers`` (line, longitude,
    latitude), ``hills`` (longitude, latitude), ``waters`` and ``lands`` (name, longitude,
    latitude). What is drawn ``on_land`` ends at the shore, which engravers of old followed with
    lines in the sea. The sea goes on beyond the drawing, for windows of another shape."""
    coast = _lines_on_map(folder / "coast.csv", onto)
    rivers = _lines_on_map(folder / "rivers.csv", onto)
    shore = element("path", d="".join(path_of(line, closed=True) for line in coast), id="shore")
    wide, high = size
    ground = [
        *on_land,
        _shore("land-edge"),
        *(element("path", d=smooth(line), class_="river") for line in rivers),
    ]
    return [
        element("defs", shore + element("clipPath", element("use", href="#shore"), id="land")),
        element("rect", x=-wide, y=-high, width=3 * wide, height=3 * high, class_="sea"),
        *(_shore(f"{line} {line}-{n}") for n in (4, 3, 2, 1) for line in ("waterline", "shallows")),
        _shore("land"),
        element("g", "".join(ground), clip_path="url(#land)"),
        _shore("shore"),
        *(_range_of_hills(*_place(row, onto)) for row in read_lines(folder / "hills.csv")),
        *_names(folder / "lands.csv", onto, "land-name", wide),
        *_names(folder / "waters.csv", onto, "water-name", wide),
    ]


def _shore(class_: str) -> str:
    """The coast lines once more, in another dress."""
    return element("use", href="#shore", class_=class_)


def _names(path: Path, onto: Projection, class_: str, wide: float) -> list[str]:
    """Names of lands or waters, each at its place, and whole within the drawing."""
    labels = []
    for row in read_lines(path):
        name, (x, y) = name_of(row["name"], "map"), _place(row, onto)
        half = width(name, class_) / 2 + EDGE
        labels.append(text(name, max(half, min(x, wide - half)), y, class_))
    return labels


def _place(row: dict[str, str], onto: Projection) -> Point:
    """Where a line's place lies on the drawing."""
    return onto(float(row["longitude"]), float(row["latitude"]))


def _lines_on_map(path: Path, onto: Projection) -> list[list[Point]]:
    """Lines from a CSV file whose points name the line that they belong to."""
    lines: dict[str, list[Point]] = {}
    for row in read_lines(path):
        lines.setdefault(row["line"], []).append(_place(row, onto))
    return list(lines.values())


def _range_of_hills(x: float, y: float) -> str:
    """Three peaks in the way of old maps, their eastern slopes in the shade."""
    return "".join(_peak(x + dx, y + dy, size) for dx, dy, size in _PEAKS)


def _peak(x: float, y: float, size: float) -> str:
    """One peak, its foot in the middle at x, y."""
    slopes = f"q{0.65 * size:.1f} {-0.2 * size:.1f} {size:.1f} {-size:.1f}"
    slopes += f"q{0.35 * size:.1f} {0.75 * size:.1f} {size:.1f} {size:.1f}"
    strokes = [
        f"M{x + across * size:.1f} {y - up * size:.1f}l{0.14 * size:.1f} {long * size:.1f}"
        for across, up, long in ((0.06, 0.8, 0.7), (0.26, 0.5, 0.42), (0.48, 0.24, 0.2))
    ]
    outline = element("path", d=f"M{x - size:.1f} {y:.1f}{slopes}", class_="hill")
    return outline + element("path", d="".join(strokes), class_="hill-shade")


def compass(x: float, y: float, size: float) -> str:
    """A compass rose of eight points, for an empty part of the sea."""
    points = []
    for n in (1, 3, 5, 7, 0, 2, 4, 6):
        long, turn = (size * 0.62 if n % 2 else size), tau * n / 8
        tip = x + long * sin(turn), y - long * cos(turn)
        for side, class_ in ((-1, "rose"), (1, "rose rose-dark")):
            beside = turn + side * tau / 16
            waist = x + size * 0.22 * sin(beside), y - size * 0.22 * cos(beside)
            points.append(element("path", d=path_of([(x, y), tip, waist], True), class_=class_))
    rings = [element("circle", cx=x, cy=y, r=size * r, class_="rose-ring") for r in (0.72, 0.76)]
    north = text("N", x, y - size - 6, "rose-north")
    return element("g", "".join([*rings, *points, north]))


def lands_around(points: Sequence[Point], reach: float) -> list[list[Point]]:
    """For each place the ground that is nearer to it than to any other, and within reach."""
    lands = []
    for here in points:
        land = _frontier(here, reach)
        for other in points:
            if other != here:
                land = _nearer(land, here, other)
        lands.append(land)
    return lands


def _frontier(here: Point, reach: float) -> list[Point]:
    """A line around a place, about as far as its reach: it winds, as frontiers do."""
    x, y = here
    line = []
    for turn in (tau * n / 72 for n in range(72)):
        far = reach * (1 + 0.07 * sin(3 * turn + x) + 0.05 * sin(7 * turn + y))
        line.append((x + far * cos(turn), y + far * sin(turn)))
    return line


def _nearer(land: list[Point], here: Point, other: Point) -> list[Point]:
    """The part of a land that is nearer to here than to another place."""
    across, down = here[0] - other[0], here[1] - other[1]
    middle = (here[0] + other[0]) / 2, (here[1] + other[1]) / 2
    kept: list[Point] = []
    for last, point in zip(land[-1:] + land[:-1], land, strict=True):
        was = (last[0] - middle[0]) * across + (last[1] - middle[1]) * down
        now = (point[0] - middle[0]) * across + (point[1] - middle[1]) * down
        if (was >= 0) != (now >= 0):
            share = was / (was - now)
            kept.append(
                (last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1]))
            )
        if now >= 0:
            kept.append(point)
    return kept


def moved_apart(
    points: Sequence[Point], wide: Sequence[float], high: float, within: Point
) -> list[Point]:
    """The same places, moved as little as it takes that rectangles around them lie apart, each as
    ``wide`` as it says, and inside a drawing of the size ``within``: printed maps push their cities
    about too."""
    places = [list(point) for point in points]
    for _round in range(4000):
        met = False
        for i, one in enumerate(places):
            for j, other in enumerate(places[:i]):
                met |= _pushed(one, other, (wide[i] + wide[j]) / 2, high)
            one[0] = min(max(one[0], wide[i] / 2), within[0] - wide[i] / 2)
            one[1] = min(max(one[1], high / 2), within[1] - high / 2)
        if not met:
            break
    return [(round(x, 1), round(y, 1)) for x, y in places]


def _pushed(one: list[float], other: list[float], wide: float, high: float) -> bool:
    """Push two places apart along the shorter way, if they are nearer than this."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    over_x, over_y = wide + _SLACK - abs(dx), high + _SLACK - abs(dy)
    if over_x <= _SLACK / 2 or over_y <= _SLACK / 2:
        return False
    axis, over, side = (0, over_x, dx) if over_x < over_y else (1, over_y, dy)
    step = min(over, 6) / 2 * (1 if side >= 0 else -1)
    one[axis] += step
    other[axis] -= step
    return True


def element(name: str, inside: str = "", **attributes: object) -> str:
    """An SVG element. Attribute names end in ``_`` where Python needs it (``class_``), and ``_``
    between words stands for ``-``."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{words}>{inside}</{name}>" if inside else f"<{name}{words}/>"


def _number(value: object) -> str:
    """A length without useless decimals."""
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def text(words: str, x: float, y: float, class_: str) -> str:
    """Words at a place; how they stand is the class's matter. A name on a map begins with a capital
    (“Golfe du Mexique”)."""
    said = begun(words) if "-name" in class_ else words
    return element("text", escape(said), x=x, y=y, class_=class_)
