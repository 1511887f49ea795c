"""Finding games: whatever is installed under the entry points ``tabard.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .compiled import check_rules
from .game import Game, Misused
from .kinds import plain
from .words import _, say


def game_names() -> list[str]:
    """The names of all games that are installed, in alphabetical order."""
    return sorted({point.name for point in entry_points(group="tabard.games")})


@cache
def find_game(name: str) -> Game:
    """The game of this name, or of this title as it is printed. Raises Misused when there is none,
    and Unlawful when one of its rules says what no rule may say."""
    for point in entry_points(group="tabard.games"):
        if point.name == name:
            game = point.load()
            assert isinstance(game, Game)
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


def _is_called(known: str, name: str) -> bool:
    """Is this the name or the title of a game? One whose rules are refused has no title here."""
    if plain(name) == known:
        return True
    try:
        return plain(name) == plain(find_game(known).title)
    except Misused:
        return False
