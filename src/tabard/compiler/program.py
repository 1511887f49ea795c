"""All rules that can be reached from a few doors, as one text for LLVM.

What a parameter is follows from the doors: a door says what it is handed, and each call hands it
on. So a rule needs no annotations, and its names say nothing to the compiler.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from . import refused, side_by_side
from .arithmetic import PRELUDE
from .faults import Site
from .language import Array, Cells, Door, Layout, Table, Type, said_of
from .lines import Lines
from .refused import Refused
from .side_by_side import WIDTH
from .source import file_of, tree_of
from .statements import text_of

SHORT = 130  # pieces of the syntax tree of a rule that is put into the loops that call it

Refuse = Callable[..., Refused]
COPY_AT_ONCE = "call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {of}, i64 {size}, i1 false)"


@dataclass(eq=False)
class Twin:
    """A rule on its way into the program."""

    function: Callable[..., Any]
    takes: tuple[Type, ...]
    symbol: str
    seldom: bool
    callers: list[Twin] = field(default_factory=list)
    calls: list[Twin] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seldom |= self.marked

    @cached_property
    def tree(self) -> ast.FunctionDef:
        """The definition."""
        return tree_of(self.function)

    @property
    def file(self) -> str:
        """Where it stands."""
        return file_of(self.function)

    @property
    def called(self) -> str:
        """Its name."""
        return self.function.__name__

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of what it takes."""
        return self.function.__code__.co_varnames[: self.function.__code__.co_argcount]

    @property
    def local(self) -> tuple[str, ...]:
        """Every name of its own, parameters included."""
        return self.function.__code__.co_varnames + self.function.__code__.co_cellvars

    @property
    def marked(self) -> bool:
        """Is it marked as called seldom? (``seldom`` is also what marked rules alone call.)"""
        return hasattr(self.function, "__seldom__")

    @cached_property
    def gives(self) -> bool:
        """Does it give a number back?"""
        return any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(self.tree))

    @cached_property
    def length(self) -> int:
        """How much it says: the pieces of its syntax tree."""
        return sum(1 for _ in ast.walk(self.tree))

    def line_of(self, node: ast.AST) -> int:
        """The line in its file of a piece of it."""
        return getattr(node, "lineno", self.function.__code__.co_firstlineno)


