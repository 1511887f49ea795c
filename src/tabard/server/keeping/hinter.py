"""Whoever gives hints: thinks a second for a seat, from what it may know, in the thread that asks.

One hint is thought about at a time in a worker, few wait, and one of a guest; the time of it is
charged to him like all his requests'. So neither the tables nor the bots wait for anybody's hint.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from tabard.engine.match import Match
from tabard.engine.words import _, say
from tabard.players.thinks import HINTS, hints

from ..complaints import OnTheWay, TooOften
from ..inn import Inn
from ..inn.reckoning import InTurn
from ..inn.rooms import Advised, Hint

_SOON = 10  # seconds after which to ask again for what is being made


class Hinter:
    """Gives hints at the tables of an inn."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self._turns = InTurn(_("Too many ask for hints at once; ask again in a moment."))
        self._guests: set[str] = set()
        self._lock = threading.Lock()

    def hint(self, guest: str, table: str, token: str | None, seat: int) -> Hint:
        """The moves that a search likes for this viewer's seat. Raises OnTheWay, TooOften and what
        the inn complains of."""
        return self.inn.hint(table, token, seat, partial(self._think, guest))

    def _think(self, guest: str, match: Match, seat: int) -> Hint:
        with self._alone(guest), self._turns.in_turn():
            advice = hints(match, seat)
        if advice is None:
            sentence = _("Whoever gives hints is still on the way; ask again soon.")
            raise OnTheWay(say(sentence), wait=_SOON)
        rows = match.game.actions.rows
        return tuple(Advised(rows[one.row].words, one.share, one.worth) for one in advice[:HINTS])

    @contextmanager
    def _alone(self, guest: str) -> Iterator[None]:
        with self._lock:
            if guest in self._guests:
                sentence = _("A hint of yours is being thought about already; wait for it.")
                raise TooOften(say(sentence))
            self._guests.add(guest)
        try:
            yield
        finally:
            self._guests.discard(guest)
