"""What can be reckoned before it is risked: exact chances, from what one seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from .find import find_game
from .game import Game, Misused
from .moves import Move, read_move
from .secrecy.secrets import Counts, hidden_counts, view
from .state import Record
from .words import _, digits, say


def examples(game: str, *moves: str) -> str:
    """Moves for which somebody may ask, as people write them in their language."""
    actions = find_game(game).actions
    return ", ".join(read_move(actions, words).typed for words in moves)


@dataclass(frozen=True)
class Chance:
    """One way in which it may come out: its word (``win``), what it is in a sentence, and how
    likely it is, from 0 to 1."""

    word: str
    sentence: str
    value: Fraction

    @property
    def percent(self) -> str:
        """How likely, as people read it."""
        return digits(float(self.value), ".1%")


@dataclass(frozen=True)
class Odds:
    """The chances of one thing that may be risked; they add up to 1.

    ``title`` says of what. ``assumes`` are the sentences without which the numbers mean nothing:
    what others are taken to do, and what is counted.
    """

    title: str
    chances: tuple[Chance, ...]
    assumes: tuple[str, ...] = ()


# What a game offers: the chances of a move (None: of whatever can be risked now), from the view of
# a seat and the numbers of pieces that it may not see. Raises Misused where nothing is risked.
Reckoner = Callable[[Record, Counts, int, Move | None], list[Odds]]


def reckon(game: Game, state: Record, seat: int, said: Move | None) -> list[Odds]:
    """The chances as a seat may know them. Raises Misused."""
    if game.odds is None:
        raise Misused(say(_("{game} has no odds to reckon."), game=game.title))
    seen, hidden = view(game, state, (seat,)), hidden_counts(game, state, (seat,))
    reckoned: list[Odds] = game.odds(seen, hidden, seat, said)
    return reckoned


def odds_facts(odds: Odds) -> dict[str, Any]:
    """The chances of one risk for programs."""
    return {
        "title": odds.title,
        "assumes": list(odds.assumes),
        "chances": [_chance_facts(chance) for chance in odds.chances],
    }


def _chance_facts(chance: Chance) -> dict[str, Any]:
    value = chance.value
    return {
        "word": chance.word,
        "sentence": chance.sentence,
        "value": float(value),
        "exact": f"{value.numerator}/{value.denominator}",
    }
