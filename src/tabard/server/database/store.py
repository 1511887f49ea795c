"""The database: one SQLite file, or PostgreSQL by its address. What is written here is kept.

Each call is one transaction; it has reached the disk when it returns. SQLite runs in WAL mode with
full synchronisation. Changes are numbered in the order in which they become visible, so a worker
that asks for news after a number misses none.
"""

from __future__ import annotations

import errno
import json
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    bindparam,
    case,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from tabard.engine.languages import of_all, speaking
from tabard.engine.match.following import UNDO
from tabard.engine.seals import UNSEAL
from tabard.engine.signing import new_signing_key
from tabard.engine.words import _, say

from ..complaints import Conflict, NotKept, NotThere
from ..counting import REFUSALS
from .clock import Clock
from .connecting import address, engine, identity
from .rows import HUMAN, OPEN, Kept, MoveRow, NoteRow, SeatRow, TableRow
from .schema import HINTS, MOVES, NEWS, NOTES, PRESENT, SEATS, SETTINGS, TABLES

NOTES_KEPT, NOTES_OF_ONE = 200, 100  # lines of a table's chat, and of one who talks there
_MUCH = 20_000  # characters that are written to try whether anything can be
_IN_TURN = 8429_0001  # the number of the lock under which PostgreSQL numbers the news
_BACK = (UNDO, UNSEAL)  # lines that take something back
BELL = "tabard"  # what PostgreSQL rings when a change is kept
NEWS_AT_ONCE = 10_000  # changes that are read at once
_RING = text(f"SELECT pg_advisory_xact_lock({_IN_TURN}), pg_notify('{BELL}', '')")

# What is asked often is put into words once.
_AT: BindParameter[str] = bindparam("table")
_LAST_LINE = select(func.max(MOVES.c.number)).where(MOVES.c.table_id == _AT)
_LAST_NOTE = select(func.max(NOTES.c.id)).where(NOTES.c.table_id == _AT)
_LINKED = case((SEATS.c.link != "", SEATS.c.link_until))
_SEATED = [SEATS.c.player, SEATS.c.who, SEATS.c.name, SEATS.c.nonce, _LINKED]
_SEATED += [SEATS.c.away, SEATS.c.away_at, SEATS.c.clock_from]
_SEATED += [SEATS.c.votes, SEATS.c.voted_on, SEATS.c.number, SEATS.c.silenced]
_ASKED = select(func.count()).where(
    (HINTS.c.table_id == SEATS.c.table_id) & (HINTS.c.player == SEATS.c.player)
)
_HERE = select(func.count()).where(
    (PRESENT.c.table_id == SEATS.c.table_id)
    & (PRESENT.c.player == SEATS.c.player)
    & (PRESENT.c.until > bindparam("now"))
)
_SO_FAR = [each.scalar_subquery() for each in (_LAST_LINE, _LAST_NOTE, _ASKED, _HERE)]
_TABLE = (  # a row for each place: the table, how far it has gone so far, and who sits there
    select(TABLES, *_SO_FAR, *_SEATED)
    .join(SEATS, SEATS.c.table_id == TABLES.c.id)
    .where(TABLES.c.id == _AT)
    .order_by(SEATS.c.player)
)
_LINES = (
    select(MOVES)
    .where((MOVES.c.table_id == _AT) & (MOVES.c.number >= bindparam("since")))
    .order_by(MOVES.c.number)
)
_NEWS = select(NEWS).where(NEWS.c.id > bindparam("since")).order_by(NEWS.c.id).limit(NEWS_AT_ONCE)
_LAST_CHANGE = select(NEWS.c.at).order_by(NEWS.c.id.desc()).limit(1)
_NOW = select(func.extract("epoch", func.clock_timestamp()))
_NEXT_DUE = (
    select(TABLES.c.due)
    .where(TABLES.c.due.is_not(None) & (TABLES.c.stopped == ""))
    .order_by(TABLES.c.due)
    .limit(1)
)
_NTH = func.row_number().over(partition_by=TABLES.c.guest, order_by=TABLES.c.due).label("nth")
_WAITING = select(TABLES.c.id, TABLES.c.due, TABLES.c.guest, _NTH).where(
    (TABLES.c.due <= bindparam("now")) & (TABLES.c.stopped == "")
)
_DUE = (  # the first few of each guest
    select(*(each := _WAITING.subquery()).c).where(each.c.nth <= 4).order_by(each.c.due).limit(100)
)

