"""The list of possible moves: numbered, grouped by verb, and read back from what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabard.engine.actions import Row
from tabard.engine.kinds import OPEN, SEATS, Kind, plain
from tabard.engine.languages import spoken
from tabard.engine.match import Match
from tabard.engine.words import heading

CODE = 3  # letters of a word that may be a code


def begins_with(typed: str, *words: str) -> bool:
    """Does one of these words begin as somebody has typed it, with its accents or without?"""
    simple = plain(typed) or typed
    return any(word.startswith(typed) or plain(word).startswith(simple) for word in words)


def _is(typed: str, *words: str) -> bool:
    """Is it one of these words, with its accents or without?"""
    return typed in words or (plain(typed) or typed) in map(plain, words)


@dataclass(frozen=True)
class Choice:
    """One possible move: its number in the list, the words that play it, its short words, the same
    as people type them in their language (where they are ``said`` otherwise), and what it is called
    where that says more."""

    label: str
    words: str
    tokens: tuple[str, ...]
    name: str = ""
    said: tuple[str, ...] = ()

    @property
    def short(self) -> str:
        """``march genua 2``; of a long move: only the value of its next field."""
        return " ".join(self.typed)

    @property
    def typed(self) -> tuple[str, ...]:
        """Its short words in the language of the moment."""
        return self.said or self.tokens

    def is_said(self, typed: Sequence[str]) -> bool:
        """Are these all its words, each in full?"""
        both = zip(self.tokens, self.typed, typed, strict=True)
        return all(_is(word, token, said) for token, said, word in both)

    def begins(self, typed: Sequence[str]) -> bool:
        """Do these words begin it, in the language of the moment or as a record has them?"""
        if len(typed) > len(self.tokens):
            return False
        both = zip(self.tokens, self.typed, typed, strict=False)
        return all(begins_with(word, token, said) for token, said, word in both)


@dataclass
class Menu:
    """The possible moves of one seat, by verb (of a half-said move: by its next ``field``; ``said``
    are its words so far, ``typed_so_far`` the same as people write them). ``needs`` names the
    fields of each verb, and ``called`` is what people type for it."""

    choices: list[Choice] = field(default_factory=list)
    groups: dict[str, list[Choice]] = field(default_factory=dict)
    needs: dict[str, str] = field(default_factory=dict)
    called: dict[str, str] = field(default_factory=dict)
    field: str = ""
    said: str = ""
    typed_so_far: str = ""

    def find(self, text: str, *, bare: bool = True) -> list[Choice]:
        """The moves that a number, words or their beginning can mean: none, one or several. Where
        only one verb is possible it need not be said, if ``bare`` words will do."""
        typed = [word.rpartition("=")[2] for word in text.lower().split()]
        if not typed:
            return []
        if len(typed) == 1 and typed[0].isdigit():
            return [choice for choice in self.choices if choice.label == typed[0]]
        found = self._found(typed)
        if not found and bare and self.only:
            found = self._found([self.only, *typed])
        return found

    @property
    def only(self) -> str:
        """The only verb that is possible, if it is one."""
        return next(iter(self.groups)) if len(self.groups) == 1 and not self.field else ""

    def _found(self, typed: list[str]) -> list[Choice]:
        found = [choice for choice in self.choices if choice.begins(typed)]
        for at, word in enumerate(typed):
            exact = [c for c in found if _is(word, c.tokens[at], c.typed[at])]
            found = exact or found
        whole = [c for c in found if len(c.tokens) == len(typed)]
        return whole if len(whole) == 1 and whole[0].is_said(typed) else found

    def is_verb(self, word: str) -> bool:
        """Is it a possible verb, in full?"""
        return any(_is(word, verb, self.typed(verb)) for verb in self.groups)

    def verb(self, word: str) -> str | None:
        """The one possible verb that begins so, if it is one."""
        if word in self.groups:
            return word
        typed = ((verb, self.typed(verb)) for verb in self.groups)
        fitting = [both[0] for both in typed if begins_with(word.lower(), *both)]
        return fitting[0] if len(fitting) == 1 and word and not self.field else None

    def typed(self, verb: str) -> str:
        """What people type for a verb, or what they call the field that comes next."""
        return self.called.get(verb, verb)

    def folded(self, *, tight: bool = False) -> list[str]:
        """Each verb as one short item: ``5-9) sail …``, or its whole move where there is only one;
        ``tight`` leaves the numbers of several moves to the list that their verb opens."""
        return [self.fold(verb, tight=tight) for verb in self.groups]

    def fold(self, verb: str, *, tight: bool = False) -> str:
        """One verb as a short item; of several moves it says that more is to be said."""
        choices = self.groups[verb]
        if len(choices) == 1:
            return self.unfolded(verb)[0]
        word = self.typed(verb)
        return f"{word}…" if tight else f"{choices[0].label}-{choices[-1].label}) {word} …"

    def heading(self, verb: str) -> str:
        """``march CITY LEGIONS:``; empty where there is only one move to list."""
        if len(self.groups[verb]) == 1 or self.field:
            return ""
        return heading(f"{self.typed(verb)} {self.needs[verb].upper()}".strip())

    def unfolded(self, verb: str) -> list[str]:
        """The moves of one verb, without the verb where there are several; neighbours that differ
        in a last number share an item."""
        items: list[str] = []
        skip = 1 if self.heading(verb) else 0
        for run in _runs(self.groups[verb]):
            first, last = run[0], run[-1]
            words = " ".join(first.typed[skip:] or first.typed)
            if len(run) == 1:
                said = "" if words == first.label else words
                items.append(" ".join(filter(None, (f"{first.label})", said, first.name))))
            elif self.field and words == first.label:
                items.append(f"{first.label}-{last.label}) {self.typed(self.field)}")
            else:
                items.append(f"{first.label}-{last.label}) {words}-{last.typed[-1]}")
        return items

    def listed(self, verb: str) -> str:
        """The moves of one verb in a line: ``march CITY LEGIONS: 1-4) genua 0-3, 5) roma 0``."""
        return f"{self.heading(verb)} {', '.join(self.unfolded(verb))}".strip()


def menu_of(match: Match, seat: int) -> Menu:
    """The moves that a seat can make now."""
    draft = match.draft(seat)
    rows = match.rows(seat)
    menu = Menu()
    if draft:
        menu.said, menu.typed_so_far = draft.words, draft.typed
        menu.field = draft.verb.fields[rows[0].field][0] if rows else ""
    tokens = [row.tokens for row in rows]
    # Where all answers are numbers, typing a number means that number, not a place in the list.
    own = bool(draft) and all(len(t) == 1 and t[0].isdigit() for t in tokens)
    for place, (row, said) in enumerate(zip(rows, tokens, strict=True), 1):
        label = said[0] if own else str(place)
        choice = Choice(label, row.words, said, _name(match, row), row.typed)
        menu.choices.append(choice)
        group, verb = menu.field or row.verb.word, row.verb
        menu.groups.setdefault(group, []).append(choice)
        fields = verb.fields[:1] if verb.long else verb.fields
        menu.needs[group] = " ".join(verb.field_typed(key) for key, _kind in fields)
        menu.called[group] = verb.field_typed(menu.field) if menu.field else verb.typed
    return menu


def _name(match: Match, row: Row) -> str:
    """Who or what is meant, where a word of a move is only a seat's number or a code."""
    kinds = [kind for _key, kind in row.verb.fields]
    said = zip(kinds if row.field == OPEN else [kinds[row.field]], row.values, strict=True)
    names = [name for kind, value in said if (name := _said_by_code(match, kind, value))]
    return f"({', '.join(names)})" if names else ""


