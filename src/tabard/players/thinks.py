"""A player who thinks, in a seat: with machine code when it is there, plainly until then."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Container
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from tabard.compiler.kept import NotKept
from tabard.engine.actions import Row
from tabard.engine.dice import new_stream
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.state import Record
from tabard.engine.words import _, say

from . import search, thinking
from .box import Box, look, without
from .levels import Level, Plan
from .meanwhile import TIMES, Meanwhile
from .thinking import MOST_DECISIONS, Considered, SeatDesk, Thinker, bound, considered

if TYPE_CHECKING:
    from .learned import Net

_PARTS = 1000  # the streams of a seat's threads lie so far apart
_THINKERS: dict[int, Thinker] = {}  # by the identity of their games, which they hold
_MAKING: dict[str, subprocess.Popen[bytes]] = {}  # who makes it, by the names of games
_LOCK = threading.Lock()


def thinker_of(game: Game, *, wait: bool = False) -> Thinker | None:
    """A game's machine code that thinks, loaded once in a process. Unless somebody waits for it, it
    is made beside the play, and None as long as it is not there; for good, if it cannot be made."""
    with _LOCK:
        if id(game) not in _THINKERS:
            making = _MAKING.get(game.name)
            if not wait and making is not None and making.poll() != 0:
                return None
            try:
                _THINKERS[id(game)] = Thinker(game, make=wait)
            except NotKept:
                if making is None:
                    _MAKING[game.name] = _made_elsewhere(game)
                return None
        return _THINKERS[id(game)]


def _made_elsewhere(game: Game) -> subprocess.Popen[bytes]:
    """A process of its own makes the machine code and keeps it: whoever leaves the table need not
    wait for it."""
    command = [sys.executable, "-m", thinking.__name__, game.name]
    silent = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent)


class Thinks:
    """A player of some level in a seat. ``seed`` makes it repeatable where its budget is playouts
    (None: from the system's generator); ``wait`` for machine code, or play plainly until then."""

    def __init__(
        self, level: Level, game: Game, seat: int, seed: int | None = None, *, wait: bool = False
    ) -> None:
        self.level, self.game, self.seat = level, game, seat
        self._wait, self._stream = wait, new_stream(seed, part=1 + seat)
        self._weights = level.plan.weighs(game.weights)
        self._meanwhile: Meanwhile | None = None

    def choose(self, match: Match) -> Row:
        """The row that this player plays now. A forced one costs no thought."""
        rows = self.game.room()
        count = self.game.flow.legal_rows(match.state, self.seat, rows)
        if count == 1:
            return self.game.actions.rows[rows[0]]
        if self.game.flow.goes_by_default(match.state):
            return match.default(self.seat)
        box = look(match, self.seat, self._stream)
        refused = match.refused(self.seat)
        net = self._net(match)
        searches = self.level.plan.playouts > 0
        thinker = thinker_of(self.game, wait=self._wait) if searches else None
        if not thinker:
            plainly = (self._learned, net) if net else (self._plainly,)
            return self.game.actions.rows[box.ask(*plainly, refused)]
        may = set(rows[:count])
        found = [one for one in self._consider(thinker, box, match) if one.row in may]
        found = [one for one in found if one.row not in refused] or found
        if net:
            thought = {one.row: one.share for one in found}
            return self.game.actions.rows[box.ask(net.row_after, self.seat, thought)]
        return self.game.actions.rows[found[0].row]

    def think_on(self, match: Match) -> None:
        """Others decide: until it is asked, or has thought long enough, it thinks beside the play
        of what they may do, and what it would then. Only who thinks for a time does that, for a
        number of playouts promises the same move again; and only with machine code."""
        thinker = thinker_of(self.game) if self.level.seconds and not match.over else None
        if thinker:
            desks = self._desks(thinker, look(match, self.seat, self._stream), match)
            self._meanwhile = Meanwhile(desks, match, self.seat, TIMES * self.level.seconds)

    def consider(self, match: Match) -> list[Considered]:
        """What the search thinks of the seat's moves, the one that it would choose first; none for
        a player who does not search."""
        if self.level.plan.playouts <= 0:
            return []
        thinker = thinker_of(self.game, wait=True)
        assert thinker is not None
        return self._consider(thinker, look(match, self.seat, self._stream), match)

    def _consider(self, thinker: Thinker, box: Box, match: Match) -> list[Considered]:
        desks = self._desks(thinker, box, match)
        if len(desks) == 1:  # in the caller's thread, where its time is counted
            self._grow(desks[0])
        else:
            with ThreadPoolExecutor(len(desks)) as pool:
                list(pool.map(self._grow, desks))
        self._stream[0] = desks[0].drawn
        visits: Counter[int] = Counter()
        values: Counter[int] = Counter()
        for desk in desks:
            for row, many, value in considered(desk.nodes):
                visits[row] += many
                values[row] += value
        found = [
            Considered(row, many / visits.total(), values[row] / many / search.ALL)
            for row, many in visits.items()
        ]
        return sorted(found, key=lambda each: (-each.share, -each.worth, each.row))

    def _desks(self, thinker: Thinker, box: Box, match: Match) -> list[SeatDesk]:
        """A desk for each of its threads, with what it thought meanwhile where that holds."""
        meanwhile, self._meanwhile = self._meanwhile, None
        before = meanwhile.ended() if meanwhile else []
        self._stream[0] = max([self._stream[0], *(desk.drawn for desk in before)])
        desks = [self._desk(thinker, box, part) for part in range(self.level.threads)]
        played = meanwhile.since(match) if meanwhile else None
        if played is not None:
            now = box.ask(self.game.clock)
            for desk, old in zip(desks, before, strict=False):
                if now < old.until:
                    desk.go_on_after(old, played)
        return desks

    def _desk(self, thinker: Thinker, box: Box, part: int = 0) -> SeatDesk:
        """What one thread thinks on, with a stream of its own."""
        count, number, *key = self._stream
        stream = [count, number + part * _PARTS, *key]
        plan = self.level.plan
        most = min(plan.playouts, MOST_DECISIONS)
        return SeatDesk(thinker, box.pack(), self.seat, plan, self._weights, stream, most)

    def _grow(self, desk: SeatDesk) -> None:
        """Let a tree grow as long as the budget lasts."""
        share = -(-self.level.plan.playouts // self.level.threads)
        if not self.level.seconds:
            desk.think(share)
            return
        desk.think_for(self.level.seconds)

    def _net(self, match: Match) -> Net | None:
        """What was learned of this game, by whoever has learned."""
        if not self.level.learned:
            return None
        from .learned import (
            net_for,  # NumPy comes with it, and whoever has no such bot waits for none
        )

        return net_for(self.game, match.state)

    def _learned(self, state: Record, net: Net, refused: Container[int]) -> int:
        """The row that the net likes best."""
        rows = self.game.room()
        count = without(rows, self.game.flow.legal_rows(state, self.seat, rows), refused)
        return net.row(state, self.seat, rows[:count])

    def _plainly(self, state: Record, refused: Container[int]) -> int:
        """The row without machine code; nobody searches that slowly."""
        game, plan = self.game, self.level.plan
        few = Plan(min(0, plan.playouts), tries=plan.tries)
        tables, rows = [state.copy(), state.copy()], game.room()
        nodes, marks = [[0] * search.DECISION], [[0] * search.MARKS]
        count = without(rows, game.flow.legal_rows(state, self.seat, rows), refused)
        return int(
            bound(game)["row_of_player"](
                state, tables, nodes, marks, few.numbers(game.weights), self._weights,
                self.seat, rows, count, game.room(), self._stream,
            )
        )  # fmt: skip


HINT = Level("hint", "", Plan(MOST_DECISIONS), 1.0)
HINTS = 3  # moves that are named


def hints(match: Match, seat: int) -> list[Considered] | None:
    """What a search of a second thinks of a seat's moves, from what the seat may know, the best
    first; a single move costs no thought. None as long as its machine code is being made."""
    rows = [row.number for row in match.rows(seat)]
    if len(rows) == 1:
        return [Considered(rows[0], 1.0, 0.5)]
    if thinker_of(match.game) is None:
        return None
    return Thinks(HINT, match.game, seat).consider(match)


def weighed(share: float, worth: float, *, only: bool = False) -> str:
    """What a hint says of a move: how much of the thought it was worth, which is how sure the
    search is of it, and how much better or worse it takes the table to be after it."""
    if only:
        return say(_("nothing else is worth considering."))
    much = 2 * worth - 1
    better = _("{share:.0%} of the thoughts; {much:.0%} better than now.")
    worse = _("{share:.0%} of the thoughts; {much:.0%} worse than now.")
    return say(better if much >= 0 else worse, share=share, much=abs(much))


def compared(worth: float, *, only: bool = False) -> str:
    """The same where the share of the thought is shown beside it."""
    if only:
        return weighed(1.0, worth, only=True)
    much = 2 * worth - 1
    better, worse = _("{much:.0%} better than now."), _("{much:.0%} worse than now.")
    return say(better if much >= 0 else worse, much=abs(much))
