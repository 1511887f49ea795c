"""How the inn bears many tables: ``python benchmarks/load.py [--tables N] [--rate R] [--json]``.

``tabard serve`` runs as it does for people, with its workers and its database. The guests are one
process beside it. Moves are asked for at a steady rate, whoever is asked at the table makes one,
and a move's time runs from sending it until the last guest at its table has been told of it. All
is measured in this one run, on this machine. ``--ramp`` raises the rate until the slowest of a
hundred takes more than a second.

It ends with status 1 if an acknowledged move was lost, a view wrong, or a request failed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from loading.guests import Table, in_time, seated
from loading.judge import judged
from loading.measuring import Measured, measured
from loading.server import HOST, Server

RAMP = 1.5  # so many times the rate before
TOO_SLOW = 1000.0  # milliseconds for the slowest of a hundred: the ramp ends there
SETTLING = 2.0  # seconds in which the inn does what is left to do


async def run(options: argparse.Namespace, database: str) -> dict[str, Any]:
    """Fill the inn, play, and judge what was heard."""
    server = Server(database, options.workers)
    try:
        games = await server.well()
        tables = [
            await seated(HOST, server.port, games[n % len(games)], options.clients, n)
            for n in range(options.tables)
        ]
        async with listening(tables):
            results = [await measured(server, tables, options.rate, options.seconds)]
            while options.ramp and results[-1].slowest_of_100 < TOO_SLOW:
                rate = results[-1].wanted * RAMP
                results.append(await measured(server, tables, rate, options.seconds))
            await asyncio.sleep(SETTLING)
    finally:
        server.stop()
    views, wrong = judged(database, tables)
    return {
        "games": [game["name"] for game in games],
        "workers": options.workers,
        "measured": [asdict(result) for result in results],
        "moves_kept": sum(len(table.kept) for table in tables),
        "views_checked": views,
        "wrong": wrong,
    }


@asynccontextmanager
async def listening(tables: list[Table]) -> AsyncIterator[None]:
    """Meanwhile every guest listens."""
    guests = [guest for table in tables for guest in table.guests]
    async with asyncio.TaskGroup() as group:
        ears = [group.create_task(guest.listen()) for guest in guests]
        await asyncio.gather(*(in_time(guest.has_heard(0)) for guest in guests))
        await asyncio.sleep(SETTLING)
        yield
        for ear in ears:
            ear.cancel()


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4, help="connected to each table")
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--db", help="an empty database; else a SQLite file of its own")
    parser.add_argument("--ramp", action="store_true", help="raise the rate until it is too much")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        answer = asyncio.run(run(options, options.db or f"{folder}/inn.sqlite"))
    if options.json:
        print(json.dumps(answer, indent=2))
    else:
        report(answer)
    return 1 if answer["wrong"] else 0


def report(answer: dict[str, Any]) -> None:
    """The answer for people."""
    print(f"{answer['workers']} workers; {', '.join(answer['games'])}")
    for row in answer["measured"]:
        m = Measured(**row)
        print(
            f"{m.tables} tables, {m.guests} guests, {m.wanted:.0f} moves a second wanted: "
            f"{m.moves_a_second} made ({m.late} too late); from move to the last guest {m.median} "
            f"ms (median), {m.slowest_of_100} ms (99 of 100), {m.slowest} ms (slowest); "
            f"processors {m.server_processors} (server), {m.guests_processors} (guests); "
            f"{m.server_megabytes:.0f} MB (server)"
        )
    print(f"{answer['moves_kept']} moves kept, {answer['views_checked']} views checked:", end=" ")
    wrong = answer["wrong"]
    print("all right." if not wrong else "\n".join([f"{len(wrong)} WRONG:", *wrong[:20]]))


if __name__ == "__main__":
    sys.exit(main())
