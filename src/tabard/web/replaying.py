"""A game seen again, move by move, as this viewer may know it."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from tabard.drawn.speaking import line_said, seat_said, titled
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.words import _, say
from tabard.server.inn import Inn

from .board_picture import printed
from .dress import Page, page
from .passes import note_here, token_of
from .people import introduce, people_of
from .sight import Sight
from .wishes import Wish


def replay_pages(inn: Inn) -> APIRouter:
    """The route of the replay."""
    router = APIRouter(prefix="/table/{table}", route_class=Page, include_in_schema=False)

    @router.get("/replay")
    def replay(request: Request, table: str) -> Response:
        token = token_of(inn, request, table)
        note_here(inn, request, table)
        now = inn.look(table, token)
        if now.match is None:
            return RedirectResponse(f"/table/{table}", 303)
        last = now.moves
        told = number_in(request, "told")
        if told is not None:
            at = _before_told(inn, table, token, told, last)
            return RedirectResponse(f"/table/{table}/replay?at={at}&run=1", 303)
        asked = number_in(request, "at")
        at = last if asked is None else min(asked, last)
        room = inn.look(table, token, at) if at < last else now
        assert room.match is not None
        introduce(room)
        introduce(now)
        before = 0 if at == 0 else _told_after(inn, table, token, at - 1)
        sight = Sight(room.match, room.seats, wish=Wish(since=before), still=True)
        facts = {
            **people_of(request, room),
            "present": {},  # what is past has no now
            "room": sight,
            "print": printed(room),
            "at": at,
            "last": last,
            "move": move_at(now.match, room.seats, at),
        }
        return page(request, "replay.html", facts)

    return router


def number_in(request: Request, key: str) -> int | None:
    """A number in the address; None where there is none."""
    said = request.query_params.get(key, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 8 else None


def _before_told(inn: Inn, table: str, token: str | None, told: int, last: int) -> int:
    """The last of the moves after which no more than this had been told: looked for from the end,
    ever farther back, for whoever wants to see what he missed was here not long ago; then halfway,
    again and again."""
    back = 1
    while back < last and _told_after(inn, table, token, last - back) > told:
        back *= 2
    low, high = max(0, last - back), last - back // 2
    while low < high:
        half = (low + high + 1) // 2
        if _told_after(inn, table, token, half) > told:
            high = half - 1
        else:
            low = half
    return low


def _told_after(inn: Inn, table: str, token: str | None, at: int) -> int:
    """How much had been told after so many moves."""
    room = inn.look(table, token, at)
    return len(room.match.told_rows) if room.match else 0


def move_at(match: Match, seats: tuple[int, ...], at: int) -> str:
    """The last of so many moves, in a sentence."""
    if at == 0:
        return say(_("Before the first move."))
    line = match.lines_for(seats)[at - 1]
    who = say(_("Chance")) if line.seat == CHANCE else titled(seat_said(match, line.seat))
    if "?" in line.words:
        return say(_("{who} makes a move that is not yours to know."), who=who)
    return say(_("{who}: {move}"), who=who, move=line_said(match, line.seat, line.words))
