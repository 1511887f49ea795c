"""Whole games between players of any plan and weights, on chance that is the same for all."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabard.engine.dice import new_stream
from tabard.engine.game import Game, Misused
from tabard.engine.state import Record
from tabard.engine.words import _, say
from tabard.players.bot import find_player
from tabard.players.learned import Net, net_for
from tabard.players.levels import Level, Plan
from tabard.players.thinking import MOST_DECISIONS, Desk, SeatDesk, Thinker, considered, room_for

from .position import Position, first_table
from .retold import Move, retold

_STREAMS = 16  # of a game: the table's, and one for each seat
PLAIN = {"random": -1, "greedy": 0}  # the plans of those who do not think ahead
A_GOOD_END = 0.2  # what the best of ends counts beside a game won


def level_of_player(name: str) -> Level:
    """A player by its name, those too who do not think ahead. Raises Misused."""
    known = find_player(name)
    if isinstance(known, Level):
        return known
    if known.word not in PLAIN:
        sentence = _(
            "The bot {word} is somebody's own: it plays in play, simulate and ladder only."
        )
        raise Misused(say(sentence, word=known.word))
    return Level(known.word, known.about, Plan(PLAIN[known.word]))


@dataclass(frozen=True)
class Played:
    """A game that was played: who led each seat (the number of a player), the end state, how many
    decisions it had; and where anybody listened what was told, in numbers, and all moves."""

    players: tuple[int, ...]
    end: Record
    decisions: int
    told: Sequence[list[int]] = ()
    moves: Sequence[Move] = ()


class Sittings:
    """A game by so many players, to be played many times, each from its beginning or from a
    position."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str] | None,
        seed: int | None,
        position: Position | None = None,
    ) -> None:
        self.game, self.count, self.seed = game, players, seed
        self.start = first_table(game, players, options, position)
        self.leaders = game.players(self.start)
        self.alone = game.together or players == 1  # the ending says whether they have won

    def seated(self, number: int, turned: int | None = None) -> tuple[tuple[int, ...], int]:
        """Who leads each seat in game ``number``, and the first stream of its chance. The seats
        turn with the number, so that each player sits in each seat on the same chance; or they are
        ``turned`` by so many."""
        by, chance = (number, number // self.count) if turned is None else (turned, number)
        if self.alone and turned is None:  # all play alike, so the seats need no turning
            by, chance = 0, number
        sit = tuple((leader + by) % self.count for leader in self.leaders)
        return sit, chance * _STREAMS

    def won(self, played: Played, player: int) -> float:
        """A player's share of the win: 1 alone, 1/2 with one other."""
        end = played.end
        if self.alone:
            return float(bool(end.ended and self.game.endings[end.ended - 1].won))
        first = {who for s, who in enumerate(played.players) if self.game.place(end, s) == 1}
        return (player in first) / max(1, len(first))


class Matches(Sittings):
    """The same in machine code. Any thread may play."""

    def __init__(
        self,
        thinker: Thinker,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | None = 1,
        position: Position | None = None,
    ) -> None:
        super().__init__(thinker.game, players, options, seed, position)
        self.thinker = thinker
        self._start = self.start.pack()
        self._own = threading.local()

    def play(
        self,
        levels: Sequence[Level],
        number: int,
        weights: Sequence[Sequence[int]] | None = None,
        *,
        turned: int | None = None,
        heard: bool = False,
    ) -> Played:
        """Game ``number`` between these players, of whom each weighs by the game's own weights or
        those that are said, as they are ``seated``. Each thinks on one thread. Where it is to be
        ``heard``, it is played once more in plain Python."""
        import numpy as np

        sit, first = self.seated(number, turned)
        table = self._start.copy()
        streams = np.array(
            [new_stream(self.seed, part=first + n) for n in range(1 + len(sit))], np.int64
        )
        own = weights or [level.plan.weighs(self.game.weights) for level in levels]
        weighed = np.array([list(own[who]) for who in sit], np.int64)
        net = net_for(self.game, self.start) if any(level.learned for level in levels) else None
        if heard or net or any(level.seconds for level in levels):
            playing, chance = [levels[who] for who in sit], streams[0].tolist()
            decided = self._one_by_one(table, playing, weighed, streams, net)
            decisions = len(decided)
            if heard:
                moves, told = retold(self.game, self.start, chance, decided)
                end = self.game.state.unpack(table[0])
                return Played(sit, end, decisions, told, moves)
        else:
            plans = np.array([levels[who].plan.numbers(self.game.weights) for who in sit], np.int64)
            desk = self._desk(max(level.plan.playouts for level in levels))
            limit = self.game.longest
            decisions = desk.play_match(table, plans, weighed, streams, limit)
        return Played(sit, self.game.state.unpack(table[0]), decisions)

    def _one_by_one(
        self, table: Any, levels: Sequence[Level], weights: Any, streams: Any, net: Net | None
    ) -> list[int]:
        """The same, decision by decision, where somebody has a budget of time, or has learned, or
        listens: the rows that were taken."""
        rows, decided = self._desk(0).rows, list[int]()
        while len(decided) < self.game.longest:
            if not self.thinker.call("next_choice", table, rows, streams[0]):
                return decided
            seat = self.thinker.call("first_asked", table)
            row = self._row(table, seat, levels[seat], weights[seat], streams[1 + seat], net)
            self.thinker.call("play", table, seat, row)
            decided.append(row)
        return decided

    def _row(
        self, table: Any, seat: int, level: Level, weights: Any, stream: Any, net: Net | None
    ) -> int:
        """What a seat takes that has a choice."""
        most = min(level.plan.playouts, MOST_DECISIONS)
        desk = SeatDesk(self.thinker, table.copy(), seat, level.plan, weights, stream, most)
        if net and level.learned:
            row = self._learned(table, seat, level, desk, net)
        else:
            row = desk.row_by(level.seconds) if level.seconds else desk.row()
        stream[0] = desk.drawn
        return row

    def _learned(self, table: Any, seat: int, level: Level, desk: SeatDesk, net: Net) -> int:
        """What one takes who thinks ahead and has learned."""
        desk.think(level.plan.playouts)
        visits = {row: many for row, many, _value in considered(desk.nodes)}
        shares = {row: many / sum(visits.values()) for row, many in visits.items()}
        return net.row_after(self.game.state.unpack(table[0]), seat, shares)

    def _desk(self, playouts: int) -> Desk:
        """This thread's own."""
        desk: Desk | None = getattr(self._own, "desk", None)
        if desk is None or len(desk.nodes) < room_for(playouts):
            desk = self._own.desk = Desk(self.thinker, self._start, playouts)
        return desk

    def fared(
        self, level: Level, weights: Sequence[int], others: Sequence[int], number: int
    ) -> float:
        """How a player fares by these weights among players who weigh by others, or where all play
        together among its like: the share of the win, and a little for how good the end is."""
        weighed = [weights] * self.count
        if not self.game.together:
            weighed[1:] = [others] * (self.count - 1)
        played = self.play([level] * self.count, number, weighed)
        return self.won(played, 0) + A_GOOD_END * self.goodness(played, played.players.index(0))

    def goodness(self, played: Played, seat: int) -> float:
        """How good the end is for a seat: from 0 to 1 how far a game came that is lost together,
        else from -1 to 1 by the game's own weights."""
        if self.game.progress is not None:
            return float(self.game.progress(played.end)) / 1000
        worth = self.thinker.worth(played.end, seat)
        return float(worth / (abs(worth) + 4 * self.game.weights.numbers[0]))
