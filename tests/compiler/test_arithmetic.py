"""Sums, quotients, remainders and shifts are Python's, of negative numbers and of the largest too.

Where Python's own result needs more than 64 bits, or there is none, the checked build stops."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabard.compiler.doors import Doors
from tabard.compiler.faults import DIVISION, OVERFLOW, SHIFT, Fault
from tabard.compiler.language import NUMBER, Door
from tabard.compiler.source import write_out

from .agreeing import compiled
from .programs import Board

LEAST, MOST = -(1 << 63), (1 << 63) - 1
OPERATORS = ["+", "-", "*", "//", "%", "<<", ">>", "&", "|", "^"]
CONSTANTS = [0, 1, 2, 3, 7, 8, 62, 63, 64, 1 << 40, 1 << 62, MOST, -1, -2, -8, -63, LEAST]
ENDS = [LEAST, LEAST + 1, -(1 << 32), -65, -9, -8, -7, -3, -2, -1, 0, 1, 2, 3, 7, 8, 9]
ENDS += [31, 32, 62, 63, 64, 65, (1 << 32) - 1, 1 << 32, 1 << 62, MOST - 1, MOST]
NUMBERS = st.one_of(st.sampled_from(ENDS), st.integers(LEAST, MOST), st.integers(-70, 70))


def sums() -> dict[str, str]:
    """Rules of two numbers, by the name of their doors."""
    of_two = {f"sum_{i}": f"a {operator} b" for i, operator in enumerate(OPERATORS)}
    with_constant = {
        f"constant_{i}_{j}": f"a {operator} {constant}"
        for i, operator in enumerate(OPERATORS)
        for j, constant in enumerate(CONSTANTS)
    }
    return {**of_two, **with_constant, "minus": "-a", "inverted": "~a", "negated": "not a"}


@cache
def doors(checked: bool) -> Doors:
    text = "".join(f"def {name}(a, b):\n    return {said}\n" for name, said in sums().items())
    scope: dict[str, Callable[..., int]] = {}
    write_out("arithmetic", text, scope)
    made = [Door(name, scope[name], (NUMBER, NUMBER)) for name in sums()]
    return compiled(made, Board.layout(), checked=checked)


def by_python(name: str, a: int, b: int) -> tuple[int | None, int | None]:
    """The result, or the kind of the fault."""
    said = sums()[name]
    if "<<" in said or ">>" in said:
        far = b if name.startswith("sum") else int(said.split()[-1])
        if far < 0:
            return None, SHIFT
        if far > 64 and "<<" in said:  # too large to be worked out
            return (0, None) if a == 0 else (None, OVERFLOW)
    try:
        number = int(eval(said, {"a": a, "b": b}))
    except ZeroDivisionError:
        return None, DIVISION
    return (number, None) if LEAST <= number <= MOST else (None, OVERFLOW)


def agrees(name: str, a: int, b: int) -> None:
    number, kind = by_python(name, a, b)
    if kind is None:
        assert number == doors(True).call(name, a, b) == doors(False).call(name, a, b)
        return
    with pytest.raises(Fault) as fault:
        doors(True).call(name, a, b)
    assert kind == fault.value.site.kind


@pytest.mark.parametrize("operator", OPERATORS)
def test_an_operator_is_pythons_at_all_ends(operator: str) -> None:
    for a in ENDS:
        for b in ENDS:
            agrees(f"sum_{OPERATORS.index(operator)}", a, b)


@pytest.mark.parametrize("operator", OPERATORS)
def test_an_operator_is_pythons_with_a_number_that_is_written_there(operator: str) -> None:
    for j in range(len(CONSTANTS)):
        for a in ENDS:
            agrees(f"constant_{OPERATORS.index(operator)}_{j}", a, 0)


@pytest.mark.parametrize("name", ["minus", "inverted", "negated"])
def test_signs_are_pythons(name: str) -> None:
    for a in ENDS:
        agrees(name, a, 0)


@given(st.sampled_from(sorted(sums())), NUMBERS, NUMBERS)
def test_any_sum_is_pythons(name: str, a: int, b: int) -> None:
    agrees(name, a, b)
