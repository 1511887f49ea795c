"""What is typed while others think answers no question that comes later."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tabard.engine.record import read_record

from .terminal import REPO, Terminal, toy

NOT_TAKEN = "What was typed meanwhile was not taken."
pty = pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal is needed")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


def own_moves(file: Path) -> list[str]:
    """What seat 1 has done, as its record says."""
    entries = read_record(file.read_text("utf-8")).entries
    return [entry.words for entry in entries if entry.seat == 0]


@pty
def test_a_number_typed_while_bots_think_is_no_answer(file: Path) -> None:
    with Terminal(toy(file), 80, 24) as terminal:
        terminal.wait(lambda: terminal.asks and terminal.prompt() == "")
        terminal.send("recruit 2\r1\r1\r")
        terminal.wait(lambda: NOT_TAKEN in terminal.text and terminal.asks)
        assert own_moves(file) == ["recruit men=2"]
        terminal.type("recruit 1")
        terminal.wait(lambda: len(own_moves(file)) == 2 and terminal.asks)
        assert NOT_TAKEN not in terminal.text


@pty
def test_half_a_line_typed_while_bots_think_does_not_wait_at_the_prompt(file: Path) -> None:
    with Terminal(toy(file), 80, 24) as terminal:
        terminal.wait(lambda: terminal.asks and terminal.prompt() == "")
        terminal.send("recruit 2\r1")
        terminal.wait(lambda: NOT_TAKEN in terminal.text and terminal.asks)
        assert terminal.prompt() == ""
        terminal.send("\x1b[A")  # what was dropped can be called back
        terminal.wait(lambda: terminal.prompt() == "1")
        assert own_moves(file) == ["recruit men=2"]


@pty
def test_a_key_typed_before_a_plain_question_is_no_answer(file: Path) -> None:
    with Terminal(toy(file, how="plain"), 80, 60) as terminal:
        terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] == ">")
        asked = terminal.text.count("decides")
        terminal.send("recruit 2\n1\n1\n")
        terminal.wait(lambda: terminal.text.count("decides") > asked)
        terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y].startswith(">"))
        terminal.send("quit\n")
        terminal.wait("Go on with:")
        terminal.finish()
    assert own_moves(file) == ["recruit men=2"]


def test_lines_from_a_pipe_are_all_taken(file: Path) -> None:
    lines = "recruit 2\n1\n1\nquit\n"
    done = subprocess.run(
        toy(file, how="plain"), input=lines, text=True, capture_output=True, cwd=REPO, check=False
    )
    assert done.returncode == 0 and len(own_moves(file)) == 3, done.stdout
