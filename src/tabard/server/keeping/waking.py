"""Threads that work and sleep until they are stopped. What wakes them: at once what was done here,
and what others have done not more often than they would look by themselves."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from ..complaints import NotKept
from ..database.clock import pause


def until_stopped(
    stopped: threading.Event, work: Callable[[], float], in_trouble: tuple[float, float]
) -> None:
    """Work again and again, and rest as many seconds as ``work`` says. What goes wrong is logged,
    and tried again after pauses that grow from the first number ``in_trouble`` to the second."""
    failures = 0
    while not stopped.is_set():
        try:
            rest = work()
        except Exception as problem:
            if not isinstance(problem, NotKept):  # of that the store has said why
                kind = type(problem).__name__
                logging.getLogger("tabard").warning("%s", kind, exc_info=problem)
            rest = pause(failures, *in_trouble)
            failures += 1
        else:
            failures = 0
        if rest:
            stopped.wait(rest)


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
