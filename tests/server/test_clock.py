"""The inn's time: whatever becomes of the machine's clock, bots play on and nobody's time grows."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.keeper import Keeper
from tabard.web.pages import add_pages

from .guests import open_questions, play_on, seated
from .serving import served

HOUR = 3600.0


def set_back(monkeypatch: pytest.MonkeyPatch, seconds: float = HOUR) -> None:
    """Somebody sets the machine's clock back; the steady one goes on."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() - seconds)


def test_bots_play_on_when_the_machines_clock_is_set_back(
    worker: Callable[[], Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the worker that was there, and at one that begins afterwards."""
    inn = worker()
    tables = [inn.open_table(Order("council", ("bot:random",) * 2)) for _n in range(2)]
    assert not any(inn.look(table).over for table in tables)
    set_back(monkeypatch)
    late = worker()
    for worked, table in zip((inn, late), tables, strict=True):
        while not worked.look(table).over:
            assert Keeper(worked, 0).act_once(), "nothing is due"


def test_a_lease_ends_although_the_machines_clock_is_set_back(
    worker: Callable[[], Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever had the table has died, and the next worker begins an hour earlier."""
    died = worker()
    table = died.open_table(Order("council", ("bot:random",) * 2))
    due = died.tables.kept(table).table.due
    assert due is not None and died.store.claim(due, due + HOUR / 2)
    set_back(monkeypatch)
    late = worker()
    assert not Keeper(late, 0).act_once()
    late.store.clock.heard(late.store.clock.now() + HOUR / 2)
    assert Keeper(late, 0).act_once()


def test_nobodys_time_grows_when_the_machines_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock of 5 s shows 5 s, also at a worker that begins afterwards, and runs out."""
    address = str(tmp_path / "inn.sqlite")
    there = Inn(opened(address), pace=AT_ONCE)
    table, tokens = seated(there, "council", 2, clock=5.0)
    play_on(there, table, tokens, 1, Random(1))
    set_back(monkeypatch)
    app = make_app(opened(address), pages=add_pages, keepers=0, pace=AT_ONCE)
    with served(app) as client:
        page = httpx.get(f"{str(client.base_url).removesuffix('/api/')}/table/{table}").text
    left = [int(seconds) for seconds in re.findall(r'data-left="(\d+)"', page)]
    assert left and max(left) <= 5
    before = open_questions(there, table, tokens)
    there.store.clock.heard(before[0][1].at + 6)
    while Keeper(there, 0).act_once():
        pass
    assert open_questions(there, table, tokens) != before
    there.store.close()


def test_workers_agree_upon_the_time(worker: Callable[[], Inn]) -> None:
    """Who reads of something that happened later than he thought it is puts his clock right."""
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    other.look(table)
    one.store.clock.heard(one.store.clock.now() + HOUR)
    asked = one.look(table, tokens[0]).questions[0]
    one.play(table, tokens[0], asked.number, "vote side=war")
    assert abs(other.store.clock.now() - one.store.clock.now()) > HOUR / 2
    other.look(table)
    assert abs(other.store.clock.now() - one.store.clock.now()) < HOUR / 2
    assert abs(worker().store.clock.now() - one.store.clock.now()) < HOUR / 2
