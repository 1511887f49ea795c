"""A record that somebody brings to the inn: read from a file or from what was pasted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import UploadFile

from tabard.engine.words import _, say
from tabard.server.complaints import Complaint
from tabard.server.inn import Inn
from tabard.server.limits import RECORD

from .dress import Page, own_form, page
from .front import on_the_front


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


def bringing_pages(inn: Inn) -> APIRouter:
    """The route that takes records in."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.post("/records")
    def bring_in(request: Request, said: Annotated[Brought, Depends(brought)]) -> Response:
        try:
            table = inn.bring_in(_whole(said.text))
        except Complaint as wrong:
            facts = on_the_front(inn, request, not_brought=wrong.sentence, pasted=said.pasted)
            return page(request, "front.html", facts, wrong.status)
        seen_again = "/replay" if inn.summary(table).table.over else ""
        return RedirectResponse(f"/table/{table}{seen_again}", 303)

    return router


def _whole(text: str) -> str:
    """The text with an end to its last line: whoever pastes often leaves it behind."""
    if not text.strip():
        raise Complaint(say(_("Choose a file, or paste the text of a record.")))
    return text.strip() + "\n"
