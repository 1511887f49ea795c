"""What the inn remembers of its guests: the seats that they hold, and how far they have looked.

Of a table a guest holds one seat, or, for people who share a device, several: one of them is in
front, and whoever sits in it looks.

A guest's browser keeps one word for all of it, his pass. Whoever has it has his seats, so the
database knows only its digest. Where somebody has signed in, what he holds and sees is his and not
the device's, until he signs out.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    bindparam,
    delete,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tabard.engine.words import _, say

from ..complaints import NotAllowed
from ..database.schema import DEVICES, SEATS, SHARED, TABLES, VISITS
from ..database.store import Store
from .tokens import Signer, Token

LASTING = 60 * 24 * 3600.0  # seconds for which looks are remembered of who holds no seat
_LISTED = 100  # so many of his tables are listed, at most
_PASS = re.compile(r"[0-9a-f]{48}")
PASS = "pass"  # the cookie in which a browser keeps it
_SITS = (
    (SEATS.c.table_id == VISITS.c.table_id)
    & (SEATS.c.player == VISITS.c.player)
    & (SEATS.c.nonce == VISITS.c.nonce)
)
_TOO = SEATS.alias("too")
_SITS_TOO = (
    (_TOO.c.table_id == SHARED.c.table_id)
    & (_TOO.c.player == SHARED.c.player)
    & (_TOO.c.nonce == SHARED.c.nonce)
)
_SHARES = (SHARED.c.guest == VISITS.c.guest) & (SHARED.c.table_id == VISITS.c.table_id)


def new_pass() -> str:
    """The pass of a new guest."""
    return secrets.token_hex(24)


def is_pass(text: str) -> bool:
    """Can this be a pass?"""
    return bool(_PASS.fullmatch(text))


_KEY_TOO = [SHARED.c.guest, SHARED.c.table_id, SHARED.c.player]


@dataclass(frozen=True)
class Visit:
    """A guest at a table: the token of the seat that he holds (of several the one in front), and
    how long the log was when he looked last; None where he holds none, and has not looked.
    ``seats`` has the player and the token of each seat that he holds, the one in front first."""

    token: str | None = None
    looked: int | None = None
    seats: tuple[tuple[int, str], ...] = ()


class Visits:
    """The visits of all guests. Raises NotKept."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store, self.signer = store, signer

    def of(self, guest: str, table: str) -> Visit:
        """What is known of the guest with this pass at a table. A seat that is not his any more he
        does not hold."""
        with self.store.reading() as connection:
            rows = connection.execute(_HELD, {"pass": digest(guest), "table": table}).all()
        if not rows:
            return Visit()
        held = {row.player: row.nonce for row in rows[:1]}
        held |= {row.player_too: row.nonce_too for row in rows if row.player_too not in held}
        held.pop(None, None)
        seats = tuple(
            (one, self.signer.sign(Token(table, one, nonce))) for one, nonce in held.items()
        )
        return Visit(seats[0][1] if seats else None, rows[0].looked, seats)

    def players(self, guest: str, table: str) -> frozenset[int]:
        """Whose seats he holds there."""
        return frozenset(player for player, _token in self.of(guest, table).seats)

    def tables(self, guest: str) -> list[str]:
        """The tables at which he holds a seat, the newest first."""
        where = VISITS.join(SEATS, _SITS).join(TABLES, TABLES.c.id == VISITS.c.table_id)
        found = select(TABLES.c.id).select_from(where).where(VISITS.c.guest == holder(guest))
        with self.store.reading() as connection:
            newest = found.order_by(TABLES.c.created.desc()).limit(_LISTED)
            return [row.id for row in connection.execute(newest)]

    def sits(self, guest: str, token: str) -> None:
        """From now on he holds the seat of this token, and no other at its table; where it is one
        of several that he holds, it is in front, and he holds it by this token."""
        seat = self._read(token)
        own = _too(guest, seat.table)
        with self.store.writing() as connection:
            change = update(SHARED).where(own & (SHARED.c.player == seat.player))
            if not connection.execute(change.values(nonce=seat.nonce)).rowcount:
                connection.execute(delete(SHARED).where(own))
        self._note(guest, seat.table, player=seat.player, nonce=seat.nonce)
        self._forget()

    def sits_too(self, guest: str, token: str) -> None:
        """From now on he holds this seat beside the one that he holds at its table, which stays in
        front."""
        seat, visit = self._read(token), self.of(guest, self._read(token).table)
        if visit.token is None:
            self.sits(guest, token)
            return
        add = (sqlite if self.store.embedded else postgresql).insert(SHARED)
        with self.store.writing() as connection:
            for one in (self._read(visit.token), seat):
                row = {"guest": holder(guest), "table_id": one.table, "player": one.player}
                connection.execute(
                    add.values(**row, nonce=one.nonce).on_conflict_do_update(
                        index_elements=_KEY_TOO, set_={"nonce": one.nonce}
                    )
                )

    def turns_to(self, guest: str, table: str, player: int) -> None:
        """The device is given to another of those whose seats it holds: his is in front now, and he
        has seen what he had seen. Raises NotAllowed."""
        visit = self.of(guest, table)
        token = dict(visit.seats).get(player)
        if token is None or visit.token is None:
            raise NotAllowed(say(_("This device holds no such seat.")))
        before, own = self._read(visit.token), _too(guest, table)
        with self.store.writing() as connection:
            left = update(SHARED).where(own & (SHARED.c.player == before.player))
            connection.execute(left.values(looked=visit.looked))
            seen = select(SHARED.c.looked).where(own & (SHARED.c.player == player))
            looked = connection.execute(seen).scalar()
        nonce = self._read(token).nonce
        self._note(guest, table, player=player, nonce=nonce, looked=looked)

    def _read(self, token: str) -> Token:
        seat = self.signer.read(token)
        assert seat is not None, "it was given here"
        return seat

    def looks(self, guest: str, table: str, version: int) -> None:
        """He has seen the table as it is after so many lines of its log."""
        self._note(guest, table, looked=version)

    def _note(self, guest: str, table: str, **known: Any) -> None:
        now = self.store.clock.now()
        said = {"guest": holder(guest), "table_id": table, "at": now, **known}
        add = (sqlite if self.store.embedded else postgresql).insert(VISITS).values(**said)
        with self.store.writing() as connection:
            connection.execute(
                add.on_conflict_do_update(
                    index_elements=[VISITS.c.guest, VISITS.c.table_id], set_={**known, "at": now}
                )
            )

    def _forget(self) -> None:
        """What guests without a seat have seen is not kept for ever."""
        old = VISITS.c.at < self.store.clock.now() - LASTING
        with self.store.writing() as connection:
            connection.execute(delete(VISITS).where(VISITS.c.player.is_(None) & old))


