"""Machine code that thinks: a game's rules with the search, for whoever has time to wait for it.

It is made when it is first wanted and kept like that of ``engine.batch``. Whole games between
players of any plan and weights are played by it too: ladders and tuning are made of them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tabard.compiler.language import NUMBER, RECORD, RECORDS, SHORTS, Array, Door
from tabard.engine.batch.compiled import STREAMS, checked_is_wanted, in_a_sentence, sources
from tabard.engine.dice import STREAM
from tabard.engine.find import find_game
from tabard.engine.flow.loop import bind
from tabard.engine.game import Game
from tabard.engine.rule import copy_table, table
from tabard.engine.state import Record

from . import greedy, search
from .judging import judge_of
from .levels import Plan

AT_A_TIME = 16  # playouts, before the clock is looked at again
MOST_DECISIONS = 400_000  # of a tree
BESIDE_ONE = 100  # moves that are looked at for a playout, about
MARKS = Array(64, (0, search.MARKS))
NODES = Array(64, (0, search.DECISION))
_STREAM = Array(64, (STREAM,))


def guess_with_secrets(state, guessed, trial, seat, rows, stream):
    """What the seat's player cannot see is guessed anew."""
    guess_table(state, guessed, trial, led_with(state, seat), rows, stream)


def nothing_to_guess(state, guessed, trial, seat, rows, stream):
    """The game has no secrets."""
    copy_table(state, guessed)


# What the first of these calls is the game's own, when it is bound to it.
guess_table: Any = None
led_with: Any = None


def bound(game: Game) -> dict[str, Any]:
    """The rules of the search for one game."""
    sealed = table([phase.sealed for phase in game.sequence.phases])
    scope = {**game.flow.scope, **judge_of(game), "PHASE_SEALED": sealed}
    guess = guess_with_secrets if game.has_secrets else nothing_to_guess
    rules = {each.__name__: each for each in (*search.RULES, *greedy.RULES)}
    bind({**rules, "guess_for": guess}, scope)
    return scope


def doors(game: Game) -> list[Door]:
    """The doors of the machine code that thinks."""
    scope, weighed = bound(game), len(game.weights.numbers)
    player = Array(64, (search.PLAN,)), Array(64, (weighed,))
    takes = {
        "think": (
            *(RECORD, RECORDS, NODES, MARKS, *player),
            *(NUMBER, SHORTS, SHORTS, _STREAM, NUMBER),
        ),
        "most_visited": (NODES,),
        "keep_after": (NODES, NODES, NUMBER),
        "legal_rows": (RECORD, NUMBER, SHORTS),
        "next_choice": (RECORD, SHORTS, _STREAM),
        "first_asked": (RECORD,),
        "play": (RECORD, NUMBER, NUMBER),
        "row_of_player": (
            *(RECORD, RECORDS, NODES, MARKS, *player),
            *(NUMBER, SHORTS, NUMBER, SHORTS, _STREAM),
        ),
        "play_match": (
            *(RECORD, RECORDS, NODES, MARKS),
            *(Array(64, (0, search.PLAN)), Array(64, (0, weighed))),
            *(SHORTS, SHORTS, STREAMS, NUMBER),
        ),
    }
    return [Door(name, scope[name], what) for name, what in takes.items()]


