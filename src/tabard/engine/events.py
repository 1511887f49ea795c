"""What is told: the events of a game, whose rows of numbers become sentences for each viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .kinds import EVERYBODY, HIDDEN, Kind
from .state import FACTS
from .words import facts_named, facts_of, listed, say

FIRST, SECOND = 0, 1  # the sides of an episode, in the order in which its opening names them


@dataclass(frozen=True)
class Part:
    """What a told line is in an episode: a fight, a landfall, a loss. Its facts go by their words.

    ``opens`` names the sides that begin it (none where nobody is against anybody); told again of
    the same sides, before that has come out, it goes on, or begins ``anew``. ``joins`` is a side
    that is named later. ``dice`` are faces that were thrown, with ``pips`` sides (a fact; else 6),
    ``instead`` of another face. ``adds`` is what counts for a side and ``takes`` what counts
    against it (a fact, or a number that is always the same), said ``beside`` its dice where nobody
    reads it on the table, ``totals`` what it has in all,
    ``reach`` what that had to reach, and ``threw`` the sum of its dice. ``of`` says which side,
    where the line itself names none. ``ends`` says how it came out; ``won`` which side has won (a
    fact that names it, or a side). A part that says none of this belongs to the episode, and no
    more. One that ``leads`` belongs to none: whatever is told right after it comes of it (a card
    that makes natives rise); one that opens an episode leads to the fight that is told right after
    that.
    """

    opens: tuple[str, ...] | None = None
    anew: bool = False
    joins: str = ""
    dice: tuple[str, ...] = ()
    pips: str = ""
    instead: str = ""
    adds: str | int = 0
    takes: str | int = 0
    beside: bool = False
    totals: tuple[str, ...] = ()
    reach: str = ""
    threw: tuple[str, ...] = ()
    of: int | None = None
    ends: bool = False
    won: str | int | None = None
    leads: bool = False

    @property
    def is_result(self) -> bool:
        """Does it say how the episode came out?"""
        return self.ends or self.won is not None

    @property
    def only_leads(self) -> bool:
        """Does it belong to no episode, and lead to the next?"""
        return self.leads and self.opens is None

    @property
    def facts(self) -> set[str]:
        """The facts that it names."""
        one = (self.joins, self.pips, self.instead, self.adds, self.takes, self.won, self.reach)
        many = (*(self.opens or ()), *self.dice, *self.totals, *self.threw)
        return {fact for fact in (*one, *many) if isinstance(fact, str) and fact}


@dataclass(frozen=True)
class Event:
    """One kind of event: its rule, its sentence, the kinds of its facts.

    ``secret`` maps a fact to the fact that names the only seat which may read it; others read
    ``unseen``, a sentence without that fact. It goes without saying that what only the sentence
    names is for ``seat`` alone. ``weight`` says how much it matters for the story of
    a game (0 everyday, 1 a setback or gain, 2 a turning point), ``part`` what it is in an episode
    (``drawn.episodes``); one that ``begins`` opens a round of the whole table; one that ``scores``
    changes somebody's points, by the fact of this name. Several that come one upon another, and of
    which only one fact differs, may be told ``together``: that fact is named then of all of them,
    and their points are added up.
    """

    number: int
    word: str
    rule: str
    sentence: str
    facts: tuple[tuple[str, Kind], ...]
    secret: tuple[tuple[str, str], ...] = ()
    unseen: str = ""
    weight: int = 0
    part: Part | None = None
    begins: bool = False
    scores: str = ""
    together: str = ""

    @property
    def scores_at(self) -> int:
        """Where in a told row those points stand; 0: it changes none."""
        keys = ["", *(key for key, _kind in self.facts)]
        return keys.index(self.scores)


@dataclass(frozen=True)
class Told:
    """Something that happened, as one viewer may know it."""

    event: str
    rule: str
    facts: dict[str, str | int]
    sentence: str
    weight: int = 0


class Events:
    """All events of one game, numbered in the order in which they were declared. ``usual`` says
    what a fact is of which a declaration says nothing."""

    def __init__(self, usual: Mapping[str, Kind] | None = None) -> None:
        self.all: list[Event] = []
        self.usual = {} if usual is None else usual

    def add(
        self,
        word: str,
        rule: str,
        sentence: str,
        *,
        secret: dict[str, str] | None = None,
        unseen: str = "",
        weight: int = 0,
        part: Part | None = None,
        begins: bool = False,
        scores: str = "",
        together: str = "",
        **said: Kind,
    ) -> int:
        """Declare an event with up to five facts; returns its number. Raises ValueError for more,
        for a fact of which nobody says what it is, and for one that is named and is none."""
        facts = facts_of(sentence, said, self.usual)
        if len(facts) > FACTS:
            raise ValueError(f"an event has at most {FACTS} facts")
        if part and not part.facts <= facts.keys():
            unknown = ", ".join(sorted(part.facts - facts.keys()))
            raise ValueError(f"{word} has no such facts for its part: {unknown}")
        if scores and scores not in facts:
            raise ValueError(f"{word} has no such fact to score by: {scores}")
        if together and together not in facts:
            raise ValueError(f"{word} has no such fact to be told together: {together}")
        if unseen and secret is None:
            secret = {fact: "seat" for fact in facts if fact not in facts_named(unseen)}
        number = len(self.all)
        hidden = tuple((secret or {}).items())
        known = tuple(facts.items())
        about = (weight, part, begins, scores, together)
        event = Event(number, word, rule, sentence, known, hidden, unseen, *about)
        self.all.append(event)
        return number

    def under(self, rule: str, word: str, told: int, part: Part | None = None) -> int:
        """Declare the sentence of another event, told where another rule brings it about; it has
        the same ``part`` in an episode, where none is said."""
        event = self.all[told]
        facts: dict[str, Any] = dict(event.facts)
        part = part or event.part
        return self.add(word, rule, event.sentence, weight=event.weight, part=part, **facts)

    def kinds(self, word: str) -> dict[str, Kind]:
        """The facts of the event of this word, and what each of them is."""
        return self._by_word[word]

    @cached_property
    def _by_word(self) -> dict[str, dict[str, Kind]]:
        return {event.word: dict(event.facts) for event in self.all}

    def seen(self, row: Iterable[int], viewers: Iterable[int] | None) -> list[int]:
        """A told row with HIDDEN in place of what these seats may not read (None: read all)."""
        row = list(row)
        event = self.all[row[0]]
        if viewers is not None and event.secret:
            place = {key: i + 1 for i, (key, _) in enumerate(event.facts)}
            for fact, owner in event.secret:
                if row[place[owner]] not in (EVERYBODY, *viewers):
                    row[place[fact]] = HIDDEN
        return row

    def alike(self, row: Sequence[int]) -> tuple[int, ...]:
        """A row without what may differ where several are told together."""
        event = self.all[row[0]]
        apart = {event.together, event.scores} if event.together else set()
        keys = ["", *(key for key, _kind in event.facts)]
        return tuple(v for key, v in zip(keys, row, strict=False) if key not in apart or not key)

    def explain_all(self, rows: Sequence[Sequence[int]], name: Callable[[Kind, int], str]) -> str:
        """Rows that are alike, in one sentence: each is named by what differs. Those of which a
        viewer may not know that say it of one, and so do those in which nothing differs."""
        event, one = self.all[rows[0][0]], [*rows[0]]
        keys = ["", *(key for key, _kind in event.facts)]
        place = keys.index(event.together)
        if not place or any(row[place] == HIDDEN for row in rows):
            return self.explain(one, name).sentence
        if event.scores:
            one[event.scores_at] = sum(row[event.scores_at] for row in rows)
        named = {
            key: name(kind, value) for (key, kind), value in zip(event.facts, one[1:], strict=False)
        }
        kind = event.facts[place - 1][1]
        named[event.together] = listed(
            name(kind, value) for value in sorted(r[place] for r in rows)
        )
        return say(event.sentence, **named)

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
