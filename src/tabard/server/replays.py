"""The table as it was after so many moves. Points on the way are held: a slider must be quick."""

from __future__ import annotations

import threading
from collections import OrderedDict

from tabard.engine.following import Followed, Kept
from tabard.engine.match import Match

_TABLES = 6  # of so many tables points are held
_APART = 40  # moves between two points


class Replays:
    """Replays matches up to a move."""

    def __init__(self) -> None:
        self._points: OrderedDict[str, list[Followed]] = OrderedDict()
        self._lock = threading.Lock()

    def at(self, table: str, match: Match, moves: int) -> Followed:
        """A match after this many of its moves; after all of them, if it has no more."""
        moves = max(0, min(moves, len(match.lines)))
        with self._lock:
            points = [p for p in self._points.pop(table, []) if _is_before(p, match)]
        nearest = [p for p in points if len(p.lines) <= moves]
        past = nearest[-1].snapshot() if nearest else _beginning(match)
        while len(past.lines) < moves:
            line = match.lines[len(past.lines)]
            past.follow(Kept(line.seat, line.words))
            if len(past.lines) % _APART == 0 and len(past.lines) not in map(_moves, points):
                points = sorted([*points, past.snapshot()], key=_moves)
        with self._lock:
            self._points[table] = points
            while len(self._points) > _TABLES:
                self._points.popitem(last=False)
        return past


def _beginning(match: Match) -> Followed:
    players = len(set(match.players))
    return Followed(match.game, players, match.game.readings(match.state))


def _moves(match: Match) -> int:
    return len(match.lines)


def _is_before(past: Match, match: Match) -> bool:
    """Has the match gone through this point? (It may have gone back behind it.)"""
    return past.lines == match.lines[: len(past.lines)]
