"""What one guest may have of the inn, so that others need not wait for it."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door import limits
from tabard.server.door.accounts import ASKING, MUCH, Account, in_credit
from tabard.server.door.limits import Limits
from tabard.server.door.rates import UNLIMITED, Buckets, Rates
from tabard.server.inn import Inn, tables
from tabard.server.inn.replays import Replays
from tabard.server.inn.rooms import Order
from tabard.server.keeping.feeds import Feed
from tabard.server.keeping.keeper import Keeper

from .guests import play_on, seated
from .serving import served

ORDER = {"game": "council", "players": ["", ""]}


@contextmanager
def asked_by(client: httpx.Client, host: str) -> Iterator[httpx.Client]:
    """Somebody else who asks the same inn."""
    way = httpx.HTTPTransport(local_address=host)
    with httpx.Client(base_url=client.base_url, transport=way, timeout=30) as other:
        yield other


@contextmanager
def inn_with(tmp_path: Path, **rates: float) -> Iterator[httpx.Client]:
    limited = Rates(**{**vars(UNLIMITED), **rates})  # type: ignore[arg-type]
    with served(make_app(opened(str(tmp_path / "i.sqlite")), rates=limited, keepers=0)) as client:
        yield client


# --- work -----------------------------------------------------------------------------------------


def test_who_lets_the_inn_work_too_long_waits_and_nobody_else(tmp_path: Path) -> None:
    with (
        inn_with(tmp_path, work=0.001, work_at_once=0.05) as client,
        asked_by(client, "127.0.0.2") as greedy,
        asked_by(client, "127.0.0.3") as modest,
    ):
        table = client.post("/tables", json=ORDER).json()["table"]
        answers = [greedy.get(f"/tables/{table}") for _n in range(400)]
        assert answers[0].status_code == 200
        late = next(one for one in answers if one.status_code == 429)
        assert int(late.headers["retry-after"]) >= 1 and "try again in" in late.json()["error"]
        assert modest.get(f"/tables/{table}").status_code == 200


def test_what_was_used_comes_back_in_time() -> None:
    buckets = Buckets(0.5, 4)
    buckets.spend("one", 6, now=100)
    assert buckets.wait("one", now=100) == pytest.approx(4)
    assert buckets.wait("one", now=100, drops=1) == pytest.approx(6)
    assert buckets.wait("one", now=100, drops=99) == buckets.wait("one", now=100, drops=4)
    assert buckets.wait("one", now=104.5) == buckets.wait("other", now=100) == 0
    assert [Buckets(0, 0).wait("one", 0), Buckets(0, 0).take("one", 0)] == [0, 0]


class Slow:
    """An application whose answers come when they are let."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.free = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.begun.append(scope["client"][0])
        await self.free.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})


def request(host: str) -> dict[str, Any]:
    """A request of somebody at this address."""
    app = type("App", (), {"state": object()})
    return {"type": "http", "method": "GET", "path": "/", "headers": [], "client": (host, 1),
            "app": app}  # fmt: skip


def test_requests_of_one_guest_wait_for_each_other() -> None:
    async def ask() -> None:
        slow = Slow()
        layer = Limits(slow, Rates(**{**vars(UNLIMITED), "at_work": 2}))
        said: list[int] = []

        async def send(message: Any) -> None:
            said.append(message.get("status", 0))

        async def nothing() -> Any:
            return {"type": "http.request"}

        guests = ["a"] * 5 + ["b"]
        going = [asyncio.create_task(layer(request(one), nothing, send)) for one in guests]
        await asyncio.sleep(0.01)
        assert slow.begun == ["a", "a", "b"]
        slow.free.set()
        await asyncio.gather(*going)
        assert sorted(slow.begun) == sorted(guests) and said == [200] * 6
        slow.free.clear()
        many = [asyncio.create_task(layer(request("a"), nothing, send)) for _n in range(80)]
        await asyncio.sleep(0.01)
        assert said.count(429) == 80 - 62
        slow.free.set()
        await asyncio.gather(*many)

    asyncio.run(ask())


@pytest.mark.parametrize("used", [0.5, 1.5])
def test_whoever_has_used_much_is_served_one_request_at_a_time(used: float) -> None:
    """With four threads of his at work, another's short request waits four turns for each of its
    own."""

    async def ask() -> list[str]:
        slow = Slow()
        layer = Limits(slow, Rates(**{**vars(UNLIMITED), "at_work": 4, "work": 0.25}))
        layer._work.spend("a", used, time.monotonic())

        async def nothing(_message: Any = None) -> Any:
            return {"type": "http.request"}

        going = [asyncio.create_task(layer(request(one), nothing, nothing)) for one in "aaab"]
        await asyncio.sleep(0.01)
        begun = slow.begun[:]
        slow.free.set()
        await asyncio.gather(*going)
        assert sorted(slow.begun) == [*"aaab"]
        return begun

    assert asyncio.run(ask()) == ([*"aaab"] if used < MUCH else [*"ab"])


