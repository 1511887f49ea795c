"""A guest's own page: his name, the passkeys that make it last, and what of this device is his."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import RedirectResponse

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.times import day
from tabard.server.complaints import Complaint
from tabard.server.inn import Inn
from tabard.server.inn.carrying import Held, Place
from tabard.server.inn.cleaning import clean_name, sounds_like
from tabard.server.inn.passkeys import Party
from tabard.server.inn.regulars import Passkey
from tabard.server.keeping.posting import Posting

from .dress import Page, form, guest, page
from .passes import give_pass, pass_for, pass_of, remember
from .telling import told_of

Form = Annotated[dict[str, str], Depends(form)]
_JSON = "application/json"


def own_pages(inn: Inn, posting: Posting) -> APIRouter:
    """The routes of a guest's own page."""
    router = APIRouter(prefix="/you", route_class=Page, include_in_schema=False)

    @router.get("")
    def you(request: Request) -> Response:
        facts = {**_about(inn, request), **told_of(inn, posting, pass_of(request))}
        return page(request, "you.html", facts)

    @router.post("/name")
    def name(request: Request, said: Form) -> Response:
        called = said.get("name", "")
        if inn.regulars.at(pass_of(request)):
            return _again(inn.regulars.rename(pass_of(request), called))
        return _again(inn.regulars.check_name(called, pass_of(request)))

    @router.post("/seats")
    def seats(request: Request, said: Form) -> Response:
        inn.regulars.take(pass_of(request), _chosen(said))
        return _again()

    _add_passkeys(router, inn)

    @router.post("/out")
    def out(request: Request, _said: Form) -> Response:
        inn.regulars.sign_out(pass_of(request))
        return _again("")

    @router.post("/out-elsewhere")
    def out_elsewhere(request: Request, _said: Form) -> Response:
        inn.regulars.sign_out_elsewhere(pass_of(request))
        return _again()

    @router.post("/end")
    def end(request: Request, _said: Form) -> Response:
        inn.regulars.end(pass_of(request))
        return _again()

    return router


def _add_passkeys(router: APIRouter, inn: Inn) -> None:
    @router.post("/challenge")
    def challenge(request: Request, said: Form) -> Response:
        party, known = _party(request), pass_for(request)
        if said.get("for") == "make":
            options = inn.passkeys.to_make(known, party, said.get("name", ""))
        else:
            options = inn.passkeys.to_come_in(known, party)
        return Response(options, media_type=_JSON, headers={"Cache-Control": "no-store"})

    @router.post("/passkey")
    def made(request: Request, said: Form) -> Response:
        party, known, called = _party(request), pass_for(request), said.get("name", "")
        credential, label = said.get("credential", ""), said.get("label", "")
        new = inn.passkeys.made(known, party, credential, called, label)
        if new is None:
            return _again()
        give_pass(request, new)
        inn.regulars.take(new, _chosen(said))
        return _again(clean_name(called))

    @router.post("/come")
    def come(request: Request, said: Form) -> Response:
        party, known = _party(request), pass_for(request)
        who, new = inn.passkeys.came_in(known, party, said.get("credential", ""))
        give_pass(request, new)
        return _again(who.name)

    @router.post("/remove")
    def remove(request: Request, said: Form) -> Response:
        inn.regulars.remove(pass_of(request), said.get("passkey", ""))
        return _again()


def _again(name: str | None = None) -> Response:
    """Back to the page; the browser keeps a name that was said, and forgets an empty one."""
    answer = RedirectResponse("/you", 303)
    if name:
        remember(answer, "guest", quote(name))
    elif name is not None:
        answer.delete_cookie("guest", path="/", httponly=True, samesite="lax")
    return answer


def _party(request: Request) -> Party:
    return Party(*request.app.state.names.party(request))


def _about(inn: Inn, request: Request) -> Mapping[str, object]:
    """What the page shows."""
    known = pass_of(request)
    me = inn.regulars.at(known)
    try:
        _party(request)
        cannot = ""
    except Complaint as complaint:
        cannot = complaint.sentence
    called = me.name if me else guest(request)
    return {
        "regular": me,
        "cannot": cannot,
        "left_here": list(_left_here(inn.regulars.left_here(known), called)),
        "passkeys": [_passkey(one) for one in inn.regulars.passkeys(known)] if me else [],
    }


def _left_here(seats: Iterable[Held], called: str) -> Iterator[dict[str, object]]:
    """The seats that this device holds; those under the name of whoever looks are taken for his
    until he says otherwise."""
    for seat in seats:
        try:
            title = find_game(seat.game).title
        except Misused:
            continue
        mine = bool(called) and sounds_like(seat.name) == sounds_like(called)
        word = f"seat-{seat.table}-{seat.player}"
        facts = {"word": word, "title": title, "table": seat.table, "name": seat.name}
        yield facts | {"mine": mine, "over": seat.over}


def _chosen(said: Mapping[str, str]) -> list[Place]:
    """The seats that somebody has called his."""
    found = []
    for word in said:
        kind, _dash, place = word.partition("-")
        table, _dash, player = place.rpartition("-")
        if kind == "seat" and len(player) == 1 and "0" <= player <= "9":
            found.append((table, int(player)))
    return found


def _passkey(one: Passkey) -> dict[str, object]:
    return {
        "id": one.id,
        "label": one.label,
        "made": _day(one.made),
        "used": _day(one.used) if one.used else "",
        "here": one.here,
    }


def _day(at: float) -> str:
    return day(datetime.fromtimestamp(at, UTC))
