"""Whoever weighs finished games: how the chances went, by ``tabard chances`` in its own process.

One game is weighed at a time, in the background and as the last of all that this machine does; of
a guest one waits, and few wait. It is done once for a table: nobody at any table waits for it.
"""

from __future__ import annotations

import json
import logging
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tabard.engine.words import _, say

from ..inn import Inn
from ..inn.chances import Curve

WAITING = 20  # games that may wait, with the one that is weighed
LOOK = ("--points", "60", "--playouts", "100", "--seconds", "60")
SECONDS = 900.0  # for all of it; the first of its game also makes machine code
_BEHIND = ["nice", "-n", "15"] if shutil.which("nice") else []  # all else comes first

Weigh = Callable[[str, Callable[["subprocess.Popen[str]"], None]], Curve]


def weighed(record: str, begun: Callable[[subprocess.Popen[str]], None]) -> Curve:
    """The curve of a record; ``begun`` is told of the process. Raises OSError, ValueError and what
    a process can die of."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "finished.game"
        file.write_text(record, encoding="utf-8")
        process = subprocess.Popen(
            [*_BEHIND, sys.executable, "-m", "tabard", "chances", str(file), *LOOK, "--json"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        begun(process)
        try:
            said, _none = process.communicate(timeout=SECONDS)
        finally:
            process.kill()
            process.wait()
    return Curve.read(json.loads(said))


class Weigher:
    """Weighs the finished games of an inn."""

    def __init__(self, inn: Inn, weigh: Weigh = weighed) -> None:
        self.inn, self._weigh = inn, weigh
        self._guests: dict[str, str] = {}  # by table
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="weigher")

    def wants(self, guest: str, table: str) -> bool:
        """Somebody wants to know how the chances went at a table where the game is over: is it
        weighed now, or soon? Nothing is waited for."""
        with self._lock:
            if table in self._guests:
                return True
            if guest in self._guests.values() or len(self._guests) >= WAITING:
                return False
            self._guests[table] = guest
        self._thread.submit(self._work, table)
        return True

    @property
    def stopped(self) -> bool:
        """Is nothing more begun?"""
        return self._stopped.is_set()

    def stop(self) -> None:
        """Weigh no more; what was begun may be begun again elsewhere."""
        self._stopped.set()
        with self._lock:
            if self._process:
                self._process.kill()
        self._thread.shutdown(cancel_futures=True)

    def _work(self, table: str) -> None:
        try:
            if not self._stopped.is_set() and self.inn.chances.claim(table):
                self._weigh_one(table)
        except Exception as problem:  # whatever it is, the next is weighed
            kind, more = type(problem).__name__, {"table": table}
            logging.getLogger("tabard").warning("%s", kind, exc_info=problem, extra=more)
        finally:
            with self._lock:
                self._guests.pop(table, None)

    def _weigh_one(self, table: str) -> None:
        """Weigh it and keep what came of it: also that nothing did, so that it is not tried again
        and again."""
        try:
            curve: Curve | None = self._weigh(self.inn.record(table), self._begun)
        except (OSError, ValueError, KeyError, subprocess.SubprocessError) as problem:
            if self.stopped:
                self.inn.chances.leave(table)
                return
            sentence = _("How the chances went at table {table} could not be reckoned: {why}")
            said = say(sentence, table=table, why=type(problem).__name__)
            logging.getLogger("tabard").warning("%s", said, extra={"table": table})
            curve = None
        self.inn.chances.keep(table, curve)

    def _begun(self, process: subprocess.Popen[str]) -> None:
        with self._lock:
            self._process = process
            if self._stopped.is_set():
                process.kill()
