"""After the game: what the scores are made of, how the chances went, what turned it, and how the
board looked then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from tabard.engine.words import _, say
from tabard.server.complaints import NotThere
from tabard.server.door.guests import guest_who_asks
from tabard.server.inn import Inn
from tabard.server.inn.chances import Curve, Swing
from tabard.server.inn.rooms import Room
from tabard.server.keeping.weigher import Weigher

from .board_picture import POLICY, pictured
from .dress import THEMES, Page, drawn, page
from .passes import note_here, token_of
from .people import introduce, people_of
from .replaying import move_at, number_in
from .sight import Sight
from .speaking import begun
from .tables import printed

TURNS = 4  # so many moves of luck are told, and so many of choice
PICTURED = 3  # so many of them with the board as it was then
WIDE, HIGH = 700, 280  # of the curve


@dataclass(frozen=True)
class Side:
    """A side's chances: what it is called, its colour and letter, the corners of its line, what
    luck and choice have brought it, in points of a hundred."""

    name: str
    ink: str
    letter: str
    line: str
    luck: int
    choice: int


@dataclass(frozen=True)
class Turning:
    """A move that turned the game: its number, the sentence, what was told of it, for whom most
    changed and how (in points of a hundred); where its mark stands on the curve."""

    move: int
    luck: bool
    sentence: str
    told: tuple[str, ...]
    side: str
    before: int
    after: int
    x: float
    y: float


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
            "curve": curve,
            "awaited": coming,
            "sides": [*_sides(room, sight, curve)] if curve else [],
            "turned": _turned(inn, token, room, sight, curve) if curve else [],
            "last": room.moves,
            "wide": WIDE,
            "high": HIGH,
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


def _names(sight: Sight, curve: Curve) -> list[str]:
    """What each side is called."""
    return [sight.called(seat) for seat in curve.sides] or [say(_("All together"))]


def _sides(room: Room, sight: Sight, curve: Curve) -> Iterator[Side]:
    for n, name in enumerate(_names(sight, curve)):
        badge = sight.badges.get(curve.sides[n]) if curve.sides else None
        corners = (f"{_x(room, at)},{_y(of[n])}" for at, of in curve.chances)
        yield Side(
            name,
            badge.ink if badge else "",
            badge.letter if badge else "",
            " ".join(corners),
            round(100 * curve.luck[n]),
            round(100 * curve.choice[n]),
        )


def _x(room: Room, moves: int) -> float:
    return round(WIDE * moves / max(1, room.moves), 1)


def _y(chance: float) -> float:
    return round(HIGH * (1 - chance), 1)


def _turned(inn: Inn, token: str | None, room: Room, sight: Sight, curve: Curve) -> list[Turning]:
    """What changed the chances most, of luck and of choice, the largest first."""
    luck = [swing for swing in curve.swings if swing.luck][:TURNS]
    choice = [swing for swing in curve.swings if not swing.luck][:TURNS]
    chosen = [swing for swing in curve.swings if swing in luck or swing in choice]
    return [_turning(inn, token, room, sight, curve, swing) for swing in chosen]


def _turning(
    inn: Inn, token: str | None, room: Room, sight: Sight, curve: Curve, swing: Swing
) -> Turning:
    assert room.match is not None
    side, at = swing.most, swing.move
    return Turning(
        at,
        swing.luck,
        move_at(room.match, room.seats, at),
        tuple(_told(inn, room.table.id, token, at)),
        _names(sight, curve)[side],
        round(100 * swing.before[side]),
        round(100 * swing.after[side]),
        _x(room, at),
        _y(swing.after[side]),
    )


def _told(inn: Inn, table: str, token: str | None, at: int) -> Iterator[str]:
    """The weightiest that was told of a move, as this viewer may know it."""
    before, after = (inn.look(table, token, moves) for moves in (at - 1, at))
    if after.match is None or before.match is None:
        return
    introduce(after)
    told = after.match.tell(after.seats)[len(before.match.told_rows) :]
    weight = max((row.weight for row in told), default=0)
    yield from (begun(row.sentence) for row in told if row.sentence and row.weight == weight)
