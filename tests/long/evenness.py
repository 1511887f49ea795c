"""Is chance that players can check even? Published tests look at many of its draws.

Knuth, "The Art of Computer Programming", vol. 2, 3.3.2: frequency, serial test of pairs and of
triples, gaps. Wald and Wolfowitz (1940): runs above and below the middle. NIST SP 800-22: single
bits (2.1) and runs of bits (2.3). Each gives a p-value; where chance is even one below 1 in 100,000
comes once in so many tests.

Other programs look at the same draws as bytes, for as long as they read them::

    python -m tests.long.evenness | dieharder -g 200 -d 100
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from math import sqrt

import numpy as np
import numpy.typing as npt
from scipy import stats

from tabard.engine.fair_chance import FairChance

DRAWS, AT_ONCE = 100_000_000, 1_000_000
LEAST = 1e-5  # no p-value may be smaller
SIDES, BITS = 60, 16  # a draw is a throw of a die with so many sides, and so many throws of a coin
DIE = 6  # such a die is read off the large one
FEW = 6  # sides that end a gap
LONGEST = 60  # gaps that are told apart; the rest are counted together
_TOTAL = SIDES << BITS

CHANCE = FairChance("07" * 32, ("c0ffee", ""))

Numbers = npt.NDArray[np.int64]


@dataclass
class Seen:
    """What was counted so far."""

    sides: Numbers = field(default_factory=lambda: np.zeros(SIDES, np.int64))
    pairs: Numbers = field(default_factory=lambda: np.zeros(SIDES**2, np.int64))
    triples: Numbers = field(default_factory=lambda: np.zeros(DIE**3, np.int64))
    gaps: Numbers = field(default_factory=lambda: np.zeros(LONGEST + 1, np.int64))
    runs: list[float] = field(default_factory=list)  # z-values, one for each part
    bit_runs: list[float] = field(default_factory=list)
    ones: int = 0
    bits: int = 0

    def look(self, numbers: Numbers) -> None:
        """Count what some more draws show."""
        sides, coins = numbers % SIDES, numbers // SIDES
        self.sides += np.bincount(sides, minlength=SIDES)
        even = sides[: len(sides) // 2 * 2].reshape(-1, 2)
        self.pairs += np.bincount(even[:, 0] * SIDES + even[:, 1], minlength=SIDES**2)
        dice = (sides % DIE)[: len(sides) // 3 * 3].reshape(-1, 3)
        self.triples += np.bincount(dice @ np.array([DIE**2, DIE, 1]), minlength=DIE**3)
        between = np.diff(np.flatnonzero(sides < FEW)) - 1
        self.gaps += np.bincount(np.minimum(between, LONGEST), minlength=LONGEST + 1)
        self.runs.append(_runs(sides >= SIDES // 2))
        bits = (coins[:, None] >> np.arange(BITS) & 1).astype(bool).ravel()
        self.bit_runs.append(_runs(bits))
        self.ones, self.bits = self.ones + int(bits.sum()), self.bits + bits.size

    def p_values(self) -> Iterator[tuple[str, float]]:
        """What each test says of all that was seen."""
        yield "frequency", stats.chisquare(self.sides).pvalue
        yield "pairs", stats.chisquare(self.pairs).pvalue
        yield "triples", stats.chisquare(self.triples).pvalue
        ends = FEW / SIDES
        likely = ends * (1 - ends) ** np.arange(LONGEST + 1)
        likely[-1] = (1 - ends) ** LONGEST
        yield "gaps", stats.chisquare(self.gaps, likely * self.gaps.sum()).pvalue
        yield "runs", _both_ends(sum(self.runs) / sqrt(len(self.runs)))
        yield "bits", _both_ends((2 * self.ones - self.bits) / sqrt(self.bits))
        yield "runs of bits", _both_ends(sum(self.bit_runs) / sqrt(len(self.bit_runs)))


def _runs(high: npt.NDArray[np.bool_]) -> float:
    """How far the number of runs is from what is expected, in standard deviations."""
    n, ones = high.size, int(high.sum())
    runs = 1 + int(np.count_nonzero(high[1:] != high[:-1]))
    both = 2.0 * ones * (n - ones)
    spread = sqrt(both * (both - n) / (n * n * (n - 1.0)))
    return (runs - both / n - 1) / spread


def _both_ends(z: float) -> float:
    return float(2 * stats.norm.sf(abs(z)))


def looked_at(chance: FairChance, draws: int = DRAWS, at_once: int = AT_ONCE) -> Seen:
    """So many draws from the first on."""
    seen = Seen()
    for first in range(1, draws + 1, at_once):
        last = min(first + at_once, draws + 1)
        numbers = (chance.below(draw, _TOTAL) for draw in range(first, last))
        seen.look(np.fromiter(numbers, np.int64, last - first))
    return seen


def as_bytes(chance: FairChance) -> Iterator[bytes]:
    """The draws as they come, 32 bytes each."""
    for draw in count(1):
        yield chance.below(draw, 1 << 256).to_bytes(32, "big")


def even(draws: int = DRAWS) -> str:
    """What the tests say, in a sentence. AssertionError where one fails."""
    found = dict(looked_at(CHANCE, draws).p_values())
    said = ", ".join(f"{name} {p:.4f}" for name, p in found.items())
    assert min(found.values()) > LEAST, said
    return f"p-values of {draws} draws: {said}"


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        for digest in as_bytes(CHANCE):
            sys.stdout.buffer.write(digest)
