"""Our own games: compiled in batches, or in plain Python."""

from __future__ import annotations

import argparse
import hashlib
import time
from typing import Any

import numpy as np

from tabard.engine.dice import below, new_stream
from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.state import Record
from tabard.lab.simulate import simulate

from .timing import MIDDLE, Contest, Played, report

OURS = ("tabard", "numpy")
AT_ONCE = 512  # games; their end states are held together, which would count as memory
DEFAULTS = ("goes_by_default", "default_choice")
RANDOM = "bot:random"


class Plain(Contest):
    """The rules as they are written, on lists. This loop is not the one of the batches: where both
    have the same digest, both took each row as we say they do."""

    packages = OURS

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        self.seats = max(2, game.seats[0])
        self.played = 0
        self._rows = game.room()

    def play(self, amount: int) -> Played:
        began, played = time.perf_counter(), Played(amount, 0.0, 0, 0, 0)
        for _game in range(amount):
            self.one_game(self.seed, self.played, played)
            self.played += 1
        played.seconds = time.perf_counter() - began
        return played

    def one_game(self, seed: int, number: int, played: Played, moves: int = 0) -> Record:
        """A game to its end, or only so many moves of it."""
        table, stream = self.game.new(self.seats), new_stream(seed, part=number)
        made = 0
        while not table.ended and made < (moves or self.game.longest):
            self.one_move(table, stream, played)
            made += 1
        return table

    def one_move(self, table: Record, stream: list[int], played: Played) -> None:
        """A row of chance or of the seat that is asked, counted for what it is."""
        flow, rows = self.game.flow, self._rows
        seat = flow.first_asked(table)
        count = flow.legal_rows(table, seat, rows)
        if seat == CHANCE:
            row = flow.pick(table, seat, rows, count, stream)
            played.chance = (played.chance or 0) + 1
        elif count == 1:
            row = rows[0]
            played.forced += 1
        else:
            row = self.any_row(table, seat, count, stream)
            played.free += 1
        flow.play(table, seat, row)

    def any_row(self, table: Record, seat: int, count: int, stream: list[int]) -> int:
        """Any of the legal rows, or the default where the phase says so."""
        by_default, default = (self.game.flow.scope[name] for name in DEFAULTS)
        if by_default(table):
            return int(default(table, seat, self._rows, count))
        return int(self._rows[below(stream, count)])

    def position(self) -> Record:
        return self.one_game(self.seed, 0, Played(0, 0.0, 0, 0, 0), MIDDLE)

    def copies(self, position: Record, number: int) -> list[Record]:
        return [position.copy() for _copy in range(number)]

    def digest(self, games: int) -> str:
        lasting = self.game.state.dtype().fields["told_count"][1]  # type: ignore[index]
        digest = hashlib.sha256()
        for number in range(games):
            table = self.one_game(0, number, Played(0, 0.0, 0, 0, 0))
            digest.update(table.pack().tobytes()[:lasting])
        return digest.hexdigest()


class Batches(Contest):
    """The same rules compiled, on one core."""

    packages = OURS

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        self.players = [RANDOM] * max(2, game.seats[0])

    def play(self, amount: int) -> Played:
        played = Played(0, 0.0, 0, 0, 0)
        while played.games < amount:
            games = min(AT_ONCE, amount - played.games)
            outcome = simulate(self.game, self.players, games, self.seed, workers=1)
            played += Played(games, outcome.seconds, **outcome.moves)
            self.seed += 1
        return played

    def position(self) -> Any:
        return Plain(self.game, self.seed).position().pack()

    def copies(self, position: Any, number: int) -> Any:
        return np.repeat(position, number)  # as the batches get theirs

    def digest(self, games: int) -> str:
        return simulate(self.game, self.players, games, 0, workers=1).digest


def make(options: argparse.Namespace) -> Contest:
    """The game that is named, in one way or the other."""
    game = find_game(options.game)
    return Plain(game, options.seed) if options.how == "plain" else Batches(game, options.seed)


if __name__ == "__main__":
    report(make)
