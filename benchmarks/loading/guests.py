"""Tables full of guests: each listens to its own stream and checks what it hears; now and then one
who is asked makes a move, and all clocks run until the last of them has heard of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .talk import Broken, Talk

PATIENCE = 30.0  # seconds after which somebody has not heard of a move
FIELDS = 16  # of the longest move, and more

Seen = tuple[int, str]  # a version, and a digest of the view and of all that was told by then


@dataclass
class Guest:
    """Somebody at a table; ``player`` is None for a spectator. ``seen`` are all views it got."""

    talk: Talk
    path: str
    player: int | None
    view: dict[str, Any] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    decided_on: int = -1  # the version whose question is being answered
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Hear everything, and check what can be checked at once."""
        try:
            async for event in self.talk.listen(f"{self.path}/events"):
                self._hear(event["view"], event["told"])
        except Broken as error:
            self.wrong.append(str(error))

    def _hear(self, view: dict[str, Any], told: dict[str, Any]) -> None:
        version, before = view["version"], self.version
        if told["version"] != version or version < before:
            self.wrong.append(f"version {version} after {before}")
        if told["since"] > len(self.told):
            self.wrong.append(f"told from {told['since']}, but {len(self.told)} were known")
        self.told[told["since"] :] = [row["sentence"] for row in told["told"]]
        self.seen.append((version, digest(view, self.told)))
        self.view = view
        self.heard.set()
        self.heard = asyncio.Event()

    @property
    def version(self) -> int:
        """The version that this guest knows; -1 for none."""
        return int(self.view.get("version", -1))

    async def has_heard(self, version: int) -> None:
        """Wait until this guest knows a version."""
        while self.version < version:
            heard = self.heard
            await heard.wait()

    @property
    def questions(self) -> list[dict[str, Any]]:
        """What this guest is asked."""
        asked: list[dict[str, Any]] = (self.view.get("you") or {}).get("questions", [])
        return asked

    async def decision(self, chance: Random) -> dict[str, Any] | None:
        """An answer to one of its questions, built as a page would; None where the table has
        moved on meanwhile. Raises Broken."""
        self.decided_on = self.version
        question, words = chance.choice(self.questions), ""
        for _field in range(FIELDS):
            said = {"seat": question["seat"], "move": words}
            tried = await self.ask("try", said)
            if tried is None:
                return None
            if tried["whole"]:
                return {**said, "question": question["question"], "move": tried["words"]}
            words = chance.choice(tried["follow"])
        raise Broken(f"{self.path}: {words!r} has no end")

    async def ask(self, what: str, said: dict[str, Any]) -> Any:
        """The answer of the inn; None where nothing can be done because the table has moved on
        since the question was read, and then this guest hears of that. Raises Broken."""
        status, answer = await self.talk.ask("POST", f"{self.path}/{what}", said)
        if status == 200 and (answer.get("whole", True) or answer["follow"]):
            return answer
        if status in (200, 409, 422) and await in_time(self.has_heard(self.decided_on + 1)):
            return None
        raise Broken(f"{self.path}/{what} {said}: {status} {answer}")


@dataclass
class Table:
    """A table and its guests; ``kept`` are the moves that were acknowledged: their keys, and the
    versions after them."""

    id: str
    guests: list[Guest]
    chance: Random
    kept: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    busy: bool = False

    @property
    def free(self) -> bool:
        """Is somebody asked, and nobody at it?"""
        return not self.busy and any(guest.questions for guest in self.guests)

    async def move(self) -> float | None:
        """Let somebody who is asked make a move: seconds until the last guest has heard of it.
        None where there is no such move: the table had moved on, or something is wrong."""
        self.busy = True
        try:
            return await self._move(self.chance.choice([g for g in self.guests if g.questions]))
        except Broken as error:
            self.wrong.append(str(error))
            return None
        finally:
            self.busy = False

    async def _move(self, guest: Guest) -> float | None:
        said = await guest.decision(self.chance)
        if said is None:
            return None
        key, begun = f"move-{len(self.kept)}", time.perf_counter()
        answer = await guest.ask("play", {**said, "key": key})
        if answer is None:
            return None
        self.kept[key] = version = answer["version"]
        everybody = asyncio.gather(*(listener.has_heard(version) for listener in self.guests))
        if not await in_time(everybody):
            raise Broken(f"not everybody has heard of version {version}")
        return time.perf_counter() - begun


async def in_time(waiting: Any) -> bool:
    """Does this come to an end within everybody's patience?"""
    try:
        await asyncio.wait_for(waiting, PATIENCE)
    except TimeoutError:
        return False
    return True


def digest(view: dict[str, Any], told: list[str]) -> str:
    """A short name for a view and all that was told, but for who is here: no log knows that."""
    places = [{**place, "here": False} for place in view["places"]]
    text = json.dumps([{**view, "places": places}, told], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


async def seated(host: str, port: int, game: dict[str, Any], clients: int, number: int) -> Table:
    """A table of people with a spectator behind them."""
    talk = Talk(host, port)
    people = max(game["fewest"], min(game["most"], clients - 1))
    order = {"game": game["name"], "players": [""] * people}
    opened = await talk.done("POST", "/tables", order)
    path, guests = f"/tables/{opened['table']}", list[Guest]()
    for place in range(people):
        sit = {"name": f"Guest {place + 1}"}
        seat = await talk.done("POST", f"{path}/places/{place + 1}", sit)
        guests.append(Guest(Talk(host, port, seat["token"]), path, place))
    guests += [Guest(talk, path, None) for _spectator in range(clients - people)]
    return Table(opened["table"], guests, Random(number))
