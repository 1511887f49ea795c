"""Tables of all games with people, bots and a spectator at each; when one has ended, or has gone on
for long, another is set up in its place."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from loading.server import HOST
from loading.talk import Broken, Talk

from .guests import AGAIN, BOT, PATIENCE, Guest, Pace
from .history import History

LANGUAGES = "en", "nl"
PEOPLE = 3  # at most, at a table
LONG = 400  # lines of a log: then they play elsewhere
REST = 10.0  # seconds from deed to deed, of each, where a move a second is wanted
CLOCK = 20.0  # seconds for a decision, at every third table


@dataclass
class Table:
    """A table, who sits there, and their tokens. ``promised`` are the lines of its log of which all
    streams were to tell before they ended: bots may have gone on meanwhile."""

    id: str
    guests: list[Guest]
    tokens: list[str]
    promised: int = 0
    lives: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def histories(self) -> list[History]:
        """What all its guests have done and seen."""
        return [guest.history for guest in self.guests]

    @property
    def ended(self) -> bool:
        """Is the game over, or long enough?"""
        return any(g.over or g.history.version > LONG for g in self.guests)


class Company:
    """All guests of an inn at this port. ``tables`` are all that there were."""

    def __init__(self, port: int, games: list[dict[str, Any]], rate: float, chance: Random):
        self.port, self.games, self.rate, self.chance = port, games, rate, chance
        self.tables: list[Table] = []
        self.going: list[Table] = []
        self.ends = asyncio.Event()

    async def fills(self, tables: int) -> None:
        """Set up so many tables, and let their guests live."""
        for _table in range(tables):
            await self._opens()

    async def goes_on(self) -> None:
        """Put others into the place of tables that have ended."""
        while not self.ends.is_set():
            await asyncio.sleep(1)
            for table in [table for table in self.going if table.ended]:
                self.going.remove(table)
                for life in table.lives:
                    life.cancel()
                await self._opens()

    async def goes_home(self) -> None:
        """Nobody does anything any more; what was begun is finished. The streams go on."""
        self.ends.set()
        lives = [life for table in self.tables for life in table.lives]
        _done, late = await asyncio.wait(lives, timeout=3 * PATIENCE)
        for life in late:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)

    async def leaves(self) -> None:
        """All streams end."""
        await asyncio.gather(*(guest.leaves() for t in self.tables for guest in t.guests))

    async def _opens(self) -> None:
        while not self.ends.is_set():
            try:
                table = await self._set_up()
            except (Broken, TimeoutError):
                await asyncio.sleep(AGAIN)
                continue
            self.tables.append(table)
            self.going.append(table)
            table.lives = [asyncio.create_task(guest.lives()) for guest in table.guests]
            return

    async def _set_up(self) -> Table:
        """A table at which everybody sits. Raises Broken; then it is left as it is."""
        number = len(self.tables)
        game = self.games[number % len(self.games)]
        people = max(game["fewest"], min(game["most"], PEOPLE))
        bots = [BOT] if people < game["most"] else []
        order = {"game": game["name"], "players": [""] * people + bots}
        order |= {"clock": CLOCK} if number % 3 == 2 else {}
        async with asyncio.timeout(PATIENCE):
            id = (await Talk(HOST, self.port).done("POST", "/tables", order))["table"]
            tokens = [await self._seated(id, place, number) for place in range(people)]
        rest = REST / self.rate
        pace = Pace(rest, self.ends)
        guests = [self._guest(id, number, place, token, pace) for place, token in enumerate(tokens)]
        return Table(id, [*guests, self._guest(id, number, None, None, pace)], tokens)

    async def _seated(self, table: str, place: int, number: int) -> str:
        sit = {"name": f"Guest {number} {place + 1}"}
        path = f"/tables/{table}/places/{place + 1}"
        return str((await Talk(HOST, self.port).done("POST", path, sit))["token"])

    def _guest(
        self, table: str, number: int, place: int | None, token: str | None, pace: Pace
    ) -> Guest:
        language = LANGUAGES[(number + (place or 0)) % len(LANGUAGES)]
        name = f"t{number}-{'watcher' if place is None else place}"
        talk = Talk(HOST, self.port, token, language)
        chance = Random(self.chance.randrange(1 << 30))
        return Guest(talk, table, History(name, place, language), pace, chance)
