"""Whoever gives hints: thinks a second for a seat, from what it may know, in a thread of his own.

In a worker one hint is thought about at a time, few wait, and one of a guest; the time of it is
charged to him like all his requests'. So neither the tables nor the bots wait for anybody's hint.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import copy_context
from math import ceil

from starlette.concurrency import run_in_threadpool

from tabard.engine.match import Match
from tabard.engine.words import _, n_, say
from tabard.players.thinks import HINTS, hints, thinker_of

from ..complaints import OnTheWay, TooOften
from ..door.accounts import ASKING, billed
from ..inn import Inn
from ..inn.hints import Wanted
from ..inn.rooms import Advised, Hint

WAITING = 8  # guests who may wait for a hint at once, with the one who gets it
LEFT = 2.0  # seconds of work that must be left to whoever asks: for a hint, and to play on after it
_SOON = 10  # seconds after which to ask again for what is being made


class Hinter:
    """Gives hints at the tables of an inn."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self._guests: set[str] = set()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="hinter")

    async def hint(self, guest: str, table: str, token: str | None, seat: int) -> Hint:
        """The moves that a search likes for this viewer's seat. Raises OnTheWay, TooOften and what
        the inn complains of."""
        wanted = await run_in_threadpool(billed(self.inn.wants_hint), table, token, seat)
        if wanted.given is not None:
            return wanted.given
        _check_share()
        with self._let_in(guest):
            hint = await self._thought(wanted)
            return await run_in_threadpool(billed(self.inn.give_hint), wanted, hint)

    @property
    def waiting(self) -> int:
        """So many guests wait for a hint, with the one who gets it."""
        return len(self._guests)

    def stop(self) -> None:
        """Give no more; what is being thought about comes to its end."""
        self._thread.shutdown(cancel_futures=True)

    async def _thought(self, wanted: Wanted) -> Hint:
        """Whoever asks pays for the thought, and waits for it in no thread."""
        loop, asking = asyncio.get_running_loop(), copy_context()
        think = billed(considered)
        return await loop.run_in_executor(
            self._thread, asking.run, think, wanted.match, wanted.seat
        )

    @contextmanager
    def _let_in(self, guest: str) -> Iterator[None]:
        if guest in self._guests:
            sentence = _("A hint of yours is being thought about already; wait for it.")
            raise TooOften(say(sentence))
        if self.waiting >= WAITING:
            raise TooOften(say(_("Too many ask for hints at once; ask again in a moment.")))
        self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.discard(guest)


def _check_share() -> None:
    """Nobody is left unable to play because he has asked for hints. Raises TooOften."""
    account = ASKING.get()
    wait = ceil(account.wait(LEFT)) if account else 0
    if wait:
        sentence = n_(
            "You have asked for much; ask for a hint again in {seconds} second.",
            "You have asked for much; ask for a hint again in {seconds} seconds.",
        )
        raise TooOften(say(sentence, seconds=wait), wait)


def considered(match: Match, seat: int) -> Hint:
    """The best moves of a seat, and what a search thinks of them. Raises OnTheWay, also where there
    is only one: else who hears that a hint was given would know it."""
    advice = hints(match, seat) if thinker_of(match.game) else None
    if advice is None:
        sentence = _("The hint is not ready yet; ask again soon.")
        raise OnTheWay(say(sentence), wait=_SOON)
    rows = match.game.actions.rows
    return tuple(Advised(rows[one.row].words, one.share, one.worth) for one in advice[:HINTS])
