"""How a message leaves the inn: by e-mail, by a browser's push service, or what Apprise knows. The
only file that knows the libraries that do it, which are there only where somebody wants them.

Addresses come from guests, so a message to one goes nowhere inside the network in which the inn
stands: whatever a library connects to on its way, a redirection too, is looked at.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import socket
import sys
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

from tabard.engine.words import _, listed, say

from ..complaints import Complaint
from ..database.store import Store
from ..inn.ways import PUSH

if TYPE_CHECKING:
    from apprise import NotifyBase

MAIL = "mailto"
_LONGEST = 2000  # letters of an address
_PATIENCE = 10.0  # seconds that a push service may take
_LASTS = 24 * 3600  # seconds for which it keeps a message for a browser that is not there
_KIND = re.compile(r"[a-z][a-z0-9]{1,15}")
_ADDRESS = re.compile(r"[^\s@,;<>\"'()\[\]:\\/?#&%]{1,64}@[A-Za-z0-9.-]{1,190}")
_OWN_MACHINE = {"dbus", "qt", "kde", "glib", "gnome", "macosx", "windows", "syslog"}
_NAT64 = ipaddress.ip_network("64:ff9b::/96")  # stands for an address of the older kind
_abroad = threading.local()


@dataclass(frozen=True)
class Notices:
    """How guests of an inn may be told that it is their turn: ``push``, ``mailto``, and whatever
    else Apprise writes before ``://``. ``mail`` is the inn's mail server, as Apprise writes it.
    Addresses inside the inn's own network are refused, unless it is to stay ``within``."""

    kinds: tuple[str, ...] = ()
    mail: str = ""
    within: bool = False


@dataclass(frozen=True)
class Message:
    """What is sent. ``link`` leads to the table, ``stop`` to where nothing more is wanted."""

    title: str
    text: str
    link: str
    stop: str


class NotSent(Exception):
    """It could not be sent now."""


class NobodyThere(NotSent):
    """There is no such address any more."""


