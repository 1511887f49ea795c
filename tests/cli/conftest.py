"""The command line on the toy games: they lie on the tables beside the real ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main as cli
from tabard.cli.table.session import Session, new_session
from tabard.engine import find
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.words import speak
from tests.engine import awkward, pairs, toy, wager


@dataclass
class Point:
    """An entry point that is not installed."""

    game: Game

    @property
    def name(self) -> str:
        return self.game.name

    def load(self) -> Game:
        return self.game


@pytest.fixture(autouse=True)
def toys_on_the_tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    games = (toy.GAME, awkward.GAME, pairs.GAME, wager.GAME, wager.CARDS)
    toys = [Point(game) for game in games]
    monkeypatch.setattr(find, "entry_points", lambda group: [*entry_points(group=group), *toys])
    find.find_game.cache_clear()
    yield
    find.find_game.cache_clear()
    speak(None)


@dataclass
class Answer:
    """What a verb answered."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        answer = json.loads(self.out)
        assert isinstance(answer, dict)
        return answer


Tabard = Callable[..., Answer]


@pytest.fixture
def tabard(capsys: pytest.CaptureFixture[str]) -> Tabard:
    """Run a verb: ``tabard("verify", path)``. Every failure is one sentence on stderr."""

    def run(*arguments: object) -> Answer:
        capsys.readouterr()
        status = cli.run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        assert status in (0, 1, 2)
        if status == 1 and arguments[0] == "why" and not err:
            assert out  # a refusal is its answer
        elif status:
            assert err.count("\n") == 1 and err.startswith("tabard: ") and len(err) > 12
            assert "should not have happened" not in err
        else:
            assert err == ""
        return Answer(status, out, err)

    return run


@pytest.fixture
def played(tmp_path: Path) -> Session:
    """A game of Ford that three bots have played to its end, with its record."""
    match = Match(toy.GAME, 3, seed=5)
    players = ("bot:greedy", "bot:random", "bot:greedy")
    session = new_session(match, players, tmp_path / "played.game", seed=5)
    for _step in session.advance():
        pass
    assert match.over
    return session


@pytest.fixture
def record(played: Session) -> Path:
    """The record of that game."""
    assert played.file
    return played.file.path


@pytest.fixture
def cut(record: Path, tmp_path: Path) -> Path:
    """The same record, cut short after seven moves: seat 2 is to march or to recruit."""
    lines = record.read_text("utf-8").split("\n")
    begins = lines.index("") + 1
    path = tmp_path / "cut.game"
    path.write_text("\n".join([*lines[: begins + 3], ""]), "utf-8", newline="\n")
    return path
