"""The room of a table: look, play, take back, talk, sit down, come back, leave, play again."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import partial
from typing import Annotated
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse
from starlette.concurrency import run_in_threadpool

from tabard.engine.words import _, say
from tabard.server.complaints import Complaint, DecidedOtherwise, MovedOn, NotKept, Unlawful
from tabard.server.door.accounts import billed
from tabard.server.door.guests import guest_who_asks
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Room
from tabard.server.inn.visits import Visit
from tabard.server.keeping.hinter import Hinter
from tabard.server.keeping.weigher import Weigher

from .board_picture import printed
from .clocks import afterwards, clocks_of
from .dress import Page, form, page
from .hinting import advised
from .passes import looks_of, note_here, pass_for, pass_of, remember, token_of, visit_of
from .people import introduce, people_of
from .risking import reckoned
from .sight import Sight
from .text_view import in_sentences
from .turning import turned
from .typed import meant
from .wishes import Wish, wish_of

Form = Annotated[dict[str, str], Depends(form)]
TURNS = 2  # so many moves of luck are told at the end, and so many of choice
PATIENCE = 2.0  # so many seconds a page without a script waits for the bots


def table_pages(inn: Inn, hinter: Hinter, weigher: Weigher) -> APIRouter:
    """The routes of a table."""
    router = APIRouter(prefix="/table/{table}", route_class=Page, include_in_schema=False)

    @router.get("")
    def room(request: Request, table: str) -> Response:
        return show(inn, weigher, request, table, "room.html")

    @router.get("/text")
    def text(request: Request, table: str) -> Response:
        return show(inn, weigher, request, table, "text.html")

    @router.post("/sit")
    def sit(request: Request, table: str, said: Form) -> Response:
        if visit_of(inn, request, table).seats:
            raise MovedOn(say(_("You sit at this table already.")))
        player, name = number(said, "player") - 1, said.get("name", "")
        token = inn.seating.take_seat(
            table, player, name, pass_of(request), number=said.get("number", "")
        )
        answer = RedirectResponse(f"/table/{table}", 303)
        inn.visits.sits(pass_for(request), token)
        remember(answer, "guest", quote(said.get("name", "")[:40]))
        return answer

    @router.post("/bot")
    def bot(request: Request, table: str, said: Form) -> Response:
        player = number(said, "player") - 1
        inn.seating.seat_bot(table, token_of(inn, request, table), player, said.get("bot", ""))
        return RedirectResponse(f"/table/{table}", 303)

    @router.post("/play")
    def play(request: Request, table: str, said: Form) -> Response:
        token, seat = token_of(inn, request, table), number(said, "seat") - 1
        words = said.get("move") or _typed(inn, table, token, seat, said.get("why", ""))
        try:
            key = said.get("key") or None
            inn.play(table, token, number(said, "question"), words, seat=seat, key=key)
        except Unlawful:
            return _again(table, said, why=words)
        except DecidedOtherwise:
            return _again(table, said, late="decided")
        except MovedOn:
            return _again(table, said, late="moved")
        if "x-parts" not in request.headers:
            _wait(inn, table, token)
        return _again(table, said)

    @router.post("/seal")
    def seal(request: Request, table: str, said: Form) -> Response:
        token, seat = token_of(inn, request, table), number(said, "seat") - 1
        given = number(said, "question"), said.get("seal", "")
        try:
            inn.seal(table, token, *given, seat=seat, key=said.get("key") or None)
        except MovedOn:
            return _again(table, said, late="moved")
        return _again(table, said)

    @router.post("/open")
    def open_seal(request: Request, table: str, said: Form) -> Response:
        token, seat = token_of(inn, request, table), number(said, "seat") - 1
        opens = said.get("number", ""), said.get("move", "")
        inn.open_seal(table, token, *opens, seat=seat)
        return Response(status_code=204)

    @router.post("/shut")
    def shut(request: Request, table: str, said: Form) -> Response:
        token, seat = token_of(inn, request, table), number(said, "seat") - 1
        inn.leave_shut(table, token, seat=seat)
        return _again(table, said)

    @router.post("/undo")
    def undo(request: Request, table: str, said: Form) -> Response:
        seat, key = number(said, "seat") - 1, said.get("key") or None
        inn.undo(table, _leads(inn, request, table, seat), seat=seat, key=key)
        return _again(table, said)

    @router.post("/hint")
    async def hint(request: Request, table: str, said: Form) -> Response:
        token = await run_in_threadpool(billed(token_of), inn, request, table)
        await hinter.hint(guest_who_asks(request), table, token, number(said, "seat") - 1)
        return _again(table, said, said=said.get("said", "")[:400])

    @router.post("/chat")
    def chat(request: Request, table: str, said: Form) -> Response:
        inn.chat(table, token_of(inn, request, table), said.get("text", ""))
        return RedirectResponse(f"/table/{table}?panel=people#chat", 303)

    @router.post("/resign")
    def resign(request: Request, table: str, said: Form) -> Response:
        inn.resign(table, token_of(inn, request, table), said.get("bot") or "bot:greedy")
        return RedirectResponse(f"/table/{table}", 303)

    @router.post("/away")
    def away(request: Request, table: str, said: Form) -> Response:
        inn.lending.lend(table, token_of(inn, request, table), said.get("bot", ""))
        return RedirectResponse(f"/table/{table}", 303)

    @router.post("/back")
    def back(request: Request, table: str, _said: Form) -> Response:
        inn.lending.take_back(table, token_of(inn, request, table))
        return RedirectResponse(f"/table/{table}", 303)

    @router.post("/let-go")
    def let_go(request: Request, table: str, said: Form) -> Response:
        inn.lending.let_go(table, token_of(inn, request, table), number(said, "player") - 1)
        return RedirectResponse(f"/table/{table}?panel=people", 303)

    @router.post("/rematch")
    def rematch(request: Request, table: str, said: Form) -> Response:
        own = visit_of(inn, request, table).seats
        again = [
            inn.rematch(table, token, *_with_a_number(said, first=not number))
            for number, (_player, token) in enumerate(own)
        ] or [inn.rematch(table, None)]
        for number, seated in enumerate(one for one in again if one.token):
            sits = inn.visits.sits_too if number else inn.visits.sits
            sits(pass_for(request), seated.token or "")
        return RedirectResponse(f"/table/{again[0].table}", 303)

    @router.post("/turn")
    def turn(request: Request, table: str, said: Form) -> Response:
        inn.visits.turns_to(pass_for(request), table, number(said, "player") - 1)
        return RedirectResponse(f"/table/{table}", 303)

    @router.get("/record")
    def record(request: Request, table: str) -> Response:
        text = inn.record(table, token_of(inn, request, table))
        name = f'attachment; filename="{table}.game"'
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    return router


def _typed(inn: Inn, table: str, token: str | None, seat: int, words: str) -> str:
    """The words of a record for what somebody has typed; as he typed it, where it is not his to
    say or nobody understands it."""
    room = inn.look(table, token)
    if room.match is None or seat not in {question.seat for question in room.questions}:
        return words
    introduce(room)
    return meant(room.match, seat, words)


def _with_a_number(said: dict[str, str], *, first: bool) -> tuple[str, str]:
    """What whoever plays again adds to the chance, and what the inn has promised him; of several at
    one device only the one in front."""
    return (said.get("number", ""), said.get("promise", "")) if first else ("", "")


def _leads(inn: Inn, request: Request, table: str, seat: int) -> str | None:
    """The token of whoever at this device leads a seat; of whoever looks, where nobody does."""
    visit = visit_of(inn, request, table)
    chairs = inn.look(table).chairs if len(visit.seats) > 1 else ()
    own = [token for player, token in visit.seats if chairs and seat in chairs[player].seats]
    return own[0] if own else looks_of(inn, table, visit).token


def number(said: dict[str, str], key: str) -> int:
    """A number that a form sent. Raises Complaint."""
    text = said.get(key, "")
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Complaint(say(_("The page sent no {field}; look again."), field=key))
    return int(text)


def _again(table: str, said: dict[str, str], /, **wish: str) -> Response:
    """Back to the room; what was looked up in the rules stays."""
    wanted = {**wish, "rules": said.get("rules", "")[:100]}
    query = urlencode({key: value for key, value in wanted.items() if value})
    return RedirectResponse(f"/table/{table}?{query}" if query else f"/table/{table}", 303)


def _wait(inn: Inn, table: str, token: str | None) -> None:
    """Let the bots play before a page without a script is drawn."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        room = inn.look(table, token)
        if room.over or room.questions or not _only_bots(room):
            return
        time.sleep(0.05)


