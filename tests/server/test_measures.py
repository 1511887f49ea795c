"""What is counted, and whether the inn is well."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tabard.engine.languages import find_language, speaking, spoken
from tabard.server.app import make_app
from tabard.server.complaints import NotKept, Unwell
from tabard.server.database.upgrading import opened
from tabard.server.door.operators import Operators
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping import health
from tabard.server.keeping.health import Health
from tabard.server.keeping.keeper import Keeper

from .guests import seated
from .serving import Process, free_port, served, wait_until_well, workers_of


def number(text: str, name: str) -> float:
    """What is counted under a name, of all labels together."""
    found = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.M)
    assert f"# TYPE {name.removesuffix('_total')}" in text, f"{name} is not counted"
    return sum(map(float, found))


def test_only_the_operators_token_opens_what_is_counted(tmp_path: Path) -> None:
    app = make_app(opened(str(tmp_path / "inn.sqlite")), rates=UNLIMITED, keepers=0, pace=AT_ONCE)
    token = app.state.operators.renew()
    with served(app) as client:
        table, tokens = seated(app.state.inn, "council", 2)
        for said in ({}, {"Authorization": f"Bearer {tokens[0]}"}):
            shut = client.get("../metrics", headers=said)
            assert shut.status_code == 403 and "tabard_" not in shut.text
        operator = {"Authorization": f"Bearer {token}"}
        before = client.get("../metrics", headers=operator).text
        assert number(before, "tabard_tables") == 1
        asked = app.state.inn.look(table, tokens[0]).questions[0].number
        app.state.inn.play(table, tokens[0], asked, "vote side=peace")
        client.get(f"/tables/{table}")
        with client.stream("GET", f"/tables/{table}/events") as stream:
            lines = stream.iter_lines()  # the stream ends with it
            next(lines)
            after = client.get("../metrics", headers=operator).text
    moved = number(after, "tabard_moves_total") - number(before, "tabard_moves_total")
    assert moved == 1 and number(after, "tabard_streams") == number(before, "tabard_streams") + 1
    assert 'where="/api/tables/{table}"' in after
    assert table not in after and "guest 1" not in after and "127.0.0.1" not in after


def test_what_is_counted_is_that_of_all_workers(tmp_path: Path) -> None:
    """Whichever is asked; and one that has died holds no streams any more."""
    db = str(tmp_path / "inn.sqlite")
    store = opened(db)
    operator = {"Authorization": f"Bearer {Operators(store).renew()}"}
    store.close()
    server = Process(db, free_port(), workers=2)
    server.start()
    address = f"http://127.0.0.1:{server.port}"
    try:
        with httpx.Client(base_url=f"{address}/api", timeout=30) as client:
            wait_until_well(client)
        served_by = set()
        for _n in range(60):
            with httpx.Client(base_url=address, timeout=30) as client:
                assert client.get("/api/games").status_code == 200
        for _n in range(40):  # each connection may come to another worker
            with httpx.Client(base_url=address, timeout=30) as client:
                said = client.get("/metrics", headers=operator).text
            served_by.add(re.findall(r'where="/api/games"[^}]*} (\S+)', said)[-1])
        assert served_by == {"60.0"}
    finally:
        server.stop()


def test_a_worker_that_has_died_holds_no_streams(tmp_path: Path) -> None:
    db = str(tmp_path / "inn.sqlite")
    store = opened(db)
    operator = {"Authorization": f"Bearer {Operators(store).renew()}"}
    store.close()
    server = Process(db, free_port(), workers=2)
    server.start()
    address = f"http://127.0.0.1:{server.port}"
    try:
        with httpx.Client(base_url=f"{address}/api", timeout=30) as client:
            wait_until_well(client)
            order = {"game": "fall_of_rome", "players": ["", ""]}
            table = client.post("/tables", json=order).json()["table"]
            with client.stream("GET", f"/tables/{table}/events?news=1") as stream:
                lines = stream.iter_lines()  # the stream ends with it
                next(lines)
                assert streams(address, operator) == 1
                assert server.process is not None
                for worker in workers_of(server.process.pid):
                    os.kill(worker, signal.SIGKILL)
        until = time.monotonic() + 60
        while streams(address, operator) != 0:
            assert time.monotonic() < until
            time.sleep(0.2)
    finally:
        server.stop()


def streams(address: str, operator: dict[str, str]) -> float:
    """How many streams are open, as it is counted; -1 while nobody answers."""
    try:
        with httpx.Client(base_url=address, timeout=30) as client:
            return number(client.get("/metrics", headers=operator).text, "tabard_streams")
    except (httpx.TransportError, AssertionError):
        return -1


# --- health ---------------------------------------------------------------------------------------


def test_nobody_makes_the_inn_write_without_end(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    monkeypatch.setattr(small.store, "try_to_write", lambda: tried.append(1))
    well = Health(small.store, Keeper(small, 0))
    for _time in range(50):
        well.check()
    assert len(tried) == 1
    monkeypatch.setattr(health, "PERIOD", 0.0)
    well.check()
    well.check()
    assert len(tried) == 3


def test_an_inn_that_cannot_write_is_not_well(small: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses() -> None:
        raise NotKept("It refuses.", "at a secret place")

    monkeypatch.setattr(small.store, "try_to_write", refuses)
    well = Health(small.store, Keeper(small, 0))
    for _time in range(2):
        with pytest.raises(NotKept) as wrong:
            well.check()
        assert "secret" not in str(wrong.value)


def test_each_hears_in_his_own_language_why_an_inn_is_not_well(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was tried holds for a while, and not for one who speaks otherwise."""

    def refuses() -> None:
        raise NotKept(f"It refuses ({spoken().code}).")

    monkeypatch.setattr(small.store, "try_to_write", refuses)
    well = Health(small.store, Keeper(small, 0))
    for code in ("nl", "en", "nl"):
        language = find_language(code)
        assert language is not None
        with speaking(language), pytest.raises(NotKept, match=f"refuses .{code}."):
            well.check()


