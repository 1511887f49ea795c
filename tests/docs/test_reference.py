"""The reference names every public module, and says of each name what it is; its examples hold."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from .pages import PAGES, REPO, blocks_of

FOLDER = REPO / "docs" / "reference"
LISTED = [
    name
    for page in sorted(FOLDER.glob("*.md"))
    for name in re.findall(r"^\.\. automodule:: ([\w.]+)$", page.read_text("utf-8"), re.M)
]
MACHINE_CODE = {"tabard.batch", "tabard.lab.simulate", "tabard.research.gymnasium"}


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The classes and functions of a module that the reference shows."""
    named = getattr(module, "__all__", None)
    for name, thing in vars(module).items():
        shown = name in named if named is not None else name[0] != "_"
        here = named is not None or getattr(thing, "__module__", "") == module.__name__
        if shown and here and callable(thing):
            yield name, thing


def parts(kind: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class says itself."""
    for name, thing in vars(kind).items():
        if name[0] != "_" and (callable(thing) or hasattr(thing, "__doc__")):
            if inspect.isfunction(thing) or isinstance(
                thing, property | classmethod | staticmethod
            ):
                yield name, thing


@pytest.mark.parametrize("name", LISTED)
def test_every_public_name_says_what_it_is(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__, name
    found = list(public(module))
    assert found, f"{name} has nothing to show"
    for word, thing in found:
        assert thing.__doc__, f"{name}.{word} says nothing of itself"
        for part, method in parts(thing) if inspect.isclass(thing) else ():
            assert method.__doc__, f"{name}.{word}.{part} says nothing of itself"


def imported() -> Iterator[tuple[str, str]]:
    """What the pages and the examples import, and where."""
    for page in PAGES:
        for block in blocks_of(page):
            if block.language == "python":
                for name in re.findall(
                    r"^(?:>>> )?(?:from|import) (tabard[\w.]*)", block.text, re.M
                ):
                    yield name, f"{page.name}:{block.line}"
    for example in sorted((REPO / "examples").glob("*.py")):
        for node in ast.walk(ast.parse(example.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tabard"):
                yield node.module or "", example.name


def test_whatever_the_pages_import_is_in_the_reference() -> None:
    games = re.compile(r"tabard\.games\.\w+$")  # each hands out its GAME alone
    strange = {
        f"{name} ({at})" for name, at in imported() if name not in LISTED and not games.match(name)
    }
    assert not strange


def test_no_module_is_listed_twice() -> None:
    assert len(LISTED) == len(set(LISTED))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.compiled] * (name in MACHINE_CODE)) for name in LISTED],
)
def test_its_examples_hold(name: str) -> None:
    failed, _tried = doctest.testmod(
        importlib.import_module(name), optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    )
    assert not failed


def test_where_many_begin_there_are_examples() -> None:
    for name in (
        "tabard.batch",
        "tabard.engine.match",
        "tabard.engine.record",
        "tabard.research.gymnasium",
    ):
        module = importlib.import_module(name)
        tests = doctest.DocTestFinder().find(module)
        assert any(test.examples for test in tests), name
