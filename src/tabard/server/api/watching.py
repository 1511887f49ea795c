"""The route by which a table is watched."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from starlette.concurrency import run_in_threadpool

from ..door.guests import guest_who_asks
from ..inn import Inn
from ..inn.visits import PASS, is_pass
from ..keeping.feeds import Feeds
from .events import Stream, news_stream, view_stream
from .routes import ERRORS, Table, Who

LastEvent = Annotated[str | None, Header(max_length=200, description="The mark that you know.")]
News = Annotated[bool, Query(description="Only that something has changed, with no view.")]
Mark = Annotated[str, Query(max_length=200, description="As Last-Event-ID, for a first request.")]


def routes(feeds: Feeds) -> APIRouter:
    """The route, for the feeds of one worker."""
    router = APIRouter(prefix="/api", responses=ERRORS)

    @router.get("/tables/{table}/events", tags=["looking"], response_class=Stream)
    async def watch(
        table: Table,
        who: Who,
        request: Request,
        last_event_id: LastEvent = None,
        news: News = False,
        mark: Mark = "",
    ) -> Stream:
        """A stream of events: each is the table as you may know it and what was told since the
        event before (or since the mark that you know)."""
        kept = await run_in_threadpool(feeds.inn.tables.kept, table)
        own = feeds.inn.seating.viewer(kept, who)
        players = await run_in_threadpool(_players, feeds.inn, request, table)
        players |= {own} if own is not None else set()
        guest = guest_who_asks(request)
        known = last_event_id or mark
        if news:
            return news_stream(feeds, table, guest, players, known)
        return view_stream(feeds, table, guest, who, players, known)

    return router


def _players(inn: Inn, request: Request, table: str) -> frozenset[int]:
    """Whose seats the browser holds that asks, if it is one."""
    known = request.cookies.get(PASS, "")
    return inn.visits.players(known, table) if is_pass(known) else frozenset()
