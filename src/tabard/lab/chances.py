"""How a game turned: what chances each side had at each moment, as anybody at the table could have
reckoned them then, and which moves and which dice changed them most.

A chance is the share of games that a side wins when bots play on from tables as they could have
been: what was hidden from everybody is dealt anew, so nobody's secrets weigh in. Few moments are
looked at first, spread evenly; then, again and again, the middle of the longest leap, until a leap
is one move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import Any

from tabard.batch import Batch
from tabard.engine.dice import new_stream
from tabard.engine.events import Told
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.record import MatchRecord
from tabard.engine.record.replay import opened, steps
from tabard.engine.secrecy.secrets import guess
from tabard.players.bot import compiled_with_bots

GUESSES = 10  # tables as they could be, of each moment; each is played on as often
SURE = 0.95


@dataclass(frozen=True)
class Swing:
    """A move, counted from 1, by whom (a seat or CHANCE), its words and what was told of it; the
    chances of each side before it and after it."""

    move: int
    seat: int
    words: str
    told: tuple[Told, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def luck(self) -> bool:
        """Was it chance that moved?"""
        return self.seat == CHANCE

    @property
    def size(self) -> float:
        """The most that any side won or lost by it, from 0 to 1."""
        return _leap(self.before, self.after)


@dataclass(frozen=True)
class Account:
    """``chances`` of each side, from 0 to 1, after so many moves, in order; ``swings`` the single
    moves that changed them by more than chance in the playouts does, largest first. ``sides`` are
    the players, by the first seat that each leads; or nobody, where all win or lose together:
    then there is one chance. ``playouts`` were made from each moment."""

    playouts: int
    sides: tuple[int, ...]
    chances: dict[int, tuple[float, ...]] = field(default_factory=dict)
    swings: tuple[Swing, ...] = ()

    @property
    def unsure(self) -> float:
        """Half the width of the widest interval of a chance (95 %)."""
        return NormalDist().inv_cdf(0.5 + SURE / 2) * sqrt(0.25 / self.playouts)

    def sums(self, *, luck: bool) -> tuple[float, ...]:
        """What each side won (or lost, below 0) by those swings that were luck, or choice."""
        count = max(1, len(self.sides))
        found = [swing for swing in self.swings if swing.luck == luck]
        return tuple(sum(s.after[n] - s.before[n] for s in found) for n in range(count))


def account(
    record: MatchRecord,
    *,
    points: int = 40,
    playouts: int = 100,
    bot: str = "bot:greedy",
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> Account:
    """The chances in the game of a record at ``points`` moments, by so many ``playouts`` of each
    between bots of this kind. The same for a seed, unless it was ``enough`` before all was looked
    at: it is asked once both ends and tables evenly between them are known. Raises RecordProblem
    for a record that is not lawful, Misused for an unknown bot or one that thinks ahead."""
    game, tables, moves = _gone_through(record)
    playouts = max(GUESSES, playouts - playouts % GUESSES)
    last = len(moves)
    compiled_with_bots(game, by_steps=True)
    judge = _Judge(game, tables, playouts, bot, seed)
    wanted = min(points, last + 1)
    spread = max(2, wanted // 2)
    for at in sorted({round(last * n / (spread - 1)) for n in range(spread)}):
        judge.look(at)
        if progress:
            progress(len(judge.chances), wanted)
    while len(judge.chances) < wanted and not enough():
        middle = judge.middle_of_longest_leap()
        if middle is None:
            break
        judge.look(middle)
        if progress:
            progress(len(judge.chances), wanted)
    chances = dict(sorted(judge.chances.items()))
    found = Account(playouts, judge.sides, chances)
    swings = [
        Swing(at + 1, seat, words, told, chances[at], chances[at + 1])
        for at, (seat, words, told) in enumerate(moves)
        if at in chances and at + 1 in chances
    ]
    sure = [s for s in swings if s.size > sqrt(2) * found.unsure]
    return Account(playouts, judge.sides, chances, tuple(sorted(sure, key=lambda s: -s.size)))


def _gone_through(
    record: MatchRecord,
) -> tuple[Game, list[Any], list[tuple[int, str, tuple[Told, ...]]]]:
    """The game of a record, the table before its first move and after each, and each move."""
    match = opened(record, undo=False)
    tables, moves = [match.state.copy()], []
    for entry, told in steps(match, record):
        tables.append(match.state.copy())
        moves.append((entry.seat, entry.words, tuple(told)))
    return match.game, tables, moves


class _Judge:
    """What has been looked at so far."""

    def __init__(
        self, game: Game, tables: Sequence[Any], playouts: int, bot: str, seed: int
    ) -> None:
        self.game, self.bot, self.seed = game, bot, seed
        self.chances: dict[int, tuple[float, ...]] = {}
        self._tables, self._playouts = tables, playouts
        leaders = game.players(tables[0])
        self._own = [leaders.index(player) for player in range(max(leaders) + 1)]
        alone = game.together or len(self._own) == 1
        self.sides: tuple[int, ...] = () if alone else tuple(self._own)

    def look(self, at: int) -> None:
        """Reckon the chances after so many moves."""
        import numpy as np

        table = self._tables[at]
        guesses = [
            guess(self.game, table, (), new_stream(self.seed, part=number)).pack()
            for number in range(GUESSES)
        ]
        each = self._playouts // GUESSES
        batch = Batch.unpack(
            {
                "game": self.game.name,
                "version": self.game.version,
                "tables": np.repeat(np.concatenate(guesses), each),
                "streams": self._streams(),
                "policies": np.full((self._playouts, CHANCE + 1), -1, np.int64),
                "moves": np.zeros(self._playouts, np.int64),
                "start": guesses[0],
            },
            self.game,
        )
        batch.play_out(self.bot)
        self.chances[at] = self._won(batch)

    def _streams(self) -> Any:
        """The chance of each playout: the same at every moment, so that moments can be compared."""
        import numpy as np

        streams = [new_stream(self.seed, part=GUESSES + n) for n in range(self._playouts)]
        return np.array(streams, np.int64)

    def _won(self, batch: Batch) -> tuple[float, ...]:
        """Each side's share of the wins."""
        import numpy as np

        if not self.sides:
            won = np.array([False, *(bool(ending.won) for ending in self.game.endings)])
            return (float(won[batch.tables["ended"]].mean()),)
        first = (batch.ranks()[0][:, self._own] == 1).astype(float)
        shares = first / np.maximum(1, first.sum(axis=1, keepdims=True))
        return tuple(float(share) for share in shares.mean(axis=0))

    def middle_of_longest_leap(self) -> int | None:
        """The middle of the two neighbours between which most changed; None where no two are
        farther apart than a move, or nothing changed."""
        at = sorted(self.chances)
        leaps = [
            (_leap(self.chances[a], self.chances[b]), b - a, (a + b) // 2)
            for a, b in pairwise(at)
            if b - a > 1
        ]
        size, _wide, middle = max(leaps, default=(0.0, 0, 0))
        return middle if size > 0 else None


def _leap(before: Sequence[float], after: Sequence[float]) -> float:
    """The most that any side won or lost."""
    return max(abs(a - b) for a, b in zip(before, after, strict=True))
