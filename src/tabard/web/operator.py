"""The page of whoever runs the inn. It opens to the operator's token alone, which a browser keeps
as a cookie for this page, and a program sends with each request (``Authorization: Bearer …``)."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse

from tabard.engine.languages import of_all, speaking
from tabard.engine.times import universal
from tabard.engine.words import _, say
from tabard.server.complaints import Complaint, NotAllowed, NotThere, TooOften
from tabard.server.door.guests import guest_who_asks
from tabard.server.door.names import is_loopback
from tabard.server.door.operators import form_word
from tabard.server.inn import Inn
from tabard.server.inn.closing import close, closes, reopen
from tabard.server.inn.operating import BY_PAGE, Operating, by_said
from tabard.server.inn.overseeing import Overseen, about, in_words, load, load_in_words, overseen

from .dress import Page, form, page
from .tables import number

HOME = "/operator"
COOKIE = "operator"
_HOURS = 12  # for which a browser keeps the token

Form = Annotated[dict[str, str], Depends(form)]


async def token_of(request: Request) -> str:
    """The token that a request brings; empty where it brings none."""
    way, _space, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if way.lower() == "bearer" else request.cookies.get(COOKIE, "")


def operator(request: Request, token: Annotated[str, Depends(token_of)]) -> str:
    """The token of whoever runs the inn. Raises NotAllowed and TooOften for everybody else."""
    request.app.state.operators.check(token, guest_who_asks(request))
    request.state.home = HOME
    return token


def operators_form(request: Request, token: Annotated[str, Depends(operator)], said: Form) -> str:
    """The same for what a form of the operator's page sends: other pages do not know its word.
    (Who sends the token with each request stands on no page.) Raises NotAllowed."""
    if "authorization" not in request.headers and said.get("word") != form_word(token):
        raise NotAllowed(say(_("This form does not stand on the operator’s page.")))
    return token


def operator_pages(app: FastAPI, inn: Inn) -> APIRouter:
    """The routes of the operator's page."""
    router = APIRouter(prefix=HOME, route_class=Page, include_in_schema=False)
    _add_coming_in(router)
    _add_looking(router, app, inn)
    _add_deeds(router, app, inn)
    return router


def _add_coming_in(router: APIRouter) -> None:
    @router.post("/enter")
    def enter(request: Request, said: Form) -> Response:
        token = said.get("token", "").strip()
        try:
            request.app.state.operators.check(token, guest_who_asks(request))
        except Complaint as complaint:
            return _ask(request, complaint)
        answer = RedirectResponse(HOME, 303)
        answer.set_cookie(
            COOKIE, token, max_age=_HOURS * 3600, httponly=True, samesite="strict", path=HOME
        )
        return answer

    @router.post("/leave", dependencies=[Depends(operators_form)])
    def leave() -> Response:
        return _forgotten(RedirectResponse(HOME, 303))


def _add_looking(router: APIRouter, app: FastAPI, inn: Inn) -> None:
    @router.get("")
    def look(
        request: Request,
        token: Annotated[str, Depends(token_of)],
        find: str = "",
        done: str = "",
        table: str = "",
    ) -> Response:
        if not token:
            return _ask(request)
        try:
            operator(request, token)
        except NotAllowed as complaint:
            return _forgotten(_ask(request, complaint))
        except TooOften as complaint:
            return _ask(request, complaint)
        now, store = inn.store.clock.now(), inn.store
        facts = {
            "word": form_word(token),
            "closes": closes(store),
            "load": load_in_words(load(store)),
            "find": find,
            "tables": [_shown(one, now) for one in overseen(store, find.strip()[:80])],
            "taken": [
                (one.table, by_said(one.by), universal(one.at)) for one in Operating(inn).taken()
            ],
            "archived": app.state.archive is not None,
            "done": say(_DONE[done], table=table[:24]) if done in _DONE else "",
        }
        return page(request, "operator.html", facts)


_DONE = {
    "close": _("Table {table} is closed."),
    "aside": _("Table {table} is put aside."),
    "take_up": _("Table {table} goes on."),
    "silence": _("It is noted at table {table}, and said there."),
    "speak": _("It is noted at table {table}, and said there."),
    "delete": _("Table {table} is deleted."),
    "archive": _("The record of table {table} lies in the archive, and the table is deleted."),
    "closing": _("The inn comes to rest: it takes no new tables, and no bot begins to think."),
    "reopen": _("The inn is open again."),
}


