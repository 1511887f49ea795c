"""Drawing boards: places are moved apart, and no farther than they must be."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabard.drawn import board as drawing
from tabard.drawn.board import moved_apart


def test_rooms_lie_apart_and_inside() -> None:
    crowd = [(200 + n * 7, 20 + n * n % 5) for n in range(8)]
    wide = [30 + n % 3 * 10 for n in range(8)]
    moved = moved_apart(crowd, wide, 24, (400, 300))
    for (a, one), (b, other) in combinations(enumerate(moved), 2):
        apart = abs(one[0] - other[0]) >= (wide[a] + wide[b]) / 2
        assert apart or abs(one[1] - other[1]) >= 24, (a, b)
    for (x, y), room in zip(moved, wide, strict=True):
        assert room / 2 <= x <= 400 - room / 2 and 12 <= y <= 300 - 12


def test_places_with_room_stay_where_they_are() -> None:
    assert moved_apart([(50, 50), (150, 50)], [80, 80], 40, (200, 100)) == [(50, 50), (150, 50)]


def test_the_pushing_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    push = drawing._pushed

    def counted(one: list[float], other: list[float], wide: float, high: float) -> bool:
        asked.append(1)
        return push(one, other, wide, high)

    monkeypatch.setattr(drawing, "_pushed", counted)
    moved_apart([(100, 50), (101, 50), (103, 51)], [30, 30, 30], 20, (400, 300))
    assert len(asked) < 300
