"""Hints through the inn: for whose turn it is, counted for all, and nobody is held up by them."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest

from tabard.engine.match import Match
from tabard.players.thinking import Considered
from tabard.server.app import make_app
from tabard.server.complaints import MovedOn, NotAllowed
from tabard.server.database.backup import backup, restore
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED, Rates
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Advised, Order
from tabard.server.keeping import hinter
from tabard.server.keeping.hinter import Hinter

from .guests import open_questions, play_on, seated
from .serving import served
from .test_shares import asked_by


class Adviser:
    """Likes the first moves, and remembers who asked for how many hints, and in which thread."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.threads: set[str] = set()
        self.ready, self.works = True, 0.0
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.may_end.set()

    def __call__(self, match: Match, seat: int) -> list[Considered]:
        self.seats.append(seat)
        self.threads.add(threading.current_thread().name)
        self.begun.set()
        assert self.may_end.wait(30)
        end = time.thread_time() + self.works
        while time.thread_time() < end:
            pass
        rows = match.rows(seat)
        many = [rows[n % len(rows)] for n in range(5)]
        return [Considered(row.number, 0.4 - n / 10, 0.6 - n / 5) for n, row in enumerate(many)]


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    found = Adviser()
    monkeypatch.setattr(hinter, "hints", found)
    monkeypatch.setattr(hinter, "thinker_of", lambda _game: found.ready or None)
    return found


@dataclass(frozen=True)
class House:
    """An inn that is served, whoever gives hints there, and somebody who asks."""

    inn: Inn
    hinter: Hinter
    client: httpx.Client


@contextmanager
def open_house(folder: Path, rates: Rates = UNLIMITED) -> Iterator[House]:
    app = make_app(opened(str(folder / "inn.sqlite")), rates=rates, keepers=0)
    with served(app) as client:
        yield House(app.state.inn, app.state.hinter, client)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as house:
        yield house


def ask(client: httpx.Client, table: str, token: str | None, seat: int = 0) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.post(f"/tables/{table}/hint", json={"seat": seat + 1}, headers=headers)


def counted(client: httpx.Client, table: str) -> list[int]:
    """For how many hints each place has asked, as everybody hears."""
    return [place["hints"] for place in client.get(f"/tables/{table}").json()["places"]]


# --- what is given --------------------------------------------------------------------------------


def test_a_hint_names_three_moves_and_is_given_once_for_a_question(
    house: House, adviser: Adviser
) -> None:
    inn, client = house.inn, house.client
    table, tokens = seated(inn, "wager", 2)
    assert counted(client, table) == [0, 0]
    mark = inn.look(table).mark
    answer = ask(client, table, tokens[0])
    assert answer.status_code == 200, answer.text
    assert [(one["move"], one["sentence"]) for one in answer.json()] == [
        ("recruit men=1", "40% of the thoughts; 20% better than now."),
        ("recruit men=2", "30% of the thoughts; 20% worse than now."),
        ("recruit men=1", "20% of the thoughts; 60% worse than now."),
    ]
    assert ask(client, table, tokens[0]).json() == answer.json()
    assert adviser.seats == [0] and counted(client, table) == [1, 0]
    assert inn.look(table).mark != mark, "whoever watches hears that somebody has asked"
    for _seat in tokens:
        ((token, question),) = open_questions(inn, table, tokens)
        inn.play(table, token, question.number, "recruit 2")
    assert inn.look(table, tokens[0]).hints == {}
    assert ask(client, table, tokens[0]).status_code == 200
    assert adviser.seats == [0, 0] and counted(client, table) == [2, 0]


def test_a_hint_stands_in_its_own_room_alone(house: House, adviser: Adviser) -> None:
    inn, client = house.inn, house.client
    table, tokens = seated(inn, "wager", 2)
    ask(client, table, tokens[0])
    given = inn.look(table, tokens[0]).hints
    assert given[0][0] == Advised("recruit men=1", 0.4, 0.6) and len(given[0]) == 3
    assert inn.look(table, tokens[0], at=0).hints == {}, "in a replay nobody is asked"
    assert inn.look(table, tokens[1]).hints == inn.look(table).hints == {}


def test_only_whoever_is_asked_gets_one(house: House, adviser: Adviser) -> None:
    inn, client = house.inn, house.client
    table, tokens = seated(inn, "wager", 2)
    for token, seat, status in ((None, 0, 403), (tokens[1], 0, 403), (tokens[0], 1, 403)):
        assert ask(client, table, token, seat).status_code == status
    late = ask(client, table, tokens[1], 1)
    assert (late.status_code, late.json()["error"]) == (409, "It is not up to you now.")
    inn.resign(table, tokens[0])
    with pytest.raises(NotAllowed, match="for good"):
        inn.wants_hint(table, tokens[0], 0)
    alone, (own,) = seated(inn, "wager", 1, "bot:random")
    inn.concede(alone, own)
    with pytest.raises(MovedOn, match="over"):
        inn.wants_hint(alone, own, 0)
    waits = inn.open_table(Order("wager", ("", "")))
    with pytest.raises(MovedOn, match="not begun"):
        inn.wants_hint(waits, inn.seating.take_seat(waits, 0, "Ada"), 0)
    assert adviser.seats == [] and counted(client, table) == [0, 0]


def test_while_nobody_can_think_yet_it_is_said_and_not_counted(
    house: House, adviser: Adviser
) -> None:
    inn, client = house.inn, house.client
    table, tokens = seated(inn, "wager", 2)
    adviser.ready = False
    answer = ask(client, table, tokens[0])
    assert answer.status_code == 429 and "not ready yet" in answer.json()["error"]
    assert int(answer.headers["retry-after"]) > 0
    assert adviser.seats == [], "not even where there is only one answer"
    assert counted(client, table) == [0, 0]


