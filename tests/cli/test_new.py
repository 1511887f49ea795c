"""``tabard new``: a folder with a small game that is played at once, and its test."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Tabard

REPO = Path(__file__).parents[2]


def test_a_new_game_is_played_and_its_test_passes(
    tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = tabard("new", "Siege of Breda")
    assert answer.out.startswith("Written: siege_of_breda/pyproject.toml, ")
    assert "tabard play siege_of_breda" in answer.out
    folder = tmp_path / "siege_of_breda"
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "."],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert tested.returncode == 0 and "2 passed" in tested.stdout, tested.stdout
    play = "from siege_of_breda import GAME; from tabard.engine.match import Match; "
    play += "print(GAME.name, GAME.title, Match(GAME, 2, seed=1).over)"
    played = subprocess.run(
        [sys.executable, "-c", play], cwd=folder, capture_output=True, text=True, check=True
    )
    assert played.stdout.startswith("siege_of_breda Siege of Breda False")
    assert 'siege_of_breda = "siege_of_breda:GAME"' in (folder / "pyproject.toml").read_text(
        "utf-8"
    )


def test_it_is_the_game_that_the_docs_explain() -> None:
    page = (REPO / "docs" / "adding_a_game.md").read_text("utf-8")
    explained = re.search(r"```python\n# well/__init__\.py\n(.*?)```", page, re.S)
    assert explained
    written = REPO / "src" / "tabard" / "cli" / "first_game" / "game.txt"
    assert written.read_text("utf-8") == explained[1]


def test_nothing_is_written_over_or_under_a_name_that_is_taken(
    tabard: Tabard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "breda").mkdir()
    assert "breda is there already; nothing is changed." in tabard("new", "breda").err
    assert "There is a game 'new_world' already." in tabard("new", "New World").err
    assert tabard("new", "1648").status == 2
    assert list(tmp_path.iterdir()) == [tmp_path / "breda"]
