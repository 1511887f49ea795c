"""After the others' turns the table says what weighed most in them."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.cli.table.layout import Talked, compose, words_in
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.events import Told
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tests.engine import awkward

HEADING = "{} things happened; what weighs most (all: type “log”):"


def told(weights: str) -> list[Told]:
    """Things that have happened: of each its weight."""
    return [Told("it", "1", {}, f"Thing {n}.", int(w)) for n, w in enumerate(weights, 1)]


def shown(monkeypatch: pytest.MonkeyPatch, weights: str, height: int = 23) -> list[str]:
    """What the log on the screen shows of these things, all since the last answer."""
    match = Match("jeanne_darc", 4, 1)
    talk = Talk(Session(match, ("human",) * 4, None, 1), tips=False, ascii=False)
    talk.uncover()
    things = told(weights)
    match.told_rows[:] = [[0]] * len(things)
    monkeypatch.setattr(Talk, "log", lambda _talk, last: things[len(things) - last :])
    monkeypatch.setattr(Talk, "since", 0)
    lines = [words_in(line).rstrip() for line in compose(talk, Talked(), 80, height)]
    return [line for line in lines if "Thing" in line or "happened" in line]


def test_few_things_are_all_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, "00") == ["· Thing 1.", "· Thing 2."]


def test_of_many_the_weightiest_are_shown_in_the_order_in_which_they_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = shown(monkeypatch, "0200000100200000000000000000000")
    assert lines[0] == HEADING.format(31)
    assert lines[1:4] == ["· Thing 2.", "· Thing 8.", "· Thing 11."]


def test_of_equally_weighty_things_the_latest_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, "0" * 40)
    assert lines[0] == "40 things happened; the last of them (all: type “log”):"
    assert lines[-1] == "· Thing 40."
    numbers = [int(line.split()[2].rstrip(".")) for line in lines[1:]]
    assert numbers == list(range(41 - len(numbers), 41))


def test_heavy_things_get_room_from_the_hands() -> None:
    """New World fills the screen; yet after the others have played, it is said what they did."""
    match = Match(find_game("new_world"), 3, 1)
    talk = Talk(
        Session(match, ("human", "bot:random", "bot:random"), None, 1), tips=False, ascii=False
    )
    recaps = 0
    for _turn in range(60):
        for _step in talk.session.advance():
            pass
        if match.over:
            break
        lines = [words_in(line) for line in compose(talk, Talked(), 80, 23)]
        at = [n for n, line in enumerate(lines) if "things happened; " in line]
        if at:
            recaps += 1
            assert lines[at[0] + 1].startswith("· ")
        since = len(match.told_rows)
        match.play(0, match.rows(0)[-1])
        talk.decided(since)
    assert recaps


def test_who_looks_is_told_what_they_may_know() -> None:
    match = Match(awkward.GAME, 3, 2)
    session = Session(match, ("human", "bot:random", "bot:random"), None, 2)
    talk = Talk(session, tips=False, ascii=False)
    asked: list[Any] = []
    see = match.tell

    def tell(viewers: Any, since: int = 0) -> list[Told]:
        asked.append(viewers)
        return see(viewers, since)

    match.tell = tell  # type: ignore[method-assign]
    compose(talk, Talked(), 80, 23)
    assert asked and set(asked) == {(0,)}
