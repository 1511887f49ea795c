"""How much the inn takes in, how often, and how much it works for one guest: as a layer around the
whole application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabard.engine.words import _, n_, say

from ..complaints import Complaint, HeadTooLong, TooLate, TooMuch, TooOften
from .accounts import ASKING, Account
from .guests import guest_who_asks
from .rates import Buckets, Rates
from .refusing import refused

HEAD = 32 * 1024  # bytes of a request's head
BODY = 64 * 1024  # bytes of a request
RECORD = 4 * 1024 * 1024  # bytes of a request that brings a record
COOKIES = 300  # that are read of a request: browsers keep no more for one house
SECONDS = 30.0  # for all of a request's body
_RECORDS = ("/api/records", "/records")
_COSTLY = (
    *("/api/records", "/records", "/api/tables", "/tables"),
    *("/you/challenge", "/you/come", "/you/told", "/you/told/code"),
)
_RARE = ("/you/passkey", "/you/name")
_IN_LINE = 60  # requests of one guest that wait until others of his are done

Heads = Iterable[tuple[bytes, bytes]]


class Line(asyncio.Semaphore):
    """So many of a guest's requests are worked at together; the others wait in line. Whichever is
    the only one for now holds ``alone``."""

    def __init__(self, at_work: int) -> None:
        super().__init__(at_work)
        self.alone = asyncio.Lock()
        self.here = 0


class Limits:
    """A layer that refuses what is too long, too slow or too often, and lets each guest's requests
    wait for each other."""

    def __init__(self, app: ASGIApp, rates: Rates) -> None:
        self.app, self.rates = app, rates
        self._all = Buckets(rates.often, rates.at_once)
        self._costly = Buckets(rates.costly, rates.costly_at_once)
        self._rare = Buckets(rates.rare, rates.rare_at_once)
        self._work = Buckets(rates.work, rates.work_at_once)
        self._lines: WeakValueDictionary[str, Line] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        who = guest_who_asks(Request(scope))
        try:
            self._check_often(scope, who)
            most = _check_length(scope)
            scope["headers"] = list(_with_few_cookies(scope["headers"]))
            line = self._lines.setdefault(who, Line(self.rates.at_work))
            account = Account(self._work, who, line.alone)
            ASKING.set(account)
            async with self._turn(line, account) as begun:
                await self._within(scope, receive, send, most, begun)
        except Complaint as complaint:
            await refused(scope, complaint)(scope, receive, send)

    def _check_often(self, scope: Scope, who: str) -> None:
        """May this guest ask so often? Raises TooOften."""
        now = time.monotonic()
        posted = scope["path"] if scope["method"] == "POST" else ""
        wait = self._all.take(who, now) or (posted in _COSTLY and self._costly.take(who, now))
        wait = wait or (posted in _RARE and self._rare.take(who, now))
        wait = max(wait, self._work.wait(who, now))
        if wait:
            sentence = n_(
                "Too many requests; try again in {seconds} second.",
                "Too many requests; try again in {seconds} seconds.",
            )
            raise TooOften(say(sentence, seconds=int(wait) + 1), wait=int(wait) + 1)

    @asynccontextmanager
    async def _turn(self, line: Line, account: Account) -> AsyncIterator[Callable[[], None]]:
        """Wait in line; what is given ends the turn before all is sent. Raises TooOften."""
        if not self.rates.at_work:
            yield lambda: None
            return
        if line.here >= self.rates.at_work + _IN_LINE:
            raise TooOften(say(_("Too many of your requests wait already.")))
        line.here += 1
        try:
            await line.acquire()
            with ExitStack() as turn:
                turn.callback(line.release)
                if account.has_used_much:
                    await line.alone.acquire()
                    turn.callback(line.alone.release)
                yield turn.close
        finally:
            line.here -= 1

    async def _within(
        self, scope: Scope, receive: Receive, send: Send, most: int, begun: Callable[[], None]
    ) -> None:
        """Take a body in as far as it may be long and slow, and say when the answer begins. Raises
        TooMuch and TooLate, where no answer has begun."""
        taken, whole, answered = 0, False, False
        wrong: Complaint | None = None
        end = asyncio.get_running_loop().time() + SECONDS

        async def counted() -> Message:
            nonlocal taken, whole, wrong
            if whole or wrong:
                return await receive()
            try:
                async with asyncio.timeout_at(end):
                    message = await receive()
            except TimeoutError:
                wrong = TooLate(say(_("This request was not said to its end.")))
                return {"type": "http.disconnect"}
            taken += len(message.get("body", b""))
            whole = not message.get("more_body")
            wrong = _too_long(most) if taken > most else None
            return {"type": "http.disconnect"} if wrong else message

        async def sent(message: Message) -> None:
            nonlocal answered
            if wrong and not answered:
                return
            if not answered:
                answered = True
                begun()
            await send(message)

        try:
            await self.app(scope, counted, sent)
        except Exception:
            if not wrong or answered:
                raise
        if wrong and not answered:
            raise wrong


def _check_length(scope: Scope) -> int:
    """How long a body may be here. Raises HeadTooLong and TooMuch."""
    if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD:
        raise HeadTooLong(say(_("The head of this request is too long.")))
    most = RECORD if scope["path"] in _RECORDS else BODY
    if _length(scope) > most:
        raise _too_long(most)
    return most


def _with_few_cookies(head: Heads) -> Iterator[tuple[bytes, bytes]]:
    """The lines of a head, with the first of its cookies."""
    left = COOKIES
    for name, value in head:
        if name != b"cookie":
            yield name, value
        elif left:
            read = value.split(b";", left)[:left]
            left -= len(read)
            yield name, b";".join(read)


def _length(scope: Scope) -> int:
    """How long the body says it is; 0 where it does not say."""
    for name, value in scope["headers"]:
        if name == b"content-length":
            return int(value) if value.isdigit() else 0
    return 0


def _too_long(most: int) -> Complaint:
    sentence = _("This is too long: at most {most} kilobytes are taken in.")
    return TooMuch(say(sentence, most=most // 1024))
