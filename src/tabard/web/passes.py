"""What a browser keeps for us. Of all tables together that is one word, the guest's pass; what he
holds and has seen there, the inn remembers itself.
"""

from __future__ import annotations

import re
from contextlib import suppress

from fastapi import Request, Response
from starlette.concurrency import run_in_threadpool

from tabard.server.complaints import NotAllowed, NotKept, NotThere
from tabard.server.door.accounts import billed
from tabard.server.inn import Inn
from tabard.server.inn.curtain import Looks, who_looks
from tabard.server.inn.visits import PASS, Visit, is_pass, new_pass

YEAR = 365 * 24 * 3600
_OLD = re.compile(r"(seat|looked)-[a-z0-9]{1,24}")  # what browsers kept before: one of each a table
_AT_ONCE = 20  # of them are taken over with one answer, whose head stays short


def remember(response: Response, name: str, value: str) -> None:
    """Have the browser keep something for us for a year; no script can read it."""
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="lax", path="/")


def pass_of(request: Request) -> str | None:
    """The pass with which somebody comes, or which he was just given; None for a stranger."""
    given: str | None = getattr(request.state, PASS, None)
    came = request.cookies.get(PASS, "")
    return given or (came if is_pass(came) else None)


def pass_for(request: Request) -> str:
    """The same; a stranger gets one with the answer."""
    known = pass_of(request)
    if known is None:
        known = new_pass()
        give_pass(request, known)
    return known


def give_pass(request: Request, known: str) -> None:
    """Whoever asks gets this pass with the answer."""
    setattr(request.state, PASS, known)


def lengthen(request: Request) -> None:
    """A pass that is used lasts on."""
    setattr(request.state, PASS, pass_of(request))


def visit_of(inn: Inn, request: Request, table: str) -> Visit:
    """What is known of whoever asks at this table."""
    known = pass_of(request)
    return inn.visits.of(known, table) if known else Visit()


def token_of(inn: Inn, request: Request, table: str) -> str | None:
    """The token of the seat that this browser has at this table; of several that of whoever looks,
    and none while a curtain hangs."""
    return looks_of(inn, table, visit_of(inn, request, table)).token


def looks_of(inn: Inn, table: str, visit: Visit) -> Looks:
    """Whose page of a table this browser shows."""
    if len(visit.seats) < 2:
        return Looks(visit.token)
    return who_looks(inn.sight(table), visit.seats)


def note_here(inn: Inn, request: Request, table: str) -> None:
    """Whoever fetches a page himself is here; for the script's fetches its stream speaks."""
    known = pass_of(request)
    if known is None or "x-parts" in request.headers:
        return
    with suppress(NotKept):
        for player in inn.visits.players(known, table):
            inn.fetched(table, player)


def hand_over(request: Request, answer: Response, old: list[str]) -> None:
    """Let the browser keep the pass that was given, and no longer what was taken over."""
    given = getattr(request.state, PASS, None)
    if given:
        remember(answer, PASS, given)
    for name in old:
        answer.delete_cookie(name, path="/", httponly=True, samesite="lax")


# --- what browsers kept before ------------------------------------------------------------------


async def taken_over(request: Request) -> list[str]:
    """Make the guest's own what his browser still keeps of single tables: the cookies that are not
    needed any more. First comes his seat at the table that he asks for, then other seats."""
    here = f"seat-{request.path_params.get('table', '')}"
    old = [name for name in request.cookies if _OLD.fullmatch(name)]
    old = sorted(old, key=lambda name: (name != here, name.startswith("looked")))[:_AT_ONCE]
    if old:
        await run_in_threadpool(billed(_take_over), request.app.state.inn, request, old)
    return old


def _take_over(inn: Inn, request: Request, old: list[str]) -> None:
    """He holds the seats of these tokens from now on, unless he holds another there."""
    for name in old:
        kind, _dash, table = name.partition("-")
        token = request.cookies[name]
        if kind == "seat" and _leads(inn, table, token):
            if token_of(inn, request, table) is None:
                inn.visits.sits(pass_for(request), token)


def _leads(inn: Inn, table: str, token: str) -> bool:
    """Does this token still lead to a seat?"""
    if inn.seating.signer.read(token) is None:
        return False
    try:
        inn.seating.player(table, token)
    except (NotAllowed, NotThere):
        return False
    return True
