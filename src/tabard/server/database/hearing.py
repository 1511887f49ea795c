"""How a worker hears that something was changed by others, so that nobody need ask all the time.

On PostgreSQL whoever numbers a change rings a bell (``NOTIFY``) in the same transaction, and each
worker holds a connection of its own that hears it: what is taken back rings nothing. A SQLite file
has no bell; there a connection of its own looks every now and then whether the file's version is
another, which reads no table. Either only says that there is something new; what that is stands in
the database. So nothing is lost by a bell that nobody heard: once there is a connection again all
is looked at, and so it is now and then though nothing was heard (``ANYWAY``).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import Connection

from tabard.engine.words import _, say

from ..complaints import NotKept
from .clock import pause
from .store import BELL, Store

ANYWAY = 2.0  # seconds after which workers look though they have heard nothing
_PERIOD = 0.03  # seconds between two looks at the version of a SQLite file
_LISTENS = 0.2  # seconds after which whoever listens sees whether he is to stop
_PAUSES = 0.1, 15.0  # seconds to wait for another connection: at first, and at most


class Hearing:
    """The ear of one worker: calls ``heard`` from a thread of its own whenever somebody may have
    changed something, this worker among them."""

    def __init__(self, store: Store, heard: Callable[[], None]) -> None:
        self.store, self.heard = store, heard
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._work, name="hearing", daemon=True)
        self._failures = 0

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def stop(self) -> None:
        """Listen no more."""
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join()

    def _work(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except Exception as problem:
                if not isinstance(problem, NotKept):  # of that the store has said why
                    sentence = _("The connection that hears of changes is lost ({kind}).")
                    said = say(sentence, kind=type(problem).__name__)
                    logging.getLogger("tabard").warning("%s", said)
                self._stopped.wait(pause(self._failures, *_PAUSES))
                self._failures += 1

    def _listen(self) -> None:
        """Listen on one connection until it is lost, or all stops. Raises NotKept, and what the
        driver raises."""
        with self.store.listening() as connection:
            for rang in self._versions(connection) if self.store.embedded else _bells(connection):
                self._failures = 0
                if rang:
                    self.heard()
                if self._stopped.is_set():
                    return

    def _versions(self, connection: Connection) -> Iterator[bool]:
        """Again and again: has the file changed since? At first it has."""
        known = None
        while True:
            version = connection.exec_driver_sql("PRAGMA data_version").scalar()
            yield version != known
            known = version
            self._stopped.wait(_PERIOD)


def _bells(connection: Connection) -> Iterator[bool]:
    """Again and again: has the bell rung since? At first it has: nobody knows what rang before."""
    driver: Any = connection.connection.dbapi_connection  # it knows no other once detached
    connection.exec_driver_sql(f"LISTEN {BELL}")
    yield True
    while True:
        yield any([*driver.notifies(timeout=_LISTENS, stop_after=1)])
