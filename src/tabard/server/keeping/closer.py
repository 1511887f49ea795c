"""Whoever closes the inn before a restart: looks every second whether it is closing time, which
stands in the database, and lets this worker come to rest. New tables are refused, bots finish what
they think, streams end with a sentence; whoever sits at a table can decide until the end."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.concurrency import run_in_threadpool

from ..complaints import Complaint
from ..inn import Inn
from ..inn.closing import closes
from .feeds import Feeds
from .keeper import Keeper

_PERIOD = 1.0  # seconds between two looks


class Closer:
    """Closes one worker of an inn, and opens it again. It belongs to the event loop."""

    def __init__(self, inn: Inn, feeds: Feeds, keeper: Keeper) -> None:
        self.inn, self.feeds, self.keeper = inn, feeds, keeper
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._looking:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def _look(self) -> None:
        while True:
            with contextlib.suppress(Complaint):  # of that the store has said why
                self._note(await run_in_threadpool(closes, self.inn.store))
            await asyncio.sleep(_PERIOD)

    def _note(self, closing: bool) -> None:
        """It is closing time, or not any more."""
        if closing == self.inn.closes:
            return
        self.inn.closes = self.keeper.rests = closing
        if closing:
            self.feeds.close()
        else:
            self.feeds.closes = False
