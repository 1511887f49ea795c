"""What the page on keeping an inn says to type in, as it is printed."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from .pages import REPO, blocks_of
from .test_serving import answer, opened, typed

PAGE = REPO / "docs" / "keeping_an_inn.md"
COMMANDS = [
    line
    for block in blocks_of(PAGE)
    if block.text.startswith("tabard serve")
    for line in block.text.splitlines()
    if line.startswith("tabard serve-")
]
UNIT = (REPO / "deploy" / "tabard.service").read_text("utf-8").replace("\\\n", "")
SERVES = UNIT.partition("ExecStart=")[2].splitlines()[0].replace("--workers 2", "--workers 1")
RUN, STATE = "/run/tabard", "/var/lib/tabard"
ON_DEBIAN = [
    line
    for block in blocks_of(PAGE)
    if STATE in block.text and "/opt/tabard" in block.text
    for line in block.text.splitlines()
]


class Machine:
    """What the page needs of a machine with Debian, in a folder. Who types is not root, and what
    the packages of Debian and Python do is left out."""

    def __init__(self, folder: Path, hears: socket.socket) -> None:
        self.folder, self.hears = folder, hears
        self.inn: subprocess.Popen[str] | None = None
        for name in ("run", "state"):
            (folder / name).mkdir()

    def here(self, line: str) -> str:
        """A line with the places of this machine."""
        line = line.replace(STATE, str(self.folder / "state")).replace(
            RUN, str(self.folder / "run")
        )
        return line.removeprefix("runuser -u tabard -- ").replace("/opt/tabard/bin/", "")

    def carries_out(self, line: str) -> None:
        """What is typed."""
        line = self.here(line)
        match shlex.split(line):
            case ["tabard", *_]:
                status, out, err = answer(line, self.folder)
                assert (status, err) == (0, "") and out, (line, err)
            case ["systemctl", "start", "tabard"]:
                assert self.inn is None, "it goes on"
                self.inn = typed(self.here(SERVES), self.folder)
                assert self.hears.recv(100) == b"READY=1"
            case ["systemctl", "stop", "tabard"]:
                self.stop()
            case ["mkdir" | "mv", *_]:
                subprocess.run(line, shell=True, check=True)

    def stop(self) -> None:
        """As systemd does it."""
        if self.inn is not None:
            self.inn.send_signal(signal.SIGTERM)
            self.inn.communicate(timeout=60)
            self.inn = None


@pytest.mark.skipif(os.name != "posix", reason="there are no unix sockets")
@pytest.mark.timeout(900)
def test_on_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types all that the page says of a machine with Debian has his tables in the end."""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hears:
        hears.bind(str(tmp_path / "notify"))
        hears.settimeout(120)
        machine = Machine(tmp_path, hears)
        try:
            machine.carries_out("systemctl start tabard")
            way = httpx.HTTPTransport(uds=str(tmp_path / "run" / "inn.sock"))
            with httpx.Client(base_url="http://inn.example.org", transport=way) as client:
                order = {"game": "fall_of_rome", "players": ["", ""], "name": "Ada"}
                table = client.post("/api/tables", json=order, timeout=60).json()["table"]
            for line in ON_DEBIAN:
                machine.carries_out(line)
        finally:
            machine.stop()
    tables = f"tabard serve-tables --db {tmp_path / 'state' / 'inn.sqlite'}"
    assert table in answer(tables, tmp_path)[1]


def test_the_operator_can_type_in_what_the_page_says(tmp_path: Path) -> None:
    with opened("tabard serve", tmp_path) as client:
        order = {"game": "fall_of_rome", "players": ["", ""], "name": "Ada"}
        table = client.post("/api/tables", json=order).json()["table"]
        client.post(f"/api/tables/{table}/places/2", json={"name": "Ben"})
        for line in COMMANDS:
            status, out, err = answer(line.replace("TABLE", table), tmp_path)
            assert (status, err) == (0, ""), (line, err)
            assert out
    assert (tmp_path / "archived.game").exists()
