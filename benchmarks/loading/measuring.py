"""Moves at a steady rate, and how long they take to reach the last guest at their table."""

from __future__ import annotations

import asyncio
import resource
import statistics
import time
from dataclasses import dataclass
from random import Random

from .guests import Table
from .server import Server


@dataclass
class Measured:
    """What one rate led to. Times in milliseconds; processors in parts of one. ``late`` are the
    moves that came too late, for the table had moved on; others were made in their place."""

    tables: int
    guests: int
    wanted: float
    moves: int
    moves_a_second: float
    late: int
    median: float
    slowest_of_100: float
    slowest: float
    server_processors: float
    guests_processors: float
    server_megabytes: float


class Drive:
    """Lets moves be made at tables that chance picks; ``times`` are what they took, in seconds."""

    def __init__(self, tables: list[Table], rate: float) -> None:
        self.tables, self.rate = tables, rate
        self.chance = Random(int(rate))
        self.times: list[float] = []
        self.late = 0

    async def go(self, seconds: float, group: asyncio.TaskGroup) -> None:
        """Begin a move whenever one is due, for some seconds."""
        begun, asked = time.perf_counter(), 0
        while (gone := time.perf_counter() - begun) < seconds:
            due = gone * self.rate + self.late >= asked
            table = self._free() if due else None
            if table:
                asked += 1
                table.busy = True
                group.create_task(self._move(table))
            else:
                await asyncio.sleep(0.001)

    def _free(self) -> Table | None:
        """A table at which somebody is asked; None where there is none."""
        first = self.chance.randrange(len(self.tables))
        return next((t for t in self.tables[first:] + self.tables[:first] if t.free), None)

    async def _move(self, table: Table) -> None:
        took = await table.move()
        if took is None:
            self.late += 1
        else:
            self.times.append(took)


async def measured(server: Server, tables: list[Table], rate: float, seconds: float) -> Measured:
    """Let moves be made at a rate, for some seconds."""
    drive = Drive(tables, rate)
    begun, used, own = time.perf_counter(), server.seconds, _own_seconds()
    async with asyncio.TaskGroup() as group:
        await drive.go(seconds, group)
        lasted, made = time.perf_counter() - begun, len(drive.times)
        used, own = server.seconds - used, _own_seconds() - own
    ordered = sorted(drive.times) or [0.0]
    return Measured(
        tables=len(tables),
        guests=sum(len(table.guests) for table in tables),
        wanted=rate,
        moves=made,
        moves_a_second=round(made / lasted, 1),
        late=drive.late,
        median=round(statistics.median(ordered) * 1000, 1),
        slowest_of_100=round(ordered[int(0.99 * (len(ordered) - 1))] * 1000, 1),
        slowest=round(ordered[-1] * 1000, 1),
        server_processors=round(used / lasted, 2),
        guests_processors=round(own / lasted, 2),
        server_megabytes=round(server.megabytes),
    )


def _own_seconds() -> float:
    """Processor time that the guests have used so far."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
