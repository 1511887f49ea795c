"""Running the inn: the application that each worker makes, and the socket that they share."""

from __future__ import annotations

import gc
import ipaddress
import os
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import uvicorn

from tabard.engine.find import all_games
from tabard.engine.game import Misused
from tabard.engine.unable import reason_of
from tabard.engine.words import _, listed, say
from tabard.server import journal
from tabard.server.complaints import NotKept
from tabard.server.counting import TOGETHER
from tabard.server.door.limits import HEAD
from tabard.server.door.listening import Listening
from tabard.server.door.names import Names
from tabard.server.door.proxies import SOCKET, USUAL, Proxies
from tabard.server.door.rates import UNLIMITED, Rates
from tabard.server.inn.links import LASTING
from tabard.server.inn.turns import AT_ONCE, Pace
from tabard.server.keeping.posting import Notices, Posting

from ..common import Failed
from . import sockets
from .workers import Workers

if TYPE_CHECKING:
    from fastapi import FastAPI

_DATABASE = "TABARD_DATABASE"
_ADDRESSES, _HOSTS = "TABARD_PUBLIC_ADDRESSES", "TABARD_HOSTS"
_LINK_HOURS = "TABARD_LINK_HOURS"
_ARCHIVE = "TABARD_ARCHIVE"
_ARCHIVE_AFTER = "TABARD_ARCHIVE_AFTER"
_LOG = "TABARD_LOG"
_PROXIES = "TABARD_PROXIES"
_NOTICES, _WITHIN = "TABARD_NOTICES", "TABARD_NOTICES_WITHIN"
_MAIL = "TABARD_MAIL"  # the mail server; a password in it stands in no list of processes
_UNLIMITED = "TABARD_UNLIMITED"  # for load tests: everybody may ask as often as they like
_AT_ONCE = "TABARD_AT_ONCE"  # for tests: the inn never pauses
_PARENT = "TABARD_PARENT"  # the process that looks after the workers
_EVERYWHERE = "0.0.0.0", "::"
_TURN = 0.001  # seconds that a thread has before another, for which a short answer waits often
_GOING = 2  # seconds for the last answers when the inn closes
_SELDOM = 5_000, 20, 50  # things made, and looks at the young, before the older are looked through


@dataclass(frozen=True)
class How:
    """What is said of an inn besides: the hours for which a private link leads to its seat, the
    folder for archived records (none: there is none), the days after which tables go there by
    themselves (none: they do not), how the log is written, which proxies are
    believed, and the unix socket at which it listens in place of a port (none: at a port)."""

    link_hours: float = LASTING / 3600
    archive: str | None = None
    archive_after: float | None = None
    log: str = "text"
    proxies: Proxies = field(default_factory=lambda: Proxies.of(USUAL))
    socket: str | None = None


@dataclass(frozen=True)
class Inn:
    """How the inn is to be run."""

    host: str
    port: int
    database: str
    workers: int
    names: Names = field(default_factory=Names)
    how: How = field(default_factory=How)
    notices: Notices = field(default_factory=Notices)

    @property
    def address(self) -> str:
        """What people open in their browser."""
        if self.names.addresses:
            return f"{self.names.addresses[0]}/"
        if self.how.socket:
            return self.how.socket
        host = "localhost" if self.host in (*_EVERYWHERE, "127.0.0.1", "::1") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def unnamed(self) -> bool:
        """Is there nothing yet that others than this machine could call it?"""
        return self.beyond and not self.names.hosts

    @property
    def beyond(self) -> bool:
        """Can others than this machine reach it?"""
        if self.how.socket:
            return False
        try:
            return not ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"


def named(addresses: list[str], host: str) -> Names:
    """What the inn is called: as was declared, and as the one address at which it listens. Raises
    Complaint."""
    return Names.of(addresses, *([] if host in _EVERYWHERE else [host.lower()]))


def believed(proxies: list[str], socket: str | None) -> Proxies:
    """Who speaks for others: as was declared, else a proxy of this machine; and whoever may open
    the unix socket. Raises Complaint."""
    return Proxies.of([*(proxies or USUAL), *([SOCKET] if socket and proxies else [])])


def told_by(kinds: str, *, within: bool) -> Notices:
    """How guests may be told that it is their turn, and by which mail server."""
    said = tuple(dict.fromkeys(kind.strip() for kind in kinds.split(",") if kind.strip()))
    return Notices(said, os.environ.get(_MAIL, ""), within)


def app() -> FastAPI:
    """The application of one worker, as the environment says. (Whoever only looks after workers
    needs none of what it is made of, and no worker what brings a database up to date.)"""
    from tabard.server.app import make_app
    from tabard.server.database.store import Store
    from tabard.web.pages import add_pages

    rates = UNLIMITED if os.environ.get(_UNLIMITED) else Rates()
    pace = AT_ONCE if os.environ.get(_AT_ONCE) else Pace()
    journal.keep(os.environ[_LOG])
    sys.setswitchinterval(_TURN)
    if _PARENT in os.environ:
        threading.Thread(target=_leave_with_parent, daemon=True).start()
    Listening.proxies = Proxies.of(os.environ[_PROXIES].split())
    names = Names.of(os.environ[_ADDRESSES].split(), *os.environ[_HOSTS].split())
    lasts = float(os.environ[_LINK_HOURS]) * 3600
    archive = Path(os.environ[_ARCHIVE]).expanduser() if os.environ[_ARCHIVE] else None
    after = float(os.environ[_ARCHIVE_AFTER]) * 86_400 if os.environ[_ARCHIVE_AFTER] else None
    notices = told_by(os.environ[_NOTICES], within=bool(os.environ[_WITHIN]))
    make = partial(
        make_app, pages=add_pages, pace=pace, rates=rates, names=names, archive=archive,
        notices=notices, archive_after=after,
    )  # fmt: skip
    try:
        made = make(Store(os.environ[_DATABASE]), link_lasts=lasts)
    except NotKept:  # the store has said why
        raise SystemExit(1) from None
    threading.Thread(target=settle_in, daemon=True).start()
    return made


