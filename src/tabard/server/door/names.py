"""By which names the inn is known. Links are built from its public address, and whoever asks for
another host is refused: he, or a page that he is on, takes the inn for somebody else."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from tabard.engine.words import _, say

from ..complaints import Complaint, Misdirected
from .refusing import refused

_HOST = re.compile(r"[a-z0-9.:-]{1,253}")


@dataclass(frozen=True)
class Names:
    """The public ``addresses`` of an inn, as ``https://inn.example.org``: links are built from the
    first. ``hosts`` are what it is called besides; this machine may always ask."""

    addresses: tuple[str, ...] = ()
    hosts: frozenset[str] = frozenset()

    @classmethod
    def of(cls, addresses: Iterable[str], *hosts: str) -> Names:
        """The names that somebody has declared. Raises Complaint."""
        found = [_public(address) for address in addresses]
        named = frozenset([*(str(one.hostname) for one in found), *hosts])
        return cls(tuple(f"{one.scheme}://{one.netloc}".lower() for one in found), named)

    def know(self, host: str) -> bool:
        """Is the inn called so?"""
        return host in self.hosts or host == "localhost" or is_loopback(host)

    def address(self, request: Request) -> str:
        """Where links begin: the public address, else as whoever asks has named the inn."""
        return next(iter(self.addresses), f"{request.url.scheme}://{request.url.netloc}")

    def party(self, request: Request) -> tuple[str, tuple[str, ...]]:
        """The name of the host for which passkeys are made here, and the addresses whose pages may
        ask for them. Raises Complaint where they cannot work."""
        address = self.address(request)
        split = urlsplit(address)
        host = split.hostname or ""
        if is_loopback(host):
            sentence = _("Browsers know no passkeys for a number: open {address} instead.")
            port = f":{split.port}" if split.port else ""
            raise Complaint(say(sentence, address=f"http://localhost{port}"))
        if _is_number(host) or (split.scheme != "https" and host != "localhost"):
            sentence = _(
                "Passkeys need an address with a name that begins with https, and {address} is "
                "none. Whoever runs this inn declares one."
            )
            raise Complaint(say(sentence, address=address))
        if request.url.hostname != host:
            raise Complaint(say(_("The passkeys of this inn work at {address}."), address=address))
        alike = [one for one in self.addresses if urlsplit(one).hostname == host]
        return host, tuple(alike) or (address,)


class KnownByName:
    """A layer that refuses requests for other hosts."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app, self.names = app, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http" or self.names.know(_host(scope)):
            await self.app(scope, receive, send)
            return
        sentence = _(
            "This inn is not known by the name that you ask for. Whoever runs it declares its "
            "names with --public-address."
        )
        await refused(scope, Misdirected(say(sentence)))(scope, receive, send)


def _host(scope: Scope) -> str:
    """The host that a request asks for, without its port; empty where that is none."""
    said = next((value for name, value in scope["headers"] if name == b"host"), b"")
    try:
        split = urlsplit(f"//{said.decode('ascii', 'replace')}")
    except ValueError:
        return ""
    return "" if split.username is not None else split.hostname or ""


def is_loopback(host: str) -> bool:
    """Is this the number of a machine for itself, as ``127.0.0.1`` is?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _public(address: str) -> SplitResult:
    """An address that others can open: a scheme, a host and perhaps a port."""
    try:
        split = urlsplit(address.removesuffix("/"))
        fine = split.scheme in ("http", "https") and _HOST.fullmatch(split.hostname or "")
        more = split.path or split.query or split.fragment or split.username is not None
        if fine and not more and split.port != 0:
            return split
    except ValueError:
        pass
    sentence = _("{address} is no public address: write it as https://inn.example.org.")
    raise Complaint(say(sentence, address=repr(address)))
