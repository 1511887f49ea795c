"""What holds in all of src/ and what no linter knows.

- llvmlite is named in compiler/machine.py and nowhere else; NVIDIA's packages in compiler/cuda.py.
- Nothing is called that some system does not have: the package runs on Windows and macOS too.
- Text files are UTF-8, said each time one is opened.
- No file is there twice, and no function of some length either.
- The server and the pages name no game.
"""

from __future__ import annotations

import ast
import hashlib
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What only one file may name, in whatever letters.
NAMED_ONCE = {
    "llvmlite": "src/tabard/compiler/machine.py",
    "cuda.bindings": "src/tabard/compiler/cuda.py",
    "nvidia-cuda-nvcc": "src/tabard/compiler/cuda.py",
}
# Modules, and names in other modules, that only POSIX systems have.
POSIX_MODULES = set(
    "crypt curses fcntl grp nis ossaudiodev posix pty pwd readline resource spwd syslog termios "
    "tty".split()
)
POSIX_NAMES = {
    "os": set(
        "WNOHANG chown chroot ctermid fchdir fchmod fchown fork forkpty getegid geteuid getgid "
        "getgroups getloadavg getpgid getpgrp getpriority getresuid getsid getuid initgroups "
        "killpg lchown lockf major minor mkfifo mknod nice openpty pathconf posix_fallocate "
        "posix_spawn pread preadv pwrite pwritev sched_getaffinity sched_setaffinity "
        "setegid seteuid setgid setgroups setpgid setpriority setsid setuid statvfs sync sysconf "
        "tcgetpgrp tcsetpgrp uname wait wait3 wait4 waitid".split()
    ),
    "signal": set(
        "SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGTTIN SIGTTOU "
        "SIGUSR1 SIGUSR2 SIGWINCH alarm pause pthread_kill pthread_sigmask setitimer "
        "sigwait".split()
    ),
    "time": {"tzset", "clock_gettime", "pthread_getcpuclockid"},
}
LONG = 6  # a function of more lines than this is not written twice by chance


def sources(root: Path) -> list[Path]:
    """Every Python file of the package."""
    return sorted((root / "src").rglob("*.py"))


def names_elsewhere(path: Path, file: str) -> Iterator[str]:
    """The lines that name a library outside the one file that knows it."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for library, knows in NAMED_ONCE.items():
            if library in line.lower() and file != knows:
                yield f"{file}:{number}: names {library}; only {knows} does"


def posix_only(tree: ast.Module, file: str) -> Iterator[str]:
    """Modules and names that Windows does not have."""
    for node in ast.walk(tree):
        names: list[tuple[str, str]] = []
        if isinstance(node, ast.Import):
            names = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [(node.module or "", alias.name) for alias in node.names]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names = [(node.value.id, node.attr)]
        for module, name in names:
            imported = not isinstance(node, ast.Attribute)
            if (imported and module in POSIX_MODULES) or name in POSIX_NAMES.get(module, ()):
                found = f"{module}.{name}".rstrip(".")
                line = getattr(node, "lineno", 0)
                yield f"{file}:{line}: {found} is not there on every system"


def no_encoding(tree: ast.Module, file: str) -> Iterator[str]:
    """Text files that are opened in whatever encoding the system likes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and opens_text(node):
            said = any(keyword.arg in ("encoding", None) for keyword in node.keywords)
            if not said:
                yield f"{file}:{node.lineno}: {ast.unparse(node.func)}() without encoding"


def opens_text(call: ast.Call) -> bool:
    """``open(…)``, ``path.open("a")``, ``path.read_text()``, but nothing opened as bytes."""
    whose, _dot, name = ast.unparse(call.func).rpartition(".")
    said = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "mode")]
    modes = [str(each.value) for each in said if isinstance(each, ast.Constant)]
    if name == "open" and whose:  # a path's; other things that open get no mode
        opens = whose != "os" and (bool(modes) or not call.args)
    else:
        opens = name in ("open", "fdopen") or (bool(whose) and name in ("read_text", "write_text"))
    return opens and not any("b" in mode for mode in modes)


def written_twice(root: Path) -> Iterator[str]:
    """Files with the same content, and long functions with the same body."""
    seen: dict[str, list[str]] = defaultdict(list)
    for path in sorted((root / "src").rglob("*")):
        if path.is_file() and path.suffix != ".pyc" and path.stat().st_size:
            file = path.relative_to(root).as_posix()
            seen[hashlib.sha256(path.read_bytes()).hexdigest()].append(file)
            if path.suffix == ".py":
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    if isinstance(node, ast.FunctionDef) and lines_of(node) > LONG:
                        body = [ast.dump(s) for s in node.body if not is_docstring(s)]
                        seen["\n".join(body)].append(f"{file}:{node.lineno}")
    for places in seen.values():
        if len(places) > 1:
            yield f"written twice: {', '.join(places)}"


def lines_of(node: ast.FunctionDef) -> int:
    """How many lines of code, without the docstring."""
    body = [s for s in node.body if not is_docstring(s)]
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def is_docstring(statement: ast.stmt) -> bool:
    """Is this a bare string?"""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def names_a_game(root: Path) -> Iterator[str]:
    """Where the server or a page (its template, its style) names a game, or its title."""
    folders = [path.parent for path in sorted((root / "src/tabard/games").glob("*/__init__.py"))]
    names = {folder.name for folder in folders}
    for folder in folders:
        text = (folder / "__init__.py").read_text(encoding="utf-8")
        names |= set(re.findall(r'^    title="(.+)",$', text, re.MULTILINE))
    for room in ("server", "web"):
        for path in sorted((root / "src/tabard" / room).rglob("*")):
            if path.suffix in (".py", ".html", ".css", ".js", ".svg", ".mako"):
                text = path.read_text(encoding="utf-8").lower()
                for name in sorted(names):
                    if name.lower() in text:
                        yield f"{path.relative_to(root).as_posix()}: names a game: {name}"


def complaints(root: Path) -> list[str]:
    """All that is wrong."""
    found: list[str] = []
    for path in sources(root):
        file = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [*names_elsewhere(path, file), *posix_only(tree, file), *no_encoding(tree, file)]
    return [*found, *written_twice(root), *names_a_game(root)]


def main() -> int:
    """Check the project's own sources."""
    found = complaints(ROOT)
    print("\n".join([*found, f"{len(sources(ROOT))} files looked at"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
