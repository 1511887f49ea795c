"""The table in plain lines, as a screen reader gets them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tabard.cli.table.session import new_session
from tabard.cli.table.talk import Talk
from tabard.engine.match import Match
from tabard.engine.record.files import NotSaved
from tests.engine.toy import GAME

from .terminal import REPO, toy

NO_SCREEN = {"TERM": "dumb", "LC_ALL": "C"}


def talk(file: Path, typed: list[str], how: str = "plain", seats: str = "human,bot:random") -> str:
    """What is said when these lines are typed, one after another."""
    done = subprocess.run(
        toy(file, "ford", seats, how),
        input="\n".join([*typed, ""]).encode(),
        capture_output=True,
        cwd=REPO,
        env={**os.environ, **NO_SCREEN},
        timeout=60,
    )
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert b"\x1b" not in done.stdout
    return done.stdout.decode()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


def test_a_whole_game_in_plain_ascii_lines(file: Path) -> None:
    said = talk(file, ["1"] * 40)
    assert "River " in said
    assert "(rule 5)" in said
    assert f"The record of the game: {file}" in said


def test_without_a_screen_lines_are_spoken_unasked(file: Path) -> None:
    assert "Type a move" in talk(file, ["quit"], how="")


def test_it_says_what_changed_then_asks_then_lists(file: Path) -> None:
    said = talk(file, ["recruit 2", "moves march"]).splitlines()
    changed = next(i for i, line in enumerate(said) if "Seat 1 recruits 2." in line)
    asked = next(i for i, line in enumerate(said) if i > changed and "seat 1 decides" in line)
    assert "recruit MEN: 1-2) 1-2; march MEN: 3-4) 1-2" in said[asked + 1]
    assert "march MEN: 3-4) 1-2" in said[asked + 2]


def test_a_tip_is_given_once(file: Path) -> None:
    assert talk(file, ["1", "1", "1"]).count("Recruit, or march into the ford.") == 1


def test_the_end_of_the_input_leaves_safely_and_says_how_to_go_on(file: Path) -> None:
    said = talk(file, ["recruit 2"])
    assert f"tabard play {file}" in said
    assert "Seat 1 recruits 2." in talk(file, ["log"])


def test_the_table_in_sentences(file: Path) -> None:
    said = talk(file, ["r 1", "board", "rules 4", "why march 3", "concede", "yes"])
    assert "supply " in said
    assert "The river" in said
    assert "No: Only 1 man is in the camp. (rule 3)" in said
    assert "Seat 1 conceded." in said


def test_a_full_disk_is_told_and_play_goes_on(file: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no full disk to be had")
    said = talk(file, ["save /dev/full", "save /no/such/folder/a.game", "recruit 2"])
    assert "is there already" in said
    assert "Seat 1 recruits 2." in said


def test_a_disk_that_refuses_is_told_in_a_sentence_and_play_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(Match(GAME, 2, 1), ("human", "bot:random"), file, 1)
    talk = Talk(session, tips=True, ascii=True)
    disk = session.file
    assert disk

    def full(match: Match) -> None:
        raise NotSaved("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "keep", full)
        assert talk.answer("recruit 2").lines == ["The disk is full."]
        list(session.advance())
        assert talk.seat == 0
    assert talk.answer("recruit 1").lines == []
    assert file.read_text("utf-8").count("recruit") >= 2
