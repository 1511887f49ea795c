"""The table of moves. A move is a row: its number and its words are the same thing.

``rows(march, city=CITIES, legions=upto(3))`` makes one row for each combination.
``asked(sail, city=CITIES, legions=upto(3), card=CARDS)`` is a long move, said field by field: one
row for each value of each field; what has been said lies in the record as a draft, and nothing
else changes before the last field. ``limited(rule, verbs)``: where their phase is over for a seat,
``rule(state, seat)`` says which limit has closed it, or LEGAL. ``needing(rule, verbs)``: what all
need is said once, and refuses before the reasons of each. Neighbours of a verb ``x``, found in its
own chapter by name:

=============  =====================================================================
``why_not_x``  the refusal, or LEGAL; a field not said yet is OPEN. A verb without it can
               always be done
``weight_x``   for chance: how many alike things a row stands for (1 if absent)
``when_x``     is the verb worth asking about at all now? (a hint for speed)
``near_x``     are these values of the first fields (the later ones OPEN at first) worth
               asking about? (another; of a long verb only the first field is asked so)
``consent_x``  of a long verb: a bit for each seat that must agree before the move is made
``seen_by_x``  who may read the move's fields: EVERYBODY (if absent), NOBODY or a seat
``default_x``  is this the row to take for an absent seat? (if no row is: the first legal one;
               ``default=True`` where the verb is declared says that it always is)
``whose_x``    is what the first field names what somebody has in mind who asks why there is no
               such move? Its reason is told then (all rows are asked if absent)
=============  =====================================================================
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from tabard.compiler.source import write_out

from .kinds import OPEN, Kind, spelt
from .languages import spoken
from .rule import Table, table
from .words import name_of

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Verb:
    """A verb of the table with its rules. ``first`` and ``count`` say which rows are its own."""

    number: int
    word: str
    fields: tuple[tuple[str, Kind], ...]
    long: bool
    play: Rule
    why_not: Rule
    weight: Rule | None
    when: Rule | None
    near: Rule | None
    consent: Rule | None
    seen_by: Rule | None
    default: Rule | None
    final: bool
    limit: Rule | None = None
    whose: Rule | None = None
    first: int = 0
    count: int = 0
    starts: tuple[int, ...] = ()  # of a long verb: the first row of each field
    of: str = ""  # the game whose word it is

    @property
    def called(self) -> str:
        """What people call it: ``build fort``."""
        return name_of(self.word.replace("_", " "), f"{self.of}/verb")

    @property
    def typed(self) -> str:
        """The word by which people write it in their language."""
        return self.word if spoken().is_english else spelt(self.called)

    def field_typed(self, key: str) -> str:
        """The word by which people write a field of it in their language."""
        called = name_of(key.replace("_", " "), f"{self.of}/field")
        return key if spoken().is_english else spelt(called)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """What says why not, if anything does, and what carries the verb out."""
        return (self.play,) if self.why_not is never_refused else (self.why_not, self.play)

    @property
    def near_fields(self) -> int:
        """How many of the first fields ``near_x`` looks at."""
        return len(inspect.signature(self.near).parameters) - 2 if self.near else 0


def rows(play: Rule, *, final: bool = False, default: bool = False, **fields: Kind) -> Verb:
    """A verb with one row for each combination of its fields. ``final``: it shows its seat
    something new, so it cannot be undone. ``default``: it is what an absent seat does."""
    verb = _verb(play, False, final, fields)
    return replace(verb, default=always_taken) if default else verb


def asked(play: Rule, *, final: bool = False, **fields: Kind) -> Verb:
    """A long verb, said field by field."""
    return _verb(play, True, final, fields)


def never_refused(state: Any, seat: int, *_values: int) -> int:
    """What stands in place of ``why_not_x`` where there is none: silence means yes."""
    return 0


def always_taken(state: Any, seat: int, *_values: int) -> bool:
    """What stands in place of ``default_x`` of a verb that an absent seat always chooses."""
    return True


def limited(limit: Rule, verbs: Iterable[Verb]) -> list[Verb]:
    """These verbs, with the limit that closes their phase: the answer to whoever tries them when it
    is over."""
    return [replace(verb, limit=limit) for verb in verbs]


def needing(
    need: Rule, verbs: Iterable[Verb], near: Rule | None = None, whose: Rule | None = None
) -> list[Verb]:
    """These verbs, which all need the same: ``need(state, seat, …)`` refuses them before their own
    reasons are asked. It takes as many of their first fields as it looks at; where it looks at
    none, no row is asked about while it refuses. ``near`` is the hint of those that have none;
    whether the first field names what is the seat's own, says ``whose``."""
    asks = len(inspect.signature(need).parameters)
    needed = [_needing(need, asks, verb) for verb in verbs]
    return [replace(verb, near=verb.near or near, whose=verb.whose or whose) for verb in needed]


