"""The database that a command means: opened for it, and complained of in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from tabard.engine.words import _, say

from ..common import Failed

if TYPE_CHECKING:
    from tabard.server.database.store import Store

_DB = "Where the tables are kept: a file (SQLite), or the URL of a PostgreSQL database."
Database = Annotated[str | None, typer.Option("--db", help=_DB, metavar="FILE|URL")]


@contextmanager
def open_store(db: str | None) -> Iterator[Store]:
    """The database, up to date. Raises Failed."""
    with complaints():
        from tabard.server.database.upgrading import opened

        store = opened(named_database(db))
        try:
            yield store
        finally:
            store.close()


@contextmanager
def complaints() -> Iterator[None]:
    """What the inn complains of, and libraries that are not there: one sentence."""
    try:
        from tabard.server.complaints import Complaint
    except ImportError as error:
        raise _not_installed(error) from None
    try:
        yield
    except Complaint as complaint:
        raise Failed(str(complaint), 1, {"rule": complaint.rule}) from None
    except ImportError as error:
        raise _not_installed(error) from None


def _not_installed(error: ImportError) -> Failed:
    if (error.name or "").startswith("tabard"):
        raise error
    sentence = _("The inn needs {library}, which is not here: pip install 'tabard[server]'")
    return Failed(say(sentence, library=error.name))


def named_database(db: str | None) -> str:
    """The database that is meant: by default a file in the user's own folder."""
    if db:
        return db
    from platformdirs import user_data_path

    return str(user_data_path("tabard", appauthor=False) / "inn.sqlite")


def shown(database: str) -> str:
    """The database's address without a password."""
    from tabard.server.database.connecting import address

    return database if "://" not in database else address(database).render_as_string()
