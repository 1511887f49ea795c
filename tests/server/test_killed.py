"""The server is killed at random moments while people play: whatever it acknowledged is there,
nothing is half there or double, and who plays and watches goes on by himself.

6 times on each database; ``TABARD_KILLS=1000`` for more. Every other time one worker of two.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from tabard.engine.record.replay import verify
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn

from .serving import NO_TLS, Process, events, free_port, wait_until_well

KILLS = int(os.environ.get("TABARD_KILLS", "6"))
TABLES = 4
GAMES = (("jeanne_darc", 3), ("fall_of_rome", 2), ("water_margin", 2))


class Player(threading.Thread):
    """Somebody who plays whatever he is asked, as fast as he can. After trouble on the way he
    sends the same again, under the same key."""

    def __init__(self, base: str, table: str, token: str, number: int, stop: threading.Event):
        super().__init__(daemon=True)
        self.base, self.path, self.stop = base, f"/tables/{table}", stop
        self.headers = {"Authorization": f"Bearer {token}"}
        self.random, self.number = Random(number), number
        self.kept: dict[str, int] = {}  # what was acknowledged: the key, and the version after it
        self.wrong: list[str] = []
        self.over = False

    def run(self) -> None:
        while not (self.stop.is_set() or self.over):
            with (
                contextlib.suppress(httpx.TransportError, ValueError),
                httpx.Client(
                    base_url=self.base, headers=self.headers, timeout=10, verify=NO_TLS
                ) as client,
            ):
                self._play(client)
            time.sleep(0.05)

    def _play(self, client: httpx.Client) -> None:
        while not self.stop.is_set():
            view = client.get(self.path).json()
            if view.get("over"):
                self.over = True
                return
            asked = (view.get("you") or {}).get("questions")
            move = self._whole(client, asked[0]["seat"]) if asked else None
            if move is None:
                time.sleep(0.02)
                continue
            key = f"p{self.number}-{len(self.kept)}-{self.random.randrange(10**9)}"
            said = {"question": asked[0]["question"], "move": move, "seat": asked[0]["seat"]}
            self._send(client, {**said, "key": key})

    def _whole(self, client: httpx.Client, seat: int) -> str | None:
        words = ""
        for _field in range(12):
            tried = client.post(f"{self.path}/try", json={"seat": seat, "move": words}).json()
            if tried.get("whole"):
                return str(tried["words"])
            if not tried.get("follow"):
                return None
            words = self.random.choice(tried["follow"])
        return None

    def _send(self, client: httpx.Client, said: dict[str, object]) -> None:
        while not self.stop.is_set():
            try:
                answer = client.post(f"{self.path}/play", json=said)
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                self.kept[str(said["key"])] = answer.json()["version"]
            elif answer.status_code not in (409, 422, 503):
                self.wrong.append(answer.text)
            if answer.status_code != 503:
                return


class Watcher(threading.Thread):
    """A spectator who comes back by himself, with the mark that he knows."""

    def __init__(self, base: str, table: str, stop: threading.Event):
        super().__init__(daemon=True)
        self.address, self.stop = f"{base}/tables/{table}/events", stop
        self.told: list[object] = []
        self.mark = ""
        self.version = 0
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.stop.is_set():
            with contextlib.suppress(httpx.TransportError, StopIteration):
                headers = {"Last-Event-ID": self.mark}
                with httpx.stream(
                    "GET", self.address, headers=headers, timeout=30, verify=NO_TLS
                ) as stream:
                    for mark, event in events(stream.iter_lines()):
                        self.mark = mark
                        self._hear(event)
                        if self.stop.is_set():
                            return
            time.sleep(0.05)

    def _hear(self, event: dict[str, dict[str, object]]) -> None:
        told, since = event["told"]["told"], event["told"]["since"]
        assert isinstance(told, list) and isinstance(since, int)
        if since > len(self.told):
            self.wrong.append(f"told from {since} on, but {len(self.told)} were known")
        self.told[since:] = told
        self.version = int(str(event["view"]["version"]))


class Playing:
    """A table, its people, and a spectator."""

    def __init__(self, base: str, client: httpx.Client, number: int) -> None:
        self.table, tokens = opened_table(client, *GAMES[number % len(GAMES)])
        self.stop = threading.Event()
        self.guests = [
            Player(base, self.table, token, 10 * number + n, self.stop)
            for n, token in enumerate(tokens)
        ]
        self.watcher = Watcher(base, self.table, self.stop)
        for thread in (*self.guests, self.watcher):
            thread.start()

    @property
    def over(self) -> bool:
        """Has the game come to its end, as all have seen?"""
        return all(guest.over for guest in self.guests)

    def leave(self) -> None:
        """All go home, and nothing was wrong."""
        self.stop.set()
        for thread in (*self.guests, self.watcher):
            thread.join(30)
        assert [one.wrong for one in (*self.guests, self.watcher) if one.wrong] == []


@pytest.mark.parametrize("workers", [2])
def test_whatever_was_acknowledged_outlives_the_server(database: str, workers: int) -> None:
    port, random = free_port(), Random(7)
    base = f"http://127.0.0.1:{port}/api"
    server = Process(database, port, workers)
    server.start()
    all_tables: list[Playing] = []
    try:
        with httpx.Client(base_url=base, timeout=30, verify=NO_TLS) as client:
            wait_until_well(client)
            going = [Playing(base, client, n) for n in range(TABLES)]
        all_tables += going
        for kill in range(KILLS):
            something_kept(going)
            time.sleep(random.uniform(0, 0.7))
            if kill % 2:
                server.kill_a_worker()
            else:
                server.kill()
                server.start()
            with httpx.Client(base_url=base, timeout=30, verify=NO_TLS) as client:
                wait_until_well(client)
                check(database, going)
                over = [playing for playing in going if playing.over]
                caught_up(base, [playing.watcher for playing in over])
                if kill % 100 == 99:
                    print(f"{kill + 1} kills, {len(all_tables)} tables", flush=True)
                check_watchers(database, [playing.watcher for playing in over])
                for playing in over:  # the next game begins
                    playing.stop.set()
                    all_tables.append(Playing(base, client, len(all_tables)))
                    going[going.index(playing)] = all_tables[-1]
        caught_up(base, [playing.watcher for playing in going])
    finally:
        for playing in all_tables:
            playing.stop.set()
        server.kill()
    for playing in all_tables:
        playing.leave()
    kept = sum(len(guest.kept) for playing in all_tables for guest in playing.guests)
    assert kept > KILLS
    check_watchers(database, [playing.watcher for playing in going])
    print(f"{KILLS} kills: {kept} moves kept at {len(all_tables)} tables")


def something_kept(going: list[Playing]) -> None:
    """Wait until the server has acknowledged one more move, or nobody is asked any more."""
    guests = [guest for playing in going for guest in playing.guests]
    until, before = time.monotonic() + 20, sum(len(guest.kept) for guest in guests)
    while time.monotonic() < until and sum(len(guest.kept) for guest in guests) == before:
        time.sleep(0.01)


def opened_table(client: httpx.Client, game: str, people: int) -> tuple[str, list[str]]:
    """A table with people and a bot."""
    order = {"game": game, "players": [""] * people + ["bot:random"]}
    table = client.post("/tables", json=order).json()["table"]
    places = [client.post(f"/tables/{table}/places/{n + 1}", json={"name": f"P{n}"}) for n in
              range(people)]  # fmt: skip
    return table, [place.json()["token"] for place in places]


def check(database: str, going: list[Playing]) -> None:
    """Every acknowledged move is in its log once, the log has no gap, and all of it is lawful."""
    tables = [playing.table for playing in going]
    known = [dict(guest.kept) for playing in going for guest in playing.guests]  # before it is read
    store = opened(database)
    try:
        inn = Inn(store)
        found: set[str] = set()
        for table in tables:
            lines = store.lines(table)
            assert [line.number for line in lines] == list(range(len(lines)))
            keys = [line.key for line in lines if line.key]
            assert len(keys) == len(set(keys))
            found |= set(keys)
        assert {key for kept in known for key in kept} <= found
        table = tables[len(found) % len(tables)]
        verdict = verify(inn.whole_record(table))
        assert verdict.valid, verdict.problem
    finally:
        store.close()


def caught_up(base: str, watchers: list[Watcher]) -> None:
    """Wait until every watcher has come back and knows how the tables are now."""
    until = time.monotonic() + 60
    versions = [watcher.version for watcher in watchers]
    with httpx.Client(timeout=10) as client:
        for n, watcher in enumerate(watchers):
            over = False
            while watcher.version <= versions[n] and not over:
                assert time.monotonic() < until, "a watcher has not come back"
                time.sleep(0.05)
                with contextlib.suppress(httpx.TransportError):
                    view = client.get(watcher.address.removesuffix("/events")).json()
                    over = view["over"] and watcher.version == view["version"]


def check_watchers(database: str, watchers: list[Watcher]) -> None:
    """What each spectator was told, over all interruptions, is what a replay tells."""
    store = opened(database)
    try:
        inn = Inn(store)
        for watcher in watchers:
            table = watcher.address.split("/")[-2]
            match = inn.look(table).match
            assert match is not None
            told = [row.sentence for row in match.tell(())]
            heard = [row["sentence"] for row in watcher.told]  # type: ignore[index]
            assert heard == told[: len(heard)] and heard
    finally:
        store.close()


def test_what_was_half_written_is_not_there(tmp_path: Path) -> None:
    """A move and what follows by itself are one: a process that dies between leaves nothing."""
    import subprocess
    import sys

    database = tmp_path / "inn.sqlite"
    program = """
import os, sys
from tabard.server.database.upgrading import opened
from tabard.server.database.rows import MoveRow, SeatRow, TableRow
store = opened(sys.argv[1])
store.add_table(TableRow("t", "council", "1", 1, {}), [SeatRow(0, "human")])
row = MoveRow(0, 0, "vote side=war", False, None, 0.0)
with store.writing() as connection:
    from tabard.server.database.schema import MOVES
    connection.execute(MOVES.insert(), [{"table_id": "t", **vars(row)}])
    os.kill(os.getpid(), 9)
"""
    done = subprocess.run([sys.executable, "-c", program, str(database)], check=False)
    assert done.returncode == -9
    store = opened(str(database))
    assert store.table("t") is not None and store.lines("t") == []
    store.close()
