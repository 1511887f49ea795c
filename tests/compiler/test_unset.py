"""A name is read only where it has been set on every way that leads there."""

from __future__ import annotations

import ast
from types import CodeType

import pytest

from tabard.compiler.unset import read_unset

SET = {
    "a parameter": "return n",
    "before": "m = n\nreturn m",
    "on both ways": "if n:\n    m = 1\nelse:\n    m = 2\nreturn m",
    "on the only way that goes on": "if n:\n    m = 1\nelse:\n    return 0\nreturn m",
    "on every way of three": "if n:\n    m = 1\nelif k:\n    m = 2\nelse:\n    m = 3\nreturn m",
    "in the same turn": "for i in range(n):\n    m = i\n    k = m\nreturn k",
    "as the name of a loop": "for i in range(n):\n    k = i\nreturn k",
    "before each break out of a loop without end": (
        "while True:\n    if n:\n        m = 1\n        break\n    m = 2\n    if k:\n"
        "        break\nreturn m"
    ),
    "by several at once": "m, j = n, k\nreturn m + j",
    "in a row": "m = j = n\nreturn m + j",
    "before it grows": "m = 0\nm += n\nreturn m",
    "where the loop goes on": "m = 0\nwhile n:\n    if k:\n        continue\n    m += 1\nreturn m",
    "as the name of what is looked through": "return any(m > k for m in range(n))\nm = 1",
    "before all are looked through": "m = n\nreturn sum(m + i for i in range(m) if i < m)",
    "in a condition, whichever way": "if m := n + k:\n    k = m\nreturn m",
    "after a return": "return n\nreturn m\nm = 1",
}
UNSET = {
    "nowhere before": ("return m\nm = 1", ["m 1"]),
    "on one way only": ("if n:\n    m = 1\nreturn m", ["m 3"]),
    "on two ways of three": (
        "if n:\n    m = 1\nelif k:\n    m = 2\nelse:\n    k = 3\nreturn m",
        ["m 7"],
    ),
    "in a loop that may have no turn": ("for i in range(n):\n    m = i\nreturn m", ["m 3"]),
    "as the name of such a loop": ("for i in range(n):\n    k = 1\nreturn i", ["i 3"]),
    "in the turn before": ("while n:\n    n -= m\n    m = 1\nreturn n", ["m 2"]),
    "in a loop after a break": (
        "while True:\n    if n:\n        break\n    m = 1\nreturn m",
        ["m 5"],
    ),
    "by itself": ("m = m + 1\nreturn m", ["m 1"]),
    "by growing": ("m += 1\nreturn m", ["m 1", "m 2"]),
    "in a condition": ("if m:\n    m = 1\nreturn n", ["m 1"]),
    "as an index that is set": ("k[m] = 1\nm = 1\nreturn n", ["m 1"]),
    "in the bounds of a loop": ("for i in range(m):\n    m = i\nreturn n", ["m 1"]),
    "in the condition that sets it": ("if m := m + 1:\n    n = m\nreturn n", ["m 1"]),
    "in a sum": ("k = sum(m for i in range(n))\nm = 1\nreturn k", ["m 1"]),
    "in what a sum leaves out": ("k = sum(i for i in range(n) if m)\nm = 1\nreturn k", ["m 1"]),
    "in the bounds of a sum": ("k = sum(i for i in range(m))\nm = 1\nreturn k", ["m 1"]),
    "after a name was looked through": ("k = any(m for m in range(n))\nm += 1", ["m 2"]),
    "twice": ("k = m + m\nm = 1\nreturn k", ["m 1", "m 1"]),
}


def found(body: str) -> list[str]:
    """The names that may be unset, each with its line in the body."""
    text = "def march(n, k):\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    tree = ast.parse(text).body[0]
    assert isinstance(tree, ast.FunctionDef)
    code = next(c for c in compile(text, "", "exec").co_consts if isinstance(c, CodeType))
    unset = read_unset(tree, frozenset(code.co_varnames + code.co_cellvars))
    return [f"{name.id} {name.lineno - 1}" for name in unset]


@pytest.mark.parametrize("how", SET)
def test_a_name_that_is_set_may_be_read(how: str) -> None:
    assert [] == found(SET[how])


@pytest.mark.parametrize("how", UNSET)
def test_a_name_that_may_be_unset_is_found(how: str) -> None:
    body, wanted = UNSET[how]
    assert wanted == found(body)
