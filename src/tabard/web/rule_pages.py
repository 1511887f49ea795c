"""The rule book of each game, with search."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.looking_up import rules_found
from tabard.server.complaints import NotThere

from .dress import Page, page
from .rule_book import chapters, found_said, marked, portraits


def rule_pages() -> APIRouter:
    """The route of the rule books."""
    router = APIRouter(route_class=Page, include_in_schema=False)

    @router.get("/rules/{game}")
    def rules(request: Request, game: str, q: str = "", table: str = "") -> Response:
        known = _known(game)
        query = q.strip()[:100]
        found = rules_found(known, query) if query else list(known.book.rules)
        facts = _beside(known, table) | {
            "query": query,
            "chapters": chapters(found),
            "found": found_said(found, query) if query else "",
            "marked": partial(marked, query=query),
        }
        return page(request, "rules.html", facts)

    @router.get("/rules/{game}/drawn")
    def drawn(request: Request, game: str, table: str = "") -> Response:
        known = _known(game)
        facts = {"print": known.board() if known.board else None, "portraits": portraits(game)}
        return page(request, "drawn.html", _beside(known, table) | facts)

    return router


def _known(name: str) -> Game:
    """The game. Raises NotThere."""
    try:
        return find_game(name)
    except Misused as misused:
        raise NotThere(str(misused)) from None


def _beside(game: Game, table: str) -> dict[str, Any]:
    """Whose rules are read, and at which table: it is told there when that goes on."""
    table = table if re.fullmatch(r"[\w-]{1,40}", table) else ""
    stream = {"stream": f"/api/tables/{table}/events?news=1"} if table else {}
    return {"game": game, "table": table} | stream
