"""Mutation run: are the rule tests good enough to notice a changed rule?

Cosmic Ray makes small changes to the rule functions of a game (those that name no types, or rule
numbers in their docstring); ``--count`` of them are drawn by ``--seed``, and for each one the
game's plain rule tests run (see ``mutant_runs``). What survives is printed as a diff; a survivor
that is equivalent or meant stands below its reason in tests/games/GAME/survivors.toml, as a line
``rule: what stands there -> what it becomes``. Results are kept in build/, so an interrupted run
goes on; with changed tests the survivors are tried again.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import re
import shutil
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Queue
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from mutant_runs import Forks, Tree

from tabard.engine.book import carried_out

ROOT = Path(__file__).resolve().parent.parent
# What changes no rule: how it looks, and what the bots think of a position.
NOT_RULES = ("ui", "judge", "judge.py")
SLOW = ("batches", "golden", "perft", "positions", "secrecy", "transcript", "walks", "whole_games")
GOAL = 0.9


@dataclass(frozen=True)
class Mutant:
    """One change: the line it changes, which occurrence of what the operator changes in the file
    (``place``: and in the rule), and the file as it is then."""

    file: str
    line: int
    operator: str
    occurrence: int
    place: str
    before: str
    after: str = ""

    @property
    def rule(self) -> str:
        """The name of the rule that is changed."""
        return rule_around(self.before, self.line).name

    @property
    def words(self) -> str:
        """How it is listed: by its rule and the least that changes there, so that neither the
        rule's other lines matter nor the file in which it stands."""
        rule = rule_around(self.before, self.line)
        changed = next(other for other in rules_in(self.after) if other.name == rule.name)
        here, there = least_change(rule, changed)
        number = places_of(written(here), rule).index(where(here)) + 1
        which = f" ({number})" if number > 1 else ""
        return f"{rule.name}: {written(here)} -> {written(there)}{which}"

    @property
    def key(self) -> str:
        """What its result is kept by: what the rule's other lines say may decide it."""
        changed = "\n".join(line for line in self.diff() if line[:1] in "+-")
        place = f"{self.file}\n{ast.unparse(rule_around(self.before, self.line))}\n{changed}"
        return hashlib.sha256(place.encode()).hexdigest()[:16]

    def lot(self, seed: int) -> bytes:
        """What is drawn for it."""
        return hashlib.sha256(f"{seed} {self.operator} {self.place}".encode()).digest()

    def diff(self) -> list[str]:
        """The lines that change, and one on either side."""
        one, other = self.before.splitlines(), self.after.splitlines()
        return list(difflib.unified_diff(one, other, n=1, lineterm=""))[3:]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} ({self.operator.partition('/')[2]})"


def rule_around(text: str, line: int) -> ast.FunctionDef:
    """The rule in which a line stands."""
    return next(r for r in rules_in(text) if r.lineno <= line <= (r.end_lineno or 0))