def dies() -> bool:
    raise SystemExit


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_inn_whose_keeper_has_ended_is_not_well(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(small, 2)
    well = Health(small.store, keeper)
    well.check()
    keeper.start()
    well.check()
    monkeypatch.setattr(keeper, "act_once", dies)
    wait_until_ended(keeper._threads)
    with pytest.raises(Unwell, match="keeper"):
        well.check()
    keeper.stop()
    well.check()


def wait_until_ended(threads: list[Thread]) -> None:
    until = time.monotonic() + 30
    while any(thread.is_alive() for thread in threads):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_keeper_that_hangs_is_noticed(small: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(small, 1)
    well = Health(small.store, keeper)
    monkeypatch.setattr(keeper, "_looked", {"keeper-0": time.monotonic() - 1000})
    monkeypatch.setattr(keeper, "_threads", [Endless()])
    with pytest.raises(Unwell):
        well.check()
    monkeypatch.setattr(keeper, "_looked", {"keeper-0": time.monotonic()})
    well.check()


class Endless:
    """In the place of a thread that lives."""

    name = "keeper-0"

    is_alive: Callable[[], bool] = staticmethod(lambda: True)


def test_an_inn_whose_file_is_gone_keeps_nothing(tmp_path: Path) -> None:
    """What is written to a file that somebody has taken away would be lost when the inn closes."""
    file, aside = tmp_path / "inn.sqlite", tmp_path / "aside"
    store = opened(str(file))
    file.rename(aside)
    with pytest.raises(NotKept, match="gone"):
        store.try_to_write()
    file.touch()
    with pytest.raises(NotKept, match="gone"):
        store.try_to_write()
    aside.replace(file)
    store.try_to_write()
    store.close()