def _said_by_code(match: Match, kind: Kind, value: int) -> str:
    """The name of a seat, or of a thing whose word does not tell what it is: one so short as ``es``
    or ``c4``, and in another language one of English; else empty."""
    if kind is SEATS or kind is match.game.seat_kind:
        return match.name(kind, value)
    word, name = kind.typed(value), kind.name(value)
    begins = word if len(word) <= CODE else word.partition("_")[0]
    tells = len(word) > CODE and (spoken().is_english or word != kind.word(value))
    if tells or word.isdigit() or plain(name).startswith(begins):
        return ""
    return name.removesuffix(f"({word.upper()})").strip()


def _runs(choices: list[Choice]) -> list[list[Choice]]:
    """Moves that differ only in a last number, one more each time."""
    runs: list[list[Choice]] = []
    for choice in choices:
        before = runs[-1][-1].tokens if runs else ()
        last = choice.tokens[-1]
        joins = (
            (len(choice.tokens) > 1 or choice.label == last)
            and bool(before)
            and not choice.name
            and before[:-1] == choice.tokens[:-1]
            and last.isdigit()
            and before[-1].isdigit()
            and int(last) == int(before[-1]) + 1
        )
        if joins:
            runs[-1].append(choice)
        else:
            runs.append([choice])
    return runs
