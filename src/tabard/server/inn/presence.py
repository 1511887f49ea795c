"""Who is here: whoever has a table's page or stream open, or has fetched a page of it lately.

A worker notes whose streams it holds, and says every now and then that it still does: one write for
all of them. What a worker noted that has died runs out by itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..database.schema import PRESENT
from ..database.store import Store

LEASE = 90.0  # seconds for which a worker's streams are taken for open
LATELY = 300.0  # seconds for which somebody is here whose page came without a stream
_AGAIN = 0.8  # of that must have been used up before it is noted again
_PAGE = ""  # in place of a worker: a page was fetched
_KEY = [PRESENT.c.table_id, PRESENT.c.player, PRESENT.c.worker]

Place = tuple[str, int]  # a table, and a player who sits there


class Presence:
    """Who is here, at all tables. Whoever watches a table hears of it where somebody has come or
    gone. Raises NotKept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def fetched(self, table: str, player: int) -> bool:
        """He has fetched a page: he is here for a while, unless he has a stream, which knows
        better. Is he here only since now?"""
        now = self.store.clock.now()
        own = _at(table, player) & (PRESENT.c.until > now)
        known = select(PRESENT.c.worker, PRESENT.c.until).where(own)
        with self.store.reading() as connection:
            rows = connection.execute(known).all()
        if any(row.worker != _PAGE or row.until > now + LATELY * _AGAIN for row in rows):
            return False
        with self.store.writing() as connection:
            return self._come(connection, (table, player), _PAGE, now + LATELY)

    def come(self, worker: str, places: Iterable[Place]) -> list[str]:
        """A worker holds streams of these from now on: the tables at which somebody is here only
        since now. What was said of their pages is forgotten."""
        until, found = self.store.clock.now() + LEASE, []
        with self.store.writing() as connection:
            for table, player in places:
                if self._come(connection, (table, player), worker, until):
                    found.append(table)
                page = _at(table, player) & (PRESENT.c.worker == _PAGE)
                connection.execute(delete(PRESENT).where(page))
        return found

    def go(self, worker: str, places: Iterable[Place]) -> list[str]:
        """A worker holds no streams of these any more: the tables at which somebody is gone."""
        found = []
        with self.store.writing() as connection:
            for table, player in places:
                own = _at(table, player) & (PRESENT.c.worker == worker)
                connection.execute(delete(PRESENT).where(own))
                if not self._is_here(connection, table, player):
                    self.store.tell(connection, table)
                    found.append(table)
        return found

    def stay(self, worker: str, places: Collection[Place]) -> list[str]:
        """A worker holds streams of these, and of nobody else: the tables at which that, or what
        has run out meanwhile, changes who is here."""
        now = self.store.clock.now()
        mine = PRESENT.c.worker == worker
        own = select(PRESENT.c.table_id, PRESENT.c.player).where(mine)
        old = select(PRESENT.c.table_id).where(PRESENT.c.until < now).limit(1)
        with self.store.reading() as connection:
            known = {(row.table_id, row.player) for row in connection.execute(own)}
            stale = connection.execute(old).first() is not None
        if known:
            with self.store.writing() as connection:
                connection.execute(update(PRESENT).where(mine).values(until=now + LEASE))
        changed = self.go(worker, known - {*places}) if known - {*places} else []
        changed += self.come(worker, {*places} - known) if {*places} - known else []
        return changed + (self._forget(now) if stale else [])

    def _forget(self, now: float) -> list[str]:
        """What has run out goes, and those who watch hear of it."""
        gone = delete(PRESENT).where(PRESENT.c.until < now).returning(PRESENT.c.table_id)
        with self.store.writing() as connection:
            tables = sorted({row.table_id for row in connection.execute(gone)})
            for table in tables:
                self.store.tell(connection, table)
        return tables

    def _come(self, connection: Connection, place: Place, worker: str, until: float) -> bool:
        table, player = place
        new = not self._is_here(connection, table, player)
        add = (sqlite if self.store.embedded else postgresql).insert(PRESENT)
        said = add.values(table_id=table, player=player, worker=worker, until=until)
        connection.execute(said.on_conflict_do_update(index_elements=_KEY, set_={"until": until}))
        if new:
            self.store.tell(connection, table)
        return new

    def _is_here(self, connection: Connection, table: str, player: int) -> bool:
        now = self.store.clock.now()
        own = select(PRESENT.c.player).where(_at(table, player) & (PRESENT.c.until > now))
        return connection.execute(own).first() is not None


def _at(table: str, player: int) -> Any:
    return (PRESENT.c.table_id == table) & (PRESENT.c.player == player)
