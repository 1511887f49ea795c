"""The pages of the documentation as programs: their blocks, run in the order in which they stand.

A ``python`` block that begins with the comment ``# folder/name.py`` is that file; any other is
executed (with ``>>>`` as a doctest), and all of a page share their names. A ``toml`` block that
names a game under ``tabard.games`` installs it; one that begins with ``# name.toml`` is that file.
In a ``console`` block each ``$ tabard …`` is carried out, and what is shown below it must be what
it prints; ``…`` stands for anything but a complaint. Everything happens in a folder that holds only
the examples.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main as cli
from tabard.engine.find import BROUGHT, find_game

REPO = Path(__file__).parents[2]
PAGES = [REPO / "README.md", *sorted((REPO / "docs").glob("*.md"))]
GAME_PAGES = sorted((REPO / "src" / "tabard" / "games").glob("*/README.md"))
_BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.M | re.S)
_FILE = re.compile(r"# ([\w./-]+\.(?:py|toml))\n")


@dataclass(frozen=True)
class Block:
    """One block of a page, and the line at which it begins."""

    language: str
    text: str
    line: int


def blocks_of(page: Path) -> Iterator[Block]:
    """The blocks of a page in their order."""
    text = page.read_text("utf-8")
    for found in _BLOCK.finditer(text):
        yield Block(found[1], found[2], text.count("\n", 0, found.start(2)) + 1)


@dataclass
class Reader:
    """Somebody who types in what a page says."""

    page: Path
    folder: Path
    capsys: pytest.CaptureFixture[str]
    names: dict[str, Any] = field(default_factory=lambda: {"__name__": "page"})

    def read(self, block: Block) -> None:
        """Do what a block says."""
        file = _FILE.match(block.text)
        if file:
            path = self.folder / file[1]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")
        elif block.language == "python":
            self._python(block)
        elif block.language == "console":
            self._console(block)
        elif block.language == "toml":
            self._install(block)

    def _python(self, block: Block) -> None:
        if ">>>" not in block.text:
            code = compile("\n" * (block.line - 1) + block.text, str(self.page), "exec")
            exec(code, self.names)
            return
        options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        test = doctest.DocTestParser().get_doctest(
            block.text, self.names, self.page.name, str(self.page), block.line - 1
        )
        said: list[str] = []
        runner = doctest.DocTestRunner(optionflags=options)
        failed = runner.run(test, out=said.append, clear_globs=False).failed
        self.names.update(test.globs)
        assert not failed, "".join(said)

    def _console(self, block: Block) -> None:
        parts = re.split(r"^\$ (.*)\n", block.text, flags=re.M)[1:]
        for command, shown in zip(parts[::2], parts[1::2], strict=True):
            words = shlex.split(command)
            if words[0] != "tabard":
                continue
            self.capsys.readouterr()
            cli.run(words[1:])
            out, err = self.capsys.readouterr()
            pattern = ".*".join(re.escape(part) for part in shown.strip().split("…"))
            said = shown.strip() and re.fullmatch(pattern, (out + err).strip(), re.S)
            fits = said and err.strip() in shown
            assert fits, f"{self.page.name}, line {block.line}: {command}\n{out}{err}"

    def _install(self, block: Block) -> None:
        project = tomllib.loads(block.text).get("project", {})
        games = project.get("entry-points", {}).get("tabard.games", {})
        if games:
            info = self.folder / "page-1.dist-info"
            info.mkdir()
            lines = [f"{name} = {where}" for name, where in games.items()]
            (info / "METADATA").write_text("Metadata-Version: 2.1\nName: page\nVersion: 1\n")
            (info / "entry_points.txt").write_text("\n".join(["[tabard.games]", *lines, ""]))
            find_game.cache_clear()


def read_through(page: Path, reader: Reader) -> None:
    """Read a whole page; what it imported is forgotten afterwards."""
    before, brought = set(sys.modules), os.environ.get(BROUGHT, "")
    try:
        for block in blocks_of(page):
            reader.read(block)
    finally:
        os.environ[BROUGHT] = brought
        find_game.cache_clear()
        for name in set(sys.modules) - before:
            file = str(getattr(sys.modules[name], "__file__", None) or "")
            if file.startswith(str(reader.folder)):
                del sys.modules[name]
