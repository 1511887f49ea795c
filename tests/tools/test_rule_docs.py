"""The page of rules, functions and tests, and what it says when one of them is missing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import rule_docs

BOOK = """# Chess of Two: the rule book.
rule = [
    {number = "1", title = "Turn", text = "Players take turns."},
    {number = "2", title = "Step", text = "A pawn steps."},
    {number = "2.5", title = "Edge", text = "About the edge."},
    {number = "2.5.1", title = "Edge", text = "It stops a pawn."},
    {number = "S1", title = "Seed", text = "All step.", carried_by = ["2"]},
    {number = "3.12", title = "Examples", text = "An example."},
    {number = "3.12.1", title = "Examples", text = "A pawn on b2 steps to b3."},
]
"""
RULES = '''
def turn(state):
    """The next seat (1)."""

def why_not_step(state):
    """Step: a pawn steps,
    but not over the edge (2, 2.5.1)."""

def helper(state):
    """Things that are no rule (2 of them)."""
'''
TESTS = """
@pytest.mark.rules("1", "S1")
def test_turns(): ...

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rules("3.12.1"))])
@pytest.mark.rules("2", "2.5.1")
def test_step(x): ...
"""
BOOK_FILE = "src/tabard/games/two/data/rules.toml"
RULE_FILE, TEST_FILE = "src/tabard/games/two/step.py", "tests/games/two/test_step.py"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one small game, in order and with its page written."""
    for file, text in (
        ("src/tabard/games/two/data/rules.toml", BOOK),
        (RULE_FILE, RULES),
        (TEST_FILE, TESTS),
    ):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert 0 == rule_docs.main(["--root", str(tmp_path)])
    return tmp_path


def checked(house: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the check complains about."""
    capsys.readouterr()
    status = rule_docs.main(["--root", str(house)])
    said = capsys.readouterr().err
    assert status == bool(said)
    return said


def change(house: Path, file: str, old: str, new: str) -> None:
    path = house / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_house_in_order_has_nothing_to_say(house, capsys):
    assert "" == checked(house, capsys)


def test_the_page_leads_from_a_rule_to_its_function_and_its_test(house):
    page = (house / "docs/rules/two.md").read_text(encoding="utf-8")
    section = page.partition("## 2.5.1 ")[2].partition("\n## ")[0]
    assert "It stops a pawn." in section
    assert f"[why_not_step](../../{RULE_FILE}#L5)" in section
    assert f"[test_step](../../{TEST_FILE}#L7)" in section


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (RULE_FILE, " (1)", "", "rule 1 (Turn) has no function"),
        (RULE_FILE, "(2, 2.5.1)", "(2)", "rule 2.5.1 (Edge) has no function"),
        (TEST_FILE, '"2", ', "", "rule 2 (Step) has no test"),
        (TEST_FILE, '@pytest.mark.rules("1", "S1")', "", "rule 1 (Turn) has no test"),
        (TEST_FILE, '"1", "S1"', '"1"', "rule S1 (Seed) has no test"),
        (RULE_FILE, "(2, 2.5.1)", "(2.5.1)", "rule S1 (Seed) has no function"),
        (BOOK_FILE, '["2"]', '["8"]', "rule S1 is carried by rule 8, which is none"),
        (TEST_FILE, '"3.12.1"', '"1"', "rule 3.12.1 (Examples) has no test"),
        (TEST_FILE, '"2.5.1"', '"2.5.1", "9"', "test_step names rule 9, which is none"),
        (RULE_FILE, "(1)", "(1, 2.7)", "turn names rule 2.7, which is none"),
    ],
)
def test_what_is_missing_is_named_with_its_number(house, capsys, file, old, new, said):
    change(house, file, old, new)
    assert said in checked(house, capsys)


def test_a_rule_that_stands_twice_is_named(house, capsys):
    change(house, "src/tabard/games/two/data/rules.toml", '"2.5.1"', '"2"')
    assert "rule 2 stands there twice" in checked(house, capsys)


def test_a_reading_that_says_nothing_carries_out_the_rules_of_its_option(house, capsys):
    change(house, RULE_FILE, "(1)", "")
    assert "rule 1 (Turn) has no function" in checked(house, capsys)
    change(house, RULE_FILE, "\ndef turn", 'in_turn = when("turns", "on")\n\ndef turn')
    options = house / "src/tabard/games/two/data/options.toml"
    options.write_text('[turns]\nrules = ["1"]\n', encoding="utf-8")
    assert "" == checked(house, capsys)


def test_a_range_names_all_its_numbers():
    docstring = "So (76 to 78, S08 to S10, 3.6.1 to 3.6.2, as an option)."
    node = ast.parse(f'def f():\n    """{docstring}"""').body[0]
    assert isinstance(node, ast.FunctionDef)
    numbers = rule_docs.rules_of_function(node)
    assert ["76", "77", "78", "S08", "S09", "S10", "3.6.1", "3.6.2"] == numbers


@pytest.mark.parametrize("game", rule_docs.games(rule_docs.ROOT))
@pytest.mark.parametrize("kind", ["function", "test"])
def test_deleting_what_belongs_to_any_one_rule_is_noticed(game, kind):
    book = rule_docs.collect(rule_docs.ROOT, game)
    for rule in book.rules.values():
        carried = rule.example or rule.carried_by
        if not rule.points and not (carried and kind == "function"):
            kept = getattr(rule, f"{kind}s")
            setattr(rule, f"{kind}s", [])
            assert f"rule {rule.number} ({rule.title}) has no {kind}" in rule_docs.gaps(book)
            setattr(rule, f"{kind}s", kept)
