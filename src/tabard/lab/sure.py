"""How sure a figure is: a share and a mean, each with the interval in which the truth lies in 95 of
100 cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

SURE = 0.95
ENOUGH = 30  # games from which on a mean is as good as normal


@dataclass(frozen=True)
class Share:
    """Of so many games, how many were won (a game that is shared counts for half), and between
    which shares the truth lies in 95 of 100 cases (Wilson)."""

    games: int
    won: float

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its lower and its upper bound."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = NormalDist().inv_cdf(0.5 + SURE / 2), self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Mean:
    """The mean of a figure over so many games, and how far single games lie from it."""

    games: int
    mean: float
    spread: float

    @property
    def interval(self) -> tuple[float, float] | None:
        """Its lower and its upper bound (normal); nobody knows from fewer than 30 games."""
        if self.games < ENOUGH:
            return None
        half = NormalDist().inv_cdf(0.5 + SURE / 2) * self.spread / sqrt(self.games)
        return self.mean - half, self.mean + half


def mean_of(numbers: Sequence[float] | Any) -> Mean:
    """The mean of these, a number for each game."""
    import numpy as np

    row = np.asarray(numbers, float)
    if not len(row):
        return Mean(0, 0.0, 0.0)
    return Mean(len(row), float(row.mean()), float(row.std(ddof=1)) if len(row) > 1 else 0.0)
