"""Backup and restore: a whole inn as one SQLite file, from either kind of database, into either.

A backup is one moment of the database, taken while the inn goes on. The tokens' key is in it: keep
it as you keep the database.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, func, insert, select, text

from tabard.engine.unable import reason_of
from tabard.engine.words import _, say

from ..complaints import Complaint
from .schema import LETTERS, METADATA, NEWS, NOTES, POSTED, SETTINGS, TABLES, TAKEN
from .store import Store, guarded
from .upgrading import opened, upgrade

_ROWS = 1000  # rows that are carried at once


def backup(store: Store, file: Path) -> int:
    """Write everything to a new file; how many tables it holds. Raises Complaint."""
    if file.exists():
        raise Complaint(say(_("{file} is there already; name another file."), file=file))
    beside = file.with_name(file.name + ".new")
    beside.unlink(missing_ok=True)
    try:
        copy = opened(str(beside))
        try:
            count = _carry(store, copy)
        finally:
            copy.close()
        beside.replace(file)
    except OSError as error:
        sentence = _("{file} cannot be written: {reason}.")
        raise Complaint(say(sentence, file=file, reason=reason_of(error))) from None
    finally:
        beside.unlink(missing_ok=True)
    return count


def restore(file: Path, store: Store) -> int:
    """Bring a backup into an inn that is empty; how many tables it holds. Raises Complaint."""
    if not file.is_file():
        raise Complaint(say(_("There is no file {file}."), file=file))
    source = Store(str(file))
    try:
        upgrade(source)
        return _carry(source, store)
    finally:
        source.close()


def _carry(source: Store, target: Store) -> int:
    """Everything from one database into another that is empty, all or nothing."""
    with guarded(), source.engine.connect() as here, target.engine.begin() as there:
        here.exec_driver_sql(
            "BEGIN" if source.embedded else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
        )
        if target.embedded:
            there.exec_driver_sql("BEGIN IMMEDIATE")
        if there.execute(select(func.count()).select_from(TABLES)).scalar():
            raise Complaint(say(_("There are tables here already; restore into an empty inn.")))
        there.execute(SETTINGS.delete())
        for table in METADATA.sorted_tables:
            for rows in here.execute(select(table)).mappings().partitions(_ROWS):
                there.execute(insert(table), [dict(row) for row in rows])
        if not target.embedded:
            _count_on(there)
        return int(there.execute(select(func.count()).select_from(TABLES)).scalar() or 0)


def _count_on(connection: Connection) -> None:
    """PostgreSQL counts on after the highest number."""
    for table in (NEWS, NOTES, LETTERS, POSTED, TAKEN):
        highest = f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name})"
        sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
        connection.execute(text(f"SELECT setval({sequence}, {highest}, false)"))
