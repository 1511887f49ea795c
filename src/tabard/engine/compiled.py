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
from collections.abc import Callable, Container, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from . import batch
from .flow import bind
from .game import Game
from .rule import called_names, rule

_KINDS = "number tables tables streams numbers numbers numbers rows rows"  # of batch.serve
_READY = "ready"


class Compiled:
    """The compiled rules of a game, with the bots that ``choosers`` names (a bound rule each);
    those in ``guessing`` play on a guess of what they may not know.

    ``progress(done, all)`` is called while rules are compiled.
    """

    def __init__(
        self,
        game: Game,
        choosers: Mapping[str, Callable[..., int]],
        *,
        guessing: Container[str] = (),
        bounds_checks: bool | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        import numpy as np

        from .compiler import Compiler, bounds_are_checked, set_cache_folder

        if bounds_checks is None:
            bounds_checks = bounds_are_checked()

        self.scope = loops(game, choosers, guessing)
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
        self._serve = compiler.entry(self.scope["serve"], _KINDS, ready=ready)
        if not ready:
            (folder / _READY).write_text("", encoding="utf-8")
        self._numbers: Callable[[Any], Any] = partial(np.array, dtype=np.int64)
        self._nothing = self._numbers([[0]])

    def play_games(
        self,
        states: Any,
        trials: Any,
        streams: Any,
        policies: Any,
        tally: Any,
        span: tuple[int, int, int, int],
        rows: Any,
        inner: Any,
    ) -> None:
        """Play the games from ``span[0]`` to before ``span[1]`` to their ends, or ``span[2]``
        moves; with ``span[3]`` every component is accounted for after each."""
        tables = states, trials, streams, policies, tally
        self._serve(batch.PLAY_GAMES, *tables, self._numbers(span), rows, inner)

    def play_row_at(self, states: Any, index: int, seat: int, row: int, rows: Any) -> None:
        """A legal row at one of several tables, and all that follows up to the next decision."""
        self._ask(batch.PLAY_ROW, states, (index, seat, row), rows)

    def legal_rows_at(self, states: Any, index: int, seat: int, rows: Any) -> int:
        """The legal rows of a seat at one of several tables; how many they are."""
        return self._ask(batch.LEGAL_ROWS, states, (index, seat), rows)

    def _ask(self, what: int, states: Any, span: tuple[int, ...], rows: Any) -> int:
        nothing, numbers = self._nothing, self._numbers(span)
        return int(
            self._serve(what, states, states, nothing, nothing[0], nothing[0], numbers, rows, rows)
        )


def loops(
    game: Game, choosers: Mapping[str, Callable[..., int]], guessing: Container[str] = ()
) -> dict[str, Any]:
    """The loops of ``engine.batch`` bound to a game and to bots; the same run plain."""
    scope = {**game.flow.scope, "accounted": game.accounted, **_choose(game, choosers, guessing)}
    bind({"play_game": batch.play_game, "serve": batch.serve}, scope)
    return scope


def _choose(
    game: Game, choosers: Mapping[str, Callable[..., int]], guessing: Container[str]
) -> dict[str, Any]:
    """``choose(policy, …)``: a line for each bot. Where a game has secrets a guessing bot gets a
    guess of the table, as it does when people play."""
    scope: dict[str, Any] = {f"choose_{i}": chooser for i, chooser in enumerate(choosers.values())}
    if game.has_secrets:
        scope |= {name: game.flow.scope[name] for name in ("guess_table", "led_with")}
    scope["__name__"] = __name__
    lines = ["def choose(policy, state, trial, guessed, seat, rows, inner, stream):\n"]
    for i, word in enumerate(choosers):
        table = "guessed" if game.has_secrets and word in guessing else "state"
        lines.append(f"    if policy == {i}:\n")
        if table == "guessed":
            lines.append("        seats = led_with(state, seat)\n")
            lines.append("        guess_table(state, guessed, trial, seats, rows, stream)\n")
        lines.append(f"        return choose_{i}({table}, trial, seat, rows, inner, stream)\n")
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
