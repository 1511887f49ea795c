"""All play in turn, round by round, so that a slow minute strikes everybody."""

from __future__ import annotations

import os
import shutil
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from .entries import Entry, Peer
from .environments import python_of
from .figures import Measured, measured
from .runs import Line, Stand, run
from .sentences import NotThere


@dataclass(frozen=True)
class Extent:
    """How long a comparison takes: rounds, seconds of play in each, rounds with a cold start."""

    rounds: int
    seconds: float
    cold: int


WHOLE, QUICK, CHECK = Extent(7, 10.0, 3), Extent(3, 1.0, 1), Extent(5, 2.0, 1)


@dataclass
class Comparison:
    """The lines of all entries, as far as they came; ``absent`` says why others are not there."""

    asked: list[Entry]
    extent: Extent
    caches: Path
    cold: dict[Entry, list[Line]] = field(default_factory=lambda: defaultdict(list))
    timed: dict[Entry, list[Line]] = field(default_factory=lambda: defaultdict(list))
    absent: dict[Entry, str] = field(default_factory=dict)

    def go(self, environments: Path) -> None:
        """Make the environments, then play all rounds."""
        peers = {entry.peer.name: entry.peer for entry in self.asked}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            homes = pool.map(lambda peer: _python_or_why(peer, environments), peers.values())
            pythons = dict(zip(peers, homes, strict=True))
        for entry in self.asked:
            if isinstance(why := pythons[entry.peer.name], str):
                self.absent[entry] = why
        for number in range(self.extent.rounds):
            for entry in self.asked:
                python = pythons[entry.peer.name]
                if entry not in self.absent and isinstance(python, Path):
                    told = f"round {number + 1} of {self.extent.rounds}: {entry.said}"
                    print(told, file=sys.stderr, flush=True)
                    self._turn(entry, Stand(python, self.caches / entry.key), number)

    def _turn(self, entry: Entry, stand: Stand, number: int) -> None:
        try:
            if number < self.extent.cold:
                shutil.rmtree(stand.cache, ignore_errors=True)
                stand.cache.mkdir(parents=True)
                sample = entry.sample if number == 0 else 0
                self.cold[entry].append(run(entry, stand, 0, sample))
            self.timed[entry].append(run(entry, stand, self.extent.seconds))
        except NotThere as why:
            self.absent[entry] = str(why)

    def found(self) -> dict[Entry, Measured]:
        """The figures of those who played all rounds."""
        there = [entry for entry in self.asked if entry not in self.absent]
        return {entry: measured(self.cold[entry], self.timed[entry]) for entry in there}


def _python_or_why(peer: Peer, environments: Path) -> Path | str:
    try:
        return python_of(peer, environments)
    except NotThere as why:
        return str(why)