def _too(guest: str, table: str) -> Any:
    return (SHARED.c.guest == holder(guest)) & (SHARED.c.table_id == table)


def holder(guest: str) -> ColumnElement[str]:
    """By this the database knows who holds and sees what is at the device with this pass: whoever
    has signed in there, else the device."""
    return _holds(literal(digest(guest)))


def _holds(device: ColumnElement[str]) -> ColumnElement[str]:
    known = select(func.coalesce(DEVICES.c.regular, DEVICES.c.own))
    return func.coalesce(known.where(DEVICES.c.guest == device).scalar_subquery(), device)


def device(guest: str) -> ColumnElement[str]:
    """The same for what the device holds whoever has signed in there."""
    own = select(DEVICES.c.own).where(DEVICES.c.guest == digest(guest))
    return func.coalesce(own.scalar_subquery(), literal(digest(guest)))


def digest(guest: str) -> str:
    """Of a pass; nobody finds the pass from it."""
    return hashlib.sha256(guest.encode()).hexdigest()


def _held() -> Select[Any]:
    """What a guest holds and has seen at a table. Every page and every move asks for that, and to
    put the question together takes longer than the answer: it is done once."""
    front = SEATS.c.player, SEATS.c.nonce, VISITS.c.looked
    too = _TOO.c.player.label("player_too"), _TOO.c.nonce.label("nonce_too")
    held_by = VISITS.outerjoin(SEATS, _SITS).outerjoin(SHARED.join(_TOO, _SITS_TOO), _SHARES)
    his = VISITS.c.guest == _holds(bindparam("pass", type_=String))
    there = VISITS.c.table_id == bindparam("table")
    return select(*front, *too).select_from(held_by).where(his & there).order_by(_TOO.c.player)


_HELD = _held()
