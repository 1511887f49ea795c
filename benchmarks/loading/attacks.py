"""What somebody can do to an inn: each attack is bounded in time, and asks from one address."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable
from functools import cache, partial
from http.client import HTTPConnection, HTTPException

from tabard.engine.find import find_game, game_names
from tabard.engine.match import Match
from tabard.engine.record import text_of
from tabard.players import stand_in

from .server import HOST

FROM = ("127.0.0.2", 0)
Attack = Callable[[int, float], None]


def ask(
    port: int, way: str, path: str, body: bytes | None = None, *heads: str
) -> tuple[int, bytes]:
    """The status and the body of an answer; 0 where there is none."""
    connection = HTTPConnection(HOST, port, timeout=120, source_address=FROM)
    try:
        headers = dict(head.split(": ", 1) for head in heads)
        connection.request(way, path, body, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, HTTPException):
        return 0, b""
    finally:
        connection.close()


def at_once(count: int, work: Callable[[int], None]) -> None:
    """The same, so many times at once."""
    threads = [
        threading.Thread(target=work, args=(number,), daemon=True) for number in range(count)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def repeated(count: int, seconds: float, once: Callable[[int], object]) -> None:
    """So many at once, again and again until the time is up."""
    until = time.monotonic() + seconds

    def again(number: int) -> None:
        while time.monotonic() < until:
            once(number)

    at_once(count, again)


def brought(port: int, record: str) -> tuple[int, bytes]:
    """Bring a record."""
    return ask(port, "POST", "/api/records", json.dumps({"record": record}).encode())


@cache
def long_record() -> str:
    """A lawful record, as long as a game of bots becomes."""
    game = find_game(game_names()[-2])
    match = Match(game, game.seats[-1], seed=1)
    bots = [stand_in("bot:random", game, seat) for seat in range(match.state.seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    return text_of(match, ["bot:random"] * game.seats[-1])


def poisoned(port: int, seconds: float) -> None:
    """Records in which somebody unknown stands in for a seat."""
    game = find_game(game_names()[0])
    head = [f"tabard 1\ngame {game.name}\nrules {game.version}\nseats 2"]
    head += [f"seat {seat} bot:random" for seat in (1, 2)]
    record = "\n".join([*head, "", "1 resign bot:nobody", ""])
    for _record in range(30):
        brought(port, record)
    time.sleep(seconds)


def headers(port: int, seconds: float) -> None:
    """One head that never ends, up to 600 MB."""
    until, sent = time.monotonic() + seconds, 0
    with contextlib.suppress(OSError), socket.create_connection((HOST, port), 60, FROM) as one:
        one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        while sent < 600 and time.monotonic() < until:
            one.sendall(b"x-more: " + b"x" * 999_990 + b"\r\n")
            sent += 1
    print(f"{sent} MB of one head were taken")
    time.sleep(max(0.0, until - time.monotonic()))


def imports(port: int, seconds: float) -> None:
    """Forty long lawful records at once."""
    record = long_record()
    at_once(40, lambda _number: print(brought(port, record)[0], end=" "))
    print()


def half_said(port: int, seconds: float) -> None:
    """1,100 requests that are never said to the end."""
    _held(port, seconds, 1100, b"GET / HTTP/1.1\r\nHost: localhost\r\n")


def streams(port: int, seconds: float) -> None:
    """1,001 streams."""
    table = _table(port, ["bot:random", "bot:random"])
    said = f"GET /api/tables/{table}/events?news=1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    _held(port, seconds, 1001, said.encode())


def _held(port: int, seconds: float, count: int, said: bytes) -> None:
    until, held = time.monotonic() + seconds, []
    for _one in range(count):
        with contextlib.suppress(OSError):
            one = socket.create_connection((HOST, port), 2, FROM)
            one.sendall(said)
            held.append(one)
        if time.monotonic() > until:
            break
    time.sleep(max(0.0, until - time.monotonic()))


def _table(port: int, players: list[str]) -> str:
    game = find_game(game_names()[0])
    players += ["bot:random"] * (game.seats[0] - len(players))
    said = json.dumps({"game": game.name, "players": players}).encode()
    status, answer = ask(port, "POST", "/api/tables", said)
    return str(json.loads(answer)["table"]) if status == 201 else ""


def replays(port: int, seconds: float) -> None:
    """Pages of the replay of a long game, each at another move."""
    status, answer = brought(port, long_record())
    assert status == 201, answer
    table = json.loads(answer)["table"]
    moves = iter(range(10**9))
    repeated(16, seconds, lambda _n: ask(port, "GET", _replay(table, next(moves))))


def _replay(table: str, number: int) -> str:
    return f"/table/{table}/replay?at={number * 977 % 3800}"


def cookies(port: int, seconds: float) -> None:
    """The front page with cookies of tables: 4,500, and as many as a head may hold."""
    for count in (4500, 2200):
        said = "; ".join(f"seat-t{number}=x" for number in range(count))
        head = f"Cookie: {said}"
        repeated(8, seconds / 2, partial(_front, port, head))


def _front(port: int, head: str, _number: int) -> None:
    ask(port, "GET", "/", None, head)


def bots(port: int, seconds: float) -> None:
    """41 tables of bots alone."""
    game = find_game(game_names()[-2])
    said = {"game": game.name, "players": ["bot:greedy"] * game.seats[-1]}
    for _table in range(41):
        ask(port, "POST", "/api/tables", json.dumps(said).encode())
    time.sleep(seconds)


def marks(port: int, seconds: float) -> None:
    """Streams of a long game that were never where they say they were."""
    status, answer = brought(port, long_record())
    assert status == 201, answer
    table = json.loads(answer)["table"]
    numbers = iter(range(10**9))

    def listen(_number: int) -> None:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 60, FROM) as one:
            mark = f"Last-Event-ID: {next(numbers)}.0.0"
            said = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n{mark}\r\n\r\n"
            one.sendall(said.encode())
            taken = 0
            while taken < 200_000 and (more := one.recv(65536)):
                taken += len(more)

    with socket.create_connection((HOST, port), 60, FROM) as kept:  # so that the feed stays
        kept.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        repeated(8, seconds, listen)


def nothing(port: int, seconds: float) -> None:
    """Nothing is done: what is waited for anyway."""
    time.sleep(seconds)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "poisoned": poisoned,
    "headers": headers,
    "imports": imports,
    "half_said": half_said,
    "streams": streams,
    "replays": replays,
    "cookies": cookies,
    "bots": bots,
    "marks": marks,
}
LONG = (imports, replays, marks)  # these need a long record
