"""Which tables have been left alone for long, the longest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..database.rows import CLOSED
from ..database.schema import MOVES, NOTES, PRESENT, SETTINGS, TABLES, VISITS
from ..database.store import Store

_ROUND = "archived next"  # the setting in which it stands when tables are looked through next
_OF = MOVES.c.table_id == TABLES.c.id
# When something was decided last at a table; where nothing was, when it was opened.
LAST = select(MOVES.c.at).where(_OF).order_by(MOVES.c.number.desc()).limit(1).scalar_subquery()
LATELY = func.coalesce(LAST, TABLES.c.created)
_ENDED = TABLES.c.over | (TABLES.c.stopped == CLOSED)


def next_round(store: Store, now: float, until: float) -> bool:
    """Is it time to look through the tables, and does no other worker? Then it is time again
    ``until``. Raises NotKept."""
    found = select(SETTINGS.c.value).where(SETTINGS.c.name == _ROUND)
    with store.reading() as connection:
        due = connection.execute(found).scalar()
    if due is not None and float(due) > now:
        return False
    try:
        with store.writing() as connection:
            if due is None:
                connection.execute(insert(SETTINGS).values(name=_ROUND, value=repr(until)))
                return True
            mine = (SETTINGS.c.name == _ROUND) & (SETTINGS.c.value == due)
            return bool(
                connection.execute(update(SETTINGS).where(mine), {"value": repr(until)}).rowcount
            )
    except IntegrityError:
        return False


def finished(
    store: Store, now: float, before: float, most: int, skip: Sequence[str] = ()
) -> list[str]:
    """Tables at which the game is over, or was closed, where nothing was decided since and nobody
    is now. Raises NotKept."""
    empty = ~_any(PRESENT, PRESENT.c.until > now)
    return _found(store, _ENDED & (before > LATELY) & empty, most, skip)


def forgotten(
    store: Store, now: float, before: float, most: int, skip: Sequence[str] = ()
) -> list[str]:
    """Tables that go on, or wait for players, and that nobody has touched since: nobody has decided
    or said anything or looked at his seat, nobody is here, and the inn has nothing to do there
    later, as it has where somebody's clock runs. Raises NotKept."""
    quiet = [
        ~_any(NOTES, NOTES.c.at >= before),
        ~_any(VISITS, VISITS.c.at >= before),
        ~_any(PRESENT, PRESENT.c.until > now),
    ]
    idle = or_(TABLES.c.due.is_(None), TABLES.c.due <= now)
    left = ~TABLES.c.over & (TABLES.c.stopped == "") & idle & (TABLES.c.created < before)
    for one in quiet:
        left &= one
    return _found(store, left & (before > LATELY), most, skip)


def _any(rows: Any, such: Any) -> Any:
    return select(rows.c.table_id).where((rows.c.table_id == TABLES.c.id) & such).exists()


def _found(store: Store, such: Any, most: int, skip: Sequence[str]) -> list[str]:
    query = select(TABLES.c.id).where(such & TABLES.c.id.not_in(skip)).order_by(LATELY)
    with store.reading() as connection:
        return [*connection.execute(query.limit(most)).scalars()]
