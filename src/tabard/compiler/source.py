"""The syntax tree of a rule, read from the file in which it stands."""

from __future__ import annotations

import ast
import linecache
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from .refused import NO_SOURCE, Refused


def tree_of(function: Callable[..., Any]) -> ast.FunctionDef:
    """The definition of a rule. Raises Refused where its source is not to be found."""
    code = function.__code__
    found = _definitions(code.co_filename).get((code.co_firstlineno, code.co_name))
    if found is None:
        raise Refused(file_of(function), code.co_firstlineno, NO_SOURCE, name=function.__name__)
    return found


def file_of(function: Callable[..., Any]) -> str:
    """The file of a rule as people call it: from its package on."""
    path = Path(function.__code__.co_filename)
    return "/".join(path.parts[-3:])


def write_out(title: str, text: str, scope: dict[str, Any]) -> None:
    """Rules that stand in no file, but are written out from tables: carry out their definitions in
    ``scope``. Compiler, tracebacks and debuggers find their source under a name of its own."""
    name = f"<{title} {zlib.crc32(text.encode()):08x}>"
    linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
    exec(compile(text, name, "exec"), scope)


@cache
def _definitions(file: str) -> dict[tuple[int, str], ast.FunctionDef]:
    """Every function of a file by its first line (that of its decorator) and its name."""
    try:
        tree = ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:
        return {}
    return {
        (min([node.lineno, *(d.lineno for d in node.decorator_list)]), node.name): node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    }
