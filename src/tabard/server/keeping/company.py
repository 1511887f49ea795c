"""Whose streams this worker holds: they are here, and those who watch their tables see it.

Who comes is noted at once, who goes after a moment, for whoever opens another page of the table
comes back in it. Nothing else is written for as long as somebody stays, but that the worker lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable, Collection

from starlette.concurrency import run_in_threadpool

from ..complaints import Complaint
from ..database.clock import pause
from ..inn import Inn
from ..inn.presence import LEASE, Place

MOMENT = 8.0  # seconds until somebody is gone whose last stream has ended
_LOOK = 0.25  # seconds between two looks at who has come and gone
_AGAIN = LEASE / 3  # seconds after which a worker says that it still holds what it holds
_IN_TROUBLE = (1.0, 15.0)  # seconds to wait where the database refuses: at first, and at most


class Company:
    """Those whose streams this worker holds. It belongs to the event loop."""

    def __init__(self, inn: Inn, moment: float = MOMENT) -> None:
        self.inn, self.moment = inn, moment
        self.worker = secrets.token_hex(8)
        self._streams: Counter[Place] = Counter()
        self._went: dict[Place, float] = {}  # whose last stream has ended, and when
        self._noted: set[Place] = set()
        self._working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to note."""
        self._working = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Nobody is here any more, as far as this worker knows."""
        if self._working:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working
        if self._noted:
            with contextlib.suppress(Complaint):
                await run_in_threadpool(self.inn.presence.go, self.worker, [*self._noted])

    def comes(self, table: str, players: Collection[int]) -> Callable[[], None]:
        """Somebody opens a stream who holds these places; what is given ends it."""
        places = [(table, player) for player in players]
        for place in places:
            self._streams[place] += 1
            self._went.pop(place, None)

        def goes() -> None:
            now = asyncio.get_running_loop().time()
            for place in places:
                self._streams[place] -= 1
                if not self._streams[place]:
                    del self._streams[place]
                    self._went[place] = now

        return goes

    async def _work(self) -> None:
        loop, failures = asyncio.get_running_loop(), 0
        said = loop.time()
        while True:
            await asyncio.sleep(_LOOK)
            try:
                await self._note(loop.time() - self.moment)
                if loop.time() - said >= _AGAIN:
                    await self._changed(self.inn.presence.stay, {*self._noted})
                    said = loop.time()
                failures = 0
            except Complaint:  # of that the store has said why
                await asyncio.sleep(pause(failures, *_IN_TROUBLE))
                failures += 1

    async def _note(self, long_ago: float) -> None:
        """Write who has come since, and who went so long ago."""
        come = self._streams.keys() - self._noted
        if come:
            await self._changed(self.inn.presence.come, come)
            self._noted |= come
        gone = {place for place, at in self._went.items() if at <= long_ago}
        if gone & self._noted:
            await self._changed(self.inn.presence.go, gone & self._noted)
            self._noted -= gone
        for place in gone:
            self._went.pop(place, None)

    async def _changed(
        self, note: Callable[[str, Collection[Place]], list[str]], places: Collection[Place]
    ) -> None:
        for table in await run_in_threadpool(note, self.worker, sorted(places)):
            self.inn.changed(table)
