"""Workers hear of each other's changes and need not ask: with the look that comes anyway an hour
away, what is done at one reaches those who watch at another."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event

import httpx
import psycopg
import pytest
from fastapi import FastAPI
from sqlalchemy import event

from tabard.server.app import make_app
from tabard.server.database import hearing
from tabard.server.database.hearing import Hearing
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE

from .guests import seated
from .postgres import Cluster
from .serving import events, served

HOUR = 3600.0
SOON = 5.0  # seconds, and far less than an hour

pytestmark = pytest.mark.timeout(60)

Inns = tuple[FastAPI, FastAPI, httpx.Client]


@pytest.fixture(autouse=True)
def nobody_looks_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "ANYWAY", HOUR)


@contextmanager
def two_workers(database: str, keepers: int = 0) -> Iterator[Inns]:
    """Two workers of one inn, of which the second has keepers; and a client of the second."""
    one = make_app(opened(database), rates=UNLIMITED, keepers=0, pace=AT_ONCE)
    other = make_app(opened(database), rates=UNLIMITED, keepers=keepers, pace=AT_ONCE)
    with served(one), served(other) as client:
        yield one, other, client


def moves(inn: Inn, table: str, tokens: list[str], seat: int) -> None:
    asked = inn.look(table, tokens[seat]).questions[0]
    inn.play(table, tokens[seat], asked.number, "vote side=peace")


def waits_until(holds: Callable[[], bool], seconds: float = 20) -> bool:
    until = time.monotonic() + seconds
    while not holds() and time.monotonic() < until:
        time.sleep(0.02)
    return holds()


def test_a_move_at_one_worker_reaches_a_watcher_at_another(database: str) -> None:
    with two_workers(database) as (one, _other, client):
        inn = one.state.inn
        table, tokens = seated(inn, "council", 2)
        with client.stream("GET", f"/tables/{table}/events") as stream:
            heard = events(stream.iter_lines())
            version = next(heard)[1]["view"]["version"]
            begun = time.monotonic()
            moves(inn, table, tokens, 0)
            assert next(heard)[1]["view"]["version"] == version + 1
            assert time.monotonic() - begun < SOON


def test_what_another_worker_has_set_up_is_played_at_once(database: str) -> None:
    """And where the inn must act later, it wakes by itself."""
    with two_workers(database, keepers=1) as (one, _other, _client):
        inn = one.state.inn
        time.sleep(0.3)  # the keeper sleeps
        table = inn.open_table(Order("council", ("bot:random",) * 2))
        assert waits_until(lambda: inn.look(table).over)
        late, _tokens = seated(inn, "council", 2, clock=5.0)
        assert waits_until(lambda: len(inn.store.lines(late)) > 0)


def listeners(database: str) -> set[int]:
    """The connections that listen."""
    listening = "query LIKE 'LISTEN%' AND datname = current_database()"
    with psycopg.connect(database) as connection:
        found = connection.execute(f"SELECT pid FROM pg_stat_activity WHERE {listening}")
        return {row[0] for row in found}


def test_when_the_connections_that_listen_are_ended_nothing_is_missed(
    postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither what is done meanwhile, nor afterwards."""
    database = postgres.database()
    with two_workers(database) as (one, _other, client):
        inn = one.state.inn
        table, tokens = seated(inn, "council", 3)
        with client.stream("GET", f"/tables/{table}/events") as stream:
            heard = events(stream.iter_lines())
            version = next(heard)[1]["view"]["version"]
            assert waits_until(lambda: len(listeners(database)) == 2)
            before = listeners(database)
            with psycopg.connect(database, autocommit=True) as connection:
                for pid in before:
                    connection.execute("SELECT pg_terminate_backend(%s)", [pid])
            moves(inn, table, tokens, 0)
            assert next(heard)[1]["view"]["version"] == version + 1
            assert waits_until(lambda: len(listeners(database) - before) == 2)
            moves(inn, table, tokens, 1)
            assert next(heard)[1]["view"]["version"] == version + 2
    lost = [one for one in caplog.records if "the connection is lost" in one.getMessage()]
    assert len(lost) == 2, "each says so once"


def test_a_connection_in_use_when_all_are_let_go_of_is_closed_once_it_is_free(
    database: str,
) -> None:
    """An inn that closes cannot wait for whoever still reads; nor may he keep a connection open."""
    store, closed = opened(database), list[object]()
    event.listen(store.engine, "close", lambda connection, _record: closed.append(connection))
    with store.reading() as connection:
        used = connection.connection.dbapi_connection
        store.close()
        assert used not in closed and connection.exec_driver_sql("SELECT 1").scalar() == 1
    assert used in closed


@contextmanager
def listens(inn: Inn) -> Iterator[Event]:
    """Set when somebody rings."""
    rang = Event()
    ear = Hearing(inn.store, rang.set)
    ear.start()
    try:
        assert rang.wait(SOON), "at first all is looked at"
        yield rang
    finally:
        ear.stop()


def test_what_is_taken_back_rings_nothing(postgres: Cluster) -> None:
    inn = Inn(opened(postgres.database()))
    with listens(inn) as rang:
        rang.clear()
        with inn.store.engine.connect() as connection:
            inn.store.tell(connection, "nowhere")
            connection.rollback()
        assert not rang.wait(1)
        inn.open_table(Order("council", ("", "")))
        assert rang.wait(SOON)
    inn.store.close()


def test_who_listens_tries_again_less_and_less_often(
    small: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where there is no connection to be had; what fails is said by its kind alone."""
    caplog.set_level(logging.INFO, "tabard")
    ear, waits = Hearing(small.store, lambda: None), list[float]()

    class Patience:
        def is_set(self) -> bool:
            return len(waits) == 9

        def wait(self, seconds: float) -> None:
            waits.append(seconds)

    def refuses() -> None:
        raise OSError("a secret")

    monkeypatch.setattr(ear, "_stopped", Patience())
    monkeypatch.setattr(small.store, "listening", refuses)
    ear._work()
    assert waits == pytest.approx([0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 15])
    assert "secret" not in caplog.text and "(OSError)" in caplog.text


def test_an_idle_worker_says_next_to_nothing(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Statements in three seconds, with watchers and keepers; they were 250."""
    monkeypatch.undo()
    with two_workers(postgres.database(), keepers=2) as (one, other, client):
        table, _tokens = seated(one.state.inn, "council", 2)
        with client.stream("GET", f"/tables/{table}/events") as stream:
            assert next(events(stream.iter_lines()))
            time.sleep(1)
            said: list[str] = []

            def note(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
                said.append(statement)

            event.listen(other.state.inn.store.engine, "before_cursor_execute", note)
            time.sleep(3)
    assert 0 < len(said) < 30, said
