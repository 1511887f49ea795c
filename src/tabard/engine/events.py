"""What is told: the events of a game, whose rows of numbers become sentences for each viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .kinds import EVERYBODY, HIDDEN, Kind
from .state import FACTS
from .words import say


@dataclass(frozen=True)
class Event:
    """One kind of event: its rule, its sentence, the kinds of its facts.

    ``secret`` maps a fact to the fact that names the only seat which may read it; others read
    ``unseen``, a sentence without that fact. ``weight`` says how much it matters for the story of
    a game (0 everyday, 1 a setback or gain, 2 a turning point).
    """

    number: int
    word: str
    rule: str
    sentence: str
    facts: tuple[tuple[str, Kind], ...]
    secret: tuple[tuple[str, str], ...] = ()
    unseen: str = ""
    weight: int = 0


@dataclass(frozen=True)
class Told:
    """Something that happened, as one viewer may know it."""

    event: str
    rule: str
    facts: dict[str, str | int]
    sentence: str
    weight: int = 0


class Events:
    """All events of one game, numbered in the order in which they were declared."""

    def __init__(self) -> None:
        self.all: list[Event] = []

    def add(
        self,
        word: str,
        rule: str,
        sentence: str,
        *,
        secret: dict[str, str] | None = None,
        unseen: str = "",
        weight: int = 0,
        **facts: Kind,
    ) -> int:
        """Declare an event with up to five facts; returns its number."""
        if len(facts) > FACTS:
            raise ValueError(f"an event has at most {FACTS} facts")
        number = len(self.all)
        hidden = tuple((secret or {}).items())
        self.all.append(
            Event(number, word, rule, sentence, tuple(facts.items()), hidden, unseen, weight)
        )
        return number

    def under(self, rule: str, word: str, told: int) -> int:
        """Declare the sentence of another event, told where another rule brings it about."""
        event = self.all[told]
        facts: dict[str, Any] = dict(event.facts)
        return self.add(word, rule, event.sentence, weight=event.weight, **facts)

    def kinds(self, word: str) -> dict[str, Kind]:
        """The facts of the event of this word, and what each of them is."""
        return self._by_word[word]

    @cached_property
    def _by_word(self) -> dict[str, dict[str, Kind]]:
        return {event.word: dict(event.facts) for event in self.all}

    def seen(self, row: Iterable[int], viewers: Iterable[int] | None) -> list[int]:
        """A told row with HIDDEN in place of what these seats may not read (None: read all)."""
        row = list(row)
        if viewers is not None:
            event = self.all[row[0]]
            place = {key: i + 1 for i, (key, _) in enumerate(event.facts)}
            for fact, owner in event.secret:
                if row[place[owner]] not in (EVERYBODY, *viewers):
                    row[place[fact]] = HIDDEN
        return row

    def explain(self, row: list[int], name: Callable[[Kind, int], str]) -> Told:
        """A told row in words."""
        event = self.all[row[0]]
        facts: dict[str, str | int] = {}
        named: dict[str, str] = {}
        hidden = False
        for (key, kind), value in zip(event.facts, row[1:], strict=False):
            hidden = hidden or value == HIDDEN
            if value != HIDDEN:
                facts[key] = kind.word(value) if kind.words else value
                named[key] = name(kind, value)
        sentence = say(event.unseen if hidden else event.sentence, **named)
        return Told(event.word, event.rule, facts, sentence, event.weight)
