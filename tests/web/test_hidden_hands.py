"""Two tables that differ only in a card which chance has dealt to one hand, or in the chips behind
two hands: the other seats and a spectator get the very same bytes from the pages, from the HTTP
interface and from the streams."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tabard.engine import find
from tabard.engine.actions import Row
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.match.following import Followed
from tabard.engine.record import text_of
from tabard.server.database.clock import Clock
from tabard.server.database.store import Store
from tabard.server.inn import orders
from tabard.server.keeping import company
from tests.engine import toll

from ..server.serving import NO_TLS
from .conftest import House

PLAYERS = 3
MOVES = 40  # that are made after the deal
GAMES = "jeanne_darc", "new_world"  # that have hands
PAGES = ("", "/text", "/replay", "/record")
API = ("", "/position", "/lines", "/told", "/told?since=3", "/chat", "/record")
AT = ("", "/position", "/lines", "/told")
Tables = Callable[[str], "Table"]


class Table:
    """A stored table in a house of its own: what each player and a spectator receive."""

    def __init__(self, house: House, record: str) -> None:
        self.house = house
        self.id = house.inn.bring_in(record, unfinished=True)
        self.tokens = [house.inn.seating.take_seat(self.id, n, f"P{n}") for n in range(PLAYERS)]

    def received(self, player: int | None) -> list[bytes]:
        """All bytes that a viewer can get."""
        moves = self.house.inn.look(self.id).moves
        past = [f"?at={n}" for n in range(0, moves + 1, 7)]
        pages = [*PAGES, *(f"/replay{at}" for at in past)]
        if self.house.inn.look(self.id).game.board:
            pages += ["/board.svg", *(f"/board.svg{at}" for at in past)]
        paths = [*API, *(f"{path}{at}" for path in AT for at in past)]
        with self._browser(player) as browser, self._program(player) as program:
            got = [_bytes(browser.get(f"/table/{self.id}{page}")) for page in pages]
            got += [_bytes(program.get(f"/api/tables/{self.id}{path}")) for path in paths]
            got += [self._heard(program, player, since) for since in (0, moves // 2, moves - 1)]
            if player is not None:
                got += list(self._answers(program, player))
        return got

    def _browser(self, player: int | None) -> httpx.Client:
        known = f"{PLAYERS if player is None else player}" * 48
        if player is not None:
            self.house.inn.visits.sits(known, self.tokens[player])
        return self._client(cookies={"pass": known})

    def _program(self, player: int | None) -> httpx.Client:
        headers = {} if player is None else {"Authorization": f"Bearer {self.tokens[player]}"}
        return self._client(headers=headers)

    def _client(self, **said: Any) -> httpx.Client:
        way = To(self.house.address)
        return httpx.Client(base_url="http://localhost", transport=way, timeout=None, **said)

    def _heard(self, program: httpx.Client, player: int | None, since: int) -> bytes:
        """The stream of who comes back: the first event, and the next after a line of the chat."""
        known, events = {"Last-Event-ID": f"{since}.0.0"}, list[str]()
        address = f"/api/tables/{self.id}/events"
        with program.stream("GET", address, headers=known) as stream:
            for line in stream.iter_lines():
                events.append(line)
                heard = sum(line.startswith("data: ") for line in events)
                if line.startswith("data: ") and heard == 1:
                    self.house.inn.chat(self.id, self.tokens[0], f"{player} hears since {since}")
                elif heard == 2:
                    return "\n".join(events).encode()
        raise AssertionError("the stream has ended")

    def _answers(self, program: httpx.Client, player: int) -> Iterator[bytes]:
        """What a player is answered who asks for this and that."""
        room = self.house.inn.look(self.id, self.tokens[player])
        for seat, way in itertools.product(room.seats, ("try", "why")):
            for words in ("", *(verb.word for verb in room.game.actions.verbs)):
                said = {"seat": seat + 1, "move": words}
                yield program.post(f"/api/tables/{self.id}/{way}", json=said).content


class To(httpx.HTTPTransport):
    """Leads to a house wherever it stands, by a name that is the same for all."""

    def __init__(self, address: str) -> None:
        super().__init__(verify=NO_TLS)
        self.port = httpx.URL(address).port

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(host="127.0.0.1", port=self.port)
        return super().handle_request(request)


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tables]:
    """Makes tables in which everything is the same but their records."""
    monkeypatch.setattr(orders, "new_id", lambda: "thesametable")
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _size: "thesame")
    monkeypatch.setattr(Store, "signing_key", lambda _store: "thesamekey")
    monkeypatch.setattr(Clock, "now", lambda _clock: 1_000_000.0)
    monkeypatch.setattr(company, "_LOOK", 1e9)  # who is here is noted when a thread comes to it
    counts = itertools.count()
    with ExitStack() as stack:

        def make(record: str) -> Table:
            folder = tmp_path / str(next(counts))
            folder.mkdir()
            return Table(stack.enter_context(House(folder, keepers=0)), record)

        yield make


@pytest.mark.parametrize("game", GAMES)
def test_another_hidden_hand_is_in_no_byte_that_the_others_receive(
    game: str, tables: Tables
) -> None:
    holder, pair = two_hands(game)
    first, second = (tables(text_of(match)) for match in pair)
    for viewer in (*range(PLAYERS), None):
        received = first.received(viewer), second.received(viewer)
        if viewer == holder:
            assert received[0] != received[1], "the two tables do not differ"
        else:
            differ = [one[:300] for one, other in zip(*received, strict=True) if one != other]
            assert not differ, f"viewer {viewer} can tell the two tables apart"


# --- chips ----------------------------------------------------------------------------------------


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Toll, found like any game."""
    real, own = find.entry_points, EntryPoint("toll", "tests.engine.toll:GAME", "tabard.games")
    monkeypatch.setattr(find, "entry_points", lambda group: [*real(group=group), own])
    find.find_game.cache_clear()
    yield toll.GAME
    find.find_game.cache_clear()


