"""The rule book of each game, with search."""

from __future__ import annotations

import re
from functools import partial

from fastapi import APIRouter, Request, Response

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.looking_up import rules_found
from tabard.server.complaints import NotThere

from .dress import Page, page
from .rule_book import chapters, found_said, marked


def rule_pages() -> APIRouter:
    """The route of the rule books."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.get("/rules/{game}")
    def rules(request: Request, game: str, q: str = "", table: str = "") -> Response:
        try:
            known = find_game(game)
        except Misused as misused:
            raise NotThere(str(misused)) from None
        query = q.strip()[:100]
        found = rules_found(known, query) if query else list(known.book.rules)
        table = table if re.fullmatch(r"[\w-]{1,40}", table) else ""
        facts = {
            "game": known,
            "query": query,
            "table": table,
            "chapters": chapters(found),
            "found": found_said(found, query) if query else "",
            "marked": partial(marked, query=query),
        }
        stream = {"stream": f"/api/tables/{table}/events?news=1"} if table else {}
        return page(request, "rules.html", facts | stream)

    return router
