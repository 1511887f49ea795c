"""Tables full of guests: each listens to its own stream and checks what it hears; now and then one
who is asked makes a move, and all clocks run until the last of them has heard of it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .talk import Talk

Seen = tuple[int, str, str]  # a version, a digest of all that was told by then, who had to act


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
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        """Hear everything, and check what can be checked at once."""
        async for event in self.talk.listen(f"{self.path}/events"):
            view, told = event["view"], event["told"]
            version, before = view["version"], self.view.get("version", -1)
            if told["version"] != version or version < before:
                self.wrong.append(f"version {version} after {before}")
            if told["since"] > len(self.told):
                self.wrong.append(f"told from {told['since']}, but {len(self.told)} were known")
            if (view["you"] is None) != (self.player is None):
                self.wrong.append("somebody else's view")
            self.told[told["since"] :] = [row["sentence"] for row in told["told"]]
            self.seen.append((version, digest(self.told), str(view["to_act"])))
            self.view = view
            self.heard.set()
            self.heard = asyncio.Event()

    async def has_heard(self, version: int) -> None:
        """Wait until this guest knows a version."""
        while self.view.get("version", -1) < version:
            heard = self.heard
            await heard.wait()

    @property
    def questions(self) -> list[dict[str, Any]]:
        """What this guest is asked."""
        return (self.view.get("you") or {}).get("questions", [])


@dataclass
class Table:
    """A table and its guests; ``kept`` are the moves that were acknowledged: their versions."""

    id: str
    guests: list[Guest]
    random: Random
    kept: list[int] = field(default_factory=list)
    busy: bool = False

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.guests[0].view.get("over"))

    async def move(self, patience: float) -> float | None:
        """Let somebody who is asked make a move: seconds until the last guest has heard of it.
        None where nobody is asked, or the only answer was given meanwhile."""
        asked = [(guest, q) for guest in self.guests for q in guest.questions]
        if not asked:
            return None
        guest, question = self.random.choice(asked)
        words = await self._words(guest, question["seat"])
        if words is None:
            return None
        said = {"question": question["question"], "seat": question["seat"], "move": words}
        begun = time.perf_counter()
        status, answer = await guest.talk.ask("POST", f"{guest.path}/play", said)
        if status in (409, 422):
            return None
        if status != 200:
            guest.wrong.append(str(answer))
            return None
        self.kept.append(answer["version"])
        waiting = [listener.has_heard(answer["version"]) for listener in self.guests]
        try:
            await asyncio.wait_for(asyncio.gather(*waiting), patience)
        except TimeoutError:
            guest.wrong.append(f"not everybody heard of version {answer['version']}")
        return time.perf_counter() - begun

    async def _words(self, guest: Guest, seat: int) -> str | None:
        """A whole move, as a page would build it."""
        words = ""
        for _field in range(16):
            said = {"seat": seat, "move": words}
            status, tried = await guest.talk.ask("POST", f"{guest.path}/try", said)
            if status == 200 and tried["whole"]:
                return str(tried["words"])
            if status != 200 or not tried["follow"]:
                return None
            words = self.random.choice(tried["follow"])
        return None


def digest(told: list[str]) -> str:
    """A short name for all that was told."""
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


async def seated(host: str, port: int, game: dict[str, Any], clients: int, number: int) -> Table:
    """A table of people with a spectator behind them."""
    talk = Talk(host, port)
    people = max(game["fewest"], min(game["most"], clients - 1))
    order = {"game": game["name"], "players": [""] * people}
    _status, opened = await talk.ask("POST", "/tables", order)
    path, tokens = f"/tables/{opened['table']}", list[str | None]()
    for place in range(1, people + 1):
        sit = {"name": f"Guest {place}"}
        _status, seat = await talk.ask("POST", f"{path}/places/{place}", sit)
        tokens.append(seat["token"])
    tokens += [None] * (clients - people)
    guests = [Guest(talk if t is None else Talk(host, port, t), path,
                    None if t is None else n) for n, t in enumerate(tokens)]  # fmt: skip
    return Table(opened["table"], guests, Random(number))


def listeners(tables: list[Table]) -> Iterator[asyncio.Task[None]]:
    """Let every guest listen."""
    for table in tables:
        for guest in table.guests:
            yield asyncio.create_task(guest.listen())
