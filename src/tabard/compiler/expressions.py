"""What a rule reckons and reads: expressions, as LLVM's text.

Each function here answers for one kind of expression, and refuses what no rule may say.
"""

from __future__ import annotations

import ast
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from . import refused
from .arithmetic import OPERATORS, reckon, reckon_checked
from .faults import INDEX, ROOM, Site
from .language import (
    NUMBER,
    RECORD,
    RECORDS,
    Array,
    Constants,
    Number,
    Table,
    Type,
    copy_table,
    is_rule,
)
from .lines import Lines
from .refused import Refused, hint, shown

if TYPE_CHECKING:
    from .program import Program, Twin

_COMPARED = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}
_BUILT_IN = {"min": "smin", "max": "smax"}
_OVER_ALL = ("any", "all", "sum")
_MISSING: Any = object()


@dataclass(frozen=True)
class View:
    """Numbers in memory: where they begin, of what shape, and which of them are meant so far.

    ``length`` is the first length where only running rules know it. In a ``fixed`` view nothing can
    be set. ``lanes`` of them lie side by side, number by number, and ``base`` is in one's own lane;
    elsewhere it is 1.
    """

    base: str
    bits: int
    shape: tuple[int, ...]
    at: tuple[str, ...] = ()
    length: str = ""
    fixed: bool = False
    lanes: int = 1

    @property
    def rest(self) -> tuple[int, ...]:
        """The shape of what is meant."""
        return self.shape[len(self.at) :]

    @property
    def aligned(self) -> str:
        """In a packed record a number of 32 bits lies wherever one of 16 may lie."""
        return ", align 2" if self.bits == 32 and not self.fixed and self.lanes == 1 else ""

    @property
    def element(self) -> str:
        """One number, as LLVM's type."""
        return f"i{self.bits}" if self.lanes == 1 else f"[{self.lanes} x i{self.bits}]"


