"""Finding games: whatever is installed under the entry points ``tabard.games``, and those with
house rules that were brought in a file (``bring``, or the environment's ``TABARD_WITH``)."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import extract_tb

from .batch.compiled import check_rules
from .game import Game, Misused
from .kinds import plain
from .variant import BETWEEN, read_variant, with_variant
from .words import _, say

BROUGHT = "TABARD_WITH"  # files of house rules, also for processes that begin from here
_VARIED: dict[Path, Game] = {}  # the game that each file has made
_RECEIVED: list[TemporaryDirectory[str]] = []  # where house rules lie that another process sent


def game_names() -> list[str]:
    """The names of all games that are installed or were brought, in alphabetical order."""
    return sorted(_installed_names() | {game.name for game in map(_with_file, _files())})


def bring(path: Path) -> Game:
    """The game with the house rules in a file; from now on it is found by its name too, here and in
    processes that begin from here. Raises Misused where they do not fit."""
    path = path.expanduser().resolve()
    known = _VARIED.get(path)
    if known and known.house_rules and _written(path) != known.house_rules.written:
        del _VARIED[path]
        find_game.cache_clear()
    game = _with_file(path)
    other = next((f for f in _files() if f != path and _with_file(f).name == game.name), None)
    if other:
        sentence = _("{first} and {other} would both be {name}; give one another name.")
        raise Misused(say(sentence, first=other, other=path, name=game.name))
    os.environ[BROUGHT] = os.pathsep.join(map(str, dict.fromkeys([*_files(), path])))
    return game


def take_away(game: Game) -> None:
    """Nobody finds the game with these house rules any more."""
    files = [path for path in _files() if _with_file(path) is not game]
    os.environ[BROUGHT] = os.pathsep.join(map(str, files))
    find_game.cache_clear()


def _files() -> list[Path]:
    """The files of house rules that were brought."""
    return [Path(file) for file in os.environ.get(BROUGHT, "").split(os.pathsep) if file]


def _with_file(path: Path) -> Game:
    """The game with the house rules in a file, as it was when it was read first."""
    if path not in _VARIED:
        variant = read_variant(path)
        points = entry_points(group="tabard.games")
        point = next((point for point in points if point.name == variant.game), None)
        if point is None:
            raise _no_game(variant.game)
        game = with_variant(variant, point)
        check_rules(game)
        _VARIED[path] = game
    return _VARIED[path]


def _written(path: Path) -> int:
    return path.stat().st_mtime_ns if path.exists() else 0


def _installed_names() -> set[str]:
    return {point.name for point in entry_points(group="tabard.games")}


def _no_game(name: str) -> Misused:
    games = ", ".join(sorted(_installed_names()))
    sentence = _("There is no game {name}; there is: {games}.")
    return Misused(say(sentence, name=repr(name), games=games))


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
    return _brought(name) if BETWEEN in name else _installed(name)


def _brought(name: str) -> Game:
    """A game with house rules. Raises Misused for those that nobody has brought."""
    for path in _files():
        if _with_file(path).name == name:
            return _with_file(path)
    base, _plus, word = name.partition(BETWEEN)
    sentence = _("The house rules {word} of {game} are not here: bring them with --with {word}.py.")
    raise Misused(say(sentence, word=word, game=find_game(base).title))


def _installed(name: str) -> Game:
    for point in entry_points(group="tabard.games"):
        if point.name == name:
            game = _loaded(point)
            check_rules(game)
            return game
    known = sorted(_installed_names())
    called = next((other for other in known if name != other and _is_called(other, name)), None)
    if called:
        return find_game(called)
    raise _no_game(name)


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


def _sent(game: Game) -> tuple[Callable[..., Game], tuple[str, ...]]:
    """A game goes to another process by its name, which finds it there; house rules go along as
    they stand in their file."""
    if game.house_rules is None:
        return find_game, (game.name,)
    path = game.house_rules.path
    return _received, (path.name, path.read_text(encoding="utf-8"))


def _received(name: str, text: str) -> Game:
    """The game with house rules that came from another process."""
    for path in _files():
        if path.name == name and path.read_text(encoding="utf-8") == text:
            return _with_file(path)
    _RECEIVED.append(TemporaryDirectory(prefix="tabard-"))
    path = Path(_RECEIVED[-1].name, name)
    path.write_text(text, encoding="utf-8")
    return bring(path)


copyreg.pickle(Game, _sent)