def rules_in(text: str) -> Iterator[ast.FunctionDef]:
    """The rule functions of a file."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            typed = node.returns or any(each.annotation for each in node.args.args)
            if not typed or carried_out(ast.get_docstring(node)):
                yield node


def least_change(one: ast.AST, other: ast.AST) -> tuple[ast.AST, ast.AST]:
    """The smallest parts in which two trees differ and that say something."""
    ours, theirs = list(ast.iter_child_nodes(one)), list(ast.iter_child_nodes(other))
    if type(one) is type(other) and len(ours) == len(theirs):
        pairs = zip(ours, theirs, strict=True)
        differ = [(a, b) for a, b in pairs if ast.dump(a) != ast.dump(b)]
        if len(differ) == 1:
            inner = least_change(*differ[0])
            if all(map(says_something, inner)):
                return inner
    return one, other


def says_something(part: ast.AST) -> bool:
    """Is it more than an operator, a name or a number by itself?"""
    if isinstance(part, ast.UnaryOp):
        return says_something(part.operand)
    return isinstance(part, (ast.expr, ast.stmt)) and not isinstance(part, (ast.Constant, ast.Name))


def written(part: ast.AST) -> str:
    """A part of a rule as it is written; of a block its head."""
    return ast.unparse(part).partition("\n")[0]


def where(part: ast.AST) -> tuple[int, int]:
    """Where a part of a rule begins: line and column."""
    return getattr(part, "lineno", 0), getattr(part, "col_offset", 0)


def places_of(words: str, rule: ast.FunctionDef) -> list[tuple[int, int]]:
    """Where in a rule these words stand, from its first line on."""
    parts = (part for part in ast.walk(rule) if isinstance(part, (ast.expr, ast.stmt)))
    return sorted({where(part) for part in parts if written(part) == words})


def lines_of_rules(text: str) -> dict[int, str]:
    """The lines of rule bodies (no decorator, no signature, no docstring), and whose they are."""
    lines: dict[int, str] = {}
    for rule in rules_in(text):
        body = [s for s in rule.body if not is_docstring(s)]
        if body:
            numbers = range(body[0].lineno, (body[-1].end_lineno or 0) + 1)
            lines |= dict.fromkeys(numbers, rule.name)
    return lines


def is_docstring(statement: ast.stmt) -> bool:
    """Is this a bare string?"""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def equivalent(operator: str, changed: str) -> str:
    """Why this change, by what it is, changes no rule; nothing if it may."""
    if operator.endswith(("_Eq_Is", "_NotEq_IsNot")):
        return "small whole numbers that are equal are the same object"
    if operator.endswith("_NotEq_Gt") and re.search(r"\b(refusal|no) != LEGAL", changed):
        return "LEGAL is 0 and no refusal is less"
    return ""


def all_mutants(root: Path, game: str, part: str = "") -> tuple[list[Mutant], int]:
    """Every change that Cosmic Ray makes to the rules (or to those of a folder or file of the
    game), and how many were left out as equivalent."""
    folder, found, left_out = root / "src/tabard/games" / game, [], 0
    files = [folder / part] if part.endswith(".py") else sorted((folder / part).rglob("*.py"))
    for path in files:
        if path.relative_to(folder).parts[0] not in NOT_RULES:
            text = path.read_text(encoding="utf-8")
            file, source = path.relative_to(root).as_posix(), text.splitlines()
            rules, count = lines_of_rules(text), Counter[tuple[str, str]]()
            for name, occurrence, line in places(text):
                if line not in rules:
                    continue
                count[rules[line], name] += 1
                if equivalent(name, source[line - 1]):
                    left_out += 1
                else:
                    place = f"{file} {rules[line]} {count[rules[line], name]}"
                    found.append(Mutant(file, line, name, occurrence, place, text))
    return found, left_out


def places(text: str) -> Iterator[tuple[str, int, int]]:
    """Where each operator of Cosmic Ray changes something: operator, occurrence, line."""
    nodes = list(ast_nodes(get_ast(text)))
    for name in operator_names():
        operator: Any = get_operator(name)
        if not operator.arguments():
            spots = (spot for node in nodes for spot in operator().mutation_positions(node))
            for occurrence, ((line, _column), _end) in enumerate(spots):
                yield name, occurrence, line


def drawn(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """So many of them, no two alike, each as the text it makes. Each has its lot by itself, so a
    changed rule changes the draw of its own mutants alone."""
    chosen: dict[tuple[str, str], Mutant] = {}
    for one in sorted(mutants, key=lambda mutant: mutant.lot(seed)):
        if len(chosen) == count:
            break
        after = mutate_code(one.before, get_operator(one.operator)(), one.occurrence)
        if after and ast.dump(ast.parse(after)) != ast.dump(ast.parse(one.before)):
            chosen.setdefault((one.file, after), replace(one, after=after))
    return list(chosen.values())


Told = Callable[[Mutant, bool], None]


class Results:
    """What is known of each mutant, kept in a file: one line each, the last one counts."""

    def __init__(self, path: Path, tests: str) -> None:
        self.path, self.tests = path, tests
        self.killed: dict[str, bool] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for line in lines:
            known = json.loads(line)
            if known["killed"] or known["tests"] == tests:
                self.killed[known["key"]] = known["killed"]

    def add(self, mutant: Mutant, killed: bool) -> None:
        """Keep a result."""
        self.killed[mutant.key] = killed
        self.path.parent.mkdir(parents=True, exist_ok=True)
        known = {"key": mutant.key, "killed": killed, "tests": self.tests, "what": str(mutant)}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(known) + "\n")


def digest_of_tests(game: str) -> str:
    """Changes when a test does."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "tests/games" / game).rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def reasons(game: str) -> dict[str, str]:
    """Why the survivors that are listed may survive."""
    path = ROOT / "tests/games" / game / "survivors.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {words: reason for reason, survivors in listed.items() for words in survivors}


