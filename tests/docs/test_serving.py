"""What the help and the page on the inn say to type in for the inn, as it is printed."""

from __future__ import annotations

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import typer

from tabard.cli import main as cli
from tabard.cli.serving.serve import PORT

from .pages import REPO, blocks_of
from .test_help import begun

PAGE = REPO / "docs" / "inn.md"
BLOCKS = [b.text.splitlines() for b in blocks_of(PAGE) if b.text.startswith("tabard serve")]
OPENS, LOOKS_AFTER = BLOCKS
_HELP = typer.main.get_command(cli.app).commands["serve"].help or ""  # type: ignore[attr-defined]
EXAMPLES = re.findall(r"^ *(tabard .+)$", _HELP, re.M)
ELSEWHERE = "postgresql://"  # a database that is not on this machine

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is a signal")


def typed(line: str, folder: Path) -> subprocess.Popen[str]:
    """The command of a line, in this folder and with a home there."""
    return subprocess.Popen(
        [sys.executable, "-m", *shlex.split(line)],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answer(line: str, folder: Path) -> tuple[int, str, str]:
    """What a command that ends by itself answers: its status, and what it says."""
    process = typed(line, folder)
    out, err = process.communicate(timeout=120)
    return process.returncode, out, err


@contextmanager
def the_port() -> Iterator[None]:
    """The one port of all examples, for one test after another."""
    import fcntl

    with open(Path(tempfile.gettempdir()) / f"tabard-{PORT}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def opened(line: str, folder: Path) -> Iterator[httpx.Client]:
    """The inn that a line opens, until it is closed as people close it."""
    with the_port(), _opened(line, folder) as client:
        yield client


@contextmanager
def _opened(line: str, folder: Path) -> Iterator[httpx.Client]:
    with socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            free.bind(("127.0.0.1", PORT))
        except OSError:
            pytest.skip(f"somebody listens at port {PORT}")
    process = typed(line, folder)
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith("The inn is open: "), process.communicate()
        retrying = httpx.HTTPTransport(retries=20)
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", transport=retrying) as client:
            yield client
    finally:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out.endswith("The inn is closed.\n")


def refused(line: str, folder: Path) -> None:
    """Where a database cannot be reached, one sentence says so."""
    status, out, err = answer(line, folder)
    assert (status, out) == (1, "")
    assert err.startswith("tabard: The database refuses."), err
    assert len(err.splitlines()) == 1 and not err.endswith("?.\n"), err


@pytest.mark.parametrize("line", [*EXAMPLES, *OPENS])
def test_the_inn_opens_as_it_is_printed(line: str, tmp_path: Path) -> None:
    if ELSEWHERE in line:
        refused(line, tmp_path)
        return
    with opened(line, tmp_path) as client:
        assert client.get("/api/health").status_code == 200


def test_whoever_runs_the_inn_can_type_in_what_the_page_says(tmp_path: Path) -> None:
    bots = begun().replace("seats 2\n", "seats 2\nseat 1 bot:random\nseat 2 bot:random\n")
    (tmp_path / "b.game").write_text(bots, "utf-8")
    with opened("tabard serve", tmp_path):
        status, out, _err = answer("tabard serve-import b.game", tmp_path)
        assert status == 0
        table = out.split()[-1].rstrip(".")
        for line in LOOKS_AFTER:
            if ELSEWHERE in line:
                refused(line, tmp_path)
                continue
            status, out, err = answer(line.replace("TABLE", table), tmp_path)
            assert (status, err) == (0, ""), (line, err)
            assert out
    assert (tmp_path / "inn-monday.sqlite").exists()