class Thinker:
    """A game's machine code that thinks. Raises Unlawful for a rule that cannot be compiled,
    and NotKept where it is not in the cache and not to be made.

    Its methods may be called from several threads at once, each with a Desk of its own.
    """

    def __init__(
        self,
        game: Game,
        *,
        checked: bool | None = None,
        make: bool = True,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        from tabard.compiler.build import build

        self.game, self._worth = game, judge_of(game)["worth"]
        with in_a_sentence():
            self._doors = build(
                f"{game.name}-thinking",
                doors(game),
                game.state.layout(),
                sources(game, {"think": search.think, "worth": game.worth}),
                checked=checked_is_wanted() if checked is None else checked,
                make=make,
                progress=progress,
            )

    def worth(self, state: Record, seat: int) -> int:
        """What a table is worth to a seat, by the game's own weights."""
        return int(self._worth(state, seat))

    def call(self, name: str, *handed: Any) -> int:
        """What a door gives."""
        with in_a_sentence():
            return self._doors.call(name, *handed)


def room_for(playouts: int) -> int:
    """How many decisions a tree of so many playouts may hold: each comes with those beside it."""
    return min(MOST_DECISIONS, max(playouts, 0) * BESIDE_ONE + 2)


class Desk:
    """What one thread thinks on: two tables, a tree and room for rows."""

    def __init__(self, thinker: Thinker, start: Any, playouts: int) -> None:
        import numpy as np

        rows = len(thinker.game.actions.rows)
        self.thinker = thinker
        self.tables = np.repeat(start, 2)
        self.nodes = np.zeros((room_for(playouts), search.DECISION), np.int64)
        self.marks = np.zeros((rows, search.MARKS), np.int64)
        self.rows, self.inner = np.zeros(rows, np.int16), np.zeros(rows, np.int16)

    def play_match(self, table: Any, plans: Any, weights: Any, streams: Any, limit: int) -> int:
        """Play a whole game, or ``limit`` decisions of it, on ``table``; how many they were."""
        room = self.tables, self.nodes, self.marks
        return self.thinker.call(
            "play_match", table, *room, plans, weights, self.rows, self.inner, streams, limit
        )


class SeatDesk(Desk):
    """A desk for one decision of a seat, at a table as the seat may know it."""

    def __init__(
        self,
        thinker: Thinker,
        table: Any,
        seat: int,
        plan: Plan,
        weights: Sequence[int],
        stream: Sequence[int],
        decisions: int,
    ) -> None:
        import numpy as np

        super().__init__(thinker, table, decisions)
        self._table, self._seat = table, seat
        self._plan, self._weights = (
            np.array(plan.numbers(thinker.game.weights)),
            np.array(weights, np.int64),
        )
        self._stream = np.array(stream, np.int64)

    def go_on_after(self, before: SeatDesk, played: Iterable[tuple[int, int]]) -> None:
        """Begin with what has grown on another desk after these moves, each a seat and a row: with
        nothing, where that is nothing."""
        node = reached(before.nodes, played)
        if node is None or not before.nodes[node][search.AFTER]:
            return
        self.thinker.call("keep_after", before.nodes, self.nodes, node)
        self._plan = before._plan

    @property
    def until(self) -> int:
        """What the game's clock shows where its thoughts end."""
        return int(self._plan[search.UNTIL])

    @property
    def full(self) -> bool:
        """Is there no room for another decision?"""
        return bool(self.nodes[0][search.USED] >= len(self.nodes))

    @property
    def drawn(self) -> int:
        """How many numbers of its stream have been drawn."""
        return int(self._stream[0])

    def think(self, playouts: int) -> None:
        """So many playouts more; the tree is in ``nodes``."""
        self.thinker.call(
            "think", self._table, self.tables, self.nodes, self.marks, self._plan, self._weights,
            self._seat, self.rows, self.inner, self._stream, playouts,
        )  # fmt: skip

    def think_for(self, seconds: float) -> None:
        """As many as there is time for."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            self.think(AT_A_TIME)

    def row_by(self, seconds: float) -> int:
        """The row that is taken after so long a thought."""
        self.think_for(seconds)
        return self.thinker.call("most_visited", self.nodes)

    def row(self) -> int:
        """The row that is taken."""
        count = self.thinker.call("legal_rows", self._table, self._seat, self.rows)
        return self.thinker.call(
            "row_of_player", self._table, self.tables, self.nodes, self.marks, self._plan,
            self._weights, self._seat, self.rows, count, self.inner, self._stream,
        )  # fmt: skip


@dataclass(frozen=True)
class Considered:
    """A row that was thought about: how often of all playouts it was gone to, and what came of it
    on the average, from 0 to 1 (0.5: as the table lies)."""

    row: int
    share: float
    worth: float


def reached(nodes: Any, played: Iterable[tuple[int, int]]) -> int | None:
    """The decision of a tree to which these moves have led; None where nobody thought of them.
    What chance does or leaves no choice is no decision, and stands in no tree."""
    node = 0
    for seat, row in played:
        choices = [each for each in after(nodes, node) if nodes[each][search.WHOSE] == seat]
        if choices:
            taken = [each for each in choices if nodes[each][search.ROW] == row]
            if not taken:
                return None
            node = taken[0]
    return node


def after(nodes: Any, node: int) -> Iterator[int]:
    """The decisions that come after one."""
    child = int(nodes[node][search.AFTER])
    while child:
        yield child
        child = int(nodes[child][search.BESIDE])


def considered(nodes: Any) -> Iterator[tuple[int, int, int]]:
    """Row, visits and value of each decision at the root of a tree."""
    for child in after(nodes, 0):
        node = nodes[child]
        if node[search.VISITS]:
            yield int(node[search.ROW]), int(node[search.VISITS]), int(node[search.VALUE])


if __name__ == "__main__":  # a game's machine code is made for the cache, in a process of its own
    Thinker(find_game(sys.argv[1]))