class Program:
    """The rules behind some doors. Raises Refused for a rule that cannot be compiled.

    ``checked`` stops at what can go wrong (see ``faults``). With ``lanes`` so many records lie side
    by side in memory (see ``side_by_side``), as graphics processors like to read them.
    ``linkage`` is that of the doors: ``internal`` where only more text of ours calls them.
    """

    def __init__(
        self,
        layout: Layout,
        doors: Iterable[Door],
        *,
        checked: bool = False,
        lanes: int = 1,
        linkage: str = "",
    ) -> None:
        self.layout, self.checked, self.lanes, self.linkage = layout, checked, lanes, linkage
        self.doors = tuple(doors)
        self.sites: list[Site] = []
        self.twins: dict[Callable[..., Any], Twin] = {}
        self.tables: dict[int, tuple[str, int, tuple[int, ...]]] = {}
        self._kept: list[Table] = []  # a table is known by its identity, so it must go on living
        self.texts: dict[Twin, str] = {}
        self._waiting: list[Twin] = []
        self._waiting_longer: list[Twin] = []  # so that what is called often is met first
        for door in self.doors:
            self._add(Twin(door.function, door.takes, f"@{door.name}", False))
        while waiting := self._waiting or self._waiting_longer:
            twin = waiting.pop()
            self.texts[twin] = text_of(self, twin)
        self._refuse_circles()

    def text(self) -> str:
        """Everything, for LLVM to read."""
        doors = {self.twins[door.function] for door in self.doors}
        linkages = {twin: self.linkage if twin in doors else "internal " for twin in self.texts}
        rules = [self.defined(twin, linkage) for twin, linkage in linkages.items()]
        return self.around(rules, self.table_texts)

    def defined(self, twin: Twin, linkage: str) -> str:
        """A rule's text: ``internal``, or to be called from outside."""
        return f"define {linkage}{self.texts[twin]}"

    def around(self, rules: list[str], tables: Iterable[str]) -> str:
        """Rules with all that they need beside them; the tables that are named."""
        beside = [side_by_side.copying(self.layout, self.lanes)] if self.lanes > 1 else []
        constants = [self.table_texts[name] for name in tables]
        return "\n".join([PRELUDE, *beside, *constants, *rules])

    # --- rules ------------------------------------------------------------------------------------

    def twin(
        self,
        function: Callable[..., Any],
        takes: Sequence[Type],
        caller: Twin,
        refuse: Refuse,
        node: ast.AST,
    ) -> Twin:
        """The rule that is called with such things; it is written when its turn comes."""
        twin = self.twins.get(function)
        if twin is None:
            symbol = f'@"{function.__module__}.{function.__name__}.{len(self.twins)}"'
            twin = self._add(Twin(function, tuple(takes), symbol, caller.seldom))
        elif twin.takes != tuple(takes):
            name = function.__name__
            for parameter, first, second in zip(twin.parameters, twin.takes, takes, strict=True):
                if first != second:
                    said = {"first": said_of(first), "second": said_of(second)}
                    handed = refused.HANDED_OTHERWISE
                    raise refuse(node, handed, name=name, parameter=parameter, **said)
        return twin

    def _add(self, twin: Twin) -> Twin:
        """One more rule. What only seldom rules call is met when all others are written."""
        self.twins[twin.function] = twin
        (self._waiting_longer if twin.marked else self._waiting).append(twin)
        return twin

    def puts_inside(self, twin: Twin, caller: Twin) -> bool:
        """Is this rule put into a loop that calls it, though LLVM would rather not? Then what does
        not change from turn to turn is moved out of the loop. (The checked build asks too much for
        that, and a graphics processor wants short code.)"""
        short = twin.length <= SHORT and not caller.seldom
        return short and not self.checked and self.lanes == 1

    def how(self, twin: Twin) -> str:
        """What LLVM is told of a rule. (For graphics processors all code is short already.)"""
        if self.lanes > 1 or not twin.seldom:
            return ""
        return " optsize noinline" if twin.marked else " optsize"

    def _refuse_circles(self) -> None:
        """No rule calls itself, by whatever way."""
        done: set[Twin] = set()
        for twin in self.twins.values():
            way: list[Twin] = []
            self._follow(twin, way, done)

    def _follow(self, twin: Twin, way: list[Twin], done: set[Twin]) -> None:
        if twin in way:
            circle = [*way[way.index(twin) :], twin]
            names = " ← ".join(each.called for each in circle)
            line = twin.line_of(twin.tree)
            raise Refused(twin.file, line, refused.CALLS_ITSELF, name=twin.called, way=names)
        if twin not in done:
            way.append(twin)
            for caller in twin.callers:
                self._follow(caller, way, done)
            way.pop()
            done.add(twin)

    # --- tables -----------------------------------------------------------------------------------

    def table(
        self, refuse: Refuse, node: ast.AST, name: str, values: Table
    ) -> tuple[str, int, tuple[int, ...]]:
        """A table's constant: its name, the width of its numbers, its shape."""
        if id(values) not in self.tables:
            shape = _shape(values)
            if shape is None:
                raise refuse(node, refused.RAGGED, name=name)
            flat = _flat(values)
            if not all(isinstance(n, int) and -(1 << 63) <= n < 1 << 63 for n in flat):
                raise refuse(node, refused.NOT_WHOLE, name=name)
            self.tables[id(values)] = f"@table.{len(self.tables)}", _width(flat), shape
            self._kept.append(values)
        return self.tables[id(values)]

    @cached_property
    def table_texts(self) -> dict[str, str]:
        """The constants, by their names."""
        return {
            name: f"{name} = internal unnamed_addr constant {_constant(list(values), bits, shape)}"
            for values, (name, bits, shape) in zip(self._kept, self.tables.values(), strict=True)
        }

    # --- the record in memory ---------------------------------------------------------------------

    def first_parameters(self) -> list[str]:
        """What every function takes before its own."""
        return ["ptr noalias %fault"] if self.checked else []

    def first_arguments(self) -> list[str]:
        """The same, handed on."""
        return ["ptr %fault"] if self.checked else []

    def lanes_of(self, kind: Array) -> int:
        """Records and rows of moves lie side by side; streams and tallies, of 64 bits, do not."""
        return 1 if kind.bits == 64 else self.lanes

    def place_of_field(self, lines: Lines, record: str, cells: Cells) -> str:
        """Where a field begins."""
        place = record
        if cells.offset:
            at = cells.offset * self.lanes
            place = lines.value(f"getelementptr inbounds i8, ptr {record}, i64 {at}")
        if self.lanes == 1 or cells.bits == WIDTH:
            return place
        return side_by_side.place_of_wide(lines, self.lanes, record, place, cells.bits)

    def place_of_record(self, lines: Lines, records: str, index: str) -> str:
        """Where one of several records begins."""
        if self.lanes > 1:
            size = str(self.layout.size)
            return side_by_side.place_of_record(lines, self.lanes, records, index, size)
        at = lines.value(f"mul i64 {index}, {self.layout.size}")
        return lines.value(f"getelementptr inbounds i8, ptr {records}, i64 {at}")

    def copy_record(self, lines: Lines, of: str, to: str) -> None:
        """All of one record over another."""
        if self.lanes > 1:
            lines.do(f"call void {side_by_side.COPY}(ptr {of}, ptr {to})")
        else:
            lines.do(COPY_AT_ONCE.format(of=of, to=to, size=self.layout.size))


def _shape(values: list[Any]) -> tuple[int, ...] | None:
    """How long in each direction; None if rows differ."""
    if not values or not isinstance(values[0], list):
        return None if any(isinstance(each, list) for each in values) else (len(values),)
    inner = [_shape(each) if isinstance(each, list) else None for each in values]
    return None if None in inner or len(set(inner)) > 1 else (len(values), *(inner[0] or ()))


def _flat(values: list[Any]) -> list[Any]:
    """Every number of a table."""
    if values and isinstance(values[0], list):
        return [number for row in values for number in _flat(row)]
    return values


def _width(flat: list[int]) -> int:
    """The fewest bits that hold them all."""
    least, most = min(flat, default=0), max(flat, default=0)
    return next(b for b in (8, 16, 32, 64) if -(1 << b - 1) <= least and most < 1 << b - 1)


def _constant(values: list[Any], bits: int, shape: tuple[int, ...]) -> str:
    """A table as LLVM writes it."""
    inner = f"i{bits}"
    for length in reversed(shape[1:]):
        inner = f"[{length} x {inner}]"
    if len(shape) > 1:
        said = ", ".join(_constant(row, bits, shape[1:]) for row in values)
    else:
        said = ", ".join(f"i{bits} {int(number)}" for number in values)
    return f"[{shape[0]} x {inner}] [{said}]"
