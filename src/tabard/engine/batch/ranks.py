"""Who came where in many games that are over: a small program of its own, beside a game's loops, so
that neither waits for the other to be compiled."""

from __future__ import annotations

from typing import Any

from ..flow.loop import bind
from ..game import Game
from ..kinds import MAX_SEATS
from .compiled import doors, in_a_sentence, sources
from .stepwise import rank_seats, takes


class Ranks:
    """A game's places and scores as machine code. Raises Unlawful for a rule that cannot be
    compiled."""

    def __init__(self, game: Game) -> None:
        from tabard.compiler.build import build

        scope: dict[str, Any] = {"place": game.place, "score": game.score}
        bind({"rank_seats": rank_seats}, scope)
        with in_a_sentence():
            opened = doors({"rank_seats": scope["rank_seats"]}, takes(game))
            self._doors = build(
                f"{game.name}-ranks", opened, game.state.layout(), sources(game, {})
            )

    def of(self, tables: Any) -> tuple[Any, Any]:
        """The places and the scores at these tables (packed records), a row for each and a column
        for each seat that there can be; nothing but 0 where a game goes on."""
        import numpy as np

        places = np.zeros((len(tables), MAX_SEATS), np.int64)
        scores = np.zeros_like(places)
        if len(tables):
            self._doors.call("rank_seats", tables, places, scores, 0, len(tables))
        return places, scores
