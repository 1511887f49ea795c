"""Several people at one terminal, seen through a terminal emulator."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from .terminal import REPO, Terminal, toy

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal is needed")
COVER = "Press Enter when nobody else can see the screen."
CLEAR = b"\x1b[2J\x1b[3J\x1b[H"
UP, TAB, YANK = "\x1b[A", "\t", "\x19"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


@pytest.fixture
def table(file: Path) -> Iterator[Terminal]:
    """Council on the whole screen: two people, and a bot between them."""
    terminal = Terminal(toy(file, "council", "human,bot:random,human"), 80, 24)
    yield terminal
    terminal.close()


def covered(terminal: Terminal, seat: int) -> bool:
    lines = [line.strip() for line in terminal.lines if line]
    return lines == [f"Now seat {seat}. {COVER}", "Enter: go on >"]


def test_the_screen_is_covered_before_and_between_two_people(table: Terminal) -> None:
    table.wait(lambda: covered(table, 1))
    table.type("")
    table.wait(lambda: table.asks and table.prompt() == "")
    assert "seat 1 decides: vote" in table.text
    assert any("seat 1:" in line and "hand" in line for line in table.text.split("\n"))
    table.type("vote war")
    table.wait(lambda: covered(table, 3))
    table.type("")
    table.wait(lambda: table.asks)
    assert "seat 3 decides: vote" in table.text and "war" not in table.text.split("decides")[0]


def test_nothing_that_was_typed_comes_back(table: Terminal) -> None:
    table.wait(lambda: covered(table, 1))
    table.type("")
    table.wait(lambda: table.asks)
    table.send("vote war")
    table.wait(lambda: table.prompt() == "vote war")
    table.send("\x15")  # cut: it could be pasted again
    table.wait(lambda: table.prompt() == "")
    table.type("vote war")
    table.wait(lambda: covered(table, 3))
    table.send(UP + UP + YANK + TAB)
    for _moment in range(10):
        table.read(0.02)
        assert covered(table, 3), table.text
    table.type("")
    table.wait(lambda: table.asks)
    table.send(UP + UP + YANK)
    for _moment in range(10):
        table.read(0.02)
        assert table.prompt() == "", table.text


def test_lines_typed_ahead_uncover_nothing(table: Terminal) -> None:
    table.wait(lambda: covered(table, 1))
    table.type("")
    table.wait(lambda: table.asks)
    table.send("vote war\r\r\r")
    table.wait(lambda: "decides: vote" in table.text or covered(table, 3))
    table.wait(lambda: covered(table, 3))


def test_the_screen_is_cleared_when_it_is_handed_over(table: Terminal) -> None:
    table.wait(lambda: covered(table, 1))
    table.type("")
    table.wait(lambda: table.asks)
    before = len(table.raw)
    table.type("vote war")
    table.wait(lambda: covered(table, 3))
    assert b"\x1b[2J" in table.raw[before:]


def test_ones_own_seats_are_not_covered(file: Path) -> None:
    with Terminal(toy(file, "pairs", "human,human"), 80, 24) as terminal:
        terminal.wait(lambda: covered(terminal, 1))
        terminal.type("")
        terminal.wait(lambda: terminal.asks)
        terminal.type("vote war")
        terminal.wait("seat 3 decides: vote")
        assert COVER not in terminal.text
        terminal.type("vote war")
        terminal.wait(lambda: covered(terminal, 2))


def test_the_end_is_shown_to_all(file: Path) -> None:
    with Terminal(toy(file, "council", "human,human"), 80, 24) as terminal:
        for seat in (1, 2):
            terminal.wait(lambda seat=seat: covered(terminal, seat))
            terminal.type("")
            terminal.wait(lambda: terminal.asks)
            terminal.type("vote peace")
        terminal.wait(lambda: terminal.over)
        assert "There is peace. (rule 4)" in terminal.text
        terminal.send("\r")
        assert terminal.finish() == 0


# --- plain lines ----------------------------------------------------------------------------------


def test_plain_lines_are_cleared_with_all_that_was_scrolled_away(file: Path) -> None:
    command = toy(file, "council", "human,bot:random,human", "plain")
    with Terminal(command, 80, 60) as terminal:
        terminal.wait(f"Now seat 1. {COVER}")
        assert terminal.raw.count(CLEAR) == 1 and b"cannot be cleared" not in terminal.raw
        assert b"draws" not in terminal.raw
        terminal.send("\r")
        terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] == ">")
        assert b"Seat 1 draws knight" in terminal.raw or b"Seat 1 draws trump" in terminal.raw
        before = len(terminal.raw)
        terminal.send("vote war\r")
        terminal.wait(f"Now seat 3. {COVER}")
        after = terminal.raw[before:].partition(CLEAR)
        assert b"vote war" in after[0] and b"vote" not in after[2]
        assert [line for line in terminal.lines if line] == [f"Now seat 3. {COVER}"]
        before = len(terminal.raw)
        terminal.send("\r")
        terminal.wait("seat 3 decides: vote")
        assert b"war" not in terminal.raw[before:].partition(b"decides")[0]
        terminal.wait(lambda: terminal.lines[terminal.screen.cursor.y] == ">")
        terminal.send("quit\r")
        terminal.wait("Go on with:")
        terminal.finish()
        left = terminal.raw.rpartition(CLEAR)[2]
        assert b"draws" not in left and b"decides" not in left


def test_plain_lines_typed_ahead_uncover_nothing(file: Path) -> None:
    command = toy(file, "council", "human,human", "plain")
    with Terminal(command, 80, 60) as terminal:
        terminal.wait(f"Now seat 1. {COVER}")
        terminal.send("\r")
        terminal.wait("seat 1 decides: vote")
        terminal.send("vote war\r\r\r")
        terminal.wait(f"Now seat 2. {COVER}")
        for _moment in range(10):
            terminal.read(0.02)
        assert "decides" not in terminal.text


def spoken(file: Path, seats: str, typed: list[str], name: str = "council") -> str:
    """What is said without a terminal when these lines are typed."""
    done = subprocess.run(
        toy(file, name, seats, "plain"),
        input="\n".join([*typed, ""]).encode(),
        capture_output=True,
        cwd=REPO,
        env={**os.environ, "TERM": "dumb", "LC_ALL": "C"},
        timeout=60,
    )
    assert done.stderr == b"" and b"\x1b" not in done.stdout
    return done.stdout.decode("ascii")


def test_where_nothing_can_be_cleared_it_says_so_and_pushes_lines_away(file: Path) -> None:
    said = spoken(file, "human,bot:random,human", ["", "vote war", "", "vote war"])
    warning = said.index("This terminal cannot be cleared")
    assert warning < said.index(f"Now seat 1. {COVER}") < said.index("Seat 1 draws ")
    one, two = said.index("seat 1 decides: vote"), said.index(f"Now seat 3. {COVER}")
    assert "\n" * 50 in said[one:two]
    assert "Seat 1 draws a card." in said[two:] and "Seat 1 draws knight" not in said[two:]
    after = said[said.index("seat 3 decides: vote") :]
    assert "\n" * 50 in after and "Seat 1 votes for war." in after


def test_each_hears_what_happened_since_they_looked(file: Path) -> None:
    said = spoken(file, "human,human", ["", "vote war", "", "vote war", "", "x"])
    parts = said.split("decides: ")
    assert "votes for war" not in parts[1] and "Seat 1 votes for war." in parts[2]


def test_the_end_is_everybodys(file: Path) -> None:
    said = spoken(file, "human,human", ["", "vote peace", "", "vote peace"])
    end = said[said.rindex("\n" * 50) :]
    assert "Seat 2 votes for peace." in end and "There is peace. (rule 4)" in end
    assert "draws knight" not in end and "draws trump" not in end and "pulls r" not in end


@pytest.mark.parametrize(
    ("name", "seats"), [("council", "human,bot:random"), ("ford", "human,human")]
)
def test_alone_or_without_secrets_nothing_is_covered(file: Path, name: str, seats: str) -> None:
    said = spoken(file, seats, ["1", "1", "1"], name)
    assert COVER not in said and "cannot be cleared" not in said and "\n" * 5 not in said
    assert file.read_text("utf-8").count("vote" if name == "council" else "recruit") >= 2