class Posting:
    """Checks addresses, and sends messages there. ``home`` is the inn's public address. Raises
    Complaint where what was declared cannot work, and ImportError where a library is missing."""

    def __init__(self, store: Store, notices: Notices, home: str) -> None:
        self.notices, self.home, self._vapid = notices, home, ""
        if notices.kinds:
            self._check_declared()
        if PUSH in notices.kinds:
            self._vapid = store.lasting("vapid", _new_keys)

    @property
    def open(self) -> bool:
        """Is anybody told anything here?"""
        return bool(self.notices.kinds)

    def public_key(self) -> str:
        """By which browsers know the inn when they are to take pushes from it; empty: they are
        not."""
        if not self._vapid:
            return ""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02, b64urlencode

        key = Vapid02.from_string(self._vapid).public_key
        raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(raw))

    def checked(self, kind: str, said: str) -> tuple[str, str]:
        """The kind and the address that somebody has named. Raises Complaint."""
        said = said.strip()
        if len(said) > _LONGEST or not said.isprintable():
            raise Complaint(say(_("This address is too long, or it has signs that none has.")))
        if kind not in (PUSH, MAIL):
            kind = said.partition("://")[0].casefold()
        if kind not in self.notices.kinds:
            kinds = listed([f"{one}://" for one in self.notices.kinds if one not in (PUSH, MAIL)])
            sentence = _("This inn sends nothing there; an address here begins with {kinds}.")
            raise Complaint(say(sentence, kinds=kinds or say(_("nothing"))))
        if kind == PUSH:
            self._check_push(said)
        elif kind == MAIL:
            if not _ADDRESS.fullmatch(said):
                sentence = _("{address} is no e-mail address: write it as ada@example.org.")
                raise Complaint(say(sentence, address=repr(said[:80])))
        else:
            self._check_other(said)
        return kind, said

    def shown(self, kind: str, address: str) -> str:
        """An address as its owner may see it on a screen that others see too."""
        if kind == PUSH:
            return urlsplit(str(json.loads(address)["endpoint"])).hostname or ""
        if kind == MAIL:
            return address
        service = self._service(address)
        if service is None:
            return f"{kind}://"
        return str(service.url(privacy=True)).partition("?")[0]  # type: ignore[no-untyped-call]

    def send(self, kind: str, address: str, message: Message) -> None:
        """Send it; this takes as long as it takes. Raises NotSent, NobodyThere."""
        if kind not in self.notices.kinds:
            raise NotSent
        if kind == PUSH:
            with self._watched():
                self._push(address, message)
            return
        if kind == MAIL:
            service = self._service(_mail_to(self.notices.mail, address))
            self._notify(service, message)
            return
        with self._watched():
            self._notify(self._service(address), message)

    # --- what was declared --------------------------------------------------------------------

    def _check_declared(self) -> None:
        for kind in self.notices.kinds:
            if kind in _OWN_MACHINE or not _KIND.fullmatch(kind):
                sentence = _(
                    "{kind} is no way to tell guests: say push, mailto, or what Apprise writes "
                    "before ://, as ntfy."
                )
                raise Complaint(say(sentence, kind=repr(kind)))
        if not self.home:
            sentence = _("Notices need --public-address: they say where the table is.")
            raise Complaint(say(sentence))
        if {*self.notices.kinds} - {PUSH}:
            import apprise

            logging.getLogger(apprise.__name__).setLevel(logging.CRITICAL)  # it logs addresses
        if MAIL in self.notices.kinds:
            service = self._service(_mail_to(self.notices.mail, "ada@example.org"))
            if service is None or type(service).__name__ != "NotifyEmail":
                sentence = _(
                    "Notices by e-mail need a mail server: say in TABARD_MAIL which, as "
                    "mailtos://user:password@smtp.example.org?from=inn@example.org."
                )
                raise Complaint(say(sentence))
        if PUSH in self.notices.kinds:
            import pywebpush  # noqa: F401  (is it here?)
        _look_always()

    # --- addresses ----------------------------------------------------------------------------

    def _check_push(self, said: str) -> None:
        try:
            given = json.loads(said)
            keys = given["keys"]
            split = urlsplit(given["endpoint"])
            fine = split.scheme == "https" or self.notices.within
            fine &= len(urlsafe_b64decode(keys["p256dh"] + "===")) == 65
            fine &= len(urlsafe_b64decode(keys["auth"] + "===")) == 16
            fine &= bool(split.hostname) and self._may_reach(split.hostname or "")
        except (ValueError, TypeError, LookupError, AttributeError):
            fine = False
        if not fine:
            raise Complaint(say(_("This browser says no address for its pushes that can be used.")))

    def _check_other(self, said: str) -> None:
        service = None if "?" in said else self._service(said)
        if service is None:
            sentence = _(
                "{address} is no address that Apprise understands: write it as ntfy://topic, with "
                "nothing behind a question mark."
            )
            raise Complaint(say(sentence, address=repr(said.partition("://")[0] + "://…")))
        if not self._may_reach(getattr(service, "host", None) or ""):
            sentence = _("This address lies inside the inn's own network: nothing is sent there.")
            raise Complaint(say(sentence))

    def _may_reach(self, host: str) -> bool:
        """Could this be outside? What a name stands for is looked at when it is connected to."""
        if self.notices.within:
            return True
        bare = host.strip("[]").rstrip(".").casefold()
        with suppress(OSError):  # a number may be written in ways that only connecting reads
            bare = str(ipaddress.IPv4Address(socket.inet_aton(bare)))
        try:
            return _is_outside(bare)
        except ValueError:
            return bare != "localhost" and not bare.endswith((".localhost", ".local", ".internal"))

    def _service(self, address: str) -> NotifyBase | None:
        from apprise import Apprise, AppriseAsset

        asset = AppriseAsset(allow_templates=False, secure_logging=True)
        found = Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
        return found or None

    # --- sending ------------------------------------------------------------------------------

    def _notify(self, service: NotifyBase | None, message: Message) -> None:
        last = say(_("No more of these: {address}"), address=message.stop)
        text = "\n\n".join(part for part in (message.text, message.link, last) if part)
        try:
            done = service and service.notify(body=text, title=message.title)
        except Exception:  # of whatever library it is: nobody learns what it says of an address
            raise NotSent from None
        if not done:
            raise NotSent

    def _push(self, address: str, message: Message) -> None:
        from pywebpush import WebPushException, webpush

        said = {"title": message.title, "body": message.text, "url": message.link}
        said |= {"stop": message.stop, "stopping": say(_("No more of these"))}
        try:
            webpush(
                json.loads(address),
                json.dumps(said),
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self.home},
                timeout=_PATIENCE,
                ttl=_LASTS,
            )
        except WebPushException as problem:
            answer = problem.response
            gone = answer is not None and answer.status_code in (404, 410)
            raise (NobodyThere if gone else NotSent) from None
        except Exception:  # as above
            raise NotSent from None

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """What this thread connects to meanwhile must be outside."""
        _abroad.only = not self.notices.within
        try:
            yield
        finally:
            _abroad.only = False


@cache
def _look_always() -> None:
    """From now on, once for this process: such a hook stays."""
    sys.addaudithook(_look)


def _look(event: str, facts: tuple[Any, ...]) -> None:
    """Called by Python before anything is connected to."""
    if event == "socket.connect" and getattr(_abroad, "only", False):
        where = facts[1]
        try:
            fine = _is_outside(where[0])
        except (ValueError, TypeError, IndexError):  # a name, or a file: nothing was looked up
            fine = False
        if not fine:
            raise OSError("this lies inside")


def _is_outside(number: str) -> bool:
    """Is this the number of a machine in the open internet? Raises ValueError for what is none."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in _NAT64:
            inner = ipaddress.IPv4Address(address.packed[-4:])
        if inner is not None:
            return _is_outside(str(inner))
    return address.is_global and not address.is_multicast


def _mail_to(server: str, address: str) -> str:
    """Where Apprise sends a mail through the inn's own server."""
    return f"{server}{'&' if '?' in server else '?'}to={quote(address)}" if server else ""


def _new_keys() -> str:
    """A new private key by which push services know the inn, in base64url."""
    from py_vapid import Vapid02, b64urlencode

    keys = Vapid02()
    keys.generate_keys()
    number = keys.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))
