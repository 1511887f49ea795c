"""Games that are not over: ``tabard play`` lists them and goes on with the last."""

from __future__ import annotations

import os
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.cli import kept
from tabard.cli.table.session import Session, new_session
from tabard.engine.match import Match
from tests.engine import awkward, toy

from .conftest import Tabard


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder, with nothing in it yet."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path)
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def sat_down(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """Whoever would sit down at a table."""
    table = types.ModuleType("tabard.cli.table.sit_down")
    sessions: list[Session] = []
    table.sit_down = sessions.append  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tabard.cli.table.sit_down", table)
    return sessions


def keep(home: Path, name: str, when: int, *, over: bool = False, game=toy.GAME) -> Path:  # type: ignore[no-untyped-def]
    """A game in the folder, last played at this second."""
    players = ("bot:random", "bot:random") if over else ("human", "bot:random")
    session = new_session(Match(game, 2, 3), players, home / name, 3)
    for _step in session.advance():
        pass
    if not over:
        assert session.person == 0
    os.utime(home / name, (when, when))
    return home / name


def answers(monkeypatch: pytest.MonkeyPatch, *said: str) -> Iterator[str]:
    """A person at a terminal who types these lines."""
    lines = iter(said)

    def answer(prompt: str = "") -> str:
        print(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    return lines


def test_those_that_are_not_over_are_listed_the_last_one_first(home: Path) -> None:
    first, last = keep(home, "a.game", 1_000_000), keep(home, "b.game", 2_000_000)
    keep(home, "over.game", 3_000_000, over=True)
    (home / "nonsense.game").write_text("nothing", "utf-8")
    (home / "strange.game").write_text("tabard 1\ngame no_such\nrules 1\nseats 2\n\n", "utf-8")
    assert [one.path for one in kept.unfinished()] == [last, first]
    assert kept.unfinished("council") == []
    assert re.match(r"Ford for 2, 0 moves, 2\d Jan 1970, ", kept.unfinished()[0].sentence)


def test_no_more_are_listed_than_there_are_keys(home: Path) -> None:
    for number in range(12):
        keep(home, f"{number}.game", 1_000_000 + number)
    assert [one.path.stem for one in kept.unfinished()] == [str(n) for n in range(11, 2, -1)]


def test_where_there_is_no_folder_there_is_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_a, **_k: tmp_path / "nowhere")
    assert kept.unfinished() == []


@pytest.mark.parametrize(("said", "which"), [("", "b"), ("1", "b"), ("2", "a")])
def test_one_key_goes_on_with_a_game(
    said: str, which: str, home: Path, sat_down: list[Session], tabard: Tabard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    keep(home, "a.game", 1_000_000)
    keep(home, "b.game", 2_000_000)
    answers(monkeypatch, said)
    answer = tabard("play")
    assert answer.status == 0 and "1  Ford for 2, 0 moves" in answer.out
    assert "Which one? [1]" in answer.out
    assert sat_down[0].file and sat_down[0].file.path == home / f"{which}.game"


def test_a_name_or_its_beginning_begins_a_new_game(
    home: Path, sat_down: list[Session], tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(home, "a.game", 1_000_000)
    answers(monkeypatch, "?", "7", "nonsense", "fall", "", "", "")
    answer = tabard("play")
    assert answer.out.count("Enter goes on with the game that was played last") == 3
    assert sat_down[0].match.game.name == "fall_of_rome"


def test_where_nothing_is_kept_enter_is_no_answer(
    home: Path, sat_down: list[Session], tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, "", "Fall of Rome", "", "", "")
    answer = tabard("play")
    assert "not over" not in answer.out and "[1]" not in answer.out.split("Welcome")[0]
    assert sat_down[0].match.game.name == "fall_of_rome"


def test_whoever_begins_a_game_hears_of_one_that_is_not_over(
    home: Path, sat_down: list[Session], tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, "", "", "", "")
    hint = "You have a game of it that is not over"
    assert hint not in tabard("play", "ford").out
    keep(home, "a.game", 1_000_000, game=awkward.GAME)
    for path in home.glob("ford*"):
        path.unlink()
    assert hint not in tabard("play", "ford").out
    keep(home, "b.game", 2_000_000)
    assert hint in tabard("play", "ford", "--seats", "human,bot:random").out


def test_where_nobody_can_be_asked_a_sentence_says_what_is_missing(tabard: Tabard) -> None:
    answer = tabard("play")
    assert answer.status == 2 and "Say which GAME to play" in answer.err