def test_of_a_guests_streams_one_is_worked_at() -> None:
    """Nine at once, none of which had been charged yet, kept others from a page for half a
    second."""

    async def ask() -> int:
        line, most, now = limits.Line(4), 0, 0

        async def work() -> None:
            nonlocal most, now
            ASKING.set(Account(Buckets(1, 1), "a", line.alone))
            async with in_credit():
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

        await asyncio.gather(*(asyncio.create_task(work()) for _n in range(9)))
        return most

    assert asyncio.run(ask()) == 1


# --- bodies ---------------------------------------------------------------------------------------


def test_a_body_must_be_said_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SECONDS", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    whole = b'{"game": "council", "players": ["", ""]}'
    with inn_with(tmp_path) as client:
        where = (client.base_url.host, client.base_url.port or 80)
        for sent, status in ((whole, b"201"), (whole[:9], b"408")):
            with socket.create_connection(where, 20) as one:
                one.sendall(head + b"Content-Length: %d\r\n\r\n" % len(whole) + sent)
                assert one.recv(65536).split()[1] == status


# --- streams, and what is held in memory ----------------------------------------------------------


def test_one_guest_has_so_many_streams(tmp_path: Path) -> None:
    with inn_with(tmp_path, streams=2) as client, asked_by(client, "127.0.0.2") as other:
        path = f"/tables/{client.post('/tables', json=ORDER).json()['table']}/events?news=1"
        heard: list[Iterator[str]] = []
        with ExitStack() as streams:
            for asking in (client, client, other):
                stream = streams.enter_context(asking.stream("GET", path))
                heard.append(stream.iter_lines())
                assert next(heard[-1])
            refused = client.get(path, timeout=5)
            assert refused.status_code == 429 and "too many" in refused.json()["error"]
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with client.stream("GET", path) as again:
                if again.status_code == 200:
                    return
        raise AssertionError("a stream that has ended still counts")


def test_few_short_events_are_shared() -> None:
    """Whatever marks guests make up."""
    feed = Feed("table")
    for number in range(100):
        feed.share((None, number), "x")
    feed.share("long", "x" * 1_000_000)
    assert 1 < len(feed.shown) < 20
    assert max(map(len, feed.shown.values())) == 1


def test_no_more_courses_are_held_than_there_is_room_for(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "HELD", 500_000)
    opened_here = [seated(small, "council", 2)[0] for _n in range(12)]
    rooms = [small.look(table) for table in opened_here * 2]
    assert all(room.begun for room in rooms)
    assert 1 <= len(small.tables._courses) <= 4
    small.tables.forget(opened_here[-1])
    assert small.tables._held == sum(map(tables._size, small.tables._courses.values()))


def test_a_replay_holds_few_points_and_shows_what_was(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, "bot:random")
    play_on(small, table, tokens, 60, Random(3))
    match = small.look(table).match
    assert match is not None
    replays = Replays()
    for name in range(200):
        for moves in (len(match.lines), 7):
            assert replays.at(f"t{name}", match, moves).lines == match.lines[:moves]
    assert 0 < replays.held <= 48


# --- the keeper's time ----------------------------------------------------------------------------


def bots(inn: Inn, guest: str) -> str:
    """A table at which bots play, of this guest."""
    return inn.open_table(Order("council", ("bot:random",) * 2), guest)


def test_many_tables_of_one_guest_do_not_hold_up_anothers(small: Inn) -> None:
    keeper = Keeper(small, 0, Buckets(1e-6, 1000))
    for _n in range(30):
        bots(small, "greedy")
    for _n in range(3):
        assert keeper.act_once()
    other = bots(small, "modest")
    assert not small.store.lines(other)
    assert keeper.act_once()
    assert small.store.lines(other)


def test_whose_bots_have_thought_too_long_waits_and_the_house_never(small: Inn) -> None:
    keeper = Keeper(small, 0, Buckets(1e-9, 1e-9))
    greedy = bots(small, "greedy")
    assert keeper.act_once()
    played = small.store.lines(greedy)
    assert not keeper.act_once(), "it has used its share"
    house = bots(small, "")
    while keeper.act_once():
        pass
    assert small.look(house).over
    assert small.store.lines(greedy) == played


def test_the_database_does_not_tell_who_has_set_a_table_up(small: Inn) -> None:
    kept = [small.tables.kept(bots(small, guest)).table.guest for guest in ("192.0.2.1", "b", "")]
    assert len({*kept}) == 3 and kept[2] == "" and "192.0" not in kept[0]
