"""What is no rule is refused: with its file, its line, and a sentence for whoever wrote it.

Each refused rule stands beside one that is allowed. In the texts ``march`` is the rule behind the
door, ``HERE`` marks the line that is refused.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tabard.compiler import refused
from tabard.compiler.language import LONGS, NUMBER, RECORD, RECORDS, SHORTS, Array, Door
from tabard.compiler.program import Program

from .programs import Board
from .rules import program, refusing, rules

TWO_RECORDS, WITH_ROWS = (RECORD, RECORD), (RECORD, SHORTS)
PAIRS = (RECORDS, Array(64, (0, 2)))
TAKES_ROW = "def take(row):\n    return row[0]\n\n"
TAKES_TWO = "def move(one, other):\n    one.size = other.size\n\n"
ROWS_TWO = "def carry(one, other):\n    one[0] = other[0]\n\n"
ASKS = "def asks(n):\n    return n\n\n"


@dataclass(frozen=True)
class Case:
    """A sentence, with its facts; what is refused so, and what is allowed."""

    sentence: str
    wrong: str
    right: str
    facts: dict[str, Any] = field(default_factory=dict)
    takes: tuple[Any, ...] = (RECORD, NUMBER)
    before: str = ""


def body(sentence: str, wrong: str, right: str, before: str = "", **facts: Any) -> Case:
    """Two insides of a rule ``march(state, n)``."""
    head = "def march(state, n):\n    "
    return Case(sentence, head + wrong, head + right, facts, before=before)


def handed(
    sentence: str,
    head: str,
    wrong: str,
    right: str,
    takes: tuple[Any, ...],
    before: str,
    **facts: Any,
) -> Case:
    """The same of a rule that is handed something else."""
    head = f"def march({head}):\n    "
    return Case(sentence, head + wrong, head + right, facts, takes, before)


def no_statement(wrong: str, what: str, right: str = "return n") -> Case:
    return body(refused.NO_STATEMENT, wrong, right, what=what)


def no_expression(wrong: str, right: str = "n", what: str = "", before: str = "") -> Case:
    said = f"return {wrong}  # HERE"
    return body(refused.NO_EXPRESSION, said, f"return {right}", before, what=what or wrong)


STATEMENTS = [
    no_statement("assert n > 0  # HERE", "assert n > 0"),
    no_statement("raise ValueError  # HERE", "raise ValueError"),
    no_statement("del n  # HERE", "del n"),
    no_statement("global m  # HERE", "global m"),
    no_statement("import os  # HERE", "import os"),
    no_statement("m: int = n  # HERE", "m: int = n", "m = n"),
    no_statement("n + 1  # HERE", "n + 1", "n += 1"),
    no_statement("...  # HERE", "...", "pass"),
    no_statement("def inner():  # HERE\n        return 1", "def inner(): return 1"),
    no_statement("class Inner:  # HERE\n        pass", "class Inner: pass"),
    no_statement(
        "try:  # HERE\n        m = n\n    finally:\n        return m",
        "try: m = n finally: return m",
    ),
    no_statement("with n as m:  # HERE\n        return m", "with n as m: return m"),
    no_statement(
        "match n:  # HERE\n        case m:\n            return m",
        "match n: case m: return m",
    ),
    no_statement("while n > 0:\n        n -= 1\n    else:  # HERE-2\n        n = 1", "n > 0"),
    no_statement("a, b = n  # HERE", "a, b = n", "a, b = n, n"),
    no_statement("a, b, c = n, n  # HERE", "a, b, c = (n, n)", "a, b, c = n, n, n"),
    no_statement("a, *b = n, n  # HERE", "*b", "a, b = n, n"),
    no_statement("(a, b), c = n, n  # HERE", "(a, b)", "a = b = c = n"),
]  # fmt: skip

EXPRESSIONS = [
    no_expression("1.5", "1"),
    no_expression("'gold'"),
    no_expression("f'{n}'"),
    no_expression("None", "0"),
    no_expression("n / 2", "n // 2"),
    no_expression("n ** 2", "n * n"),
    no_expression("n @ n"),
    no_expression("+n"),
    no_expression("n in (1, 2)", "n == 1 or n == 2"),
    no_expression("n is None", "n == 0"),
    no_expression("(1, 2)"),
    no_expression("[1, 2]"),
    no_expression("{1: 2}"),
    no_expression("{1, 2}"),
    no_expression("[x for x in (1, n)]"),
    no_expression("{x for x in (1, n)}"),
    no_expression("{x: x for x in (1, n)}"),
    no_expression("(x for x in (1, n))"),
    no_expression("(lambda x: x)", what="lambda x: x"),
    no_expression("(m := n)"),
    no_expression("n + (m := n)", what="(m := n)"),
    no_expression("(yield n)"),
    no_expression("state.men[0:2]", "state.men[0]"),
    no_expression("state.grid[0, 1]", "state.grid[0][1]"),
    no_expression("state.men.length", "len(state.men)"),
    no_expression("state[0]", "state.size"),
    body(refused.OF_SEVERAL, "return min(n)  # HERE", "return min(n, 1)", name="min"),
    body(refused.OF_SEVERAL, "return max(state.men)  # HERE", "return max(n, 1)", name="max"),
    no_expression("len(n)", "len(state.men)"),
    no_expression("len(state.size)", "len(state.told)"),
    no_expression("range(n)"),
    no_expression("min(n, 1, key=n)", "min(n, 1)"),
    no_expression("any(n)", "any(n > i for i in range(n))"),
    no_expression("sum(state.men)", "sum(state.men[i] for i in range(4))"),
    no_expression("all([i for i in range(n)])", "all(i for i in range(n))"),
    body(refused.OF_SEVERAL, "return max(i for i in range(n))  # HERE", "return n", name="max"),
]

RANGES = [
    body(
        refused.RANGE,
        f"for i in {what}:  # HERE\n        n += i",
        "for i in range(n):\n        n += i",
    )
    for what in ("state.men", "(1, 2)", "enumerate(n)", "range(1, n, 1, 1)", "range()", "sorted(n)")
] + [
    body(
        refused.RANGE, "return sum(i for i in state.men)  # HERE", "return sum(i for i in range(n))"
    ),
    body(
        refused.RANGE,
        "return any(i for i, k in range(n))  # HERE",
        "return any(i for i in range(n) for k in range(i))",
    ),
    body(
        refused.RANGE,
        "for i in range(n):  # HERE\n        n += i\n    else:\n        n = 0",
        "for i in range(n):\n        n += i\n    n = 0",
    ),
    body(
        refused.RANGE,
        "for state.men[0] in range(n):  # HERE\n        n += 1",
        "for i in range(n):\n        state.men[0] = i",
    ),
    body(
        refused.RANGE,
        "for i in range(n):  # HERE\n        n += i",
        "i = n",
        "def range(n):\n    return n\n\n",
    ),
]

CASES = [
    *STATEMENTS,
    *EXPRESSIONS,
    *RANGES,
    body(refused.STEP, "for i in range(0, 9, n):  # HERE\n        n = i",
         "for i in range(0, 9, 2):\n        n = i"),
    body(refused.STEP, "for i in range(0, 9, 0):  # HERE\n        n = i",
         "for i in range(9, 0, -1):\n        n = i"),
    body(refused.NO_NUMBER, "return state  # HERE", "return state.size", what="state"),
    body(refused.NO_NUMBER, "return asks  # HERE", "return asks(n)", ASKS, what="asks"),
    body(refused.NO_SUCH_NAME, "return goald  # HERE", "return gold", "gold = 3\n\n",
         name="goald", hint=" Did you mean gold?"),
    body(refused.NO_SUCH_NAME, "return abs(n)  # HERE", "return max(n, -n)", name="abs", hint=""),
    body(refused.NO_SUCH_NAME, "return pieces.LIMITS  # HERE", "return pieces.LIMIT",
         "import types\npieces = types.ModuleType('pieces')\npieces.LIMIT = 4\n\n",
         name="LIMITS", hint=" Did you mean LIMIT?"),
    body(refused.NO_SUCH_FIELD, "return state.mem[0]  # HERE", "return state.men[0]",
         name="mem", hint=" Did you mean men?"),
    body(refused.NO_RULE, "return helps(n)  # HERE", "return asks(n)",
         ASKS + "def helps(n: int) -> int:\n    return n\n\n", name="helps"),
    body(refused.NO_RULE, "return n(1)  # HERE", "return asks(1)", ASKS, name="n"),
    body(refused.NO_RULE, "return gold(1)  # HERE", "return gold", "gold = 3\n\n", name="gold"),
    body(refused.NO_GLOBAL, "return gold  # HERE", "return int_gold",
         "gold, int_gold = 3.5, 3\n\n", name="gold"),
    body(refused.RAGGED, "return ROADS[0][0]  # HERE", "return EVEN[0][0]",
         "ROADS, EVEN = table([[1, 2], [3]]), table([[1, 2], [3, 0]])\n\n", name="ROADS"),
    body(refused.RAGGED, "return ROADS[0]  # HERE", "return EVEN[0]",
         "ROADS, EVEN = table([1, [3]]), table([1, 3])\n\n", name="ROADS"),
    body(refused.NOT_WHOLE, "return ROADS[0][0]  # HERE", "return WHOLE[0][0]",
         "ROADS, WHOLE = table([[1.5]]), table([[1]])\n\n", name="ROADS"),
    body(refused.NOT_WHOLE, "return ROADS[0]  # HERE", "return LARGE[0]",
         "ROADS, LARGE = table([1 << 63]), table([(1 << 63) - 1])\n\n", name="ROADS"),
    body(refused.TABLE_IS_FIXED, "ROADS[0] = n  # HERE", "state.men[0] = ROADS[0]",
         "ROADS = table([1, 2])\n\n", name="ROADS[0]"),
    body(refused.UNSET, "if n > 0:\n        m = n\n    return m  # HERE",
         "if n > 0:\n        m = n\n    else:\n        m = 0\n    return m", name="m"),
    body(refused.UNSET, "return n\n    n = m  # HERE\n    m = 1",
         "return n\n    m = 1\n    return m", name="m"),
    body(refused.OTHER_KIND, "row = n\n    row = state.told[0]  # HERE",
         "row = state.told[1]\n    row = state.told[0]",
         name="row", first="a number", second="a row of numbers of 32 bits"),
    body(refused.OTHER_KIND, "row = state.grid[0]\n    row = state.told[0]  # HERE",
         "row = state.grid[0]\n    other = state.told[0]",
         name="row", first="a row of numbers of 16 bits", second="a row of numbers of 32 bits"),
    body(refused.SET_TWICE, "n, n = 1, 2  # HERE", "n, m = 1, 2", name="n"),
    body(refused.HANDED_OVER, "state = n  # HERE", "n = 3", name="state"),
    handed(refused.HANDED_OVER, "state, rows", "rows = state.men  # HERE", "row = state.men",
           WITH_ROWS, "", name="rows"),
    body(refused.ARGUMENTS, "return asks()  # HERE", "return asks(n)", ASKS,
         name="asks", wanted=1, given=0),
    body(refused.ARGUMENTS, "return asks(n, n)  # HERE", "return asks(n)", ASKS,
         name="asks", wanted=1, given=2),
    body(refused.ARGUMENTS, "copy_table(state)  # HERE", "state.size = n",
         name="copy_table", wanted=2, given=1),
    body(refused.BY_NAME, "return asks(n=n)  # HERE", "return asks(n)", ASKS, name="asks"),
    body(refused.BY_NAME, "return asks(*state.men)  # HERE", "return asks(n)", ASKS, name="asks"),
    *[
        Case(refused.PARAMETERS, f"def march({said}):  # HERE\n    return n",
             "def march(state, n):\n    return n", {"name": "march"})
        for said in ("state, n, *more", "state, n, *, more=1", "state, n, **more", "state, n, /")
    ],
    body(refused.HANDED_OTHERWISE, "return asks(n) + asks(state)  # HERE",
         "return asks(n) + asks(1)", ASKS,
         name="asks", parameter="n", first="a number", second="the record"),
    handed(refused.HANDED_OTHERWISE, "state, rows, longs",
           "return take(rows) + take(longs)  # HERE",
           "return take(rows) + take(rows)", (RECORD, SHORTS, LONGS), TAKES_ROW,
           name="take", parameter="row", first="a row of numbers of 16 bits",
           second="a row of numbers of 64 bits"),
    handed(refused.PART_OF_RECORD, "state, rows", "return take(state.told[0])  # HERE",
           "return take(rows)", WITH_ROWS, TAKES_ROW, what="state.told[0]"),
    handed(refused.PART_OF_RECORD, "state, rows",
           "row = state.told[0]\n    return take(row)  # HERE",
           "return take(rows)", WITH_ROWS, TAKES_ROW, what="row"),
    handed(refused.SAME_TWICE, "state, trial", "move(state, state)  # HERE", "move(state, trial)",
           TWO_RECORDS, TAKES_TWO, name="move", first="state", second="state"),
    handed(refused.SAME_TWICE, "tables, pairs", "move(tables[0], tables[0])  # HERE",
           "move(tables[0], tables[1])", PAIRS, TAKES_TWO,
           name="move", first="tables[0]", second="tables[0]"),
    handed(refused.SAME_TWICE, "tables, pairs",
           "n = pairs[0][0]\n    move(tables[0], tables[n])  # HERE",
           "move(tables[1], tables[0])", PAIRS, TAKES_TWO,
           name="move", first="tables[0]", second="tables[n]"),
    handed(refused.SAME_TWICE, "tables, pairs", "carry(pairs[0], pairs[0])  # HERE",
           "carry(pairs[0], pairs[1])", PAIRS, ROWS_TWO,
           name="carry", first="pairs[0]", second="pairs[0]"),
    handed(refused.SAME_TWICE, "tables, pairs", "both(pairs, pairs[0])  # HERE",
           "move(tables[0], tables[1])", PAIRS,
           TAKES_TWO + "def both(all, one):\n    all[0][0] = one[0]\n\n",
           name="both", first="pairs", second="pairs[0]"),
    body(refused.GIVES_NOTHING, "return does(n)  # HERE", "does(n)",
         "def does(n):\n    n += 1\n\n", name="does"),
    body(refused.GIVES_SOMETIMES, "if n > 0:\n        return  # HERE\n    return n",
         "if n > 0:\n        return 0\n    return n", name="march"),
    Case(refused.GIVES_SOMETIMES,
         "def march(state, n):  # HERE\n    if n > 0:\n        return n",
         "def march(state, n):\n    if n > 0:\n        return n\n    return 0",
         {"name": "march"}),
    Case(refused.CALLS_ITSELF,
         "def march(state, n):  # HERE\n    return march(state, n - 1)",
         "def march(state, n):\n    return n", {"name": "march", "way": "march ← march"}),
    Case(refused.CALLS_ITSELF,
         "def stop(state, n):\n    return march(state, n)\n\n"
         "def march(state, n):  # HERE\n    return stop(state, n)",
         "def stop(state, n):\n    return n\n\n"
         "def march(state, n):\n    return stop(state, n)",
         {"name": "march", "way": "march ← stop ← march"}),
    body(refused.NEGATIVE_INDEX, "return state.men[-1]  # HERE", "return state.men[3]", index="-1"),
    body(refused.TOO_FEW_INDICES, "return state.men  # HERE", "return state.men[0]",
         what="state.men"),
    body(refused.TOO_FEW_INDICES, "state.grid[0] = n  # HERE", "state.grid[0][0] = n",
         what="state.grid[0]"),
    body(refused.TOO_FEW_INDICES, "n = row = state.told[0]  # HERE", "row = state.told[0]",
         what="state.told[0]"),
    body(refused.TOO_MANY_INDICES, "return state.men[0][1]  # HERE", "return state.grid[0][1]",
         what="state.men[0]"),
    body(refused.TOO_MANY_INDICES, "return n[0]  # HERE", "return n", what="n"),
    body(refused.TOO_LARGE, "return 9223372036854775808  # HERE", "return 9223372036854775807",
         number=1 << 63),
    body(refused.TOO_LARGE, "return -9223372036854775809  # HERE", "return -9223372036854775808",
         number=-(1 << 63) - 1),
    body(refused.TOO_LARGE, "return LARGE  # HERE", "return WHOLE",
         "LARGE, WHOLE = 1 << 63, -(1 << 63)\n\n", number=1 << 63),
]  # fmt: skip


def line_of(text: str) -> int:
    """The line that is marked, or that so many lines further on."""
    at = text.index("HERE")
    further = text[at + 4 : at + 6]
    return text[:at].count("\n") + 1 + (int(further) if further[:1] in ("+", "-") else 0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.wrong.split("\n    ", 1)[-1][:40])
def test_it_is_refused_with_file_line_and_sentence(case: Case, tmp_path: Path) -> None:
    text = case.before + case.wrong
    module = rules(tmp_path, text)
    line = line_of(Path(str(module.__file__)).read_text(encoding="utf-8"))
    with refusing(case.sentence, line, **case.facts):
        program(module, case.takes)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.right.split("\n    ", 1)[-1][:40])
def test_what_stands_beside_it_is_allowed(case: Case, tmp_path: Path) -> None:
    assert "define" in program(rules(tmp_path, case.before + case.right), case.takes).text()


def test_a_rule_whose_source_is_not_to_be_found_is_refused() -> None:
    scope: dict[str, Any] = {}
    exec(
        compile("\n\ndef march(state, n):\n    return n\n", "nowhere/at/all/chapter.py", "exec"),
        scope,
    )
    with refusing(refused.NO_SOURCE, 3, name="march"):
        Program(Board.layout(), [Door("march", scope["march"], (RECORD, NUMBER))])


def test_every_sentence_has_its_case() -> None:
    sentences = {name for name in vars(refused) if name.isupper()}
    source = ast.parse(inspect.getsource(inspect.getmodule(line_of)))  # type: ignore[arg-type]
    asked = {node.attr for node in ast.walk(source) if isinstance(node, ast.Attribute)}
    assert sentences and sentences <= asked


def test_a_long_piece_of_source_is_shortened() -> None:
    assert 60 == len(refused.shown(ast.parse("a + " * 40 + "a")))
