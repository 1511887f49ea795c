"""``--with FILE``: house rules that a verb plays by, whichever verb it is."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, listed, say

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
