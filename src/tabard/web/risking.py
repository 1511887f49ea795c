"""What are the odds? The chances of a move before it is made, from what its maker may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tabard.drawn.speaking import move_said
from tabard.engine.match.choosing import begun
from tabard.engine.moves import Unclear
from tabard.engine.odds import Odds
from tabard.server.complaints import Complaint
from tabard.server.inn import Inn
from tabard.server.inn.deciding import lawful

from .sight import Sight
from .typed import meant


@dataclass(frozen=True)
class Reckoned:
    """What was asked about, and its odds; else the sentence that says why there are none."""

    asked: str
    odds: tuple[Odds, ...] = ()
    sentence: str = ""

    @property
    def shared(self) -> tuple[str, ...]:
        """What all of them take for granted: it is said once."""
        first, *others = self.odds or (Odds("", ()),)
        return tuple(s for s in first.assumes if all(s in other.assumes for other in others))


Chances = Callable[[int, str], list[Odds]]  # those of a seat's move in words


def alone(inn: Inn, place: str, sight: Sight) -> Chances:
    """The odds at a table that no inn keeps, and that is known by its address."""

    def odds(seat: int, words: str) -> list[Odds]:
        with lawful():
            return inn.reckonings.of((place, 0, seat, words), lambda: sight.match.odds(seat, words))

    return odds


def reckoned(sight: Sight, odds: Chances) -> Reckoned | None:
    """The odds that were asked for; None where none were, or it is not up to this viewer."""
    words = sight.wish.odds
    if not words or sight.asks is None:
        return None
    try:
        words = meant(sight.match, sight.asks, words)
        asked = move_said(sight.match, begun(sight.match, sight.asks, words))
        return Reckoned(asked, tuple(odds(sight.asks, words)))
    except Unclear as unclear:
        return Reckoned(words, sentence=str(unclear))
    except Complaint as complaint:
        return Reckoned(asked, sentence=complaint.sentence)
