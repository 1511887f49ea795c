"""Hints at an inn: for whose seat it is, thought about once, counted for all, or forbidden."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx
import pytest

from tabard.engine.match import Match
from tabard.players.thinking import Considered
from tabard.server.app import make_app
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, OnTheWay, TooOften
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn
from tabard.server.inn.rooms import Order
from tabard.server.keeping import hinter
from tabard.server.keeping.hinter import Hinter

from .guests import open_questions, seated
from .serving import served


def first_moves(match: Match, seat: int) -> list[Considered]:
    """Whoever gives hints likes the first moves."""
    rows = match.rows(seat)[:4]
    return [Considered(row.number, 0.4 - n / 10, 0.6 - n / 5) for n, row in enumerate(rows)]


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinter, "hints", first_moves)


@pytest.fixture
def wager(small: Inn) -> tuple[str, list[str]]:
    """A table of Wager with two people, of whom the first must decide."""
    return seated(small, "wager", 2)


@pytest.mark.usefixtures("thinks")
def test_a_hint_names_moves_for_whoever_is_asked(small: Inn, wager: tuple[str, list[str]]) -> None:
    table, (ada, _ben) = wager
    hint = Hinter(small).hint("ada", table, ada, 0)
    assert [one.words for one in hint] == ["recruit men=1", "recruit men=2"]
    assert small.look(table, ada).hints == {0: hint}


@pytest.mark.usefixtures("thinks")
def test_everybody_hears_that_it_was_asked_for_and_nobody_else_what_was_said(
    small: Inn, wager: tuple[str, list[str]]
) -> None:
    table, (ada, ben) = wager
    before = small.look(table, ben).mark
    Hinter(small).hint("ada", table, ada, 0)
    for other in (ben, None):
        room = small.look(table, other)
        assert [1, 0] == [chair.hints for chair in room.chairs] and room.hints == {}
    assert small.look(table, ben).mark != before, "it is news"


def test_the_same_question_is_thought_about_once(
    small: Inn, wager: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, _ben) = wager
    thought: list[int] = []
    monkeypatch.setattr(
        hinter, "hints", lambda match, seat: (thought.append(seat), first_moves(match, seat))[1]
    )
    one, again = (Hinter(small).hint("ada", table, ada, 0) for _time in range(2))
    assert one == again and thought == [0]
    assert small.look(table, ada).chairs[0].hints == 1
    ((_token, question),) = open_questions(small, table, [ada])
    small.play(table, ada, question.number, "recruit 1")
    assert small.look(table, ada).hints == {}, "that question is answered"


@pytest.mark.usefixtures("thinks")
def test_nobody_gets_a_hint_for_what_is_not_his_to_decide(
    small: Inn, wager: tuple[str, list[str]]
) -> None:
    table, (ada, ben) = wager
    for token, seat in ((ben, 0), (None, 0), (ada, 1), ("x.y", 0)):
        with pytest.raises(NotAllowed):
            Hinter(small).hint("guest", table, token, seat)
    with pytest.raises(MovedOn):
        Hinter(small).hint("ben", table, ben, 1)
    assert [0, 0] == [chair.hints for chair in small.look(table, ada).chairs]


@pytest.mark.usefixtures("thinks")
def test_a_table_can_forbid_hints(small: Inn) -> None:
    table = small.open_table(Order("wager", ("", ""), hints=False))
    ada, _ben = (small.seating.take_seat(table, player, f"p{player}") for player in range(2))
    with pytest.raises(NotAllowed, match="Hints are forbidden at this table"):
        Hinter(small).hint("ada", table, ada, 0)
    assert not small.look(table, ada).table.hints


def test_one_at_a_time_for_a_guest(
    small: Inn, wager: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, _ben) = wager
    thinking, go_on = threading.Event(), threading.Event()

    def slowly(match: Match, seat: int) -> list[Considered]:
        thinking.set()
        go_on.wait(20)
        return first_moves(match, seat)

    monkeypatch.setattr(hinter, "hints", slowly)
    gives = Hinter(small)
    first = threading.Thread(target=gives.hint, args=("ada", table, ada, 0))
    first.start()
    assert thinking.wait(20)
    with pytest.raises(TooOften, match="already"):
        gives.hint("ada", table, ada, 0)
    go_on.set()
    first.join()
    assert small.look(table, ada).chairs[0].hints == 1


def test_while_machine_code_is_made_one_is_asked_to_come_again(
    small: Inn, wager: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ada, _ben) = wager
    monkeypatch.setattr(hinter, "hints", lambda match, seat: None)
    with pytest.raises(OnTheWay, match="ask again soon"):
        Hinter(small).hint("ada", table, ada, 0)
    assert small.look(table, ada).chairs[0].hints == 0, "no hint was given"


# --- through the interface -----------------------------------------------------------------------


@pytest.fixture
def client(small: Inn) -> Iterator[httpx.Client]:
    """The same inn on a port."""
    with served(make_app(small.store, rates=UNLIMITED)) as client:
        yield client


@pytest.mark.usefixtures("thinks")
def test_over_http(client: httpx.Client) -> None:
    order = {"game": "wager", "players": ["", ""], "name": "Ada"}
    sat = client.post("/tables", json=order).json()
    table, headers = sat["table"], {"Authorization": f"Bearer {sat['token']}"}
    client.post(f"/tables/{table}/places/2", json={"name": "Ben"})
    answer = client.post(f"/tables/{table}/hint", json={"seat": 1}, headers=headers)
    assert answer.status_code == 200, answer.text
    assert [one["move"] for one in answer.json()] == ["recruit men=1", "recruit men=2"]
    assert answer.json()[0]["sentence"] == "40% of the thoughts; 20% better than now."
    seen = client.get(f"/tables/{table}").json()
    assert seen["hints"] and [1, 0] == [place["hints"] for place in seen["places"]]
    forbidden = client.post("/tables", json={**order, "hints": False}).json()["table"]
    assert client.get(f"/tables/{forbidden}").json()["hints"] is False


def test_a_hint_is_a_complaint_where_there_is_none(small: Inn) -> None:
    with pytest.raises(Complaint):
        Hinter(small).hint("ada", "nowhere", None, 0)
