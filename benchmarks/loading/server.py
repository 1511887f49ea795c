"""The inn as people run it, as a process of its own, and what it uses."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from .talk import Broken, Talk

HOST = "127.0.0.1"
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """``tabard serve`` with its workers."""

    def __init__(
        self, database: str, workers: int, *, limited: bool = False, files: int = 0
    ) -> None:
        with socket.socket() as taken:
            taken.bind((HOST, 0))
            self.port = int(taken.getsockname()[1])
        command = [sys.executable, "-m", "tabard", "serve", "--no-browser", "--db", database]
        command += ["--port", str(self.port), "--workers", str(workers)]
        free = {} if limited else {"TABARD_UNLIMITED": "1", "TABARD_AT_ONCE": "1"}
        self.process = subprocess.Popen(command, env=os.environ | free, stdout=subprocess.DEVNULL)
        if files:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (files, files))

    async def well(self) -> list[dict[str, Any]]:
        """Wait until it answers: the games that it has."""
        for _try in range(600):
            try:
                return list(await Talk(HOST, self.port).done("GET", "/games"))
            except Broken:
                await asyncio.sleep(0.1)
        raise SystemExit("The inn does not answer.")

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)

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


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _kilobytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended just now
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
