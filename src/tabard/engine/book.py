"""The rule book: its numbered rules, and what a game says by their numbers.

A chapter declares each sentence right above the rule that says it::

    BOOK = Book(RuleText("7", _("March"), _("To an adjacent city.")))
    NO_ROAD = BOOK.refuse("7", _("No road joins {here} and {there}."), here=CITIES, there=CITIES)
    MARCHED = BOOK.told("marched", "7", _("{seat} marches to {city}."), seat=SEATS, city=CITIES)

What a word means in most sentences is said once, before the first of them::

    BOOK.means(CITIES, "city here there")
    NO_ROAD = BOOK.refuse("7", _("No road joins {here} and {there}."))
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from .events import Events
from .kinds import SEATS, Kind
from .refusals import Refusals
from .words import say

NUMBER = re.compile(r"[A-Z]*\d+(\.[A-Z]?\d+)*[a-z]?")
RANGE = re.compile(r"(?P<before>[A-Z]*(?:\d+\.)*)(?P<first>\d+) to (?P=before)(?P<last>\d+)")


def carried_out(docstring: str | None) -> list[str]:
    """The numbers of the rules that a function carries out: they stand last in the first paragraph
    of its docstring, ``A tribe loses one, until all have gone (4.9, 76 to 79, as an option).``"""
    parts = _said_last(docstring).split(",")
    named = (number for part in parts for number in _numbers(part.strip()))
    return list(takewhile(NUMBER.fullmatch, named))


def first_carried_out(docstring: str | None) -> str:
    """The first of these numbers, also where a part of that rule is meant: ``3.3 (b)``."""
    found = NUMBER.match(_said_last(docstring))
    return found.group() if found else ""


def _said_last(docstring: str | None) -> str:
    """What stands in the brackets with which the first paragraph ends."""
    first = " ".join((docstring or "").split("\n\n")[0].split())
    last = re.search(r"\(((?:[^()]|\([^()]*\))*)\)[.?!]?$", first)
    return last.group(1) if last else ""


def _numbers(part: str) -> Iterator[str]:
    """A number; or all numbers of a range, such as ``76 to 79``."""
    found = RANGE.fullmatch(part)
    if not found:
        yield part
        return
    first, last = found["first"], found["last"]
    for number in range(int(first), int(last) + 1):
        yield f"{found['before']}{number:0{len(first)}}"


@dataclass(frozen=True)
class RuleText:
    """One numbered rule of the rule book, in our own words; ``source`` says where it stands."""

    number: str
    title: str
    text: str
    source: str = ""
    options: tuple[str, ...] = ()


class Book:
    """The rules of a game, and what it says by their numbers: ``refuse`` declares why not (for
    ``because``), ``told`` what happened (for ``tell``), ``complain`` what cannot be on a table."""

    def __init__(self, *rules: RuleText) -> None:
        self.rules = rules
        self.usual: dict[str, Kind] = {SEATS.kind: SEATS}
        self.refusals, self.events = Refusals(self.usual), Events(self.usual)
        self.complaints = Refusals(self.usual)
        self.refuse, self.told = self.refusals.add, self.events.add
        self.complain = self.complaints.add

    def means(self, kind: Kind, words: str) -> None:
        """These words, in the sentences of this game that do not say otherwise, name something of
        this kind; a seat is called so unsaid. Raises ValueError for a word that means another."""
        for word in words.split():
            known = self.usual.get(word, kind)
            if known is not kind and known is not SEATS:
                raise ValueError(f"{word} means {self.usual[word].kind} already")
            self.usual[word] = kind

    def said(self, sentence: str, /, **facts: object) -> str:
        """A sentence now, each thing in it by the name that its word means: ``said(_("{seat}
        marches to {city}."), seat=0, city=7)``. Words, and plain numbers, are said as they are."""
        return say(sentence, **{word: self._named(word, fact) for word, fact in facts.items()})

    def _named(self, word: str, fact: object) -> object:
        kind = self.usual.get(word)
        if kind is None or not isinstance(fact, int) or not (kind.words or kind.phrase):
            return fact
        return kind.name(fact)
