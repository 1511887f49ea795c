"""The inn as people run it, as a process of its own, and what it uses."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

from .talk import Broken, Talk

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """``tabard serve`` with its workers: it is open, and can be begun again where it was. ``more``
    goes into its environment, and ``log`` is the file in which it says what it has to say."""

    def __init__(
        self, database: str, workers: int, *, limited: bool = False, files: int = 0,
        more: Mapping[str, str] | None = None, log: Path | None = None,
    ) -> None:  # fmt: skip
        with socket.socket() as taken:
            taken.bind((HOST, 0))
            self.port = int(taken.getsockname()[1])
        self.command = [sys.executable, "-m", "tabard", "serve", "--no-browser", "--db", database]
        self.command += ["--port", str(self.port), "--workers", str(workers)]
        free = {} if limited else {"TABARD_UNLIMITED": "1", "TABARD_AT_ONCE": "1"}
        self.more, self.log = {**free, **(more or {})}, log
        self.start()
        if files:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (files, files))

    def start(self) -> None:
        """Begin, in a group of processes of its own."""
        with self.log.open("ab") if self.log else nullcontext() as said:
            self.process = subprocess.Popen(
                self.command, env=os.environ | self.more, start_new_session=True,
                stdout=subprocess.DEVNULL, stderr=said,
            )  # fmt: skip

    async def well(self) -> list[dict[str, Any]]:
        """Wait until it answers: the games that it has."""
        for _try in range(600):
            try:
                return list(await Talk(HOST, self.port).done("GET", "/games"))
            except Broken:
                await asyncio.sleep(0.1)
        raise SystemExit("The inn does not answer.")

    def kill(self) -> None:
        """End it at once with all its workers, whatever they are doing."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as whoever keeps it does."""
        self.process.terminate()
        self.process.wait(60)

    def workers(self) -> list[int]:
        """The processes that serve, the oldest first."""
        spawned = [pid for pid in self._family()[1:] if b"spawn_main" in _command(pid)]
        return spawned or [self.process.pid]

    @property
    def seconds(self) -> float:
        """Processor time that all its processes have used so far."""
        return sum(_ticks(pid) for pid in self._family()) / TICKS

    @property
    def megabytes(self) -> float:
        """Memory of all its processes; what they share counts once."""
        return sum(_kilobytes(pid) for pid in self._family()) / 1024

    def _family(self) -> list[int]:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *map(int, children)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended just now
        return b""


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _kilobytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended just now
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
