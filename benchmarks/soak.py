"""Does the inn keep its promises, whatever befalls it? ``scripts/soak [--hours H | --minutes M]``

Guests play all games at an inn in processes of its own, talk, take back, lend their seats, leave
and come again, and keep histories. Meanwhile one trouble after another befalls the inn, in an
order that the seed makes: workers are killed and stopped, clocks jump, disks are full, databases
are restarted and fail over, the inn is upgraded. Logs are read after each, and in the end
everything that was done and seen is held against them.

It can be ended at any time (Ctrl-C), and judges then. It ends with status 1 if a promise was
broken, something failed, or play did not go on after a trouble.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "benchmarks"), str(ROOT)]

from soaking.company import Company  # noqa: E402
from soaking.house import House, opened  # noqa: E402
from soaking.judging import Judge  # noqa: E402
from soaking.telling import Befallen, Report  # noqa: E402
from soaking.troubles import Trouble, schedule  # noqa: E402

from tabard.server.complaints import Complaint  # noqa: E402
from tabard.server.database.store import Store  # noqa: E402

QUIET = 8.0  # seconds between two troubles, at the median about
LONGEST = 120.0  # seconds after which play has not gone on
FAILURES = "A request failed", "Exception in ASGI application", "Traceback"  # in the inn's log
SETTLING = 60.0  # seconds for the streams to tell all in the end


class Soak:
    """One run at one house."""

    def __init__(self, house: House, report: Report, only: str = "") -> None:
        self.house, self.report, self.only = house, report, only
        self.chance, self.judge = Random(report.seed), Judge()
        self.store = Store(house.database)
        self.ends = asyncio.Event()

    async def runs(self, seconds: float, tables: int, rate: float) -> None:
        """Play so long, and judge."""
        self.house.games = await self.house.server.well()
        self.company = Company(self.house.server.port, self.house.games, rate, self.chance)
        self.report.games = [game["name"] for game in self.house.games]
        begun = time.monotonic()
        for how in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(how, self.ends.set)
        await self.company.fills(tables)
        goes_on = asyncio.create_task(self.company.goes_on())
        try:
            await self._befalls(begun + seconds)
        finally:
            self.report.seconds = time.monotonic() - begun
            await self.company.goes_home()
            goes_on.cancel()
            await self._is_told()
            await self.company.leaves()
        self.house.server.stop()
        self._judges()

    async def _befalls(self, until: float) -> None:
        """One trouble after another, until it is time to go home."""
        left: list[Trouble] = []
        while time.monotonic() < until and not self.ends.is_set():
            quiet = min(self.chance.uniform(0.5, 2) * QUIET, until - time.monotonic())
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ends.wait(), quiet)
                return
            if not left:
                left = [t for t in schedule(self.house, self.chance) if self.only in t.__name__]
            await self._one(left.pop())

    async def _one(self, trouble: Trouble) -> None:
        name, begun = trouble.__name__, time.monotonic()
        say(f"{name} ...")
        try:
            await trouble(self.house, self.chance)
        except (AssertionError, subprocess.SubprocessError) as problem:
            say(f"WRONG: {problem!r}")
            self.report.stuck.append(f"{name}: {problem!r}")
            await asyncio.to_thread(self.house.begins_again)
        befallen = Befallen(name, begun, time.monotonic())
        self.report.troubles.append(befallen)
        answers = asyncio.create_task(self._answers_again(befallen))
        befallen.moves_again = await self._moves_again(befallen.gone)
        after = (befallen.moves_again or befallen.gone) - befallen.gone
        say(f"... moves again after {after:.1f} s" if after else "... NO MOVE")
        await answers
        await self.house.recovers()
        for fault in await asyncio.to_thread(self._looks):
            say(f"WRONG: {fault}")

    async def _answers_again(self, befallen: Befallen) -> None:
        await self.house.server.well()
        befallen.answers_again = time.monotonic()

    async def _moves_again(self, gone: float) -> float | None:
        """When the first move was acknowledged that was sent after a trouble had gone."""
        while time.monotonic() < gone + LONGEST:
            moves = [d for t in self.company.going for h in t.histories for d in h.kept]
            again = [d.answered for d in moves if d.asked > gone and d.answered is not None]
            if again:
                return min(again)
            await asyncio.sleep(0.05)
        return None

    def _looks(self) -> list[str]:
        for _try in range(10):
            try:
                return self.judge.looks(self.store, self.company.tables)
            except Complaint:  # a connection of before
                time.sleep(0.5)
            finally:
                self.store.close()  # nobody may hold its files
        return ["the database cannot be read"]

    async def _is_told(self) -> None:
        """Wait until all streams have told all."""
        tables = self.company.tables
        for table in tables:
            table.promised = len(await asyncio.to_thread(self.store.lines, table.id))
        told = [g.heard_all(t.promised, SETTLING) for t in tables for g in t.guests]
        await asyncio.gather(*told)

    def _judges(self) -> None:
        say("judging ...")
        tables = self.company.tables
        self.report.told = self.judge.closes(self.store, tables)
        self.report.tables = len(tables)
        self.report.over = sum(any(guest.over for guest in table.guests) for table in tables)
        self.report.put_off = sum(h.put_off for table in tables for h in table.histories)
        log = self.house.log.read_text("utf-8", "replace")
        self.report.failures = sum(log.count(kind) for kind in FAILURES)
        self.store.close()


def say(what: str) -> None:
    """What goes on, for whoever waits."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


def soaked(kind: str, options: argparse.Namespace) -> Report:
    """A run on one kind of database."""
    report = Report(kind, options.seed)
    with opened(kind) as house:
        soak = Soak(house, report, options.only)
        try:
            asyncio.run(soak.runs(options.seconds, options.tables, options.rate))
        finally:
            if options.log:
                Path(f"{options.log}-{kind}").write_bytes(house.log.read_bytes())
    return report


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    long = parser.add_mutually_exclusive_group()
    long.add_argument("--hours", type=float, help="so long on each database (2)", default=2.0)
    long.add_argument("--minutes", type=float)
    parser.add_argument("--db", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=8, help="tables that go on at once")
    parser.add_argument("--rate", type=float, default=4.0, help="moves a second that are wanted")
    parser.add_argument("--only", default="", help="troubles in whose name this stands")
    parser.add_argument("--out", type=Path, help="the report as JSON, too")
    parser.add_argument("--log", help="where the inn's log is kept (with the database's name)")
    options = parser.parse_args()
    minutes = options.hours * 60 if options.minutes is None else options.minutes
    options.seconds = minutes * 60
    kinds = ["sqlite", "postgresql"] if options.db == "both" else [options.db]
    reports = []
    for kind in kinds:
        reports.append(soaked(kind, options))
        print("\n".join(reports[-1].words()), flush=True)
    if options.out:
        made = json.dumps([report.json() for report in reports], indent=2)
        options.out.write_text(made + "\n", encoding="utf-8")
    return 1 if any(report.wrong for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