class Expressions:
    """The expressions of one rule."""

    def __init__(self, program: Program, twin: Twin) -> None:
        self.program, self.twin = program, twin
        self.lines = Lines()
        self.names: dict[str, tuple[Type, str]] = {}  # each local: what it is, and its slot
        self.given: dict[str, View | str] = {}  # parameters that are never set: what was handed
        self.counted: dict[
            str, str
        ] = {}  # names of ``any(… for name in …)`` around this, and values
        self.around: list[tuple[str, str]] = []  # of each loop: where to go on, and where it ends

    # --- refusing, and stopping -------------------------------------------------------------------

    def refuse(self, node: ast.AST, sentence: str, **facts: object) -> Refused:
        """This cannot be compiled, for that reason."""
        return Refused(self.twin.file, self.twin.line_of(node), sentence, **facts)

    def stop_if(self, condition: str, kind: int, node: ast.AST, a: str, b: str) -> None:
        """The checked build leaves the rule here if the condition holds."""
        lines, program = self.lines, self.program
        line = self.twin.line_of(node)
        program.sites.append(Site(kind, self.twin.called, self.twin.file, line, shown(node)))
        out, on = lines.label(), lines.label()
        lines.fork(condition, out, on)
        lines.begin(out)
        for i, fact in enumerate((str(len(program.sites)), a, b)[:ROOM]):
            at = lines.value(f"getelementptr i64, ptr %fault, i64 {i}")
            lines.do(f"store i64 {fact}, ptr {at}")
        self.leave()
        lines.begin(on)

    def leave(self) -> None:
        """Leave the rule at once; what it gives does not matter."""
        self.lines.leave("i64 0" if self.twin.gives else "void")

    # --- numbers ----------------------------------------------------------------------------------

    def number(self, node: ast.expr) -> str:
        """The value of an expression that is a number."""
        if isinstance(node, ast.Constant):
            return self.constant(node)
        if isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
            return self.read(node)
        if isinstance(node, ast.BinOp):
            return self.sum(node, node.op, self.number(node.left), self.number(node.right))
        if isinstance(node, ast.UnaryOp):
            return self.unary(node)
        if isinstance(node, ast.Compare) or (
            isinstance(node, ast.BoolOp) and _says_yes_or_no(node)
        ):
            return self.lines.value(f"zext i1 {self.condition(node)} to i64")
        if isinstance(node, ast.BoolOp):
            return self.one_of_several(node)
        if isinstance(node, ast.IfExp):
            return self.one_of_two(node)
        if isinstance(node, ast.Call):
            return self.call(node, wanted=True)
        raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))

    def constant(self, node: ast.Constant) -> str:
        """A number as it is written, or True or False."""
        if not isinstance(node.value, int):
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        return self.whole(node, node.value)

    def whole(self, node: ast.AST, value: int) -> str:
        """A whole number that fits."""
        if not -(1 << 63) <= value < 1 << 63:
            raise self.refuse(node, refused.TOO_LARGE, number=int(value))
        return str(int(value))

    def sum(self, node: ast.AST, operator: ast.operator, a: str, b: str) -> str:
        """``a + b``, or another operator."""
        if type(operator) not in OPERATORS:
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        if self.program.checked:
            return reckon_checked(self.lines, node, operator, a, b, self.stop_if)
        return reckon(self.lines, operator, a, b)

    def unary(self, node: ast.UnaryOp) -> str:
        """``-a``, ``~a``, ``not a``."""
        if isinstance(node.op, ast.Not):
            return self.lines.value(f"zext i1 {self.condition(node)} to i64")
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            if isinstance(node.operand.value, int):  # as one number: -2^63 fits, 2^63 does not
                return self.whole(node, -node.operand.value)
        if isinstance(node.op, ast.USub):
            return self.sum(node, ast.Sub(), "0", self.number(node.operand))
        if isinstance(node.op, ast.Invert):
            return self.lines.value(f"xor i64 {self.number(node.operand)}, -1")
        raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))

    def one_of_several(self, node: ast.BoolOp) -> str:
        """``a or b``: the first that decides, or the last."""
        room, end = self.lines.slot(), self.lines.label()
        for i, each in enumerate(node.values):
            value = self.number(each)
            self.lines.do(f"store i64 {value}, ptr {room}")
            if i < len(node.values) - 1:
                on = self.lines.label()
                holds = self.lines.value(f"icmp ne i64 {value}, 0")
                yes, no = (on, end) if isinstance(node.op, ast.And) else (end, on)
                self.lines.fork(holds, yes, no)
                self.lines.begin(on)
        self.lines.begin(end)
        return self.lines.value(f"load i64, ptr {room}")

    def one_of_two(self, node: ast.IfExp) -> str:
        """``a if so else b``."""
        room, end = self.lines.slot(), self.lines.label()
        yes, no = self.lines.label(), self.lines.label()
        self.branch(node.test, yes, no)
        for label, each in ((yes, node.body), (no, node.orelse)):
            self.lines.begin(label)
            self.lines.do(f"store i64 {self.number(each)}, ptr {room}")
            self.lines.jump(end)
        self.lines.begin(end)
        return self.lines.value(f"load i64, ptr {room}")

    # --- yes or no --------------------------------------------------------------------------------

    def condition(self, node: ast.expr) -> str:
        """Does it hold? As one bit."""
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            return self.compare(node, self.number(node.left), node.ops[0], node.comparators[0])[0]
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.lines.value(f"xor i1 {self.condition(node.operand)}, true")
        if isinstance(node, ast.BoolOp | ast.Compare):
            room, end = self.lines.slot("i1"), self.lines.label()
            yes, no = self.lines.label(), self.lines.label()
            self.branch(node, yes, no)
            for label, word in ((yes, "true"), (no, "false")):
                self.lines.begin(label)
                self.lines.do(f"store i1 {word}, ptr {room}")
                self.lines.jump(end)
            self.lines.begin(end)
            return self.lines.value(f"load i1, ptr {room}")
        return self.lines.value(f"icmp ne i64 {self.number(node)}, 0")

    def compare(self, node: ast.Compare, a: str, op: ast.cmpop, right: ast.expr) -> tuple[str, str]:
        """One comparison: whether it holds, and the number on its right."""
        if type(op) not in _COMPARED:
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        b = self.number(right)
        return self.lines.value(f"icmp {_COMPARED[type(op)]} i64 {a}, {b}"), b

    def branch(self, node: ast.expr, yes: str, no: str) -> None:
        """Go on at one label or the other; what need not be asked is not asked."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.branch(node.operand, no, yes)
        elif isinstance(node, ast.BoolOp):
            for each in node.values[:-1]:
                on = self.lines.label()
                if isinstance(node.op, ast.And):
                    self.branch(each, on, no)
                else:
                    self.branch(each, yes, on)
                self.lines.begin(on)
            self.branch(node.values[-1], yes, no)
        elif isinstance(node, ast.Compare) and len(node.ops) > 1:
            left = self.number(node.left)
            for i, (op, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
                holds, left = self.compare(node, left, op, right)
                on = self.lines.label() if i < len(node.ops) - 1 else yes
                self.lines.fork(holds, on, no)
                if on != yes:
                    self.lines.begin(on)
        else:
            self.lines.fork(self.condition(node), yes, no)

    # --- names, fields, tables --------------------------------------------------------------------

    def read(self, node: ast.expr) -> str:
        """The number that a name, a field or a cell holds."""
        return self.as_number(node, self.found(node))

    def as_number(self, node: ast.expr, found: Any) -> str:
        """What was found must be a number."""
        if isinstance(found, str):
            return found
        if isinstance(found, View):
            if found.rest:
                raise self.refuse(node, refused.TOO_FEW_INDICES, what=shown(node))
            return self.load(found)
        if isinstance(found, int):
            return self.whole(node, found)
        raise self.refuse(node, refused.NO_NUMBER, what=shown(node))

    def load(self, view: View) -> str:
        """The number in a cell, as 64 bits."""
        place = f"ptr {self.address(view)}{view.aligned}"
        value = self.lines.value(f"load i{view.bits}, {place}")
        return value if view.bits == 64 else self.lines.value(f"sext i{view.bits} {value} to i64")

    def found(self, node: ast.expr) -> Any:
        """What an expression means: a value (text), a view, the record (``_Record``), or something
        that stands outside the rule (a number, a table, a rule, a module)."""
        if isinstance(node, ast.Name):
            return self.named(node)
        if isinstance(node, ast.Attribute):
            return self.part(node)
        if isinstance(node, ast.Subscript):
            return self.cell(node)
        if isinstance(node, ast.Call | ast.Constant | ast.BinOp):
            return self.number(node)
        raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))

    def named(self, node: ast.Name) -> Any:
        """A local, or what stands outside under this name."""
        if node.id in self.counted:
            return self.counted[node.id]
        if node.id in self.given:
            return self.given[node.id]
        if node.id in self.twin.local:
            if node.id not in self.names:  # what nobody gets to may be read before it is set
                raise self.refuse(node, refused.UNSET, name=node.id)
            kind, slot = self.names[node.id]
            if isinstance(kind, Number):
                return self.lines.value(f"load i64, ptr {slot}")
            assert isinstance(kind, Array)
            base = self.lines.value(f"load ptr, ptr {slot}")
            return View(base, kind.bits, kind.shape, lanes=self.program.lanes_of(kind))
        outside = self.twin.function.__globals__
        if node.id not in outside:
            raise self.unknown(node, refused.NO_SUCH_NAME, node.id, [*outside, *self.twin.local])
        return self.from_outside(node, node.id, outside[node.id])

    def unknown(self, node: ast.AST, sentence: str, name: str, known: list[str]) -> Refused:
        """There is no such name; perhaps another was meant."""
        return self.refuse(node, sentence, name=name, hint=hint(name, known))

    def from_outside(self, node: ast.AST, name: str, value: Any) -> Any:
        """A number, a table, a rule or a module that the rule names."""
        if isinstance(value, Table):
            base, bits, shape = self.program.table(self.refuse, node, name, value)
            return View(base, bits, shape, fixed=True)
        if isinstance(value, int | types.FunctionType | types.ModuleType):
            return value
        raise self.refuse(node, refused.NO_GLOBAL, name=name)

    def part(self, node: ast.Attribute) -> Any:
        """``state.field``, or ``module.NAME``."""
        whose = self.found(node.value)
        if isinstance(whose, types.ModuleType):
            inside = vars(whose)
            if node.attr not in inside:
                raise self.unknown(node, refused.NO_SUCH_NAME, node.attr, list(inside))
            return self.from_outside(node, shown(node), inside[node.attr])
        if not isinstance(whose, OfRecord):
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        field = self.program.layout.fields.get(node.attr)
        if field is None:
            known = list(self.program.layout.fields)
            raise self.unknown(node, refused.NO_SUCH_FIELD, node.attr, known)
        base = self.program.place_of_field(self.lines, whose.base, field)
        return View(base, field.bits, field.shape, lanes=self.program.lanes)

    def cell(self, node: ast.Subscript) -> Any:
        """``what[index]``: a number, or a row of numbers."""
        what = self.found(node.value)
        if isinstance(what, View) and not what.rest:
            raise self.refuse(node, refused.TOO_MANY_INDICES, what=shown(node.value))
        if isinstance(what, int | str):
            raise self.refuse(node, refused.TOO_MANY_INDICES, what=shown(node.value))
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        index = self.number(node.slice)
        if index.startswith("-"):
            raise self.refuse(node, refused.NEGATIVE_INDEX, index=index)
        if isinstance(what, ManyRecords):
            self.stop_if_outside(node, index, what.length)
            return OfRecord(self.program.place_of_record(self.lines, what.base, index))
        if not isinstance(what, View):
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        self.stop_if_outside(node, index, self.length(what))
        return replace(what, at=(*what.at, index))

    def stop_if_outside(self, node: ast.AST, index: str, length: str) -> None:
        """The checked build looks at every index."""
        if self.program.checked:
            outside = self.lines.value(f"icmp uge i64 {index}, {length}")
            self.stop_if(outside, INDEX, node, index, length)

    def length(self, view: View) -> str:
        """How many there are along the first direction that is still open."""
        return view.length if view.length and not view.at else str(view.rest[0])

    def address(self, view: View) -> str:
        """Where in memory."""
        if not view.at:
            return view.base
        inner = view.element
        for length in reversed(view.shape[1:]):
            inner = f"[{length} x {inner}]"
        at = ", ".join(f"i64 {index}" for index in view.at)
        return self.lines.value(f"getelementptr inbounds {inner}, ptr {view.base}, {at}")

    # --- calls ------------------------------------------------------------------------------------

    def call(self, node: ast.Call, *, wanted: bool) -> str:
        """A rule is called, or one of the few functions that every rule knows. ``wanted``: what it
        gives is used."""
        if isinstance(node.func, ast.Name) and node.func.id not in self.twin.function.__globals__:
            if node.func.id in self.twin.local:
                raise self.refuse(node, refused.NO_RULE, name=node.func.id)
            return self.built_in(node, node.func.id)
        called = self.found(node.func)
        if called is copy_table:
            return self.copy(node)
        if not is_rule(called):
            raise self.refuse(node, refused.NO_RULE, name=shown(node.func))
        arguments = self.arguments(node, called)
        handed = [self.found_argument(each) for each in arguments]
        kinds = [kind for kind, _ in handed]
        written = [not isinstance(kind, Number | Constants) for kind in kinds]
        rows = [each for each, may_be in zip(arguments, written, strict=True) if may_be]
        self.refuse_same_twice(called.__name__, rows)
        twin = self.program.twin(called, kinds, self.twin, self.refuse, node)
        if self.twin not in twin.callers:
            twin.callers.append(self.twin)
            self.twin.calls.append(twin)
        texts = [text for _, text in handed if text]
        said = ", ".join([*self.program.first_arguments(), *texts])
        if wanted and not twin.gives:
            raise self.refuse(node, refused.GIVES_NOTHING, name=called.__name__)
        if twin.gives:
            inside = self.around and self.program.puts_inside(twin, self.twin)
            here = " alwaysinline" if inside else ""
            value = self.lines.value(f"call i64 {twin.symbol}({said}){here}")
        else:
            value = ""
            self.lines.do(f"call void {twin.symbol}({said})")
        if self.program.checked:
            self.leave_if_stopped()
        return value

    def refuse_same_twice(self, name: str, handed: list[ast.expr]) -> None:
        """What a rule is handed lies apart: LLVM takes it that what is written to one is not read
        from another."""
        for first, second in combinations(handed, 2):
            if _may_be_same(first, second):
                said = {"first": shown(first), "second": shown(second)}
                raise self.refuse(second, refused.SAME_TWICE, name=name, **said)

    def leave_if_stopped(self) -> None:
        """What was called has been stopped: so has this."""
        out, on = self.lines.label(), self.lines.label()
        site = self.lines.value("load i64, ptr %fault")
        self.lines.fork(self.lines.value(f"icmp ne i64 {site}, 0"), out, on)
        self.lines.begin(out)
        self.leave()
        self.lines.begin(on)

    def arguments(self, node: ast.Call, called: Any) -> list[ast.expr]:
        """What is handed over, with what the rule takes where nothing is said."""
        starred = any(isinstance(each, ast.Starred) for each in node.args)
        if node.keywords or starred:
            raise self.refuse(node, refused.BY_NAME, name=called.__name__)
        wanted, usual = called.__code__.co_argcount, called.__defaults__ or ()
        missing = wanted - len(node.args)
        if missing < 0 or missing > len(usual):
            name, given = called.__name__, len(node.args)
            raise self.refuse(node, refused.ARGUMENTS, name=name, wanted=wanted, given=given)
        left = usual[len(usual) - missing :] if missing else ()
        return [*node.args, *(ast.copy_location(ast.Constant(value), node) for value in left)]

    def found_argument(self, node: ast.expr) -> tuple[Type, str]:
        """What is handed to a rule: what it is, and its text."""
        if isinstance(node, ast.Name | ast.Subscript):
            found = self.found(node)
            if isinstance(found, OfRecord):
                return RECORD, f"ptr {found.base}"
            if isinstance(found, ManyRecords):
                return RECORDS, f"ptr {found.base}, i64 {found.length}"
            if isinstance(found, View) and found.length and not found.at:
                kind = Array(found.bits, found.shape)
                return kind, f"ptr {found.base}, i64 {found.length}"
            if isinstance(found, View) and found.rest and not found.fixed and self.is_given(node):
                return Array(found.bits, found.rest), f"ptr {self.address(found)}"
            if isinstance(found, View) and found.fixed and not found.at:
                return Constants(found.base, found.bits, found.shape), ""
            if isinstance(found, View) and found.rest:
                raise self.refuse(node, refused.PART_OF_RECORD, what=shown(node))
            if isinstance(found, View):
                return NUMBER, f"i64 {self.load(found)}"
        return NUMBER, f"i64 {self.number(node)}"

    def is_given(self, node: ast.expr) -> bool:
        """Was it handed to this rule, and is no part of the record?"""
        while isinstance(node, ast.Subscript):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self.given

    def built_in(self, node: ast.Call, name: str) -> str:
        """``min``, ``max``, ``len``; ``any``, ``all``, ``sum`` over a range."""
        if name == "len" and len(node.args) == 1 and not node.keywords:
            view = self.found(node.args[0])
            if isinstance(view, View) and view.rest:
                return self.length(view)
        if name in _BUILT_IN and len(node.args) > 1 and not node.keywords:
            value = self.number(node.args[0])
            for each in node.args[1:]:
                other = self.number(each)
                value = self.lines.value(
                    f"call i64 @llvm.{_BUILT_IN[name]}.i64(i64 {value}, i64 {other})"
                )
            return value
        if name in _OVER_ALL and len(node.args) == 1 and not node.keywords:
            if isinstance(node.args[0], ast.GeneratorExp):
                return self.over_all(name, node.args[0])
        if name in _BUILT_IN and len(node.args) == 1:
            raise self.refuse(node, refused.OF_SEVERAL, name=name)
        if name in ("len", "range", *_BUILT_IN, *_OVER_ALL):
            raise self.refuse(node, refused.NO_EXPRESSION, what=shown(node))
        known = [*self.twin.function.__globals__, "len", *_BUILT_IN, *_OVER_ALL]
        raise self.unknown(node, refused.NO_SUCH_NAME, name, known)

    def over_all(self, name: str, said: ast.GeneratorExp) -> str:
        """``any(what for name in range(…) if so)``, or ``all``, or ``sum``: a loop whose names are
        known in it alone."""
        around = self.counted
        room, end = self.lines.slot(), self.lines.label()
        self.lines.do(f"store i64 {int(name == 'all')}, ptr {room}")
        self.turns_of(said.generators, partial(self.take_in, name, said.elt, room, end))
        self.lines.begin(end)
        self.counted = around
        return self.lines.value(f"load i64, ptr {room}")

    def turns_of(self, loops: list[ast.comprehension], inside: Callable[[], None]) -> None:
        """What is inside these loops, the first of which is the outermost."""
        if not loops:
            inside()
            return
        loop = loops[0]
        if not isinstance(loop.target, ast.Name) or loop.is_async:
            raise self.refuse(loop.target, refused.RANGE)
        with self.each(loop.iter) as (now, on, _end):
            self.counted = {**self.counted, loop.target.id: now}
            for test in loop.ifs:
                holds = self.lines.label()
                self.branch(test, holds, on)
                self.lines.begin(holds)
            self.turns_of(loops[1:], inside)

    def take_in(self, name: str, what: ast.expr, room: str, end: str) -> None:
        """One turn of ``any``, ``all`` or ``sum``; what decides ends it."""
        if name == "sum":
            so_far = self.lines.value(f"load i64, ptr {room}")
            more = self.sum(what, ast.Add(), so_far, self.number(what))
            self.lines.do(f"store i64 {more}, ptr {room}")
            return
        decides, on = self.lines.label(), self.lines.label()
        self.branch(what, *((decides, on) if name == "any" else (on, decides)))
        self.lines.begin(decides)
        self.lines.do(f"store i64 {int(name == 'any')}, ptr {room}")
        self.lines.jump(end)
        self.lines.begin(on)

    # --- ranges -----------------------------------------------------------------------------------

    @contextmanager
    def each(self, node: ast.expr) -> Iterator[tuple[str, str, str]]:
        """What is written inside is run for each number of a ``range``, whose bounds are worked out
        once: the number, and where the next turn and the end are."""
        first, last, step = self.range_of(node)
        turn = self.lines.slot()
        self.lines.do(f"store i64 {first}, ptr {turn}")
        head, body = self.lines.label(), self.lines.label()
        on, end = self.lines.label(), self.lines.label()
        self.lines.begin(head)
        now = self.lines.value(f"load i64, ptr {turn}")
        within = "slt" if step > 0 else "sgt"
        self.lines.fork(self.lines.value(f"icmp {within} i64 {now}, {last}"), body, end)
        self.lines.begin(body)
        self.around.append((on, end))
        yield now, on, end
        self.around.pop()
        self.lines.begin(on)
        now = self.lines.value(f"load i64, ptr {turn}")
        if abs(step) > 1:
            self.leave_before_the_end(now, last, step, end)
        following = self.lines.value(f"add i64 {now}, {step}")
        self.lines.do(f"store i64 {following}, ptr {turn}")
        self.lines.jump(head)
        self.lines.begin(end)

    def leave_before_the_end(self, now: str, last: str, step: int, end: str) -> None:
        """No further turn if the step leads past the last one, be it past 2^63."""
        first, second = (last, now) if step > 0 else (now, last)
        left = self.lines.value(f"sub i64 {first}, {second}")
        on = self.lines.label()
        self.lines.fork(self.lines.value(f"icmp ugt i64 {left}, {abs(step)}"), on, end)
        self.lines.begin(on)

    def range_of(self, node: ast.expr) -> tuple[str, str, int]:
        """The bounds and the step of a ``range``."""
        named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if not (named and node.func.id == "range" and 1 <= len(node.args) <= 3):  # type: ignore[attr-defined]
            raise self.refuse(node, refused.RANGE)
        assert isinstance(node, ast.Call)
        if node.keywords or "range" in self.twin.function.__globals__:
            raise self.refuse(node, refused.RANGE)
        said = [self.number(each) for each in node.args]
        step = said[2] if len(said) == 3 else "1"
        if step.startswith("%") or int(step) == 0:
            raise self.refuse(node, refused.STEP)
        first, last = ("0", said[0]) if len(said) == 1 else (said[0], said[1])
        return first, last, int(step)

    def copy(self, node: ast.Call) -> str:
        """``copy_table(state, trial)``."""
        both = [self.found(each) for each in node.args]
        if len(both) != 2 or not all(isinstance(each, OfRecord) for each in both):
            raise self.refuse(node, refused.ARGUMENTS, name="copy_table", wanted=2, given=len(both))
        self.program.copy_record(self.lines, both[0].base, both[1].base)
        return "0"


@dataclass(frozen=True)
class OfRecord:
    """The record that a rule was handed."""

    base: str


@dataclass(frozen=True)
class ManyRecords:
    """Several records, one after the other."""

    base: str
    length: str


def _may_be_same(one: ast.expr, other: ast.expr) -> bool:
    """Could both mean the same, or one a part of the other? Not where numbers that stand there lead
    to different parts."""
    first, second = _way(one), _way(other)
    apart = any(
        isinstance(a, ast.Constant) and isinstance(b, ast.Constant) and a.value != b.value
        for a, b in zip(first[1:], second[1:], strict=False)
    )
    return ast.dump(first[0]) == ast.dump(second[0]) and not apart


def _way(node: ast.expr) -> list[ast.expr]:
    """A name, and the indices that follow it."""
    return [*_way(node.value), node.slice] if isinstance(node, ast.Subscript) else [node]


def _says_yes_or_no(node: ast.expr) -> bool:
    """Is it True or False whatever happens?"""
    if isinstance(node, ast.BoolOp):
        return all(_says_yes_or_no(each) for each in node.values)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, bool)
    return isinstance(node, ast.Compare)
