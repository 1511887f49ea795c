"""Is the inn well? It tries whether anything can be kept, and whether its keepers act. However
often somebody asks, a worker tries it now and then only: nobody makes it write without end."""

from __future__ import annotations

import math
import threading
import time

from tabard.engine.words import _, say

from ..complaints import NotKept, Unwell
from ..database.store import Store
from .keeper import Keeper

PERIOD = 3.0  # seconds for which what was tried holds
_LONG = 120.0  # seconds after which a keeper that has not looked for work is taken for stuck


class Health:
    """The health of one worker."""

    def __init__(self, store: Store, keeper: Keeper) -> None:
        self.store, self.keeper = store, keeper
        self._tried, self._wrong = -math.inf, ""
        self._lock = threading.Lock()

    def check(self) -> None:
        """Raises NotKept where nothing can be kept, and Unwell where a keeper has ended or is
        stuck."""
        with self._lock:
            if time.monotonic() >= self._tried + PERIOD:
                self._wrong = self._try()
                self._tried = time.monotonic()
        if self._wrong:
            raise NotKept(self._wrong)
        if self.keeper.idle(_LONG):
            raise Unwell(say(_("A keeper of this inn has stopped: no bot may play.")))

    def _try(self) -> str:
        """What is wrong with the database; empty where nothing is."""
        try:
            self.store.try_to_write()
        except NotKept as wrong:  # of that the store has said why
            return wrong.sentence
        return ""
