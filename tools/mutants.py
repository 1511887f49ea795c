"""Mutation run: are the rule tests good enough to notice a changed rule?

Cosmic Ray makes small changes to the rule functions of a game (those with ``@rule`` or with rule
numbers in their docstring); ``--count`` of them are drawn by ``--seed``. For each one the game's
plain rule tests run in a copy of the tree. What survives is printed as a diff; a survivor that is
equivalent or meant stands with its reason in tests/games/GAME/survivors.toml. Results are kept in
build/, so an interrupted run goes on; with changed tests the survivors are tried again.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
# What changes no rule: how it looks, and what the bots think of a position.
NOT_RULES = ("ui", "judge.py")
SLOW_TESTS = ("batches", "golden", "perft", "positions", "transcript")
GOAL = 0.9


@dataclass(frozen=True)
class Mutant:
    """One change: the line it changes, and the file as it is then."""

    file: str
    line: int
    operator: str
    occurrence: int
    before: str
    after: str

    @property
    def key(self) -> str:
        """The change itself; a change elsewhere in the file leaves it what it is."""
        changed = "\n".join(line for line in self.diff() if line[:1] in "+-")
        place = f"{self.file}\n{rule_around(self.before, self.line)}\n{changed}"
        return hashlib.sha256(place.encode()).hexdigest()[:16]

    def diff(self) -> list[str]:
        """The lines that change, and one on either side."""
        one, other = self.before.splitlines(), self.after.splitlines()
        return list(difflib.unified_diff(one, other, n=1, lineterm=""))[3:]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} ({self.operator.partition('/')[2]})"


def rule_around(text: str, line: int) -> str:
    """The source of the rule in which a line stands."""
    for rule in rules_in(text):
        if rule.lineno <= line <= (rule.end_lineno or 0):
            return ast.unparse(rule)
    return ""


def rules_in(text: str) -> Iterator[ast.FunctionDef]:
    """The rule functions of a file."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            marks = {ast.unparse(decorator) for decorator in node.decorator_list}
            if "rule" in marks or re.match(r"\d+(\.\d+)*[,:]", ast.get_docstring(node) or ""):
                yield node


def lines_of_rules(text: str) -> set[int]:
    """The lines of rule bodies: no decorator, no signature, no docstring."""
    lines: set[int] = set()
    for rule in rules_in(text):
        body = [s for s in rule.body if not is_docstring(s)]
        if body:
            lines |= set(range(body[0].lineno, (body[-1].end_lineno or 0) + 1))
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


def all_mutants(root: Path, game: str) -> tuple[list[Mutant], int]:
    """Every change that Cosmic Ray makes to the rules, and how many were left out as equivalent."""
    folder, found, left_out = root / "src/tabard/games" / game, [], 0
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] not in NOT_RULES:
            text = path.read_text(encoding="utf-8")
            lines, source = lines_of_rules(text), text.splitlines()
            for name, occurrence, line in places(text):
                if line in lines:
                    if equivalent(name, source[line - 1]):
                        left_out += 1
                    else:
                        file = path.relative_to(root).as_posix()
                        found.append(Mutant(file, line, name, occurrence, text, ""))
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
    """So many of them, no two alike, each as the text it makes."""
    order = mutants[:]
    random.Random(seed).shuffle(order)
    chosen: dict[tuple[str, str], Mutant] = {}
    for one in order:
        if len(chosen) == count:
            break
        after = mutate_code(one.before, get_operator(one.operator)(), one.occurrence)
        if after and ast.dump(ast.parse(after)) != ast.dump(ast.parse(one.before)):
            made = Mutant(one.file, one.line, one.operator, one.occurrence, one.before, after)
            chosen.setdefault((one.file, after), made)
    return list(chosen.values())


