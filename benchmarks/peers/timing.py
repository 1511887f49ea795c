"""What all programs do alike: play for some seconds, copy a position, and print one line."""

from __future__ import annotations

import argparse
import gc
import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

MIDDLE = 60  # decisions after which a position is copied: well inside every one of these games
FIRST_COPIES = 20
MOST_COPIES = 4_000
COPYING = 0.15  # seconds, about, for each of three rounds of copies
TURNS = 400_000  # of the yardstick loop
TRIES = 5


@dataclass
class Played:
    """Games that were played, and the time of play alone. ``chance`` is None where the peer's
    chance has no decisions of its own; then it happens inside those of the seats."""

    games: int
    seconds: float
    forced: int
    free: int
    chance: int | None = None

    def __add__(self, other: Played) -> Played:
        chance = None if other.chance is None else (self.chance or 0) + other.chance
        return Played(
            self.games + other.games,
            self.seconds + other.seconds,
            self.forced + other.forced,
            self.free + other.free,
            chance,
        )


class Contest(ABC):
    """One game of one peer, ready to be played."""

    packages: tuple[str, ...] = ()  # whose versions are named

    @abstractmethod
    def play(self, amount: int) -> Played:
        """So many random games to their ends; of games that go on at once, so many bundles of
        steps."""

    @abstractmethod
    def position(self) -> Any:
        """A position in the middle of a game."""

    @abstractmethod
    def copies(self, position: Any, number: int) -> Any:
        """So many copies of it, all of them held."""

    def digest(self, games: int) -> str | None:
        """That of the end states of some games, for peers that are compared with each other."""
        return None


def play_for(contest: Contest, seconds: float) -> Played:
    """Play for about so many seconds. The first game was played before: all is ready. The bundles
    grow, so that what a call costs does not count where a peer plays many games in one."""
    played, amount = Played(0, 0.0, 0, 0), 1
    while played.seconds < seconds:
        more = contest.play(amount)
        played += more
        left = seconds - played.seconds
        fitting = int(amount * left / max(more.seconds, 1e-6))
        amount = max(1, min(2 * amount, fitting))
    return played


def copied(contest: Contest) -> tuple[float, float | None]:
    """Seconds for a copy, and bytes that one more copy takes. Three rounds of copies are held
    together: the first fill the room that earlier games left, the last shows what really grows."""
    position = contest.position()
    gc.collect()
    gc.disable()  # its rounds would be counted as cost of the copies that are held
    try:
        contest.copies(position, FIRST_COPIES)  # so that what a first call makes ready is there
        cost = _seconds(lambda: contest.copies(position, FIRST_COPIES))[0] / FIRST_COPIES
        number = int(min(max(COPYING / cost, FIRST_COPIES), MOST_COPIES))
        held, times, grown = [], [], None
        for _round in range(3):
            before = resident("VmRSS")
            took, made = _seconds(lambda: contest.copies(position, number))
            held.append(made)
            times.append(took / number)
            after = resident("VmRSS")
            grown = None if before is None or after is None else (after - before) / number
        return min(times), grown
    finally:
        gc.enable()


def _seconds(what: Callable[[], Any]) -> tuple[float, Any]:
    began = time.perf_counter()
    made = what()
    return time.perf_counter() - began, made


def resident(what: str) -> int | None:
    """Bytes of memory of this process, now (``VmRSS``) or at most so far (``VmHWM``); None where
    the system does not say it in this way."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    for line in status.read_text(encoding="utf-8").splitlines():
        name, _colon, value = line.partition(":")
        if name == what:
            return int(value.split()[0]) * 1024
    return None


def yardstick() -> float:
    """Turns a second of a fixed loop in plain Python: how fast this core is just now."""
    best = float("inf")
    for _try in range(TRIES):
        x = 1
        began = time.perf_counter()
        for _turn in range(TURNS):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        best = min(best, time.perf_counter() - began)
    return TURNS / best


def report(make: Callable[[argparse.Namespace], Contest]) -> None:
    """The command line of a program: measure, and print the line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--how", default="", help="a way to play, where there are several")
    parser.add_argument("--seconds", type=float, default=2.0, help="0: only begin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=0, help="games for a digest")
    parser.add_argument("--launched", type=float, default=time.time(), help="time on the clock")
    options = parser.parse_args()
    contest = make(options)
    contest.play(1)
    line: dict[str, Any] = {"start": time.time() - options.launched}
    line["versions"] = {package: version(package) for package in contest.packages}
    if options.seconds:
        line["yardstick"] = yardstick()
        began, worked = time.perf_counter(), time.process_time()
        line |= asdict(play_for(contest, options.seconds))
        line["core"] = (time.process_time() - worked) / (time.perf_counter() - began)
        line["memory"] = resident("VmHWM")
        line["copy"], line["state"] = copied(contest)
    if options.sample:
        line["digest"] = contest.digest(options.sample)
    print(json.dumps(line))
