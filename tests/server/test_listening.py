"""Connections: heads that never end, requests that are never finished, one guest who takes all."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door import listening
from tabard.server.door.guests import guest_of

from .serving import served

ASKED = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    with served(make_app(opened(str(tmp_path / "inn.sqlite")), keepers=0)) as client:
        yield client


def connected(client: httpx.Client, host: str = "127.0.0.2") -> socket.socket:
    """A connection of somebody at this address."""
    address = (client.base_url.host, client.base_url.port or 80)
    return socket.create_connection(address, 20, (host, 0))


def answer(to: socket.socket) -> bytes:
    """All that comes until the inn hangs up, or has nothing more to say."""
    said = b""
    try:
        while b"\r\n\r\n" not in said and (more := to.recv(65536)):
            said += more
    except ConnectionError:
        pass
    return said


def test_a_head_ends_sooner_or_later(client: httpx.Client) -> None:
    long, sent = b"x-more: " + b"x" * 7000 + b"\r\n", 0
    with connected(client) as one:
        one.sendall(ASKED + long + b"\r\n")
        assert answer(one).startswith(b"HTTP/1.1 200")
    with connected(client) as one:
        one.sendall(ASKED)
        try:
            for _line in range(2000):
                one.sendall(long)
                sent += len(long)
        except ConnectionError:
            pass
    assert sent < 8_000_000, "what the system holds for both, and no more"


def test_a_head_is_short_also_where_it_comes_at_once(client: httpx.Client) -> None:
    cookies = "; ".join(f"seat-{number}=x" for number in range(4500))
    assert client.get("/games", headers={"Cookie": "theme=dark"}).status_code == 200
    assert client.get("/games", headers={"Cookie": cookies}).status_code in (400, 431)


def test_who_does_not_say_his_request_to_the_end_is_let_go(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also who has asked before on this connection; who only takes his time is served."""
    with connected(client) as slow:
        slow.sendall(ASKED)
        time.sleep(0.1)
        slow.sendall(b"\r\n")
        assert answer(slow).startswith(b"HTTP/1.1 200")
    monkeypatch.setattr(listening, "SECONDS", 0.2)
    for before in (b"", ASKED + b"\r\n"):
        with connected(client) as one:
            if before:
                one.sendall(before)
                assert answer(one).startswith(b"HTTP/1.1 200")
            one.sendall(ASKED)
            said = answer(one)
            assert said.startswith(b"HTTP/1.1 408"), said
            assert not one.recv(1000) or not one.recv(1000)


def test_nobody_takes_all_connections(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "MOST", 3)
    held = [connected(client) for _one in range(3)]
    with connected(client) as fourth, connected(client, "127.0.0.3") as somebody_else:
        assert answer(fourth).startswith(b"HTTP/1.1 429")
        somebody_else.sendall(ASKED + b"\r\n")
        assert answer(somebody_else).startswith(b"HTTP/1.1 200")
    held.pop().close()
    with connected(client) as again:
        again.sendall(ASKED + b"\r\n")
        assert answer(again).startswith(b"HTTP/1.1 200")
    for one in held:
        one.close()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("testclient", "testclient", True),
    ],
)
def test_whom_the_inn_takes_for_one_guest(one: str, other: str, same: bool) -> None:
    """In IPv6 whoever has one address has 2**64."""
    assert (guest_of(one) == guest_of(other)) is same
