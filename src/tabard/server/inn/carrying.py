"""Seats that go from one holder to another: from a device to whoever has signed in there, and back.

A holder is known as in the visits: a device by a digest, a regular by his id. What is carried lies
with the other before it is gone here, all in one transaction: no seat is ever lost on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, union_all, update

from ..database.schema import SEATS, SHARED, TABLES, VISITS

_MOST = 200  # seats that are listed of one holder

Place = tuple[str, int]  # a table, and a player who sits there


@dataclass(frozen=True)
class Held:
    """A seat that somebody holds: at which table of which game, and what he is called there."""

    table: str
    player: int
    name: str
    game: str
    over: bool


def held_by(connection: Connection, holder: str) -> list[Held]:
    """The seats of a holder, those at the newest tables first."""
    both = union_all(
        *(
            select(own.c.table_id, own.c.player, own.c.nonce).where(own.c.guest == holder)
            for own in (VISITS, SHARED)
        )
    ).subquery()
    same = (SEATS.c.table_id == both.c.table_id) & (SEATS.c.player == both.c.player)
    found = (
        select(SEATS.c.table_id, SEATS.c.player, SEATS.c.name, TABLES.c.game, TABLES.c.over)
        .distinct()
        .add_columns(TABLES.c.created)
        .join(both, same & (SEATS.c.nonce == both.c.nonce))
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .order_by(TABLES.c.created.desc(), SEATS.c.table_id, SEATS.c.player)
    )
    return [Held(*row[:5]) for row in connection.execute(found.limit(_MOST))]


def carry(connection: Connection, here: str, there: str, place: Place, now: float) -> None:
    """A seat that is held here is held there from now on, beside what is held there at its table;
    where it was in front here, another comes to the front. Nothing happens where it is not held."""
    table, player = place
    seat = _seat(connection, here, place)
    if seat is None:
        return
    front = _front(connection, there, table)
    if front is None or front.player == player:
        _put_in_front(connection, there, table, seat, now)
    else:
        for one in (front, seat):
            _add(connection, there, table, one)
    _take_away(connection, here, place)


def forget(connection: Connection, holder: str) -> None:
    """Nothing is known of this holder any more."""
    for own in (SHARED, VISITS):
        connection.execute(delete(own).where(own.c.guest == holder))


@dataclass(frozen=True)
class _Seat:
    player: int
    nonce: str
    looked: int | None


def _seat(connection: Connection, holder: str, place: Place) -> _Seat | None:
    """A seat as it is held, in front or beside."""
    for own in (VISITS, SHARED):
        at = (own.c.guest == holder) & (own.c.table_id == place[0]) & (own.c.player == place[1])
        row = connection.execute(select(own.c.player, own.c.nonce, own.c.looked).where(at)).first()
        if row is not None:
            return _Seat(*row)
    return None


def _front(connection: Connection, holder: str, table: str) -> _Seat | None:
    """The seat in front, if it is still his."""
    own = _at(VISITS, holder, table)
    sits = (SEATS.c.table_id == table) & (SEATS.c.player == VISITS.c.player)
    sits &= SEATS.c.nonce == VISITS.c.nonce
    found = select(VISITS.c.player, VISITS.c.nonce, VISITS.c.looked).join(SEATS, sits).where(own)
    row = connection.execute(found).first()
    return _Seat(*row) if row else None


def _put_in_front(connection: Connection, holder: str, table: str, seat: _Seat, now: float) -> None:
    said = {"player": seat.player, "nonce": seat.nonce, "looked": seat.looked, "at": now}
    changed = connection.execute(update(VISITS).where(_at(VISITS, holder, table)).values(**said))
    if not changed.rowcount:
        connection.execute(insert(VISITS).values(guest=holder, table_id=table, **said))


def _add(connection: Connection, holder: str, table: str, seat: _Seat) -> None:
    at = _at(SHARED, holder, table) & (SHARED.c.player == seat.player)
    said = {"nonce": seat.nonce, "looked": seat.looked}
    if not connection.execute(update(SHARED).where(at).values(**said)).rowcount:
        row = {"guest": holder, "table_id": table, "player": seat.player, **said}
        connection.execute(insert(SHARED).values(**row))


def _take_away(connection: Connection, holder: str, place: Place) -> None:
    table, player = place
    own = _at(SHARED, holder, table)
    connection.execute(delete(SHARED).where(own & (SHARED.c.player == player)))
    found = select(SHARED.c.player, SHARED.c.nonce, SHARED.c.looked).where(own)
    row = connection.execute(found.order_by(SHARED.c.player)).first()
    other = {"player": row.player, "nonce": row.nonce, "looked": row.looked} if row else None
    front = _at(VISITS, holder, table) & (VISITS.c.player == player)
    gone = {"player": None, "nonce": None}
    connection.execute(update(VISITS).where(front).values(**(other or gone)))


def _at(own: Any, holder: str, table: str) -> Any:
    return (own.c.guest == holder) & (own.c.table_id == table)
