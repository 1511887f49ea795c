"""The table as it was after so many moves. Points on the way are held: a slider must be quick."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass

from tabard.engine.match import Line, Match
from tabard.engine.match.following import Followed, Kept

_MOST = 48  # points that are held, about a megabyte each for a long game
_OF_ONE = 16  # points of one table, at most
_APART = 40  # moves between two points, at least


@dataclass
class Points:
    """The points of one match, and the moves that led to the last that was asked for."""

    moves: list[Line]
    all: list[Followed]

    def still(self, moves: list[Line]) -> list[Followed]:
        """Those through which a match has gone that has come to these moves. (It may have gone
        back behind some.)"""
        pairs = zip(self.moves, moves, strict=False)
        same = next((n for n, (a, b) in enumerate(pairs) if a is not b and a != b), None)
        same = min(len(self.moves), len(moves)) if same is None else same
        return [point for point in self.all if len(point.lines) <= same]


class Replays:
    """Replays matches up to a move."""

    def __init__(self) -> None:
        self._points: OrderedDict[str, Points] = OrderedDict()
        self._lock = threading.Lock()

    @property
    def held(self) -> int:
        """How many points are held."""
        return sum(len(points.all) for points in self._points.values())

    def at(self, table: str, match: Match, moves: int) -> Followed:
        """A match after this many of its moves; after all of them, if it has no more."""
        moves = max(0, min(moves, len(match.lines)))
        with self._lock:
            known = self._points.pop(table, None)
        points = known.still(match.lines) if known else []
        apart = max(_APART, len(match.lines) // _OF_ONE + 1)
        nearest = [p for p in points if len(p.lines) <= moves]
        past = _apart_from(nearest[-1]) if nearest else _beginning(match)
        while len(past.lines) < moves:
            line = match.lines[len(past.lines)]
            past.follow(Kept(line.seat, line.words))
            if len(past.lines) % apart == 0 and len(past.lines) not in map(_moves, points):
                points = sorted([*points, _apart_from(past)], key=_moves)
        self._hold(table, Points(match.lines[:], points))
        return past

    def _hold(self, table: str, points: Points) -> None:
        with self._lock:
            self._points[table] = points
            while self.held > _MOST:
                self._points.popitem(last=False)


def _beginning(match: Match) -> Followed:
    players = len(set(match.players))
    past = Followed(match.game, players, match.game.readings(match.state))
    past.can_undo = False
    return past


def _apart_from(match: Followed) -> Followed:
    """The same match: each goes on without the other."""
    past = match.snapshot()
    past.state = match.state.copy()
    return past


def _moves(match: Match) -> int:
    return len(match.lines)