Said = Mapping[str, str]


def _deeds(app: FastAPI, operating: Operating) -> dict[str, Callable[[str, Said], object]]:
    """What can be done at a table, by the last word of its address."""

    def delete(table: str, said: Said) -> None:
        _check_sure(said)
        operating.delete(table)

    def archive(table: str, said: Said) -> None:
        _check_sure(said)
        operating.archive(table, _file(app, table), BY_PAGE)

    return {
        "close": lambda table, _said: operating.close(table),
        "aside": lambda table, _said: operating.put_aside(table),
        "take_up": lambda table, _said: operating.take_up(table),
        "silence": lambda table, said: operating.silence(table, _place(said)),
        "speak": lambda table, said: operating.silence(table, _place(said), silent=False),
        "delete": delete,
        "archive": archive,
    }


def _add_deeds(router: APIRouter, app: FastAPI, inn: Inn) -> None:
    operating = Operating(inn)
    deeds = _deeds(app, operating)

    @router.post("/tables/{table}/record", dependencies=[Depends(operators_form)])
    def record(table: str) -> Response:
        name = f'attachment; filename="{table}-whole.game"'
        text = operating.whole_record(table, BY_PAGE)
        _note(table, "record")
        return PlainTextResponse(text, headers={"Content-Disposition": name})

    @router.post("/tables/{table}/{deed}", dependencies=[Depends(operators_form)])
    def do(table: str, deed: str, said: Form) -> Response:
        if deed not in deeds:
            raise NotThere(say(_("There is nothing at this address.")))
        deeds[deed](table, said)
        _note(table, deed)
        return _back(done=deed, table=table, find=said.get("find", ""))

    @router.post("/closing", dependencies=[Depends(operators_form)])
    def close_for_a_moment() -> Response:
        close(inn.store)
        return _back(done="closing")

    @router.post("/reopen", dependencies=[Depends(operators_form)])
    def open_again() -> Response:
        reopen(inn.store)
        return _back(done="reopen")


def _note(table: str, deed: str) -> None:
    """What was done by this page stands in the log."""
    with speaking(of_all()):
        said = _("By the operator’s page: {deed} at table {table}.")
        sentence = say(said, deed=deed, table=table)
    logging.getLogger("tabard").info("%s", sentence)


def _place(said: Said) -> int:
    return number(dict(said), "place") - 1


def _check_sure(said: Said) -> None:
    """What cannot be taken back wants a cross in a box beside it. Raises Complaint."""
    if said.get("sure") != "yes":
        sentence = _("This cannot be taken back: make a cross in the box beside it first.")
        raise Complaint(say(sentence))


def _file(app: FastAPI, table: str) -> Path:
    """Where the record of a table is archived. Raises NotThere where there is no archive."""
    if app.state.archive is None:
        raise NotThere(say(_("This inn has no archive; see tabard serve --archive.")))
    return Path(app.state.archive) / f"{table}.game"


def _back(**facts: str) -> Response:
    query = urlencode({key: value for key, value in facts.items() if value})
    return RedirectResponse(f"{HOME}?{query}", 303)


def _ask(request: Request, complaint: Complaint | None = None) -> Response:
    """The form that asks for the token, and what was wrong with the one before."""
    hosts = request.url.scheme, request.url.hostname or ""
    facts = {
        "sentence": complaint.sentence if complaint else "",
        "bare": hosts[0] != "https" and hosts[1] != "localhost" and not is_loopback(hosts[1]),
    }
    return page(request, "operator_door.html", facts, complaint.status if complaint else 200)


def _forgotten(answer: Response) -> Response:
    answer.delete_cookie(COOKIE, path=HOME, httponly=True, samesite="strict")
    return answer


def _shown(one: Overseen, now: float) -> dict[str, object]:
    """A table, as the page lists it."""
    going = one.state in ("waiting", "running")
    return {
        "id": one.table,
        "title": one.title,
        "sitting": one.sitting,
        "state": in_words(one),
        "about": " · ".join(about(one, now)),
        "failing": bool(one.failures),
        "going": going,
        "aside": one.state == "aside",
        "taken_up": one.state == "aside" or (going and bool(one.failures)),
        "ended": one.state in ("over", "closed"),
        "begun": one.state != "waiting" and bool(one.lines),
        "people": [(seat.player + 1, seat.name, seat.silenced) for seat in one.people],
    }