def test_others_chips_are_in_no_byte_that_a_viewer_receives(
    toy: Game, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    received = []
    assert toy.lies_within  # read off its own set-up, before another stands there
    for chips in ([11, 4, 18], [11, 18, 4]):
        monkeypatch.setattr(toy, "set_up", partial(_set_up, chips))
        match = Match(toy, PLAYERS, seed=1)
        for move in ("pay", "pay", "pay", "pay", "take", "pay"):
            match.play(match.to_act[0], move)
        table = tables(text_of(match))
        received.append({viewer: table.received(viewer) for viewer in (*range(PLAYERS), None)})
    for viewer in (0, None):
        assert received[0][viewer] == received[1][viewer], f"viewer {viewer} can tell them apart"
    for viewer in (1, 2):
        assert received[0][viewer] != received[1][viewer], "the two tables do not differ"


def _set_up(chips: list[int], state: Any) -> None:
    toll.set_up(state)
    state.chips[:PLAYERS] = chips


def test_a_game_without_options_asks_for_none(toy: Game, tmp_path: Path) -> None:
    with House(tmp_path, keepers=0) as house:
        page = httpx.get(f"{house.address}/new/{toy.name}")
        assert page.status_code == 200 and 'name="option-' not in page.text
        order = {"game": toy.name, "players": ["", "bot:greedy", "bot:random"]}
        table = httpx.post(f"{house.address}/api/tables", json=order).json()["table"]
        assert {} == httpx.get(f"{house.address}/api/tables/{table}").json()["options"]


# --- hands ----------------------------------------------------------------------------------------


def two_hands(game: str) -> tuple[int, tuple[Match, Match]]:
    """Two matches that went the same way, but chance has dealt one player another card: who."""
    match, chance = Followed(game, PLAYERS), Random(2)
    for _row in range(500):
        dealt = _dealt(match) if match.to_act == (CHANCE,) else None
        if dealt:
            holder, first, second = dealt
            goes_on(first, second, chance)
            return holder, (first, second)
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.rows(seat)))
    raise AssertionError("nobody is ever dealt a card that others do not see")


def _dealt(match: Followed) -> tuple[int, Match, Match] | None:
    """Two cards that chance may deal now, where only one player sees the difference: who, and the
    match after each."""
    rows = match.rows(CHANCE)
    first = _after(match, rows[0])
    for row in rows[1:]:
        second = _after(match, row)
        differs = [n for n in (*range(PLAYERS), None) if _view(first, n) != _view(second, n)]
        if len(differs) == 1 and differs[0] is not None:
            return differs[0], first, second
    return None


def _after(match: Followed, row: Row) -> Match:
    after = match.snapshot()
    after.play(CHANCE, row)
    return after


def _view(match: Match, player: int | None) -> object:
    return match.view(*(seat for seat, leader in enumerate(match.players) if leader == player))


def goes_on(first: Match, second: Match, chance: Random) -> None:
    """Make moves that can be made in both, and stop where somebody has a choice."""
    made = 0
    while made < MOVES or CHANCE in first.to_act or first.draft(first.to_act[0]):
        assert first.to_act == second.to_act
        seat = first.to_act[0]
        there = {row.number for row in second.rows(seat)}
        row = chance.choice([row for row in first.rows(seat) if row.number in there])
        first.play(seat, row)
        second.play(seat, row)
        made += 1


def _bytes(answer: httpx.Response) -> bytes:
    assert answer.status_code == 200, answer.text
    headers = {key: value for key, value in answer.headers.items() if key != "date"}
    return answer.content + repr(headers).encode()
