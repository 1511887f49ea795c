"""A program in several texts, for as many processors at once.

Where LLVM would hardly put a rule into its callers, because it is long and has several, it may as
well be called from another text. So long rules are shared out; what is short stands in every text
that needs it, and is put into its callers there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from .program import Program, Twin

LONG = 80_000  # characters of a rule's text, with all that would be put into it
TOO_LONG = 5 * LONG  # and of one that has a single caller
_TABLE = re.compile(r"@table\.\d+")
_NAME = re.compile(r" %\w+")


def parts_of(program: Program, count: int) -> list[str]:
    """At most so many texts, about equally long; together they say what ``program.text()`` says."""
    if count < 2:
        return [program.text()]
    apart = _called_from_afar(program)
    shares: list[set[Twin]] = [set() for _ in range(count)]
    owners: dict[Twin, int] = {}
    for root in sorted(apart, key=lambda twin: -_length(program, _needed(program, twin, apart))):
        needed = _needed(program, root, apart)
        grown = [_length(program, share | needed) for share in shares]
        owners[root] = grown.index(min(grown))
        shares[owners[root]] |= needed
    return [_text(program, n, share, owners) for n, share in enumerate(shares) if share]


def _called_from_afar(program: Program) -> set[Twin]:
    """The rules that are shared out: doors, and what is too long to be put into its callers."""
    apart = {program.twins[door.function] for door in program.doors}
    lengths: dict[Twin, int] = {}

    def length(twin: Twin) -> int:
        if twin not in lengths:
            inside = sum(length(each) for each in twin.calls)
            inside -= sum(lengths[each] for each in twin.calls if each in apart)
            lengths[twin] = len(program.texts[twin]) + inside
            most = TOO_LONG if len(twin.callers) == 1 else LONG
            if lengths[twin] > most:
                apart.add(twin)
        return lengths[twin]

    for twin in program.twins.values():
        length(twin)
    return apart


def _needed(program: Program, root: Twin, apart: set[Twin]) -> set[Twin]:
    """A rule, and what it calls that is not called from afar."""
    needed, waiting = {root}, [root]
    while waiting:
        for each in waiting.pop().calls:
            if each not in apart and each not in needed:
                needed.add(each)
                waiting.append(each)
    return needed


def _length(program: Program, twins: Iterable[Twin]) -> int:
    return sum(len(program.texts[twin]) for twin in twins)


def _text(program: Program, number: int, share: set[Twin], owners: dict[Twin, int]) -> str:
    """One of the texts: its rules, and how those of others are called."""
    inside = [twin for twin in program.texts if twin in share]
    rules = [program.defined(twin, "" if twin in owners else "internal ") for twin in inside]
    afar = {each for twin in inside for each in twin.calls if owners.get(each, number) != number}
    rules += [_declared(program.texts[twin]) for twin in program.texts if twin in afar]
    named = set(_TABLE.findall("".join(rules)))
    return program.around(rules, [name for name in program.table_texts if name in named])


def _declared(text: str) -> str:
    """How a rule is called that stands elsewhere."""
    return f"declare {_NAME.sub('', text.partition(' nounwind')[0])} nounwind\n"
