"""Bad input: one sentence, an exit status, no traceback, and no game is lost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.cli import play as play_verb
from tabard.cli.common import Failed
from tabard.cli.loaded import load
from tests.cli.conftest import Tabard

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["bogus"], "bogus"),
        (["play"], "Say which GAME to play"),
        (["play", "chess"], "ford"),
        (["play", "ford", "--seats", "human,bot:wise"], "bot:greedy"),
        (["play", "ford", "--seats", ""], "human"),
        (["play", "ford", "--seats", ",".join(["bot:random"] * 9)], "2 to 4"),
        (["play", "ford", "--seats", "bot:random,bot:random", "--options", "tide=high"], "river"),
        (["play", "ford", "--seats", "bot:random,bot:random", "--options", "river=red"], "flood"),
        (["play", "ford", "--seats", "bot:random,bot:random", "--options", "river"], "option=read"),
        (["play", "ford", "--seats", "bot:random,bot:random", "--seed", "one"], "--seed"),
        (["play", "ford", "--seats", "human,bot:random", "--json"], "--json"),
        (["play", "ford", "--colour"], "--colour"),
        (["rules", "chess"], "ford"),
        (["simulate", "ford", "--seats", "human,bot:random"], "simulation"),
        (["simulate", "ford", "--seats", "bot:random"], "2 to 4"),
        (["simulate", "ford", "--seats", "bot:random,bot:random", "--games", "0"], "--games"),
        (["play", "ford", "--seed", "1", "--seed=2"], "--seed is said twice: say it once."),
        (["games", "--json", "--json"], "--json is said twice: say it once."),
        (["play", "ford", "--options", "rivr=flood"], "no option 'rivr'; did you mean river?"),
        (["position", "ford", "--seat", "1"], "a game’s own page: leave out --seat"),
        (["position", "ford", "--to", "1"], "a game’s own page: leave out --to"),
        (["position", "ford", "--spectator"], "a game’s own page: leave out --spectator"),
        (["position", "fort"], "There is no game 'fort'; there is: "),
    ],
)
def test_misuse(tabard: Tabard, arguments: list[str], says: str) -> None:
    answer = tabard(*arguments)
    assert answer.status == 2 and says in answer.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["legal", "nowhere.game"], "tabard: There is no file nowhere.game.\n"),
        (["position", "nowhere.toml"], "tabard: There is no file nowhere.toml.\n"),
        (["replay", "nowhere.game"], "tabard: There is no file nowhere.game.\n"),
        (["do", "examples/fall_of_rome_siege.toml", "--moves", "nowhere"], "There is no file"),
        (["legal", "."], "no ordinary file"),
        (["play", "nowhere.game"], "no file"),
        (["verify", "nowhere.game"], "no file"),
        (["replay", "no\0where"], ""),
    ],
)
def test_files_that_cannot_be_read(tabard: Tabard, arguments: list[str], says: str) -> None:
    answer = tabard(*arguments)
    assert answer.status == 1 and says in answer.err


@pytest.mark.parametrize(
    ("seat", "move", "status"),
    [("9", "recruit 1", 2), ("king", "recruit 1", 2), ("-", "recruit 1", 2), ("1", "fly", 2),
     ("1", "", 2), ("1", "recruit men=99999999999999999999", 1), ("1", "recruit 1 1", 2),
     ("1", "march 3", 1), ("2", "recruit 1", 1), ("chance", "river 3", 1),
     ("chance", "concede", 2)],
)  # fmt: skip
def test_seats_and_moves(tabard: Tabard, cut: Path, seat: str, move: str, status: int) -> None:
    before = cut.read_bytes()
    answer = tabard("do", cut, seat, move, "--out", cut)
    assert answer.status == status and cut.read_bytes() == before


@pytest.mark.parametrize(
    ("move", "status", "says"),
    [
        ("", 2, "No move is said; seat 1 may say: recruit, march."),
        (" \t", 2, "No move is said; seat 1 may say: "),
        ("march =2", 2, "'=2' names no field; march takes men."),
        ("march =", 2, "'=' names no field; march takes men."),
        ("march men=", 2, "Nothing stands after men=; it can be: 1, 2, 3."),
        ("march -1", 1, "march takes men from 1 to 3, not −1."),
        ("march men=-1", 1, "march takes men from 1 to 3, not −1."),
        ("march -99999", 1, "march takes men from 1 to 3, not −99999."),
        ("march 99999", 1, "march takes men from 1 to 3, not 99999."),
        ("march --1", 2, "men cannot be '--1'; it can be: 1, 2, 3."),
    ],
)
def test_moves_that_say_nothing_or_too_much(
    tabard: Tabard, cut: Path, move: str, status: int, says: str
) -> None:
    for verb in ("do", "why"):
        answer = tabard(verb, cut, "1", move)
        assert answer.status == status and says in answer.err + answer.out


def test_who_is_not_asked_is_told_so_whatever_is_said(tabard: Tabard, cut: Path) -> None:
    for move in ("", "march -1", "march 99999"):
        answer = tabard("do", cut, "2", move)
        assert answer.status == 1 and "seat 1 must decide" in answer.err


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "game"),
        (b"\x00\x01\x02", "position"),
        (b"\xff\xfe", "UTF-8"),
        (b"tabard 2\n", "newer version"),
        (b"tabard 1\n\n", "game"),
        (b"tabard 1\ngame chess\nrules 1\nseats 2\n\n", "chess"),
        (b"tabard 1\ngame ford\nrules 99\nseats 2\n\n", "newer rules"),
        (b"tabard 1\ngame ford\nrules 1\nseats 8\n\n", "2 to 4"),
        (b"tabard 1\ngame ford\nrules 1\nseats 2\noption river=red\n\n", "flood"),
        (b"tabard 1\ngame ford\nrules 1\nseats 2\n\n1 recruit  men=1\n", "line 6"),
        (b"tabard 1\ngame ford\nrules 1\nseats 2\n\n1 recruit 1\n", "exactly so"),
        (b"tabard 1\ngame ford\nrules 1\nseats 2\n\n7 recruit men=1\n", "no seat 7"),
        (b"tabard 1\ngame ford\nrules 1\nseats 2\n\n1 recruit\x00\n", "line 6"),
        (b"game = []\n", "game"),
        (b"game = 'ford'\nseats = true\n", ""),
        (b"game = 'ford'\nseats = 9\n", "2 to 4"),
        (b"game = 'ford'\nposition = 3\n", "newer version"),
        (b"game = 'ford'\nelephants = 2\n", "elephants"),
        (b"game = 'ford'\noptions = {river = 4}\n", "flood"),
        (b"game = 'ford'\noptions = {river = [1]}\n", "flood"),
        (b"game = 'ford'\nround = " + b"9" * 5000 + b"\n", ""),
        (b"game = 'ford'\nsupply = 3\n", "table"),
        (b"game = 'ford'\nround = " + b"[" * 5000 + b"\n", ""),
        (b"x" * 5_000_000, "too long"),
    ],
)
def test_hostile_files(tabard: Tabard, tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "hostile"
    path.write_bytes(content)
    for arguments in (["legal", path], ["position", path], ["do", path, "1", "recruit 1"]):
        answer = tabard(*arguments)
        assert answer.status == 1 and says in answer.err
    assert tabard("verify", path).status == 1
    assert tabard("replay", path, "--json").status == 1
    assert path.read_bytes() == content


def test_a_record_is_not_overwritten(tabard: Tabard, record: Path) -> None:
    before = record.read_bytes()
    seats = "bot:random,bot:random"
    answer = tabard("play", "ford", "--seats", seats, "--record", record)
    assert answer.status == 1 and "is there already" in answer.err
    assert record.read_bytes() == before


def test_a_record_in_a_folder_that_is_not_there(tabard: Tabard, tmp_path: Path) -> None:
    seats = "bot:random,bot:random"
    answer = tabard("play", "ford", "--seats", seats, "--record", tmp_path / "no" / "a.game")
    assert answer.status == 1 and "could not be saved" in answer.err


def test_hostile_positions(tabard: Tabard, cut: Path, tmp_path: Path) -> None:
    """Whatever is changed in a position, the answer is a sentence."""
    text, path, chance = tabard("position", cut).out, tmp_path / "a.toml", random.Random(3)
    words = ["-1", "999", "30000", "'x'", "[]", "{}", "true", "'chance'", "7", ""]
    for _round in range(300):
        lines = text.split("\n")
        at = chance.randrange(len(lines))
        key = lines[at].partition("=")[0]
        lines[at] = f"{key}= {chance.choice(words)}" if "=" in lines[at] else ""
        path.write_text("\n".join(lines), "utf-8")
        try:
            load(str(path)).match.legal(0)
        except Failed as error:
            assert error.status == 1 and str(error)


def test_a_full_disk_while_bots_play(
    tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, calls = tmp_path / "a.game", [0]
    fsync = os.fsync

    def full_later(number: int) -> None:
        calls[0] += 1
        if calls[0] > 5:
            raise OSError(28, "No space left on device")
        fsync(number)

    monkeypatch.setattr(os, "fsync", full_later)
    answer = tabard("play", "ford", "--seats", "bot:random,bot:random", "--record", path)
    assert answer.status == 1 and "No space left" in answer.err
    monkeypatch.undo()
    assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("error", [KeyboardInterrupt, EOFError])
def test_interruptions(
    tabard: Tabard, monkeypatch: pytest.MonkeyPatch, error: type[BaseException], cut: Path
) -> None:
    def interrupted(*_arguments: object) -> None:
        raise error

    before = cut.read_bytes()
    monkeypatch.setattr(play_verb, "_watch", interrupted)
    from tabard.cli import main

    assert main.run(["play", str(cut)]) == 1
    assert cut.read_bytes() == before


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    python = [sys.executable, "-m", "tabard"]
    return subprocess.run(
        [*python, *arguments], capture_output=True, env={**os.environ, **environment}, timeout=60
    )


def test_a_terminal_with_few_letters() -> None:
    done = run("--help", PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert done.returncode == 0 and done.stdout.decode("ascii") and b"\x1b" not in done.stdout


def test_a_closed_pipe_is_no_traceback() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "tabard", "rules", "fall_of_rome", "--json"],
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=60,
    )
    os.close(writer)
    assert b"Traceback" not in done.stderr and b"Exception ignored" not in done.stderr


def test_nothing_heavy_is_loaded_on_the_way_to_a_table() -> None:
    code = (
        "import sys, tabard.cli.main, tabard.cli.table.session\n"
        "assert not {'llvmlite', 'numpy', 'rich', 'prompt_toolkit'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_of_a_file_there_is_no_template(tabard: Tabard, cut: Path) -> None:
    answer = tabard("position", cut, "--template")
    assert answer.status == 2
    assert "--template is for a game: name it instead of a file." in answer.err


@pytest.mark.parametrize("words", ["Ford", "FORD", "ford"])
def test_a_game_goes_by_its_printed_name_where_a_file_could_stand(
    tabard: Tabard, words: str
) -> None:
    assert tabard("position", words).out == tabard("position", "ford").out


@pytest.mark.parametrize("move", ["recruit 1", "concede", "resign"])
def test_of_a_game_that_is_over_why_and_do_say_so(tabard: Tabard, record: Path, move: str) -> None:
    for verb in ("why", "do"):
        answer = tabard(verb, record, "1", move)
        assert answer.status == 1 and "Rule 5: The game is over." in answer.out + answer.err
    answer = tabard("odds", record)
    assert answer.status == 1 and "Rule 5: The game is over." in answer.err
