"""Tables of New World side by side: the true one, and for every seat and a spectator another that
they cannot tell from it. Comparing is the same as in the other game with hidden hands."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from tabard.engine.game import Game
from tabard.engine.now import phase_on_top
from tabard.engine.state import Record
from tests.every_game.test_secrets import answers, is_sealed
from tests.every_game.walks import walk
from tests.games.jeanne_darc.side_by_side import TOGETHER, Met
from tests.games.jeanne_darc.side_by_side import SideBySide as Tables

SELDOM = 4  # a phase met less often is compared whenever it comes
EVERY = 90  # of the others one in so many
READINGS: tuple[Mapping[str, str], ...] = (
    {"bidding": "on"},
    {"level": "veteran"},
    {"level": "expert", "bidding": "on"},
)


class SideBySide(Tables):
    """Here no hand is ever put away whole, so only answers that are opened part two tables."""

    def play(self) -> None:
        """A random move at the true table, and at each other one that looks the same there."""
        one = self.one
        seat = self.dice.choice(one.to_act)
        rows = one.rows(seat)
        row = self.dice.choices(rows, [self.weight(seat, row) for row in rows])[0]
        played = [self.play_alike(twin, seat, row) for twin in self.twins]
        closed = answers(one) | ({seat} if is_sealed(one) else set())
        one.play(seat, row)
        half_said = {seat} if one.draft(seat) else set()
        opened = closed - answers(one) - half_said
        for at, twin in enumerate(self.twins):
            if not played[at] or row.verb.final or opened - set(twin.viewers):
                self.twins[at] = self.twin(twin.viewers)
            else:
                self.met.moves += 1


def compare_positions(game: Game, seats: int, number: int) -> Met:
    """Compare so many positions of random games as every seat and a spectator see them."""
    met = Met()
    for game_number in range(1000):
        options = READINGS[game_number % len(READINGS)]
        for state in stops(game, seats, options, 100 * seats + game_number, met):
            compare_in_a_row(SideBySide(game, state, met))
            if met.positions >= number:
                return met
    raise AssertionError("too few positions")


def stops(
    game: Game, seats: int, options: Mapping[str, str], seed: int, met: Met
) -> Iterator[Record]:
    """Some decisions of a random game, mostly of phases that have seldom been met."""
    dice = random.Random(seed)
    for at in walk(game, seats, options, seed):
        word = game.sequence.names.word(phase_on_top(game, at.state).number)
        if met.phases[word] < SELDOM or dice.randrange(EVERY) == 0:
            yield at.state.copy()


def compare_in_a_row(tables: SideBySide) -> None:
    """Compare, play a move at all tables, compare again."""
    for _position in range(TOGETHER):
        tables.compare()
        if tables.one.over:
            return
        tables.play()