def _needing(need: Rule, asks: int, verb: Verb) -> Verb:
    taken = ["state", "seat", *(key for key, _kind in verb.fields)]
    asked, said = f"need({', '.join(taken[:asks])})", ", ".join(taken)
    silent = verb.why_not is never_refused
    own = "" if silent else f" or own({said})"
    own_when = " and own_when(state, seat)" if verb.when else ""
    scope: dict[str, Any] = {"__name__": __name__, "need": need}
    scope |= {"own": verb.why_not, "own_when": verb.when}
    text = f"def why_not({said}):\n    return {asked}{own}\n"
    if asks <= len(("state", "seat")):
        text += f"def when(state, seat):\n    return {asked} == 0{own_when}\n"
    write_out(f"needing {verb.word}", text, scope)
    scope["why_not"].__doc__ = need.__doc__ if silent else verb.why_not.__doc__
    return replace(verb, why_not=scope["why_not"], when=scope.get("when", verb.when))


def _verb(play: Rule, long: bool, final: bool, fields: dict[str, Kind]) -> Verb:
    name = play.__name__
    chapter = vars(sys.modules[play.__module__])
    why_not = chapter.get(f"why_not_{name}", never_refused)
    wanted = ["state", "seat", *fields]
    for function in (play, why_not):
        if function is not never_refused:
            takes = list(inspect.signature(function).parameters)
            if takes != wanted:
                raise ValueError(
                    f"{function.__name__} must take ({', '.join(wanted)}); it takes "
                    f"({', '.join(takes)})"
                )
    verb = Verb(
        -1,
        name.rstrip("_"),
        tuple(fields.items()),
        long,
        play,
        why_not,
        chapter.get(f"weight_{name}"),
        chapter.get(f"when_{name}"),
        chapter.get(f"near_{name}"),
        chapter.get(f"consent_{name}"),
        chapter.get(f"seen_by_{name}"),
        chapter.get(f"default_{name}"),
        final,
        whose=chapter.get(f"whose_{name}"),
    )
    if long and verb.near_fields > 1:
        raise ValueError(f"near_{name} can only look at the first field of a long move")
    return verb


@dataclass(frozen=True)
class Row:
    """One row: its verb, and either all fields (a short move) or one field (of a long one)."""

    number: int
    verb: Verb
    values: tuple[int, ...]
    field: int = OPEN

    @property
    def words(self) -> str:
        """``march city=genua legions=2``; of a long move: ``sail city=genua``, ``… legions=2``."""
        if self.field == OPEN:
            said = zip(self.verb.fields, self.values, strict=True)
            return " ".join([self.verb.word, *(f"{k}={kind.word(v)}" for (k, kind), v in said)])
        key, kind = self.verb.fields[self.field]
        start = self.verb.word if self.field == 0 else "…"
        return f"{start} {key}={kind.word(self.values[0])}"

    @property
    def tokens(self) -> tuple[str, ...]:
        """Its words in a record: ``march``, ``genua``, ``2``; of a further field its value."""
        said = tuple(kind.word(value) for kind, value in self._said)
        return (self.verb.word, *said) if self.field <= 0 else said

    @property
    def typed(self) -> tuple[str, ...]:
        """The same as people write them in their language: ``marcher``, ``genua``, ``2``."""
        said = tuple(kind.typed(value) for kind, value in self._said)
        return (self.verb.typed, *said) if self.field <= 0 else said

    @property
    def _said(self) -> list[tuple[Kind, int]]:
        kinds = [kind for _key, kind in self.verb.fields]
        said = kinds if self.field == OPEN else [kinds[self.field]]
        return list(zip(said, self.values, strict=True))

    @property
    def short(self) -> str:
        """In short words, as people write it: ``march genua 2``, ``sail genua``."""
        fields = self.verb.fields if self.field == OPEN else self.verb.fields[self.field :]
        said = [kind.typed(v) for (_key, kind), v in zip(fields, self.values, strict=False)]
        return " ".join([self.verb.typed, *said])


