"""Does the house stand on these libraries? scripts/bounds asks it at the lowest and the highest.

Nothing of the tests' own tools is used here but pytest: only what comes with the package.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest

import tabard
from tabard.engine.find import game_names

pytestmark = pytest.mark.long


def typed(folder: Path, *words: str) -> str:
    """What a command prints; no library warns there."""
    command = [sys.executable, "-m", "tabard", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert (done.returncode, "Warning" in done.stderr) == (0, False), done.stderr
    return done.stdout


def test_every_module_is_imported() -> None:
    names = [one.name for one in pkgutil.walk_packages(tabard.__path__, "tabard.")]
    assert len(names) > 300
    for name in names:
        if not name.endswith((".__main__", ".migrations.env")):  # those begin to act
            importlib.import_module(name)


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_played_and_verified(game: str, tmp_path: Path) -> None:
    seats = "bot:random,bot:random"
    typed(tmp_path, "play", game, "--seats", seats, "--seed", "1", "--record", "a.game", "--json")
    assert json.loads(typed(tmp_path, "verify", "a.game", "--json"))["valid"] is True


def test_many_games_become_a_report_and_a_table(tmp_path: Path) -> None:
    seats = "bot:random,bot:random"
    many = ["simulate", "fall_of_rome", "--seats", seats, "--games", "40", "--seed", "1", "--json"]
    said = typed(tmp_path, *many, "--report", "out", "--parquet", "games.parquet")
    assert json.loads(said)["games"] == 40
    assert (tmp_path / "out" / "report.html").exists()
    assert (tmp_path / "games.parquet").exists()


def test_libraries_for_learning_find_the_game() -> None:
    import gymnasium
    import pyspiel

    from tabard.research.pettingzoo import env

    importlib.import_module("tabard.research.openspiel")  # it is found from then on
    table = gymnasium.make("tabard/fall_of_rome-v0", players=2)
    table.reset(seed=1)
    turns = env("fall_of_rome", players=2)
    turns.reset(seed=1)
    assert turns.agent_selection in turns.agents
    state = pyspiel.load_game("tabard_fall_of_rome", {"players": 2}).new_initial_state()
    assert state.legal_actions() or state.is_chance_node()


@contextmanager
def inn(folder: Path) -> Iterator[str]:
    """The address of an inn that is open."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [sys.executable, "-m", "tabard", "serve", "--no-browser", "--port", port]
    process = subprocess.Popen(
        [*command, "--db", "inn.sqlite"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().startswith("The inn is open: ")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=60)


def asked(address: str, order: dict[str, Any] | None = None) -> str:
    """What an address answers."""
    body = json.dumps(order).encode() if order else None
    request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
    for _try in range(100):  # the inn says where it is before it listens
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return str(answer.read().decode())
        except URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError):
                raise
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {address}")


def test_the_inn_serves_a_table_and_its_page(tmp_path: Path) -> None:
    with inn(tmp_path) as address:
        order = {"game": "fall_of_rome", "players": ["bot:random", ""], "name": "Ada"}
        table = json.loads(asked(f"{address}/api/tables", order))["table"]
        assert json.loads(asked(f"{address}/api/tables/{table}"))["game"] == "fall_of_rome"
        assert "Fall of Rome" in asked(f"{address}/table/{table}")
        assert "<form" in asked(f"{address}/")
