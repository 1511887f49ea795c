"""Refusals: why a move is not allowed, with the rule's number, a sentence and the facts.

A game declares each of its refusals once, beside the rule that gives it::

    NO_ROAD = refuse("7", _("No road joins {here} and {there}."), here=CITIES, there=CITIES)

where ``refuse`` is that of its ``Book``, and the rule returns ``because(NO_ROAD, here,
city)``. Inside rules a refusal is one whole number; nothing that is kept depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .kinds import Kind
from .rule import reasons
from .words import facts_of, say


@dataclass(frozen=True)
class Because:
    """A declared reason to refuse: the rule broken, its sentence, the kinds of its facts."""

    code: int
    rule: str
    sentence: str
    facts: tuple[tuple[str, Kind], ...]


class Reason(int):
    """The number of a declared reason, which knows what it stands for."""

    because: Because


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed.

    ``rule`` is the number in the rule book, ``sentence`` says it to a person, ``facts`` are the
    words of what made it fail (``{"here": "genua", "legions": 2}``).
    """

    rule: str
    sentence: str
    facts: dict[str, str | int]


class Refused(Exception):
    """A move that was not allowed; nothing has changed. ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Refusals:
    """All reasons of one game, in the order in which they were declared; code 0 is LEGAL. ``usual``
    says what a fact is of which a declaration says nothing."""

    def __init__(self, usual: Mapping[str, Kind] | None = None) -> None:
        self.all: list[Because] = []
        self.usual = {} if usual is None else usual

    def add(self, rule: str, sentence: str, **said: Kind) -> Reason:
        """Declare a reason with up to three facts; returns its code. Raises ValueError for more,
        and for a fact of which nobody says what it is."""
        facts = facts_of(sentence, said, self.usual)
        if len(facts) > 3:
            raise ValueError("a refusal has at most three facts")
        reason = Reason(len(self.all) + 1)
        reason.because = Because(int(reason), rule, sentence, tuple(facts.items()))
        self.all.append(reason.because)
        return reason

    def explain(self, refusal: int, name: Callable[[Kind, int], str] | None = None) -> Refusal:
        """The refusal in words, from the number that a rule returned. ``name`` says how a viewer
        calls a thing (a seat, say)."""
        code, values = reasons(refusal)
        because = self.all[code - 1]
        name = name or (lambda kind, value: kind.name(value))
        pairs = [
            (key, kind, value) for (key, kind), value in zip(because.facts, values, strict=False)
        ]
        facts = {key: value if not kind.words else kind.word(value) for key, kind, value in pairs}
        sentence = say(because.sentence, **{key: name(kind, value) for key, kind, value in pairs})
        return Refusal(because.rule, sentence, facts)
