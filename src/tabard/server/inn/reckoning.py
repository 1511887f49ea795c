"""The odds that people ask for. To reckon them may take a second: so it is done for one asker at a
time, few may wait, and what was reckoned is held as long as the table stays as it is."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tabard.engine.odds import Odds
from tabard.engine.words import _, say

from ..complaints import TooOften

HELD = 400  # so many answers are held
WAITING = 4  # so many may ask at once
PATIENCE = 5.0  # seconds for which they do

Key = tuple[str, int, int, str]  # the table, its version, the seat, the words


class Reckonings:
    """What has been reckoned, and how many are ``asking`` now."""

    def __init__(self) -> None:
        self._held: OrderedDict[Key, list[Odds]] = OrderedDict()
        self._turn, self._counting = threading.Lock(), threading.Lock()
        self.asking = 0

    def of(self, key: Key, reckon: Callable[[], list[Odds]]) -> list[Odds]:
        """The odds that are held, or those that are reckoned now. Raises TooOften."""
        held = self._held.get(key)
        if held is not None:
            return held
        with self._in_turn():
            odds = self._held[key] = self._held.get(key) or reckon()
            while len(self._held) > HELD:
                self._held.popitem(last=False)
        return odds

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Wait until nobody else reckons."""
        self._count(1)
        try:
            if not self._turn.acquire(timeout=PATIENCE):
                raise _busy()
            try:
                yield
            finally:
                self._turn.release()
        finally:
            self._count(-1)

    def _count(self, one: int) -> None:
        with self._counting:
            if self.asking + one > WAITING:
                raise _busy()
            self.asking += one


def _busy() -> TooOften:
    return TooOften(say(_("Too many ask for odds at once; ask again in a moment.")))
