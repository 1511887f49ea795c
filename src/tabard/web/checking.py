"""How the chance of a table is checked, for whoever sits there."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tabard.server.inn import Inn

from .dress import Page, page

TYPED = ("tabard verify a.game --seen WORD", "python check_chance.py a.game a.draws WORD")


def checking_pages(inn: Inn) -> APIRouter:
    """The route of the page."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.get("/chance")
    def chance(request: Request) -> Response:
        return page(request, "checking.html", {"key": inn.public_key, "typed": TYPED})

    return router
