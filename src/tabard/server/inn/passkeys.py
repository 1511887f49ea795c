"""Passkeys: how a browser shows that it has one, by the Web Authentication API. The only file that
knows the library which reads what authenticators say.

Each time there are two steps: the inn gives a challenge, and the browser lets a passkey sign it. A
challenge is good once, for the browser that has asked, and for five minutes; the database knows
only its digest.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import delete, insert
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tabard.engine.words import _, say

from ..complaints import MovedOn, NotAllowed
from ..database.schema import CHALLENGES
from ..database.store import Store
from .cleaning import clean_name
from .regulars import NewKey, Regular, Regulars
from .visits import digest

LASTING = 300.0  # seconds for which a challenge is good
_LONGEST = 1023  # bytes of a passkey's id
_LABEL = 40  # letters of what somebody calls a passkey


class Party(NamedTuple):
    """For whom a passkey is made: the host's name, and the addresses whose pages may ask for it."""

    id: str
    origins: tuple[str, ...]


class Passkeys:
    """How regulars of an inn make passkeys and come in by them. A guest is known by the pass of
    his device; what browsers are told and say is JSON. Raises NotKept."""

    def __init__(self, store: Store, regulars: Regulars) -> None:
        self.store, self.regulars = store, regulars

    def to_make(self, guest: str, party: Party, name: str) -> str:
        """What a browser needs to make a passkey: another one for whoever has signed in, else the
        first for whoever wants this name to be kept. Raises as ``Regulars.check_name`` does."""
        me = self.regulars.at(guest)
        name = me.name if me else self.regulars.check_name(name, guest, made=True)
        handle = me.handle if me else bytes_to_base64url(secrets.token_bytes(32))
        known = self.regulars.passkeys(guest) if me else []
        options = generate_registration_options(
            rp_id=party.id,
            rp_name=f"Tabard, {party.id}",
            user_id=base64url_to_bytes(handle),
            user_name=name,
            challenge=self._challenge(guest, handle),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return options_to_json(options)

    def made(self, guest: str, party: Party, said: str, name: str, label: str) -> str | None:
        """Keep the passkey that a browser has made. Where nobody has signed in there a name is kept
        by it from now on: the new pass of the device. Raises NotAllowed, MovedOn and Complaint."""
        with _readable():
            credential = parse_registration_credential_json(said)
            challenge, handle = self._answered(guest, party, credential.response.client_data_json)
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=list(party.origins),
            )
            if len(verified.credential_id) > _LONGEST:
                raise ValueError("a passkey's id is shorter")
        id, public = verified.credential_id, verified.credential_public_key
        label = clean_name(label)[:_LABEL] if label.strip() else say(_("A passkey"))
        key = NewKey(bytes_to_base64url(id), bytes_to_base64url(public), verified.sign_count, label)
        me = self.regulars.at(guest)
        if handle != me.handle if me else not handle or self.regulars.knows(handle):
            raise _too_late()
        if self.regulars.owner_of(key.id):
            raise MovedOn(say(_("This passkey is known here already.")))
        if me is None:
            return self.regulars.begin(guest, name, handle, key)
        self.regulars.add(guest, key)
        return None

    def to_come_in(self, guest: str, party: Party) -> str:
        """What a browser needs to show any passkey that it has for this inn."""
        challenge = self._challenge(guest, "")
        return options_to_json(
            generate_authentication_options(
                rp_id=party.id,
                challenge=challenge,
                user_verification=UserVerificationRequirement.PREFERRED,
            )
        )

    def came_in(self, guest: str, party: Party, said: str) -> tuple[Regular, str]:
        """Whoever has the passkey that a browser shows has signed in there: who he is, and the new
        pass of the device. Raises NotAllowed and MovedOn."""
        with _readable():
            credential = parse_authentication_credential_json(said)
            response, id = credential.response, bytes_to_base64url(credential.raw_id)
            challenge, handle = self._answered(guest, party, response.client_data_json)
            known = self.regulars.owner_of(id)
            whose = bytes_to_base64url(response.user_handle or b"")
            if handle or known is None or whose != known[0]:
                sentence = _(
                    "This inn does not know this passkey: it was removed here, or it was made for "
                    "another inn."
                )
                raise NotAllowed(say(sentence))
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=list(party.origins),
                credential_public_key=base64url_to_bytes(known[1]),
                credential_current_sign_count=0,  # is compared where the new one is kept
            )
        return self.regulars.sign_in(guest, id, verified.new_sign_count)

    # --- challenges ---------------------------------------------------------------------------

    def _challenge(self, guest: str, handle: str) -> bytes:
        """A new one for this browser; the one before is good for nothing any more."""
        challenge, now = secrets.token_bytes(32), self.store.clock.now()
        row = {"digest": _digest(challenge), "guest": digest(guest), "handle": handle}
        old = (CHALLENGES.c.guest == digest(guest)) | (CHALLENGES.c.until < now)
        with self.store.writing() as connection:
            connection.execute(delete(CHALLENGES).where(old))
            connection.execute(insert(CHALLENGES).values(**row, until=now + LASTING))
        return challenge

    def _answered(self, guest: str, party: Party, client_data: bytes) -> tuple[bytes, str]:
        """The challenge that a browser has answered, and for whom a passkey was to be made by it;
        it is good no more. Raises MovedOn, and NotAllowed for a page that is not of this inn."""
        data = parse_client_data_json(client_data)
        mine = CHALLENGES.c.digest == _digest(data.challenge)
        open = (CHALLENGES.c.guest == digest(guest)) & (CHALLENGES.c.until > self.store.clock.now())
        gone = delete(CHALLENGES).where(mine & open).returning(CHALLENGES.c.handle)
        with self.store.writing() as connection:
            row = connection.execute(gone).first()
        if row is None:
            raise _too_late()
        if data.origin not in party.origins or data.cross_origin:
            sentence = _("This passkey was asked for by a page that is not of this inn: {address}.")
            raise NotAllowed(say(sentence, address=ascii(data.origin)[1:81]))
        return data.challenge, str(row.handle)


def _digest(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def _too_late() -> MovedOn:
    return MovedOn(say(_("This was asked too long ago, or answered already: try again.")))


@contextmanager
def _readable() -> Iterator[None]:
    """What no passkey would say is refused in a sentence."""
    try:
        yield
    except (WebAuthnException, ValueError, TypeError, LookupError, AttributeError):
        sentence = _("What this browser says of its passkey does not hold: try again.")
        raise NotAllowed(say(sentence)) from None
