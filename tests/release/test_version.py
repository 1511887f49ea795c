"""The version stands in pyproject.toml; whoever else says one says that."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

import pytest

import tabard
from tabard.cli.main import run
from tabard.engine.find import find_game
from tabard.lab.report.page import made_with
from tabard.server.app import make_app
from tabard.server.database.upgrading import opened

REPO = Path(__file__).parents[2]
VERSION = tomllib.loads((REPO / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_the_package_says_the_version() -> None:
    assert VERSION == tabard.__version__


def test_the_command_says_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"tabard {VERSION}\n"


def test_the_inn_says_the_version(tmp_path: Path) -> None:
    app = make_app(opened(str(tmp_path / "inn.sqlite")))
    assert app.openapi()["info"]["version"] == VERSION


def test_the_pages_say_the_version() -> None:
    names = runpy.run_path(str(REPO / "docs" / "conf.py"))
    assert names["version"] == names["release"] == VERSION


def test_a_report_says_the_version() -> None:
    said = dict(made_with(find_game("fall_of_rome"), "", [], 1))
    assert any(f"Tabard {VERSION}," in words for words in said.values())


def test_the_changelog_has_a_heading_for_it() -> None:
    assert f"\n## {VERSION}\n" in (REPO / "CHANGELOG.md").read_text("utf-8")


def test_nobody_else_asks_for_it() -> None:
    """A second place would be forgotten at the next release."""
    package = REPO / "src" / "tabard"
    asks = [one for one in package.rglob("*.py") if 'version("tabard")' in one.read_text("utf-8")]
    assert asks == [package / "__init__.py"]
