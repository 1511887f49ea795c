"""What the mutation run calls a change, and when a listed survivor is there no more."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from tabard.engine.find import game_names

RULES = '''
def why_not_step(state, seat, city):
    """To a free city (7)."""
    if state.moves == 0 or city == OPEN:
        return LEGAL
    if state.moves == 0:
        return because(NO_MOVES)
    for other in range(1, SEATS):
        if state.pawn[other] == city:
            break
    return True
'''


@pytest.fixture(scope="module")
def mutants() -> Any:
    """The tool; one of its files reads another beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
        yield importlib.import_module("mutants")


def words(mutants: Any, line: str, after: str, text: str = RULES) -> str:
    """What a change of a line is called."""
    number = text[: text.index(line)].count("\n") + 1
    return str(mutants.Mutant("a.py", number, "", 0, "", text, text.replace(line, after)).words)


@pytest.mark.parametrize(
    ("line", "after", "says"),
    [
        (
            "if state.moves == 0 or city == OPEN:",
            "if state.moves == 0 or city <= OPEN:",
            "city == OPEN -> city <= OPEN",
        ),
        ("return True", "return False", "return True -> return False"),
        ("break", "continue", "break -> continue"),
        (
            "for other in range(1, SEATS):",
            "for other in range(2, SEATS):",
            "range(1, SEATS) -> range(2, SEATS)",
        ),
        (
            "if state.moves == 0:",
            "if state.moves <= 0:",
            "state.moves == 0 -> state.moves <= 0 (2)",
        ),
    ],
)
def test_a_change_is_called_by_its_rule_and_the_least_that_changes(
    mutants: Any, line: str, after: str, says: str
) -> None:
    assert f"why_not_step: {says}" == words(mutants, line, after)


def test_what_else_a_rule_says_changes_no_name(mutants: Any) -> None:
    change, other = ("return True", "return False"), RULES.replace("range(1, ", "range(")
    assert words(mutants, *change) == words(mutants, *change, text=other)


@pytest.mark.parametrize(
    ("listed", "is_there"),
    [
        ("why_not_step: state.moves == 0 -> state.moves <= 0", True),
        ("why_not_step: state.moves == 0 -> state.moves <= 0 (2)", True),
        ("why_not_step: state.moves == 0 -> state.moves <= 0 (3)", False),
        ("why_not_step: state.moved == 0 -> state.moved <= 0", False),
        ("why_not_walk: state.moves == 0 -> state.moves <= 0", False),
        ("why_not_step: state.moves == 0 -> state.moves == 0", False),
        ("why_not_step: state.moves == 0", False),
    ],
)
def test_a_listed_survivor_is_there_while_its_rule_says_so(
    mutants: Any, listed: str, is_there: bool
) -> None:
    rules = {rule.name: [rule] for rule in mutants.rules_in(RULES)}
    assert is_there == mutants.stands(listed, rules)


@pytest.mark.parametrize("game", game_names())
def test_all_that_is_listed_can_still_survive(mutants: Any, game: str) -> None:
    listed = mutants.reasons(game)
    assert listed
    assert [] == mutants.gone(game, listed)
