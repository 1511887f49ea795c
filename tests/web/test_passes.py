"""What a browser keeps: one cookie of all tables together, which never gets more; whoever comes
with cookies of single tables keeps his seats."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import event
from starlette.types import Message

from tabard.server.app import make_app
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.inn.visits import LASTING, new_pass
from tabard.web.pages import add_pages

from ..server.guests import play_on, seated
from ..server.serving import served

GAME = "fall_of_rome"
NEW = "log-title"  # stands on every page of a table
Come = Callable[..., httpx.Client]


class House:
    """An inn, its file, and browsers that keep cookies as people's do."""

    def __init__(self, file: Path) -> None:
        app = make_app(opened(str(file)), pages=add_pages, pace=AT_ONCE, rates=UNLIMITED, keepers=0)
        self.file, self.inn, self.app = file, app.state.inn, app
        self._browsers: list[httpx.Client] = []

    def come(self, cookies: dict[str, str] | None = None) -> httpx.Client:
        """Another browser."""
        browser = httpx.Client(base_url=self.address, follow_redirects=True)
        for name, value in (cookies or {}).items():
            browser.cookies.set(name, value, httpx.URL(self.address).host)
        self._browsers.append(browser)
        return browser


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path / "inn.sqlite")
    with served(made.app) as client:
        made.address = str(client.base_url).removesuffix("/api/")  # type: ignore[attr-defined]
        yield made
        for browser in made._browsers:
            browser.close()


def table_of(inn: Inn) -> str:
    """A table of people with a place for one more."""
    table = inn.open_table(Order(GAME, ("", "")))
    inn.seating.take_seat(table, 1, "Bo")
    return table


def sits(browser: httpx.Client, table: str, name: str = "Ada") -> None:
    """Sit down in the first place."""
    said = browser.post(f"/table/{table}/sit", data={"player": "1", "name": name})
    assert said.status_code == 200, said.text


def has_seat(browser: httpx.Client, table: str) -> bool:
    """Does the page say so?"""
    said = browser.get(f"/table/{table}")
    assert said.status_code == 200 and NEW in said.text
    return "Give up my seat" in said.text


def test_a_seat_is_not_lost_after_200_tables_were_looked_at(house: House) -> None:
    """Nor do the cookies grow."""
    own, ada = table_of(house.inn), house.come()
    sits(ada, own)
    before = len(ada.cookies)
    for _n in range(200):
        ada.get(f"/table/{seated(house.inn, GAME, 2)[0]}")
    assert has_seat(ada, own) and not has_seat(house.come(), own)
    assert len(ada.cookies) == before <= 3
    assert own in ada.get("/").text.split('id="own-tables"')[1]


def test_one_cookie_lasts_for_all_seats_and_no_script_reads_it(house: House) -> None:
    ada, tables = house.come(), [table_of(house.inn) for _n in range(3)]
    for table in tables:
        sits(ada, table)
    kept = [cookie for cookie in ada.cookies.jar if cookie.name == "pass"]
    assert len(kept) == 1 and all(has_seat(ada, table) for table in tables)
    again = ada.get("/").headers["set-cookie"]
    assert again.startswith("pass=") and "HttpOnly" in again and "SameSite=lax" in again
    assert int(re.search(r"Max-Age=(\d+)", again).group(1)) >= 365 * 24 * 3600  # type: ignore[union-attr]


def test_own_tables_are_all_listed_or_it_is_said_how_many_more_there_are(house: House) -> None:
    ada, tables = house.come(), [table_of(house.inn) for _n in range(14)]
    for table in tables[:12]:
        sits(ada, table)
    assert "more of your tables" not in ada.get("/").text
    for table in tables[12:]:
        sits(ada, table)
    front, whole = ada.get("/").text, ada.get("/?tables=all").text
    assert '<a href="/?tables=all">2 more of your tables</a>' in front
    assert 12 == own_tables(front) and 14 == own_tables(whole)
    assert "more of your tables" not in whole


