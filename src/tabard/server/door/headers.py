"""The headers that every answer has: what a page may load, and what nobody else learns of it; and
cookies that never leave TLS where they were given under it. What fails is noted on its way out."""

from __future__ import annotations

import logging
import secrets
import time
from asyncio import CancelledError

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.engine.languages import of_all, speaking
from tabard.engine.words import _, say

from ..counting import answered
from ..journal import REQUEST

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an address may hold somebody's token
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Headers:
    """A layer that adds these headers where an answer does not have them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""

        begun, begins = time.monotonic(), list[int]()

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                begins.append(message["status"])
                seconds = time.monotonic() - begun
                answered(scope["method"], _route(scope), message["status"], seconds)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if message["status"] >= 500:
                    _note(scope, message["status"])
                if scope["scheme"] == "https":
                    message["headers"] = [_secure(*header) for header in message["headers"]]
            await send(message)

        if scope["type"] == "http":
            REQUEST.set((secrets.token_hex(4), scope))
        try:
            await self.app(scope, receive, sent if scope["type"] == "http" else send)
        except CancelledError:  # the inn closes, and he was not answered in time
            if scope["type"] == "http" and not begins:
                said = say(_("The inn closes for a moment: try again when it is open."))
                answer = JSONResponse({"error": said, "rule": "", "facts": {}}, 503)
                await answer(scope, receive, sent)
            raise


def _note(scope: Scope, status: int) -> None:
    """Let whoever runs the inn read what it could not answer. What was asked for is told without
    what stands in the address: that may be nobody's to know."""
    facts = {"status": status, "way": scope["method"], "where": _route(scope)}
    with speaking(of_all()):
        sentence = say(_("Answered {status} to {way} {where}."), **facts)
    logging.getLogger("tabard").warning("%s", sentence)


def _route(scope: Scope) -> str:
    """The route that was asked for, without what stands in the address."""
    return str(getattr(scope.get("route"), "path", ""))


def _secure(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    return name, value + b"; Secure" if name == b"set-cookie" else value
