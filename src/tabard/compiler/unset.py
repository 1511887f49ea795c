"""Names that may be read before they are set.

Python finds out when it gets there; compiled code would read whatever lies about. So each way
through a rule is followed, and a name counts as set only if it is on every way that leads here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

Names = frozenset[str]

# Expressions that set names of their own; no rule can say them.
_SET_THEIR_OWN = (ast.ListComp, ast.SetComp, ast.DictComp, ast.Lambda, ast.NamedExpr)


def read_unset(tree: ast.FunctionDef, local: Names) -> Iterator[ast.Name]:
    """The places where a local name is read that may not have been set."""
    yield from _Ways(local).through(tree)


class _Ways:
    """What is set when a statement ends; None where no way leads on."""

    def __init__(self, local: Names) -> None:
        self.local = local
        self.found: list[ast.Name] = []
        self.leaving: list[list[Names]] = []  # of each loop around: what is set at its breaks

    def through(self, tree: ast.FunctionDef) -> list[ast.Name]:
        given = frozenset(argument.arg for argument in tree.args.args)
        self.all_of(tree.body, given)
        return self.found

    def all_of(self, body: list[ast.stmt], known: Names) -> Names | None:
        now: Names | None = known
        for statement in body:
            if now is None:  # nobody gets here
                return None
            now = self.one(statement, now)
        return now

    def one(self, node: ast.stmt, known: Names) -> Names | None:
        if isinstance(node, ast.Assign):
            self.read(node.value, known)
            for target in node.targets:
                known = self.set(target, known)
            return known
        if isinstance(node, ast.AugAssign):
            self.read(node.value, known)
            self.read(node.target, known)
            return known
        if isinstance(node, ast.If):
            test = node.test
            if isinstance(test, ast.NamedExpr):
                self.read(test.value, known)
                known = self.set(test.target, known)
            self.read(test, known)
            return _either(self.all_of(node.body, known), self.all_of(node.orelse, known))
        if isinstance(node, ast.While):
            self.read(node.test, known)
            forever = isinstance(node.test, ast.Constant) and bool(node.test.value)
            return self.loop(node.body, known, None if forever else known)
        if isinstance(node, ast.For):
            self.read(node.iter, known)
            return self.loop(node.body, self.set(node.target, known), known)
        if isinstance(node, ast.Break):
            self.leaving[-1].append(known)
            return None
        if not isinstance(node, ast.Return | ast.Continue | ast.Expr | ast.Pass):
            return None  # no statement of a rule: it is refused, whatever follows
        self.read(node, known)
        return known if isinstance(node, ast.Expr | ast.Pass) else None

    def loop(self, body: list[ast.stmt], inside: Names, after: Names | None) -> Names | None:
        self.leaving.append([])
        self.all_of(body, inside)
        for known in self.leaving.pop():
            after = _either(after, known)
        return after

    def set(self, target: ast.expr, known: Names) -> Names:
        if isinstance(target, ast.Name):
            return known | {target.id}
        if isinstance(target, ast.Tuple):
            for each in target.elts:
                known = self.set(each, known)
            return known
        if isinstance(target, ast.Attribute | ast.Subscript):  # all else is refused
            self.read(target, known)
        return known

    def read(self, node: ast.AST, known: Names) -> None:
        if isinstance(node, ast.Name) and node.id in self.local and node.id not in known:
            self.found.append(node)
        if isinstance(node, ast.GeneratorExp):
            for loop in node.generators:
                self.read(loop.iter, known)
                known = self.set(loop.target, known)
                for test in loop.ifs:
                    self.read(test, known)
            self.read(node.elt, known)
            return
        if not isinstance(node, _SET_THEIR_OWN):
            for each in ast.iter_child_nodes(node):
                self.read(each, known)


def _either(one: Names | None, other: Names | None) -> Names | None:
    """What is set whichever way one came."""
    if one is None or other is None:
        return other if one is None else one
    return one & other
