"""Whoever runs the inn comes in with a token of his own. It is shown once, when it is made, and the
database knows only its digest; who guesses waits longer and longer, and hears always the same."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time

from sqlalchemy import delete, insert, select

from tabard.engine.words import _, n_, say

from ..complaints import NotAllowed, TooOften
from ..counting import WRONG
from ..database.schema import SETTINGS
from ..database.store import Store
from .rates import Buckets

_DIGEST = "operator"  # the setting in which it stands
_WRONG = 1 / 30, 5.0  # wrong tokens of a guest: a second in the long run, and at once


class Operators:
    """The operator's token of one inn. Raises NotKept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._wrong = Buckets(*_WRONG)

    def renew(self) -> str:
        """Another token; the one before ends. Nobody can read it again."""
        token = secrets.token_urlsafe(32)
        with self.store.writing() as connection:
            connection.execute(delete(SETTINGS).where(SETTINGS.c.name == _DIGEST))
            connection.execute(insert(SETTINGS).values(name=_DIGEST, value=_digest(token)))
        return token

    def check(self, token: str, guest: str) -> None:
        """Is this the token? Raises NotAllowed where it is another or none was ever made, and
        TooOften for a guest who has said too many wrong ones: then no token is looked at."""
        wait = int(self._wrong.wait(guest, time.monotonic(), 1.0))
        if wait:
            sentence = n_(
                "Too many wrong tokens came from you; try again in {seconds} second.",
                "Too many wrong tokens came from you; try again in {seconds} seconds.",
            )
            raise TooOften(say(sentence, seconds=wait), wait)
        if not hmac.compare_digest(_digest(token), self._known()):
            WRONG.inc()
            self._wrong.spend(guest, 1.0, time.monotonic())
            raise NotAllowed(say(_("This is not the operator’s token.")))

    def _known(self) -> str:
        """The digest of the token; that of nothing where none was ever made."""
        found = select(SETTINGS.c.value).where(SETTINGS.c.name == _DIGEST)
        with self.store.reading() as connection:
            return connection.execute(found).scalar() or ""


def form_word(token: str) -> str:
    """The word that every form of the operator's page sends back: no other page knows it."""
    return hmac.new(token.encode("utf-8", "replace"), b"form", "sha256").hexdigest()


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
