"""Rules in a file of their own, as somebody writes them."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tabard.compiler.language import NUMBER, RECORD, Door, Type
from tabard.compiler.program import Program
from tabard.compiler.refused import Refused

from .programs import Board

HEAD = "from tabard.compiler.language import copy_table, table\n\n"


def written(folder: Path, text: str, name: str = "chapter") -> ModuleType:
    """A module with these rules."""
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(f"{folder.name}_{name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rules(folder: Path, text: str) -> ModuleType:
    """A module in which the language is known."""
    return written(folder, HEAD + text)


def program(module: ModuleType, takes: tuple[Type, ...] = (RECORD, NUMBER)) -> Program:
    """The text for LLVM of the rule ``march`` and of all that it calls."""
    return Program(Board.layout(), [Door("march", module.march, takes)])


@contextmanager
def refusing(sentence: str, line: int, **facts: object) -> Iterator[None]:
    """What is done here is refused so, in this line of the file."""
    try:
        yield
    except Refused as refused:
        said = sentence.format(**facts)
        assert (sentence, facts) == (refused.sentence, refused.facts)
        assert f"{refused.file}, line {refused.line}: {said}" == str(refused)
        assert refused.file.endswith("/chapter.py") and refused.line == line
    else:
        raise AssertionError("it is not refused")