_NOBODY = {"who": OPEN, "name": "", "nonce": "", "link": "", "number": "", "silenced": False}

_REFUSES = _("The database refuses. Nothing has changed; try again.")
_GONE = _("The file of the database is gone, or another lies there. Nothing has changed.")
_LOST = _(
    "The database was lost just as it was to keep this. Look whether it has before you try again."
)

Used = Callable[[str], float | None]


@dataclass(frozen=True)
class Claimed:
    """A table at which this worker acts, and who has set it up."""

    table: str
    guest: str


class Store:
    """A database of tables. ``where`` is a file (SQLite) or a URL. Raises NotKept."""

    def __init__(self, where: str) -> None:
        self.url = address(where)
        self.embedded = self.url.get_backend_name() == "sqlite"
        self.engine = engine(self.url)
        self._file = identity(self.url) if self.embedded else None
        # SQLite naps between two tries to write, and does not say who is next.
        self._turn = threading.Lock() if self.embedded else nullcontext()
        self.clock = Clock(self._time)

    def close(self) -> None:
        """Let go of all connections; of those in use as soon as nobody needs them."""
        event.listen(self.engine, "checkin", _let_go)
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._turn, guarded(), self.engine.connect() as connection:
            if self.embedded:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                self._is_there()
            yield connection
            with _at_the_end():
                connection.commit()

    def _is_there(self) -> None:
        """What is written to a file that somebody has taken away is lost when the inn closes: its
        connections still have it. Raises NotKept."""
        there = identity(self.url)
        self._file = self._file or there
        if there != self._file:
            raise _not_kept(os.strerror(errno.ENOENT), _GONE)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with guarded(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def listening(self) -> Iterator[Connection]:
        """A connection beside those that are shared, on which nothing is a transaction."""
        with guarded(), self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.detach()
            yield connection

    def tell(self, connection: Connection, table: str) -> int:
        """Number a change; from here to its end no other change is numbered. Whoever listens hears
        of it once it is kept."""
        if not self.embedded:
            connection.execute(_RING)
        news = {"table_id": table, "at": self.clock.now()}
        done = connection.execute(insert(NEWS).values(**news))
        key = done.inserted_primary_key
        assert key is not None
        return int(key[0])

    # --- tables -----------------------------------------------------------------------------

    def add_table(
        self, table: TableRow, seats: Iterable[SeatRow], lines: Sequence[MoveRow] = ()
    ) -> None:
        """A new table, with the moves that it has already. Raises Conflict where its secret is that
        of another table; nothing has changed then."""
        with self.writing() as connection:
            values = {**vars(table), "options": json.dumps(dict(table.options))}
            try:
                connection.execute(insert(TABLES).values(**values))
            except IntegrityError:
                raise Conflict from None
            for seat in seats:
                connection.execute(insert(SEATS).values(table_id=table.id, **vars(seat)))
            if lines:
                rows = [{"table_id": table.id, **vars(line)} for line in lines]
                connection.execute(insert(MOVES), rows)
            self.tell(connection, table.id)

    def table(self, id: str) -> Kept | None:
        """A table and its seats; None if there is none."""
        with self.reading() as connection:
            return self.table_in(connection, id)

    def table_in(self, connection: Connection, id: str) -> Kept | None:
        """The same, as a transaction sees it."""
        rows = connection.execute(_TABLE, {"table": id, "now": self.clock.now()}).all()
        if not rows:
            return None
        width = len(TABLES.c)
        last_line, last_note, _asked, _here = rows[0][width : width + 4]
        table = _table(dict(zip(TABLES.c.keys(), rows[0], strict=False)))
        seats = tuple(SeatRow(*row[width + 4 :]) for row in rows)
        hints = tuple(row[width + 2] for row in rows)
        here = frozenset(n for n, row in enumerate(rows) if row[width + 3])
        lines = 0 if last_line is None else last_line + 1
        return Kept(table, seats, lines, last_note or 0, hints, here)

    def tables(self, most: int, *, listed: bool = True) -> list[Kept]:
        """The newest tables: those that are listed, or all."""
        query = select(TABLES).order_by(TABLES.c.created.desc()).limit(most)
        if listed:
            query = query.where(TABLES.c.listed)
        with self.reading() as connection:
            rows = [_table(row._mapping) for row in connection.execute(query)]
            found = select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows]))
            seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for row in connection.execute(found.order_by(SEATS.c.player)):
                seats[row.table_id].append(_seat(row))
        return [Kept(row, tuple(seats[row.id])) for row in rows]

    def take_seat(self, id: str, seat: SeatRow) -> bool:
        """Put somebody into a player's seat, where nobody sits and which is kept for nobody else
        (bots take kept places too); False if not so."""
        place = (SEATS.c.table_id == id) & (SEATS.c.player == seat.player) & (SEATS.c.who == OPEN)
        place &= select(TABLES.c.stopped).where(TABLES.c.id == id).scalar_subquery() == ""
        if seat.who == HUMAN:
            place &= SEATS.c.nonce.in_(["", seat.nonce])
        with self.writing() as connection:
            self.lock(connection, id)
            change = update(SEATS).where(place)
            sits = {"who": seat.who, "name": seat.name, "nonce": seat.nonce, "number": seat.number}
            done = connection.execute(change.values(**sits))
            if not done.rowcount:
                return False
            if not self._open(connection, id):
                now = {"due": self.clock.now()}
                connection.execute(update(TABLES).where(TABLES.c.id == id).values(**now))
            self.tell(connection, id)
        return True

    def leave_seat(self, id: str, player: int, nonce: str) -> bool:
        """Open the place of whoever has this nonce; False where the match has begun meanwhile, or
        somebody else sits there."""
        place = (SEATS.c.table_id == id) & (SEATS.c.player == player) & (SEATS.c.nonce == nonce)
        with self.writing() as connection:
            self.lock(connection, id)
            if not self._open(connection, id):
                return False
            change = update(SEATS).where(place & (SEATS.c.who == HUMAN))
            done = connection.execute(change.values(**_NOBODY))
            if done.rowcount:
                self.tell(connection, id)
            return bool(done.rowcount)

    @staticmethod
    def lock(connection: Connection, id: str) -> None:
        """Until this transaction ends nobody else changes who sits at a table, nor its log."""
        connection.execute(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())

    @staticmethod
    def _open(connection: Connection, id: str) -> int:
        """In how many places of a table nobody sits."""
        free = select(func.count()).where((SEATS.c.table_id == id) & (SEATS.c.who == OPEN))
        return int(connection.execute(free).scalar() or 0)

    def lend(self, id: str, seat: SeatRow, lent: int) -> None:
        """Note who plays for a person for now, or that nobody does any more, and who would let him
        go: what the inn must do is looked up at once. Raises Conflict where seats were lent or
        taken back more often than so, somebody else has the seat, or the table was stopped;
        nothing has changed then."""
        place = (SEATS.c.table_id == id) & (SEATS.c.player == seat.player)
        place &= (SEATS.c.who == HUMAN) & (SEATS.c.nonce == seat.nonce)
        values = {"away": seat.away, "away_at": seat.away_at, "clock_from": seat.clock_from}
        values |= {"votes": seat.votes, "voted_on": seat.voted_on}
        same = _unchanged(id, lent)
        more = {"lent": lent + 1, "due": self.clock.now()}
        with self.writing() as connection:
            for change in (
                update(TABLES).where(same).values(**more),
                update(SEATS).where(place).values(**values),
            ):
                if not connection.execute(change).rowcount:
                    raise Conflict
            self.tell(connection, id)

    def set_rematch(self, id: str, rematch: str) -> bool:
        """Note the table at which these people play again; False if one is noted already."""
        with self.writing() as connection:
            free = (TABLES.c.id == id) & TABLES.c.rematch.is_(None)
            done = connection.execute(update(TABLES).where(free).values(rematch=rematch))
            if done.rowcount:
                self.tell(connection, id)
            return bool(done.rowcount)

    # --- moves ------------------------------------------------------------------------------

    def lines(self, id: str, since: int = 0) -> list[MoveRow]:
        """The log of a table from a number on."""
        with self.reading() as connection:
            rows = connection.execute(_LINES, {"table": id, "since": since})
            return [MoveRow(*row[1:]) for row in rows]

    def write(
        self, id: str, lines: Sequence[MoveRow], *, over: bool, due: float | None, lent: int = 0
    ) -> None:
        """Add lines to a table's log, all or none. Raises Conflict where a number is taken, a seat
        was lent or taken back more often than so, or the table was stopped, and NotKept; nothing
        has changed then."""
        try:
            with self.writing() as connection:
                if lines:
                    rows = [{"table_id": id, **vars(line)} for line in lines]
                    connection.execute(insert(MOVES), rows)
                change = update(TABLES).where(_unchanged(id, lent))
                noted = change.values(over=over, due=due, failures=0)
                if not connection.execute(noted).rowcount:
                    raise Conflict
                self.tell(connection, id)
        except IntegrityError:
            raise Conflict from None

    # --- what the inn itself must do ----------------------------------------------------------

    def next_due(self) -> float | None:
        """When the inn itself must act next at any table; None where it need not at all."""
        with self.reading() as connection:
            due = connection.execute(_NEXT_DUE).scalar()
        return None if due is None else float(due)

    def claim(self, now: float, until: float, used: Used = lambda _guest: 0.0) -> Claimed | None:
        """A table at which the inn itself must act now, for one worker alone until then: of the
        guest who has ``used`` least of the inn's time (None: he must wait)."""
        with self.reading() as connection:
            rows = connection.execute(_DUE, {"now": now}).all()
        waiting = [(lately, row) for row in rows if (lately := used(row.guest)) is not None]
        for _lately, row in sorted(waiting, key=lambda one: (one[0], one[1].due)):
            mine = (TABLES.c.id == row.id) & (TABLES.c.due == row.due)
            with self.writing() as connection:
                if connection.execute(update(TABLES).where(mine).values(due=until)).rowcount:
                    return Claimed(row.id, row.guest)
        return None

    def set_due(self, id: str, claimed: float, due: float | None) -> None:
        """When the inn must act next at a table that was claimed until then; nothing where it has
        gone on meanwhile."""
        mine = (TABLES.c.id == id) & (TABLES.c.due == claimed)
        with self.writing() as connection:
            connection.execute(update(TABLES).where(mine).values(due=due, failures=0))

    def put_aside(self, id: str, due: float) -> None:
        """The inn could not act at a table: it is left alone until it is due, and the failure is
        counted."""
        more = {"due": due, "failures": TABLES.c.failures + 1}
        with self.writing() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(**more))
            self.tell(connection, id)

    # --- chat, news, settings -----------------------------------------------------------------

    def add_note(self, id: str, player: int, name: str, words: str) -> None:
        """Add a line to the chat. What is kept of it has an end: of one who says much his own
        oldest lines go, so that he drives nobody else's out. Raises NotThere where the table
        has gone."""
        at = self.clock.now()
        row = {"table_id": id, "player": player, "name": name, "text": words, "at": at}
        try:
            with self.writing() as connection:
                connection.execute(insert(NOTES).values(**row))
                here = NOTES.c.table_id == id
                _forget_notes(connection, here & (NOTES.c.player == player), NOTES_OF_ONE)
                _forget_notes(connection, here, NOTES_KEPT)
                self.tell(connection, id)
        except IntegrityError:
            raise NotThere(say(_("There is no such table."))) from None

    def taken_back(self, id: str, seats: Collection[int]) -> int:
        """How often these seats have taken something back at a table."""
        own = (MOVES.c.table_id == id) & MOVES.c.seat.in_(seats) & MOVES.c.words.in_(_BACK)
        with self.reading() as connection:
            return int(connection.execute(select(func.count()).where(own)).scalar_one())

    def notes(self, id: str, most: int = NOTES_KEPT) -> list[NoteRow]:
        """The last lines of the chat, oldest first."""
        found = select(NOTES).where(NOTES.c.table_id == id).order_by(NOTES.c.id.desc())
        with self.reading() as connection:
            rows = connection.execute(found.limit(most)).all()
        return [NoteRow(r.id, r.player, r.name, r.text, r.at) for r in reversed(rows)]

    def news(self, since: int) -> list[tuple[int, str]]:
        """The changes after a number: their numbers, and at which tables."""
        with self.reading() as connection:
            rows = connection.execute(_NEWS, {"since": since})
            return [(row.id, row.table_id) for row in rows]

    def last_news(self) -> int:
        """The number of the last change."""
        with self.reading() as connection:
            return int(connection.execute(select(func.max(NEWS.c.id))).scalar() or 0)

    def _time(self) -> float:
        """The time that the database's machine has, but not before its last change."""
        with self.reading() as connection:
            changed = float(connection.execute(_LAST_CHANGE).scalar() or 0)
            now = time.time() if self.embedded else float(connection.execute(_NOW).scalar_one())
        return max(changed, now)

    def try_to_write(self) -> None:
        """Can anything be kept now? It is more than there is room for by chance, and gone again.
        Raises NotKept."""
        name = f"tried {secrets.token_hex(8)}"
        with self.writing() as connection:
            connection.execute(insert(SETTINGS).values(name=name, value="." * _MUCH))
            connection.execute(delete(SETTINGS).where(SETTINGS.c.name == name))

    def signing_key(self) -> str:
        """The key of this database's tokens."""
        return self.lasting("signing_key", lambda: secrets.token_urlsafe(32))

    def record_key(self) -> str:
        """The key with which this inn signs the records of games that are over."""
        return self.lasting("record_key", new_signing_key)

    def lasting(self, name: str, made: Callable[[], str]) -> str:
        """A setting that is made when it is asked for the first time, and stays."""
        found = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        try:
            with self.writing() as connection:
                value = connection.execute(found).scalar()
                if value is None:
                    value = made()
                    connection.execute(insert(SETTINGS).values(name=name, value=value))
        except IntegrityError:
            with self.reading() as connection:
                value = connection.execute(found).scalar()
        return str(value)


