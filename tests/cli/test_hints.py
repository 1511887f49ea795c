"""Hints at a table in the terminal: given or forbidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli.table import talk as table_talk
from tabard.cli.table.help import hint_lines
from tabard.cli.table.session import Session, new_session
from tabard.cli.table.talk import Talk
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tabard.players.thinking import Considered
from tests.engine.toy import GAME

from .conftest import Tabard


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    """A table at which whoever gives hints likes the first moves."""

    def hints(match: Match, seat: int) -> list[Considered]:
        rows = match.rows(seat)[:4]
        return [Considered(row.number, 0.4 - n / 10, 0.6 - n / 5) for n, row in enumerate(rows)]

    monkeypatch.setattr(table_talk, "hints", hints)
    return new_session(Match(GAME, 2, 1), ("human", "human"), None)


def test_a_hint_names_moves_and_how_sure_it_is(session: Session) -> None:
    talk = Talk(session, tips=False, ascii=False)
    assert talk.answer("hint").lines == [
        "recruit men=1: 40% of the thoughts; 20% better than now.",
        "recruit men=2: 30% of the thoughts; 20% worse than now.",
    ]
    assert any(line.startswith("hint ") for line in talk.answer("help").lines)


def test_where_hints_are_forbidden_nobody_gets_one(session: Session) -> None:
    session.hints = False
    talk = Talk(session, tips=False, ascii=False)
    reply = talk.answer("hint")
    assert reply.bad and reply.lines == ["Hints are forbidden at this table."]
    assert not any(line.startswith("hint ") for line in talk.answer("help").lines)


def test_a_table_forbids_hints(
    tabard: Tabard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    sat: list[bool] = []
    monkeypatch.setattr("tabard.cli.table.sit_down.sit_down", lambda at: sat.append(at.hints))
    for more in ((), ("--no-hints",)):
        tabard("play", "fall_of_rome", "--seats", "human,human", *more)
    assert sat == [True, False]


def test_in_another_language_a_hint_says_what_its_words_mean() -> None:
    match = Match("fall_of_rome", 2, 5, {})
    advice = [Considered(row.number, 1.0, 0.5) for row in match.rows(match.to_act[0])[:1]]
    french = find_language("fr")
    assert french
    with speaking(french):
        (said,) = hint_lines(match, advice)
        typed = " ".join(match.game.actions.rows[advice[0].row].typed)
    assert said.startswith(f"{typed} (") and said.endswith(
        "\u202f: rien d’autre ne mérite réflexion."
    )
