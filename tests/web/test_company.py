"""A whole game of Jeanne d'Arc in company: Ada at a desk, Ben at a phone, a bot, and somebody who
watches on a screen between the two, with a clock, a lost connection and seats that bots take over
and hand back.

Everything that people do is a click or a tap on what they see. They play the shortest game that the
form offers, and every decision is theirs but for those that the story gives to somebody else: two
for which Ben is late while his connection is lost (the inn's clock is put on, so nobody has to
wait), those that a bot makes for him until it is back, and one or two while Ada has lent her seat.
The test asks the inn only how far the story is.

Each page of the table that leaves the inn is drawn once more as if all were otherwise that its
viewer may not know: hidden cards are dealt anew, answers that lie face down are given anew, and
what stands in the log or was told to others alone says something else. Both must be the same, byte
for byte. Whatever else a browser receives has no room for a secret.
"""

from __future__ import annotations

import re
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Request, Response
from playwright.sync_api import expect

from tabard.engine.dice import new_stream
from tabard.engine.match import Match
from tabard.engine.match.following import Followed
from tabard.engine.match.lines import Line
from tabard.engine.record.replay import verify
from tabard.engine.secrecy.guessing import forget_what_was_told
from tabard.engine.secrecy.secrets import guess, led_too
from tabard.server.database.rows import AWAY, LATE
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Room
from tabard.server.inn.visits import Visit
from tabard.server.keeping.weigher import Weigher
from tabard.web import tables
from tabard.web.passes import visit_of

from .conftest import Enter, House
from .guest import PATIENCE, Finger, Guest
from .test_away import asked_at, comes_back, goes_away, passes
from .test_whole_games import shortest

GAME = "jeanne_darc"
CLOCK = 300  # seconds, far more than anything takes here
OFFLINE = "ERR_INTERNET_DISCONNECTED"
NEWS = re.compile(
    rb"(retry: 1000\n\n|: still here\n\n|"
    rb'id: [0-9a-f.]+\nevent: table\ndata: {"version": \d+, "mark": "[0-9a-f.]+"}\n\n|)'
)
PLAIN = re.compile(r"GET /((static|boards)/[^?]*|new/[a-z_]+|favicon\.ico|)\?")


# --- the same page, were everything hidden otherwise ----------------------------------------------


def otherwise(match: Followed, viewers: tuple[int, ...], number: int) -> Followed:
    """A match that these seats cannot tell from this one."""
    other, events = match.snapshot(), match.game.book.events
    seats = led_too(match.game, match.state, viewers)
    other.state = guess(match.game, match.state, viewers, new_stream(number))
    other.lines = [
        line if seen.words == line.words else replace(line, words=_not(line))
        for line, seen in zip(match.lines, match.lines_for(viewers), strict=True)
    ]
    other.told_rows = [
        [value if value == seen else int(not value) for value, seen in pairs]
        for row in match.told_rows
        for pairs in [[*zip(row, events.seen(row, seats), strict=True)]]
    ]
    return other


def _not(line: Line) -> str:
    """A move of the same shape that nobody has made."""
    return re.sub(r"=\S+", "=elsewhere", line.words) if "=" in line.words else "elsewhere"


def differs(one: Match, other: Match) -> bool:
    """Does anything lie otherwise, for somebody who sees all?"""
    state = one.state.copy()
    forget_what_was_told(state)
    return not state.same(other.state) or one.lines != other.lines


class Asked:
    """The inn as one request finds it: this room, now."""

    def __init__(self, inn: Inn, visit: Visit, room: Room, now: float, *, looks: bool) -> None:
        self.inn, self.room = inn, room
        self.store = SimpleNamespace(clock=SimpleNamespace(now=lambda: now))
        noted = inn.visits.looks if looks else lambda *_of: None
        players = inn.visits.players
        self.visits = SimpleNamespace(of=lambda *_of: visit, looks=noted, players=players)

    def look(self, *_of: object) -> Room:
        return self.room

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inn, name)


