"""The inn's time: that of its database, and it never goes back.

Deadlines and leases stand in the database and outlive this process, so every worker must mean the
same by an hour. Between two looks at the database this process's steady clock counts on; whoever
sets a machine's clock back stops no bot, and gives nobody more time.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable

_PERIOD = 10.0  # seconds between two looks at the database's time


def pause(failures: int, first: float, longest: float) -> float:
    """Seconds to wait after something has failed again: each time twice as long as before."""
    return min(first * 2.0 ** min(failures, 30), longest)


class Clock:
    """Seconds since 1970. ``read`` gives the database's time; it is asked when the time is asked
    for, and raises what it raises. Any thread may ask."""

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read
        self._ahead = -math.inf  # of the steady clock
        self._read_again = -math.inf  # by the steady clock
        self._lock = threading.Lock()

    def now(self) -> float:
        """What time it is."""
        if time.monotonic() >= self._read_again:
            self.heard(self._read())
            self._read_again = time.monotonic() + _PERIOD
        return self._ahead + time.monotonic()

    def heard(self, at: float) -> None:
        """Something happened then, elsewhere perhaps: it is not earlier now."""
        with self._lock:
            self._ahead = max(self._ahead, at - time.monotonic())
