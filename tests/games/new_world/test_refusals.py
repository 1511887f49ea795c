"""Refusals: a rule gives each, it names a rule of the book, and a test asserts its number."""

from __future__ import annotations

import ast
from pathlib import Path

from tabard.games.new_world.book import BOOK
from tests.games.refusing import reasons_of

ROOT = Path(__file__).parents[3]
SOURCES = sorted((ROOT / "src/tabard/games/new_world").rglob("*.py"))
TESTS = sorted(Path(__file__).parent.glob("test_*.py"))


def given() -> set[str]:
    """The refusals that some rule gives: ``because(NAME, …)``."""
    names = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "because":
                names |= {n.id for n in ast.walk(node.args[0]) if isinstance(n, ast.Name)}
    return names


def test_every_refusal_is_given_by_a_rule_and_every_one_given_is_declared() -> None:
    declared = set(reasons_of("new_world"))
    assert declared == given() & declared
    assert len(declared) == len(BOOK.refusals.all)


def test_every_refusal_names_a_rule_of_the_book_and_says_a_whole_sentence() -> None:
    numbers = {rule.number for rule in BOOK.rules}
    for refusal in BOOK.refusals.all:
        assert refusal.rule in numbers, refusal
        assert refusal.sentence[0] in "{" or refusal.sentence[0].isupper()
        assert refusal.sentence.endswith(".")
        for fact, _kind in refusal.facts:
            assert f"{{{fact}}}" in refusal.sentence, refusal


def test_the_number_of_every_refusal_is_asserted_somewhere() -> None:
    said = set()
    for path in TESTS:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assert):
                said |= {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
    missing = sorted({refusal.rule for refusal in BOOK.refusals.all} - said)
    assert not missing
