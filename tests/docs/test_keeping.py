"""What the page on keeping an inn says to type in, as it is printed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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
NAME = "inn.test"
PLACES = {  # of a machine with Debian, and of the folder that stands for it
    "/var/lib/tabard": "state",
    "/run/tabard": "run",
    "/etc/systemd/system": "system",
    "/etc/nginx/sites-enabled": "nginx",
    "/etc/caddy": "caddy",
}
LEFT_OUT = {"adduser", "apt-get", "caddy", "certbot", "nginx", "pip", "python3", "journalctl"}
LEFT_OUT |= {"sha256sum", "tar"}


INSTALL, LOOK, BACKUP, RESTORE, UPGRADE, BACK = (
    block.text.splitlines() for block in blocks_of(PAGE) if "/opt/tabard/" in block.text
)


class Machine:
    """What the page needs of a machine with Debian, in a folder. Who types is not root, and what
    the packages of Debian and Python do is left out."""

    def __init__(self, folder: Path, hears: socket.socket) -> None:
        self.folder, self.hears = folder, hears
        self.inn: subprocess.Popen[str] | None = None
        self.env = {**os.environ, "XDG_DATA_HOME": str(folder)}
        for name in PLACES.values():
            (folder / name).mkdir()

    def here(self, line: str) -> str:
        """A line with the places of this machine, and the name of its inn."""
        for there, name in PLACES.items():
            line = line.replace(there, str(self.folder / name))
        line = line.removeprefix("runuser -u tabard -- ").replace("/opt/tabard/bin/", "")
        return f"name={NAME}" if line == "name=inn.example.org" else line

    def unpacks(self, release: str) -> Path:
        """The folder of a release, with what the page takes from its source."""
        shutil.copytree(REPO / "deploy", self.folder / release / f"tabard-{release}" / "deploy")
        return self.folder / release

    def carries_out(self, lines: list[str], where: Path) -> None:
        """What is typed there."""
        for line in map(self.here, lines):
            match line.split():
                case [command, *_] if command in LEFT_OUT:
                    pass
                case ["systemctl", "stop", "tabard"]:
                    self.stop()
                case ["systemctl", *_, "tabard"]:
                    self.start()
                case ["systemctl", *_]:
                    pass
                case _:
                    self.asks_bash(line, where)

    def asks_bash(self, line: str, where: Path) -> None:
        """All that is typed otherwise. What a line sets, later ones have."""
        name, sets, _value = line.partition("=")
        tabard = f'tabard() {{ {sys.executable} -m tabard "$@"; }}'
        said = f'{line}; printf %s "${name}"' if sets and name.isidentifier() else line
        command = ["bash", "-euo", "pipefail", "-c", f"{tabard}\n{said}"]
        done = subprocess.run(command, cwd=where, env=self.env, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), (line, done.stderr)
        if sets and name.isidentifier():
            self.env[name] = done.stdout

    def start(self) -> None:
        """As systemd does it, by the unit that is there now."""
        assert self.inn is None, "it goes on"
        unit = (self.folder / "system" / "tabard.service").read_text("utf-8").replace("\\\n", "")
        serves = unit.partition("ExecStart=")[2].splitlines()[0].replace("--workers 2", "")
        self.inn = typed(self.here(serves), self.folder)
        assert self.hears.recv(100) == b"READY=1"

    def stop(self) -> None:
        """As systemd does it."""
        if self.inn is not None:
            self.inn.send_signal(signal.SIGTERM)
            self.inn.communicate(timeout=60)
            self.inn = None

    def guest(self) -> httpx.Client:
        """Somebody who asks for the inn by its name."""
        way = httpx.HTTPTransport(uds=str(self.folder / "run" / "inn.sock"))
        return httpx.Client(base_url=f"http://{NAME}/api", transport=way, timeout=60)


@contextmanager
def debian(folder: Path) -> Iterator[Machine]:
    """A machine, until it is switched off."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hears:
        hears.bind(str(folder / "notify"))
        hears.settimeout(120)
        machine = Machine(folder, hears)
        try:
            yield machine
        finally:
            machine.stop()


@pytest.mark.skipif(os.name != "posix", reason="there are no unix sockets")
@pytest.mark.timeout(900)
def test_on_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types all that the page says of a machine with Debian, and next time once more, has
    his tables in the end, at an inn of his own name."""
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    with debian(tmp_path) as machine:
        first = machine.unpacks("1")
        machine.carries_out(INSTALL, first)
        with machine.guest() as client:
            order = {"game": "fall_of_rome", "players": ["", ""], "name": "Ada"}
            table = client.post("/tables", json=order).json()["table"]
        machine.carries_out([*LOOK, *BACKUP, *RESTORE], first)
        for release in ("2", "3"):
            machine.carries_out(UPGRADE, machine.unpacks(release))
            machine.carries_out(BACK, first)
        machine.carries_out(RESTORE, first)
        with machine.guest() as client:
            assert client.get(f"/tables/{table}").status_code == 200
    for place in (PLACES["/etc/nginx/sites-enabled"], PLACES["/etc/systemd/system"]):
        assert "inn.example.org" not in "".join(
            file.read_text("utf-8") for file in (tmp_path / place).iterdir()
        )


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
