"""The event stream of one viewer at one table, as Server-Sent Events.

The id of an event is the mark of how the table looked; a reader that comes back with it
(``Last-Event-ID``) gets what has changed since. A reader that does not read is let go.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection

from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from tabard.engine.languages import spoken

from ..complaints import Complaint, NotAllowed
from ..door.accounts import billed, in_credit
from ..inn.closing import goodbye
from ..inn.looking import Sight, room
from ..keeping.feeds import Feed, Feeds
from . import views

_PATIENCE = 20.0  # seconds that a reader may take to read what was sent
_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
_ALIVE = ": still here\n\n"
_AGAIN = "retry: 1000\n\n"  # milliseconds after which a browser comes back
_LATER = "retry: 5000\n"  # the same when the inn closes


class Stream(StreamingResponse):
    """A stream that lets go of a reader who does not read."""

    media_type = "text/event-stream"
    let_out: Callable[[], None]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, and say when it has ended, however it does."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.let_out()

    async def stream_response(self, send: Send) -> None:
        """Send it, with patience for each part."""

        async def patiently(message: Message) -> None:
            async with asyncio.timeout(_PATIENCE):
                await send(message)

        try:
            await super().stream_response(patiently)
        except TimeoutError:
            return
        except Complaint:  # he comes back, and gets what he has missed, or hears why not
            await patiently({"type": "http.response.body", "body": b"", "more_body": False})


def _stream(said: AsyncIterator[str], let_out: Callable[[], None]) -> Stream:
    stream = Stream(said, headers=_HEADERS)
    stream.let_out = let_out
    return stream


def news_stream(
    feeds: Feeds, table: str, guest: str, players: Collection[int], last: str
) -> Stream:
    """Only that something has changed: it holds no secret, and needs no seat. Whoever holds the
    places of these players is here meanwhile."""

    async def said() -> AsyncIterator[str]:
        yield _AGAIN
        mark = last
        async for feed in feeds.watch(table, mark, bool(players)):
            sight = feed.seen(bool(players))
            if sight is None or sight.mark == mark:
                yield _ALIVE
                continue
            mark = sight.mark
            yield _event(mark, json.dumps({"version": sight.version, "mark": mark}))
        if feeds.closes:
            yield _goodbye()

    return _stream(said(), feeds.let_in(guest, table, players))


def view_stream(
    feeds: Feeds, table: str, guest: str, token: str | None, players: Collection[int], last: str
) -> Stream:
    """The table as this viewer may know it, and what was told since the last event."""

    async def said() -> AsyncIterator[str]:
        yield _AGAIN
        mark = last
        async for feed in feeds.watch(table, mark, token is not None):
            sight = feed.seen(token is not None)
            if sight is None or sight.mark == mark:
                yield _ALIVE
                continue
            try:
                player = feeds.inn.seating.viewer(sight.kept, token)
            except NotAllowed:  # the seat has become somebody else's
                return
            text = await _shown(feed, sight, player, version_of(mark))
            mark = sight.mark
            yield _event(mark, text)
        if feeds.closes:
            yield _goodbye()

    return _stream(said(), feeds.let_in(guest, table, players))


def version_of(mark: str) -> int:
    """The version that a mark names; 0 for what is no mark."""
    head = mark.partition(".")[0]
    return int(head) if head.isascii() and head.isdigit() and len(head) < 9 else 0


async def _shown(feed: Feed, sight: Sight, player: int | None, since: int) -> str:
    """The event's text; who may know the same, knows the same and speaks the same shares it."""
    key = (player, since, spoken().code)
    text = feed.shown.get(key) if sight is feed.seen(player is not None) else None
    if text is not None:
        return text
    async with in_credit():
        made = await run_in_threadpool(billed(_rendered), sight, player, since)
    if sight is feed.seen(player is not None):
        feed.share(key, made)
    return made


def _rendered(sight: Sight, player: int | None, since: int) -> str:
    seen = room(sight, player)
    view, told = views.table(seen), views.told(seen, seen.told_since(since))
    return f'{{"view":{view.model_dump_json()},"told":{told.model_dump_json()}}}'


def _goodbye() -> str:
    """What a stream ends with when the inn closes: its reader comes back, and not at once."""
    return f"{_LATER}event: closing\ndata: {json.dumps({'sentence': goodbye()})}\n\n"


def _event(mark: str, data: str) -> str:
    return f"id: {mark}\nevent: table\ndata: {data}\n\n"
