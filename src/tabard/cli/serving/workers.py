"""The workers of an inn, and who looks after them: one that has ended is begun again. Where it ends
before it has served (its database has gone, say) that is tried after longer and longer pauses, for
a beginning costs half a second of a processor. One that is silent hangs, once it has spoken; on a
busy machine it may be long until it first does.
"""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from multiprocessing.connection import wait
from socket import socket

from uvicorn import Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from tabard.engine.words import _, say
from tabard.server.counting import forget
from tabard.server.database.clock import pause

_PAUSES = 1.0, 60.0  # seconds between two tries: the first, and at most
_SILENT = 60.0  # seconds in which a worker must speak for the first time


class Workers(Multiprocess):
    """So many processes as are configured, each at its place in the list."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._tries: dict[int, int] = {}  # by place: how often in a row it was begun in vain
        self._due: dict[int, float] = {}  # by place: when it is begun again
        self._patience: dict[int | None, float] = {}  # by process: until when it may be silent

    def keep_subprocess_alive(self) -> None:
        """Look after each worker."""
        for place, worker in enumerate(self.processes):
            serves = None if place in self._due else self._serves(worker)
            if serves:
                self._tries.pop(place, None)
            elif serves is None and not self.should_exit.is_set():
                self._begin_again(place, worker)

    def _serves(self, worker: Process) -> bool | None:
        """Does a worker serve? False where it only begins, None where it has ended or hangs."""
        until = self._patience.setdefault(worker.pid, time.monotonic() + _SILENT)
        with suppress(OSError, EOFError):
            worker.parent_conn.send(b"ping")
            patience = self.config.timeout_worker_healthcheck
            heard = wait([worker.parent_conn, worker.process.sentinel], patience)
            if worker.parent_conn in heard:
                self._patience[worker.pid] = 0.0
                return bool(worker.parent_conn.recv())
            if not heard and time.monotonic() < until:
                return False
        return None

    def _begin_again(self, place: int, worker: Process) -> None:
        """Put another into the place of one that has ended, at once or after a pause."""
        if place not in self._due:
            worker.kill()  # where it hangs
            worker.join()
            forget(worker.pid or 0)
            self._patience.pop(worker.pid, None)
            self._due[place] = time.monotonic() + self._pause(place)
        if time.monotonic() >= self._due[place]:
            del self._due[place]
            self._tries[place] = self._tries.get(place, 0) + 1
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()

    def _pause(self, place: int) -> float:
        """For how long a place stays empty; one that has served is filled at once."""
        tries = self._tries.get(place, 0)
        if not tries:
            return 0.0
        seconds = pause(tries - 1, *_PAUSES)
        sentence = _("A worker cannot begin; it is tried again in {pause} s.")
        logging.getLogger("tabard").warning("%s", say(sentence, pause=round(seconds)))
        return seconds
