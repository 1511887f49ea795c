"""Long records are tried in a process of their own, and nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import httpx
import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.record import text_of
from tabard.players import stand_in
from tabard.server.app import make_app
from tabard.server.complaints import Complaint, TooMuch, TooOften
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.keeping import porter
from tabard.server.keeping.porter import Porter, Tried

from .serving import served


@cache
def long_record() -> str:
    """A game that bots have finished, of a thousand moves."""
    game = find_game("water_margin")
    match = Match(game, 4, seed=2)
    bots = [stand_in("bot:random", game, seat, seed=2) for seat in range(match.state.seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    return text_of(match, ["bot:random"] * 4)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    app = make_app(opened(str(tmp_path / "inn.sqlite")), rates=UNLIMITED, keepers=0)
    with served(app) as client:
        yield client


def brings(door: Porter, guest: str, record: str) -> list[Tried | str]:
    async def all_said() -> list[Tried | str]:
        return [said async for said in door.brings(guest, record)]

    return asyncio.run(all_said())


def test_a_long_record_is_tried_elsewhere_and_says_how_far_it_is(small: Inn) -> None:
    *tried, table = brings(Porter(small), "guest", long_record())
    numbers = [one.tried for one in tried if isinstance(one, Tried)]
    assert len(numbers) == len(tried) > 3 and numbers == sorted(numbers)
    assert isinstance(table, str) and small.look(table).over
    assert small.record(table) == long_record()


def test_it_is_refused_with_its_line_and_nothing_is_kept(small: Inn) -> None:
    lines = long_record().split("\n")
    del lines[-40]
    with pytest.raises(Complaint, match="line"):
        brings(Porter(small), "guest", "\n".join(lines))
    assert small.store.tables(10, listed=False) == []


def test_one_record_of_a_guest_at_a_time(small: Inn) -> None:
    """Another guest's is tried after it; once it is there, the first may bring another."""
    door = Porter(small)

    async def both() -> None:
        first = door.brings("one", long_record())
        assert isinstance(await anext(first), Tried)
        with pytest.raises(TooOften, match="already"):
            await door.brought("one", long_record())
        await first.aclose()
        assert await door.brought("other", long_record())
        assert await door.brought("one", long_record())

    asyncio.run(both())


def test_a_record_may_not_be_too_long_nor_take_too_long(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(porter, "SECONDS", 0.01)
    with pytest.raises(TooMuch, match="takes too long"):
        brings(Porter(small), "guest", long_record())
    chance = "chance roll die=1" + " die=1" * porter.MOST
    record = long_record().partition("\n\n")[0] + f"\n\n{chance}\n"
    monkeypatch.undo()
    with pytest.raises(TooMuch, match="at most"):
        brings(Porter(small), "guest", record)


def test_the_process_says_what_it_finds() -> None:
    """And ends by itself, whatever it is given."""
    for text in (long_record(), "", "tabard 1\n", "\x00\ud7ff"):
        done = subprocess.run(
            [sys.executable, "-m", "tabard.server.keeping.proving"], input=text.encode(),
            capture_output=True, check=True,
        )  # fmt: skip
        said = json.loads(done.stdout.splitlines()[-1])
        assert ("over" in said) == (text == long_record()) != ("complaint" in said)
        assert not done.stderr


def test_others_are_served_while_many_bring_records(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of those that are tried or wait holds one of the threads that answer."""

    async def ask() -> list[int]:
        async with httpx.AsyncClient(base_url=client.base_url, timeout=60) as many:
            bring = [many.post("/records", json={"record": long_record()}) for _n in range(60)]
            going = [asyncio.create_task(one) for one in bring]
            await asyncio.sleep(0.2)
            health = await many.get("/health")
            assert not all(one.done() for one in going), "the first is still being tried"
            return [health.status_code, *[(await one).status_code for one in going]]

    health, *brought = asyncio.run(ask())
    assert health == 200
    assert sorted(brought) == [201] + [429] * 59