@dataclass
class Actions:
    """The table of all rows of a game, and the tables by which compiled rules read it."""

    verbs: list[Verb]
    of: str = ""  # the game's name
    rows: list[Row] = field(default_factory=list)

    def __post_init__(self) -> None:
        placed = []
        for number, verb in enumerate(self.verbs):
            first = len(self.rows)
            starts: list[int] = []
            settled = Verb(number, *[getattr(verb, f) for f in _KEPT])
            for at, values in _combinations(verb):
                if at != OPEN and len(starts) == at:
                    starts.append(len(self.rows))
                self.rows.append(Row(len(self.rows), settled, values, at))
            object.__setattr__(settled, "first", first)
            object.__setattr__(settled, "count", len(self.rows) - first)
            object.__setattr__(settled, "starts", tuple(starts))
            object.__setattr__(settled, "of", self.of)
            placed.append(settled)
        self.verbs = placed
        self.by_play: dict[Any, Verb] = {v.play: v for v in placed}
        self.by_word = {v.word: v for v in placed}
        self.by_words = {r.words: r for r in self.rows if r.field == OPEN}
        self.by_field = {
            (r.verb.number, r.field, r.values[0]): r for r in self.rows if r.field != OPEN
        }
        self.tables = _tables(self)

    def row(self, verb: Verb, values: tuple[int, ...]) -> Row:
        """The row of a short verb with these values."""
        words = zip(verb.fields, values, strict=True)
        return self.by_words[" ".join([verb.word, *(f"{k}={d.word(v)}" for (k, d), v in words)])]


_KEPT = (
    "word",
    "fields",
    "long",
    "play",
    "why_not",
    "weight",
    "when",
    "near",
    "consent",
    "seen_by",
    "default",
    "final",
    "limit",
    "whose",
)


def _combinations(verb: Verb) -> Iterator[tuple[int, tuple[int, ...]]]:
    kinds = [kind for _, kind in verb.fields]
    if verb.long:
        for at, kind in enumerate(kinds):
            yield from ((at, (value,)) for value in kind.numbers)
        return

    def product(left: list[Kind]) -> Iterator[tuple[int, ...]]:
        if not left:
            yield ()
            return
        for value in left[0].numbers:
            for rest in product(left[1:]):
                yield (value, *rest)

    yield from ((OPEN, values) for values in product(kinds))


def _tables(actions: Actions) -> dict[str, Table]:
    """What the generic rules need to know of the table, as tables of numbers."""
    width = 3
    lines = [[*r.values, *([0] * width)][:width] for r in actions.rows]
    if any(len(r.values) > width for r in actions.rows):
        raise ValueError("a short move has at most three fields; say a longer one field by field")
    return {
        "ROW_VERB": table([r.verb.number for r in actions.rows]),
        "ROW_FIELD": table([r.field for r in actions.rows]),
        "ROW_VALUES": table(lines),
        "VERB_WEIGHS": table([v.weight is not None for v in actions.verbs]),
        "FIELD_FIRST": table([[*v.starts, *[0] * 7][:7] for v in actions.verbs]),
        "FIELD_LAST": table(
            [[*v.starts[1:], v.first + v.count, *[0] * 7][:7] for v in actions.verbs]
        ),
    }
