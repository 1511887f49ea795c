"""The way to a table for others, and private links to a seat: made, followed, ended. A link's word
stands behind the ``#`` of its address, so it reaches no proxy's log; the page that it opens sends
it with a form, and nothing changes before."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from tabard.engine.find import find_game
from tabard.engine.times import spell
from tabard.engine.words import _, say
from tabard.server.complaints import NotThere
from tabard.server.inn import Inn

from .dress import Page, form, page
from .inviting import TO_OTHERS, code_of, reaches_others
from .passes import pass_for, token_of, visit_of

Form = Annotated[dict[str, str], Depends(form)]


def link_pages(inn: Inn) -> APIRouter:
    """The routes of a seat's links."""
    router = APIRouter(prefix="/table/{table}", route_class=Page, include_in_schema=False)

    @router.get("/invite")
    def invite(request: Request, table: str) -> Response:
        summary = inn.summary(table)
        address = f"{request.app.state.names.address(request)}/table/{summary.table.id}"
        facts: dict[str, object] = {
            "table": table,
            "game": find_game(summary.table.game),
            "address": address,
        }
        facts |= {"code": _code(address), "command": TO_OTHERS}
        return page(request, "invite.html", facts)

    @router.post("/link")
    def make(request: Request, table: str, said: Form) -> Response:
        link = inn.seating.make_link(table, token_of(inn, request, table))
        address = f"{request.app.state.names.address(request)}/table/{table}/seat#{link}"
        lasting = spell(inn.seating.links.lasting)
        facts = {"table": table, "address": address, "lasting": lasting, "code": _code(address)}
        return page(request, "link.html", facts)

    @router.post("/link/end")
    def end(request: Request, table: str, said: Form) -> Response:
        inn.seating.end_link(table, token_of(inn, request, table))
        return RedirectResponse(f"/table/{table}#people", 303)

    @router.post("/renew")
    def renew(request: Request, table: str, said: Form) -> Response:
        token = inn.seating.renew(table, token_of(inn, request, table))
        inn.visits.sits(pass_for(request), token)
        return RedirectResponse(f"/table/{table}", 303)

    @router.get("/seat")
    def come(request: Request, table: str) -> Response:
        return page(request, "seat.html", {"table": inn.summary(table).table.id})

    @router.get("/seat/{_old}")
    def of_earlier_days(table: str, _old: str) -> Response:
        sentence = _(
            "Links of this kind lead to no seat any more. Whoever has the seat on another device "
            "can make a new one there."
        )
        raise NotThere(say(sentence))

    @router.post("/seat")
    def follow(request: Request, table: str, said: Form) -> Response:
        link = said.get("link", "").rpartition("#")[2].strip()
        own = inn.seating.player(table, visit_of(inn, request, table).token)
        other = inn.seating.linked(table, link)
        if own not in (None, other) and "instead" not in said:
            chairs = inn.summary(table).chairs
            names = {"own": chairs[own].name, "other": chairs[other].name}
            return page(request, "instead.html", {"table": table, "link": link, **names})
        inn.visits.sits(pass_for(request), inn.seating.follow(table, link))
        return RedirectResponse(f"/table/{table}", 303)

    return router


def _code(address: str) -> str:
    """The address as a code, where another device could follow it."""
    return code_of(address) if reaches_others(address) else ""