class Mirror:
    """Stands where a table's pages are drawn, and draws each twice."""

    def __init__(self) -> None:
        self.drawn: dict[str, set[bytes]] = defaultdict(set)
        self.otherwise: Counter[str] = Counter()  # pages at which anything hidden lay otherwise
        self.differences: list[str] = []
        self._show, self._lock = tables.show, threading.Lock()

    def show(
        self, inn: Inn, weigher: Weigher, request: Request, table: str, template: str
    ) -> Response:
        visit = visit_of(inn, request, table)
        room, now = inn.look(table, visit.token), inn.store.clock.now()
        name, pages, match = request.headers["user-agent"], [], room.match
        rooms = [room]
        if isinstance(match, Followed):
            number = sum(map(len, self.drawn.values()))
            rooms.insert(0, replace(room, match=otherwise(match, room.seats, number)))
            self.otherwise[name] += differs(match, rooms[0].match or match)
        for each in rooms:
            asked: Any = Asked(inn, visit, each, now, looks=each is room)
            pages.append(self._show(asked, weigher, request, table, template))
        with self._lock:
            self.drawn[name].add(bytes(pages[-1].body))
            if pages[0].body != pages[-1].body:
                self.differences.append(f"{name}: {_where(pages[0].body, pages[-1].body)}")
        return pages[-1]


def _where(one: bytes | memoryview, other: bytes | memoryview) -> set[bytes]:
    """The lines that only one of two pages has."""
    return set(bytes(one).splitlines()) ^ set(bytes(other).splitlines())


@pytest.fixture
def mirror(monkeypatch: pytest.MonkeyPatch) -> Mirror:
    """All pages of tables are drawn twice."""
    mirror = Mirror()
    monkeypatch.setattr(tables, "show", mirror.show)
    return mirror


# --- the company ----------------------------------------------------------------------------------


class Company:
    """Ada and Ben sit at a table with a bot, and somebody watches."""

    def __init__(self, house: House, enter: Enter) -> None:
        self.house = house
        self.ada = enter("Ada", at=house, seed=3)
        self.ben = enter("Ben", at=house, size="phone", kind=Finger, seed=2)
        self.watcher = enter("Watcher", at=house, size="slate")
        said = {**shortest(GAME), "seat_2": "open", "seat_3": "bot:fair", "clock": str(CLOCK)}
        self.ada.sets_a_table(GAME, **said)
        self.ada.page.wait_for_url("**/table/*")
        self.table = self.ada.page.url.partition("/table/")[2]
        for guest in (self.ben, self.watcher):
            guest.comes_in(self.ada.page.url)
        self.ben.page.get_by_label("Your name").fill("Ben")
        self.ben.click(self.ben.page.get_by_role("button", name="Sit down"))

    @property
    def everybody(self) -> tuple[Guest, ...]:
        return self.ada, self.ben, self.watcher

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.house.inn.look(self.table).over

    def decided(self, guest: Guest, made_by: str = "") -> int:
        """How many decisions were made for somebody, by himself or by somebody else."""
        room = self.house.inn.look(self.table)
        seats = next(chair.seats for chair in room.chairs if chair.name == guest.name)
        lines = self.house.inn.store.lines(self.table)
        return sum(m.seat in seats and m.made_by == made_by and not m.by_itself for m in lines)

    def play_until(self, there: Callable[[], object], *people: Guest) -> None:
        """These people decide whatever they are asked, until the story is there."""
        end = time.monotonic() + PATIENCE
        while not there():
            guest = next((one for one in people if one.title.startswith("●")), None)
            if guest is None:
                assert time.monotonic() < end, "nobody's turn comes"
                self.ada.page.wait_for_timeout(30)
                continue
            guest.step()
            end = time.monotonic() + PATIENCE

    def loses_the_connection(self, lost: Guest, other: Guest) -> None:
        """Somebody is not heard of any more; his time runs out, until a bot plays for him."""
        lost.page.context.set_offline(True)
        end = time.monotonic() + 2 * PATIENCE
        while not self.decided(lost, AWAY):
            assert time.monotonic() < end, "no bot plays for who is lost"
            asked = asked_at(self.house, self.table)
            if asked == {lost.name} and not self.is_away(lost):
                passes(self.house, self.table, CLOCK + 1)
            elif other.name in asked and other.title.startswith("●"):
                other.step()
            else:
                other.page.wait_for_timeout(30)

    def is_away(self, guest: Guest) -> bool:
        """Does a bot play for somebody?"""
        chairs = self.house.inn.look(self.table).chairs
        return any(chair.away for chair in chairs if chair.name == guest.name)


