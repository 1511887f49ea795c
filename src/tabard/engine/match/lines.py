"""The lines of a match: one for each move, and who may read it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..game import Game
from ..kinds import EVERYBODY
from ..secrecy.secrets import answers_given
from ..state import Record


@dataclass(frozen=True)
class Line:
    """One move as it was played: by whom, its words, and which seats may read it."""

    seat: int
    words: str
    seen_by: int = EVERYBODY
    sealed: bool = False

    def seen(self, viewers: set[int], shut: bool) -> Line:
        """The line as these seats may read it; it is ``shut`` while a sealed answer is."""
        if shut and self.seat not in viewers:
            return replace(self, words="?")
        if self.seen_by != EVERYBODY and self.seen_by not in viewers:
            return replace(self, words=re.sub(r"=\S+", "=?", self.words))
        return self


def lines_seen(game: Game, state: Record, lines: Sequence[Line], viewers: set[int]) -> list[Line]:
    """The lines as these seats may read them at this table."""
    shut = _sealed(game, state, lines)
    return [line.seen(viewers, at in shut) for at, line in enumerate(lines)]


def sealed_of(game: Game, state: Record, lines: Sequence[Line], viewers: set[int]) -> list[Line]:
    """The answers of these seats that nobody else may read before they are opened."""
    own = (lines[at] for at in sorted(_sealed(game, state, lines)))
    return [line.seen(viewers, False) for line in own if line.seat in viewers]


def _sealed(game: Game, state: Record, lines: Sequence[Line]) -> set[int]:
    """Which lines are answers that have not been opened: of each seat that holds any, as many of
    its last ones as questions have been put to it."""
    shut: set[int] = set()
    for seat in range(state.seats):
        if given := answers_given(game, state, seat):
            own = [n for n, line in enumerate(lines) if line.seat == seat and line.sealed]
            shut |= set(own[-given:])
    return shut
