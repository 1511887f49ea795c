"""Whom the inn takes for one guest: an address, or the network that a household has in IPv6."""

from __future__ import annotations

import ipaddress

from starlette.requests import HTTPConnection

_HOUSEHOLD = 64  # bits of an IPv6 address that whoever has it cannot choose


def guest_of(host: str) -> str:
    """The guest who asks from this address; what is no address stands for itself."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _HOUSEHOLD), strict=False))


def guest_who_asks(request: HTTPConnection) -> str:
    """The guest from whom a request comes."""
    return guest_of(request.client.host if request.client else "")
