"""What the pages name in `backticks` is there: a file, a folder, a name of the code, a word.

A path may be cut short on the left: some file or folder ends so. Anything else stands in the code,
as a name or as a word in quotes, in a table of data, among what positions can say, or in a block of
the same page; for a game's page in that game, or in what is no game's. ``why_not_x`` stands for
whatever begins so. In a table of files a name is a file or folder below the section's package.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tabard.engine.find import find_game, game_names
from tabard.engine.position.page import page as what_positions_say
from tabard.server.app import make_app
from tabard.server.database.upgrading import opened

from .pages import GAME_PAGES, PAGES, REPO, blocks_of

CODE, GAMES = REPO / "src" / "tabard", REPO / "src" / "tabard" / "games"
EVERY_PAGE = [
    *PAGES,
    *GAME_PAGES,
    *(
        REPO / name
        for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md")
    ),
]
# What is named and is not there, and why.
ELSEWHERE = {
    "docs/rules/": "scripts/check writes it",
    "docs/rules/fall_of_rome.md": "scripts/check writes it",
    "docs/rules/jeanne_darc.md": "scripts/check writes it",
    "build/bench": "scripts/bench writes it",
    "build/release": "scripts/release writes it",
    "tabard-VERSION.cdx.json": "scripts/release writes it",
    "build/wasm/GAME.wasm": "scripts/wasm writes it",
    ".venv/bin": "scripts/play makes it",
    "scenario.toml": "a file of the reader's",
    "KIND": "any kind of thing",
    "Secure": "a mark of cookies",
    "script-src 'wasm-unsafe-eval'": "a browser's word",
    "TABARD_KILLS=1000": "a test reads it",
    "march gen 2": "typed with as few letters as stay clear",
    "numpy.savez": "NumPy's",
    "tabard/GAME-v0": "an environment's name, not a path",
    "v1": "a version to come",
    "X-Forwarded-For": "uvicorn reads it",
    "X-Forwarded-Proto": "uvicorn reads it",
    "cryptography": "a package",
    "pl": "a language to come",
    "python tools/languages.py update pl": "a language to come",
    "{tribe:Gen}": "a form with a capital",
    "{city:pris\\|prise}": "two French words",
    "{n} {n:Legion\\|Legionen}": "two German words",
    "fluent.runtime": "a package",
    "msgfmt": "gettext's program",
}

_FENCED = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
_NAMED = re.compile(r"`([^`\n]+)`")
_NAME = re.compile(r"[A-Za-z_]\w*")
_PYTHON = re.compile(r"^ *(@\w|def |phase\()", re.M)
_PATH = re.compile(r"\.?[\w-]*/[\w./-]*|[\w-]+\.(?:py|toml|md|csv|game|txt|sqlite)")
_WAY = re.compile(r"(?:(?P<verb>GET|POST|DELETE)(?: |$))?(?P<path>(?:/|…/)\S*)?")


def said_in(page: Path) -> list[str]:
    """What a page names, its blocks apart: they are run."""
    return _NAMED.findall(_FENCED.sub("", page.read_text("utf-8")))


@cache
def paths() -> frozenset[str]:
    """All files and folders of the project; folders end with a stroke, Python's names alone too."""
    found = set[str]()
    for top in (
        REPO,
        *(REPO / name for name in "src tests docs examples tools scripts benchmarks".split()),
    ):
        for path in top.rglob("*") if top != REPO else top.iterdir():
            name = "/" + path.relative_to(REPO).as_posix()
            found.update((name + "/", name) if path.is_dir() else (name, name.removesuffix(".py")))
    return frozenset(found)


def is_there(path: str) -> bool:
    """Does some file or folder end so? GAME is any of them."""
    names = [path.replace("GAME", game) for game in game_names()]
    return any(known.endswith(f"/{name.lstrip('/')}") for name in names for known in paths())


@cache
def names_in(folder: Path) -> frozenset[str]:
    """The names and words of what lies below a folder: not what its docstrings say."""
    found = set[str]()
    for path in folder.rglob("*") if folder.is_dir() else (folder,):
        if path.suffix == ".py":
            found.update(path.relative_to(REPO).with_suffix("").parts)
            found.update(names_of(ast.parse(path.read_text("utf-8"))))
        elif path.suffix in (".csv", ".js", ".html", ".css"):
            found.update(_NAME.findall(path.read_text("utf-8")))
        elif path.name == "rules.toml":  # its numbers and sources
            said = " ".join(
                re.findall(r"^(?:number|source) = (.+)$", path.read_text("utf-8"), re.M)
            )
            found.update(_NAME.findall(said))
    return frozenset(found)


def names_of(tree: ast.Module) -> Iterator[str]:
    """The names in a file, and the words of what is short and in quotes."""
    for node in ast.walk(tree):
        for part in ("id", "name", "attr", "arg"):
            if isinstance(name := getattr(node, part, None), str):
                yield name
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 80:
            yield from _NAME.findall(node.value)


@cache
def words_of(game: str) -> frozenset[str]:
    """What positions of a game can say."""
    return frozenset(_NAME.findall("\n".join(what_positions_say(find_game(game)))))


