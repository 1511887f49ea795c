"""All readings of an option, side by side."""

from __future__ import annotations

import json
from contextlib import nullcontext

import pytest

from tabard.cli.main import run
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.lab.simulate import simulate
from tabard.lab.sweep import sweep

ROME, TWO = "fall_of_rome", ["bot:random"] * 2


@pytest.mark.compiled
def test_every_reading_is_played_on_the_same_chance() -> None:
    found = sweep(find_game(ROME), "difficulty", TWO, 40, options={"chain": "stops"})
    assert ["introductory", "standard", "heroic"] == list(found.readings) and not found.refused
    alone = simulate(
        find_game(ROME), TWO, 40, 1, {"difficulty": "heroic", "chain": "stops"}
    ).each  # fmt: skip
    assert alone and alone.columns() == found.readings["heroic"].columns()


@pytest.mark.compiled
def test_a_reading_that_cannot_be_played_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(ROME)
    plain = type(game).empty_table

    def fussy(self: object, seats: int, options: dict[str, str] | None = None) -> object:
        if (options or {}).get("difficulty") == "heroic":
            raise Misused("Heroes play alone.")
        return plain(self, seats, options)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game), "empty_table", fussy)
    found = sweep(game, "difficulty", TWO, 3)
    assert {"heroic": "Heroes play alone."} == found.refused
    assert ["introductory", "standard"] == list(found.readings)


@pytest.mark.compiled
def test_the_command_lays_them_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sweep", ROME, "difficulty", "--games", "40"]
    assert 0 == run(command)
    head, *lines = capsys.readouterr().out.splitlines()
    assert ["difficulty", "all", "together", "wins", "moves"] == head.split()
    assert ["introductory", "standard", "heroic"] == [line.split()[0] for line in lines]
    assert 0 == run([*command, "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert 40 == facts["readings"]["heroic"]["length"]["games"] and {} == facts["refused"]


@pytest.mark.compiled
def test_whoever_interrupts_keeps_the_readings_that_are_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def stop(what: str, done: int, all_: int) -> None:
        heard.extend([what] * (what == "playing" and done == all_))
        if len(heard) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr("tabard.cli.sweep.waiting", lambda: nullcontext(stop))
    assert 1 == run(["sweep", ROME, "difficulty", "--games", "200"])
    out, err = capsys.readouterr()
    assert "introductory" in out and "heroic" not in out and "Interrupted" in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"{ROME} colour", "colour"),
        (f"{ROME} chain --seats bot:random,human", "People"),
        (f"{ROME} chain --seats {','.join(['bot:random'] * 9)}", "not by 9"),
    ],
)
def test_a_mistake_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert 2 == run(["sweep", *words.split()])
    err = capsys.readouterr().err
    assert said in err and 1 == err.count("\n")
