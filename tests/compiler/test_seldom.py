"""What is called seldom is compiled to short code: it, and what it alone needs."""

from __future__ import annotations

import re
from pathlib import Path

from .rules import program, rules

CHAPTER = """
from tabard.compiler.language import seldom


def counted(state, n):
    return state.gold + n


def paid(state, n):
    return n // 2


@seldom
def settle(state, n):
    for turn in range(n):
        state.gold = counted(state, turn) + paid(state, turn)


def fits(state, n):
    for turn in range(n):
        if counted(state, turn) > 5:
            return False
    return True


def march(state, n):
    settle(state, n)
    return fits(state, n)
"""


def written(folder: Path) -> dict[str, tuple[str, str]]:
    """By rule: how its function is headed, and what stands in it."""
    text = program(rules(folder, CHAPTER)).text()
    rule = r'^define [^\n]*@"?(?:\w+\.)?(\w+)[^\n(]*(\([^\n]*\{)\n(.*?)^\}'
    found = re.findall(rule, text, re.MULTILINE | re.DOTALL)
    return {name: (head, body) for name, head, body in found}


def test_what_seldom_rules_alone_call_is_short_and_what_others_call_too_is_not(
    tmp_path: Path,
) -> None:
    heads = {name: head for name, (head, _body) in written(tmp_path).items()}
    rules_of_ours = ("counted", "paid", "settle", "fits", "march")
    assert {"settle", "paid"} == {name for name in rules_of_ours if "optsize" in heads[name]}


def test_rules_are_put_into_the_loops_of_what_is_called_often(tmp_path: Path) -> None:
    bodies = {name: body for name, (_head, body) in written(tmp_path).items()}
    assert "alwaysinline" in bodies["fits"]
    assert "alwaysinline" not in bodies["settle"]
