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

from .data import read_lines

Point = tuple[float, float]


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
    latitude), ``hills`` (longitude, latitude) and ``waters`` (name, longitude, latitude). What is
    drawn ``on_land`` ends at the shore, which engravers of old followed with lines in the sea."""
    coast = _lines_on_map(folder / "coast.csv", onto)
    shore = "".join(path_of(line, closed=True) for line in coast)
    land = element("path", d=shore)
    return [
        element("rect", width=size[0], height=size[1], class_="sea"),
        *(element("path", d=shore, class_=f"shallows shallows-{n}") for n in (3, 2, 1)),
        element("path", d=shore, class_="land"),
        element("clipPath", land, id="land"),
        element("g", "".join(on_land), clip_path="url(#land)") if on_land else "",
        element("path", d=shore, class_="shore"),
        *(
            element("path", d=smooth(line), class_="river")
            for line in _lines_on_map(folder / "rivers.csv", onto)
        ),
        *(_range_of_hills(*_place(row, onto)) for row in read_lines(folder / "hills.csv")),
        *(
            text(row["name"], *_place(row, onto), "water-name")
            for row in read_lines(folder / "waters.csv")
        ),
    ]


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
    """Three peaks in the way of old maps."""
    peaks = []
    for dx, dy, size in ((-15, 3, 10), (13, 4, 9), (0, -3, 14)):
        slope = [(x + dx - size, y + dy), (x + dx, y + dy - size), (x + dx + size, y + dy)]
        peaks.append(element("path", d=path_of(slope), class_="hill"))
    return "".join(peaks)


def lands_around(points: Sequence[Point], reach: float) -> list[list[Point]]:
    """For each place the ground that is nearer to it than to any other, and within reach."""
    lands = []
    for here in points:
        turns = [tau * n / 36 for n in range(36)]
        land = [(here[0] + reach * cos(turn), here[1] + reach * sin(turn)) for turn in turns]
        for other in points:
            if other != here:
                land = _nearer(land, here, other)
        lands.append(land)
    return lands


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


def moved_apart(points: Sequence[Point], wide: float, high: float, within: Point) -> list[Point]:
    """The same places, moved as little as it takes that rectangles of this size around them lie
    apart, and inside a drawing of the size ``within``: printed maps push their cities about too."""
    places = [list(point) for point in points]
    for _round in range(4000):
        met = False
        for i, one in enumerate(places):
            for other in places[:i]:
                met |= _pushed(one, other, wide, high)
            one[0] = min(max(one[0], wide / 2), within[0] - wide / 2)
            one[1] = min(max(one[1], high / 2), within[1] - high / 2)
        if not met:
            break
    return [(round(x, 1), round(y, 1)) for x, y in places]


def _pushed(one: list[float], other: list[float], wide: float, high: float) -> bool:
    """Push two places apart along the shorter way, if their rectangles meet."""
    dx, dy = one[0] - other[0], one[1] - other[1]
    over_x, over_y = wide + 0.5 - abs(dx), high + 0.5 - abs(dy)
    if over_x <= 0 or over_y <= 0:
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
    """Words at a place; how they stand is the class's matter."""
    return element("text", escape(words), x=x, y=y, class_=class_)
