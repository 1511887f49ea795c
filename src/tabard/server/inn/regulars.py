"""Guests whose name lasts: regulars. A regular comes in by a passkey at any device, and his name
and his seats come with him. Nothing else is known of anybody.

What a device holds by itself stays the device's, and is there again when he has signed out; what of
it is his he says himself. So no seat is lost, and none falls to whoever shares the device.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabard.engine.words import _, say

from ..complaints import Complaint, MovedOn, NotAllowed
from ..database.schema import DEVICES, PASSKEYS, REGULARS, WAYS
from ..database.store import Store
from .carrying import Held, Place, carry, forget, held_by
from .cleaning import clean_name, looks_like, sounds_like
from .visits import device, digest, new_pass

MOST = 20  # passkeys of one regular


@dataclass(frozen=True)
class Regular:
    """Somebody who has signed in at a device. ``handle`` is the word by which his passkeys know
    him."""

    id: str
    name: str
    handle: str


@dataclass(frozen=True)
class Passkey:
    """One of somebody's passkeys: what he calls it, when he made it and used it last (None: never
    since), in seconds since 1970. ``here`` says whether he has come in by it at this device."""

    id: str
    label: str
    made: float
    used: float | None
    here: bool


@dataclass(frozen=True)
class NewKey:
    """A passkey that was just made: its id and its public half, both in base64url, how often it has
    signed, and what its owner calls it."""

    id: str
    public: str
    count: int
    label: str


class Regulars:
    """All of them. A guest is known by the pass of his device. Raises NotKept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def at(self, guest: str | None) -> Regular | None:
        """Who has signed in at a device; None where nobody has."""
        if guest is None:
            return None
        found = select(REGULARS.c.id, REGULARS.c.name, REGULARS.c.handle)
        signed = found.join(DEVICES, DEVICES.c.regular == REGULARS.c.id)
        with self.store.reading() as connection:
            row = connection.execute(signed.where(DEVICES.c.guest == digest(guest))).first()
        return Regular(*row) if row else None

    def here(self, guest: str | None) -> Regular:
        """The same where somebody must have. Raises NotAllowed."""
        regular = self.at(guest)
        if regular is None:
            raise NotAllowed(say(_("Nobody has signed in at this device.")))
        return regular

    # --- names --------------------------------------------------------------------------------

    def check_name(self, name: str, guest: str | None, *, made: bool = False) -> str:
        """A name under which whoever is at this device may sit down, or (``made``) that may be kept
        for him: cleaned. Raises Complaint, and NotAllowed for one that is kept for somebody
        else."""
        name = clean_name(name)
        if made and sounds_like(name) == sounds_like(say(_("Guest"))):
            raise Complaint(
                say(_("Say a name of your own: everybody is called {name}."), name=name)
            )
        same = (REGULARS.c.sounds == sounds_like(name)) | (REGULARS.c.looks == looks_like(name))
        with self.store.reading() as connection:
            owners = [row.id for row in connection.execute(select(REGULARS.c.id).where(same))]
        if owners:
            me = self.at(guest)
            if me is None or {*owners} != {me.id}:
                raise _kept(name)
        return name

    def rename(self, guest: str | None, name: str) -> str:
        """Another name is kept for whoever has signed in; where he sits already he is called as
        before. Raises as ``check_name`` does."""
        me, name = self.here(guest), self.check_name(name, guest, made=True)
        said = {"name": name, "sounds": sounds_like(name), "looks": looks_like(name)}
        try:
            with self.store.writing() as connection:
                connection.execute(update(REGULARS).where(REGULARS.c.id == me.id).values(**said))
        except IntegrityError:
            raise _kept(name) from None
        return name

    # --- coming and going ---------------------------------------------------------------------

    def begin(self, guest: str, name: str, handle: str, key: NewKey) -> str:
        """A name is kept from now on for whoever has made this passkey, and he has signed in: the
        new pass of his device. Raises as ``check_name`` does."""
        name, id = self.check_name(name, guest, made=True), secrets.token_hex(12)
        said = {"id": id, "handle": handle, "name": name, "made": self.store.clock.now()}
        said |= {"sounds": sounds_like(name), "looks": looks_like(name)}
        try:
            with self.store.writing() as connection:
                connection.execute(insert(REGULARS).values(**said))
                self._add(connection, id, key)
                own = select(device(guest)).scalar_subquery()
                connection.execute(update(WAYS).where(WAYS.c.holder == own).values(holder=id))
                return self._sign_in(connection, guest, id, key.id)
        except IntegrityError:
            raise _kept(name) from None

    def sign_in(self, guest: str, passkey: str, count: int) -> tuple[Regular, str]:
        """Whoever has this passkey, which has signed so often, is at this device now: who he is,
        and the new pass of the device. (Whoever knew the old one does not become him by that.)
        Raises NotAllowed where the passkey counts and has gone back: it was copied."""
        mine = PASSKEYS.c.id == passkey
        counts = (PASSKEYS.c.count < count) | ((PASSKEYS.c.count == 0) & (count == 0))
        said = {"count": count, "used": self.store.clock.now()}
        change = update(PASSKEYS).where(mine & counts).values(**said)
        with self.store.writing() as connection:
            row = connection.execute(change.returning(PASSKEYS.c.regular)).first()
            if row is None:
                sentence = _(
                    "This passkey counts less than it did: somebody may have copied it. Sign in "
                    "with another one, and remove it."
                )
                raise NotAllowed(say(sentence))
            found = select(REGULARS.c.id, REGULARS.c.name, REGULARS.c.handle)
            who = connection.execute(found.where(REGULARS.c.id == row.regular)).one()
            return Regular(*who), self._sign_in(connection, guest, row.regular, passkey)

    def sign_out(self, guest: str | None) -> None:
        """Whoever has signed in at this device has not any more: it holds what it held before."""
        if guest is not None:
            with self.store.writing() as connection:
                self._let_go(connection, [digest(guest)])

    def sign_out_elsewhere(self, guest: str | None) -> None:
        """The same at all other devices of whoever has signed in here."""
        me = self.here(guest)
        others = (DEVICES.c.regular == me.id) & (DEVICES.c.guest != digest(guest or ""))
        with self.store.writing() as connection:
            found = connection.execute(select(DEVICES.c.guest).where(others))
            self._let_go(connection, [row.guest for row in found])

    def end(self, guest: str | None) -> None:
        """The name is kept for nobody any more, and no passkey leads here. All seats of whoever has
        signed in are this device's."""
        me, now = self.here(guest), self.store.clock.now()
        with self.store.writing() as connection:
            own = str(connection.execute(select(device(guest or ""))).scalar_one())
            while held := held_by(connection, me.id):
                for seat in held:
                    carry(connection, me.id, own, (seat.table, seat.player), now)
            forget(connection, me.id)
            connection.execute(update(WAYS).where(WAYS.c.holder == me.id).values(holder=own))
            signed = update(DEVICES).where(DEVICES.c.regular == me.id)
            connection.execute(signed.values(regular=None, passkey=None))
            connection.execute(delete(PASSKEYS).where(PASSKEYS.c.regular == me.id))
            connection.execute(delete(REGULARS).where(REGULARS.c.id == me.id))

    # --- passkeys -----------------------------------------------------------------------------

    def passkeys(self, guest: str | None) -> list[Passkey]:
        """The passkeys of whoever has signed in, the first that he made first."""
        me = self.here(guest)
        own = select(PASSKEYS).where(PASSKEYS.c.regular == me.id).order_by(PASSKEYS.c.made)
        came = select(DEVICES.c.passkey).where(DEVICES.c.guest == digest(guest or ""))
        with self.store.reading() as connection:
            here = connection.execute(came).scalar()
            rows = connection.execute(own).all()
        return [Passkey(r.id, r.label, r.made, r.used, r.id == here) for r in rows]

    def add(self, guest: str | None, key: NewKey) -> None:
        """One more passkey of whoever has signed in. Raises Complaint where he has too many."""
        me = self.here(guest)
        if len(self.passkeys(guest)) >= MOST:
            sentence = _("You have {most} passkeys already: remove one that you do not need.")
            raise Complaint(say(sentence, most=MOST))
        try:
            with self.store.writing() as connection:
                self._add(connection, me.id, key)
        except IntegrityError:
            raise _known_already() from None

    def remove(self, guest: str | None, passkey: str) -> None:
        """A passkey leads here no more, and whoever has come in by it is signed out, but at this
        device. Raises MovedOn for the last one."""
        me = self.here(guest)
        gone = (PASSKEYS.c.id == passkey) & (PASSKEYS.c.regular == me.id)
        came = (DEVICES.c.passkey == passkey) & (DEVICES.c.regular == me.id)
        came &= DEVICES.c.guest != digest(guest or "")
        with self.store.writing() as connection:
            self._check_not_the_last(connection, me.id, passkey)
            connection.execute(delete(PASSKEYS).where(gone))
            found = connection.execute(select(DEVICES.c.guest).where(came))
            self._let_go(connection, [row.guest for row in found])

    def _check_not_the_last(self, connection: Connection, regular: str, passkey: str) -> None:
        """Raises MovedOn for the only passkey of a regular; until the transaction ends nobody else
        removes one of his."""
        connection.execute(select(REGULARS.c.id).where(REGULARS.c.id == regular).with_for_update())
        own = connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.regular == regular))
        if [row.id for row in own] == [passkey]:
            sentence = _(
                "This is the only passkey of your name: make another one first, or give the name "
                "back."
            )
            raise MovedOn(say(sentence))

    def knows(self, handle: str) -> bool:
        """Is this somebody's handle?"""
        found = select(REGULARS.c.id).where(REGULARS.c.handle == handle)
        with self.store.reading() as connection:
            return connection.execute(found).first() is not None

    def owner_of(self, passkey: str) -> tuple[str, str] | None:
        """The handle of a passkey's owner, and its public half; None where it leads nobody here."""
        found = select(REGULARS.c.handle, PASSKEYS.c.public).join(
            PASSKEYS, PASSKEYS.c.regular == REGULARS.c.id
        )
        with self.store.reading() as connection:
            row = connection.execute(found.where(PASSKEYS.c.id == passkey)).first()
        return (row.handle, row.public) if row else None

    # --- seats --------------------------------------------------------------------------------

    def left_here(self, guest: str | None) -> Sequence[Held]:
        """The seats that a device holds by itself, whoever has signed in there."""
        if guest is None:
            return ()
        with self.store.reading() as connection:
            own = str(connection.execute(select(device(guest))).scalar_one())
            return held_by(connection, own)

    def take(self, guest: str | None, places: Collection[Place]) -> None:
        """Seats of this device are whoever's who has signed in there, and leave with him."""
        me, now = self.here(guest), self.store.clock.now()
        with self.store.writing() as connection:
            own = str(connection.execute(select(device(guest or ""))).scalar_one())
            for place in places:
                carry(connection, own, me.id, place, now)

    # --- in the database ----------------------------------------------------------------------

    def _add(self, connection: Connection, regular: str, key: NewKey) -> None:
        connection.execute(
            insert(PASSKEYS).values(
                **vars(key), regular=regular, made=self.store.clock.now(), used=None
            )
        )

    def _sign_in(self, connection: Connection, guest: str, regular: str, passkey: str) -> str:
        own = str(connection.execute(select(device(guest))).scalar_one())
        self._let_go(connection, [digest(guest)])
        new, now = new_pass(), self.store.clock.now()
        said = {"regular": regular, "passkey": passkey, "own": own, "at": now}
        connection.execute(insert(DEVICES).values(guest=digest(new), **said))
        return new

    @staticmethod
    def _let_go(connection: Connection, devices: Collection[str]) -> None:
        gone = update(DEVICES).where(DEVICES.c.guest.in_(devices))
        connection.execute(gone.values(regular=None, passkey=None))


def _kept(name: str) -> NotAllowed:
    sentence = _(
        "The name {name}, or one that looks like it, is kept at this inn for somebody who has a "
        "passkey. If it is yours, sign in; else take another one."
    )
    return NotAllowed(say(sentence, name=name))


def _known_already() -> MovedOn:
    return MovedOn(say(_("This passkey is known here already.")))
