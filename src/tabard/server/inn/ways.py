"""The ways by which guests want to be told that it is their turn, and what is to be sent by them.

Whoever names an address may be somebody else than who reads there. So the first thing that is sent
is a code, which he says on his page; every message has a link that stops all; and neither a guest
nor an address gets more than so many.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, union, update
from sqlalchemy.dialects import postgresql, sqlite

from tabard.engine.languages import spoken
from tabard.engine.words import _, n_, say

from ..complaints import Complaint, MovedOn, NotAllowed, NotThere, TooOften
from ..database.schema import LETTERS, MOVES, POSTED, SHARED, TABLES, TOLD, VISITS, WAYS
from ..database.store import Store
from .orders import PLAIN
from .visits import holder

PUSH = "push"
MOST = 5  # ways of one guest
TRIES = 5  # to say a code
ENOUGH = 8  # failures in a row, after which nothing is sent there any more
_DAY = 24 * 3600.0
_STOPPED = 30 * _DAY  # for so long nobody can name an address that wants nothing
_ASKS = 3  # codes that are sent to an address in a day
_GUEST_ASKS = 10  # codes that are sent for a guest in a day
_NOTICES = 60  # notices that are sent to an address in a day
_PAUSE = (60.0, 6 * 3600.0)  # seconds until a failing address is tried again: at first, and at most


@dataclass(frozen=True)
class Way:
    """A way of a guest: its kind, ``push`` or as Apprise writes it, and its address there. Nothing
    but a code is sent there before it is ``confirmed``, and nothing more after so many
    ``failures`` in a row. ``language`` is that in which he reads (empty: nobody knows)."""

    id: str
    holder: str
    kind: str
    address: str
    confirmed: bool
    failures: int
    language: str

    @property
    def aside(self) -> bool:
        """Has it failed so often that nothing is sent there any more?"""
        return self.failures >= ENOUGH


@dataclass(frozen=True)
class Letter:
    """Something to be sent by a way: that it is a player's turn at a table, or, without a table,
    the code."""

    id: int
    way: Way
    table: str | None
    player: int | None
    question: int | None


class Ways:
    """All of them. A guest is known by the pass of his device. Raises NotKept."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store, self._key = store, key

    # --- a guest's own ------------------------------------------------------------------------

    def of(self, guest: str | None) -> list[Way]:
        """The ways of whoever is at a device."""
        if guest is None:
            return []
        with self.store.reading() as connection:
            rows = connection.execute(_WAY.where(WAYS.c.holder == holder(guest)))
            return [Way(*row) for row in rows]

    def add(self, guest: str, kind: str, address: str) -> None:
        """He wants to be told there, in the language in which he asks: a code is sent; a browser,
        which has asked its owner, needs none. Raises Complaint, TooOften, and NotAllowed where
        somebody wants nothing there."""
        now, seen = self.store.clock.now(), _digest(kind, address)
        with self.store.writing() as connection:
            whose = str(connection.execute(select(holder(guest))).scalar_one())
            if kind == PUSH:  # a browser that asks again says the same
                same = (WAYS.c.digest == seen) & (WAYS.c.kind == PUSH)
                self._remove(connection, same)
            self._check(connection, whose, kind, seen, now)
            way = secrets.token_hex(12)
            said: dict[str, Any] = {
                "id": way,
                "holder": whose,
                "kind": kind,
                "address": address,
                "digest": seen,
            }
            said |= {"confirmed": kind == PUSH, "tries": 0, "failures": 0, "rests": 0.0}
            said["language"] = spoken().code
            connection.execute(insert(WAYS).values(**said))
            if kind != PUSH:
                connection.execute(insert(LETTERS).values(way_id=way, due=now))
                self._note(connection, seen, whose, "asked", now)

    def confirm(self, guest: str | None, way: str, code: str) -> None:
        """He has read the code there. Raises NotAllowed; after some wrong ones the way is gone."""
        mine = self._mine(guest, way)
        right = hmac.compare_digest(code.strip().casefold().encode(), self.code(way).encode())
        with self.store.writing() as connection:
            tried = update(WAYS).where(mine)
            said = {"tries": WAYS.c.tries + 1, **({"confirmed": True} if right else {})}
            row = connection.execute(tried.values(**said).returning(WAYS.c.tries)).first()
            if row is not None and row.tries >= TRIES and not right:
                self._remove(connection, mine)
        if row is None:
            raise NotThere(say(_("There is no such address of yours.")))
        if not right:
            left = n_("{left} try is left.", "{left} tries are left.")
            sentence = _("This is not the code that was sent there. {left}")
            tries = TRIES - row.tries
            raise NotAllowed(say(sentence, left=say(left, left=tries) if tries else say(_ENDED)))

    def remove(self, guest: str | None, way: str) -> None:
        """Nothing is sent to him there any more."""
        with self.store.writing() as connection:
            self._remove(connection, self._mine(guest, way))

    def reads(self, guest: str | None, language: str) -> None:
        """From now on he is told in this language."""
        if guest is None:
            return
        with self.store.writing() as connection:
            mine = WAYS.c.holder == holder(guest)
            connection.execute(update(WAYS).where(mine).values(language=language))

    def stop(self, word: str) -> None:
        """Whoever reads at an address wants nothing there: all ways to it are gone, and nobody can
        name it for a while. Raises NotThere."""
        way = word[:24]
        if not hmac.compare_digest(word.encode(), self.stop_word(way).encode()):
            raise NotThere(say(_("There is nothing at this address.")))
        with self.store.writing() as connection:
            found = select(WAYS.c.digest, WAYS.c.holder).where(WAYS.c.id == way)
            row = connection.execute(found).first()
            if row is not None:
                self._remove(connection, WAYS.c.digest == row.digest)
                self._note(connection, row.digest, row.holder, "stopped", self.store.clock.now())

    def code(self, way: str) -> str:
        """The word that is sent to an address to see whether somebody reads there."""
        made = hmac.digest(self._key, f"code {way}".encode(), "sha256")
        return "".join(PLAIN[byte % len(PLAIN)] for byte in made[:8])

    def stop_word(self, way: str) -> str:
        """What leads from a message to the page where everything to its address is stopped."""
        made = hmac.new(self._key, f"stop {way}".encode("utf-8", "replace"), "sha256")
        return way + made.hexdigest()[:24]

    def _check(self, connection: Connection, whose: str, kind: str, seen: str, now: float) -> None:
        """May this guest name this address now?"""
        count = select(func.count()).select_from(WAYS).where(WAYS.c.holder == whose)
        if int(connection.execute(count).scalar_one()) >= MOST:
            sentence = _("You are told in {most} ways already: remove one that you do not need.")
            raise Complaint(say(sentence, most=MOST))
        same = (WAYS.c.holder == whose) & (WAYS.c.digest == seen)
        if connection.execute(select(WAYS.c.id).where(same)).first():
            raise MovedOn(say(_("This address is among yours already.")))
        if _posted(connection, "stopped", now - _STOPPED, digest=seen):
            raise NotAllowed(say(_("Whoever reads at this address wants nothing from this inn.")))
        often = _posted(connection, "asked", now - _DAY, digest=seen) >= _ASKS
        often |= _posted(connection, "asked", now - _DAY, holder=whose) >= _GUEST_ASKS
        if often and kind != PUSH:
            raise TooOften(say(_("Enough codes were sent today; try again tomorrow.")))

    @staticmethod
    def _mine(guest: str | None, way: str) -> Any:
        return (WAYS.c.id == way) & (WAYS.c.holder == holder(guest or ""))

    @staticmethod
    def _remove(connection: Connection, which: Any) -> None:
        gone = select(WAYS.c.id).where(which)
        connection.execute(delete(LETTERS).where(LETTERS.c.way_id.in_(gone)))
        connection.execute(delete(WAYS).where(which))

    # --- whose turn it is ---------------------------------------------------------------------

    def watched(self) -> dict[str, int]:
        """The tables where somebody may have to be told, and how often each has changed."""
        held = [
            select(own.c.table_id).join(WAYS, (WAYS.c.holder == own.c.guest) & _OPEN)
            for own in (VISITS, SHARED)
        ]
        found = select(TABLES.c.id, TABLES.c.lent, _LINES.scalar_subquery()).where(
            TABLES.c.id.in_(union(*held)) & ~TABLES.c.over
        )
        with self.store.reading() as connection:
            return {row[0]: (row[2] or 0) * 1000 + row[1] for row in connection.execute(found)}

    def tell(self, table: str, player: int, nonce: str, question: int) -> bool:
        """It is this player's turn: unless he has seen it, or was told and has not looked since,
        letters are to be sent by all his ways. One of several workers does it. Is there one?"""
        now = self.store.clock.now()
        with self.store.writing() as connection:
            holders, looked = self._holders(connection, table, player, nonce)
            open = select(WAYS.c.id).where(WAYS.c.holder.in_(holders) & _OPEN)
            ways = [row.id for row in connection.execute(open)]
            at = (TOLD.c.table_id == table) & (TOLD.c.player == player)
            told = connection.execute(select(TOLD.c.question).where(at)).scalar()
            if not ways or looked >= question or (told is not None and looked < told):
                return False
            if not self._claimed(connection, table, player, question, told):
                return False
            letter = {"table_id": table, "player": player, "question": question, "due": now}
            connection.execute(insert(LETTERS), [{"way_id": way, **letter} for way in ways])
        return True

    def _claimed(
        self, connection: Connection, table: str, player: int, question: int, told: int | None
    ) -> bool:
        """Is this worker the first that tells a player of a question?"""
        if told is None:
            add = (sqlite if self.store.embedded else postgresql).insert(TOLD)
            row = add.values(table_id=table, player=player, question=question)
            return bool(connection.execute(row.on_conflict_do_nothing()).rowcount)
        at = (TOLD.c.table_id == table) & (TOLD.c.player == player) & (TOLD.c.question == told)
        return bool(connection.execute(update(TOLD).where(at).values(question=question)).rowcount)

    def looked(self, table: str, player: int, nonce: str) -> int:
        """How long the log was when whoever holds a seat looked last; -1: he has not."""
        with self.store.reading() as connection:
            return self._holders(connection, table, player, nonce)[1]

    @staticmethod
    def _holders(
        connection: Connection, table: str, player: int, nonce: str
    ) -> tuple[Sequence[str], int]:
        """Who holds a seat, and how long the log was when one of them looked last."""
        guests, looked = set(), -1
        for own in (VISITS, SHARED):
            at = (own.c.table_id == table) & (own.c.player == player) & (own.c.nonce == nonce)
            for row in connection.execute(select(own.c.guest, own.c.looked).where(at)):
                guests.add(row.guest)
                looked = max(looked, -1 if row.looked is None else row.looked)
        return [*guests], looked

    # --- letters ------------------------------------------------------------------------------

    def next_letter(self, until: float) -> Letter | None:
        """A letter that is to be sent now, for one worker alone until then."""
        now = self.store.clock.now()
        found = (
            select(LETTERS, *_COLUMNS)
            .join(WAYS, WAYS.c.id == LETTERS.c.way_id)
            .where((LETTERS.c.due <= now) & (WAYS.c.rests <= now))
            .order_by(LETTERS.c.due)
            .limit(20)
        )
        with self.store.reading() as connection:
            rows = connection.execute(found).all()
        for row in rows:
            mine = (LETTERS.c.id == row[0]) & (LETTERS.c.due == row.due)
            with self.store.writing() as connection:
                if connection.execute(update(LETTERS).where(mine).values(due=until)).rowcount:
                    way = Way(*row[len(LETTERS.c) :])
                    return Letter(row[0], way, row.table_id, row.player, row.question)
        return None

    def may_send(self, letter: Letter) -> bool:
        """Has this address room for one more today?"""
        now, seen = self.store.clock.now(), _digest(letter.way.kind, letter.way.address)
        with self.store.writing() as connection:
            connection.execute(delete(POSTED).where(POSTED.c.at < now - _STOPPED))
            return _posted(connection, "told", now - _DAY, digest=seen) < _NOTICES

    def sent(self, letter: Letter) -> None:
        """It has arrived, as far as anybody can know."""
        way, now = letter.way, self.store.clock.now()
        with self.store.writing() as connection:
            connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))
            connection.execute(update(WAYS).where(WAYS.c.id == way.id).values(failures=0))
            if letter.table is not None:
                self._note(connection, _digest(way.kind, way.address), way.holder, "told", now)

    def dropped(self, letter: Letter) -> None:
        """It needs not be sent any more."""
        with self.store.writing() as connection:
            connection.execute(delete(LETTERS).where(LETTERS.c.id == letter.id))

    def failed(self, letter: Letter) -> None:
        """It could not be sent: it is tried again later and later, and at last no more."""
        failures, now = letter.way.failures + 1, self.store.clock.now()
        rests = now + min(_PAUSE[0] * 4.0 ** (failures - 1), _PAUSE[1])
        with self.store.writing() as connection:
            mine = WAYS.c.id == letter.way.id
            connection.execute(update(WAYS).where(mine).values(failures=failures, rests=rests))
            again = update(LETTERS).where(LETTERS.c.id == letter.id).values(due=rests)
            gone = delete(LETTERS).where(LETTERS.c.way_id == letter.way.id)
            connection.execute(gone if failures >= ENOUGH else again)

    def gone(self, letter: Letter) -> None:
        """There is no such address any more."""
        with self.store.writing() as connection:
            self._remove(connection, WAYS.c.id == letter.way.id)

    @staticmethod
    def _note(connection: Connection, digest: str, holder: str, what: str, at: float) -> None:
        row = {"digest": digest, "holder": holder, "what": what, "at": at}
        connection.execute(insert(POSTED).values(**row))


_ENDED = _("The address is not among yours any more.")
_OPEN = WAYS.c.confirmed & (WAYS.c.failures < ENOUGH)
_COLUMNS = [
    WAYS.c.id, WAYS.c.holder, WAYS.c.kind, WAYS.c.address, WAYS.c.confirmed, WAYS.c.failures,
    WAYS.c.language,
]  # fmt: skip
_WAY = select(*_COLUMNS).order_by(WAYS.c.kind, WAYS.c.id)
_LINES = select(func.count()).where(MOVES.c.table_id == TABLES.c.id)


def _posted(connection: Connection, what: str, since: float, **whose: str) -> int:
    """How much was sent to an address, or for a guest, since then."""
    count = select(func.count()).select_from(POSTED)
    which = (POSTED.c.what == what) & (POSTED.c.at > since)
    for column, value in whose.items():
        which &= POSTED.c[column] == value
    return int(connection.execute(count.where(which)).scalar_one())


def _digest(kind: str, address: str) -> str:
    """By this an address is known after it has gone."""
    return hashlib.sha256(f"{kind} {address}".encode()).hexdigest()