@cache
def known_to(page: Path) -> frozenset[str]:
    """The names of which a page may speak."""
    games = [page.parent] if page in GAME_PAGES else [GAMES / name for name in game_names()]
    folders = [path for path in CODE.iterdir() if path != GAMES]
    folders += [REPO / name for name in ("tools", "examples", "benchmarks")]
    words = [words_of(game.name) for game in games]
    return frozenset().union(*map(names_in, [*folders, *games]), *words)


def unknown(said: str, page: Path) -> list[str]:
    """What of something in backticks is not there."""
    shown = "\n".join(block.text for block in blocks_of(page))
    if said in ELSEWHERE or said in shown or said.startswith("tabard ") or is_there(said):
        return []
    if _PATH.fullmatch(said):
        return [said]
    known = known_to(page).union(_NAME.findall(shown), ELSEWHERE)
    return [name for name in _NAME.findall(said) if name not in known and not begins(name, known)]


def begins(name: str, known: frozenset[str]) -> bool:
    """Does ``why_not_x`` stand for something?"""
    head = name.removesuffix("x")
    return head != name and head.endswith("_") and any(one.startswith(head) for one in known)


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_what_a_page_names_is_there(page: Path) -> None:
    said = [one for one in said_in(page) if not _WAY.fullmatch(one)]
    missing = {one: unknown(one, page) for one in said}
    assert {} == {one: names for one, names in missing.items() if names}


def test_what_is_said_to_be_elsewhere_is_still_spoken_of() -> None:
    pages = "".join(page.read_text("utf-8") for page in EVERY_PAGE)
    assert [] == [said for said in ELSEWHERE if said not in pages]


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: f"{page.parent.name}/{page.stem}")
def test_what_a_page_shows_of_the_code_stands_there(page: Path) -> None:
    """Python that is shown and not run, line by line; what is left out is an ellipsis."""
    shown = [block.text for block in blocks_of(page) if block.language == "text"]
    lines = [line for text in shown if _PYTHON.search(text) for line in text.splitlines()]
    parts = [part.strip() for line in lines for part in line.split("…")]
    assert [] == [part for part in parts if part not in all_rules()]


@cache
def all_rules() -> str:
    """The text of all games and of their tests."""
    files = [*GAMES.rglob("*.py"), *(REPO / "tests" / "games").rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in files)


# --- tables of files ------------------------------------------------------------------------------

# The sections of ARCHITECTURE that have one, and the package of which they speak.
SECTIONS = {"The compiler of rules": "compiler", "The engine": "engine", "The inn": "server"}
_SECTION = re.compile(r"^## ([^\n,]*)(.*?)(?=^## |\Z)", re.M | re.S)


def files_in_tables(text: str, column: int) -> list[str]:
    """What the tables of files in a text name, in their column of files."""
    found, inside = [], False
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif set(cells[column].split()) & {"file", "room"}:
            inside = True
        elif inside:
            found += [name for said in _NAMED.findall(cells[column]) for name in said.split()]
    return found


def is_below(name: str, package: Path) -> bool:
    """Is there a file or folder of this name, or one that begins so, below a package?"""
    path = name.rstrip("/")
    ends = [f"{path[:-1]}*.py"] if path.endswith("…") else [path, f"{path}.py"]
    return any(next(package.rglob(end), None) for end in ends)


def test_the_tables_of_architecture_name_files_of_their_packages() -> None:
    sections = dict(_SECTION.findall((REPO / "ARCHITECTURE.md").read_text("utf-8")))
    for heading, package in SECTIONS.items():
        named = files_in_tables(sections[heading], 0)
        assert len(named) > 5
        assert [] == [name for name in named if not is_below(name, CODE / package)]


def test_the_table_of_the_browser_names_files_of_the_web() -> None:
    named = files_in_tables((REPO / "docs" / "browser.md").read_text("utf-8"), 0)
    assert len(named) > 5
    assert [] == [name for name in named if not is_below(name, CODE / "web")]


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.parent.name)
def test_the_table_of_chapters_names_files_of_the_game(page: Path) -> None:
    named = files_in_tables(page.read_text("utf-8"), -1)
    assert len(named) > 20
    assert [] == [name for name in named if not is_below(name, page.parent)]


# --- the ways of the inn --------------------------------------------------------------------------


def test_the_ways_that_the_page_of_the_inn_names_are_there(tmp_path: Path) -> None:
    paths = make_app(opened(str(tmp_path / "inn.sqlite"))).openapi()["paths"]
    there = {f"{way.upper()} {re.sub('{.+?}', '*', path)}" for path in paths for way in paths[path]}
    said = [_WAY.fullmatch(one) for one in said_in(REPO / "docs" / "inn.md")]
    asked = [one for one in said if one and one["path"] and (one["verb"] or "…" in one["path"])]
    assert len(asked) > 20
    for one in asked:
        path = re.sub(r"/(ID|N)\b", "/*", one["path"].partition("?")[0])
        ends = f" {path.replace('…', '/api/tables/*')}"
        assert [way for way in there if way.endswith(ends) and way.startswith(one["verb"] or "")]
