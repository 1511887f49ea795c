"""Many games, a row each: who sat where, how it ended, who came where, and how long it took."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import StringIO
from typing import Any

from tabard.engine.batch.happened import Happenings
from tabard.engine.batch.ranks import Ranks
from tabard.engine.events import Event
from tabard.engine.game import Game

UNFINISHED = "unfinished"  # over the declared limit of moves

_ROWS = ("ended", "moves", "turned", "places", "scores", "told")


@dataclass(frozen=True)
class Games:
    """Games from number ``first`` on, between these ``bots``.

    Of each game: the number of its ending in ``endings`` (0 where it did not end), its ``moves``,
    by how many seats the bots had ``turned``, and for each player by seat the place (0 where it did
    not end) and the score. ``together`` all win or lose, and ``good`` says at which endings they
    have won. ``counted`` says what a move is: where somebody thinks ahead only ``"decisions"``.
    Where it was counted, ``told`` has for each of the ``events`` how often it came about.
    """

    first: int
    bots: tuple[str, ...]
    endings: tuple[str, ...]
    good: tuple[bool, ...]
    together: bool
    counted: str
    ended: Any
    moves: Any
    turned: Any
    places: Any
    scores: Any
    events: tuple[Event, ...] = ()
    told: Any = None

    def __len__(self) -> int:
        return len(self.ended)

    @property
    def over(self) -> Any:
        """For each game whether it ended."""
        return self.ended > 0

    @property
    def wins(self) -> Any:
        """For each game and player by seat the share of the win: 1 alone, 1/2 with one other; where
        all win together one column for all."""
        import numpy as np

        if self.together:
            return np.array(self.good, float)[self.ended][:, None]
        first = (self.places == 1).astype(float)
        return first / np.maximum(1, first.sum(axis=1, keepdims=True))

    def by_bot(self, by_seat: Any) -> Any:
        """Columns by seat as columns by bot, in the order in which the bots are named."""
        import numpy as np

        count = len(self.bots)
        seats = (np.arange(count)[None, :] - self.turned[:, None]) % count
        return np.take_along_axis(by_seat, seats, axis=1)

    def ending(self, word: str) -> Any:
        """For each game whether it ended so."""
        return self.ended == self.endings.index(word)

    def part(self, rows: slice) -> Games:
        """Some of the games."""
        first = self.first + (rows.start or 0)
        return replace(self, first=first, **{row: getattr(self, row)[rows] for row in self._rows})

    @property
    def _rows(self) -> list[str]:
        """What there is a row of for each game."""
        return [row for row in _ROWS if getattr(self, row) is not None]

    def and_then(self, more: Games) -> Games:
        """These and those that follow."""
        return joined([self, more])

    def columns(self) -> dict[str, list[Any]]:
        """The games by columns, for a file or a frame."""
        count = len(self.bots)
        turned = self.turned.tolist()
        found: dict[str, list[Any]] = {
            "number": list(range(self.first, self.first + len(self))),
            "ending": [self.endings[number] for number in self.ended.tolist()],
            "moves": self.moves.tolist(),
        }
        for seat in range(count):
            bots = [self.bots[(seat + by) % count] for by in turned]
            found[f"bot_{seat + 1}"] = bots
            found[f"won_{seat + 1}"] = self.wins[:, 0 if self.together else seat].tolist()
            found[f"place_{seat + 1}"] = [place or None for place in self.places[:, seat].tolist()]
            found[f"score_{seat + 1}"] = [
                score if over else None
                for score, over in zip(self.scores[:, seat].tolist(), self.over, strict=True)
            ]
        for event, told in zip(self.events, [] if self.told is None else self.told.T, strict=False):
            found[f"told_{event.word}"] = told.tolist()
        return found

    def csv(self) -> str:
        """The same as text, a line for each game; nothing stands where a game did not end."""
        found, out = self.columns(), StringIO()
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(found)
        lines.writerows(zip(*found.values(), strict=True))
        return out.getvalue()

    def parquet(self) -> bytes:
        """The same as a Parquet file."""
        from pyarrow import BufferOutputStream, parquet, table

        out = BufferOutputStream()
        parquet.write_table(table(self.columns()), out)
        return bytes(out.getvalue())


def joined(parts: Sequence[Games]) -> Games:
    """Several parts as one."""
    import numpy as np

    rows: dict[str, Any] = {
        row: np.concatenate([getattr(part, row) for part in parts]) for row in parts[0]._rows
    }
    return replace(parts[0], **rows)


class Looking:
    """Looks at end states, and keeps of each game its row."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        leaders: Sequence[int],
        counted: str,
        happenings: Happenings | None = None,
    ) -> None:
        self._ranks = Ranks(game)
        self._own = [leaders.index(player) for player in range(len(bots))]
        self._bots, self._counted = tuple(bots), counted
        self._endings = (UNFINISHED, *(ending.word for ending in game.endings))
        self._good = (False, *(bool(ending.won) for ending in game.endings))
        self._together = game.together or len(bots) == 1
        self._events = tuple(happenings.events) if happenings else ()

    def at(self, numbers: range, states: Any, moves: Any, turned: Any, told: Any = None) -> Games:
        """The games of these numbers, which ended so, and in which so much happened."""
        import numpy as np

        places, scores = self._ranks.of(states)
        return Games(
            numbers.start,
            self._bots,
            self._endings,
            self._good,
            self._together,
            self._counted,
            states["ended"].astype(int),
            moves,
            turned,
            places[:, self._own],
            scores[:, self._own],
            self._events,
            None if told is None else told[:, : len(self._events)].astype(np.int16),
        )
