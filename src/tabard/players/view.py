"""What a bot of one's own is shown, and what it is: ``tabard.bots`` is where its author finds both.

A view is made of the seat's number, its legal rows and one fair guess of the table; everything else
follows from the guess as it would from the table itself. So nothing leads from it to the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any, Protocol

from tabard.engine.dice import new_stream
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.position.writing import view_in_words
from tabard.engine.secrecy.secrets import guess, view
from tabard.engine.state import Record

from .judging import judge_of

_BITS = 63


class View:
    """What a seat knows when it must decide: what a person in it sees, and no more.

    ``seat`` counts from 0. ``moves`` are its legal moves in words (of a long move: the next field's
    choices), ``told`` is what happened since it was last shown anything, a sentence each.
    ``chance`` is its own, and the same again for the same seed.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        guessed: Record,
        moves: Sequence[str],
        told: Sequence[str],
        chance: Random,
    ) -> None:
        self.game, self.seat, self.chance = game, seat, chance
        self.moves, self.told = tuple(moves), tuple(told)
        self._guessed = guessed

    @cached_property
    def table(self) -> dict[str, Any]:
        """The table in words, as a position is written: ``?`` for what is hidden, and under
        ``hidden`` how much of it lies where."""
        return view_in_words(self.game, self._guessed, (self.seat,))

    @cached_property
    def record(self) -> Record:
        """The same as the record that rules read, with HIDDEN (-1) for what is hidden."""
        return view(self.game, self._guessed, (self.seat,))

    def guess(self) -> Match:
        """A match that goes on from a table as it could be: what is hidden is dealt anew each time,
        each way as likely as it is. Anything can be tried there."""
        stream = new_stream(self.chance.getrandbits(_BITS))
        guessed = guess(self.game, self._guessed, (self.seat,), stream)
        return Match.at(self.game, guessed, self.chance.getrandbits(_BITS))

    def worth(self, match: Match, seat: int | None = None) -> int:
        """What the game's judge holds a match to be worth to a seat (its own, if none is named)."""
        judge = judge_of(self.game)["worth"]
        return int(judge(match.state, self.seat if seat is None else seat))


class Chooser(Protocol):
    """A bot of one's own: any class with this method. It is made anew for each game and seat, as
    ``Mine(game, seed)``, or ``Mine()`` where it says no ``__init__``."""

    def choose(self, view: View) -> str | int:
        """One of ``view.moves``, or its number from 0."""
