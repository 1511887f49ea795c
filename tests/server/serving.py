"""An inn that is served on a real port, in this process or in one of its own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import IO, Any

import httpx
import uvicorn
from fastapi import FastAPI

from tabard.server.door.limits import HEAD
from tabard.server.door.listening import Listening

NO_TLS = False  # nothing is encrypted here; else each client reads 140 certificates before it asks
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


@contextlib.contextmanager
def served(app: FastAPI) -> Iterator[httpx.Client]:
    """Serve an application in a thread: a client that asks it."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=Listening,
        h11_max_incomplete_event_size=HEAD,
        log_level="critical",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    with httpx.Client(base_url=f"{address}/api", timeout=30, verify=NO_TLS) as client:
        wait_until_well(client)
        try:
            yield client
        finally:
            server.should_exit = True
            thread.join(10)


def wait_until_well(client: httpx.Client, seconds: float = 60) -> None:
    """Wait until the inn answers."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if client.get("/health").status_code == 200:
                return
        time.sleep(0.05)
    raise AssertionError("the inn does not answer")


def events(lines: Iterator[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The events of a stream: the mark and the data of each."""
    mark = ""
    for line in lines:
        if line.startswith("id: "):
            mark = line[4:]
        elif line.startswith("data: "):
            yield mark, json.loads(line[6:])


class Process:
    """``tabard serve`` as a process of its own (with its workers): it can be killed."""

    def __init__(self, database: str, port: int, workers: int = 1, *more: str) -> None:
        self.database, self.port, self.workers, self.more = database, port, workers, more
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, stderr: IO[bytes] | None = None) -> None:
        """Begin; ``wait_until_well`` waits until it answers."""
        command = [sys.executable, "-m", "tabard", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--db", self.database]
        command += ["--workers", str(self.workers), *self.more]
        env = {**os.environ, "TABARD_UNLIMITED": "1", "TABARD_AT_ONCE": "1"}
        self.process = subprocess.Popen(
            command, env=env, start_new_session=True, stdout=subprocess.DEVNULL, stderr=stderr
        )

    def kill(self) -> None:
        """Kill it and all its workers at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_a_worker(self) -> None:
        """Kill one of its workers."""
        assert self.process is not None
        os.kill(workers_of(self.process.pid)[0], signal.SIGKILL)

    def stop(self) -> None:
        """Let it end as it would."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


def workers_of(parent: int) -> list[int]:
    """The workers that a supervisor has begun, oldest first."""
    with open(f"/proc/{parent}/task/{parent}/children") as file:
        children = [int(pid) for pid in file.read().split()]
    return [pid for pid in children if b"spawn_main" in _command(pid)]


def _command(pid: int) -> bytes:
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read()
    except OSError:
        return b""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
