"""Compiled play is plain play: the same rules, the same bytes after every move, in the fast build
and in the checked one, which also stops at an index out of range, an overflow and the like."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import Compiled, loops
from tabard.engine.dice import below, new_stream
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE
from tabard.engine.state import Record
from tabard.lab.simulate import simulate
from tabard.players.bot import BOTS, compiled_with_bots

from .walks import starts

pytestmark = pytest.mark.compiled

SHORT = {"new_world": {"length": "short"}}  # a whole game of greedy bots takes plain play a minute
CHECKS = {  # moves compared; a toy has few phases and needs fewer
    "fall_of_rome": 10_000,
    "jeanne_darc": 5_000,
    "new_world": 5_000,
    "water_margin": 5_000,
}
RARE = 20  # times that a phase has been met with this number of players
A_WHILE = 100  # moves


class Builds:
    """Both builds of a game, to be asked the same."""

    def __init__(self, game: Game) -> None:
        self.fast = compiled_with_bots(game, checked=False)
        self.checked = compiled_with_bots(game, checked=True)

    def both(self) -> tuple[Compiled, Compiled]:
        """The fast one and the checked one."""
        return self.fast, self.checked


def lasting_bytes(game: Game, packed: Any) -> bytes:
    """The bytes of a table, what was told included."""
    return bytes(packed.tobytes())


class Walk:
    """A compiled game, from decision to decision, by random rows."""

    def __init__(self, game: Game, builds: Builds, start: Record, seed: int) -> None:
        self.game, self.builds = game, builds
        game.flow.settle(start)
        self.table = start.pack()
        self.stream = new_stream(seed)
        self.rows = np.zeros(len(game.actions.rows), np.int16)

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        """(seat, how many legal rows, the row that is taken); then the row is played."""
        asked = self.game.flow.asked_now
        for _move in range(self.game.longest):
            if self.table["ended"][0]:
                return
            waiting = asked(_Peek(self.table))
            seat = next(s for s in range(CHANCE + 1) if waiting >> s & 1)
            count = self.builds.fast.legal_rows(self.table, seat, self.rows)
            row = int(self.rows[below(self.stream, count)])
            yield seat, count, row
            self.builds.fast.play(self.table, seat, row)


class _Peek:
    """Reads fields of a packed table as a plain rule does."""

    def __init__(self, table: Any) -> None:
        self._table = table

    def __getattr__(self, name: str) -> Any:
        value = self._table[name][0]
        return value.tolist() if hasattr(value, "tolist") else value


def check_move(game: Game, walk: Walk, seat: int, count: int, row: int) -> None:
    """The legal rows are the same in both builds, and after the row so is every byte."""
    plain: Record = game.state.unpack(walk.table[0])
    room = game.room()
    assert count == game.flow.legal_rows(plain, seat, room)
    assert room[:count] == walk.rows[:count].tolist()
    game.flow.play(plain, seat, row)
    rows = np.zeros_like(walk.rows)
    for build in walk.builds.both():
        assert count == build.legal_rows(walk.table, seat, rows)
        assert rows[:count].tolist() == room[:count]
        after = walk.table.copy()
        build.play(after, seat, row)
        assert lasting_bytes(game, plain.pack()) == lasting_bytes(game, after)


def beginnings(game: Game) -> Iterator[tuple[Record, int]]:
    """Where walks begin, and how many moves they go on: a while from each decision that random
    games hardly ever come to, then a whole game by each number of players, and again."""
    rare = starts(game)
    while True:
        for state in rare:
            yield state.copy(), A_WHILE
        for seats in game.seats:
            yield game.new(seats), game.longest


def test_plain_and_compiled_agree_after_every_move(game: Game) -> None:
    builds = Builds(game)
    wanted = CHECKS.get(game.name, 1_000)
    asking = {p.number for p in game.sequence.phases if p.verbs}
    met: Counter[tuple[int, int]] = Counter()
    for seed, (start, moves) in enumerate(beginnings(game)):
        never = asking - {phase for phase, _seats in met}
        if not never and met.total() >= wanted and {s for _p, s in met} == set(game.seats):
            break
        assert seed < 4_000, f"never met: {never}"
        walk = Walk(game, builds, start, seed)
        for move, (seat, count, row) in enumerate(islice(walk, moves)):
            phase = int(walk.table["frame_phase"][0][walk.table["depth"][0] - 1])
            if met[phase, start.seats] < RARE or (move + seed) % 7 == 0:
                met[phase, start.seats] += 1
                check_move(game, walk, seat, count, row)


@pytest.mark.parametrize(
    ("bots", "by", "moves"), [(["random"], -1, 3_000), (["greedy", "random"], 1, 1_000)]
)
def test_a_game_in_a_batch_is_the_same_game_alone(
    game: Game, bots: list[str], by: int, moves: int
) -> None:
    """Whole games until so many moves have been made, by one of the numbers of players; guesses of
    what a bot may not know included."""
    options = SHORT.get(game.name, {})
    players = [bots[seat % len(bots)] for seat in range(game.seats[by])]
    choosers = {word: player.bound(game)[player.choose] for word, player in BOTS.items()}
    play_games = loops(game, choosers, {"greedy"})["play_games"]
    lasting = game.state.dtype().fields["told_count"][1]  # type: ignore[index]
    digest = hashlib.sha256()
    policies = [list(BOTS).index(player) for player in players]
    made = games = 0
    while made < moves:
        table = game.new(len(players), options)
        tally = [0] * batch.TALLY
        room, inner = game.room(), game.room()
        streams = [new_stream(3, part=games)]
        span = [0, 1, game.longest, 1]
        trials = [table.copy(), table.copy()]
        play_games([table], trials, streams, policies, tally, *span, room, inner)
        assert tally[batch.COMPLAINT] == 0
        digest.update(table.pack().tobytes()[:lasting])
        made += tally[batch.FORCED_MOVES] + tally[batch.FREE_MOVES]
        games += 1
    for checked in (False, True):
        named = [f"bot:{player}" for player in players]
        outcome = simulate(game, named, games, seed=3, options=options, checked=checked)
        assert digest.hexdigest() == outcome.digest


def test_the_digest_depends_on_the_seed_alone(game: Game) -> None:
    players = ["bot:random"] * game.seats[0]
    one = simulate(game, players, 150, seed=8, workers=1)
    assert one.digest == simulate(game, players, 150, seed=8, workers=2).digest
    assert one.digest != simulate(game, players, 150, seed=9).digest


def test_nothing_is_lost_in_compiled_play(game: Game) -> None:
    for seats in game.seats:
        outcome = simulate(game, ["bot:random"] * seats, 100, seats, check=True, checked=True)
        assert outcome.results.get("unfinished", 0) == 0
        assert outcome.longest <= game.longest


def test_greedy_bots_play_compiled_too(game: Game) -> None:
    outcome = simulate(game, ["bot:greedy"] * game.seats[0], 3, 1, check=True, checked=True)
    assert sum(outcome.results.values()) == 3
