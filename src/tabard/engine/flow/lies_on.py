"""Which phase can lie on which, and at which step of it: read off the rules themselves.

What a phase does, and each verb in it, calls rules that push phases and pop them. Followed through
all their branches these tell what the stack can look like afterwards: a phase lies on the one whose
rules push it, on another that they have pushed before it, or, where they have popped, on whatever
lay below. On a phase of steps it lies at the step that comes after the one which has pushed it, or
at the step to which a rule has sent that phase. More is allowed here than ever happens, and nothing
that happens is left out.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from tabard.compiler.source import tree_of

from ..actions import Actions
from ..rule import Table
from .sequence import Each, Phase, Sequence, Within, places_of
from .stack import call_off, go_to, once_more, pop, popped, push, turn_to

Rule = Callable[..., Any]
Numbers = frozenset[int]
Laid = tuple[Numbers, int]  # a phase that is pushed, one of these, and the step to which it is sent
# Frames popped, the step to which the one below them is sent, those pushed, the lowest first.
Effect = tuple[int, int, tuple[Laid, ...]]
Under = tuple[int, int]  # a phase on which something lies, and its cursor (ANY: it may be any)
BOTTOM, ANY = -1, -1
STAYS, BACK = -2, -3  # not sent anywhere; sent back by one step
NOTHING: Effect = (0, STAYS, ())
POPPED: Effect = (1, STAYS, ())
DEEPEST = 8


def lies_on(set_up: Rule, sequence: Sequence, actions: Actions) -> dict[int, set[Under]]:
    """For each phase those on which it can lie, and how far they have come then; BOTTOM for one
    under which nothing lies."""
    effects = _Effects(len(sequence.phases))
    on: dict[int, set[Under]] = defaultdict(set)
    _lay(on, (BOTTOM, ANY), effects.of(set_up, {}))
    reached = {phase.number: list(_effects_of(effects, phase)) for phase in sequence.phases}
    asks_others = {verb.play for verb in actions.verbs if verb.consent}
    grown = -1
    while grown != sum(map(len, on.values())):
        grown = sum(map(len, on.values()))
        for phase in sequence.phases:
            for come, effect in reached[phase.number]:
                _lay(on, (phase.number, come), effect)
            if asks_others & set(phase.verbs):
                on[sequence.consent_phase].add((phase.number, ANY))
    return on


def usually_within(sequence: Sequence, phase: Phase, on: set[Under]) -> Within | None:
    """What lies under a phase where a position does not say it: what it declares, or else the only
    frame on which its rules can lay it, if that phase concerns nobody: it lies there for the first
    seat."""
    if phase.within or len(on) != 1:
        return phase.within
    ((number, come),) = on
    certain = ANY not in (number, come) and sequence.phases[number].concerns_nobody
    return Within(number, come, seat=0) if certain else None


def _effects_of(effects: _Effects, phase: Phase) -> Iterator[tuple[int, set[Effect]]]:
    """How far a phase has come when each of its rules is carried out, and what that can do."""
    for rule in (*phase.verbs, phase.does):
        if rule:
            yield ANY, effects.of(rule, {})
    if phase.over or phase.consents:
        yield ANY, {POPPED}
    come, left = 0, len(phase.steps)
    for step in phase.steps.values():
        left -= 1
        for _place in range(places_of(step)):
            come += 1
            rule = step.rule if isinstance(step, Each) else step
            does = effects.of(rule, {})
            if left == 0 and not phase.again:
                does = _after({POPPED}, does) if rule is step else does | {POPPED}
            yield 0 if left == 0 and phase.again and rule is step else come, does


def _lay(on: dict[int, set[Under]], top: Under, effects: set[Effect]) -> None:
    """Note what lies on what after these effects on a stack with ``top`` on top."""
    for pops, to, pushed in effects:
        under = {top}
        for _frame in range(pops):
            under = {lower for phase, _come in under if phase != BOTTOM for lower in on[phase]}
        under = {_sent(frame, to) for frame in under}
        for phases, come in pushed:
            for phase in phases:
                on[phase] |= under
            under = {(phase, come) for phase in phases}


def _sent(frame: Under, to: int) -> Under:
    """This frame when it has been sent to a step."""
    phase, come = frame
    if to == STAYS or phase == BOTTOM:
        return frame
    if to == BACK:
        return phase, ANY if come == ANY else come - 1
    return phase, to


class _Effects:
    """What calling a rule can do to the stack, by the rule and what is known of its arguments."""

    def __init__(self, phases: int) -> None:
        self.any: Numbers = frozenset(range(phases))
        self.known: dict[Any, set[Effect]] = {}

    def of(self, rule: Rule, said: dict[str, Numbers]) -> set[Effect]:
        key = (rule, tuple(sorted(said.items(), key=lambda pair: pair[0])))
        if key not in self.known:
            self.known[key] = {NOTHING}  # of a call to itself
            running, returned = self.block(rule, tree_of(rule).body, dict(said))
            self.known[key] = running | returned
        return self.known[key]

    def block(
        self, rule: Rule, body: list[ast.stmt], said: dict[str, Numbers]
    ) -> tuple[set[Effect], set[Effect]]:
        """What lies there when the end is reached, and where it has been left before."""
        running, returned = {NOTHING}, set[Effect]()
        for line in body:
            goes_on, left = self.statement(rule, line, said)
            returned |= _after(running, left)
            running = _after(running, goes_on)
        return running, returned

    def statement(
        self, rule: Rule, line: ast.stmt, said: dict[str, Numbers]
    ) -> tuple[set[Effect], set[Effect]]:
        if isinstance(line, ast.If):
            before = self.calls(rule, line.test, said)
            one, other = self.block(rule, line.body, said), self.block(rule, line.orelse, said)
            return _after(before, one[0] | other[0]), _after(before, one[1] | other[1])
        if isinstance(line, ast.While | ast.For):
            running, returned = self.block(rule, line.body, said)
            twice = _after({NOTHING} | running, {NOTHING} | running)
            return twice, _after(twice, returned)
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            numbers = self.numbers(rule, line.value, said)
            if numbers != self.any:
                said[line.targets[0].id] = said.get(line.targets[0].id, frozenset()) | numbers
        effects = self.calls(rule, line, said)
        return (set(), effects) if isinstance(line, ast.Return) else (effects, set())

    def calls(self, rule: Rule, tree: ast.AST, said: dict[str, Numbers]) -> set[Effect]:
        """All calls in a line, one after another."""
        effects = {NOTHING}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                effects = _after(effects, self.call(rule, node, said))
        return effects

    def call(self, rule: Rule, node: ast.Call, said: dict[str, Numbers]) -> set[Effect]:
        called = _meant(rule, node.func)
        if called in (pop, popped, call_off):
            return {POPPED}
        if called is push or called is turn_to:
            phases = self.numbers(rule, node.args[1], said)
            return {(0 if called is push else 1, STAYS, ((phases, ANY),))}
        if called is once_more:
            return {(0, BACK, ())}
        if called is go_to:
            steps = self.numbers(rule, node.args[1], said)
            return {(0, to, ()) for to in ({ANY} if steps == self.any else steps)}
        if not _is_of_a_game(called):
            return {NOTHING}
        names = called.__code__.co_varnames
        values = [self.numbers(rule, arg, said) for arg in node.args]
        known = {n: v for n, v in zip(names, values, strict=False) if v != self.any}
        return self.of(called, known)

    def numbers(self, rule: Rule, node: ast.expr, said: dict[str, Numbers]) -> Numbers:
        """The numbers that an argument can be: a constant of the file, a table of them, a name of
        which they are known, or one of two such; else any."""
        if isinstance(node, ast.IfExp):
            return self.numbers(rule, node.body, said) | self.numbers(rule, node.orelse, said)
        if isinstance(node, ast.Subscript):
            table = _meant(rule, node.value)
            is_row = isinstance(table, Table) and all(isinstance(n, int) for n in table)
            return frozenset(table) & self.any if is_row else self.any
        if isinstance(node, ast.Name) and node.id in said:
            return said[node.id]
        value = node.value if isinstance(node, ast.Constant) else _meant(rule, node)
        return frozenset({value}) if isinstance(value, int) else self.any


def _is_of_a_game(called: Any) -> bool:
    """Is this a rule, and none of the engine's own, of which is known what they do?"""
    return hasattr(called, "__code__") and not called.__module__.startswith("tabard.engine")


def _after(first: set[Effect], then: set[Effect]) -> set[Effect]:
    """One effect after another, each of these after each of those."""
    together = set()
    for pops, to, pushed in first:
        for more, later, added in then:
            kept = pushed[: max(0, len(pushed) - more)]
            under = pops + max(0, more - len(pushed))
            if kept and later != STAYS:
                kept = (*kept[:-1], (kept[-1][0], ANY if later == BACK else later))
            if more > len(pushed):
                to_below = later
            elif more == len(pushed) and later != STAYS:
                to_below = ANY if later == BACK and to != STAYS else later
            else:
                to_below = to
            together.add((min(under, DEEPEST), to_below, (*kept, *added)[:DEEPEST]))
    return together


def _meant(rule: Rule, node: ast.expr) -> Any:
    """The thing that a name, or a name in a module, stands for in a rule's file."""
    if isinstance(node, ast.Name):
        return rule.__globals__.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(rule.__globals__.get(node.value.id), node.attr, None)
    return None
