"""What the inn remembers of its guests: the seats that they hold, and how far they have looked.

A guest's browser keeps one word for all of it, his pass. Whoever has it has his seats, so the
database knows only its digest.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from ..database.schema import SEATS, TABLES, VISITS
from ..database.store import Store
from .tokens import Signer, Token

LASTING = 60 * 24 * 3600.0  # seconds for which looks are remembered of who holds no seat
_LISTED = 100  # so many of his tables are listed, at most
_PASS = re.compile(r"[0-9a-f]{48}")
_SITS = (
    (SEATS.c.table_id == VISITS.c.table_id)
    & (SEATS.c.player == VISITS.c.player)
    & (SEATS.c.nonce == VISITS.c.nonce)
)


def new_pass() -> str:
    """The pass of a new guest."""
    return secrets.token_hex(24)


def is_pass(text: str) -> bool:
    """Can this be a pass?"""
    return bool(_PASS.fullmatch(text))


@dataclass(frozen=True)
class Visit:
    """A guest at a table: the token of the seat that he holds, and how long the log was when he
    looked last; None where he holds none, and has not looked."""

    token: str | None = None
    looked: int | None = None


class Visits:
    """The visits of all guests. Raises NotKept."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store, self.signer = store, signer

    def of(self, guest: str, table: str) -> Visit:
        """What is known of the guest with this pass at a table. A seat that is not his any more he
        does not hold."""
        found = select(SEATS.c.player, SEATS.c.nonce, VISITS.c.looked)
        found = found.select_from(VISITS.outerjoin(SEATS, _SITS)).where(_at(guest, table))
        with self.store.reading() as connection:
            row = connection.execute(found).first()
        if row is None:
            return Visit()
        seated = row.player is not None
        token = self.signer.sign(Token(table, row.player, row.nonce)) if seated else None
        return Visit(token, row.looked)

    def tables(self, guest: str) -> list[str]:
        """The tables at which he holds a seat, the newest first."""
        where = VISITS.join(SEATS, _SITS).join(TABLES, TABLES.c.id == VISITS.c.table_id)
        found = select(TABLES.c.id).select_from(where).where(VISITS.c.guest == _digest(guest))
        with self.store.reading() as connection:
            newest = found.order_by(TABLES.c.created.desc()).limit(_LISTED)
            return [row.id for row in connection.execute(newest)]

    def sits(self, guest: str, token: str) -> None:
        """From now on he holds the seat of this token, and no other at its table."""
        seat = self.signer.read(token)
        assert seat is not None, "it was given here"
        self._note(guest, seat.table, player=seat.player, nonce=seat.nonce)
        self._forget()

    def looks(self, guest: str, table: str, version: int) -> None:
        """He has seen the table as it is after so many lines of its log."""
        self._note(guest, table, looked=version)

    def _note(self, guest: str, table: str, **known: Any) -> None:
        now = self.store.clock.now()
        said = {"guest": _digest(guest), "table_id": table, "at": now, **known}
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


def _at(guest: str, table: str) -> Any:
    return (VISITS.c.guest == _digest(guest)) & (VISITS.c.table_id == table)


def _digest(guest: str) -> str:
    """By this the database knows a guest: nobody finds his pass from it."""
    return hashlib.sha256(guest.encode()).hexdigest()
