"""Thinking on while others decide: trees that grow beside the play, as one seat knows the table."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from threading import Event, Thread

from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.moves import read_move, rows_of

from .thinking import AT_A_TIME, SeatDesk

TIMES = 10  # its own budget, and whoever has gone for a walk leaves an idle machine


class Meanwhile:
    """Lets the trees on these desks grow, each in a thread of its own, from the table at which a
    seat waits, until ``ended``, or for ``seconds``."""

    def __init__(self, desks: Sequence[SeatDesk], match: Match, seat: int, seconds: float) -> None:
        self._desks, self._seat, self._lines = desks, seat, match.lines_for((seat,))
        self._ends, self._until = Event(), time.monotonic() + seconds
        self._threads = [Thread(target=self._grow, args=(desk,), daemon=True) for desk in desks]
        for thread in self._threads:
            thread.start()

    def ended(self) -> Sequence[SeatDesk]:
        """The desks, once nothing grows there any more."""
        self._ends.set()
        for thread in self._threads:
            thread.join()
        return self._desks

    def since(self, match: Match) -> list[tuple[int, int]] | None:
        """What has been played since it began, as far as its seat knows: of each decision whose it
        was, and the row. None where something was taken back, or may not be known."""
        lines, before = match.lines_for((self._seat,)), len(self._lines)
        if lines[:before] != self._lines or any("?" in line.words for line in lines[before:]):
            return None
        return [
            (line.seat, row) for line in lines[before:] for row in _rows(match.game, line.words)
        ]

    def _grow(self, desk: SeatDesk) -> None:
        while not (self._ends.is_set() or desk.full or time.monotonic() > self._until):
            desk.think(AT_A_TIME)


def _rows(game: Game, words: str) -> Iterator[int]:
    """The rows by which a move was said."""
    return (row.number for row in rows_of(game.actions, read_move(game.actions, words, exact=True)))
