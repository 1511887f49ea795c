"""Whole games of Fall of Rome by somebody who sees only the screen and types."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.cli.common import sentences
from tabard.cli.table.layout import Talked, compose
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.cli.table.text import to_ascii
from tabard.engine.match import Match
from tabard.engine.record import read_record
from tabard.engine.record.replay import replay

from .terminal import ITEM, REPO, Terminal, play_to_the_end, rome

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal is needed")
SEATS = ("--seats", "human,human,bot:random", "--seed", "11")


def begin(file: Path, width: int = 80, height: int = 24, *more: str) -> Terminal:
    """Fall of Rome with three seats, new or gone on with (which may end it by itself)."""
    new = ("fall_of_rome", *SEATS, "--record", str(file), *more)
    terminal = Terminal(rome(*((str(file),) if file.exists() else new)), width, height)
    terminal.wait(lambda: terminal.over or (terminal.asks and terminal.prompt() == ""))
    return terminal


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
def test_a_whole_game_is_played_from_what_the_screen_shows(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    file = tmp_path / "a.game"
    with begin(file, *size) as terminal:
        assert play_to_the_end(terminal, Random(5)) > 20
        assert "(rule " in terminal.text
        assert "What decided it:" in terminal.text
        terminal.send("\r")
        assert terminal.finish() == 0
    match = replay(read_record(file.read_text("utf-8")))
    assert match.over
    assert match.conceded_by is None


def test_a_whole_game_in_plain_ascii_lines(tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    command = rome("fall_of_rome", *SEATS, "--record", str(file), "--plain")
    env = {**os.environ, "TERM": "dumb", "LC_ALL": "C"}
    pipe = subprocess.PIPE
    random, said, every = Random(2), b"", b""
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=REPO, env=env) as game:
        assert game.stdin
        assert game.stdout
        assert game.stderr
        while data := os.read(game.stdout.fileno(), 65536):
            said += data
            if said.endswith(b"> "):
                found = list(ITEM.finditer(said.decode("ascii")))
                numbers = [n for m in found for n in range(int(m[1]), int(m[2] or m[1]) + 1)]
                assert numbers, said.decode()
                game.stdin.write(b"%d\n" % random.choice(numbers))
                game.stdin.flush()
                every, said = every + said, b""
        assert game.stderr.read() == b""
    assert game.returncode == 0
    every += said
    assert every.isascii()
    assert b"\x1b" not in every
    assert f"The record of the game: {file}" in said.decode()
    assert replay(read_record(file.read_text("utf-8"))).over


def happened(terminal: Terminal) -> list[str]:
    """What the screen says that has happened."""
    return [line[2:].rstrip(".") for line in terminal.lines if line.startswith("· ")]


def test_after_a_power_failure_every_move_shown_is_still_there(tmp_path: Path) -> None:
    file, random = tmp_path / "0.game", Random(4)
    for moment in range(20):
        terminal = begin(file)
        for _typed in range(random.randint(1, 4)):
            terminal.wait_for_a_question()
            if not terminal.over:
                terminal.type(str(random.choice(terminal.moves())))
        shown = happened(terminal)
        terminal.send("1\r")
        for _reads in range(random.randint(1, 40)):
            terminal.read(0.005)
            if terminal.drawn:
                shown = happened(terminal)
        terminal.kill()
        match = replay(read_record(file.read_text("utf-8")))
        told = "\n".join(sentences(match.tell(None)))
        assert [line for line in shown if line not in told] == []
        if match.over:
            file = tmp_path / f"{moment}.game"


def test_the_first_screen_comes_within_a_second(tmp_path: Path) -> None:
    import time

    begin(tmp_path / "warm.game").close()  # Python compiles its own files the first time
    started = time.monotonic()
    begin(tmp_path / "a.game").close()
    assert time.monotonic() - started < 5  # one second on a quiet machine


def crowded() -> Talk:
    """The fullest table that there can be: five seats, a hand of 14 and four of 7, five pawns and
    every tribe in one city, barbarians everywhere, and all that can be done from there."""
    match = Match("fall_of_rome", 5, 3)
    while match.phase != "actions":
        match.play(match.to_act[0], match.rows(match.to_act[0])[0])
    state: Any = match.state
    random = Random(1)
    cards = random.sample([*random.sample(range(49), 34), *random.sample(range(49, 63), 8)], 42)
    for at, card in enumerate(cards):
        state.card_place[card] = 1 + (0 if at < 14 else 1 + (at - 14) // 7)
    for city in range(31):
        state.cubes[city] = [
            random.randint(1, 3) if random.random() < 0.6 else 0 for _t in range(5)
        ]
        state.legions[city], state.fort[city] = 0, int(city < 6)
    state.cubes[10], state.legions[10] = [3] * 5, 16
    state.fort[10], state.pawn = 1, [10] * 5
    state.decline, state.rate = 7, 7
    return Talk(Session(match, ("human",) * 5), tips=False, ascii=False)


@pytest.mark.parametrize("ascii", [True, False])
def test_nothing_is_cut_off_at_80_by_24_in_the_fullest_position(ascii: bool) -> None:
    talk = crowded()
    talk.ascii = ascii
    refused = Talked(["No: No road joins Constantinopolis and Nova Carthago. (rule 7)"], bad=True)
    lines = ["".join(part for _ink, part in line) for line in compose(talk, refused, 80, 23)]
    assert refused.lines[0] in lines
    lines = ["".join(part for _ink, part in line) for line in compose(talk, Talked(), 80, 23)]
    text = "\n".join(lines)
    assert len(lines) == 23
    assert max(map(len, lines)) <= 80
    assert not ascii or text.isascii()
    sheet = talk.sheet(False)
    assert sheet
    for cell in sheet.cells:
        assert cell.name in text or f"{cell.name[:9]}" in text or cell.short in text
        assert all("".join(part for _ink, part in piece) in text for piece in cell.pieces)
    for hand in sheet.hands:
        assert all("".join(part for _ink, part in card) in text for card in hand.cards)
    for track in sheet.tracks:
        words = "".join(part for _ink, part in track)
        assert (to_ascii(words) if ascii else words) in text
    assert "decides: phase 1, actions." in text
    for verb in talk.menu.groups:
        assert verb in text
