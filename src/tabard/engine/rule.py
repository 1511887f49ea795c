"""``@rule``, and the few things that rules say in every game: refuse, tell, read a table.

A rule is an ordinary function over the record. ``@rule`` gives it back as it is; plain play calls
it directly; ``engine.compiler`` makes compiled twins of the same functions.
"""

from __future__ import annotations

import dis
import types
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function of the record as a rule: it may be compiled."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


class Table(list[Any]):
    """A table of whole numbers that rules read: a list in plain play, an array in compiled play."""


def table(rows: Sequence[Any]) -> Table:
    """Declare a table for rules: one row, or equally long rows (pad them)."""
    return Table(list(row) if isinstance(row, (list, tuple, range)) else int(row) for row in rows)


LEGAL = 0
_FACT_BITS, _CODE_BITS = 17, 12
_FACT_MASK, _CODE_MASK = (1 << _FACT_BITS) - 1, (1 << _CODE_BITS) - 1


@rule
def because(code, a=0, b=0, c=0):
    """One whole number that holds a refusal and up to three facts (-65,536 to 65,535 each)."""
    facts = (a & _FACT_MASK) | (b & _FACT_MASK) << _FACT_BITS | (c & _FACT_MASK) << 2 * _FACT_BITS
    return code | facts << _CODE_BITS


def reasons(refusal: int) -> tuple[int, tuple[int, int, int]]:
    """The refusal's code and its three facts back again."""
    code, rest, facts = refusal & _CODE_MASK, refusal >> _CODE_BITS, []
    for _ in range(3):
        fact = rest & _FACT_MASK
        facts.append(fact - (1 << _FACT_BITS) if fact >> (_FACT_BITS - 1) else fact)
        rest >>= _FACT_BITS
    return code, (facts[0], facts[1], facts[2])


@rule
def tell(state, event, a=0, b=0, c=0, d=0, e=0):
    """Add a row to the list of what happened in this move. The list never grows past its end:
    the count goes on, and a test fails."""
    n = state.told_count
    state.told_count = n + 1
    if n < len(state.told):
        row = state.told[n]
        row[0] = event
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e


@rule
def copy_table(state, trial):
    """Lay on the second table what lies on the first."""
    trial.__dict__.update(state.copy().__dict__)


def called_names(code: types.CodeType) -> set[str]:
    """The globals that a function reads; a field (``state.vote``) may be called like a rule."""
    return {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