def settle_in() -> None:
    """Read the games before a guest asks for one. What has been read stays as long as the inn does,
    so nobody is to look through it for what is not needed any more: that took a quarter of a second
    each time, in which all guests waited. Nor is what came since to be looked through as often as
    Python is used to: a page makes thousands of things, and leaves hardly any in a ring."""
    all_games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)


def log_named(how: str) -> str:
    """A way to write the log. Raises Misused for one that is none."""
    if how not in journal.FORMATS:
        sentence = _("The log is written as {formats}, not as {how}.")
        raise Misused(say(sentence, formats=listed(journal.FORMATS), how=repr(how)))
    return how


def archived(folder: str | None, days: float | None) -> tuple[str | None, float | None]:
    """Where records go, and after how many days by themselves. Raises Misused."""
    if days is not None and folder is None:
        raise Misused(say(_("Say with --archive in which folder the records are to lie.")))
    return folder, days


def _leave_with_parent() -> None:
    """A worker that nobody looks after any more goes: it would keep the port from the next."""
    while os.getppid() == int(os.environ[_PARENT]):
        time.sleep(0.2)
    os.kill(os.getpid(), signal.SIGTERM)


def prepared(inn: Inn) -> None:
    """Bring the database up to date before any worker opens it, and see whether guests can be told
    as was declared; closing time is over. Raises Complaint, Failed."""
    database = inn.database
    from tabard.server.database.upgrading import opened
    from tabard.server.inn.closing import reopen

    if "://" not in database:
        folder = Path(database).expanduser().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            sentence = _("{folder} cannot be made: {reason}.")
            raise Failed(say(sentence, folder=folder, reason=reason_of(error))) from None
    store = opened(database)
    try:
        reopen(store)
        Posting(store, inn.notices, next(iter(inn.names.addresses), ""))
    except ImportError as error:
        sentence = _("Notices need {library}, which is not here: pip install 'tabard[notices]'")
        raise Failed(say(sentence, library=error.name)) from None
    finally:
        store.close()


def taken_socket(inn: Inn) -> socket.socket:
    """The socket at which the inn listens. Raises Failed, for a taken port among others."""
    if inn.how.socket:
        return sockets.taken(Path(inn.how.socket))
    family = socket.AF_INET6 if ":" in inn.host else socket.AF_INET
    taken = socket.socket(family)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((inn.host, inn.port))
        taken.listen(sockets.BACKLOG)
        taken.set_inheritable(True)
    except OSError as error:
        taken.close()
        sentence = _("The inn cannot listen at {host}, port {port}: {reason}.")
        facts = {"host": inn.host, "port": inn.port, "reason": reason_of(error)}
        raise Failed(say(sentence, **facts)) from None
    return taken


def run(inn: Inn, listening: socket.socket) -> None:
    """Serve until somebody stops it."""
    os.environ[_DATABASE] = inn.database
    os.environ[_ADDRESSES] = " ".join(inn.names.addresses)
    os.environ[_HOSTS] = " ".join(inn.names.hosts)
    os.environ[_LINK_HOURS] = str(inn.how.link_hours)
    os.environ[_ARCHIVE] = inn.how.archive or ""
    os.environ[_ARCHIVE_AFTER] = str(inn.how.archive_after or "")
    os.environ[_LOG] = inn.how.log
    os.environ[_PROXIES] = " ".join(inn.how.proxies.addresses)
    os.environ[_NOTICES] = ",".join(inn.notices.kinds)
    os.environ[_WITHIN] = "1" if inn.notices.within else ""
    config = uvicorn.Config(
        "tabard.cli.serving.application:app",
        factory=True,
        workers=inn.workers,
        log_config=None,  # as all of the inn's: each line says when
        log_level="error",  # bad requests would fill it
        access_log=False,
        http=Listening,
        h11_max_incomplete_event_size=HEAD,
        forwarded_allow_ips=inn.how.proxies.addresses,
        server_header=False,
        timeout_graceful_shutdown=_GOING,
        timeout_keep_alive=30,
        backlog=sockets.BACKLOG,
    )
    if inn.workers > 1:
        os.environ[_PARENT] = str(os.getpid())
        journal.keep(inn.how.log)
        with TemporaryDirectory(prefix="tabard-counts-", ignore_cleanup_errors=True) as counts:
            os.environ[TOGETHER] = counts
            Workers(config, sockets=[listening]).run()
    else:
        # The signal that has closed it comes again in the end: as Ctrl-C does, for all ends alike.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        uvicorn.Server(config).run(sockets=[listening])
