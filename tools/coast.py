"""Coast lines for a drawn map: a part of Natural Earth's land, simplified, as our own data.

Natural Earth is in the public domain; the package ``world-atlas`` carries it as TopoJSON::

    python tools/coast.py land-10m.json -12 42 30 58 --grain 0.08 > src/.../ui/coast.csv

The four numbers are west, east, south and north in degrees. Each line of the output is a point:
the number of its ring (a ring is closed), its longitude and its latitude. ``--grain`` is how far
the simplified line may leave the true one, in degrees; islands smaller than ``--islet`` square
degrees are left out. Only a maker of maps needs this; nothing that is played reads TopoJSON.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from pathlib import Path

Point = tuple[float, float]
Ring = list[Point]


def rings(topology: dict[str, object]) -> Iterator[Ring]:
    """Every ring of the land, as longitude and latitude."""
    arcs = list(_arcs(topology))
    for shape in _polygons(topology["objects"]["land"]):  # type: ignore[index]
        for ring in shape:
            points: Ring = []
            for number in ring:
                arc = arcs[number] if number >= 0 else arcs[~number][::-1]
                points += arc[1:] if points else arc
            yield _unrolled(points)


def _unrolled(ring: Ring) -> Ring:
    """A ring that crosses the date line goes on beyond 180 degrees, and does not jump back."""
    turns, last, points = 0, ring[0][0], []
    for longitude, latitude in ring:
        if abs(longitude - last) > 180:
            turns += 1 if longitude < last else -1
        last = longitude
        points.append((longitude + 360 * turns, latitude))
    return points


def _arcs(topology: dict[str, object]) -> Iterator[Ring]:
    """The arcs, which the file holds as steps on a grid."""
    across, up = topology["transform"]["scale"]  # type: ignore[index]
    west, south = topology["transform"]["translate"]  # type: ignore[index]
    for arc in topology["arcs"]:  # type: ignore[attr-defined]
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * across + west, y * up + south))
        yield points


def _polygons(shape: dict[str, object]) -> Iterator[list[list[int]]]:
    """Polygons of whatever is nested."""
    if shape["type"] == "GeometryCollection":
        for part in shape["geometries"]:  # type: ignore[attr-defined]
            yield from _polygons(part)
    elif shape["type"] == "MultiPolygon":
        yield from shape["arcs"]  # type: ignore[misc]
    else:
        yield shape["arcs"]  # type: ignore[misc]


def clipped(ring: Ring, box: tuple[float, float, float, float]) -> Ring:
    """What lies inside west, east, south, north: cut at one side after another."""
    west, east, south, north = box
    sides: list[tuple[Callable[[Point], float], int]] = [
        (lambda p: p[0] - west, 0),
        (lambda p: east - p[0], 0),
        (lambda p: p[1] - south, 1),
        (lambda p: north - p[1], 1),
    ]
    for inside, _axis in sides:
        kept: Ring = []
        for last, here in zip(ring[-1:] + ring[:-1], ring, strict=True):
            was, now = inside(last), inside(here)
            if (was >= 0) != (now >= 0):
                share = was / (was - now)
                kept.append(
                    (last[0] + share * (here[0] - last[0]), last[1] + share * (here[1] - last[1]))
                )
            if now >= 0:
                kept.append(here)
        ring = kept
        if not ring:
            break
    return ring


def simplified(line: Ring, grain: float) -> Ring:
    """Douglas and Peucker's way: keep the point that is farthest off, as long as it is far."""
    if len(line) < 3:
        return line
    keep, todo = {0, len(line) - 1}, [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        far, where = 0.0, 0
        for i in range(first + 1, last):
            off = _distance(line[i], line[first], line[last])
            if off > far:
                far, where = off, i
        if far > grain:
            keep.add(where)
            todo += [(first, where), (where, last)]
    return [line[i] for i in sorted(keep)]


def _distance(point: Point, one: Point, other: Point) -> float:
    """How far a point is from the line between two others."""
    (px, py), (ax, ay), (bx, by) = point, one, other
    length = (bx - ax) ** 2 + (by - ay) ** 2
    if not length:
        return float(((px - ax) ** 2 + (py - ay) ** 2) ** 0.5)
    share = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return float(((px - ax - share * (bx - ax)) ** 2 + (py - ay - share * (by - ay)) ** 2) ** 0.5)


def area(ring: Ring) -> float:
    """The area of a ring in square degrees."""
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def main() -> None:
    """Read TopoJSON, write points."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("topojson", type=Path)
    for side in ("west", "east", "south", "north"):
        parser.add_argument(side, type=float)
    parser.add_argument("--grain", type=float, default=0.05)
    parser.add_argument("--islet", type=float, default=0.05)
    args = parser.parse_args()
    box = (args.west, args.east, args.south, args.north)
    print("line,longitude,latitude")
    number = 0
    for ring in rings(json.loads(args.topojson.read_text(encoding="utf-8"))):
        half = len(ring) // 2
        inside = clipped(ring, box)
        if len(inside) < 4 or area(inside) < args.islet:
            continue
        half = len(inside) // 2
        line = simplified(inside[: half + 1], args.grain)[:-1]
        line += simplified(inside[half:] + inside[:1], args.grain)[:-1]
        for longitude, latitude in line:
            print(f"{number},{longitude:.2f},{latitude:.2f}")
        number += 1


if __name__ == "__main__":
    main()
