"""A game's rules as machine code: compiled when first needed, then kept in the user's cache folder.

The folder is named by a hash of all sources and data of the engine, of the game and of the bots
that play, of the versions of Python and the compiler, and of the processor: what was compiled from
something else is never used.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from . import batch
from .flow import bind
from .game import Game
from .rule import called_names, rule

_ENTRIES = {
    "play_games": "tables tables streams numbers numbers number number number number rows rows",
    "play_row_at": "tables number number number rows",
    "legal_rows_at": "tables number number rows",
}
_LOOPS = {"play_games": batch.play_games, "play_game": batch.play_game}
_READY = "ready"


class Compiled:
    """The compiled rules of a game, with the bots that ``choosers`` names (a bound rule each).

    ``play_games``, ``play_row_at`` and ``legal_rows_at`` are those of ``engine.batch``, to be
    called with an array of records. ``progress(done, all)`` is called while rules are compiled.
    """

    play_games: Callable[..., None]
    play_row_at: Callable[..., None]
    legal_rows_at: Callable[..., int]

    def __init__(
        self,
        game: Game,
        choosers: Mapping[str, Callable[..., int]],
        *,
        bounds_checks: bool | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        from .compiler import Compiler, bounds_are_checked, set_cache_folder

        if bounds_checks is None:
            bounds_checks = bounds_are_checked()

        self.scope = loops(game, choosers)
        folder = cache_folder(game, choosers, bounds_checks)
        set_cache_folder(str(folder))
        ready = (folder / _READY).exists()
        done, total = 0, count_rules(self.scope.values())

        def count_up() -> None:
            nonlocal done
            done += 1
            if progress:
                progress(min(done, total), total)

        compiler = Compiler(game.state, bounds_checks=bounds_checks, progress=count_up)
        for name, kinds in _ENTRIES.items():
            setattr(self, name, compiler.entry(self.scope[name], kinds, ready=ready))
        if not ready:
            (folder / _READY).write_text("", encoding="utf-8")


def loops(game: Game, choosers: Mapping[str, Callable[..., int]]) -> dict[str, Any]:
    """The loops of ``engine.batch`` bound to a game and to bots; the same run plain."""
    scope = {**game.flow.scope, "accounted": game.accounted, **_choose(choosers)}
    entries = {name: getattr(batch, name) for name in _ENTRIES}
    bind({**_LOOPS, **entries}, scope)
    return scope


def _choose(choosers: Mapping[str, Callable[..., int]]) -> dict[str, Any]:
    """``choose(policy, …)``: one line for each bot."""
    scope: dict[str, Any] = {f"choose_{i}": chooser for i, chooser in enumerate(choosers.values())}
    scope["__name__"] = __name__
    arguments = "state, trial, seat, rows, inner, stream"
    lines = [f"def choose(policy, {arguments}):\n"]
    for i in range(len(choosers)):
        lines.append(f"    if policy == {i}:\n        return choose_{i}({arguments})\n")
    exec(compile("".join([*lines, "    return rows[0]\n"]), "<bots>", "exec"), scope)
    return {"choose": rule(scope["choose"])}


def count_rules(functions: Iterable[Any]) -> int:
    """How many rules there are to compile, helpers included."""
    seen: set[Any] = set()
    waiting = [f for f in functions if hasattr(f, "__rule__")]
    while waiting:
        function = waiting.pop()
        if function in seen:
            continue
        seen.add(function)
        known = function.__globals__
        called = [known[name] for name in called_names(function.__code__) if name in known]
        waiting += [f for f in called if hasattr(f, "__rule__")]
    return len(seen)


def cache_folder(game: Game, choosers: Mapping[str, Any], bounds_checks: bool) -> Path:
    """The folder for this machine code; somewhere temporary where the user's cannot be written."""
    import platformdirs

    key = _key(game, choosers, bounds_checks)
    for parent in (
        Path(platformdirs.user_cache_dir("tabard")),
        Path(tempfile.gettempdir()) / "tabard",
    ):
        folder = parent / f"{game.name}-{key}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / f"probe-{os.getpid()}"
            probe.write_text("", encoding="utf-8")
            probe.unlink()
        except OSError:
            continue
        return folder
    return Path(tempfile.mkdtemp(prefix="tabard-"))


def _key(game: Game, choosers: Mapping[str, Any], bounds_checks: bool) -> str:
    from .compiler import versions

    digest = hashlib.sha256()
    digest.update(repr((sys.version, platform.machine(), versions())).encode())
    digest.update(repr((bounds_checks, list(choosers))).encode())
    for path in sorted(_sources(game, choosers)):
        digest.update(path.name.encode() + path.read_bytes())
    # The compiler itself looks at the age of the file in which an entry stands.
    stamp = Path(batch.__file__).stat()
    digest.update(f"{batch.__file__} {stamp.st_mtime_ns} {stamp.st_size}".encode())
    return digest.hexdigest()[:24]


def _sources(game: Game, choosers: Mapping[str, Any]) -> set[Path]:
    """Every file of the engine, of the game, and of the bots."""
    modules = [game.set_up.__module__, *(c.__module__ for c in choosers.values())]
    folders = {Path(__file__).parent, *(Path(_file(module)).parent for module in modules)}
    return {
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in (".py", ".csv", ".toml")
    }


def _file(module: str) -> str:
    return str(sys.modules[module].__file__)
