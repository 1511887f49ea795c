"""What whoever runs the inn does at its tables: stops one, lets it go on, silences somebody, takes
a record out, deletes. Those who sit there are told of what concerns them."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import delete, insert, select, update

from tabard.engine.unable import reason_of
from tabard.engine.words import _, say

from ..complaints import Complaint, MovedOn, NotThere
from ..database.rows import ASIDE, CLOSED, HUMAN, Kept
from ..database.schema import METADATA, SEATS, TABLES, TAKEN
from .inn import Inn

_LISTED = 100  # so many whole records are listed, the last first


@dataclass(frozen=True)
class Taken:
    """A whole record that was given to whoever runs the inn: of which table, by which way and to
    whom (``by``), and when (seconds since 1970)."""

    table: str
    by: str
    at: float


BY_PAGE, BY_AGE = _("this page"), _("the archive, by age")


def by_said(by: str) -> str:
    """By which way a record was taken, in the reader's language; somebody's command as noted."""
    return say(by) if by in (BY_PAGE, BY_AGE) else by


class Operating:
    """The deeds of whoever runs an inn. All raise NotThere for a table that is not there, and
    NotKept."""

    def __init__(self, inn: Inn) -> None:
        self.inn, self.store = inn, inn.store

    # --- stopping -----------------------------------------------------------------------------

    def close(self, table: str) -> None:
        """Nobody can go on at this table any more. Raises MovedOn where the game is over."""
        self._stop(self._going(table), CLOSED)

    def put_aside(self, table: str) -> None:
        """Nobody can go on at this table until it is taken up. Raises MovedOn where it is closed or
        over."""
        kept = self._going(table)
        _check_not_closed(kept)
        self._stop(kept, ASIDE)

    def take_up(self, table: str) -> None:
        """A table that was put aside, by whoever runs the inn or by the inn itself, goes on: at
        once, and every clock begins anew. Raises MovedOn where it is closed or over."""
        kept = self._going(table)
        _check_not_closed(kept)
        now = self.store.clock.now()
        same = (TABLES.c.id == table) & (TABLES.c.stopped != CLOSED)
        with self.store.writing() as connection:
            goes_on = {"stopped": "", "failures": 0, "due": now if kept.begun else None}
            connection.execute(update(TABLES).where(same).values(**goes_on))
            if kept.table.stopped:
                at = update(SEATS).where(SEATS.c.table_id == table)
                connection.execute(at.values(clock_from=now))
            self.store.tell(connection, table)
        self.inn.changed(table)

    def _stop(self, kept: Kept, how: str) -> None:
        table = kept.table.id
        with self.store.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(stopped=how))
            self.store.tell(connection, table)
        self.inn.changed(table)

    def _going(self, table: str) -> Kept:
        kept = self._kept(table)
        if kept.table.over:
            raise MovedOn(say(_("The game is over.")))
        return kept

    def _kept(self, table: str) -> Kept:
        """A table, though its game be not here any more."""
        kept = self.store.table(table)
        if kept is None:
            raise NotThere(say(_("There is no such table.")))
        return kept

    # --- who says too much --------------------------------------------------------------------

    def silence(self, table: str, player: int, silent: bool = True) -> str:
        """Somebody says nothing at this table any more, or may speak again: his name. Raises
        NotThere where no person sits there."""
        seats = self._kept(table).seats
        if player not in range(len(seats)) or seats[player].who != HUMAN:
            raise NotThere(say(_("Nobody sits there who could talk.")))
        place = (SEATS.c.table_id == table) & (SEATS.c.player == player)
        with self.store.writing() as connection:
            connection.execute(update(SEATS).where(place).values(silenced=silent))
            self.store.tell(connection, table)
        self.inn.changed(table)
        return seats[player].name

    # --- records ------------------------------------------------------------------------------

    def whole_record(self, table: str, by: str) -> str:
        """The record of a table with every secret that is still in play. That it was taken, ``by``
        whom, stands in the database before it is given."""
        record = self.inn.whole_record(table)
        row = {"table_id": table, "by": by[:80], "at": self.store.clock.now()}
        with self.store.writing() as connection:
            connection.execute(insert(TAKEN).values(**row))
        return record

    def taken(self) -> list[Taken]:
        """The whole records that were taken lately, the last first."""
        found = select(TAKEN.c.table_id, TAKEN.c.by, TAKEN.c.at).order_by(TAKEN.c.id.desc())
        with self.store.reading() as connection:
            return [Taken(*row) for row in connection.execute(found.limit(_LISTED))]

    # --- away with it -------------------------------------------------------------------------

    def archive(self, table: str, file: Path, by: str) -> None:
        """Take a table's record out to a new file, for its owner alone, and delete the table.
        Nothing is deleted before the file is on the disk. Raises MovedOn where it goes on, and
        Complaint where the file cannot be written."""
        _check_ended(self._kept(table))
        _write_new(file, self.whole_record(table, by))
        self.delete(table)

    def retire(self, kept: Kept, file: Path | None, by: str) -> None:
        """Take out a table as it was when it was looked at, whether it has ended or not: its record
        to a file (none: it has no record), which may be there already if it says the same, and
        delete the table. Raises MovedOn where something has happened there since, and Complaint
        where the file cannot be written; then all stays as it was."""
        table, new = kept.table.id, False
        if file is not None:
            new = _write_same(file, self.whole_record(table, by))
        try:
            self._delete(table, kept)
        except MovedOn:
            if file is not None and new:
                file.unlink(missing_ok=True)
            raise

    def delete(self, table: str) -> None:
        """A table goes, with its log and all that was said. Raises MovedOn where it goes on."""
        _check_ended(self._kept(table))
        self._delete(table)

    def _delete(self, table: str, seen: Kept | None = None) -> None:
        """Delete a table; if it was ``seen``, only as it was then. Raises MovedOn."""
        with self.store.writing() as connection:
            self.store.lock(connection, table)
            if seen is not None and self.store.table_in(connection, table) != seen:
                raise MovedOn(say(_("Something has happened at this table meanwhile.")))
            for rows in reversed(METADATA.sorted_tables):
                if any(key.column.table is TABLES for key in rows.foreign_keys):
                    connection.execute(delete(rows).where(_of(rows, table)))
            again = update(TABLES).where(TABLES.c.rematch == table)
            connection.execute(again.values(rematch=None))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))
            self.store.tell(connection, table)
        self.inn.tables.forget(table)
        self.inn.changed(table)


def _of(rows: Any, table: str) -> Any:
    """The rows that belong to a table."""
    found: Any = rows.c.table_id == table
    return found


def _check_not_closed(kept: Kept) -> None:
    if kept.table.stopped == CLOSED:
        raise MovedOn(say(_("This table is closed for good.")))


def _check_ended(kept: Kept) -> None:
    """Raises MovedOn at a table at which somebody could still play."""
    if not kept.table.over and kept.table.stopped != CLOSED:
        raise MovedOn(say(_("Somebody may still play at this table: close it first.")))


def _write_same(file: Path, text: str) -> bool:
    """Write a file, unless it is there already and says just that; was it written now?"""
    try:
        if file.read_bytes() == text.encode("utf-8"):
            return False
    except OSError:  # it is not there: else writing says what is wrong with it
        pass
    _write_new(file, text)
    return True


def _write_new(file: Path, text: str) -> None:
    """Write a file that is not there yet, whole and on the disk, for its owner alone."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as new:
            try:
                new.write(text.encode("utf-8"))
                new.flush()
                os.fsync(new.fileno())
            except OSError:
                with suppress(OSError):
                    file.unlink()
                raise
    except FileExistsError:
        raise Complaint(say(_("{file} is there already; name another file."), file=file)) from None
    except OSError as error:
        sentence = _("{file} cannot be written: {reason}.")
        raise Complaint(say(sentence, file=file, reason=reason_of(error))) from None
