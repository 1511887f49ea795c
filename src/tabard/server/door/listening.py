"""How the inn listens: who does not say his request to the end is let go, and nobody gets so many
connections that none is left for others."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabard.engine.words import _, say

from .guests import guest_of
from .proxies import SOCKET, USUAL, Proxies

_PART = 8 * 1024  # bytes that are read at once
SECONDS = 10.0  # in which a head must be said
MOST = 100  # connections of one guest
CLOSE = "close"  # by which the application's state knows how its streams are ended


class Listening(H11Protocol):
    """A connection."""

    proxies = Proxies.of(USUAL)  # who is there speaks for many
    guest = ""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come: is there room for one more of his?"""
        super().connection_made(transport)
        self.client = self.client or (SOCKET, 0)
        self.guest = guest_of(self.client[0])
        if not self.proxies.know(self.client[0]) and self._others() >= MOST:
            self._refuse("429 Too Many Requests", say(_("Too many connections come from you.")))
        self._expect_head()

    def data_received(self, data: bytes) -> None:
        """A part of a request: until its head is whole, the time runs."""
        self._expect_head()
        for part in range(0, len(data), _PART):  # only what is not whole is held to its size
            if not self.transport.is_closing():
                super().data_received(data[part : part + _PART])
        if self.conn.their_state is not h11.IDLE:
            self._rest()

    def shutdown(self) -> None:
        """The inn closes: whoever listens to a stream would hold it open."""
        if close := self.app_state.get(CLOSE):
            close()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._rest()
        super().connection_lost(exc)

    def _others(self) -> int:
        """How many more connections this guest has."""
        guests = [getattr(other, "guest", "") for other in self.connections]
        return guests.count(self.guest) - 1

    def _expect_head(self) -> None:
        if self._late is None and self.conn.their_state is h11.IDLE:
            self._late = self.loop.call_later(SECONDS, self._let_go)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _let_go(self) -> None:
        self._refuse("408 Request Timeout", say(_("This request was not said to its end.")))

    def _refuse(self, status: str, sentence: str) -> None:
        """Say why, and hang up."""
        if not self.transport.is_closing():
            said = sentence.encode()
            head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\n"
            head += f"Content-Length: {len(said)}\r\nConnection: close\r\n\r\n"
            self.transport.write(head.encode() + said)
            self.transport.close()
