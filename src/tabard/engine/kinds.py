"""Kinds of things: the named numbers that a game is made of.

A ``Kind`` is a whole number, how many there are of it, and it knows their words:
``range(CITIES)`` walks over all cities, ``CITIES.word(3)`` is ``"genua"``.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

MAX_SEATS = 6
CHANCE = MAX_SEATS  # the seat that rolls the dice and turns the cards
OPEN = -1  # a field of a long move that has not been said yet
HIDDEN = -30000  # what a viewer may not know
NOBODY, EVERYBODY = -2, -1  # who sees the things in a place; a number of 0 or more is one seat


def plain(name: str) -> str:
    """A name as somebody writes it who has neither capitals, accents nor spaces."""
    letters = unicodedata.normalize("NFKD", name.lower())
    return "_".join("".join(c for c in letters if c.isalnum() or c in " _-").split())


class Kind(int):
    """How many things there are of a kind, with a word and a name for each.

    ``words`` are used in moves, records and positions (lower case, no spaces, unique);
    ``names`` are shown to people. Values run from ``first`` to ``first + count - 1``.
    """

    kind: str
    words: tuple[str, ...]
    names: tuple[str, ...]
    first: int
    seen_by: tuple[int, ...]
    _index: dict[str, int]

    def __new__(
        cls,
        kind: str,
        words: Iterable[str],
        names: Iterable[str] | None = None,
        *,
        first: int = 0,
        seen_by: Sequence[int] | None = None,
    ) -> Kind:
        words = tuple(words)
        self = super().__new__(cls, len(words))
        self.kind = kind
        self.words = words
        self.names = tuple(names) if names is not None else words
        self.first = first
        self.seen_by = tuple(seen_by) if seen_by is not None else (EVERYBODY,) * len(words)
        self._index = {word: first + i for i, word in enumerate(words)}
        if len(self._index) != len(words) or len(self.names) != len(words):
            raise ValueError(f"the words of {kind} are not unique, or a name is missing")
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.kind, self.words, self.names)

    @property
    def numbers(self) -> range:
        """All values, in order."""
        return range(self.first, self.first + int(self))

    def word(self, value: int) -> str:
        """The word for a value; a number stands for itself where no word is known."""
        i = value - self.first
        return self.words[i] if 0 <= i < int(self) else str(value)

    def name(self, value: int) -> str:
        """The name that people read."""
        i = value - self.first
        return self.names[i] if 0 <= i < int(self) else str(value)

    @cached_property
    def called(self) -> dict[str, int]:
        """What people may write: every word, and every name in plain letters that is no word."""
        names = {plain(name): self.first + i for i, name in enumerate(self.names)}
        twice = Counter(plain(name) for name in self.names)
        return {n: v for n, v in names.items() if twice[n] == 1} | self._index

    def value(self, word: str) -> int | None:
        """The value of a word, or None."""
        return self._index.get(word)


def numbers(first: int, last: int) -> Kind:
    """The whole numbers from ``first`` to ``last``, both included."""
    return Kind("number", [str(n) for n in range(first, last + 1)], first=first)


def upto(last: int) -> Kind:
    """The whole numbers 0 to ``last``."""
    return numbers(0, last)


def or_none(kind: Kind, word: str = "none") -> Kind:
    """The same things and one more: none of them."""
    return Kind(kind.kind, (*kind.words, word), (*kind.names, word), first=kind.first)


SEATS = Kind("seat", [str(n + 1) for n in range(MAX_SEATS)])
NUMBER = Kind("number", [])  # any number: it is its own word
