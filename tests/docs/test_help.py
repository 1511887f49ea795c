"""Every example that a command's ``--help`` prints is typed in as it stands, one after another."""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import typer

from tabard.cli import main as cli
from tabard.engine.match import Match
from tabard.engine.record import text_of

from .pages import REPO, blocks_of

COMPILED = {"simulate", "compare", "sweep", "chances"}
HOUSE = 'game = "fall_of_rome"\nchapter("setup")\nLEGIONS_AT_START = 3\n'
PUZZLE = next(
    block.text
    for block in blocks_of(REPO / "docs" / "records_and_positions.md")
    if block.text.startswith("# puzzle.toml")
)


def begun() -> str:
    """A game of which the examples speak: seat 1 is in Narbo, beside Genua, and begins."""
    match = Match("fall_of_rome", 2, seed=3)
    for city in ("narbo", "roma"):
        match.play(match.to_act[0], f"start_in {city}")
    return text_of(match)


def examples() -> Iterator[tuple[str, list[str]]]:
    """Each command with the lines that its help shows."""
    commands = typer.main.get_command(cli.app).commands  # type: ignore[attr-defined]
    for name, command in commands.items():
        lines = re.findall(r"^ *(tabard .+)$", command.help or "", re.M)
        yield name, lines


FEW = {
    "chances": {"--points": "3", "--playouts": "10", "--seconds": "0"},
    "compare": {"--games": "40"},
    "ladder": {"--games": "1", "--bots": "bot:greedy,bot:random"},
    "simulate": {"--games": "10"},
    "sweep": {"--games": "10"},
    "tune": {"--games": "1", "--rounds": "1", "--pairs": "2", "--bot": "bot:greedy"},
}


def in_short(name: str, command: str) -> str:
    """The same with little to do: what is worth showing takes its time."""
    few, words = FEW.get(name, {}), shlex.split(command)
    words = [few.get(before, word) for before, word in pairwise(["", *words])]
    added = [word for pair in few.items() if pair[0] not in words for word in pair]
    return shlex.join([*words, *added])


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        pytest.param(name, lines, id=name, marks=[pytest.mark.compiled] * (name in COMPILED))
        for name, lines in examples()
        if not name.startswith("serve")  # an inn does not end: see test_serving
    ],
)
def test_every_example_of_the_help_can_be_typed_in(
    name: str,
    lines: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert lines, f"the help of {name} shows no example"
    monkeypatch.chdir(tmp_path)
    Path("examples").symlink_to(REPO / "examples")
    Path("a.game").write_text(begun(), "utf-8")
    Path("puzzle.toml").write_text(PUZZLE, "utf-8")
    Path("one_more_die.py").write_text(HOUSE, "utf-8")
    Path("mine.py").write_text((REPO / "examples" / "my_bot.py").read_text("utf-8"), "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for line in lines:
        command = in_short(name, line.partition(" > ")[0])
        monkeypatch.setattr(sys, "stdin", io.StringIO("moves\n"))  # who sits there, and leaves
        capsys.readouterr()
        status = cli.run(shlex.split(command)[1:])
        out, err = capsys.readouterr()
        assert err == "", line
        assert name != "play" or "bot:greedy,bot:greedy" in line or "\n> " in out, line
        assert status == 0 or (name == "why" and status == 1 and out.startswith("Rule ")), line


def test_what_the_help_says_to_begin_with_can_be_typed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = typer.main.get_command(cli.app)
    said = (command.epilog or "").removeprefix("Begin with: ").split(", ")
    assert len(said) == 3
    verbs = list(command.commands)  # type: ignore[attr-defined]
    for line in said:
        for verb in verbs if "VERB" in line else [""]:
            monkeypatch.setattr(sys, "stdin", io.StringIO("moves\n"))
            status = cli.run(shlex.split(line.replace("VERB", verb))[1:])
            out, err = capsys.readouterr()
            assert (status, err) == (0, ""), line
            assert out
