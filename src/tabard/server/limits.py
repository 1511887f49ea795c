"""How much the inn takes in, and how often: as layers around the whole application."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.engine.words import _, say

from .complaints import Complaint, HeadTooLong, TooMuch, TooOften

HEAD = 32 * 1024  # bytes of a request's head
BODY = 64 * 1024  # bytes of a request
RECORD = 4 * 1024 * 1024  # bytes of a request that brings a record
_RECORDS = ("/api/records", "/records")
_COSTLY = ("/api/records", "/records", "/api/tables", "/tables")
_KNOWN = 20_000  # addresses that are remembered


@dataclass(frozen=True)
class Rates:
    """How often one address may ask: requests a second in the long run and how many at once; the
    same for what is ``costly`` (new tables, records). 0: as often as it likes."""

    often: float = 40.0
    at_once: int = 400
    costly: float = 0.5
    costly_at_once: int = 40


class Buckets:
    """A bucket of drops for each address; every request takes one, and they come back in time."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate, self.size = rate, size
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float) -> float:
        """Take a drop: 0, or in how many seconds there is one again."""
        if not self.rate:
            return 0.0
        left, then = self._left.pop(who, (float(self.size), now))
        left = min(self.size, left + (now - then) * self.rate)
        wait = 0.0 if left >= 1 else (1 - left) / self.rate
        self._left[who] = (left if wait else left - 1, now)
        if len(self._left) > _KNOWN:
            self._left.popitem(last=False)
        return wait


class Limits:
    """A layer that answers 431 and 413 to what is too long and 429 to who asks too often."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self.app = app
        self._all = Buckets(rates.often, rates.at_once)
        self._costly = Buckets(rates.costly, rates.costly_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wait = self._wait(scope)
        if wait:
            sentence = _("Too many requests; try again in {seconds} seconds.")
            refused = _refused(scope, TooOften(say(sentence, seconds=int(wait) + 1)))
            refused.headers["Retry-After"] = str(int(wait) + 1)
            await refused(scope, receive, send)
            return
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD:
            sentence = say(_("The head of this request is too long."))
            await _refused(scope, HeadTooLong(sentence))(scope, receive, send)
            return
        most = RECORD if scope["path"] in _RECORDS else BODY
        if _length(scope) > most:
            await _refused(scope, _too_long(most))(scope, receive, send)
            return
        await self._within(scope, receive, send, most)

    def _wait(self, scope: Scope) -> float:
        who, now = (scope.get("client") or ("",))[0], time.monotonic()
        costly = scope["method"] == "POST" and scope["path"] in _COSTLY
        return self._all.take(who, now) or (self._costly.take(who, now) if costly else 0.0)

    async def _within(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """Let a body through that does not say how long it is, as far as it may be."""
        taken, begun, refused = 0, False, False

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            return {"type": "http.disconnect"} if taken > most else message

        async def sent(message: Message) -> None:
            nonlocal begun, refused
            if taken > most and not begun:
                if not refused:
                    refused = True
                    await _refused(scope, _too_long(most))(scope, receive, send)
                return
            begun = True
            await send(message)

        await self.app(scope, counted, sent)


def _length(scope: Scope) -> int:
    """How long the body says it is; 0 where it does not say."""
    for name, value in scope["headers"]:
        if name == b"content-length":
            return int(value) if value.isdigit() else 0
    return 0


def _too_long(most: int) -> Complaint:
    sentence = _("This is too long: at most {most} kilobytes are taken in.")
    return TooMuch(say(sentence, most=most // 1024))


def _refused(scope: Scope, complaint: Complaint) -> Response:
    """The answer that refuses: a page where the application has pages, and one was asked for."""
    trouble = getattr(scope["app"].state, "trouble", None)
    if trouble and not scope["path"].startswith("/api/"):
        answer: Response = trouble(Request(scope), complaint)
        return answer
    body = {"error": complaint.sentence, "rule": "", "facts": {}}
    return JSONResponse(body, complaint.status, {"Cache-Control": "no-store"})
