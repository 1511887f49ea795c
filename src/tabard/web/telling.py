"""How a guest is told that it is his turn: he says where, and that he reads there; and whoever
reads there says that he wants nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from tabard.engine.words import _, listed, say
from tabard.server.complaints import NotThere
from tabard.server.inn import Inn
from tabard.server.inn.ways import PUSH, Way
from tabard.server.keeping.posting import MAIL, Posting

from .dress import Page, form, page
from .passes import pass_for, pass_of

Form = Annotated[dict[str, str], Depends(form)]


def telling_pages(inn: Inn, posting: Posting) -> APIRouter:
    """The routes of a guest's notices."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.post("/you/told")
    def add(request: Request, said: Form) -> Response:
        if not posting.open:
            raise NotThere(say(_("This inn sends no notices.")))
        kind, address = posting.checked(said.get("kind", ""), said.get("address", ""))
        inn.ways.add(pass_for(request), kind, address)
        return _again()

    @router.post("/you/told/code")
    def confirm(request: Request, said: Form) -> Response:
        inn.ways.confirm(pass_of(request), said.get("way", ""), said.get("code", ""))
        return _again()

    @router.post("/you/told/remove")
    def remove(request: Request, said: Form) -> Response:
        inn.ways.remove(pass_of(request), said.get("way", ""))
        return _again()

    @router.get("/stop/{word}")
    def stopping(request: Request, word: str) -> Response:
        return page(request, "stop.html", {"word": word, "done": False})

    @router.post("/stop/{word}")
    def stop(request: Request, word: str) -> Response:
        inn.ways.stop(word)
        return page(request, "stop.html", {"word": word, "done": True})

    return router


def told_of(inn: Inn, posting: Posting, guest: str | None) -> Mapping[str, object]:
    """What a guest's page shows of his notices."""
    kinds = posting.notices.kinds
    others = [f"{kind}://" for kind in kinds if kind not in (PUSH, MAIL)]
    return {
        "kinds": kinds,
        "push_key": posting.public_key(),
        "by_mail": MAIL in kinds,
        "others": listed(others) if others else "",
        "ways": [_way(posting, way) for way in inn.ways.of(guest)] if kinds else [],
    }


def _way(posting: Posting, way: Way) -> dict[str, object]:
    shown = posting.shown(way.kind, way.address)
    if way.kind == PUSH:
        shown = say(_("A browser, by {service}"), service=shown)
    return {"id": way.id, "shown": shown, "confirmed": way.confirmed, "aside": way.aside}


def _again() -> Response:
    return RedirectResponse("/you#told", 303)
