"""Guests who play, watch, talk, take back, lend their seats, leave and come again; each keeps a
history. After trouble on the way he sends the same again, under the same key."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from loading.guests import FIELDS
from loading.talk import Broken, Talk

from .history import Deed, History, Sight, facts, word

PATIENCE = 20.0  # seconds for which a guest waits for an answer
AGAIN = 0.3  # seconds after which he tries again
MOVED_ON = 409, 422  # the table has moved on, and so the rules refuse it
NOT_NOW = 503, 429  # try again
UNCHANGED = "Nothing has changed", "Er is niets veranderd"  # what the inn says where it is sure
LONELY = 4.0, 12.0  # seconds for which somebody is gone, or lets a bot play
BOT = "bot:random"


@dataclass
class Pace:
    """How long guests rest between two deeds, in seconds about; 0 once all is to end."""

    rest: float
    ends: asyncio.Event = field(default_factory=asyncio.Event)

    async def pause(self, seconds: float) -> None:
        """Wait so long, or until all ends."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ends.wait(), seconds)


class Guest:
    """Somebody at a table; whoever has no seat only watches. ``last`` is his view."""

    def __init__(self, talk: Talk, table: str, history: History, pace: Pace, chance: Random):
        self.talk, self.path, self.history = talk, f"/tables/{table}", history
        self.pace, self.chance = pace, chance
        self.told: list[str] = []
        self.over = False
        self._ears: asyncio.Task[None] | None = None

    async def lives(self) -> None:
        """Listen, and do this and that, until all ends or the game is over."""
        self._listens()
        while not self.pace.ends.is_set() and not self.over:
            await self.pace.pause(self.chance.expovariate(1 / self.pace.rest))
            try:
                await self._does_something()
            except Broken:
                await self.pace.pause(AGAIN)

    async def leaves(self) -> None:
        """Hear nothing more."""
        if self._ears:
            self._ears.cancel()
            await asyncio.gather(self._ears, return_exceptions=True)
        self.talk.hang_up()

    async def heard_all(self, version: int, seconds: float) -> None:
        """Wait until the stream has told of a version, but not for ever."""
        until = time.monotonic() + seconds
        while self.history.version < version and time.monotonic() < until:
            await asyncio.sleep(0.1)

    # --- what he hears ------------------------------------------------------------------------

    def _listens(self) -> None:
        self._ears = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            with suppress(Broken, ValueError):
                async for event in self.talk.listen(f"{self.path}/events"):
                    if "view" in event:
                        self._hear(event["view"], event["told"])
            await asyncio.sleep(AGAIN * (1 + self.chance.random()))

    def _hear(self, view: dict[str, Any], told: dict[str, Any]) -> None:
        version, since = view["version"], told["since"]
        if told["version"] != version:
            self.history.wrong.append(f"one event is of {version} and of {told['version']}")
        if since > len(self.told):
            self.history.wrong.append(f"told from {since} on, and {len(self.told)} were known")
        self.told[since:] = told["told"]
        self._saw("view", view, facts(view))
        self._saw("told", view, told["told"], since=since)
        self.history.version = version

    def _saw(
        self, what: str, view: dict[str, Any], said: object, asked: float | None = None,
        since: int = 0,
    ) -> None:  # fmt: skip
        sight = Sight(what, view["version"], word(said), asked, since)
        self.history.sights.append(sight)
        self.over = self.over or bool(view.get("over"))

    # --- what he does -------------------------------------------------------------------------

    async def _does_something(self) -> None:
        view = await self._looks()
        asked = (view["you"] or {}).get("questions", [])
        if view["over"]:
            return
        if self.history.player is None:
            await self._wanders()
        elif view["places"][self.history.player]["away"]:
            await self._comes_back()
        elif self.chance.random() < 0.06 and view["you"]["can_undo"]:
            await self._sends("undo", {"seat": view["you"]["can_undo"][0]})
        elif asked and self.chance.random() < 0.9:
            await self._decides(self.chance.choice(asked))
        else:
            await self._wanders()

    async def _looks(self) -> dict[str, Any]:
        """The table as it is now."""
        asked = time.monotonic()
        view: dict[str, Any] = await self._answer("GET", "")
        self._saw("view", view, facts(view), asked)
        return view

    async def _decides(self, question: dict[str, Any]) -> None:
        said = {"seat": question["seat"], "move": ""}
        for _field in range(FIELDS):
            status, tried = await self._ask("POST", "/try", said)
            if status != 200 or not (tried["whole"] or tried["follow"]):
                return
            if tried["whole"]:
                said = {**said, "question": question["question"], "move": tried["words"]}
                await self._sends("play", said)
                return
            said["move"] = self.chance.choice(tried["follow"])

    async def _wanders(self) -> None:
        """One of the things that people do who are not asked."""
        ways = [self._reads_lines, self._reads_the_position, self._goes_and_comes]
        if self.history.player is not None:
            ways += [self._talks, self._lends]
        await self.chance.choice(ways)()

    async def _reads_lines(self) -> None:
        asked = time.monotonic()
        said = await self._answer("GET", "/lines")
        self._saw("lines", said, said["lines"], asked)

    async def _reads_the_position(self) -> None:
        """A position names no version; so he looks before and afterwards."""
        asked, before = time.monotonic(), await self._looks()
        position = await self._answer("GET", "/position")
        after = await self._looks()
        if before["version"] == after["version"]:
            self._saw("position", after, position, asked)

    async def _goes_and_comes(self) -> None:
        """Leave, and come again, half the time with another device, that knows nothing yet."""
        await self.leaves()
        if self.chance.random() < 0.5:
            self.talk.mark, self.told = "", []
        await self.pace.pause(self.chance.uniform(*LONELY))
        self._listens()

    async def _talks(self) -> None:
        """Say something. It is not sent again: nobody knows whether it was heard."""
        deed = self._begins("chat")
        status, _answer = await self._ask("POST", "/chat", {"text": deed.key})
        if status == 204:
            deed.answered = time.monotonic()

    async def _lends(self) -> None:
        if self.chance.random() < 0.3 and await self._done("away", {"bot": BOT}):
            await self.pace.pause(self.chance.uniform(*LONELY))
            await self._comes_back()

    async def _comes_back(self) -> None:
        await self._done("back", {})

    async def _done(self, what: str, said: object) -> bool:
        """Lend the seat or take it back. Where nobody knows whether that is done, it is done again
        until it is known."""
        self.history.away = None
        while not self.pace.ends.is_set():
            try:
                status, _answer = await self._ask("POST", f"/{what}", said)
            except Broken:
                status = 503
            if status == 200:
                self.history.away = what == "away"
            if status not in NOT_NOW:
                return status == 200
            await self.pace.pause(AGAIN)
        return False

    async def _sends(self, what: str, said: dict[str, Any]) -> None:
        """Send a move until there is an answer."""
        deed, lost = self._begins(what), False
        while not self.pace.ends.is_set():
            try:
                status, answer = await self._ask("POST", f"/{what}", {**said, "key": deed.key})
            except Broken:
                status, answer, lost = 503, {}, True
            if status == 200:
                deed.answered, deed.version = time.monotonic(), answer["version"]
                if answer["repeated"] and not lost:
                    self.history.wrong.append(f"{deed.key}: nothing had changed, and it was kept")
            elif status not in NOT_NOW:
                deed.refused = True
            elif not lost:
                lost = not any(said in answer["error"] for said in UNCHANGED)
            if status not in NOT_NOW:
                return
            await self.pace.pause(AGAIN)

    def _begins(self, what: str) -> Deed:
        name, number = self.history.name, len(self.history.deeds)
        deed = Deed(what, f"{name}-{number}-{self.chance.randrange(10**6)}", time.monotonic())
        self.history.deeds.append(deed)
        return deed

    # --- how he asks --------------------------------------------------------------------------

    async def _answer(self, way: str, path: str) -> Any:
        """What must be answered. Raises Broken where it is not now."""
        status, answer = await self._ask(way, path)
        self.history.put_off += status in MOVED_ON
        if status != 200:
            raise Broken(f"{path}: {status}")
        return answer

    async def _ask(self, way: str, path: str, said: object = None) -> tuple[int, Any]:
        """The status and the answer; what is none that the inn may give stands in the history."""
        try:
            async with asyncio.timeout(PATIENCE):
                status, answer = await self.talk.ask(way, self.path + path, said)
        except (TimeoutError, ValueError) as error:
            self.talk.hang_up()
            raise Broken(f"{way} {path}: {error!r}") from error
        if status not in (200, 204, *MOVED_ON, *NOT_NOW):
            self.history.wrong.append(f"{way} {path} {said}: {status} {answer}")
        elif status >= 400 and not str(answer.get("error", "")).strip():
            self.history.wrong.append(f"{way} {path}: {status} without a sentence")
        return status, answer
