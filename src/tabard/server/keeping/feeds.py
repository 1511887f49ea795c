"""News of tables for those who watch them, from every worker of the inn.

A table that is watched has one feed here. Whatever changes at it, at whichever worker, is looked
up once, and each watcher then gets what it may know. A watcher that is slow misses nothing: it
gets what has changed since it looked last, however much that is.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from functools import partial

from starlette.concurrency import run_in_threadpool

from tabard.engine.words import _, say

from ..complaints import Complaint, TooOften
from ..counting import STREAMS
from ..database import hearing
from ..database.clock import pause
from ..database.store import NEWS_AT_ONCE
from ..inn import Inn
from ..inn.looking import Sight
from .company import Company

MOST = 8000  # watchers of one worker
_SHARED = 8  # events that the watchers of a table share
_SHORT = 64 * 1024  # characters of one that is worth sharing
_PERIOD = 0.03  # seconds between two looks for what other workers have done, at least
_QUIET = 15.0  # seconds after which a watcher hears that nothing has changed
_IN_TROUBLE = (1.0, 15.0)  # seconds to wait where the database refuses: at first, and at most


class Feed:
    """One table that is watched: how it looked last."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.watchers = 0
        self.changes = 0  # changes that were heard of
        self.looked_at = 0  # changes after which the table was looked at
        self.sight: Sight | None = None
        self.watched: Sight | None = None  # the same for those who have no seat there
        self.known = 0  # the last of the news that this sight holds
        self.shown: dict[object, str] = {}  # what was made of this sight, for some viewers
        self.news = asyncio.Event()  # the next change sets it, and puts another in its place
        self.looking = asyncio.Lock()

    def seen(self, by_players: bool) -> Sight | None:
        """How it looked last to those who sit there, or only watch."""
        return self.sight if by_players else self.watched

    def share(self, key: object, text: str) -> None:
        """Let other watchers have this too, unless it is long, or many are held already."""
        if len(text) <= _SHORT and len(self.shown) < _SHARED:
            self.shown[key] = text


class Feeds:
    """The feeds of one worker. Its methods belong to the event loop, but for ``hear``
    and ``hear_others``."""

    def __init__(self, inn: Inn, most_of_one: int = 0) -> None:
        self.inn, self.most_of_one = inn, most_of_one
        self.company = Company(inn)
        self._guests: Counter[str] = Counter()
        self._feeds: dict[str, Feed] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._looking: asyncio.Task[None] | None = None
        self._rung = asyncio.Event()  # some worker has changed something since the last look
        self._last = inn.store.last_news()
        self.closes = False  # every watcher comes to its end, until it is open again

    async def start(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._looking = asyncio.create_task(self._look_for_news())
        await self.company.start()

    def close(self) -> None:
        """The inn closes: every watcher comes to its end, now."""
        self.closes = True
        for table in self._feeds:
            self._note(table)

    async def stop(self) -> None:
        """Listen no more."""
        if self._looking:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
        await self.company.stop()
        self._loop = None

    def hear(self, table: str) -> None:
        """A table has changed here: called from any thread."""
        loop = self._loop
        if loop is not None and table in self._feeds:
            with contextlib.suppress(RuntimeError):  # the loop ends just now
                loop.call_soon_threadsafe(self._note, table)

    def hear_others(self) -> None:
        """Any worker may have changed any table: called from any thread."""
        loop = self._loop
        if loop is not None:
            with contextlib.suppress(RuntimeError):  # the loop ends just now
                loop.call_soon_threadsafe(self._rung.set)

    @property
    def watching(self) -> int:
        """How many watch, all tables together."""
        return sum(feed.watchers for feed in self._feeds.values())

    def let_in(self, guest: str, table: str, players: Collection[int] = ()) -> Callable[[], None]:
        """One more watcher of this guest, who holds these places at the table; what is given lets
        him out again. Raises TooOften where there is no room for him."""
        if self.watching >= MOST:
            raise TooOften(say(_("Too many are watching here; try again later.")))
        if self.most_of_one and self._guests[guest] >= self.most_of_one:
            raise TooOften(say(_("You watch too many tables at once.")))
        self._guests[guest] += 1
        STREAMS.inc()
        return partial(self._let_out, guest, self.company.comes(table, players))

    def _let_out(self, guest: str, goes: Callable[[], None]) -> None:
        self._guests -= Counter([guest])
        STREAMS.dec()
        goes()

    async def watch(
        self, table: str, mark: str = "", by_players: bool = True
    ) -> AsyncIterator[Feed]:
        """A table whenever it looks otherwise than it did (``mark``) to those who sit there, or
        only watch, and now and then though it does not: then what is seen has the same mark. It
        ends when the inn closes. Raises NotThere."""
        feed = self._feeds.setdefault(table, Feed(table))
        feed.watchers += 1
        try:
            self._note(table)
            while not self.closes:
                await self._look(feed)
                sight = feed.seen(by_players)
                if sight and sight.mark == mark:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(_QUIET):
                            await self._news_of(feed, mark, by_players)
                sight = feed.seen(by_players)
                if sight:
                    mark = sight.mark
                    yield feed
        finally:
            feed.watchers -= 1
            if not feed.watchers:
                self._feeds.pop(table, None)

    async def _news_of(self, feed: Feed, mark: str, by_players: bool) -> None:
        """Wait until the table looks otherwise, or the inn closes."""
        while not self.closes:
            news = feed.news
            await self._look(feed)
            sight = feed.seen(by_players)
            if sight and sight.mark != mark:
                return
            await news.wait()

    async def _look(self, feed: Feed) -> None:
        """Look at the table, if it has changed since; one watcher looks for all."""
        async with feed.looking:
            if feed.changes == feed.looked_at:
                return
            changes = feed.changes
            feed.known, sight, watched = await run_in_threadpool(self._sight, feed.table)
            feed.looked_at = changes
            if feed.sight is None or sight.mark != feed.sight.mark:
                feed.sight, feed.watched, feed.shown = sight, watched, {}

    def _sight(self, table: str) -> tuple[int, Sight, Sight]:
        """Which news it holds at least how a table looks, to those who sit there and who watch."""
        last, sight = self.inn.store.last_news(), self.inn.sight(table)
        return last, sight, self.inn.for_watchers(sight)

    def _note(self, table: str) -> None:
        feed = self._feeds.get(table)
        if feed:
            feed.changes += 1
            news, feed.news = feed.news, asyncio.Event()
            news.set()

    async def _look_for_news(self) -> None:
        """Look whenever something was heard, and now and then though nothing was."""
        failures = 0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(hearing.ANYWAY):
                    await self._rung.wait()
            self._rung.clear()
            try:
                if self._feeds:
                    self._tell(await run_in_threadpool(self.inn.store.news, self._last))
                failures = 0
            except Complaint:
                self._rung.set()
                await asyncio.sleep(pause(failures, *_IN_TROUBLE))
                failures += 1
            await asyncio.sleep(_PERIOD)

    def _tell(self, news: list[tuple[int, str]]) -> None:
        """Tell those who watch of what they cannot have seen yet."""
        if not news:
            return
        self._last = news[-1][0]
        if len(news) == NEWS_AT_ONCE:
            self._rung.set()
        for table, number in {table: number for number, table in news}.items():
            if table in self._feeds and self._feeds[table].known < number:
                self._note(table)
