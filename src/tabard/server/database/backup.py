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
from .connecting import keep_private
from .schema import LETTERS, METADATA, NEWS, NOTES, POSTED, SETTINGS, TABLES, TAKEN
from .store import Store, guarded
from .upgrading import opened, step_up

_ROWS = 1000  # rows that are carried at once


def backup(store: Store, file: Path) -> int:
    """Write everything to a new file; how many tables it holds. Raises Complaint."""
    beside = file.with_name(file.name + ".new")
    try:
        if file.exists():
            raise Complaint(say(_("{file} is there already; name another file."), file=file))
        beside.unlink(missing_ok=True)
        try:
            count = _carry_into(beside, store)
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        sentence = _("{file} cannot be written: {reason}.")
        raise Complaint(say(sentence, file=file, reason=reason_of(error))) from None
    return count


def _carry_into(file: Path, store: Store) -> int:
    """Everything into a new file."""
    copy = opened(str(file))
    try:
        with guarded(), store.engine.connect() as here:
            here.exec_driver_sql(
                "BEGIN" if store.embedded else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"
            )
            return _carry(here, copy)
    finally:
        copy.close()


def restore(file: Path, store: Store) -> int:
    """Bring a backup into an inn that is empty; how many tables it holds. What an earlier version
    has written is brought to this one's form and nothing of that is kept, so that the earlier one
    can still read it. Raises Complaint."""
    try:
        if not file.is_file():
            raise Complaint(say(_("There is no file {file}."), file=file))
    except OSError as error:
        sentence = _("{path} cannot be read: {reason}.")
        raise Complaint(say(sentence, path=file, reason=reason_of(error))) from None
    source = Store(str(file))
    try:
        with guarded(), source.engine.connect() as here:
            here.exec_driver_sql("BEGIN IMMEDIATE")
            step_up(here)
            count = _carry(here, store)
        keep_private(source.url)
        return count
    finally:
        source.close()


def _carry(here: Connection, target: Store) -> int:
    """Everything from one database into another that is empty, all or nothing."""
    with target.engine.begin() as there:
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