class Tree:
    """A copy of the project, in which one mutant at a time is tried. Its folder is named by the
    process that made it: other runs have copies beside it."""

    def __init__(self, game: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"tabard-mutants-{os.getpid()}-"))
        ignore = shutil.ignore_patterns(".*", "build", "dist", "docs", "__pycache__")
        shutil.copytree(ROOT, self.folder, ignore=ignore, dirs_exist_ok=True)
        tests = sorted((self.folder / "tests/games" / game).rglob("test_*.py"))
        self.tests = [t for t in tests if not any(word in t.as_posix() for word in SLOW_TESTS)]
        begun = time.perf_counter()
        done = self._run(self.tests, 600)
        if done.returncode:
            raise SystemExit(f"The tests fail before anything is changed:\n{done.stdout[-3000:]}")
        self.seconds = time.perf_counter() - begun

    def kills(self, mutant: Mutant) -> bool:
        """Do the tests notice it? Never ending is noticed too."""
        path = self.folder / mutant.file
        named = path.stem.removesuffix("_")
        first = sorted(self.tests, key=lambda test: test.stem != f"test_{named}")
        stat = path.stat()
        path.write_text(mutant.after, encoding="utf-8")
        try:
            return self._run(first, 30 + 6 * self.seconds, max(20, self.seconds)).returncode != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            path.write_text(mutant.before, encoding="utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))

    def _run(
        self, tests: list[Path], limit: float, patience: float = 0
    ) -> subprocess.CompletedProcess[str]:
        """The tests, the likeliest to fail first, with ``patience`` seconds for each where a mutant
        is tried. Byte code is written once, by the first run: Python would take a file that changes
        twice in a second for the same."""
        paths = [test.relative_to(self.folder).as_posix() for test in tests]
        options = [
            "-x",
            "-q",
            "--no-header",
            "--tb=line",
            "-p",
            "no:cacheprovider",
            "-m",
            "not compiled",
        ]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        if patience:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
            # A test that a mutant never lets end is given up, and so counts as failed.
            options += ["-o", f"faulthandler_timeout={patience:.0f}"]
            options += ["-o", "faulthandler_exit_on_timeout=true"]
        return subprocess.run(
            [sys.executable, "-m", "pytest", *options, *paths],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=limit,
        )


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
    """The survivors that are listed, by key."""
    path = ROOT / "tests/games" / game / "survivors.toml"
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", [])
    return {entry["key"]: entry["reason"] for entry in listed}


def try_all(mutants: list[Mutant], results: Results, game: str, jobs: int) -> None:
    """Try those of which nothing is known yet."""
    left = [mutant for mutant in mutants if mutant.key not in results.killed]
    print(f"{len(mutants)} mutants, {len(mutants) - len(left)} known already", flush=True)
    trees: Queue[Tree] = Queue()
    made: list[Tree] = []
    begun = time.perf_counter()

    def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
        tree = trees.get()
        try:
            return mutant, tree.kills(mutant)
        finally:
            trees.put(tree)

    pool = ThreadPoolExecutor(jobs)
    try:
        for _n in range(min(jobs, len(left))):
            made.append(Tree(game))
            trees.put(made[-1])
        for done, (mutant, killed) in enumerate(pool.map(attempt, left), 1):
            results.add(mutant, killed)
            seconds = (time.perf_counter() - begun) / done
            verdict = "killed" if killed else "SURVIVED"
            print(f"{done}/{len(left)} {seconds:.1f} s each: {verdict} {mutant}", flush=True)
    finally:
        pool.shutdown(cancel_futures=True)
        for tree in made:
            shutil.rmtree(tree.folder, ignore_errors=True)


def report(mutants: list[Mutant], results: Results, listed: dict[str, str]) -> bool:
    """Print what survived; is it as it should be?"""
    survivors = [mutant for mutant in mutants if not results.killed[mutant.key]]
    unlisted = [mutant for mutant in survivors if mutant.key not in listed]
    for mutant in sorted(survivors, key=lambda m: (m.file, m.line)):
        print(f"\n{mutant}\nkey = {mutant.key!r}\n" + "\n".join(mutant.diff()))
        print(f"reason: {listed.get(mutant.key, 'NOT LISTED')}")
    killed = len(mutants) - len(survivors)
    rate = killed / max(len(mutants), 1)
    print(f"\n{killed} of {len(mutants)} killed ({rate:.1%}), {len(unlisted)} survivors not listed")
    return rate >= GOAL and not unlisted


def main() -> int:
    """Draw, try, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    # Whoever stops the run stops it in order: its copies of the tree go with it.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(143))
    everything, left_out = all_mutants(ROOT, said.game)
    print(f"{len(everything)} changes to rules; {left_out} left out as equivalent by what they are")
    mutants = drawn(everything, said.seed, said.count)
    results = Results(ROOT / f"build/mutants-{said.game}.jsonl", digest_of_tests(said.game))
    try_all(mutants, results, said.game, said.jobs)
    return 0 if report(mutants, results, reasons(said.game)) else 1


if __name__ == "__main__":
    sys.exit(main())
