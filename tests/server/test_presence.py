"""Who is here: from open streams, at whichever worker, and from pages that were fetched lately."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.presence import LATELY, LEASE
from tabard.server.inn.turns import AT_ONCE

from .guests import seated
from .serving import events, served

Workers = Callable[[], Inn]


def here(inn: Inn, table: str) -> list[bool]:
    """Who is here, as everybody at the table sees it."""
    return [chair.here for chair in inn.look(table).chairs]


def later(inn: Inn, seconds: float) -> None:
    """The inn's clock is put on."""
    inn.store.clock.heard(inn.store.clock.now() + seconds)


# --- what is noted --------------------------------------------------------------------------------


def test_who_has_a_stream_at_any_worker_is_here_until_the_last_has_ended(worker: Workers) -> None:
    one, other = worker(), worker()
    table, _tokens = seated(one, "council", 2)
    assert here(other, table) == [False, False]
    assert one.presence.come("one", [(table, 0)]) == [table]
    assert here(other, table) == [True, False]
    assert other.presence.come("other", [(table, 0)]) == [], "nobody sees a second stream"
    assert one.presence.go("one", [(table, 0)]) == []
    assert here(one, table) == [True, False]
    assert other.presence.go("other", [(table, 0)]) == [table]
    assert here(one, table) == [False, False]


def test_whoever_watches_hears_of_it_once(small: Inn) -> None:
    table, _tokens = seated(small, "council", 2)
    marks, news = [small.look(table).mark], [small.store.last_news()]
    for note in (small.presence.come, small.presence.come, small.presence.go):
        note("worker", [(table, 1)])
        marks.append(small.look(table).mark)
        news.append(small.store.last_news())
    assert marks[0] == marks[3] != marks[1] == marks[2]
    assert news[0] < news[1] == news[2] < news[3]


def test_what_a_worker_noted_that_has_died_runs_out(worker: Workers) -> None:
    one, other = worker(), worker()
    table, _tokens = seated(one, "council", 2)
    one.presence.come("dead", [(table, 0)])
    other.presence.come("alive", [(table, 1)])
    later(other, LEASE - 1)
    assert other.presence.stay("alive", [(table, 1)]) == []
    later(other, 2)
    assert here(other, table) == [False, True]
    news = other.store.last_news()
    assert other.presence.stay("alive", [(table, 1)]) == [table]
    assert other.store.last_news() > news, "the other workers' watchers hear of it, too"
    assert one.look(table).chairs[0].here is False


def test_staying_costs_one_write_for_everybody_and_mends_what_is_missing(small: Inn) -> None:
    tables = [seated(small, "council", 2)[0] for _n in range(3)]
    places = [(table, player) for table in tables for player in (0, 1)]
    small.presence.come("worker", places)
    news = small.store.last_news()
    assert small.presence.stay("worker", places) == []
    assert small.store.last_news() == news
    assert small.presence.stay("worker", places[1:]) == [tables[0]]
    assert here(small, tables[0]) == [False, True]
    assert small.presence.stay("worker", places) == [tables[0]]
    assert here(small, tables[0]) == [True, True]


def test_who_has_fetched_a_page_is_here_for_a_while(inn: Inn) -> None:
    table, _tokens = seated(inn, "council", 2)
    assert inn.presence.fetched(table, 0)
    news = inn.store.last_news()
    for _second in range(20):
        later(inn, 1)
        assert not inn.presence.fetched(table, 0)
    assert inn.store.last_news() == news and here(inn, table) == [True, False]
    later(inn, LATELY)
    assert here(inn, table) == [False, False]
    assert inn.presence.fetched(table, 0)


def test_a_stream_knows_better_than_the_page_before_it(small: Inn) -> None:
    """Whoever has closed it is gone, though his page came lately."""
    table, _tokens = seated(small, "council", 2)
    small.presence.fetched(table, 0)
    assert small.presence.come("worker", [(table, 0)]) == []
    assert not small.presence.fetched(table, 0)
    small.presence.go("worker", [(table, 0)])
    assert here(small, table) == [False, False]


# --- streams --------------------------------------------------------------------------------------


@contextmanager
def two_workers(folder: Path) -> Iterator[list[tuple[FastAPI, httpx.Client]]]:
    """Two inns that are served over one database."""
    with ExitStack() as stack:
        apps = []
        for _worker in range(2):
            store = opened(str(folder / "inn.sqlite"))
            app = make_app(store, rates=UNLIMITED, pace=AT_ONCE, keepers=0)
            app.state.feeds.company.moment = 0.0
            apps.append((app, stack.enter_context(served(app))))
        yield apps


@contextmanager
def watching(client: httpx.Client, table: str, token: str | None, news: bool) -> Iterator[None]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    params = {"news": "1"} if news else {}
    path = f"/tables/{table}/events"
    with client.stream("GET", path, headers=headers, params=params) as stream:
        told = events(stream.iter_lines())  # whoever lets go of it ends the stream
        next(told)
        yield


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.mark.parametrize("news", [True, False])
def test_everybody_at_every_worker_sees_who_watches(tmp_path: Path, news: bool) -> None:
    with two_workers(tmp_path) as workers:
        (app, first), (_app, second) = workers
        table, tokens = seated(app.state.inn, "council", 2)

        def seen() -> list[bool]:
            places = second.get(f"/tables/{table}").json()["places"]
            return [place["here"] for place in places]

        with watching(first, table, None, news):
            assert seen() == [False, False], "a spectator is nobody's place"
            with watching(first, table, tokens[0], news), watching(second, table, tokens[1], news):
                wait_until(lambda: seen() == [True, True])
            wait_until(lambda: seen() == [False, False])


def test_a_stream_tells_who_comes_at_another_worker(tmp_path: Path) -> None:
    with two_workers(tmp_path) as workers:
        (app, first), (_app, second) = workers
        table, tokens = seated(app.state.inn, "council", 2)
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        with first.stream("GET", f"/tables/{table}/events", headers=headers) as stream:
            told = events(stream.iter_lines())
            with watching(second, table, tokens[1], True):
                for _mark, event in told:
                    if [place["here"] for place in event["view"]["places"]] == [True, True]:
                        break


def test_an_inn_that_closes_says_that_nobody_is_here_any_more(tmp_path: Path) -> None:
    with two_workers(tmp_path) as workers, ExitStack() as open_for_now:
        (app, _first), (other, _second) = workers
        table, tokens = seated(app.state.inn, "council", 2)
        store = opened(str(tmp_path / "inn.sqlite"))
        third = make_app(store, rates=UNLIMITED, pace=AT_ONCE, keepers=0)
        one = open_for_now.enter_context(served(third))
        open_for_now.enter_context(watching(one, table, tokens[0], True))
        wait_until(lambda: here(other.state.inn, table) == [True, False])
        open_for_now.close()
        assert here(other.state.inn, table) == [False, False]
