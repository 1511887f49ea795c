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
    found = [Path(where).parent for where in [shutil.which("initdb") or ""] if where]
    for place in PLACES:
        found += sorted(Path(place).glob("**/bin"), reverse=True)
    return next((p for p in found if (p / "initdb").exists() and (p / "postgres").exists()), None)


class Cluster:
    """A running cluster; every database in it is made anew."""

    def __init__(self, folder: Path, process: subprocess.Popen[bytes]) -> None:
        self.folder, self.process, self._count = folder, process, 0

    def url(self, database: str) -> str:
        return f"postgresql://inn@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        self._count += 1
        name = f"inn_{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextlib.contextmanager
def cluster(bin: Path) -> Iterator[Cluster]:
    """Start a cluster, and take all of it away afterwards. It runs as somebody who is not root."""
    folder = Path(tempfile.mkdtemp(prefix="tabard-postgres-"))
    own: dict[str, object] = {}
    if os.getuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        own = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    data, log = folder / "data", (folder / "log").open("wb")
    make = [bin / "initdb", "-D", data, "-U", "inn", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, check=True, cwd=folder, stdout=log, stderr=log, **own)  # type: ignore[call-overload]
    options = {"listen_addresses": "", "unix_socket_directories": folder, "fsync": "off"}
    options |= {"max_connections": "200", "shared_buffers": "32MB"}
    said = [part for key, value in options.items() for part in ("-c", f"{key}={value}")]
    start = [bin / "postgres", "-D", data, *said]
    process = subprocess.Popen(start, cwd=folder, stdout=log, stderr=log, **own)  # type: ignore[call-overload]
    try:
        running = Cluster(folder, process)
        _wait_for(running)
        yield running
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        log.close()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(running: Cluster) -> None:
    import psycopg

    for _try in range(200):
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(running.url("postgres")).close()
            return
        time.sleep(0.1)
    raise AssertionError((running.folder / "log").read_text())
