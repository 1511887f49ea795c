"""Bringing a database to the form that this version knows, whichever earlier form it has."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tabard.engine.words import _, say

from ..complaints import NotKept
from .connecting import keep_private
from .store import Store, guarded

_STEPS = Path(__file__).resolve().parent / "migrations"
_IN_TURN = 8429_0002  # the number of the lock under which PostgreSQL lets one worker upgrade


def upgrade(store: Store, to: str = "head") -> None:
    """Bring a database up to date (an empty one is filled), all of it or nothing, and let nobody
    but its owner read it. Raises NotKept, also for one that a later version has written."""
    with guarded(), store.engine.begin() as connection:
        if store.embedded:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_IN_TURN})"))
        step_up(connection, to)
    if store.embedded:
        keep_private(store.url)


def step_up(connection: Connection, to: str = "head") -> None:
    """The steps from whichever form to that of this version, in the transaction that goes on.
    Raises NotKept."""
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    at = MigrationContext.configure(connection).get_current_revision()
    if at is not None and at not in known:
        raise NotKept(say(_("This database was written by a newer version of Tabard.")))
    if at is None and inspect(connection).get_table_names():
        raise NotKept(say(_("This database holds something else than an inn.")))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def opened(where: str) -> Store:
    """The store at this address, up to date and ready. Raises NotKept."""
    store = Store(where)
    try:
        upgrade(store)
    except Exception:
        store.close()
        raise
    return store
