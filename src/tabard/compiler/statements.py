"""What a rule does: statements, as LLVM's text; and one whole rule."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from . import refused
from .expressions import Expressions, ManyRecords, OfRecord, View
from .faults import FIELD, LOOP, MOST_TURNS
from .language import NUMBER, Array, Constants, Number, Records, TheRecord, Type, said_of
from .refused import shown
from .unset import read_unset

if TYPE_CHECKING:
    from .program import Program, Twin


def text_of(program: Program, twin: Twin) -> str:
    """One rule as a function of LLVM. Raises Refused for what no rule may say."""
    return Statements(program, twin).text()


class Statements(Expressions):
    """The statements of one rule."""

    def text(self) -> str:
        """The whole function, but for how it is linked."""
        local, takes = frozenset(self.twin.local), self.twin.tree.args
        if takes.vararg or takes.kwarg or takes.kwonlyargs or takes.posonlyargs:
            raise self.refuse(self.twin.tree, refused.PARAMETERS, name=self.twin.called)
        for name in read_unset(self.twin.tree, local):
            raise self.refuse(name, refused.UNSET, name=name.id)
        taken = [*self.program.first_parameters(), *self.parameters()]
        for statement in self.twin.tree.body:
            self.statement(statement)
        if self.lines.open and self.twin.gives:
            raise self.refuse(self.twin.tree, refused.GIVES_SOMETIMES, name=self.twin.called)
        self.leave()
        given = "i64" if self.twin.gives else "void"
        head = f"{given} {self.twin.symbol}({', '.join(taken)})"
        body = "\n".join(["begin:", *self.lines.slots, *self.lines.lines])
        return f"{head} nounwind{self.program.how(self.twin)} {{\n{body}\n}}\n"

    def parameters(self) -> list[str]:
        """What the function takes. A number that the rule sets gets a slot like any local."""
        taken: list[str] = []
        for name, kind in zip(self.twin.parameters, self.twin.takes, strict=True):
            here = f"%p_{name}"
            if isinstance(kind, Number):
                taken.append(f"i64 {here}")
                if name in _set_in(self.twin.tree):
                    self.lines.do(f"store i64 {here}, ptr {self.room_for(name, NUMBER)}")
                else:
                    self.given[name] = here
            elif isinstance(kind, TheRecord):
                taken.append(f"ptr noalias {here}")
                self.given[name] = OfRecord(here)  # type: ignore[assignment]
            elif isinstance(kind, Records):
                taken.append(f"ptr noalias {here}, i64 {here}_n")
                self.given[name] = ManyRecords(here, f"{here}_n")  # type: ignore[assignment]
            elif isinstance(kind, Constants):
                self.given[name] = View(kind.name, kind.bits, kind.shape, fixed=True)
            else:
                taken.append(f"ptr noalias {here}" + ("" if kind.shape[0] else f", i64 {here}_n"))
                length = "" if kind.shape[0] else f"{here}_n"
                lanes = self.program.lanes_of(kind)
                self.given[name] = View(here, kind.bits, kind.shape, length=length, lanes=lanes)
        return taken

    def room_for(self, name: str, kind: Type) -> str:
        """The slot of a local."""
        slot = self.lines.slot("i64" if isinstance(kind, Number) else "ptr")
        self.names[name] = kind, slot
        return slot

    # --- statements -------------------------------------------------------------------------------

    def statement(self, node: ast.stmt) -> None:
        """One statement."""
        if not self.lines.open:  # what follows a return is reached by nobody, but may not be wrong
            self.lines.begin(self.lines.label())
        if isinstance(node, ast.Assign):
            self.assign(node)
        elif isinstance(node, ast.AugAssign):
            self.change(node)
        elif isinstance(node, ast.If):
            self.if_(node)
        elif isinstance(node, ast.For):
            self.for_(node)
        elif isinstance(node, ast.While):
            self.while_(node)
        elif isinstance(node, ast.Return):
            self.return_(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            self.call(node.value, wanted=False)
        elif isinstance(node, ast.Break | ast.Continue):
            on, end = self.around[-1]
            self.lines.jump(end if isinstance(node, ast.Break) else on)
        elif not isinstance(node, ast.Pass) and not _is_said_only(node):
            raise self.refuse(node, refused.NO_STATEMENT, what=shown(node))

    def all_of(self, body: list[ast.stmt]) -> None:
        """Several statements."""
        for statement in body:
            self.statement(statement)

    def assign(self, node: ast.Assign) -> None:
        """``a = b``, ``a = b = c``, ``a, b = b, a``; everything on the right is read first."""
        if isinstance(node.targets[0], ast.Tuple):
            self.assign_several(node, node.targets[0])
            return
        value = self.number_or_row(node.value)
        if isinstance(value, View):
            self.call_it(node, value)
            return
        for target in node.targets:
            self.set(target, value)

    def assign_several(self, node: ast.Assign, targets: ast.Tuple) -> None:
        """``a, b = b, a``."""
        values = node.value.elts if isinstance(node.value, ast.Tuple) else []
        if len(node.targets) > 1 or len(values) != len(targets.elts):
            raise self.refuse(node, refused.NO_STATEMENT, what=shown(node))
        names = [each.id for each in targets.elts if isinstance(each, ast.Name)]
        if len(set(names)) < len(names):  # some versions of Python keep the first, others the last
            raise self.refuse(node, refused.SET_TWICE, name=max(names, key=names.count))
        for target, value in zip(targets.elts, [self.number(each) for each in values], strict=True):
            self.set(target, value)

    def number_or_row(self, node: ast.expr) -> str | View:
        """What is set: a number, or a row of the record (``row = state.told[n]``)."""
        if not isinstance(node, ast.Attribute | ast.Subscript):
            return self.number(node)
        found = self.found(node)
        if isinstance(found, View) and found.rest and not found.fixed and not found.length:
            return found
        return self.as_number(node, found)

    def call_it(self, node: ast.Assign, view: View) -> None:
        """A local name for a row of numbers."""
        target = node.targets[0]
        if len(node.targets) > 1 or not isinstance(target, ast.Name):
            raise self.refuse(node, refused.TOO_FEW_INDICES, what=shown(node.value))
        slot = self.slot_of(target, Array(view.bits, view.rest))
        self.lines.do(f"store ptr {self.address(view)}, ptr {slot}")

    def slot_of(self, target: ast.Name, kind: Type) -> str:
        """The slot of a local, which holds one kind of thing from first to last."""
        if target.id in self.given:  # what was handed over keeps its name
            raise self.refuse(target, refused.HANDED_OVER, name=target.id)
        if target.id not in self.names:
            return self.room_for(target.id, kind)
        first, slot = self.names[target.id]
        if first != kind:
            said = {"first": said_of(first), "second": said_of(kind)}
            raise self.refuse(target, refused.OTHER_KIND, name=target.id, **said)
        return slot

    def set(self, target: ast.expr, value: str) -> None:
        """A number is put where the target says."""
        if isinstance(target, ast.Name):
            self.lines.do(f"store i64 {value}, ptr {self.slot_of(target, NUMBER)}")
        else:
            self.store(target, self.settable(target), value)

    def settable(self, target: ast.expr) -> View:
        """A cell of the record, or of a row that was handed over."""
        if not isinstance(target, ast.Attribute | ast.Subscript):
            raise self.refuse(target, refused.NO_STATEMENT, what=shown(target))
        view = self.found(target)
        if not isinstance(view, View):
            raise self.refuse(target, refused.NO_STATEMENT, what=shown(target))
        if view.fixed:
            raise self.refuse(target, refused.TABLE_IS_FIXED, name=shown(target))
        if view.rest:
            raise self.refuse(target, refused.TOO_FEW_INDICES, what=shown(target))
        return view

    def store(self, node: ast.AST, view: View, value: str) -> None:
        """Put a number into a cell; the checked build stops where it does not fit."""
        address = self.address(view)
        if view.bits == 64:
            self.lines.do(f"store i64 {value}, ptr {address}")
            return
        short = self.lines.value(f"trunc i64 {value} to i{view.bits}")
        if self.program.checked:
            back = self.lines.value(f"sext i{view.bits} {short} to i64")
            lost = self.lines.value(f"icmp ne i64 {back}, {value}")
            self.stop_if(lost, FIELD, node, value, str(view.bits))
        self.lines.do(f"store i{view.bits} {short}, ptr {address}{view.aligned}")

    def change(self, node: ast.AugAssign) -> None:
        """``a += b``: where is worked out once."""
        if isinstance(node.target, ast.Name):
            old = self.number(node.target)
            value = self.sum(node, node.op, old, self.number(node.value))
            self.set(node.target, value)
            return
        view = self.settable(node.target)
        old = self.load(view)
        self.store(node.target, view, self.sum(node, node.op, old, self.number(node.value)))

    def if_(self, node: ast.If) -> None:
        """``if … elif … else``; ``if name := …`` sets the name first."""
        yes, no, end = self.lines.label(), self.lines.label(), self.lines.label()
        if isinstance(node.test, ast.NamedExpr):
            value = self.number(node.test.value)
            self.set(node.test.target, value)
            self.lines.fork(self.lines.value(f"icmp ne i64 {value}, 0"), yes, no)
        else:
            self.branch(node.test, yes, no)
        self.lines.begin(yes)
        self.all_of(node.body)
        goes_on = self.lines.open
        self.lines.jump(end)
        self.lines.begin(no)
        self.all_of(node.orelse)
        if goes_on or self.lines.open:
            self.lines.begin(end)

    def for_(self, node: ast.For) -> None:
        """``for name in range(…)``."""
        if node.orelse or not isinstance(node.target, ast.Name):
            raise self.refuse(node, refused.RANGE)
        with self.each(node.iter) as (now, _on, _end):
            self.set(node.target, now)
            self.all_of(node.body)

    def while_(self, node: ast.While) -> None:
        """``while …``."""
        if node.orelse:
            raise self.refuse(node, refused.NO_STATEMENT, what=shown(node.test))
        head, body, end = self.lines.label(), self.lines.label(), self.lines.label()
        counted = self.lines.slot()
        self.lines.do(f"store i64 0, ptr {counted}")
        self.lines.begin(head)
        self.branch(node.test, body, end)
        self.lines.begin(body)
        if self.program.checked:
            turns = self.lines.value(f"load i64, ptr {counted}")
            more = self.lines.value(f"add i64 {turns}, 1")
            self.lines.do(f"store i64 {more}, ptr {counted}")
            endless = self.lines.value(f"icmp sgt i64 {turns}, {MOST_TURNS}")
            self.stop_if(endless, LOOP, node.test, turns, "0")
        self.around.append((head, end))
        self.all_of(node.body)
        self.around.pop()
        self.lines.jump(head)
        self.lines.begin(end)

    def return_(self, node: ast.Return) -> None:
        """``return``, with a number or without."""
        if (node.value is not None) != self.twin.gives:
            raise self.refuse(node, refused.GIVES_SOMETIMES, name=self.twin.called)
        self.lines.leave("void" if node.value is None else f"i64 {self.number(node.value)}")


def _set_in(tree: ast.FunctionDef) -> set[str]:
    """The names that a rule sets."""
    return {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def _is_said_only(node: ast.stmt) -> bool:
    """A docstring."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
