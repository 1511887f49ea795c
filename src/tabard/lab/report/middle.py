"""The games nearest the middle, played once more as records: what a usual game looks like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabard.batch import Batch
from tabard.engine.game import Game
from tabard.engine.record.record import text_of
from tabard.lab.compare import Setting
from tabard.lab.games import Games
from tabard.players.bot import BOTS

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
    ahead, or where they begin from a position, as no record does."""
    ours = {name.removeprefix("bot:") for name in setting.bots} <= set(BOTS)
    if not ours or games.counted != "moves" or setting.position:
        return []
    return replays(setting.house or game, setting, games, seed, nearest(games, many), side)


def replays(
    game: Game, setting: Setting, games: Games, seed: int, rows: Sequence[int], side: str
) -> list[Replay]:
    """These games as records: the same, for the seed says all of them."""
    return [_replay(game, setting, games, seed, row, side) for row in rows]


def _replay(game: Game, setting: Setting, games: Games, seed: int, row: int, side: str) -> Replay:
    number, by, bots = games.first + row, int(games.turned[row]), setting.bots
    seated = [bots[(player + by) % len(bots)] for player in range(len(bots))]
    batch = Batch(game, seated, 1, seed, setting.options, history=True, numbers=[number], workers=1)
    word, moves = games.endings[int(games.ended[row])], int(games.moves[row])
    house = game.house_rules.path.name if game.house_rules else ""
    text = text_of(batch.replayed(0), seated)
    return Replay(f"{side}-{number}.game", word, moves, text, house)
