"""A record that somebody brings to the inn: read from a file or from what was pasted."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass
from html import escape
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse, StreamingResponse
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile

from tabard.engine.words import _, say
from tabard.server.complaints import Complaint
from tabard.server.door.guests import guest_who_asks
from tabard.server.door.limits import RECORD
from tabard.server.inn import Inn
from tabard.server.keeping.porter import Porter, Tried

from .dress import Page, own_form, page
from .front import on_the_front

_HERE = "[here]"  # where the page grows


@dataclass(frozen=True)
class Brought:
    """The text of a record that a form sent, and what had been pasted into the form."""

    text: str
    pasted: str


async def brought(request: Request) -> Brought:
    """The file's text, else what was pasted."""
    data = await own_form(request, files=1, part=RECORD)
    file, pasted = data.get("file"), data.get("record")
    content = await file.read() if isinstance(file, UploadFile) else b""
    await data.close()
    pasted = pasted if isinstance(pasted, str) else ""
    return Brought(content.decode("utf-8-sig", "replace") or pasted, pasted)


def bringing_pages(inn: Inn, porter: Porter) -> APIRouter:
    """The route that takes records in."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.post("/records")
    async def bring_in(request: Request, said: Annotated[Brought, Depends(brought)]) -> Response:
        try:
            going = porter.brings(guest_who_asks(request), _whole(said.text))
            first = await anext(going)
        except Complaint as wrong:
            return await run_in_threadpool(_refused, inn, request, said, wrong)
        if isinstance(first, Tried):
            return StreamingResponse(_told(inn, request, going), media_type="text/html")
        await going.aclose()
        return RedirectResponse(await run_in_threadpool(_seen, inn, first), 303)

    return router


def _seen(inn: Inn, table: str) -> str:
    """Where a record that was brought in is seen."""
    return f"/table/{table}" + ("/replay" if inn.summary(table).table.over else "")


def _refused(inn: Inn, request: Request, said: Brought, wrong: Complaint) -> Response:
    """The front page, with what was wrong and what had been pasted."""
    facts = on_the_front(inn, request, not_brought=wrong.sentence, pasted=said.pasted)
    return page(request, "front.html", facts, wrong.status)


async def _told(
    inn: Inn, request: Request, going: AsyncGenerator[Tried | str]
) -> AsyncIterator[str]:
    """The page of a record that is being tried: it grows while that goes on, and in the end leads
    to the table."""
    whole = bytes(page(request, "bringing.html", {"growing": _HERE}).body).decode()
    before, after = whole.split(_HERE)
    yield before
    try:
        async with aclosing(going):
            async for said in going:
                if isinstance(said, Tried):
                    yield _line(say(_("{tried} of {moves} moves hold."), **vars(said)))
                else:
                    yield _onward(await run_in_threadpool(_seen, inn, said))
    except Complaint as wrong:
        yield f'<div class="answer" role="alert">{_line(wrong.sentence)}</div>'
    yield after


def _onward(where: str) -> str:
    there = escape(say(_("All moves hold: to the table")))
    onward = f'<p><a class="button" href="{where}">{there}</a></p>'
    return f'{onward}<meta http-equiv="refresh" content="0; url={where}">'


def _line(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>\n"


def _whole(text: str) -> str:
    """The text with an end to its last line: whoever pastes often leaves it behind."""
    if not text.strip():
        raise Complaint(say(_("Choose a file, or paste the text of a record.")))
    return text.strip() + "\n"
