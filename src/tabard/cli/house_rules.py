"""``--with FILE``: house rules that a verb plays by, whichever verb it is."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tabard.engine import languages
from tabard.engine.game import Game, Misused
from tabard.engine.words import _, listed, n_, say

_HELP = "House rules that change the game. Can be said again, of other games."
With = Annotated[list[Path] | None, typer.Option("--with", help=_HELP, metavar="FILE")]
_instead: dict[str, Game] = {}  # of a game by its name the one with house rules, for this verb
_brought: list[Game] = []  # all that this verb has brought


def may_be_brought(verb: Callable[..., None]) -> Callable[..., None]:
    """The verb with one option more, which is the same everywhere."""

    def with_them(*, with_: list[Path] | None = None, **said: Any) -> None:
        _bring(with_ or [])
        verb(**said)

    hints = inspect.signature(verb, eval_str=True)
    option = inspect.Parameter(
        "with_", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=With
    )
    every = [*hints.parameters.values()]
    last = next((at for at, one in enumerate(every) if one.name in ("json", "lang")), len(every))
    every = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in every]
    every.insert(last, option)
    with_them.__name__, with_them.__doc__ = verb.__name__, verb.__doc__
    with_them.__annotations__ = {one.name: one.annotation for one in every}
    vars(with_them)["__signature__"] = hints.replace(parameters=every)
    return with_them


def _bring(paths: list[Path]) -> None:
    """From now on the game of each file is the one with its house rules."""
    for path in paths:
        base, game = _with_base(path)
        if base in _instead:
            sentence = _("{first} and {other} change the same game; play by one of them at a time.")
            raise Misused(say(sentence, first=_instead[base].name, other=game.name))
        _instead[base] = game
        _say_what_stays_english(path, game)


def _say_what_stays_english(path: Path, game: Game) -> None:
    """Once: some of what these house rules say is not translated. Their own catalogues may lie in
    a folder ``languages`` beside them."""
    from tabard.engine.variant import read_variant

    languages.add(path.parent / "languages")
    own = read_variant(path).rules.values()
    said = _marked_in(path).union(*(rule[:2] for rule in own))
    left = sum(not languages.spoken().knows(sentence) for sentence in said)
    if left:
        sentence = n_(
            "tabard: {count} sentence of {game} is not translated, and is said in English.",
            "tabard: {count} sentences of {game} are not translated, and are said in English.",
        )
        print(say(sentence, count=left, game=game.title), file=sys.stderr)


def _marked_in(path: Path) -> set[str]:
    """The sentences that a file marks, for one thing where they count."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            first = node.args[0] if node.func.id in ("_", "n_") and node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(first.value)
    return found


def _with_base(path: Path) -> tuple[str, Game]:
    """The name of the game that a file changes, and the game with its house rules."""
    from tabard.engine.find import bring
    from tabard.engine.variant import BETWEEN

    house = bring(path)
    _brought.append(house)
    return house.name.partition(BETWEEN)[0], house


def of(game: Game, path: Path) -> Game:
    """The game with the house rules in a file. Raises Misused where they are of another game."""
    base, house = _with_base(path)
    if base != game.name:
        sentence = _("These house rules change {games}, not {game}.")
        raise Misused(say(sentence, games=base, game=game.name))
    return house


def forget() -> None:
    """The next verb of this process begins without."""
    from tabard.engine.find import take_away

    _instead.clear()
    while _brought:
        take_away(_brought.pop())


def instead_of(game: Game) -> Game:
    """The game with the house rules that were brought for it. Raises Misused where they are all
    for other games."""
    if _instead and game.name not in _instead and game.house_rules is None:
        sentence = _("These house rules change {games}, not {game}.")
        raise Misused(say(sentence, games=listed(_instead), game=game.name))
    return _instead.get(game.name, game)