def gone(game: str, listed: Iterable[str]) -> list[str]:
    """Those of the listed survivors whose rule, or what changes in it, is not there any more."""
    folder, rules = ROOT / "src/tabard/games" / game, dict[str, list[ast.FunctionDef]]()
    for path in folder.rglob("*.py"):
        for rule in rules_in(path.read_text(encoding="utf-8")):
            rules.setdefault(rule.name, []).append(rule)
    return [words for words in listed if not stands(words, rules)]


def stands(words: str, rules: dict[str, list[ast.FunctionDef]]) -> bool:
    """Is the rule there, and in it what this listed survivor changes?"""
    said = re.fullmatch(r"(\w+): (.+) -> (.+?)(?: \((\d+)\))?", words)
    if not said or said[2] == said[3]:
        return False
    found = (places_of(said[2], rule) for rule in rules.get(said[1], ()))
    return any(len(places) >= int(said[4] or 1) for places in found)


def try_all(mutants: list[Mutant], results: Results, game: str, jobs: int) -> None:
    """Try those of which nothing is known yet."""
    left = [mutant for mutant in mutants if mutant.key not in results.killed]
    print(f"{len(mutants)} mutants, {len(mutants) - len(left)} known already", flush=True)
    if not left:
        return
    done = 0

    def told(mutant: Mutant, killed: bool) -> None:
        nonlocal done
        done += 1
        results.add(mutant, killed)
        print(f"{done}/{len(left)} {'killed' if killed else 'SURVIVED'} {mutant}", flush=True)

    tests = tests_of(game)
    forks = Forks(ROOT, left, jobs, told)
    forks.run(tests)
    print(f"{len(forks.survived)} are tried by all tests", flush=True)
    in_copies(forks.survived, tests, jobs, told)


def tests_of(game: str) -> list[Path]:
    """The game's quick tests of its rules."""
    folder = ROOT / "tests/games" / game
    tests = sorted(folder.rglob("test_*.py"))
    return [t for t in tests if not any(word in t.relative_to(folder).as_posix() for word in SLOW)]


def in_copies(mutants: list[Mutant], tests: list[Path], jobs: int, told: Told) -> None:
    """Try each in a copy of the tree."""
    trees: Queue[Tree] = Queue()
    made: list[Tree] = []

    def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
        tree = trees.get()
        try:
            return mutant, tree.kills(mutant)
        finally:
            trees.put(tree)

    pool = ThreadPoolExecutor(jobs)
    try:
        for _n in range(min(jobs, len(mutants))):
            made.append(Tree(ROOT, tests))
            trees.put(made[-1])
        for mutant, killed in pool.map(attempt, mutants):
            told(mutant, killed)
    finally:
        pool.shutdown(cancel_futures=True)
        for tree in made:
            shutil.rmtree(tree.folder, ignore_errors=True)


def report(mutants: list[Mutant], results: Results, listed: dict[str, str], goal: float) -> bool:
    """Print what survived; is it as it should be?"""
    survivors = [mutant for mutant in mutants if not results.killed[mutant.key]]
    unlisted = [mutant for mutant in survivors if mutant.words not in listed]
    for mutant in sorted(survivors, key=lambda m: (m.file, m.line)):
        print(f"\n{mutant}\n" + "\n".join(mutant.diff()))
        print(f"{mutant.words}\nreason: {listed.get(mutant.words, 'NOT LISTED')}")
    killed = len(mutants) - len(survivors)
    rate = killed / max(len(mutants), 1)
    print(f"\n{killed} of {len(mutants)} killed ({rate:.1%}), {len(unlisted)} survivors not listed")
    return rate >= goal and not unlisted


def main() -> int:
    """Draw, try, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--part", default="", help="a folder or a file of the game")
    parser.add_argument("--goal", type=float, default=GOAL, help="so much must be killed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    # Whoever stops the run stops it in order: its copies of the tree go with it.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(143))
    listed = reasons(said.game)
    if lost := gone(said.game, listed):
        print("Listed as survivors, and there no more:", *lost, sep="\n    ")
        return 1
    everything, left_out = all_mutants(ROOT, said.game, said.part)
    print(f"{len(everything)} changes to rules; {left_out} left out as equivalent by what they are")
    mutants = drawn(everything, said.seed, said.count)
    results = Results(ROOT / f"build/mutants-{said.game}.jsonl", digest_of_tests(said.game))
    try_all(mutants, results, said.game, said.jobs)
    return 0 if report(mutants, results, listed, said.goal) else 1


if __name__ == "__main__":
    sys.exit(main())