def _only_bots(room: Room) -> bool:
    bots = (chair.who.startswith("bot:") or chair.gone or chair.away for chair in room.waiting_for)
    return all(bots)


def show(inn: Inn, weigher: Weigher, request: Request, table: str, template: str) -> Response:
    """The room, or the table that still waits for people."""
    visit = visit_of(inn, request, table)
    note_here(inn, request, table)
    looks = looks_of(inn, table, visit)
    to = looks.to if looks.to is not None else _handed_to(request, visit)
    if to is not None:
        return _behind_a_curtain(inn, request, table, visit, to)
    token = looks.token
    room = inn.look(table, token)
    facts = people_of(request, room, visit)
    if room.match is None:
        return page(request, "waiting.html", facts)
    introduce(room)
    asked = {question.seat: question.number for question in room.questions}
    sight = Sight(
        room.match,
        room.seats,
        tuple(asked),
        _wish(request, room, visit),
        share=len(visit.seats) > 1,
        awaited=room.awaited,
        opening=room.opening,
    )
    question = asked[sight.asks] if sight.asks is not None else 0
    facts |= {
        "room": sight,
        "print": printed(room),
        "question": question,
        "seals": _seals(room, visit, sight.asks),
        "sealed": room.sealed,
        "key": f"{question}-{room.version}",
        "clocks": clocks_of(room, inn.store.clock.now()),
        "afterwards": afterwards(room),
        "reckoned": reckoned(sight, partial(inn.odds, table, token)),
        "advice": [*advised(room, sight)],
        "undoes": _undoes(inn, table, visit, room),
        "lines": in_sentences(sight) if template == "text.html" else [],
    }
    if room.over:
        facts |= _how_it_turned(inn, weigher, request, room, sight)
    answer = page(request, template, facts)
    if "quiet" not in request.query_params and visit.looked != room.version:
        with suppress(NotKept):  # whoever only looks can do without
            inn.visits.looks(pass_for(request), table, room.version)
    return answer


