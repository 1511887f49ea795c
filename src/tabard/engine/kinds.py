"""Kinds of things: the named numbers that a game is made of.

A ``Kind`` is a whole number, how many there are of it, and it knows their words:
``range(CITIES)`` walks over all cities, ``CITIES.word(3)`` is ``"genua"``.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from .languages import MINUS, spoken
from .words import Counted, digits, name_of, numbered, say

MAX_SEATS = 6
CHANCE = MAX_SEATS  # the seat that rolls the dice and turns the cards
OPEN = -1  # a field of a long move that has not been said yet
HIDDEN = -30000  # what a viewer may not know
NOBODY, EVERYBODY = -2, -1  # who sees the things in a place; a number of 0 or more is one seat


_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W_])")


@lru_cache(maxsize=10_000)
def plain(name: str) -> str:
    """A name as somebody writes it who has neither capitals, accents, spaces nor a minus other than
    the hyphen; a hyphen inside a name is a space too."""
    letters = unicodedata.normalize("NFD", name.lower().replace(MINUS, "-"))
    kept = "".join(c for c in letters if c.isalnum() or c in " _-")
    return "_".join(_HYPHEN.sub(" ", kept).split())


@lru_cache(maxsize=10_000)
def spelt(name: str) -> str:
    """A name as one word that can be typed, with the accents and apostrophes that belong to it."""
    kept = "".join(c for c in name.lower() if c.isalnum() or c in " _-'’")
    return "_".join(kept.split())


def _in_digits(value: int) -> str:
    """A number as people read it; of one below nothing a sentence may still want the number."""
    return numbered(digits(value), value) if value < 0 else str(value)


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
    phrase: Counted | None = None  # of a number of things: how one of them is said, and many
    ones: dict[str, str]  # of names of many: what one is called
    none: str = ""  # and none, where that reads otherwise
    kept: str = ""  # of things of which none is lost: the rule that says so
    rule: str  # of numbers: the rule that sets their ends, where it is not their verb's own
    _index: dict[str, int]
    _written_in: dict[str, Written]

    def __new__(
        cls,
        kind: str,
        words: Iterable[str],
        names: Iterable[str] | None = None,
        *,
        first: int = 0,
        seen_by: Sequence[int] | None = None,
        rule: str = "",
        room: int | None = None,
        ones: Mapping[str, str] | None = None,
    ) -> Kind:
        words = tuple(words)
        self = super().__new__(cls, len(words) if room is None else room)
        self.kind = kind
        self.words = words
        self.names = tuple(names) if names is not None else words
        self.first = first
        self.rule = rule
        self.ones = dict(ones or {})
        self.seen_by = tuple(seen_by) if seen_by is not None else (EVERYBODY,) * len(words)
        self._index = {word: first + i for i, word in enumerate(words)}
        self._written_in = {}
        if len(self._index) != len(words) or len(self.names) != len(words):
            raise ValueError(f"the words of {kind} are not unique, or a name is missing")
        return self

    def __getnewargs_ex__(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (self.kind, self.words, self.names), {"room": int(self)}

    @property
    def numbers(self) -> range:
        """All values, in order."""
        return range(self.first, self.first + (len(self.words) or int(self)))

    def word(self, value: int) -> str:
        """The word for a value; a number stands for itself where no word is known."""
        i = value - self.first
        return self.words[i] if 0 <= i < len(self.words) else str(value)

    def name(self, value: int) -> str:
        """The name that people read."""
        if self.none and value == 0:
            return numbered(say(self.none), 0)
        if self.phrase is not None:
            return say(self.phrase, count=value)
        i = value - self.first
        if not 0 <= i < len(self.words):
            return _in_digits(value)
        name = self.names[i]
        if name == str(value):
            return _in_digits(value)
        return name_of(name, self.kind, self.ones.get(name, ""))

    @property
    def called(self) -> dict[str, int]:
        """What people may write: every word, and every name in plain letters that is no word, as
        it is printed in their language or in English."""
        return self._written.called

    def typed(self, value: int) -> str:
        """The word by which people write a thing in their language: its name (and a number, where
        others have that name too); its own word in English."""
        return self._written.typed.get(value) or self.word(value)

    def __getitem__(self, word: str) -> int:
        """The value of a word that is surely one: ``CITIES["genua"]``."""
        return self._index[word]

    def value(self, word: str) -> int | None:
        """The value of a word, or None."""
        return self._index.get(word)

    def meant(self, text: str) -> list[int]:
        """What a word means, or a name as it is printed: one thing, all that share the name, or
        nothing."""
        value = self._index.get(text)
        return self._written.named.get(plain(text), []) if value is None else [value]

    @property
    def of_several_words(self) -> frozenset[str]:
        """The names that are printed with spaces, in plain letters."""
        return self._written.of_several_words

    @property
    def _written(self) -> Written:
        """What may be written in the language of the moment."""
        code = spoken().code
        if code not in self._written_in:
            self._written_in[code] = Written(self)
        return self._written_in[code]


class Written:
    """What people may write for the things of a kind: their names, in plain letters."""

    def __init__(self, kind: Kind) -> None:
        english = dict(zip(kind.numbers, kind.names, strict=False))
        said = {value: name_of(name, kind.kind) for value, name in english.items()}
        printed = [*english.items(), *(() if english == said else said.items())]
        self.named: dict[str, list[int]] = {}
        for value, name in [*((v, kind.word(v)) for v in english), *printed]:
            if (written := plain(name)) and value not in self.named.setdefault(written, []):
                self.named[written].append(value)
        sure = {plain(n): v for v, n in printed if len(self.named.get(plain(n), ())) == 1}
        foreign = {} if english == said or kind.kind == "seat" else said
        apart = ((v, w) for v, w in _told_apart(foreign) if kind._index.get(plain(w), v) == v)
        self.typed = {v: w for v, w in apart if self.named.get(plain(w), [v]) == [v]}
        self.called = {plain(w): v for v, w in self.typed.items()} | sure | kind._index
        several = (name for _value, name in printed if re.search("[ -]", name))
        self.of_several_words = frozenset(plain(name) for name in several)


def _told_apart(names: Mapping[int, str]) -> Iterator[tuple[int, str]]:
    """Each name as it can be typed; those that several things have are numbered."""
    often = Counter(map(plain, names.values()))
    before: Counter[str] = Counter()
    for value, name in names.items():
        word = plain(name)
        before[word] += 1
        if word:
            yield value, spelt(name) if often[word] == 1 else f"{spelt(name)}_{before[word]}"


def numbers(first: int, last: int, *, rule: str = "") -> Kind:
    """The whole numbers from ``first`` to ``last``, both included; ``rule`` sets these ends."""
    return Kind("number", [str(n) for n in range(first, last + 1)], first=first, rule=rule)


def upto(last: int, *, rule: str = "") -> Kind:
    """The whole numbers 0 to ``last``."""
    return numbers(0, last, rule=rule)


def so_many(phrase: Counted, last: int | None = None, *, none: str = "", kept: str = "") -> Kind:
    """Any number of things that are counted, or 0 to ``last`` of them: ``so_many(n_("{count} coin",
    "{count} coins"))`` is said “1 coin” and “2 coins” wherever a sentence names such a fact;
    ``none`` says 0 of them, where that reads better in words. ``kept`` is the rule by which all
    ``last`` of them are always somewhere on the table (``engine.unsaid``)."""
    kind = Kind("number", []) if last is None else upto(last)
    kind.phrase, kind.none, kind.kept = phrase, none, kept
    return kind


def with_room(kind: Kind, room: int) -> Kind:
    """The same things; where their number is kept there is room for so many."""
    return Kind(kind.kind, kind.words, kind.names, first=kind.first, room=room)


def or_none(kind: Kind, word: str = "none") -> Kind:
    """The same things and one more: none of them."""
    return Kind(kind.kind, (*kind.words, word), (*kind.names, word), first=kind.first)


def or_nobody(kind: Kind, word: str) -> Kind:
    """The same things, and -1 for none of them."""
    return Kind(kind.kind, [word, *kind.words], [word, *kind.names], first=-1)


class Several(Kind):
    """Any of the things of a kind together, kept as a bit for each: ``several(SEATS)``."""

    of: Kind

    def __new__(cls, of: Kind) -> Several:
        self = int.__new__(cls, 1 << int(of))
        self.kind, self.words, self.names, self.ones = "number", (), (), {}
        self.first, self.seen_by, self._index, self._written_in = 0, (), {}, {}
        self.of = of
        return self

    def __getnewargs_ex__(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (self.of,), {}

    def listed(self, value: int) -> list[str]:
        """The words of the things whose bits are set."""
        return [self.of.word(self.of.first + i) for i in range(int(self.of)) if value >> i & 1]

    def bit(self, value: int) -> int:
        """The bit of one thing."""
        return 1 << value - self.of.first


def several(kind: Kind) -> Several:
    """Any of these things together, as a bit for each."""
    return Several(kind)


def one_more(kind: Kind, word: str = "none") -> Kind:
    """None, or one of these things, counted from 1 (a field that holds 1 + the thing)."""
    return Kind("number", (word, *kind.words), (word, *kind.names))


SEATS = Kind("seat", [str(n + 1) for n in range(MAX_SEATS)])
NUMBER = Kind("number", [])  # any number: it is its own word
