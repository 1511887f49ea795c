"""After the game: what the scores are made of, how the chances went, what turned it, and how the
board looked then.
"""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from tabard.engine.words import _, say
from tabard.server.complaints import NotThere
from tabard.server.door.guests import guest_who_asks
from tabard.server.inn import Inn
from tabard.server.keeping.weigher import Weigher

from .board_picture import POLICY, pictured, printed
from .dress import THEMES, Page, drawn, page
from .passes import note_here, token_of
from .people import introduce, people_of
from .replaying import number_in
from .sight import Sight
from .turning import told_of, turned

TURNS = 4  # so many moves of luck are told, and so many of choice
PICTURED = 3  # so many of them with the board as it was then


def story_pages(inn: Inn, weigher: Weigher) -> APIRouter:
    """The routes of the story of a game, and of its board at any moment."""
    router = APIRouter(prefix="/table/{table}", route_class=Page, include_in_schema=False)

    @router.get("/story")
    def story(request: Request, table: str) -> Response:
        token = token_of(inn, request, table)
        note_here(inn, request, table)
        room = inn.look(table, token)
        if room.match is None or not room.over:
            return RedirectResponse(f"/table/{table}", 303)
        introduce(room)
        curve, ready = inn.how_it_turned(table)
        coming = not ready and weigher.wants(guest_who_asks(request), table)
        sight = Sight(room.match, room.seats, still=True)
        facts = {
            **people_of(request, room),
            "room": sight,
            "board": printed(room),
            **turned(room, sight, curve, TURNS),
            "told_of": partial(told_of, inn, table, token),
            "awaited": coming,
            "pictured": PICTURED,
        }
        return page(request, "story.html", facts)

    @router.get("/board.svg")
    def board(request: Request, table: str, theme: str = "") -> Response:
        room = inn.look(table, token_of(inn, request, table), number_in(request, "at"))
        print = printed(room)
        if room.match is None or print is None:
            raise NotThere(say(_("No board of this game is drawn.")))
        introduce(room)
        pieces = drawn(
            "board.html", "pieces", Sight(room.match, room.seats, still=True), print, "board"
        )
        text = pictured(print, pieces, theme if theme in THEMES else "auto")
        headers = {**POLICY, "Cache-Control": "private, no-cache"}
        return Response(text, media_type="image/svg+xml", headers=headers)

    return router