def _let_go(_connection: Any, record: ConnectionPoolEntry) -> None:
    """One that comes back after all have been let go of."""
    record.invalidate()


@contextmanager
def guarded() -> Iterator[None]:
    """What the database complains of becomes a sentence, and stands in the log. Raises NotKept."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        told = getattr(error.orig, "diag", None)  # PostgreSQL says in it what lies in a row, too
        plainly = getattr(told, "message_primary", None) or str(error.orig)
        reason = " ".join(plainly.split())[:200]
        raise _not_kept(reason.rstrip(".?"), _REFUSES) from error
    except SQLAlchemyError as error:
        raise _not_kept(type(error).__name__, _REFUSES) from error


@contextmanager
def _at_the_end() -> Iterator[None]:
    """A database that is lost while it is to keep something may have kept it: nobody knows."""
    try:
        yield
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        raise _not_kept(type(error.orig).__name__, _LOST) from error


def _not_kept(reason: str, sentence: str) -> NotKept:
    REFUSALS.inc()
    with speaking(of_all()):
        logging.getLogger("tabard").warning("%s", _complaint(reason, sentence))
    return _complaint(reason, sentence)


def _complaint(reason: str, sentence: str) -> NotKept:
    return NotKept(say(sentence), say(_("It says: {reason}."), reason=reason))


def _forget_notes(connection: Connection, such: Any, most: int) -> None:
    """Keep only the last so many of these lines of a chat."""
    last = select(NOTES.c.id).where(such).order_by(NOTES.c.id.desc()).offset(most).limit(1)
    connection.execute(delete(NOTES).where(such & (NOTES.c.id <= last.scalar_subquery())))


def _unchanged(id: str, lent: int) -> Any:
    """Is this the table, with its seats lent so often, and may it go on?"""
    return (TABLES.c.id == id) & (TABLES.c.lent == lent) & (TABLES.c.stopped == "")


def _table(row: Mapping[Any, Any]) -> TableRow:
    return TableRow(**{**row, "options": json.loads(row["options"])})


def _seat(row: Any) -> SeatRow:
    return SeatRow(row.player, row.who, row.name, row.nonce, number=row.number)
