"""The table on the whole screen, seen through a terminal emulator; the toy game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tabard.cli.common import sentences
from tabard.engine.record import read_record
from tabard.engine.record.replay import replay

from .terminal import Terminal, play_to_the_end, toy

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal is needed")
SIZES = [(80, 24), (140, 40)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


@pytest.fixture
def table(file: Path) -> Iterator[Terminal]:
    """Seat 1 of Ford at 80 by 24, asked for its first move."""
    terminal = Terminal(toy(file), 80, 24)
    terminal.wait(lambda: terminal.asks and terminal.prompt() == "")
    yield terminal
    terminal.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_is_played_from_what_the_screen_shows(
    file: Path, size: tuple[int, int]
) -> None:
    with Terminal(toy(file), *size) as terminal:
        assert play_to_the_end(terminal, Random(1)) >= 5
        assert "(rule 5)" in terminal.text
        assert str(file)[-30:] in terminal.text.replace("\n", "")
        terminal.send("\r")
        assert terminal.finish() == 0
    verdict = replay(read_record(file.read_text("utf-8")))
    assert verdict.over


def test_the_first_screen_explains_the_decision_and_lists_the_moves(table: Terminal) -> None:
    assert "Recruit, or march into the ford." in table.text
    assert "seat 1 decides" in table.text
    assert "recruit MEN: 1-2) 1-2" in table.text


def test_moves_are_taken_as_words_cut_short_and_as_numbers(table: Terminal) -> None:
    for line, sentence in (("recruit 2", "Seat 1 recruits 2"), ("r 1", "Seat 1 recruits 1")):
        table.type(line)
        table.wait(sentence)
        table.wait(lambda: table.asks)
    table.type("1")
    table.wait(lambda: table.text.count("Seat 1 recruits 1") == 2)


def test_a_refused_move_says_the_rule_and_asks_again(table: Terminal) -> None:
    table.type("march 3")
    table.wait("No: Only 0 men are in the camp. (rule 3)")
    assert table.asks
    table.type("why march 2")
    table.wait("Only 0 men are in the camp. (rule 3)")
    table.type("swim")
    table.wait("is no verb")
    table.type("99")
    table.wait("The list of moves ends at 2.")


def test_the_commands_answer(table: Terminal) -> None:
    table.type("recruit 2")
    table.wait(lambda: table.asks and "Seat 1 recruits 2." in table.text)
    for line, answer in (
        ("?", "take the last move back"),
        ("? march", "Rule 3, March"),
        ("rules river", "On a six one man is swept back."),
        ("rules 4", "The river"),
        ("log", "What happened"),
        ("board", "supply"),
        ("moves", "recruit MEN: 1-2) 1-2"),
        ("save", "The game is kept in"),
        ("undo", "There is nothing to take back"),
    ):
        table.type(line)
        table.wait(answer)
        while not table.asks:
            table.type("")


def test_conceding_asks_first_and_ends_the_game(table: Terminal) -> None:
    table.type("concede")
    table.wait("Type yes")
    table.type("no")
    table.wait("All right, nothing is done.")
    table.type("concede")
    table.wait("Type yes")
    table.type("yes")
    table.wait("Seat 1 conceded.")


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\r"])
def test_leaving_says_how_to_go_on(table: Terminal, file: Path, key: str) -> None:
    table.send(key)
    table.wait("Go on with:")
    table.wait("tabard play")
    assert "Traceback" not in table.text


def test_an_interrupt_clears_a_half_typed_line_first(table: Terminal) -> None:
    table.send("march")
    table.wait(lambda: table.prompt() == "march")
    table.send("\x03")
    table.wait(lambda: table.prompt() == "" and table.asks)


def test_the_screen_is_drawn_anew_when_the_window_changes(table: Terminal) -> None:
    table.resize(140, 40)
    table.wait("Possible moves")
    table.resize(70, 20)
    table.wait(lambda: "Possible moves" not in table.text and table.asks)
    table.resize(40, 10)
    table.wait("This window is small")


def test_tab_completes_a_move(table: Terminal) -> None:
    table.send("rec\t")
    table.wait(lambda: table.prompt() == "recruit")


def test_without_colour_no_colour_is_written(file: Path) -> None:
    terminal = Terminal(toy(file), 80, 24, {"NO_COLOR": "1", "TERM": "xterm-256color"})
    terminal.wait(lambda: terminal.asks)
    terminal.close()
    assert b"\x1b[38" not in terminal.raw
    assert b"\x1b[31" not in terminal.raw


def test_where_only_ascii_can_be_shown_only_ascii_is(file: Path) -> None:
    terminal = Terminal(toy(file), 140, 40, {"LC_ALL": "C"})
    terminal.wait(lambda: terminal.asks)
    terminal.type("r 1")
    terminal.wait("Seat 1 recruits 1")
    terminal.close()
    assert terminal.raw.isascii()


def test_after_a_power_failure_every_move_shown_is_still_there(file: Path) -> None:
    random = Random(3)
    for _moment in range(6):
        terminal = Terminal(toy(file), 80, 24)
        for _typed in range(random.randint(0, 2)):
            terminal.wait_for_a_question()
            if not terminal.over:
                terminal.type(str(random.choice(terminal.moves())))
        if random.random() < 0.5:
            terminal.send("1\r")
        for _reads in range(random.randint(1, 30)):
            terminal.read(0.01)
        shown = [line[2:] for line in terminal.lines if line.startswith("· ")]
        terminal.kill()
        if file.exists():
            match = replay(read_record(file.read_text("utf-8")))
            told = sentences(match.tell(None))
            assert [line for line in shown if line not in told] == []
