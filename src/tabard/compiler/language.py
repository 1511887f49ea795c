"""The language of rules, as far as Python itself needs to know it.

A rule is an ordinary function over the record, without types. Plain play calls it directly; the
compiler reads the same source. It may say: whole numbers of 64 bits; fields of the record, and
tables; ``if``, ``if name := …``, ``for … in range``, ``while``, ``break``, ``continue``,
``return``; other rules; ``min``, ``max``, ``len``; ``any``, ``all`` and ``sum`` of something for
each number of a range. Everything else is refused (``refused``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def is_rule(thing: object) -> bool:
    """Is it a rule, as far as can be seen: a function that names no types? (Whatever else the
    package is made of does.)"""
    return isinstance(thing, FunctionType) and not thing.__annotations__


def seldom(function: F) -> F:
    """Mark a rule that is called once where others are called hundreds of times. It stays out of
    its callers, and with what it alone needs it is compiled to short code: that takes less time."""
    function.__seldom__ = True  # type: ignore[attr-defined]
    return function


class Table(list[Any]):
    """A table of whole numbers: a list in plain play, constants in compiled play."""


def table(rows: Sequence[Any]) -> Table:
    """Declare a table for rules: one row, or equally long rows (pad them)."""
    return Table(list(row) if isinstance(row, (list, tuple, range)) else int(row) for row in rows)


def copy_table(state, trial):  # type: ignore[no-untyped-def]
    """Lay on the second table what lies on the first. (Compiled: its bytes are copied, so a row of
    the second that has a name of its own is the same row afterwards.)"""
    to = trial.__dict__
    for name, value in state.__dict__.items():
        if value.__class__ is not list:
            to[name] = value
        elif value[0].__class__ is list:
            for row, new in zip(to[name], value, strict=True):
                row[:] = new
        else:
            to[name][:] = value


# --- what a value can be --------------------------------------------------------------------------


@dataclass(frozen=True)
class Number:
    """A whole number of 64 bits; True is 1 and False is 0."""


@dataclass(frozen=True)
class TheRecord:
    """The table that lies before the rules (or one like it, to try things on)."""


@dataclass(frozen=True)
class Records:
    """Several tables, one after the other."""


@dataclass(frozen=True)
class Array:
    """Numbers of so many bits in rows; a first length of 0 is known only when rules run."""

    bits: int
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Constants:
    """A whole table that stands outside: what is handed on is known when rules are compiled, so
    nothing is."""

    name: str
    bits: int
    shape: tuple[int, ...]


Type = Number | TheRecord | Records | Array | Constants


def said_of(kind: Type) -> str:
    """A kind of value, in words."""
    if isinstance(kind, Array):
        return f"a row of numbers of {kind.bits} bits"
    if isinstance(kind, Constants):
        return "a table"
    names = {Number: "a number", TheRecord: "the record", Records: "several records"}
    return names[type(kind)]


NUMBER, RECORD, RECORDS = Number(), TheRecord(), Records()
SHORTS, LONGS = Array(16, (0,)), Array(64, (0,))


def is_open(kind: Type) -> bool:
    """Is its length known only when rules run?"""
    return isinstance(kind, Records) or (isinstance(kind, Array) and not kind.shape[0])


@dataclass(frozen=True)
class Cells:
    """A field of the record: where it begins, in bytes, how wide its numbers are, how many."""

    offset: int
    bits: int
    shape: tuple[int, ...]


@dataclass(frozen=True)
class Layout:
    """The record in memory: its fields by name, and how many bytes it takes."""

    fields: dict[str, Cells]
    size: int


@dataclass(frozen=True)
class Door:
    """A rule that is called from outside, with what it is handed: from here the compiler learns
    what every parameter is, for each rule hands it on to the rules that it calls."""

    name: str
    function: Callable[..., Any]
    takes: tuple[Type, ...]
