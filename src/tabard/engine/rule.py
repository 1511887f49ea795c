"""What rules say in every game: refuse, tell; and ``table``, of their language.

A rule is an ordinary function over the record. Plain play calls it directly; ``tabard.compiler``
makes machine code of the same functions.
"""

from __future__ import annotations

from tabard.compiler.language import Table, copy_table, seldom, table

__all__ = ["LEGAL", "Table", "because", "copy_table", "reasons", "seldom", "table", "tell"]

LEGAL = 0
_FACT_BITS, _CODE_BITS = 17, 12
_FACT_MASK, _CODE_MASK = (1 << _FACT_BITS) - 1, (1 << _CODE_BITS) - 1


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
