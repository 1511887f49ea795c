"""Waking threads that sleep until there is something to do: at once for what was done here, and for
what others have done not more often than they would look by themselves."""

from __future__ import annotations

import threading
import time


class Waking:
    """What wakes the threads of a keeper. Any thread may ring."""

    def __init__(self, gap: float) -> None:
        self.gap = gap  # seconds between two looks that others cause
        self._rung = threading.Condition()
        self._here = self._elsewhere = 0

    def ring(self) -> None:
        """Something was done here: look at once."""
        with self._rung:
            self._here += 1
            self._rung.notify_all()

    def hear(self) -> None:
        """Somebody else may have done something: look soon."""
        with self._rung:
            self._elsewhere += 1
            self._rung.notify_all()

    def heard(self) -> tuple[int, int]:
        """What has rung so far; to be asked before one looks whether there is anything to do."""
        with self._rung:
            return self._here, self._elsewhere

    def sleep(self, heard: tuple[int, int], seconds: float) -> None:
        """Sleep so long, or until more rings than was heard before one looked."""
        awake = time.monotonic() + self.gap
        with self._rung:
            self._rung.wait_for(lambda: (self._here, self._elsewhere) != heard, seconds)
            if self._here == heard[0]:
                rest = min(awake - time.monotonic(), seconds)
                self._rung.wait_for(lambda: self._here != heard[0], max(0.0, rest))
