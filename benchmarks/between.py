"""What workers of one inn cost and tell each other: ``python benchmarks/between.py [--json]``.

Two inns of one worker each share a PostgreSQL that is started for this run (or a SQLite file:
``--sqlite``). First one of them is idle but for its watchers, and what it says to the database is
counted there, pings and transactions included. Then moves are made at one, and a move's time runs
from sending it until a watcher at the other has been told of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "benchmarks"), str(ROOT)]

from loading.guests import Guest, Table, seated  # noqa: E402
from loading.server import HOST, Server  # noqa: E402
from loading.talk import Talk  # noqa: E402
from tests.server.postgres import cluster, programs  # noqa: E402

GAME = "jeanne_darc"
SETTLING = 3.0  # seconds in which an inn does what it does once
SAID = "LOG:  statement: ", "LOG:  execute "


class Said:
    """What was said to a database, by its log; of SQLite nobody keeps one."""

    def __init__(self, log: Path | None) -> None:
        self.log = log

    def count(self) -> int:
        """Statements so far."""
        text = self.log.read_text("utf-8", "replace") if self.log else ""
        return sum(text.count(word) for word in SAID)


@contextlib.contextmanager
def postgresql() -> Iterator[tuple[str, Said]]:
    """An empty database, and its log."""
    import psycopg

    bin = programs()
    if bin is None:
        raise SystemExit("PostgreSQL (initdb and postgres) is not installed here.")
    with cluster(bin) as running:
        url = running.database()
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET log_statement = 'all'")
            connection.execute("SELECT pg_reload_conf()")
        yield url, Said(running.folder / "log")


@contextlib.contextmanager
def sqlite() -> Iterator[tuple[str, Said]]:
    """An empty database in a file."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"{folder}/inn.sqlite", Said(None)


async def run(database: str, said: Said, options: argparse.Namespace) -> dict[str, Any]:
    """Both measurements."""
    here = Server(database, 1)
    there: Server | None = None
    try:
        games = {game["name"]: game for game in await here.well()}
        table = await seated(HOST, here.port, games[GAME], 3, 1)
        idle = await _idle(here, table, said, options)
        there = Server(database, 1)
        await there.well()
        times = await _told(table, there, options.moves)
    finally:
        here.stop()
        if there:
            there.stop()
    return {**idle, "moves": len(times), **_of(times)}


async def _idle(here: Server, table: Table, said: Said, options: Any) -> dict[str, float]:
    """What a worker says and uses while nothing happens, but that so many watch."""
    watchers = [Guest(Talk(HOST, here.port), f"/tables/{table.id}", None) for _ in range(10)]
    async with asyncio.TaskGroup() as group:
        ears = [group.create_task(one.listen()) for one in watchers]
        await asyncio.gather(*(one.has_heard(0) for one in watchers))
        await asyncio.sleep(SETTLING)
        before, used, begun = said.count(), here.seconds, time.perf_counter()
        await asyncio.sleep(options.seconds)
        seconds = time.perf_counter() - begun
        statements, used = said.count() - before, here.seconds - used
        for ear in ears:
            ear.cancel()
    return {
        "statements_a_second": round(statements / seconds, 1),
        "processors": round(used / seconds, 4),
    }


async def _told(table: Table, there: Server, moves: int) -> list[float]:
    """Seconds from a move here until a watcher there has been told of it."""
    watcher = Guest(Talk(HOST, there.port), f"/tables/{table.id}", None)
    players = [guest for guest in table.guests if guest.player is not None]
    times, chance = list[float](), Random(1)
    async with asyncio.TaskGroup() as group:
        ears = [group.create_task(one.listen()) for one in [watcher, *players]]
        await asyncio.gather(*(one.has_heard(0) for one in [watcher, *players]))
        await asyncio.sleep(1)
        while len(times) < moves and not watcher.view["over"]:
            asked = [guest for guest in players if guest.questions]
            if not asked:
                await asyncio.sleep(0.05)
                continue
            guest = chance.choice(asked)
            move = await guest.decision(chance)
            if move is None:
                continue
            await asyncio.sleep(0.1 + 0.1 * chance.random())  # at any moment between two looks
            begun = time.perf_counter()
            answer = await guest.ask("play", {**move, "key": f"move-{len(times)}"})
            if answer is None:  # the inn was faster
                continue
            await watcher.has_heard(answer["version"])
            times.append(time.perf_counter() - begun)
            await asyncio.gather(*(one.has_heard(answer["version"]) for one in players))
        for ear in ears:
            ear.cancel()
    return times


def _of(times: list[float]) -> dict[str, float]:
    """Milliseconds."""
    ordered = sorted(times)
    return {
        "median_ms": round(statistics.median(ordered) * 1000, 1),
        "nine_of_ten_ms": round(ordered[len(ordered) * 9 // 10] * 1000, 1),
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sqlite", action="store_true", help="a SQLite file, not PostgreSQL")
    parser.add_argument("--seconds", type=float, default=20.0, help="of being idle")
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with sqlite() if options.sqlite else postgresql() as (database, said):
        found = asyncio.run(run(database, said, options))
    if options.json:
        print(json.dumps(found, indent=2))
        return
    print(f"idle, with ten watchers: {found['statements_a_second']} statements a second", end=", ")
    print(f"{found['processors']} of a processor")
    print(f"from a move to a watcher at the other worker: {found['median_ms']} ms", end=" ")
    print(f"(median of {found['moves']}), {found['nine_of_ten_ms']} ms (9 of 10)")


if __name__ == "__main__":
    main()
