"""A game's rules as machine code, with the bots that play it in batches.

Machine code is made when it is first wanted and kept in the user's cache folder, under a digest of
the sources of the compiler, the engine, the game and the bots.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import tabard.compiler
from tabard.compiler import lawful
from tabard.compiler.faults import Fault
from tabard.compiler.language import (
    LONGS,
    NUMBER,
    RECORD,
    RECORDS,
    SHORTS,
    Array,
    Door,
    Layout,
    Type,
    is_rule,
)
from tabard.compiler.refused import NO_RULE, Refused
from tabard.compiler.source import file_of, tree_of, write_out

from ..dice import STREAM
from ..flow.loop import bind
from ..flow.stack import end
from ..game import Game, Unlawful
from ..refusals import Reason
from ..rule import because, seldom
from ..words import _, say
from . import loops as batch
from .stepwise import stepwise, takes

_STREAM = Array(64, (STREAM,))
STREAMS = Array(64, (0, STREAM))

# What can be asked of a game's machine code, and what must be handed over for it.
_DOORS = {
    "play_games": (
        *(RECORDS, RECORDS, STREAMS, LONGS, LONGS),
        *(NUMBER, NUMBER, NUMBER, NUMBER, SHORTS, SHORTS),
    ),
    "legal_rows": (RECORD, NUMBER, SHORTS),
    "why_not_row": (RECORD, NUMBER, NUMBER),
    "play": (RECORD, NUMBER, NUMBER),
    "accounted": (RECORD,),
    "guess_table": (RECORD, RECORD, RECORD, NUMBER, SHORTS, _STREAM),
}

# What is asked of it where what happened is counted.
_COUNTING = {
    "play_and_count": (
        *(RECORDS, RECORDS, STREAMS, LONGS, LONGS, LONGS, NUMBER, Array(64, (0, batch.LAID))),
        *(NUMBER, NUMBER, NUMBER, NUMBER, SHORTS, SHORTS),
    )
}

_REFUSING = "why_not_row"  # asked by pages alone: here rows are legal, and each rule more compiles


def checked_is_wanted() -> bool:
    """Unless it is said: does the environment ask for the checked build?"""
    return os.environ.get("TABARD_CHECKED", "") not in ("", "0")


class Compiled:
    """The compiled rules of a game, with the bots that ``choosers`` names (a bound rule each);
    those in ``guessing`` play on a guess of what they may not know.

    ``by_steps`` opens the doors of ``stepwise`` too, which take longer to compile.
    ``checked`` stops at an index out of range, an overflow and the like. While rules are compiled
    ``progress(done, all)`` is called. Raises Unlawful for a rule that cannot be compiled, and later
    for one that was stopped.

    A table is an array of one packed record (``Record.pack``); ``rows`` are arrays of ``int16``,
    as long as the table of moves; a stream is an array of ``int64``.
    """

    def __init__(
        self,
        game: Game,
        choosers: Mapping[str, Callable[..., int]],
        *,
        guessing: Container[str] = (),
        by_steps: bool = False,
        checked: bool | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        from tabard.compiler.build import build

        self.checked = checked_is_wanted() if checked is None else checked
        with in_a_sentence():
            scope = loops(game, choosers, guessing)
            opened = [door for door in doors(scope) if door.name != _REFUSING]
            more = (stepwise(game, scope), takes(game)) if by_steps else (scope, _COUNTING)
            opened += doors(*more)
            self._doors = build(
                f"{game.name}-by-steps" if by_steps else game.name,
                opened,
                game.state.layout(),
                sources(game, choosers),
                checked=self.checked,
                progress=progress,
            )

    def call(self, name: str, *handed: Any) -> int:
        """Any door by its name."""
        with in_a_sentence():
            return self._doors.call(name, *handed)

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
        self.call("play_games", *tables, *span, rows, inner)

    def play_and_count(
        self,
        states: Any,
        trials: Any,
        streams: Any,
        policies: Any,
        tally: Any,
        told: Any,
        laid: Any,
        span: tuple[int, int, int, int],
        rows: Any,
        inner: Any,
    ) -> None:
        """The same, and what happened in each game is counted into its row of ``told``."""
        tables, counts = (states, trials, streams, policies, tally), told.reshape(-1)
        self.call("play_and_count", *tables, counts, told.shape[1], laid, *span, rows, inner)

    def play(self, table: Any, seat: int, row: int) -> None:
        """A legal row, and all that follows up to the next decision."""
        self.call("play", table, seat, row)

    def legal_rows(self, table: Any, seat: int, rows: Any) -> int:
        """The legal rows of a seat are written into ``rows``; how many they are."""
        return self.call("legal_rows", table, seat, rows)

    def accounted(self, table: Any) -> int:
        """0 when every component is where it can be, else the number of the complaint."""
        return self.call("accounted", table)

    def guess_table(
        self, table: Any, guessed: Any, trial: Any, viewers: int, rows: Any, stream: Any
    ) -> None:
        """A table that the viewers (a bit for each) cannot tell from this one is laid on
        ``guessed``. For games that have secrets."""
        self.call("guess_table", table, guessed, trial, viewers, rows, stream)


def loops(
    game: Game, choosers: Mapping[str, Callable[..., int]], guessing: Container[str] = ()
) -> dict[str, Any]:
    """The loops of ``engine.batch`` bound to a game and to bots; the same run plain."""
    accounted = seldom(game.accounted)  # asked by tests
    scope = {**game.flow.scope, "accounted": accounted, **_choose(game, choosers, guessing)}
    bind({rule.__name__: rule for rule in batch.GAMES}, scope)
    return scope


def doors(scope: Mapping[str, Any], known: Mapping[str, tuple[Type, ...]] = _DOORS) -> list[Door]:
    """The doors that there are in a scope."""
    return [Door(name, scope[name], takes) for name, takes in known.items() if name in scope]


def _choose(
    game: Game, choosers: Mapping[str, Callable[..., int]], guessing: Container[str]
) -> dict[str, Any]:
    """``choose(policy, …)``: a line for each bot. Where a game has secrets a guessing bot gets a
    guess of the table, as it does when people play."""
    scope: dict[str, Any] = {f"choose_{i}": chooser for i, chooser in enumerate(choosers.values())}
    if game.has_secrets:
        scope |= {name: game.flow.scope[name] for name in ("guess_table", "led_with")}
    scope["__name__"] = __name__
    lines = ["def choose(policy, state, trial, guessed, seat, rows, count, inner, stream):\n"]
    for i, word in enumerate(choosers):
        table = "guessed" if game.has_secrets and word in guessing else "state"
        lines.append(f"    if policy == {i}:\n")
        if table == "guessed":
            lines.append("        seats = led_with(state, seat)\n")
            lines.append("        guess_table(state, guessed, trial, seats, inner, stream)\n")
        lines.append(
            f"        return choose_{i}({table}, trial, seat, rows, count, inner, stream)\n"
        )
    write_out("bots", "".join([*lines, "    return rows[0]\n"]), scope)
    return {"choose": scope["choose"]}


# --- what no rule may say or do -------------------------------------------------------------------

_OTHER_FACTS = _("{name} wants these facts: {facts}; it is given {given}.")
_NO_ENDING = _("There is no ending {number}: the game has {many}, counted from 1.")


def check_rules(game: Game) -> None:
    """Raises Unlawful for a rule that says what cannot be compiled. A good verdict is kept, so that
    this is quick while no source has changed."""

    def rules() -> tuple[Sequence[Door], Layout]:
        ranks = {"place": game.place, "score": game.score}
        judged = [Door(name, function, (RECORD, NUMBER)) for name, function in ranks.items()]
        taken = (RECORD, NUMBER, LONGS)[: game.worth.__code__.co_argcount]
        judged.append(Door("worth", game.worth, taken))
        return [*doors(loops(game, {})), *judged], game.state.layout()

    with in_a_sentence():
        for named in (*(r for verb in game.verbs for r in verb.rules), game.score, game.accounted):
            if not is_rule(named):
                line, name = named.__code__.co_firstlineno, named.__name__
                raise Refused(file_of(named), line, NO_RULE, name=name)
        files = sources(game, {v.word: v.play for v in game.verbs})
        lawful.check(game.name, rules, files, also=partial(_check_what_is_said, game))


def _check_what_is_said(game: Game, rules: Iterable[Callable[..., Any]]) -> None:
    """Raises Refused where a reason is given with more facts than its sentence has, or with fewer
    (it would be said of something else), and for an end of the game that it does not have."""
    for function in rules:
        for call in ast.walk(tree_of(function)):
            if not isinstance(call, ast.Call) or len(call.args) == 0:
                continue
            called, named = _meant(function, call.func), _meant(function, call.args[-1])
            first = _meant(function, call.args[0])
            if called is because and isinstance(first, Reason):
                facts, given = first.because.facts, len(call.args) - 1
                if given != len(facts):
                    listed = ", ".join(fact for fact, _kind in facts) or _("none")
                    said = {"name": ast.unparse(call.args[0]), "facts": listed, "given": given}
                    raise Refused(file_of(function), call.lineno, _OTHER_FACTS, **said)
            elif called is end and isinstance(named, int):
                if not 1 <= named <= len(game.endings):
                    many = {"number": named, "many": len(game.endings)}
                    raise Refused(file_of(function), call.lineno, _NO_ENDING, **many)


def _meant(function: Callable[..., Any], node: ast.expr) -> Any:
    """What a name or a number in a rule stands for; None where that is neither."""
    if isinstance(node, ast.Constant):
        return node.value
    return function.__globals__.get(node.id) if isinstance(node, ast.Name) else None


@contextmanager
def in_a_sentence() -> Iterator[None]:
    """What is wrong with a rule, for people."""
    try:
        yield
    except Refused as wrong:
        said = say(wrong.sentence, **wrong.facts)
        sentence = _("{file}, line {line}: {said}")
        raise Unlawful(say(sentence, file=wrong.file, line=wrong.line, said=said)) from None
    except Fault as fault:
        said, site = say(fault.sentence, **fault.facts), fault.site
        sentence = _("{file}, line {line}, in {rule}: {said}")
        where = {"file": site.file, "line": site.line, "rule": site.rule}
        raise Unlawful(say(sentence, **where, said=said)) from None


# --- what machine code depends on -----------------------------------------------------------------


def sources(game: Game, choosers: Mapping[str, Callable[..., int]]) -> list[Path]:
    """Every file of the compiler, the engine and the game, and those in which the bots' rules
    stand: of somebody's own bot that file alone, wherever it lies. A game is where its record
    stands: a package, or one file."""
    of_game = sys.modules[game.state.__module__]
    folders = [_folder(tabard.compiler), _folder(batch)]
    if of_game.__package__:
        folders.append(_folder(of_game))
    files = {
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".csv", ".toml") and path.is_file()
    }
    files.add(Path(str(of_game.__file__)).resolve())
    files |= {game.house_rules.path} if game.house_rules else set()
    rules = [*choosers.values(), *(verb.play for verb in game.verbs)]
    return sorted(files | set(_files_of_rules(rules, folders)))


def _folder(module: Any) -> Path:
    return Path(str(module.__file__)).resolve().parent


def _files_of_rules(rules: Any, known: list[Path]) -> Iterator[Path]:
    """The files of these rules and of the rules that they call, outside known folders."""
    seen, waiting = set(), list(rules)
    while waiting:
        function = waiting.pop()
        file = Path(function.__code__.co_filename)
        if function in seen or any(folder in file.resolve().parents for folder in known):
            continue
        seen.add(function)
        if file.is_file():
            yield file.resolve()
        named = [function.__globals__.get(name) for name in function.__code__.co_names]
        waiting += filter(is_rule, named)
