"""Private links, by which whoever holds a seat takes it on another device as well. A link leads
there once, and not for long; a seat has one at a time, and the database knows only its digest.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from sqlalchemy import select, update

from tabard.engine.words import _, say

from ..complaints import MovedOn
from ..database.rows import HUMAN
from ..database.schema import SEATS, TABLES
from ..database.store import Store
from .orders import next_nonce
from .tokens import Token

LASTING = 24 * 3600.0  # seconds for which a link leads to its seat, unless the house says otherwise


class Links:
    """The links of all seats, which last so many seconds. Raises NotKept."""

    def __init__(self, store: Store, lasting: float) -> None:
        self.store, self.lasting = store, lasting

    def make(self, seat: Token) -> str:
        """A new link to this seat; the one before ends."""
        link = secrets.token_urlsafe(18)
        until = self.store.clock.now() + self.lasting
        self._change(seat, link=_digest(link), link_until=until)
        return link

    def end(self, seat: Token) -> None:
        """The seat has no link any more."""
        self._change(seat, link="")

    def leads_to(self, table: str, link: str) -> int | None:
        """The player to whose seat a link leads; None where it has ended, or was never made."""
        found = select(SEATS.c.player).where(self._linked(table, link))
        with self.store.reading() as connection:
            return connection.execute(found).scalar()

    def follow(self, table: str, link: str) -> Token | None:
        """The seat to which a link leads, for the one time that it does."""
        change = update(SEATS).where(self._linked(table, link)).values(link="")
        with self.store.writing() as connection:
            row = connection.execute(change.returning(SEATS.c.player, SEATS.c.nonce)).first()
        return Token(table, row.player, row.nonce) if row else None

    def renew(self, seat: Token) -> Token:
        """The same seat under another nonce: whatever led to it before does so no more. The place
        that is kept for its owner in a rematch stays kept for him. Raises MovedOn."""
        new = Token(seat.table, seat.player, secrets.token_urlsafe(9))
        again = select(TABLES.c.rematch).where(TABLES.c.id == seat.table).scalar_subquery()
        kept = (SEATS.c.table_id == again) & (SEATS.c.nonce == next_nonce(seat.nonce))
        kept &= SEATS.c.who != HUMAN
        with self.store.writing() as connection:
            change = update(SEATS).where(_is(seat)).values(nonce=new.nonce, link="")
            if not connection.execute(change).rowcount:
                raise MovedOn(say(_("This seat has got another token just now.")))
            connection.execute(update(SEATS).where(kept).values(nonce=next_nonce(new.nonce)))
            self.store.tell(connection, seat.table)
        return new

    def _change(self, seat: Token, **to: Any) -> None:
        with self.store.writing() as connection:
            connection.execute(update(SEATS).where(_is(seat)).values(**to))

    def _linked(self, table: str, link: str) -> Any:
        lasts = SEATS.c.link_until > self.store.clock.now()
        return (SEATS.c.table_id == table) & (SEATS.c.link == _digest(link)) & lasts


def _is(seat: Token) -> Any:
    place = (SEATS.c.table_id == seat.table) & (SEATS.c.player == seat.player)
    return place & (SEATS.c.nonce == seat.nonce)


def _digest(link: str) -> str:
    """By this the database knows a link."""
    return hashlib.sha256(link.encode("utf-8", "replace")).hexdigest()
