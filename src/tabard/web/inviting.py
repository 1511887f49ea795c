"""An invitation: the address of a table, and as a code that the camera of a phone reads."""

from __future__ import annotations

from urllib.parse import urlsplit

import segno

from tabard.server.door.names import is_loopback

TO_OTHERS = "tabard serve --host 0.0.0.0 --public-address http://192.168.1.5:8429"
_QUIET = 3  # modules of margin that a reader needs around the code


def code_of(address: str) -> str:
    """The address as a QR code, an SVG drawing that is dark upon light whatever the theme."""
    code = segno.make(address, error="m", micro=False)
    return str(code.svg_inline(border=_QUIET, light="#ffffff", omitsize=True))


def reaches_others(address: str) -> bool:
    """Can other devices open an address that is built so? Not where it names this machine alone."""
    host = urlsplit(address).hostname or ""
    return host != "localhost" and not is_loopback(host)