def own_tables(page: str) -> int:
    """How many tables a front page lists as one's own."""
    section = page.partition('id="own-tables"')[2].partition("</section>")[0]
    return section.count('href="/table/')


def test_the_database_does_not_know_the_pass(house: House) -> None:
    ada, table = house.come(), table_of(house.inn)
    sits(ada, table)
    with sqlite3.connect(house.file) as connection:
        kept = "\n".join(connection.iterdump())
    connection.close()
    assert 'INSERT INTO "visits"' in kept and ada.cookies["pass"] not in kept


@pytest.mark.parametrize("made_up", ["", "x", "a" * 48 + "'", "é", "0" * 4000, "../" * 9])
def test_a_pass_that_is_none_is_a_strangers(house: House, made_up: str) -> None:
    table = table_of(house.inn)
    said = house.come().get(f"/table/{table}", headers={"Cookie": f"pass={made_up}".encode()})
    assert said.status_code == 200 and "Sit down" in said.text


@pytest.mark.parametrize("stale", ["same", "other"])
def test_an_older_page_hears_what_became_of_its_answer(house: House, stale: str) -> None:
    """It has the same question; another answer than the one that was given is not done silently."""
    table, tokens = seated(house.inn, "new_world", 2)
    ada = house.come({f"seat-{table}": tokens[0]})
    question = house.inn.look(table, tokens[0]).questions[0]
    first, second = house.inn.try_out(table, tokens[0], question.seat, "").follow[:2]
    said = {"seat": str(question.seat + 1), "question": str(question.number), "key": "two pages"}
    ada.post(f"/table/{table}/play", data={**said, "move": first})
    lines = house.inn.look(table).version
    again = first if stale == "same" else second
    page = ada.post(f"/table/{table}/play", data={**said, "move": again}).text
    assert ("decided already, and otherwise" in page) == (stale == "other")
    assert house.inn.look(table).version == lines


# --- cookies of earlier days ----------------------------------------------------------------------


def test_whoever_sits_with_a_cookie_of_his_table_goes_on_and_the_cookie_goes(house: House) -> None:
    """On whatever page he comes first, also where he only sends a form."""
    for way in "table", "front", "form":
        table, tokens = seated(house.inn, GAME, 2)
        ada = house.come({f"seat-{table}": tokens[0], f"looked-{table}": "3", "theme": "dark"})
        if way == "form":
            ada.post(f"/table/{table}/chat", data={"text": "Here I am."})
            assert house.inn.look(table).notes[-1].text == "Here I am."
        ada.get("/" if way == "front" else f"/table/{table}")
        assert set(ada.cookies) == {"pass", "theme"}
        assert has_seat(ada, table)
        assert not has_seat(house.come(), table)


def test_cookies_of_many_tables_are_taken_over_few_at_a_time(house: House) -> None:
    """So no answer has a head that proxies refuse; the table that is asked for comes first."""
    seats = {table: tokens[0] for table, tokens in (seated(house.inn, GAME, 2) for _n in range(50))}
    ada = house.come({f"seat-{table}": token for table, token in seats.items()})
    last = list(seats)[-1]
    first = ada.get(f"/table/{last}")
    assert "Give up my seat" in first.text
    assert sum(len(value) for _name, value in first.headers.multi_items()) < 4000
    for _page in range(3):
        ada.get("/")
    assert set(ada.cookies) == {"pass"}
    assert all(has_seat(ada, table) for table in seats)


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("name", ["seat-t", "looked-t", "x-"])
def test_thousands_of_cookies_are_no_more_work_than_a_browser_has(
    house: House, name: str, apart: bool
) -> None:
    """For the loop that answers everybody: what is called there is counted. Whoever has as many as
    a browser keeps is known by his pass, the last of them."""
    calls_for(house, name, 180, apart)  # the first takes more
    some, many = calls_for(house, name, 400, apart), calls_for(house, name, 1400, apart)
    assert many - some < 5000, (some, many)


