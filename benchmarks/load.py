"""How the inn bears many tables: ``python benchmarks/load.py [--tables N] [--rate R] [--json]``.

``tabard serve`` runs as it does for people, with its workers and its database. The guests are one
process beside it. Moves are asked for at a steady rate, whoever is asked at the table makes one,
and a move's time runs from sending it until the last guest at its table has been told of it. All
is measured in this one run, on this machine. ``--ramp`` raises the rate until the slowest of a
hundred takes more than a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from loading.guests import Table, listeners, seated
from loading.judge import judged
from loading.talk import Talk

PATIENCE = 30.0  # seconds after which somebody has not heard of a move
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """What one rate led to. Times in milliseconds; processors in parts of one."""

    tables: int
    guests: int
    wanted: float
    moves: int
    moves_a_second: float
    median: float
    slowest_of_100: float
    slowest: float
    server_processors: float
    guests_processors: float
    server_megabytes: float


class Server:
    """``tabard serve`` as a process, and what it uses."""

    def __init__(self, database: str, workers: int) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            self.port = int(taken.getsockname()[1])
        command = [sys.executable, "-m", "tabard", "serve", "--no-browser", "--db", database]
        command += ["--port", str(self.port), "--workers", str(workers)]
        env = {**os.environ, "TABARD_UNLIMITED": "1", "TABARD_AT_ONCE": "1"}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)

    async def well(self) -> list[dict[str, Any]]:
        """Wait until it answers: the games that it has."""
        for _try in range(600):
            try:
                _status, games = await Talk("127.0.0.1", self.port).ask("GET", "/games")
                return list(games)
            except OSError:
                await asyncio.sleep(0.1)
        raise SystemExit("The inn does not answer.")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)

    @property
    def seconds(self) -> float:
        """Processor time that all its processes have used so far."""
        return sum(_ticks(pid) for pid in self._family()) / TICKS

    @property
    def megabytes(self) -> float:
        """Memory of all its processes; what they share counts once."""
        return sum(_kilobytes(pid) for pid in self._family()) / 1024

    def _family(self) -> list[int]:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *map(int, children)]


def _ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _kilobytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def own_seconds() -> float:
    """Processor time that the guests have used so far."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def measured(server: Server, tables: list[Table], rate: float, seconds: float) -> Measured:
    """Let moves be made at a rate, for some seconds."""
    times: list[float] = []
    chosen, jobs = random.Random(int(rate)), set[asyncio.Task[None]]()
    begun, used, own = time.perf_counter(), server.seconds, own_seconds()

    async def one(table: Table) -> None:
        table.busy = True
        took = await table.move(PATIENCE)
        table.busy = False
        if took is not None:
            times.append(took)

    due = begun
    while (now := time.perf_counter()) < begun + seconds:
        free = [table for table in tables if not table.busy and not table.over]
        if now >= due and free:
            job = asyncio.create_task(one(chosen.choice(free)))
            jobs.add(job)
            job.add_done_callback(jobs.discard)
            due += 1 / rate
        else:
            await asyncio.sleep(max(0.001, due - now))
    lasted = time.perf_counter() - begun
    made = len(times)
    used, own = server.seconds - used, own_seconds() - own
    await asyncio.gather(*jobs)
    ordered = sorted(times) or [0.0]
    return Measured(
        tables=len(tables),
        guests=sum(len(table.guests) for table in tables),
        wanted=rate,
        moves=made,
        moves_a_second=round(made / lasted, 1),
        median=round(statistics.median(ordered) * 1000, 1),
        slowest_of_100=round(ordered[int(0.99 * (len(ordered) - 1))] * 1000, 1),
        slowest=round(ordered[-1] * 1000, 1),
        server_processors=round(used / lasted, 2),
        guests_processors=round(own / lasted, 2),
        server_megabytes=round(server.megabytes),
    )


async def run(options: argparse.Namespace, database: str) -> dict[str, Any]:
    """Fill the inn, play, and judge what was heard."""
    server = Server(database, options.workers)
    try:
        games = await server.well()
        host = "127.0.0.1"
        tables = [
            await seated(host, server.port, games[n % len(games)], options.clients, n)
            for n in range(options.tables)
        ]
        ears = list(listeners(tables))
        await asyncio.gather(*(g.has_heard(0) for table in tables for g in table.guests))
        await asyncio.sleep(2)
        rates = [options.rate]
        results = [await measured(server, tables, options.rate, options.seconds)]
        while options.ramp and results[-1].slowest_of_100 < 1000:
            rates.append(rates[-1] * 1.5)
            results.append(await measured(server, tables, rates[-1], options.seconds))
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)
    finally:
        server.stop()
    views, wrong = judged(database, tables)
    return {
        "games": [game["name"] for game in games],
        "workers": options.workers,
        "measured": [asdict(result) for result in results],
        "moves_kept": sum(len(table.kept) for table in tables),
        "views_checked": views,
        "wrong": wrong[:20],
    }


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
    for m in answer["measured"]:
        print(
            f"{m['tables']} tables, {m['guests']} guests, {m['wanted']:.0f} moves a second wanted: "
            f"{m['moves_a_second']} made; from move to the last guest {m['median']} ms (median), "
            f"{m['slowest_of_100']} ms (99 of 100); processors {m['server_processors']} (server), "
            f"{m['guests_processors']} (guests); {m['server_megabytes']} MB (server)"
        )
    print(f"{answer['moves_kept']} moves kept, {answer['views_checked']} views checked:", end=" ")
    print("all right." if not answer["wrong"] else "\n".join(["WRONG:", *answer["wrong"]]))


if __name__ == "__main__":
    sys.exit(main())
