"""The tests of a mutation run.

The tests run once as they are, and it is seen which rules each of them calls. Then each mutant is
put into its rule in a forked process, and only the tests that call the rule are run there, the
shortest first. What survives there (a rule may have done its work while the tests were read) is
tried by all tests in a copy of the tree.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import types
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import pytest

PATIENCE = 20  # seconds for a test that a mutant may never let end
# A change may look odd to Python (`0 is x`); that alone is no reason to fail.
OPTIONS = ["-x", "-p", "no:cacheprovider", "-m", "not compiled", "-W", "ignore::SyntaxWarning"]


class Mutant(Protocol):
    """A changed rule."""

    @property
    def file(self) -> str:
        """Where it stands, from the root of the project."""

    @property
    def rule(self) -> str:
        """Its name."""

    @property
    def before(self) -> str:
        """The file's text, unchanged."""

    @property
    def after(self) -> str:
        """The file's text with the change."""


M = TypeVar("M", bound=Mutant)


# --- forked processes -----------------------------------------------------------------------------


class Forks(Generic[M]):
    """A plugin of pytest that tries mutants, ``jobs`` at a time, and tells which were killed;
    ``survived`` are the others."""

    def __init__(
        self, root: Path, mutants: Sequence[M], jobs: int, told: Callable[[M, bool], None]
    ) -> None:
        self.root, self.mutants, self.jobs, self.told = root, mutants, jobs, told
        self.called: set[tuple[str, str]] = set()  # rules, since this was last emptied
        self.running: dict[int, M] = {}
        self.survived: list[M] = []
        self.base = str(root / "src")

    def look(self, frame: types.FrameType, event: str, _what: object) -> None:
        """Note which function of the project is called."""
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(self.base):
            self.called.add((code.co_filename, code.co_name))

    def run(self, tests: Sequence[Path]) -> None:
        """Run the tests, then try the mutants. Raises SystemExit if the tests fail anyhow."""
        sys.setprofile(self.look)
        quiet = ["-o", "addopts=", "-p", "no:faulthandler", "-p", "no:terminal"]
        status = pytest.main([*OPTIONS, *quiet, *map(str, tests)], plugins=[self])
        sys.setprofile(None)
        if status:
            raise SystemExit("The tests fail before anything is changed.")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once."""
        callers, seconds = self.run_unchanged(session)
        sys.setprofile(None)
        try:
            for mutant in self.mutants:
                place = (str(self.root / mutant.file), mutant.rule)
                while len(self.running) >= self.jobs:
                    self.wait()
                tests = sorted(callers.get(place, ()), key=lambda test: seconds[test])
                self.start(session, mutant, tests, 30 + 6 * int(sum(seconds.values())))
            while self.running:
                self.wait()
        finally:
            for process in self.running:
                os.kill(process, signal.SIGKILL)
        return True

    def pytest_internalerror(self, excrepr: object) -> None:
        """Nobody else would say it."""
        print(excrepr, file=sys.stderr, flush=True)

    def run_unchanged(
        self, session: pytest.Session
    ) -> tuple[dict[tuple[str, str], list[pytest.Item]], dict[pytest.Item, float]]:
        """Which tests call each rule, and how long each test takes."""
        callers: dict[tuple[str, str], list[pytest.Item]] = {}
        seconds = {}
        for test in session.items:
            self.called.clear()
            begun = time.process_time()
            run(test)
            seconds[test] = time.process_time() - begun
            if session.testsfailed:
                raise session.Failed(f"{test.nodeid} fails before anything is changed")
            for place in self.called:
                callers.setdefault(place, []).append(test)
        return callers, seconds

    def start(
        self, session: pytest.Session, mutant: M, tests: list[pytest.Item], limit: int
    ) -> None:
        """Fork a process that ends with 0 if the tests notice nothing."""
        sys.stdout.flush()
        process = os.fork()
        if process:
            self.running[process] = mutant
            return
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        self.put_in(mutant)
        for test in tests:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)  # its signal ends the process
            run(test)
            if session.testsfailed:
                os._exit(1)
        os._exit(0)

    def put_in(self, mutant: Mutant) -> None:
        """Change the rule in this process."""
        path = self.root / mutant.file
        module = ".".join(path.relative_to(self.base).with_suffix("").parts)
        function = getattr(sys.modules[module.removesuffix(".__init__")], mutant.rule)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            changed = compile(mutant.after, str(path), "exec")
        function.__code__ = next(
            code
            for code in changed.co_consts
            if isinstance(code, types.CodeType) and code.co_name == mutant.rule
        )

    def wait(self) -> None:
        """Until a process has ended."""
        process, status = os.wait()
        mutant = self.running.pop(process)
        if status:
            self.told(mutant, True)
        else:
            self.survived.append(mutant)


def run(test: pytest.Item) -> None:
    """One test by itself."""
    test.config.hook.pytest_runtest_protocol(item=test, nextitem=None)


# --- a copy of the tree ---------------------------------------------------------------------------


class Tree:
    """A copy of the project, in which one mutant at a time is tried. Its folder is named by the
    process that made it: other runs have copies beside it."""

    def __init__(self, root: Path, tests: Sequence[Path]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"tabard-mutants-{os.getpid()}-"))
        ignore = shutil.ignore_patterns(".*", "build", "dist", "docs", "__pycache__")
        shutil.copytree(root, self.folder, ignore=ignore, dirs_exist_ok=True)
        self.tests = [test.relative_to(root).as_posix() for test in tests]
        begun = time.perf_counter()
        done = self._run(600)
        if done.returncode:
            raise SystemExit(f"The tests fail before anything is changed:\n{done.stdout[-3000:]}")
        self.seconds = time.perf_counter() - begun

    def kills(self, mutant: Mutant) -> bool:
        """Do the tests notice it? Never ending is noticed too."""
        path = self.folder / mutant.file
        stat = path.stat()
        path.write_text(mutant.after, encoding="utf-8")
        try:
            limit, patience = 30 + 6 * self.seconds, max(PATIENCE, self.seconds)
            return self._run(limit, patience).returncode != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            path.write_text(mutant.before, encoding="utf-8")
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))

    def _run(self, limit: float, patience: float = 0) -> subprocess.CompletedProcess[str]:
        """The tests, with ``patience`` seconds for each where a mutant is tried. Byte code is
        written once, by the first run: Python would take a file that changes twice in a second for
        the same."""
        options = [*OPTIONS, "-q", "--no-header", "--tb=line"]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        if patience:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
            options += ["-o", f"faulthandler_timeout={patience:.0f}"]
            options += ["-o", "faulthandler_exit_on_timeout=true"]
        return subprocess.run(
            [sys.executable, "-m", "pytest", *options, *self.tests],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=limit,
        )
