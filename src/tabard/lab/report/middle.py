"""The games nearest the middle, played once more as records: what a usual game looks like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabard.batch import Batch
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.record.record import text_of
from tabard.lab.compare import Setting
from tabard.lab.games import Games
from tabard.lab.matches import Matches, level_of_player
from tabard.players.bot import BOTS, find_player
from tabard.players.levels import Level
from tabard.players.thinking import Thinker

EACH = 5


@dataclass(frozen=True)
class Replay:
    """A game to open: the name of its file, how it ended, its moves, its record, and the file of
    house rules by which it was played, which lies beside it."""

    file: str
    ending: str
    moves: int
    text: str
    house: str = ""

    @property
    def command(self) -> str:
        """What opens it."""
        return f"tabard replay {self.file}" + (f" --with {self.house}" if self.house else "")


def nearest(games: Games, many: int = EACH) -> list[int]:
    """The rows of those of the most frequent ending whose length lies nearest the middle of all."""
    import numpy as np

    ended = games.ended[games.over]
    if not len(ended):
        return []
    usual = np.bincount(ended).argmax()
    rows = np.flatnonzero(games.ended == usual)
    away = np.abs(games.moves[rows] - np.median(games.moves[rows]))
    return sorted(int(row) for row in rows[np.argsort(away, kind="stable")[:many]])


def replays_of(
    game: Game, setting: Setting, games: Games, seed: int, side: str, many: int = EACH
) -> list[Replay]:
    """The games nearest the middle as records; none where their bots are not of the house or think
    by the clock, or where they begin from a position, as no record does."""
    if not all(map(_plays_so_again, setting.bots)) or setting.position:
        return []
    return replays(setting.house or game, setting, games, seed, nearest(games, many), side)


def _plays_so_again(name: str) -> bool:
    """Does this bot play the same game for the same seed?"""
    bot = find_player(name)
    return not bot.seconds if isinstance(bot, Level) else bot.word in BOTS


def replays(
    game: Game, setting: Setting, games: Games, seed: int, rows: Sequence[int], side: str
) -> list[Replay]:
    """These games as records: the same, for the seed says all of them."""
    return [_replay(game, setting, games, seed, row, side) for row in rows]


def _replay(game: Game, setting: Setting, games: Games, seed: int, row: int, side: str) -> Replay:
    number, by, bots = games.first + row, int(games.turned[row]), setting.bots
    seated = [bots[(player + by) % len(bots)] for player in range(len(bots))]
    if games.counted == "moves":
        numbers, options = [number], setting.options
        batch = Batch(game, seated, 1, seed, options, history=True, numbers=numbers, workers=1)
        match = batch.replayed(0)
    else:
        matches = Matches(Thinker(game), len(bots), setting.options, seed)
        levels = [level_of_player(name) for name in bots]
        played = matches.play(levels, number, turned=by, heard=True)
        match = Match.played(game, matches.start, played.moves)
    word, moves = games.endings[int(games.ended[row])], int(games.moves[row])
    house = game.house_rules.path.name if game.house_rules else ""
    return Replay(f"{side}-{number}.game", word, moves, text_of(match, seated), house)
