"""Finding games: whatever is installed under the entry points ``tabard.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from .batch.compiled import check_rules
from .game import Game, Misused
from .kinds import plain
from .words import _, say


def game_names() -> list[str]:
    """The names of all games that are installed, in alphabetical order."""
    return sorted({point.name for point in entry_points(group="tabard.games")})


def all_games() -> tuple[list[Game], list[str]]:
    """Every installed game that can be played, and a sentence for each that cannot."""
    games, wrong = list[Game](), list[str]()
    for name in game_names():
        try:
            games.append(find_game(name))
        except Misused as misused:
            wrong.append(str(misused))
    return games, wrong


@cache
def find_game(name: str) -> Game:
    """The game of this name, or of this title as it is printed. Raises Misused when there is none,
    or it cannot be loaded, and Unlawful when one of its rules says what no rule may say."""
    for point in entry_points(group="tabard.games"):
        if point.name == name:
            game = _loaded(point)
            check_rules(game)
            return game
    names = game_names()
    called = next((known for known in names if name != known and _is_called(known, name)), None)
    if called:
        return find_game(called)
    games = ", ".join(names)
    raise Misused(
        say(_("There is no game {name}; there is: {games}."), name=repr(name), games=games)
    )


def _loaded(point: EntryPoint) -> Game:
    """The game at an entry point. Raises Misused with the line of its own source that is wrong."""
    try:
        game = point.load()
    except Exception as error:
        place = _place_of(error)
        sentence = _("The game {name} cannot be loaded: {place}{kind}: {error}")
        kind = type(error).__name__
        raise Misused(say(sentence, name=point.name, place=place, kind=kind, error=error)) from None
    if not isinstance(game, Game):
        sentence = _("The game {name} cannot be loaded: {where} is no Game.")
        raise Misused(say(sentence, name=point.name, where=point.value))
    return game


def _place_of(error: Exception) -> str:
    """The last line outside the engine that an error has come through; may be empty."""
    lines = [
        (line.filename, line.lineno)
        for line in extract_tb(error.__traceback__)
        if not line.filename.startswith(("<", str(Path(__file__).parent)))
        and "importlib" not in line.filename
    ]
    if isinstance(error, SyntaxError) and error.filename:
        lines.append((error.filename, error.lineno))
    return say(_("{file}, line {line}: "), file=lines[-1][0], line=lines[-1][1]) if lines else ""


def _is_called(known: str, name: str) -> bool:
    """Is this the name or the title of a game? One whose rules are refused has no title here."""
    if plain(name) == known:
        return True
    try:
        return plain(name) == plain(find_game(known).title)
    except Misused:
        return False
