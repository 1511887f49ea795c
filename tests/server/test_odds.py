"""The odds of a move through the inn: exact, for whose seat it is, and nobody is held up."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import httpx
import pytest

from tabard.engine.odds import Odds
from tabard.server.app import make_app
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, TooOften, Unlawful
from tabard.server.door.rates import UNLIMITED
from tabard.server.inn import Inn, reckoning
from tabard.server.inn.reckoning import Reckonings
from tabard.server.inn.rooms import Order

from .guests import open_questions, seated
from .serving import served


@pytest.fixture
def river(small: Inn) -> tuple[str, list[str]]:
    """A table of Wager, at which both have recruited."""
    table, tokens = seated(small, "wager", 2)
    for _seat in tokens:
        ((token, question),) = open_questions(small, table, tokens)
        small.play(table, token, question.number, "recruit 2")
    return table, tokens


def test_whoever_asks_hears_what_the_rules_reckon(small: Inn, river: tuple[str, list[str]]) -> None:
    table, tokens = river
    (odds,) = small.odds(table, tokens[0], 0, "march 2")
    assert [c.value for c in odds.chances] == [Fraction(5, 6), Fraction(1, 6)]
    half, everything = small.odds(table, tokens[0], 0, "march"), small.odds(table, tokens[0], 0)
    assert half == everything and len(half) == 2


def test_what_cannot_be_reckoned_is_said_in_a_sentence(
    small: Inn, river: tuple[str, list[str]]
) -> None:
    table, tokens = river
    for words, complaint in (("recruit 1", Complaint), ("swim", Unlawful), ("m" * 900, Unlawful)):
        with pytest.raises(complaint):
            small.odds(table, tokens[0], 0, words)
    for token, seat in ((None, 0), (tokens[1], 0), (tokens[0], 1), ("x.y", 0)):
        with pytest.raises(NotAllowed):
            small.odds(table, token, seat, "march 2")
    council, own = seated(small, "council", 2)
    with pytest.raises(Complaint, match="no odds to reckon"):
        small.odds(council, own[0], 0)
    begun = small.open_table(Order("wager", ("", "")))
    token = small.seating.take_seat(begun, 0, "Ada")
    with pytest.raises(MovedOn, match="not begun"):
        small.odds(begun, token, 0)


class Slow:
    """Something to reckon that takes until it may end."""

    def __init__(self) -> None:
        self.begun, self.may_end, self.times = threading.Event(), threading.Event(), 0

    def __call__(self) -> list[Odds]:
        self.times += 1
        self.begun.set()
        assert self.may_end.wait(30)
        return [Odds("slow", ())]


def test_one_reckons_at_a_time_few_wait_and_what_is_known_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reckoning, "PATIENCE", 30)
    reckonings, slow = Reckonings(), Slow()
    known = reckonings.of(("t", 1, 0, "known"), lambda: [Odds("known", ())])
    with ThreadPoolExecutor(reckoning.WAITING) as people:
        asked = [
            people.submit(reckonings.of, ("t", 1, 0, "slow"), slow)
            for _one in range(reckoning.WAITING)
        ]
        assert slow.begun.wait(30)
        while reckonings.asking < reckoning.WAITING:
            slow.may_end.wait(0.01)
        with pytest.raises(TooOften):
            reckonings.of(("t", 1, 0, "other"), slow)
        assert reckonings.of(("t", 1, 0, "known"), slow) == known
        slow.may_end.set()
        assert {odds.title for one in asked for odds in one.result()} == {"slow"}
    assert slow.times == 1


def test_who_waits_too_long_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "PATIENCE", 0)
    reckonings, slow = Reckonings(), Slow()
    with ThreadPoolExecutor(1) as people:
        people.submit(reckonings.of, ("t", 1, 0, "slow"), slow)
        assert slow.begun.wait(30)
        with pytest.raises(TooOften):
            reckonings.of(("t", 1, 0, "other"), slow)
        slow.may_end.set()


def test_a_reckoning_that_fails_holds_nobody_up() -> None:
    reckonings = Reckonings()

    def fails() -> list[Odds]:
        raise Complaint("No.")

    for _time in range(reckoning.WAITING + 1):
        with pytest.raises(Complaint, match="No"):
            reckonings.of(("t", 1, 0, "bad"), fails)


@pytest.fixture
def client(small: Inn) -> Iterator[httpx.Client]:
    app = make_app(small.store, rates=UNLIMITED, keepers=0)
    with served(app) as client:
        yield client


def test_programs_get_exact_fractions(small: Inn, client: httpx.Client) -> None:
    table, tokens = seated(small, "wager", 2)
    for _seat in tokens:
        ((token, question),) = open_questions(small, table, tokens)
        small.play(table, token, question.number, "recruit 2")
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    asked = {"seat": 1, "move": "march 1"}
    answer = client.post(f"/tables/{table}/odds", json=asked, headers=headers)
    assert answer.status_code == 200, answer.text
    (odds,) = answer.json()
    assert odds["title"] == "A march of 1" and odds["assumes"]
    assert [chance["exact"] for chance in odds["chances"]] == ["5/6", "1/6"]
    assert client.post(f"/tables/{table}/odds", json=asked).status_code == 403
