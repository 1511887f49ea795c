"""Is the inn well? It tries whether anything can be kept, and whether its keepers act. However
often somebody asks, a worker tries it now and then only (once for each language in which it says
what is wrong): nobody makes it write without end."""

from __future__ import annotations

import math
import threading
import time

from tabard.engine.languages import spoken
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
        self._tried = dict[str, tuple[float, str]]()  # when, and what was wrong, by the language
        self._lock = threading.Lock()

    def check(self) -> None:
        """Raises NotKept where nothing can be kept, and Unwell where a keeper has ended or is
        stuck."""
        with self._lock:
            at, wrong = self._tried.get(spoken().code, (-math.inf, ""))
            if time.monotonic() >= at + PERIOD:
                wrong = self._try()
                self._tried[spoken().code] = time.monotonic(), wrong
        if wrong:
            raise NotKept(wrong)
        if self.keeper.idle(_LONG):
            raise Unwell(say(_("A keeper of this inn has stopped: no bot may play.")))

    def _try(self) -> str:
        """What is wrong with the database; empty where nothing is."""
        try:
            self.store.try_to_write()
        except NotKept as wrong:  # of that the store has said why
            return wrong.sentence
        return ""
