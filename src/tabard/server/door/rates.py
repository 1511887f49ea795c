"""How much one guest may ask for: as buckets that fill again in time."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass

_KNOWN = 20_000  # guests who are remembered


@dataclass(frozen=True)
class Rates:
    """What one guest may ask for. Requests a second in the long run, and how many at once; the same
    for what is ``costly`` (new tables, records, coming in by a passkey) and ``rare`` (names that
    last), for the seconds of a processor that his requests ``work`` and for those that ``bots``
    think at the tables that he has set up. ``at_work`` are his requests that are worked at
    together, ``streams`` his event streams. 0: as much as he likes."""

    often: float = 40.0
    at_once: float = 400.0
    costly: float = 0.5
    costly_at_once: float = 40.0
    rare: float = 1 / 300
    rare_at_once: float = 12.0
    work: float = 0.25
    work_at_once: float = 8.0
    bots: float = 0.5
    bots_at_once: float = 5.0
    at_work: int = 4
    streams: int = 64


UNLIMITED = Rates(often=0, costly=0, rare=0, work=0, bots=0, at_work=0, streams=0)


class Buckets:
    """A bucket of drops for each guest: what is done takes some, and they come back in time. Any
    thread may take them."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, who: str, now: float) -> float:
        """Take a drop: 0, or in how many seconds there is one again."""
        with self._lock:
            left = self._now(who, now)
            wait = 0.0 if not self.rate or left >= 1 else (1 - left) / self.rate
            self._keep(who, left if wait else left - 1, now)
        return wait

    def spend(self, who: str, drops: float, now: float) -> None:
        """Take what was used already, though it be more than there is."""
        with self._lock:
            self._keep(who, self._now(who, now) - drops, now)

    def spent(self, who: str, now: float) -> float:
        """How many drops have not come back yet."""
        with self._lock:
            return self.size - self._now(who, now)

    def wait(self, who: str, now: float, drops: float = 0.0) -> float:
        """In how many seconds the bucket is not empty any more, or holds so many drops (or all for
        which it has room)."""
        missing = self.spent(who, now) - self.size + min(drops, self.size)
        return max(0.0, missing) / self.rate if self.rate else 0.0

    def _now(self, who: str, now: float) -> float:
        left, then = self._left.get(who, (self.size, now))
        return min(self.size, left + (now - then) * self.rate)

    def _keep(self, who: str, left: float, now: float) -> None:
        if not self.rate:
            return
        self._left[who] = left, now
        self._left.move_to_end(who)
        if len(self._left) > _KNOWN:
            self._left.popitem(last=False)
