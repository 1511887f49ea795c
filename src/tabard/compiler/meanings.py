"""What the numbers of rules stand for: a city is no seat, and no card is a province.

Rules bear no annotations, yet they say enough: a field is declared by what it is counted by and
what its numbers stand for; ``for city in range(CITIES)`` counts cities; a verb names its fields, a
refusal its facts. From there every name follows, through assignments, comparisons, indices and
calls, by unification (Milner, "A theory of type polymorphism in programming", 1978): a rule that
asks nothing of a parameter takes anything there, and tables and constants mean one thing in the
whole game. Plain numbers (an amount, a sum, a literal) go with everything.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from .language import Table, is_rule
from .refused import Refused, _, shown
from .source import file_of, tree_of

Rule = Callable[..., Any]
TAKEN_FOR_ANOTHER = _("{what} is a number of {first}; one of {second} is wanted here.")


Inside = tuple["Sense", "Sense"]  # of a row: what it is counted by, and what lies in it


class Sense:
    """What is known so far of a value: its meaning, or, of a row of numbers, what it is counted by
    and what lies in it. Two that were found to be one have the same ``root``."""

    __slots__ = ("everywhere", "inner", "meaning", "same_as")

    def __init__(
        self, meaning: str | None = None, inner: tuple[Sense, Sense] | None = None
    ) -> None:
        self.same_as: Sense | None = None
        self.meaning = meaning
        self.inner = inner
        self.everywhere = False  # of a table or a constant: the same for every rule

    @property
    def root(self) -> Sense:
        """Whoever speaks for all that are the same."""
        sense = self
        while sense.same_as is not None:
            sense = sense.same_as
        return sense


def row(shape: Iterable[str | None], of: str | None) -> Sense:
    """The sense of a number (no shape), a row or rows of rows."""
    meanings = list(shape)
    if not meanings:
        return Sense(of)
    return Sense(inner=(Sense(meanings[0]), row(meanings[1:], of)))


@dataclass(frozen=True)
class Sayer:
    """A rule that is handed a declared sentence, and after it the facts of the sentence."""

    at: int  # which of the things handed over is the sentence
    facts: Callable[[int], tuple[str | None, ...] | None]


@dataclass(frozen=True)
class Signature:
    """What a rule takes and gives."""

    takes: tuple[Sense, ...]
    gives: Sense


class Meanings:
    """All that was found out about the numbers of a game's rules; ``found`` lists what does not fit
    together. ``fields`` says of each field of the record what it is counted by and what its numbers
    stand for (None: a plain number); ``counts`` which things a global counts, if it is a kind of
    things."""

    def __init__(
        self,
        fields: Mapping[str, tuple[tuple[str | None, ...], str | None]],
        counts: Callable[[Any], str | None],
        sayers: Mapping[Rule, Sayer],
    ) -> None:
        self.fields, self.counts, self.sayers = fields, counts, sayers
        self.found: list[Refused] = []
        self._signatures: dict[Rule, Signature] = {}
        self._globals: dict[object, Sense] = {}

    def handed(self, rule: Rule, *meanings: str | None) -> None:
        """This rule is handed the record, and then things of these meanings."""
        tree = tree_of(rule)
        given = zip(tree.args.args[1:], self.signature(rule).takes[1:], meanings, strict=False)
        for parameter, taken, meaning in given:
            self.same(Sense(meaning), taken, rule, parameter)

    def signature(self, rule: Rule) -> Signature:
        """What a rule takes and gives, read once."""
        if rule not in self._signatures:
            self._signatures[rule] = _Reader(self, rule).signature
        return self._signatures[rule]

    def called(self, rule: Rule) -> Signature:
        """The same for one call: what the rule leaves open is open anew."""
        copies: dict[Sense, Sense] = {}
        signature = self.signature(rule)
        return Signature(
            tuple(_copy(each, copies) for each in signature.takes), _copy(signature.gives, copies)
        )

    def same(self, wanted: Sense, given: Sense, rule: Rule, node: ast.expr | ast.arg) -> None:
        """Both stand for the same; where they cannot, that is noted."""
        wanted, given = wanted.root, given.root
        if wanted is given:
            return
        first, second = given.meaning, wanted.meaning
        if first and second and first != second:
            facts = {"what": shown(node), "first": first, "second": second}
            wrong = Refused(file_of(rule), node.lineno, TAKEN_FOR_ANOTHER, **facts)
            self.found.append(wrong)
            return
        given.same_as = wanted
        wanted.meaning = first or second
        wanted.everywhere |= given.everywhere
        if wanted.inner and given.inner:
            for one, other in zip(wanted.inner, given.inner, strict=True):
                self.same(one, other, rule, node)
        wanted.inner = wanted.inner or given.inner

    def of_global(self, key: object) -> Sense:
        """What a table or a constant stands for: one thing in the whole game."""
        if key not in self._globals:
            self._globals[key] = _everywhere(Sense())
        return self._globals[key]


def _everywhere(sense: Sense) -> Sense:
    sense.everywhere = True
    return sense


def _copy(sense: Sense, copies: dict[Sense, Sense]) -> Sense:
    sense = sense.root
    if sense.everywhere:
        return sense
    if sense not in copies:
        copies[sense] = copy = Sense(sense.meaning)
        if sense.inner:
            copy.inner = _copy(sense.inner[0], copies), _copy(sense.inner[1], copies)
    return copies[sense]


class _Reader:
    """Reads one rule, a statement after the other."""

    def __init__(self, meanings: Meanings, rule: Rule) -> None:
        self.all, self.rule = meanings, rule
        self.tree = tree_of(rule)
        closure = zip(rule.__code__.co_freevars, rule.__closure__ or (), strict=True)
        self.scope = rule.__globals__ | {name: cell.cell_contents for name, cell in closure}
        own = rule.__code__.co_varnames + rule.__code__.co_cellvars
        self.names = {name: Sense() for name in own}
        self.gives = Sense()
        if not rule.__code__.co_filename.startswith("<"):  # what is written out reuses its names
            for statement in self.tree.body:
                self._statement(statement)
        takes = tuple(self.names[each.arg] for each in self.tree.args.args)
        self.signature = Signature(takes, self.gives)

    def _is(self, wanted: Sense, given: Sense, node: ast.expr) -> None:
        self.all.same(wanted, given, self.rule, node)

    # --- statements -------------------------------------------------------------------------------

    def _statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._assign(target, node.value)
        elif isinstance(node, ast.Return) and node.value is not None:
            self._is(self.gives, self._of(node.value), node.value)
        elif isinstance(node, ast.For):
            self._is(self._of(node.target), self._counted(node.iter), node.target)
        else:
            for part in ast.iter_child_nodes(node):
                if isinstance(part, ast.expr):
                    self._of(part)
        for inner in (*getattr(node, "body", ()), *getattr(node, "orelse", ())):
            self._statement(inner)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, its in zip(target.elts, value.elts, strict=True):
                self._assign(one, its)
        else:
            self._is(self._of(target), self._of(value), value)

    def _counted(self, node: ast.expr) -> Sense:
        """``range(CITIES)`` and ``range(1, CITIES)`` count cities; another range counts on from its
        first number."""
        if not isinstance(node, ast.Call):
            return Sense()
        for each in node.args:
            self._of(each)
        ends = [self.all.counts(self._value(each)) for each in node.args[:2]]
        return Sense(ends[-1])

    # --- expressions ------------------------------------------------------------------------------

    def _of(self, node: ast.expr) -> Sense:
        """What an expression stands for."""
        if isinstance(node, ast.Name):
            return self.names[node.id] if node.id in self.names else self._global(node)
        if isinstance(node, ast.Attribute):
            return self._attribute(node)
        if isinstance(node, ast.Subscript):
            return self._part(node)
        if isinstance(node, ast.Compare):
            return self._compared(node)
        if isinstance(node, ast.IfExp):
            self._of(node.test)
            return self._alike([node.body, node.orelse])
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.GeneratorExp):
            return self._over(node)
        if isinstance(node, ast.NamedExpr):
            self._assign(node.target, node.value)
            return self._of(node.target)
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                self._of(part)
        return Sense()

    def _over(self, node: ast.GeneratorExp) -> Sense:
        """``… for card in range(CARDS) if …``: its names are known in it alone."""
        around = self.names
        for loop in node.generators:
            counted = self._counted(loop.iter)
            if isinstance(loop.target, ast.Name):
                self.names = {**self.names, loop.target.id: counted}
            for test in loop.ifs:
                self._of(test)
        self._of(node.elt)
        self.names = around
        return Sense()

    def _value(self, node: ast.expr) -> Any:
        """What a name that is not the rule's own stands for; None if it is none."""
        if isinstance(node, ast.Name) and node.id not in self.names:
            return self.scope.get(node.id)
        if isinstance(node, ast.Attribute):
            module = self._value(node.value)
            return getattr(module, node.attr, None) if isinstance(module, ModuleType) else None
        return None

    def _global(self, node: ast.expr) -> Sense:
        """A table is known by itself, and a constant by the module in which it is named."""
        value = self._value(node)
        if isinstance(value, Table):
            return self.all.of_global(id(value))
        if type(value) is int and isinstance(node, ast.Attribute):
            return self.all.of_global((self._value(node.value), node.attr))
        return Sense()

    def _attribute(self, node: ast.Attribute) -> Sense:
        value = self._value(node)
        if value is not None:
            return self._global(node)
        field = self.all.fields.get(node.attr)
        return row(*field) if field else Sense()

    def _part(self, node: ast.Subscript) -> Sense:
        whole = self._of(node.value).root
        index = self._of(node.slice)
        if whole.inner is None:
            inner = Sense(), Sense()
            if whole.everywhere:
                inner = _everywhere(inner[0]), _everywhere(inner[1])
            whole.inner = inner
        self._is(whole.inner[0], index, node.slice)
        return whole.inner[1]

    def _compared(self, node: ast.Compare) -> Sense:
        self._alike([node.left, *node.comparators])
        return Sense()

    def _alike(self, nodes: list[ast.expr]) -> Sense:
        first = self._of(nodes[0])
        for other in nodes[1:]:
            self._is(first, self._of(other), other)
        return first

    def _call(self, node: ast.Call) -> Sense:
        called = self._value(node.func)
        if called in (min, max):
            return self._alike(node.args)
        given = [self._of(each) for each in node.args]
        if called in self.all.sayers:
            self._said(self.all.sayers[called], node, given)
            return Sense()
        if not is_rule(called):
            return Sense()
        signature = self.all.called(called)
        for taken, one, argument in zip(signature.takes, given, node.args, strict=False):
            self._is(taken, one, argument)
        return signature.gives

    def _said(self, sayer: Sayer, node: ast.Call, given: list[Sense]) -> None:
        """The facts of a sentence are what it was declared with."""
        facts = sayer.facts(self._value(node.args[sayer.at]))
        after = sayer.at + 1
        for fact, one, argument in zip(facts or (), given[after:], node.args[after:], strict=False):
            self._is(Sense(fact), one, argument)
