"""Whatever the documentation says is tried."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from tabard.cli import main as cli

from .pages import GAME_PAGES, PAGES, REPO, Block, Reader, blocks_of, read_through

_SAID = re.compile(r"`tabard ([a-z][^`]*)`")  # in the midst of a sentence
_LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")
OTHERS = [
    REPO / name
    for name in (
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "examples/README.md",
    )
] + sorted((REPO / "docs" / "lab").glob("*.md"))


def marked(paths: list[Path], compiling: set[str]) -> list[Any]:
    """The paths as parameters; those that compile rules are marked."""
    return [
        pytest.param(
            path, id=called(path), marks=[pytest.mark.compiled] * (called(path) in compiling)
        )
        for path in paths
    ]


def called(path: Path) -> str:
    """What a page is called among the tests."""
    return path.stem if path.parent in (REPO, REPO / "docs") else path.parent.name


@pytest.mark.parametrize("page", marked([*PAGES, *GAME_PAGES], {"README", "research", "simulate"}))
def test_every_block_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "examples").symlink_to(REPO / "examples")
    read_through(page, Reader(page, tmp_path, capsys))


@pytest.mark.parametrize(
    "page", [*PAGES, *OTHERS, *GAME_PAGES], ids=lambda page: page.parent.name + "/" + page.stem
)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in _LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [] == [link for link in links if not (page.parent / link).exists()]


@pytest.mark.parametrize(
    "page", [*PAGES, *OTHERS, *GAME_PAGES], ids=lambda page: page.parent.name + "/" + page.stem
)
def test_every_command_in_a_sentence_can_be_typed_in(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its verb and its options are there; a rule book or a page of positions is printed too."""
    verbs = typer.main.get_command(cli.app).commands  # type: ignore[attr-defined]
    for said in _SAID.findall(page.read_text("utf-8")):
        verb, *words = shlex.split(said)
        assert verb in verbs, said
        known = {option for one in verbs[verb].params for option in one.opts}
        assert {word for word in words if word.startswith("--")} <= known, said
        if verb in ("rules", "position") and words and said.islower() and "." not in said:
            assert cli.run([verb, *words]) == 0, said
            assert capsys.readouterr().out, said


def uses(block: Block) -> bool:
    """Does it use the game (and is not a file of it)?"""
    return ">>>" in block.text or "import *" in block.text


@pytest.mark.compiled
def test_the_game_of_the_page_passes_the_suite_of_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = REPO / "docs" / "adding_a_game.md"
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    reader = Reader(page, tmp_path, capsys)
    for block in blocks_of(page):
        if block.language in ("python", "toml") and not uses(block):
            reader.read(block)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/every_game"]
    where = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run(
        [*command, "-k", "well"], cwd=REPO, env=where, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-4000:]
    assert re.search(r"\d\d+ passed", run.stdout), run.stdout
