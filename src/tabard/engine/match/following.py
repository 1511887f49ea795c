"""A match that is kept elsewhere, line by line, and followed here: by a server of several workers.

What is kept is a log. A decision is a line (``undo`` is one, too); after it come the lines of what
followed by itself: chance, and rows that left no choice. They are marked, for a decision can be
taken back together with what followed by itself, and only so::

    match = Followed("council", 3)
    first = match.by_itself()               # what the set-up makes happen, to be kept
    match.follow(Kept(0, "vote side=peace"))
    more = match.by_itself(0)               # what follows by itself, to be kept
    match.follow(Kept(0, "undo"))

Another match that follows the same lines is the same in all things, undo included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass

from ..dice import new_stream
from ..draft import rows_to_play
from ..fair_chance import FairChance
from ..game import Game
from .match import Match
from .resigning import resigns, stand_in_of

UNDO = "undo"
CONCEDE = "concede"


@dataclass(frozen=True)
class Kept:
    """A line of the log: whose, its words, and whether it followed by itself."""

    seat: int
    words: str
    by_itself: bool = False


class Followed(Match):
    """A match that does nothing unasked: it follows lines, and says what would follow by itself.
    Raises Misused for what a Match would not begin either."""

    def __init__(
        self, game: str | Game, seats: int, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(game, seats, options=options, chance_by_hand=True, unasked=False)

    def follow(self, line: Kept, after: int | None = None) -> None:
        """Do what a line of the log says; ``after`` is the seat whose decision came last. Raises
        Refused, Unclear or Misused."""
        if line.words == UNDO:
            self.undo(line.seat)
        elif line.words == CONCEDE:
            self.concede(line.seat)
        elif resigns(line.words):
            self.resign(line.seat, stand_in_of(line.words))
        elif line.by_itself:
            move = self.read(line.seat, line.words, exact=True)
            for row in rows_to_play(self.game, self.draft(line.seat), move):
                self._take(line.seat, row, after)
        else:
            self.play(line.seat, self.read(line.seat, line.words, exact=True))

    def by_itself(
        self, after: int | None = None, chance: FairChance | None = None
    ) -> Iterator[Kept]:
        """Let happen what follows by itself on a seat's decision: the lines to be kept. Draws
        follow from ``chance``, which the match does not keep; without one, from nothing."""
        count = len(self.lines)
        self.chance_by_hand, self.unasked = False, True
        self._stream, self._fair = new_stream(None), chance
        try:
            self._go_on(after)
        finally:
            self.chance_by_hand, self.unasked, self._fair = True, False, None
        return (Kept(line.seat, line.words, True) for line in self.lines[count:])

    def snapshot(self) -> Followed:
        """The match as it is now: it can be looked at and tried upon while this one goes on."""
        now = copy(self)
        now.lines, now.told_rows = self.lines[:], self.told_rows[:]
        now.stand_ins, now.told_before = dict(self.stand_ins), dict(self.told_before)
        now._steps = self._steps.copy()
        now._room = self.game.room()
        return now