@pytest.fixture
def company(tmp_path: Path, mirror: Mirror, enter: Enter) -> Iterator[Company]:
    """The company, in a house of its own."""
    with House(tmp_path) as house:
        company = Company(house, enter)
        yield company
        for guest in company.everybody:  # they go before the house closes
            guest.page.context.close()


def test_people_and_bots_play_a_whole_game_and_nobody_learns_a_secret(
    company: Company, mirror: Mirror
) -> None:
    ada, ben, watcher = company.everybody
    people = ada, ben
    company.play_until(lambda: min(map(company.decided, people)) >= 1, *people)

    company.loses_the_connection(ben, ada)
    assert company.decided(ben, LATE) >= 2 and company.is_away(ben) and not company.over
    for guest in (ada, watcher):
        guest.opens("people")
        expect(guest.page.locator("#people")).to_contain_text("Ben (away; the fair bot plays)")
    expect(ben.page.locator("#lent")).to_be_empty()  # he hears of nothing
    ben.page.context.set_offline(False)
    expect(ben.page.locator("#lent")).to_contain_text("You were late twice in a row.")
    comes_back(ben)
    expect(watcher.page.locator("#people")).not_to_contain_text("away")

    goes_away(ada)
    own = company.decided(ada)
    company.play_until(lambda: company.decided(ada, AWAY) or company.over, ben)
    expect(watcher.page.locator("#people")).to_contain_text("Ada (away; the novice bot plays)")
    assert company.decided(ada) == own and not company.over, "she decides nothing meanwhile"
    comes_back(ada)

    company.play_until(lambda: company.over, *people)
    endings = set()
    for guest in company.everybody:
        expect(guest.page.locator("#outcome")).to_be_visible()
        endings.add(guest.page.locator("#outcome").inner_text())
    assert len(endings) == 1, "all read the same"
    assert company.decided(ada) > own
    verdict = verify(company.house.inn.record(company.table))
    assert verdict.valid and verdict.finished

    ben.troubles = [trouble for trouble in ben.troubles if OFFLINE not in trouble]
    assert mirror.differences == [], "a page tells what its viewer may not know"
    for guest in company.everybody:
        assert mirror.otherwise[guest.name] > 5, "there was something to tell"
        has_no_room_for_secrets(company, guest, mirror.drawn[guest.name])


def has_no_room_for_secrets(company: Company, guest: Guest, drawn: set[bytes]) -> None:
    """All that a browser received is a page that was drawn twice, news that something has changed,
    an answer without words, or what is the same for everybody."""
    table, head, pages = f"/table/{company.table}", re.compile(rb"\d{3}(\n|$)"), 0
    for asked, body in list(company.house.watch.sent[guest.name]):
        if head.match(body) or not body or PLAIN.match(asked):
            continue
        if asked.startswith(f"GET /api/tables/{company.table}/events?news=1"):
            assert NEWS.fullmatch(body), (asked, body)
        else:
            assert asked.startswith(f"GET {table}?") and body in drawn, (asked, body[:300])
            pages += 1
    assert pages > 10
