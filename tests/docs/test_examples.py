"""What people copy and open: each program runs and prints what it promises, each position opens,
and the page beside them names them all."""

from __future__ import annotations

import ast
import io
import re
import runpy
import shlex
import sys
from pathlib import Path

import pytest

from tabard.cli import main as cli

from .pages import REPO
from .test_docs import marked

PROGRAMS = sorted((REPO / "examples").glob("*.py"))
POSITIONS = sorted((REPO / "examples").glob("*.toml"))
_ROW = re.compile(r"^\| `(\S+)` \| .+ \| `(.+)` \|$", re.M)
OPENS = dict(_ROW.findall((REPO / "examples" / "README.md").read_text("utf-8")))

# What somebody who runs it, or opens it, must see.
SHOWN = {
    "a_position.py": "A die shows",
    "fall_of_rome_siege.toml": "build_fort roma_visigoths",
    "flat_monte_carlo.py": "won 2 of 2 games.",
    "house_rules.py": "defence=one_for_one: ",
    "jeanne_darc_orleans.toml": "You win the fight.",
    "my_bot.py": "barbarian_card card=",
    "new_world_landing.toml": "activate cortes",
    "play_in_python.py": "recruit: rule 18: ",
    "read_a_record.py": " lawful moves. ",
    "water_margin_duel.toml": "Lin Chong kills Li Kui.",
    "write_a_bot.py": "Rule ",
}


def test_the_page_of_the_examples_names_each_of_them() -> None:
    assert {path.name for path in (*PROGRAMS, *POSITIONS)} == set(OPENS) == set(SHOWN)


@pytest.mark.parametrize("path", marked(PROGRAMS, {"flat_monte_carlo", "house_rules"}))
def test_a_program_runs(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(path)])
    names = runpy.run_path(str(path), run_name="__main__")
    assert OPENS[path.name] == f"python examples/{path.name}"
    assert OPENS[path.name] in names["__doc__"]
    assert SHOWN[path.name] in capsys.readouterr().out


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_opens(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    Path("examples").symlink_to(REPO / "examples")
    monkeypatch.setattr(sys, "stdin", io.StringIO("moves\n"))  # who sits down, looks, and leaves
    tabard, _verb, file, *_more = words = shlex.split(OPENS[path.name])
    assert (tabard, file) == ("tabard", f"examples/{path.name}")
    assert cli.run(words[1:]) == 0
    assert SHOWN[path.name] in capsys.readouterr().out


def test_the_search_takes_twenty_five_lines_and_no_private_name() -> None:
    source = (REPO / "examples" / "flat_monte_carlo.py").read_text("utf-8")
    assert not re.search(r"[. ]_[a-z]", source)
    tree = ast.parse(source)
    said = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt)}
    told = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, (node.end_lineno or 0) + 1)
    }
    assert 20 <= len(said - told) <= 25
