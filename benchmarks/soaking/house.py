"""The inn with all that can befall it: its processes, its disk, its clock and its database."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from loading.server import Server
from tests.server.postgres import Cluster, programs
from tests.server.serving import free_port

WORKERS = 2
ROOM = 400  # megabytes on a disk
_OTHERWISE = Path(__file__).parent / "otherwise"
_DATABASE = "inn"
_CLOCK = """
CREATE SCHEMA drill;
CREATE TABLE drill.clock (ahead interval NOT NULL);
INSERT INTO drill.clock VALUES ('0');
CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    'SELECT pg_catalog.clock_timestamp() + (SELECT ahead FROM drill.clock)';
ALTER DATABASE inn SET search_path = public, pg_catalog;
"""


class Disk:
    """A small disk of its own, if this machine lets us have one (``real``); else a folder, in which
    nothing can be full and all can be written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}m", "tmpfs", str(folder)]
        self.real = bool(shutil.which("mount")) and _works(mount)

    def fill(self) -> None:
        """Nothing more can be written."""
        with (self.folder / "ballast").open("ab", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(b"." * (1 << 20))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise
            with suppress(OSError):
                while True:
                    ballast.write(b"." * 512)

    def free(self) -> None:
        """There is room again."""
        (self.folder / "ballast").unlink(missing_ok=True)

    def make(self, how: str) -> None:
        """Make it ``ro`` or ``rw``. Nobody may have a file open there: who was killed just now is
        waited for."""
        for _try in range(50):
            if _works(["mount", "-o", f"remount,{how}", str(self.folder)]):
                return
            time.sleep(0.2)
        raise AssertionError(f"{self.folder} cannot be made {how}")

    def take_away(self) -> None:
        """There is no such disk any more."""
        if self.real:
            _works(["umount", "-l", str(self.folder)])


class House:
    """An inn with its ``games``; its tables are kept in ``database``."""

    database: str
    server: Server
    games: list[dict[str, Any]]

    def __init__(self, folder: Path, *disks: str) -> None:
        self.folder, self.clock, self.log = folder, folder / "clock", folder / "log"
        self.clock.write_text("0", encoding="utf-8")
        self.ahead = 0.0
        self.disks = [Disk(folder / name) for name in disks]

    @property
    def disk(self) -> Disk:
        """The disk that all is written to."""
        return self.disks[0]

    def opens(self) -> None:
        """The inn begins."""
        more = {"SOAK_CLOCK": str(self.clock), "PYTHONPATH": _python_path()}
        self.server = Server(self.database, WORKERS, more=more, log=self.log)

    def begins_again(self) -> None:
        """Whatever it is doing, it ends and begins again."""
        self.server.kill()
        self.called()
        self.server.start()

    def called(self, version: str = "", rules: str = "") -> None:
        """As what it begins next: of which version, and with changed rules of which game."""
        self.server.more |= {"SOAK_VERSION": version, "SOAK_RULES": rules}

    def jump(self, seconds: float) -> None:
        """Set the machine's clock ahead, or back."""
        self.ahead += seconds
        self.clock.write_text(str(self.ahead), encoding="utf-8")

    def command(self, *said: str) -> None:
        """Give one of the keeper's commands."""
        command = [sys.executable, "-m", "tabard", *said, "--db", self.database]
        env = os.environ | {**self.server.more, "SOAK_RULES": ""}
        subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)

    async def recovers(self) -> None:
        """Whoever keeps it does what is left to do after a trouble."""

    def fills_the_disk(self) -> None:
        """Nothing more can be written."""
        self.disk.fill()

    def closes(self) -> None:
        """All is over."""
        if hasattr(self, "server"):
            self.server.kill()
        for disk in self.disks:
            disk.take_away()


class OnFile(House):
    """An inn that keeps its tables in a SQLite file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "disk")
        self.database = str(folder / "disk" / "inn.sqlite")

    def fills_the_disk(self) -> None:
        """SQLite writes where it wrote before: that is taken from it as well."""
        super().fills_the_disk()
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.database, timeout=5)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        super().fills_the_disk()


class OnPostgres(House):
    """An inn whose tables are in PostgreSQL, with a second one that has all that is kept, too."""

    def __init__(self, folder: Path) -> None:
        bin = programs()
        if bin is None:
            raise SystemExit("PostgreSQL (initdb and postgres) is not installed here.")
        folder.chmod(0o755)
        super().__init__(folder, "first", "second")
        options = {"wal_level": "replica", "wal_keep_size": "48MB"}
        options |= {"max_wal_size": "96MB", "min_wal_size": "32MB"}
        clusters = [Cluster(bin, disk.folder / "pg", free_port(), **options) for disk in self.disks]
        self.first, self.second = clusters
        hosts = "&".join(f"host=127.0.0.1:{cluster.port}" for cluster in clusters)
        more = "target_session_attrs=primary&connect_timeout=5"
        self.database = f"postgresql://inn@/{_DATABASE}?{hosts}&{more}"

    def opens(self) -> None:
        """Both databases, and the inn."""
        self.first.make()
        self.first.start()
        self.first.wait()
        self.first.database_named(_DATABASE)
        self.ask(_CLOCK)
        self.follows()
        super().opens()

    @property
    def disk(self) -> Disk:
        """The disk of the one that all is written to."""
        return self.disks[self.first.folder.parent == self.disks[1].folder]

    def jump(self, seconds: float) -> None:
        """The database's clock is the inn's."""
        super().jump(seconds)
        self.ask(f"UPDATE drill.clock SET ahead = '{self.ahead} seconds'")

    def ask(self, statement: str) -> None:
        """Say something to the database."""
        import psycopg

        with psycopg.connect(self.first.url(_DATABASE), autocommit=True) as connection:
            for part in statement.split(";\n"):
                connection.execute(part)

    def follows(self) -> None:
        """The second becomes as the first is, and nothing is acknowledged that it has not."""
        self.second.follow(self.first)
        self.second.start()
        self.ask("ALTER SYSTEM SET synchronous_standby_names = '*';\nSELECT pg_reload_conf()")

    def fails_over(self) -> None:
        """The first dies, and the second takes its place, alone."""
        self.first.stop(signal.SIGQUIT)
        self.second.run("pg_ctl", "promote", "-w")
        self.first, self.second = self.second, self.first
        self.ask("ALTER SYSTEM RESET synchronous_standby_names;\nSELECT pg_reload_conf()")

    async def recovers(self) -> None:
        """Where only one has all, another is made that has it, too."""
        process = self.second.process
        if process is None or process.poll() is not None:
            await asyncio.to_thread(self.follows)

    def closes(self) -> None:
        """All is over."""
        for cluster in (self.first, self.second):
            if cluster.process and cluster.process.poll() is None:
                cluster.stop(signal.SIGQUIT)
        super().closes()


@contextmanager
def opened(kind: str) -> Iterator[House]:
    """A house of its own, for one run."""
    with tempfile.TemporaryDirectory(prefix="tabard-soak-") as folder:
        house = {"sqlite": OnFile, "postgresql": OnPostgres}[kind](Path(folder))
        try:
            house.opens()
            yield house
        finally:
            house.closes()


def _works(command: list[str]) -> bool:
    return subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode == 0


def _python_path() -> str:
    return os.pathsep.join(filter(None, [str(_OTHERWISE), os.environ.get("PYTHONPATH", "")]))