def calls_for(house: House, name: str, cookies: int, apart: bool) -> int:
    """How many calls the front page takes with so many cookies, in one line of the head or many."""
    said = [*(f"{name}{number}=x" for number in range(cookies)), f"pass={'a' * 48}"]
    heads = said if apart else ["; ".join(said)]
    scope = {
        "type": "http", "method": "GET", "path": "/", "query_string": b"", "scheme": "http",
        "headers": [(b"host", b"localhost"), *((b"cookie", head.encode()) for head in heads)],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2),
    }  # fmt: skip
    sent: list[Message] = []
    count = 0

    def called(_frame: object, event: str, _of: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    async def nothing() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def keep(message: Message) -> None:
        sent.append(message)

    async def work() -> None:
        sys.setprofile(called)
        try:
            await house.app(scope, nothing, keep)
        finally:
            sys.setprofile(None)

    with ThreadPoolExecutor(1) as aside:  # a browser's test may have left a loop in this thread
        aside.submit(asyncio.run, work()).result()
    known = [value for _key, value in sent[0]["headers"] if value.startswith(b"pass=a")]
    assert sent[0]["status"] == 200 and (known or cookies > 180)
    return count


def test_an_old_cookie_takes_no_seat_away_and_a_false_one_gives_none(house: House) -> None:
    table, tokens = seated(house.inn, GAME, 2)
    ada = house.come({f"seat-{table}": tokens[0]})
    assert has_seat(ada, table)
    other, seat = house.come({f"seat-{table}": tokens[1]}), f"seat-{table}"
    other.cookies.set("pass", ada.cookies["pass"], other.base_url.host)
    other.get(f"/table/{table}")
    assert house.inn.visits.of(ada.cookies["pass"], table).token == tokens[0]
    for cookies in {seat: tokens[0] + "x"}, {"seat-nowhere": tokens[0]}, {seat: ""}:
        other = house.come(cookies)
        assert not has_seat(other, table)
        assert "seat-" not in "".join(other.cookies)


# --- what was looked at ---------------------------------------------------------------------------


def test_how_far_a_guest_has_looked_is_known_and_forgotten_where_he_holds_no_seat(
    house: House,
) -> None:
    table, tokens = seated(house.inn, GAME, 2)
    ada, watcher = house.come({f"seat-{table}": tokens[0]}), house.come()
    for browser in (ada, watcher):
        browser.get(f"/table/{table}")
    seen = house.inn.look(table).version
    play_on(house.inn, table, tokens, 4, Random(1))
    visits, passes = house.inn.visits, [browser.cookies["pass"] for browser in (ada, watcher)]
    assert [visits.of(one, table).looked for one in passes] == [seen, seen]
    watcher.get(f"/table/{table}?quiet=1")
    assert visits.of(passes[1], table).looked == seen, "nobody has looked at a hidden page"
    watcher.get(f"/table/{table}")
    assert visits.of(passes[1], table).looked == house.inn.look(table).version > seen
    house.inn.store.clock.heard(house.inn.store.clock.now() + LASTING + 1)
    visits.sits(new_pass(), tokens[1])  # whoever sits down sweeps
    assert [visits.of(one, table).looked for one in passes] == [seen, None]
    assert visits.of(passes[0], table).token == tokens[0]


def test_who_looks_is_shown_the_table_although_nothing_can_be_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = seated(house.inn, GAME, 2)
    ada = house.come({f"seat-{table}": tokens[0]})
    assert has_seat(ada, table)
    play_on(house.inn, table, tokens, 1, Random(1))
    event.listen(house.inn.store.engine, "checkout", read_only)
    assert has_seat(ada, table)


def read_only(connection: sqlite3.Connection, *_rest: object) -> None:
    """Nothing can be written through this connection."""
    connection.execute("PRAGMA query_only=ON")
