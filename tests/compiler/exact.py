"""What the checked build should do, told by Python itself.

The same source is carried out on numbers that stop where 64 bits end, and on rows and records that
stop at an index out of range (negative ones too) and at a number that does not fit. Nothing of the
compiler is used for it, and no syntax but Python's own.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator
from typing import Any

from tabard.compiler.faults import DIVISION, FIELD, INDEX, LOOP, OVERFLOW, SHIFT
from tabard.engine.state import Record


class Stopped(Exception):
    """Here the checked build should stop."""

    def __init__(self, kind: int) -> None:
        super().__init__(kind)
        self.kind = kind


class Whole(int):
    """A whole number of 64 bits."""


def fitting(number: int, bits: int = 64, kind: int = OVERFLOW) -> Whole:
    """The number, if so many bits hold it."""
    if not -(1 << bits - 1) <= number < 1 << bits - 1:
        raise Stopped(kind)
    return Whole(number)


def shifted_left(a: int, b: int) -> int:
    """As Python does, but what is far too large is not worked out."""
    return operator.lshift(a, b) if b < 64 else 1 << 64 if a else 0


_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "lshift": shifted_left,
    **{
        name: getattr(operator, f"{name}_" if name in ("and", "or") else name)
        for name in "add sub mul floordiv mod rshift and or xor".split()
    },
}


def _exactly(name: str) -> tuple[Callable[[int, int], Whole], Callable[[int, int], Whole]]:
    """``a operator b``, seen from a and from b."""

    def reckon(a: int, b: int) -> Whole:
        if b == 0 and name in ("floordiv", "mod"):
            raise Stopped(DIVISION)
        if b < 0 and name in ("lshift", "rshift"):
            raise Stopped(SHIFT)
        return fitting(_OPERATIONS[name](int(a), int(b)))

    return reckon, lambda b, a: reckon(a, b)


for _name in _OPERATIONS:
    _there, _back = _exactly(_name)
    setattr(Whole, f"__{_name}__", _there)
    setattr(Whole, f"__r{_name}__", _back)
Whole.__neg__ = lambda a: fitting(-int(a))  # type: ignore[method-assign,assignment]
Whole.__invert__ = lambda a: Whole(~int(a))  # type: ignore[method-assign,assignment]


class Row(list[Any]):
    """A row whose indices and numbers are looked at."""

    bits = 64

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(self._inside(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(self._inside(index), fitting(value, self.bits, FIELD))

    def _inside(self, index: int) -> int:
        if not 0 <= index < len(self):
            raise Stopped(INDEX)
        return int(index)

    def lay(self, other: Row) -> None:
        """The same numbers as in another."""
        for i, value in enumerate(list(other)):
            if isinstance(value, Row):
                list.__getitem__(self, i).lay(value)
            else:
                list.__setitem__(self, i, value)


def rows_of(values: Any, bits: int = 64) -> Any:
    """Numbers and rows of numbers, exactly."""
    if not isinstance(values, list):
        return Whole(values)
    row = Row(rows_of(each, bits) for each in values)
    row.bits = bits
    return row


class Exact:
    """A record whose numbers are looked at."""

    def __init__(self, record: Record) -> None:
        bits = {name: 32 if field.big else 16 for name, field in record.fields.items()}
        self.__dict__["_bits"] = bits
        for name in record.fields:
            self.__dict__[name] = rows_of(getattr(record, name), bits[name])

    def __setattr__(self, name: str, value: int) -> None:
        self.__dict__[name] = fitting(value, self.__dict__["_bits"][name], FIELD)

    def plain(self, kind: type[Record]) -> Record:
        """An ordinary record with the same numbers."""
        record = kind()
        for name in record.fields:
            setattr(record, name, self.__dict__[name])
        return record


def copy_table(state: Exact, trial: Exact) -> None:
    """The numbers are copied; rows stay where they are."""
    for name in state.__dict__["_bits"]:
        value = state.__dict__[name]
        if isinstance(value, Row):
            trial.__dict__[name].lay(value)
        else:
            trial.__dict__[name] = value


def whole_range(*bounds: int) -> Iterator[Whole]:
    """The turns of a loop."""
    return map(Whole, range(*bounds))


def whole_sum(numbers: Iterator[int]) -> Whole:
    """One after another, each sum looked at."""
    total = Whole(0)
    for number in numbers:
        total = fitting(int(total) + int(number))
    return total


class _Exactly(ast.NodeTransformer):
    """Every number that a rule writes down, and every yes and no, becomes a Whole; turns of a
    ``while`` are counted."""

    def __init__(self) -> None:
        self.loops = 0

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return _whole(node) if isinstance(node.value, int) else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        if isinstance(node.operand, ast.Constant) and isinstance(node.op, ast.USub):
            return _whole(node)  # the least number is written as minus one that does not fit
        self.generic_visit(node)
        return _whole(node) if isinstance(node.op, ast.Not) else node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        return _whole(node)

    def visit_While(self, node: ast.While) -> list[ast.stmt]:
        self.loops += 1
        name, line = f"_turns_{self.loops}", node.lineno
        self.generic_visit(node)
        counted = ast.parse(f"{name} = 0; {name} = another_turn({name})").body
        for each in counted:
            for part in ast.walk(each):
                if isinstance(part, ast.expr | ast.stmt):
                    part.lineno = part.end_lineno = line
        node.body.insert(0, counted[1])
        return [counted[0], node]


def _whole(node: ast.expr) -> ast.expr:
    call = ast.Call(ast.Name("Whole", ast.Load()), [node], [])
    return ast.copy_location(call, node)


def exact_rules(text: str, tables: dict[str, Any], turns: int) -> dict[str, Any]:
    """The rules of a text, to be called with exact records and rows. A loop of more turns than so
    many is one without end."""

    def another_turn(before: int) -> int:
        if before > turns:
            raise Stopped(LOOP)
        return before + 1

    scope: dict[str, Any] = {
        **{name: rows_of(value) for name, value in tables.items()},
        "Whole": Whole,
        "another_turn": another_turn,
        "range": whole_range,
        "any": lambda holds: Whole(any(holds)),
        "all": lambda holds: Whole(all(holds)),
        "sum": whole_sum,
        "copy_table": copy_table,
    }
    tree = ast.fix_missing_locations(_Exactly().visit(ast.parse(text)))
    exec(compile(tree, "<exact>", "exec"), scope)
    return scope


def line_of(stopped: Stopped) -> int:
    """The line of the text at which the rules stopped."""
    line, frame = 0, stopped.__traceback__
    while frame is not None:
        if frame.tb_frame.f_code.co_filename == "<exact>":
            line = frame.tb_lineno
        frame = frame.tb_next
    return line
