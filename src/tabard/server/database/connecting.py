"""A database by its address, and the connections to it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tabard.engine.words import _, say

from ..complaints import NotKept

_WAIT = 15  # seconds to wait for another writer
# No error says what was to be written: that may be a secret.
_HELD: dict[str, Any] = {"pool_size": 8, "max_overflow": 24, "hide_parameters": True}
# A PostgreSQL that has gone without a word is noticed within a minute.
_ALIVE = {"keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3}
_OTHERS = 0o077  # what everybody but a file's owner may do with it


def address(where: str) -> URL:
    """The URL of a database: ``where`` is one, or the name of a SQLite file. Raises NotKept."""
    if "://" not in where:
        _make_private(Path(where).expanduser())
        return URL.create("sqlite", database=str(Path(where).expanduser()))
    try:
        url = make_url(where)
    except ArgumentError:
        raise NotKept(say(_("{where} is no address of a database."), where=repr(where))) from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite":
        return url
    sentence = _("The inn keeps its tables in SQLite or PostgreSQL, not in {backend}.")
    raise NotKept(say(sentence, backend=url.get_backend_name()))


def _make_private(file: Path) -> None:
    """A new database is for its owner alone: it holds every secret. What SQLite puts beside it is
    as private as the file."""
    with suppress(OSError):  # what cannot be made, SQLite complains of
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def keep_private(url: URL) -> None:
    """A database that others could read is for its owner alone from now on. Ask it only of one that
    is known to be an inn's. Where somebody else owns the file it stays as it is."""
    for beside in ("", "-wal", "-shm"):
        file = Path(f"{url.database}{beside}")
        with suppress(OSError):
            mode = file.stat().st_mode
            if mode & _OTHERS:
                file.chmod(S_IMODE(mode) & ~_OTHERS)


def identity(url: URL) -> tuple[int, int] | None:
    """Which file it is that lies there now; None where there is none."""
    with suppress(OSError):
        there = os.stat(url.database or "")
        return there.st_dev, there.st_ino
    return None


def engine(url: URL) -> Engine:
    """The connections to a database."""
    if url.get_backend_name() != "sqlite":
        alive = {name: value for name, value in _ALIVE.items() if name not in url.query}
        return create_engine(url, pool_pre_ping=True, connect_args=alive, **_HELD)
    made = create_engine(url, connect_args={"timeout": _WAIT}, **_HELD)

    @event.listens_for(made, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return made
