"""Who speaks for others: a proxy before the inn says from which address somebody comes, and whether
by TLS (``X-Forwarded-For``, ``X-Forwarded-Proto``). Declared proxies are believed, and nobody else,
so no guest can take another address than his own.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass

from tabard.engine.words import _, say

from ..complaints import Complaint

USUAL = ("127.0.0.1", "::1")
SOCKET = "127.0.0.1"  # whoever may open the inn's unix socket is taken for this machine's proxy

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Proxies:
    """Declared proxies, as networks; one address is a network too."""

    networks: tuple[Network, ...] = ()

    @classmethod
    def of(cls, addresses: Iterable[str]) -> Proxies:
        """The proxies that somebody has declared. Raises Complaint."""
        return cls(tuple(map(_network, addresses)))

    def know(self, host: str) -> bool:
        """Does whoever is at this address speak for others?"""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    @property
    def addresses(self) -> list[str]:
        """All of them in writing."""
        return [str(network) for network in self.networks]


def _network(address: str) -> Network:
    try:
        network = ipaddress.ip_network(address)
    except ValueError:
        sentence = _("{address} is no proxy: write its address, as 10.0.0.2, or 10.0.0.0/24.")
        raise Complaint(say(sentence, address=repr(address))) from None
    if not network.prefixlen:
        raise Complaint(say(_("Not everybody is a proxy: say at which addresses yours are.")))
    return network
