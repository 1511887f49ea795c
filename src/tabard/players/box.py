"""A closed box: what a seat may know of a table, to be asked but not to be looked into."""

from __future__ import annotations

from collections.abc import Callable, Container, MutableSequence
from typing import Any

from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess
from tabard.engine.state import Record


class Box:
    """A guess of the table, made from what one seat may know. Bots hold boxes, never tables."""

    def __init__(self, guessed: Record) -> None:
        self.__guess = guessed

    def ask(self, rule: Callable[..., int], *rest: Any) -> int:
        """What a rule answers about the guess."""
        return int(rule(self.__guess.copy(), *rest))

    def pack(self) -> Any:
        """The guess as an array of one packed record, for machine code."""
        return self.__guess.pack()

    def try_out(self, rule: Callable[..., int], *rest: Any) -> int:
        """The same for a rule of a bot; it gets a second table to try things on."""
        return self.ask(rule, self.__guess.copy(), *rest)


def look(match: Match, seat: int, stream: list[int]) -> Box:
    """The box for a seat: what it cannot see is guessed by its own stream of chance."""
    return Box(guess(match.game, match.state, (seat,), stream))


def without(rows: MutableSequence[int], count: int, refused: Container[int]) -> int:
    """Leave out of the first ``count`` rows what others have refused; how many are left. Where
    nothing else can be done all of them stay."""
    left = [row for row in rows[:count] if row not in refused]
    if not left:
        return count
    for at, row in enumerate(left):
        rows[at] = row
    return len(left)
