"""Running the inn: the application that each worker makes, and the socket that they share."""

from __future__ import annotations

import ipaddress
import logging
import os
import signal
import socket
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from tabard.engine.words import _, say
from tabard.server.app import make_app
from tabard.server.limits import HEAD
from tabard.server.listening import Listening
from tabard.server.rates import UNLIMITED, Rates
from tabard.server.store import Store
from tabard.server.turns import AT_ONCE, Pace
from tabard.server.upgrading import opened
from tabard.web.pages import add_pages

from .common import Failed

_DATABASE = "TABARD_DATABASE"
_UNLIMITED = "TABARD_UNLIMITED"  # for load tests: everybody may ask as often as they like
_AT_ONCE = "TABARD_AT_ONCE"  # for tests: the inn never pauses
_PARENT = "TABARD_PARENT"  # the process that looks after the workers
_GOING = 2  # seconds for the last answers when the inn closes


@dataclass(frozen=True)
class Inn:
    """How the inn is to be run."""

    host: str
    port: int
    database: str
    workers: int

    @property
    def address(self) -> str:
        """What people open in their browser."""
        host = "localhost" if self.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def beyond(self) -> bool:
        """Can others than this machine reach it?"""
        try:
            return not ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"


def app() -> FastAPI:
    """The application of one worker, as the environment says."""
    rates = UNLIMITED if os.environ.get(_UNLIMITED) else Rates()
    pace = AT_ONCE if os.environ.get(_AT_ONCE) else Pace()
    logging.basicConfig(format="%(asctime)s %(process)d %(levelname)s %(message)s")
    if _PARENT in os.environ:
        threading.Thread(target=_leave_with_parent, daemon=True).start()
    store = Store(os.environ[_DATABASE])
    return make_app(store, pages=add_pages, pace=pace, rates=rates)


def _leave_with_parent() -> None:
    """A worker that nobody looks after any more goes: it would keep the port from the next."""
    while os.getppid() == int(os.environ[_PARENT]):
        time.sleep(0.2)
    os.kill(os.getpid(), signal.SIGTERM)


def prepared(database: str) -> None:
    """Bring the database up to date before any worker opens it. Raises Complaint, Failed."""
    if "://" not in database:
        folder = Path(database).expanduser().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            sentence = _("{folder} cannot be made: {reason}.")
            raise Failed(say(sentence, folder=folder, reason=error.strerror or error)) from None
    opened(database).close()


def taken_socket(inn: Inn) -> socket.socket:
    """The socket at which the inn listens. Raises Failed, for a taken port among others."""
    family = socket.AF_INET6 if ":" in inn.host else socket.AF_INET
    taken = socket.socket(family)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((inn.host, inn.port))
        taken.set_inheritable(True)
    except OSError as error:
        taken.close()
        sentence = _("The inn cannot listen at {host}, port {port}: {reason}.")
        facts = {"host": inn.host, "port": inn.port, "reason": error.strerror or error}
        raise Failed(say(sentence, **facts)) from None
    return taken


def run(inn: Inn, listening: socket.socket) -> None:
    """Serve until somebody stops it."""
    os.environ[_DATABASE] = inn.database
    config = uvicorn.Config(
        "tabard.cli.serving:app",
        factory=True,
        workers=inn.workers,
        log_level="warning",
        access_log=False,
        http=Listening,
        h11_max_incomplete_event_size=HEAD,
        server_header=False,
        timeout_graceful_shutdown=_GOING,
        timeout_keep_alive=30,
        backlog=2048,
    )
    if inn.workers > 1:
        os.environ[_PARENT] = str(os.getpid())
        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
