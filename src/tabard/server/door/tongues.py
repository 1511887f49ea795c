"""In which language somebody is answered: the one that he has chosen here, or the first of those
that his browser asks for, or else that of the inn.
"""

from __future__ import annotations

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tabard.engine.languages import Language, find_language, is_still_to_be_read, speaking, spoken

CHOSEN = "language"  # the cookie with what somebody has chosen
_WISHES = 12  # of a browser's languages so many are read


class Tongues:
    """A layer in which everything is said in the language of whoever asks."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer in his language."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wishes = wishes_of(Headers(scope=scope))
        if any(map(is_still_to_be_read, wishes)):  # beside the others, who do not wait for it
            language = await run_in_threadpool(language_of, wishes)
        else:
            language = language_of(wishes)
        with speaking(language):
            await self.app(scope, receive, send)


def wishes_of(headers: Headers) -> list[str]:
    """The languages that somebody wants, the dearest first."""
    wishes = [_chosen(headers.get("cookie", "")), *_asked_for(headers.get("accept-language", ""))]
    return [wish for wish in wishes if wish]


def language_of(wishes: Iterable[str]) -> Language:
    """The first of these languages that is spoken, or else that of the inn."""
    known = map(find_language, filter(None, wishes))
    return next((language for language in known if language), spoken())


def _chosen(cookie: str) -> str:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(cookie if f"{CHOSEN}=" in cookie else "")
    except CookieError:
        return ""
    return jar[CHOSEN].value if CHOSEN in jar else ""


def _asked_for(header: str) -> list[str]:
    """The languages of ``Accept-Language``, the dearest first (RFC 9110, 12.5.4)."""
    wishes = []
    for wish in header.split(",")[:_WISHES]:
        language, _semicolon, weight = wish.strip().partition(";")
        try:
            wishes.append((float(weight.strip().removeprefix("q=") or 1), language.strip()))
        except ValueError:
            continue
    dearest = sorted(wishes, key=lambda wish: -wish[0])
    return [language for weight, language in dearest if weight > 0 and language != "*"]
