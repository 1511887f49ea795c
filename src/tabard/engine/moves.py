"""Moves as people write them: ``sail city=genua legions=2 card=roma_huns`` and shorter."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

from .actions import Actions, Row, Verb
from .kinds import OPEN, Kind, plain
from .words import _, apart, first_listed, listed, paired, say

T = TypeVar("T")
_NUMBER = re.compile("[0-9]{1,4}")
_FAR = re.compile("-0*[1-9][0-9]{0,30}|[0-9]{5,30}")  # too far off for any row of any game
Sayings = Callable[[Kind], Mapping[str, int]]


class Unclear(Exception):
    """The words of a move were not understood; one sentence says what would be right."""


@dataclass(frozen=True)
class Move:
    """A verb with the values of its fields; of a long move the last ones may be OPEN."""

    verb: Verb
    values: tuple[int, ...]

    @property
    def words(self) -> str:
        """The move as it stands in a record."""
        said = [
            f"{key}={kind.word(value)}"
            for (key, kind), value in zip(self.verb.fields, self.values, strict=True)
            if value != OPEN
        ]
        return " ".join([self.verb.word, *said])

    @property
    def typed(self) -> str:
        """The same as people write it in their language."""
        said = [
            f"{self.verb.field_typed(key)}={kind.typed(value)}"
            for (key, kind), value in zip(self.verb.fields, self.values, strict=True)
            if value != OPEN
        ]
        return " ".join([self.verb.typed, *said])

    @property
    def short(self) -> str:
        """What was said of it in short words, as people write them: ``march genua``."""
        said = zip(self.verb.fields, self.values, strict=True)
        words = [kind.typed(value) for (_key, kind), value in said if value != OPEN]
        return " ".join([self.verb.typed, *words])

    @property
    def whole(self) -> bool:
        """Has every field been said?"""
        return OPEN not in self.values


class HalfSaid(Unclear):
    """A verb was understood, but not all that it needs was said; ``move`` is what was, with OPEN
    in place of the rest, and ``choices`` are what may follow, where that is known."""

    def __init__(self, sentence: str, move: Move, choices: str = "") -> None:
        super().__init__(sentence)
        self.move, self.choices = move, choices


class OutOfRange(Unclear):
    """A number that is no spelling mistake, but that no row has; ``facts`` name its field, the ends
    of what that takes, and what was said."""

    def __init__(self, verb: Verb, at: int, said: int) -> None:
        self.verb, self.at = verb, at
        key, kind = verb.fields[at]
        low, high = kind.numbers[0], kind.numbers[-1]
        self.facts: dict[str, str | int] = {"field": key, "low": low, "high": high, "said": said}
        sentence = _("{verb} takes {field} from {low} to {high}, not {said}.")
        facts = self.facts | {"field": verb.field_typed(key)}
        super().__init__(say(sentence, verb=verb.typed, **facts))


class SharedName(Unclear):
    """A name as it is printed, which several things have."""

    def __init__(self, kind: Kind, name: str, values: Iterable[int]) -> None:
        self.name, self.words = name, [kind.word(value) for value in values]
        super().__init__(shared_name(kind, name, values))

    def meanings(self, text: str) -> list[str]:
        """The words in which the name was said, with each of the things in its place."""
        return [" ".join(text.split()).replace(self.name, word, 1) for word in self.words]


def beyond(move: Move) -> int | None:
    """The field in which a number stands that no row has, if there is one."""
    fields = zip(move.verb.fields, move.values, strict=True)
    strange = [value != OPEN and value not in kind.numbers for (_key, kind), value in fields]
    return strange.index(True) if any(strange) else None


def ways(actions: Actions, move: Move) -> list[Row]:
    """The rows that agree with all that was said; of a long move: those of its first field."""
    verb = move.verb
    last = verb.starts[1] if len(verb.starts) > 1 else verb.first + verb.count
    rows = actions.rows[verb.first : last]
    for at, value in enumerate(move.values[:1] if verb.long else move.values):
        if value != OPEN:
            rows = [row for row in rows if row.values[at] == value]
    return rows


def choices_of(half: Move, rows: list[Row]) -> str:
    """What may follow what was said, if these rows may: ``legions: 0, 1``."""
    said = []
    for at, (key, kind) in enumerate(half.verb.fields[: len(rows[0].values)] if rows else ()):
        if half.values[at] == OPEN:
            words = dict.fromkeys(kind.typed(row.values[at]) for row in rows)
            said.append(paired(half.verb.field_typed(key), listed(words)))
    return apart(said)


def rows_of(actions: Actions, move: Move) -> list[Row]:
    """The rows by which a move is made: one, or one for each field that has been said."""
    if not move.verb.long:
        return [actions.row(move.verb, move.values)]
    said = [(at, value) for at, value in enumerate(move.values) if value != OPEN]
    return [actions.by_field[move.verb.number, at, value] for at, value in said]


def read_move(
    actions: Actions, text: str, *, exact: bool = False, sayings: Sayings | None = None
) -> Move:
    """The move that these words name. A verb or value may be cut short where that is clear, and
    ``key=`` left out; ``exact`` wants every word as a record writes it. ``sayings(kind)`` gives
    further words for things of a kind. Raises Unclear."""
    words = text.split()
    if not words:
        raise Unclear(
            say(_("A move begins with a verb, such as {verb}."), verb=actions.verbs[0].typed)
        )
    typed = (verb.typed for verb in actions.verbs)
    verb = actions.by_word.get(words[0]) if exact else _one(actions.by_word, words[0], some=typed)
    if verb is None:
        raise Unclear(say(_("There is no verb {word}."), word=repr(words[0])))
    values = _read_fields(verb, words[1:], sayings, exact)
    move = Move(verb, tuple(values))
    check_said(move)
    if exact and move.words != text:
        raise Unclear(say(_("Write it exactly so: {words}."), words=move.words))
    return move


def check_said(move: Move) -> None:
    """Is enough said to be judged? Raises HalfSaid."""
    missing = _missing(move)
    if missing:
        sentence = say(_("{verb} also needs {missing}."), verb=move.verb.typed, missing=missing)
        raise HalfSaid(sentence, move)


def _missing(move: Move) -> str:
    """The fields that must be said too; a long move is said from its first field onwards."""
    verb, values = move.verb, list(move.values)
    said = zip(verb.fields, values, strict=True)
    keys = [verb.field_typed(key) for (key, _k), value in said if value == OPEN]
    if verb.long and values == _front(values):
        keys = keys[:1] if values[:1] == [OPEN] else []
    return ", ".join(keys)


def _front(values: list[int]) -> list[int]:
    """The values with everything after the first OPEN left open."""
    end = values.index(OPEN) if OPEN in values else len(values)
    return [*values[:end], *[OPEN] * (len(values) - end)]


def _read_fields(verb: Verb, words: list[str], sayings: Sayings | None, exact: bool) -> list[int]:
    values = [OPEN] * len(verb.fields)
    keys = [key for key, _k in verb.fields]
    typed = {} if exact else {plain(verb.field_typed(key)): key for key in keys}
    while words:
        word = words[0]
        key, equals, value = word.rpartition("=")
        key = typed.get(plain(key), key)
        if not equals:
            at = next((i for i, v in enumerate(values) if v == OPEN), len(values))
        elif key in keys:
            at = keys.index(key)
        else:
            raise Unclear(_no_field(verb, key, word))
        if at == len(values):
            sentence = _("{word} is one word too many: {verb} takes {fields}.")
            raise Unclear(say(sentence, word=repr(word), verb=verb.typed, fields=_fields(verb)))
        if values[at] != OPEN:
            raise Unclear(say(_("{field} is said twice."), field=verb.field_typed(keys[at])))
        kind = verb.fields[at][1]
        if equals and not value:
            sentence = _("Nothing stands after {word}; it can be: {some}.")
            raise Unclear(say(sentence, word=word, some=listed(_typed(kind))))
        more = sayings(kind) if sayings else {}
        if kind.kind == "number" and _FAR.fullmatch(value) and not kind.meant(value):
            raise OutOfRange(verb, at, int(value))
        end = 1 if exact else _end_of_name(kind, [value, *words[1:]], more)
        said = " ".join([value, *words[1:end]])
        values[at] = read_value(kind, said, verb.field_typed(keys[at]), more)
        words = words[end:]
    return values


def _no_field(verb: Verb, key: str, word: str) -> str:
    """Why this key, or none before the =, says no field of a verb."""
    sentence = _("{verb} has no {key}; it takes {fields}.")
    if not key:
        sentence = _("{word} names no field; {verb} takes {fields}.")
    return say(sentence, verb=verb.typed, key=key, word=repr(word), fields=_fields(verb))


def _fields(verb: Verb) -> str:
    return ", ".join(verb.field_typed(key) for key, _kind in verb.fields) or say(_("nothing more"))


def _typed(kind: Kind) -> Iterator[str]:
    """The words that a field of this kind takes, as people write them."""
    return (kind.typed(value) for value in kind.numbers)


def _end_of_name(kind: Kind, words: list[str], more: Mapping[str, int]) -> int:
    """How many of these words are a name that is printed with spaces: Nova Carthago; else one. A
    word with underscores may be written with spaces where it begins with no word of its own."""
    far = next((at for at, word in enumerate(words[1:], 1) if "=" in word), len(words))
    spaced = words[0].lower() not in kind.called
    for end in range(far, 1, -1):
        name = plain(" ".join(words[:end]))
        if name in kind.of_several_words or name in more or (spaced and name in kind.called):
            return end
    return _end_of_beginning(kind, words[:far]) if spaced else 1


def _end_of_beginning(kind: Kind, words: list[str]) -> int:
    """How many of these words begin a name together, where the first one begins several."""
    if len(_beginning(kind, words[:1])) > 1:
        for end in range(len(words), 1, -1):
            if _beginning(kind, words[:end]):
                return end
    return 1


def _beginning(kind: Kind, words: list[str]) -> set[int]:
    begins = plain(" ".join(words))
    return {value for name, value in kind.called.items() if begins and name.startswith(begins)}


def read_value(kind: Kind, word: str, field: str, more: Mapping[str, int] | None = None) -> int:
    """The value that a word or a name (or an unambiguous beginning of one) means, or a word of
    ``more``. A number need not be of the kind: too large is no spelling mistake. Raises Unclear."""
    if kind.kind == "number" and _NUMBER.fullmatch(word):
        return int(word)
    simple, values = plain(word), kind.meant(word)
    if len(values) == 1:
        return values[0]
    if values:
        raise SharedName(kind, word, values)
    if more and (word.lower() in more or simple in more):
        return more.get(word.lower(), more.get(simple, 0))
    known, word = kind.called, word.lower()
    meant = simple and any(w.startswith(simple) for w in known)
    return _one(known, simple if meant else word, field, _typed(kind))


def shared_name(kind: Kind, name: str, values: Iterable[int]) -> str:
    """A name as it is printed, which several things have: which of them is meant?"""
    which = first_listed(kind.word(value) for value in values)
    return say(_("{name} can be {which}: say which."), name=repr(name), which=which)


def _one(known: dict[str, T], word: str, field: str = "", some: Iterable[str] = ()) -> T:
    """What a word or its beginning means, of a field or (without one) as a verb; ``some`` are the
    words that are told where it is none of them. Raises Unclear."""
    if word in known:
        return known[word]
    fitting = sorted(w for w in known if w.startswith(word))
    if fitting and all(known[w] == known[fitting[0]] for w in fitting):
        return known[fitting[0]]
    if fitting:
        sentence = _("{word} can mean {fitting}: write a little more.")
        raise Unclear(say(sentence, word=repr(word), fitting=first_listed(fitting)))
    near = ", ".join(nearest(known, word))
    if field:
        cannot = _("{field} cannot be {word}; it can be: {some}.")
        sentence = _("{field} cannot be {word}; did you mean {near}?") if near else cannot
    else:
        cannot = _("{word} is no verb; there is: {some}.")
        sentence = _("{word} is no verb; did you mean {near}?") if near else cannot
    raise Unclear(
        say(sentence, field=field, word=repr(word), near=near, some=listed(some or known))
    )


def nearest(known: Iterable[str], word: str) -> list[str]:
    """The words that somebody may have meant who wrote a word that is not known, nearest first."""
    return get_close_matches(word.lower(), list(known))
