"""A private PostgreSQL: a cluster of its own in a folder of its own, for one run of the tests."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")


def programs() -> Path | None:
    """The folder with ``initdb`` and ``postgres``, the newest if there are several."""
    found = [Path(where).resolve().parent for where in [shutil.which("initdb") or ""] if where]
    for place in PLACES:
        found += sorted(Path(place).glob("**/bin"), reverse=True)
    return next((p for p in found if (p / "initdb").exists() and (p / "postgres").exists()), None)


class Cluster:
    """A cluster in a folder; every database in it is made anew. It listens at a socket in that
    folder, and at a ``port`` of this machine if one is said. ``options`` are of the server."""

    def __init__(self, bin: Path, folder: Path, port: int = 0, **options: str) -> None:
        self.bin, self.folder, self.port, self._count = bin, folder, port, 0
        self.options = {"unix_socket_directories": str(folder), "fsync": "off"}
        self.options |= {"max_connections": "200", "shared_buffers": "32MB"}
        listens = {"listen_addresses": "127.0.0.1", "port": str(port)}
        self.options |= listens if port else {"listen_addresses": ""}
        self.options |= options
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(exist_ok=True)
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)

    def make(self) -> None:
        """Make it, empty."""
        self.run("initdb", "-U", "inn", "-A", "trust", "-E", "UTF8", "--no-sync")

    def follow(self, other: Cluster) -> None:
        """Make it as another is now, and what is kept there is kept here, too."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        where = f"host={other.folder} port={other.port or 5432} user=inn"
        self.run("pg_basebackup", "-R", "-X", "stream", "-c", "fast", "-d", where)

    def run(self, program: str, *said: str) -> None:
        """Run one of PostgreSQL's programs, as somebody who is not root."""
        with (self.folder / "log").open("ab") as log:
            command = [self.bin / program, "-D", self.folder / "data", *said]
            subprocess.run(
                command, check=True, cwd=self.folder, stdout=log, stderr=log, **_nobody()
            )  # type: ignore[call-overload]

    def start(self) -> None:
        """Begin; ``wait`` waits until it answers."""
        said = [part for key, value in self.options.items() for part in ("-c", f"{key}={value}")]
        with (self.folder / "log").open("ab") as log:
            command = [self.bin / "postgres", "-D", self.folder / "data", *said]
            self.process = subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **_nobody(),  # type: ignore[call-overload]
            )

    def wait(self) -> None:
        """Wait until it answers."""
        import psycopg

        for _try in range(200):
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres")).close()
                return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: fast (SIGINT), or at once and with nothing tidied up (SIGQUIT)."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    def url(self, database: str) -> str:
        port = f"&port={self.port}" if self.port else ""
        return f"postgresql://inn@/{database}?host={self.folder}{port}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        return self.database_named(f"inn_{self._count}")

    def database_named(self, name: str) -> str:
        """The same, by this name."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


def _nobody() -> dict[str, object]:
    """Who runs it, where root may not."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def cluster(bin: Path) -> Iterator[Cluster]:
    """Start a cluster, and take all of it away afterwards."""
    running = Cluster(bin, Path(tempfile.mkdtemp(prefix="tabard-postgres-")))
    running.make()
    running.start()
    try:
        running.wait()
        yield running
    finally:
        running.stop()
        shutil.rmtree(running.folder, ignore_errors=True)
