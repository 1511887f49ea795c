"""A hint: what a search would do in the viewer's seat, as people read it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabard.drawn.speaking import move_said
from tabard.engine.match import choosing
from tabard.engine.moves import Unclear
from tabard.engine.words import begun, digits
from tabard.players.thinks import compared
from tabard.server.inn.rooms import Room

from .sight import Sight


@dataclass(frozen=True)
class Advice:
    """A move that is liked, or the beginning of a long one: its words, how people read them, how
    much of the thought it was worth, and how much better or worse the table is after it."""

    words: str
    said: str
    share: float
    sentence: str

    @property
    def percent(self) -> str:
        """Its share, as people read it; a move that was looked at is never worth nothing."""
        return digits(self.share, ".0%") if self.share >= 0.005 else "<1%"


def advised(room: Room, sight: Sight) -> Iterator[Advice]:
    """The hint that the viewer was given for what he is asked; nothing where he was given none."""
    given = room.hints.get(sight.asks, ()) if sight.asks is not None else ()
    for one in given:
        sentence = begun(compared(one.worth, only=len(given) == 1))
        yield Advice(one.words, _said(sight, one.words), one.share, sentence)


def _said(sight: Sight, words: str) -> str:
    """As people read it; as it was kept, where nobody understands it any more."""
    assert sight.asks is not None
    try:
        return move_said(sight.match, choosing.begun(sight.match, sight.asks, words))
    except Unclear:
        return words