def test_several_workers_count_a_question_once(worker: Callable[[], Inn]) -> None:
    inns = [worker(), worker()]
    table, tokens = seated(inns[0], "wager", 2)
    wanted = [inn.wants_hint(table, tokens[0], 0) for inn in inns]
    assert [one.given for one in wanted] == [None, None]
    first, second = (Advised("recruit men=1", 0.5, 0.5),), (Advised("recruit men=2", 0.5, 0.5),)
    news = [inns[0].store.last_news()]
    for inn, one, hint in zip(inns, wanted, (first, second), strict=True):
        assert inn.give_hint(one, hint) == first
        news.append(inn.store.last_news())
    assert news[0] < news[1] == news[2], "whoever watches hears of it once"
    for inn in inns:
        assert inn.wants_hint(table, tokens[0], 0).given == first
        assert [chair.hints for chair in inn.look(table).chairs] == [1, 0]


# --- what a table allows --------------------------------------------------------------------------


def test_a_table_forbids_hints_and_so_does_its_rematch(house: House, adviser: Adviser) -> None:
    inn, client = house.inn, house.client
    order = {"game": "wager", "players": ["", "bot:random"], "hints": False, "name": "Ada"}
    made = client.post("/tables", json=order).json()
    assert client.get(f"/tables/{made['table']}").json()["hints"] is False
    answer = ask(client, made["table"], made["token"])
    assert answer.status_code == 403
    assert answer.json()["error"] == "Hints are forbidden at this table."
    inn.concede(made["table"], made["token"])
    again = inn.rematch(made["table"], made["token"]).table
    assert client.get(f"/tables/{again}").json()["hints"] is False
    usual = client.post("/tables", json={"game": "wager", "players": ["", ""]}).json()["table"]
    assert client.get(f"/tables/{usual}").json()["hints"] is True
    assert adviser.seats == []


# --- what it costs --------------------------------------------------------------------------------


def test_one_is_thought_about_at_a_time_and_one_of_a_guest(
    house: House, adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinter, "WAITING", 2)
    inn, client = house.inn, house.client
    tables = [seated(inn, "wager", 2) for _n in range(3)]
    adviser.may_end.clear()
    with ExitStack() as door, ThreadPoolExecutor(2) as people:
        other, third = (door.enter_context(asked_by(client, f"127.0.0.{n}")) for n in (2, 3))
        going = [people.submit(ask, client, tables[0][0], tables[0][1][0])]
        assert adviser.begun.wait(30)
        twice = ask(client, tables[1][0], tables[1][1][0])
        assert twice.status_code == 429 and "already" in twice.json()["error"]
        going.append(people.submit(ask, other, tables[1][0], tables[1][1][0]))
        while house.hinter.waiting < 2:
            time.sleep(0.01)
        refused = ask(third, tables[2][0], tables[2][1][0])
        assert refused.status_code == 429 and "Too many" in refused.json()["error"]
        assert adviser.seats == [0], "the second waits for the first"
        assert client.get(f"/tables/{tables[2][0]}").status_code == 200, "nobody else waits"
        adviser.may_end.set()
        assert [one.result().status_code for one in going] == [200, 200]
    assert len(adviser.threads) == 1 and "hinter" in adviser.threads.pop()
    assert ask(client, tables[2][0], tables[2][1][0]).status_code == 200


def test_a_thought_that_fails_holds_nobody_up(house: House, adviser: Adviser) -> None:
    inn, client = house.inn, house.client
    table, tokens = seated(inn, "wager", 2)
    adviser.ready = False
    for _time in range(hinter.WAITING + 1):
        assert "not ready yet" in ask(client, table, tokens[0]).json()["error"]
    adviser.ready = True
    assert ask(client, table, tokens[0]).status_code == 200


def test_whoever_asks_pays_for_the_thought_and_can_still_play(
    tmp_path: Path, adviser: Adviser
) -> None:
    adviser.works = 1.2
    rates = Rates(**{**vars(UNLIMITED), "work": 0.01, "work_at_once": 3})
    with open_house(tmp_path, rates) as house, asked_by(house.client, "127.0.0.2") as other:
        inn, client = house.inn, house.client
        table, tokens = seated(inn, "wager", 2)
        assert ask(client, table, tokens[0]).status_code == 200
        for _seat in tokens:
            ((token, question),) = open_questions(inn, table, tokens)
            inn.play(table, token, question.number, "recruit 2")
        refused = ask(client, table, tokens[0])
        assert refused.status_code == 429 and "asked for much" in refused.json()["error"]
        assert 10 < int(refused.headers["retry-after"]) < 100
        assert client.get(f"/tables/{table}").status_code == 200
        assert ask(other, table, tokens[0]).status_code == 200


# --- what is kept ---------------------------------------------------------------------------------


def test_a_backup_holds_the_hints(small: Inn, tmp_path: Path) -> None:
    table, tokens = seated(small, "council", 2)
    play_on(small, table, tokens, 3, Random(1))
    ((token, question), *_others) = open_questions(small, table, tokens)
    small.give_hint(small.wants_hint(table, token, question.seat), (Advised("x", 1.0, 0.5),))
    file = tmp_path / "backup.sqlite"
    backup(small.store, file)
    there = opened(str(tmp_path / "new.sqlite"))
    restore(file, there)
    rooms = small.look(table, token), Inn(there).look(table, token)
    assert rooms[0].hints == rooms[1].hints == {question.seat: (Advised("x", 1.0, 0.5),)}
    there.close()
