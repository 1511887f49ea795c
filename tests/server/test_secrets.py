"""What others receive holds no secret: two games that differ only in a secret give them the very
same bytes, whatever they ask for."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tabard.engine.match import Match
from tabard.players.thinking import Considered
from tabard.server.api.events import _rendered
from tabard.server.app import make_app
from tabard.server.database.clock import Clock
from tabard.server.database.upgrading import opened
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn, orders
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping import hinter

from .guests import draw_alike
from .serving import served

PATHS = ("", "/position", "/lines", "/told", "/told?since=3", "/chat", "/record", "/events?news=1")
AT = ("", "/position", "/lines", "/told")


Games = Callable[..., "Game"]


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Games]:
    """Makes games in which everything is the same but the players' decisions: dice, ids, hours."""
    monkeypatch.setattr(orders, "new_id", lambda: "thesametable")
    draw_alike(monkeypatch)
    monkeypatch.setattr(Clock, "now", lambda _clock: 1_000_000.0)
    counts = itertools.count()
    with ExitStack() as stack:

        def make(**more: object) -> Game:
            store = opened(str(tmp_path / f"{next(counts)}.sqlite"))
            app = make_app(store, keepers=0, pace=AT_ONCE, rates=UNLIMITED)
            return Game(app.state.inn, stack.enter_context(served(app)), **more)

        yield make


class Game:
    """A game of Council (with odds) of three people: what each of them and a spectator receives."""

    def __init__(self, inn: Inn, client: httpx.Client, **more: object) -> None:
        self.inn, self.client = inn, client
        order = {"game": "cards", "players": ["", "", ""], **more}
        self.table = f"/tables/{self.client.post('/tables', json=order).json()['table']}"
        self.tokens = [self._sit(place) for place in (1, 2, 3)]

    def _sit(self, place: int) -> str:
        answer = self.client.post(f"{self.table}/places/{place}", json={"name": f"P{place}"})
        return str(answer.json()["token"])

    def play(self, seat: int, words: str) -> None:
        headers = self.headers(seat)
        you = self.client.get(self.table, headers=headers).json()["you"]
        move = {"question": you["questions"][0]["question"], "move": words}
        answer = self.client.post(f"{self.table}/play", json=move, headers=headers)
        assert answer.status_code == 200, answer.text

    def undo(self, seat: int) -> None:
        answer = self.client.post(f"{self.table}/undo", json={}, headers=self.headers(seat))
        assert answer.status_code == 200, answer.text

    def hint(self, seat: int) -> bytes:
        asked = {"seat": seat + 1}
        answer = self.client.post(f"{self.table}/hint", json=asked, headers=self.headers(seat))
        assert answer.status_code == 200, answer.text
        return answer.content

    def headers(self, seat: int | None) -> dict[str, str]:
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}

    def received(self, seat: int | None) -> list[bytes]:
        """All bytes that a viewer can get: every page, every replay, every event."""
        got = [self.get(path, seat) for path in PATHS if "events" not in path]
        moves = self.client.get(self.table).json()["moves"]
        got += [
            self.get(f"{path}?at={n}", seat) for n in range(moves - 2, moves + 1) for path in AT
        ]
        sight = self.inn.sight("thesametable")
        sight = sight if seat is not None else self.inn.for_watchers(sight)
        events = [_rendered(sight, seat, since) for since in range(sight.version + 1)]
        return got + [event.encode() for event in events] + [sight.mark.encode()[:5]]

    def get(self, path: str, seat: int | None) -> bytes:
        answer: httpx.Response = self.client.get(f"{self.table}{path}", headers=self.headers(seat))
        assert answer.status_code == 200
        headers = {k: v for k, v in answer.headers.items() if k != "date"}
        return answer.content + repr(headers).encode()


def hands(game: Game) -> list[str]:
    """A card of the first seat, for each of two games with the same chance."""
    match = game.inn.look("thesametable").match
    return [f"knight_{n}" for n in range(8) if match.state.card_place[n] == 1] + [
        f"trump_{n}" for n in range(8) if match.state.card_place[8 + n] == 1
    ]


def test_a_secret_of_one_seat_is_in_no_byte_that_others_receive(games: Games) -> None:
    pair = []
    for name in ("war", "peace"):
        pair.append(games())
        pair[-1].play(0, f"vote side={name}")
        pair[-1].play(1, "vote side=war")
    assert pair[0].received(0) != pair[1].received(0), "its own seat sees the difference"
    for viewer in (1, 2, None):
        assert pair[0].received(viewer) == pair[1].received(viewer)
    for game in pair:
        game.undo(0)
    for viewer in (0, 1):
        assert pair[0].received(viewer) == pair[1].received(viewer)
    for game in pair:
        game.play(0, "vote side=war")
        game.play(2, "vote side=war")
    card = hands(pair[0])[0]
    pair[0].play(0, f"send area=hill card={card} men=3")
    pair[1].play(0, "send area=port card=none men=0")
    assert pair[0].received(0) != pair[1].received(0)
    for viewer in (1, 2, None):
        assert pair[0].received(viewer) == pair[1].received(viewer)


def test_a_hint_is_in_no_byte_that_others_receive(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where it speaks of a hand, or of what may be voted in secret."""
    monkeypatch.setattr(hinter, "thinker_of", lambda _game: True)
    pair, answers = [], []
    for first in (0, -1):

        def liked(match: Match, seat: int, first: int = first) -> list[Considered]:
            return [Considered(match.rows(seat)[first].number, 1.0 + first / 3, 0.25)]

        monkeypatch.setattr(hinter, "hints", liked)
        pair.append(games())
        answers.append([pair[-1].hint(0)])
        for seat in (0, 1, 2):
            pair[-1].play(seat, "vote side=war")
        answers[-1].append(pair[-1].hint(0))
    assert answers[0][0] != answers[1][0] and answers[0][1] != answers[1][1]
    for viewer in (0, 1, 2, None):
        assert pair[0].received(viewer) == pair[1].received(viewer)
    assert [chair.hints for chair in pair[0].inn.look("thesametable").chairs] == [2, 0, 0]


def test_a_refusal_and_a_try_tell_nothing_of_others(games: Games) -> None:
    """Whatever another seat asks, it hears the same."""
    answers = []
    for name in ("war", "peace"):
        game = games()
        game.play(0, f"vote side={name}")
        heard = []
        for words in ("", "vote", "vote side=war", "send area=hill", "trump trump_1", "die 2"):
            for way in ("try", "why", "odds"):
                asked = {"seat": 2, "move": words}
                answer = game.client.post(
                    f"{game.table}/{way}", json=asked, headers=game.headers(1)
                )
                heard.append(answer.content)
        answers.append(heard)
    assert answers[0] == answers[1]
