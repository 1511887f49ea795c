"""Levels by name, bad budgets, and play without machine code."""

from __future__ import annotations

import subprocess

import pytest

from tabard.cli.main import run
from tabard.compiler.kept import NotKept
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.players import find_player, offered, stand_in, thinks
from tabard.players.levels import LEVELS
from tests.engine import toy


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bot:search", "no budget: say bot:search:2000"),
        ("bot:search:", "no budget"),
        ("bot:search:many", "no budget"),
        ("bot:search:0", "1 to 1000000 playouts"),
        ("bot:search:2000000", "1 to 1000000 playouts"),
        ("bot:search:700000ms", "1 to 600000 ms"),
        ("bot:search:10:65", "1 to 64 threads"),
        ("bot:grandmaster", "there is: human, bot:novice"),
    ],
)
def test_a_budget_that_nobody_can_have(name: str, said: str) -> None:
    with pytest.raises(Misused, match=said):
        find_player(name)


def test_every_level_is_offered_by_name_and_sentence() -> None:
    assert [f"bot:{word}" for word in LEVELS] == [name for name, _about in offered()][: len(LEVELS)]
    assert all(about for _name, about in offered())


def test_without_machine_code_they_play_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinks, "thinker_of", lambda _game, wait: None)
    match = Match(toy.GAME, 2, seed=1)
    players = [
        stand_in(f"bot:{word}", toy.GAME, n, 1) for n, word in enumerate(("novice", "master"))
    ]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match))
    assert match.result


def test_a_mistake_in_a_budget_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == run(["simulate", "jeanne_darc", "--seats", "bot:search,bot:fair"])
    assert 1 == capsys.readouterr().err.count("\n")


def test_a_hint_names_moves_that_may_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy.GAME, 2, seed=1)
    monkeypatch.setattr(thinks, "thinker_of", lambda _game: None)
    while not match.over:
        seat, rows = match.to_act[0], match.rows(match.to_act[0])
        advice = thinks.hints(match, seat)
        if len(rows) == 1:
            assert advice is not None
            assert [rows[0].number] == [each.row for each in advice]
        else:
            assert advice is None  # whoever thinks is still on the way
        match.play(seat, rows[0])


class Maker:
    """A process that makes machine code, as far as it is asked about."""

    status: int | None = None

    def poll(self) -> int | None:
        return self.status


@pytest.mark.parametrize("made", [True, False])
def test_machine_code_is_made_beside_the_play(monkeypatch: pytest.MonkeyPatch, made: bool) -> None:
    """By one process, in the cache; who cannot have it is not kept waiting, nor asked again."""
    makers: list[Maker] = []
    kept = False

    def thinker(_game: object, *, make: bool) -> str:
        if not make and not kept:
            raise NotKept
        return "the machine code"

    monkeypatch.setattr(thinks, "Thinker", thinker)
    monkeypatch.setattr(thinks, "_THINKERS", {})
    monkeypatch.setattr(thinks, "_MAKING", {})

    def begun(*_said: object, **_how: object) -> Maker:
        makers.append(Maker())
        return makers[-1]

    monkeypatch.setattr(subprocess, "Popen", begun)
    for _decision in range(3):
        assert thinks.thinker_of(toy.GAME) is None
    kept, makers[0].status = made, 0 if made else 1
    for _decision in range(3):
        assert thinks.thinker_of(toy.GAME) == ("the machine code" if made else None)
    assert 1 == len(makers)
    assert "the machine code" == thinks.thinker_of(toy.GAME, wait=True)