def _seals(room: Room, visit: Visit, asks: int | None) -> str:
    """For what table the browser seals an answer; empty where it need not: nor where others sit at
    the same device, for each opens what he has sealed on his own page."""
    may = any(question.seals for question in room.questions if question.seat == asks)
    return room.fairness.commitment if room.fairness and may and len(visit.seats) < 2 else ""


def _how_it_turned(
    inn: Inn, weigher: Weigher, request: Request, room: Room, sight: Sight
) -> dict[str, object]:
    """How the chances went in a game that is over. For whoever has played it that is reckoned
    unasked, once for a table."""
    table = room.table.id
    curve, ready = inn.how_it_turned(table)
    coming = not ready and bool(room.seats) and weigher.wants(guest_who_asks(request), table)
    return turned(room, sight, curve, TURNS) | {"awaited": coming}


def _undoes(inn: Inn, table: str, visit: Visit, room: Room) -> int | None:
    """The seat whose last decision can be taken back: at a device that shows the page of whoever is
    asked next, that may be another's."""
    able = list(room.can_undo)
    if len(visit.seats) > 1 and visit.seats[0][0] != room.player:
        able += inn.look(table, visit.token).can_undo
    return able[0] if able else None


def _handed_to(request: Request, visit: Visit) -> int | None:
    """To whom of those at this device it is given unasked: he wants to look at what is his."""
    asked = request.query_params.get("to", "")
    held = {str(player + 1): player for player, _token in visit.seats[1:]}
    return held.get(asked)


def _behind_a_curtain(inn: Inn, request: Request, table: str, visit: Visit, to: int) -> Response:
    """The page that shows nothing of a table but to whom the device is to be given."""
    room, sight = inn.look(table), inn.sight(table)
    course = sight.course
    before = room.chairs[visit.seats[0][0]]
    facts = {
        "home": f"/table/{table}",
        "table": room.table,
        "game": room.game,
        "stream": people_of(request, room)["stream"],
        "mark": sight.mark,
        "to": room.chairs[to].name,
        "number": to + 1,
        "before": before.name,
        # That he decided last all know; whether he may take it back is his to know.
        "undoes": course.after if course and course.after in before.seats else None,
        "key": f"{sight.version}",
    }
    return page(request, "curtain.html", facts)


def _wish(request: Request, room: Room, visit: Visit) -> Wish:
    since = room.told_since(visit.looked) if visit.looked is not None else -1
    return wish_of(request.query_params, since)
