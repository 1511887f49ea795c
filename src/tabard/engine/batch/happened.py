"""What happened how often: what is told in a game, counted after every move; of an event whose
facts name places, at each of them too.

The counts of one game are a row of numbers: one for each event, in the order in which they were
declared, and behind those for each fact that names a place one for each place. ``laid`` says for
each event and each of its facts where the counts of its places begin (0: it names none), which
number the first place has, and how many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..game import Game
from ..kinds import Kind
from .loops import LAID, count_told


@dataclass(frozen=True)
class Where:
    """A fact that names a place: of which event, which one, and where its counts begin."""

    event: str
    fact: str
    kind: Kind
    begins: int

    @property
    def span(self) -> slice:
        """Its part of a row of counts."""
        return slice(self.begins, self.begins + len(self.kind.numbers))


class Happenings:
    """How the counts of a game are laid out; ``is_place`` says which kinds of things are places."""

    def __init__(self, game: Game, is_place: Callable[[Kind], bool]) -> None:
        self.game, self.events = game, game.book.events.all
        self.places: list[Where] = []
        self.width = len(self.events)
        self._laid = [[0] * LAID for _event in self.events]
        for event in self.events:
            for at, (fact, kind) in enumerate(event.facts):
                if is_place(kind):
                    self._lay(event.number, at, Where(event.word, fact, kind, self.width))

    def _lay(self, event: int, fact: int, where: Where) -> None:
        self.places.append(where)
        said = where.begins, where.kind.first, len(where.kind.numbers)
        self._laid[event][3 * fact : 3 * fact + 3] = said
        self.width = where.span.stop

    @cached_property
    def laid(self) -> Any:
        """The same for machine code."""
        import numpy as np

        return np.array(self._laid, np.int64).reshape(-1, LAID)

    def none(self, games: int) -> Any:
        """A row for each of so many games, in which nothing has happened."""
        import numpy as np

        return np.zeros((games, self.width), np.int64)

    def counted(self, rows: Iterable[list[int]]) -> list[int]:
        """What was told in a game that was played in plain Python, as one row of counts."""
        told = [0] * self.width
        state = self.game.state()
        for row in rows:
            state.told_count, state.told[0] = 1, row
            count_told(state, told, 0, self._laid)
        return told
