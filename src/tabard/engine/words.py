"""Words for people: every sentence goes through here, so that it can be translated.

``_()`` marks a sentence where it is declared and gives it back unchanged; ``say()`` looks up the
translation and fills in the facts at the moment somebody reads it. Facts are always named.
``n_()`` marks a sentence that reads differently for one thing and for many. What is found where
stands in ``languages``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache, reduce
from string import Formatter
from typing import TypeVar

from .languages import GENDER, KEPT, MINUS, Language, spoken
from .languages import speak as speak

T = TypeVar("T")
K = TypeVar("K")
Fill = Callable[[Mapping[str, object]], str]

FEW = 8  # so many words are read at a glance


def _(sentence: str) -> str:
    """Mark a sentence for translation; it is translated when it is said."""
    return sentence


class Counted(str):
    """A sentence for one thing, with the one for many beside it and the fact that counts them; and,
    where it is said otherwise, the one for none."""

    many: str
    by: str
    none: str


def n_(one: str, many: str, by: str = "", none: str = "") -> Counted:
    """Mark a sentence with a number in it: for one, for many, and which fact is the number, if it
    is not the first. The one for ``none``, if it has one of its own, is marked by itself."""
    sentence = Counted(one)
    sentence.many, sentence.none = many, none
    sentence.by = by or _first_fact(many)
    return sentence


@lru_cache(maxsize=8192)
def _first_fact(sentence: str) -> str:
    """The fact that a sentence names first: some are marked again each time that they are said."""
    return facts_named(sentence)[0]


def facts_named(sentence: str) -> list[str]:
    """The facts that a sentence names, in its order, each once."""
    whole = sentence.many if isinstance(sentence, Counted) else sentence
    return list(dict.fromkeys(name for _text, name, _how, _as in Formatter().parse(whole) if name))


def facts_of(sentence: str, said: Mapping[str, T], usual: Mapping[str, T]) -> dict[str, T]:
    """What each fact of a sentence is: as ``said``, or else as ``usual``. They come in the order in
    which the sentence names them; where all of them are said, in that in which they are said.
    Raises ValueError for a fact of which neither is known."""
    named = facts_named(sentence)
    if said.keys() >= set(named):
        return dict(said)
    for fact in named:
        if fact not in said and fact not in usual:
            raise ValueError(f"“{sentence}” names {fact}, and nothing says what that is")
    order = dict.fromkeys([*named, *said])
    return {fact: said[fact] if fact in said else usual[fact] for fact in order}


# How a name is put together of two others; a language may join them in another way.
JOINTS = (_("{first}: {second}"), _("{first}, {second}"), _("{first} and {second}"))


def heading(name: str) -> str:
    """What stands before something that is said of it: “Spain:”."""
    return say(_("{name}:"), name=name)


def paired(name: str, said: str) -> str:
    """Something, and what is said of it: “Spain: 3 fleets”."""
    return f"{heading(name)} {said}"


def apart(said: Iterable[str]) -> str:
    """What is said of several things, one after another: “Ada: 3 fleets; Bo: 2 fleets”."""
    sentence = _("{first}; {second}")
    every = list(said)
    return reduce(lambda a, b: say(sentence, first=a, second=b), every) if every else ""


class Called(str):
    """What somebody or something is called: a sentence that begins with it has a capital."""


class Name(Called):
    """A thing's name in the language of the moment; a sentence may ask it for another form."""

    thing: str  # its name in English
    kind: str
    one: str  # what one of it is called, where the name is that of many
    language: Language
    forms: dict[str, str]  # those that sentences have asked for

    def __reduce__(self) -> tuple[object, ...]:
        """In another process it is the name in what is spoken there."""
        return name_of, (self.thing, self.kind, self.one)


class Composed(str):
    """A thing's name in English that is a sentence about others: its words, and their names."""

    sentence: str
    parts: dict[str, str]


class Whole(Called):
    """A name that is a sentence: it has no other form."""


def composed(sentence: str, **parts: str) -> Composed:
    """A name for a ``Kind`` that is a sentence about other things: ``composed(_("{nation} keeps out
    of {region}"), nation="Spain", region="the North")``."""
    name = Composed(sentence.format(**parts))
    name.sentence, name.parts = sentence, parts
    return name


def name_of(thing: str, kind: str = "", one: str = "") -> str:
    """The name of a thing, of which ``thing`` is the English one, and ``one`` that of a single one
    where it is the name of many."""
    if isinstance(thing, Composed):
        parts = {word: name_of(part) for word, part in thing.parts.items()}
        return Whole(say(thing.sentence, **parts))
    language = spoken()
    known: Name | None = language.names.get((thing, kind, one))
    return known or _named(thing, kind, one, language)


def _named(thing: str, kind: str, one: str, language: Language) -> Name:
    """A name that is said for the first time, to be kept: a page says a thousand, most of them
    again and again."""
    name = Name(language.name(thing, kind))
    name.thing, name.kind, name.one, name.language, name.forms = thing, kind, one, language, {}
    keep(language.names, (thing, kind, one), name)
    return name


def owned(name: str) -> tuple[str, str]:
    """Whose a thing is by its name in English, and what its owner calls it: ``Spain: fleet 1`` is
    ``fleet 1`` of Spain. The owner is empty where the name says none."""
    owner, _colon, called = getattr(name, "thing", name).rpartition(": ")
    return owner, called


def keep(known: dict[K, T], key: K, made: T) -> T:
    """What was made is kept; of too much all that was made before is forgotten."""
    if len(known) >= KEPT:
        known.clear()
    known[key] = made
    return made


def seat_called(seat: int, role: str = "") -> str:
    """What a seat is called that has no other name: ``seat 2``, or ``seat 2 (Consul)``."""
    called = f"seat {seat + 1}"
    return name_of(f"{called} ({getattr(role, 'thing', role)})" if role else called, "seat")


class Listed(Called):
    """Names one after another; a form that is asked for is that of each, and a sentence may go by
    how many there are."""

    names: tuple[str, ...]
    number: int


class Numbered(Called):
    """So many things in words, and the number: “3 dice”, “no taels”."""

    number: float

    def __format__(self, how: str) -> str:
        """The number, where a sentence says how it is to be written."""
        return digits(self.number, how) if how else str(self)


def numbered(words: str, number: float) -> Numbered:
    """Words that say so many of something; a sentence may go by the number."""
    said = Numbered(words)
    said.number = number
    return said


def say(sentence: str, /, **facts: object) -> str:
    """The sentence in the language of the moment, with its facts filled in. A translated one that
    begins with a name, and is a whole sentence, begins with a capital. Of one thing the name is
    said that it has alone: “1 settler”."""
    if not sentence:
        return ""
    language = spoken()
    if not facts:
        return language.bare.get(sentence) or _bare(sentence, language)
    for fact, value in facts.items():
        if (type(value) is int or type(value) is float) and value < 0:
            facts[fact] = numbered(digits(value), value)
    for how_many, thing in _counted(sentence):
        if not how_many or str(facts.get(how_many)) == "1":
            facts[thing] = _one_of(facts[thing])
    if isinstance(sentence, Counted):
        return _counting(sentence, facts, language)
    fill = language.fills.get(sentence)
    if fill is None:
        found = language.sentence(sentence)
        fill = keep(language.fills, sentence, _filling(found, language))
    return fill(facts)


def _bare(sentence: str, language: Language) -> str:
    """A sentence without facts, said for the first time."""
    return keep(language.bare, sentence, language.sentence(sentence).format())


def _counting(sentence: Counted, facts: Mapping[str, object], language: Language) -> str:
    """The sentence for so many things as the facts say."""
    number = int(str(getattr(facts[sentence.by], "number", facts[sentence.by])))
    if number == 0 and sentence.none:
        return numbered(say(sentence.none, **facts), number)
    key = (sentence, sentence.many, number)
    fill = language.counts.get(key)
    if fill is None:
        found = language.counted(sentence, sentence.many, number)
        fill = keep(language.counts, key, _filling(found, language))
    return numbered(fill(facts), number)


@lru_cache(maxsize=8192)
def _counted(sentence: str) -> tuple[tuple[str, str], ...]:
    """What a sentence counts, each after the fact that is the number, or after nothing where the
    sentence itself says one."""
    return tuple(re.findall(r"(?:\{(\w+)\}|\bone|\b1) (?:× )?\{(\w+)\}", sentence))


def _one_of(name: object) -> object:
    """What one of these things is called, if it has a name of its own."""
    return name_of(name.one, name.kind) if isinstance(name, Name) and name.one else name


def _filling(sentence: str, language: Language) -> Fill:
    """How a sentence, as the language has it, is filled with its facts."""
    plain = language.is_english or _as_they_are(sentence)
    return sentence.format_map if plain else Template(sentence, language)


@lru_cache(maxsize=8192)
def _as_they_are(sentence: str) -> bool:
    """Does a sentence want all its facts as they are? Most do, and those are filled in faster."""
    parts = _parts(sentence)
    begins_with_one = not parts[0][0] and sentence[-1] in ".!?" if parts else False
    return not begins_with_one and not any(form for _text, _fact, form in parts)


class Template:
    """A translated sentence that wants forms of its facts, taken apart: a text, the fact after it,
    how that is wanted (and how where a whole sentence begins with it), and whether both may melt
    together."""

    def __init__(self, sentence: str, language: Language) -> None:
        self._language, self._end = language, ""
        self._parts: list[tuple[str, str, str, str, bool]] = []
        begins = sentence[-1] in ".!?"
        for text, fact, form in _parts(sentence):
            begins = begins and not text
            if fact is None:
                self._end = text
            else:
                joins = bool(self._parts or text) and bool(form) and language.may_join(text)
                first = begun(form or "name") if begins else ""
                self._parts.append((text, fact, form, first, joins))

        every = {fact for _text, fact, *_how in self._parts}
        self._sentence, self._only = sentence, every.pop() if len(every) == 1 else ""

    def __call__(self, facts: Mapping[str, object]) -> str:
        """The sentence with its facts; a thing's name keeps those that say nothing but it."""
        only = facts[self._only] if self._only else None
        if type(only) is not Name or only.language is not self._language:
            return self._said(facts)
        known = only.forms.get(self._sentence)
        if known is None:
            known = only.forms[self._sentence] = self._said(facts)
        return known

    def _said(self, facts: Mapping[str, object]) -> str:
        language, said = self._language, ""
        for text, key, form, first, joins in self._parts:
            fact = facts[key]
            wanted = first if first and not said else form
            if not wanted:
                words = str(fact)
            elif type(fact) is Name and fact.language is language:
                words = fact.forms.get(wanted) or _kept(fact, wanted)
            elif wanted is first:
                words = _first(fact, form, language)
            else:
                words = _formed(fact, form, language)
            said = language.joined(said + text, words) if joins else said + text + words
        return said + self._end


def _kept(name: Name, form: str) -> str:
    """A form of a thing's name, which keeps those that it was asked for."""
    made = name.forms[form] = _formed(name, form, name.language)
    return made


def _first(fact: object, form: str, language: Language) -> str:
    """A fact with which a whole sentence begins: what something is called has a capital there."""
    words = _formed(fact, form, language) if form else str(fact)
    return begun(words) if isinstance(fact, Called) else words


@lru_cache(maxsize=8192)
def _parts(sentence: str) -> list[tuple[str, str | None, str]]:
    """A sentence in pieces: a text, the fact after it, and how that is wanted."""
    parsed = Formatter().parse(sentence)
    return [(text, fact, form or "") for text, fact, form, _as in parsed]


def _formed(fact: object, form: str, language: Language) -> str:
    """A fact in the form that a sentence wants: a number's plural or digits, a name's form, a word
    that goes by its gender."""
    if "|" in form:
        words = form.split("|")
        return words[min(_which(fact, language), len(words) - 1)]
    if type(fact) is str and form.islower():  # somebody's own name, mostly
        return language.formed(fact, form)
    if isinstance(fact, Listed):
        return ", ".join(_formed(name, form, language) for name in fact.names)
    if isinstance(fact, Numbered):
        fact = fact.number
    if isinstance(fact, int | float):
        return language.number(format(fact, form))
    usual = form.lower()
    if isinstance(fact, Whole) or (usual == "name" and isinstance(fact, Name)):
        said = str(fact)
    elif isinstance(fact, Name):
        said = language.form(fact.thing, fact.kind, usual)
    else:
        said = language.formed(str(fact), usual)
    return said if form == usual else begun(said)


def _which(fact: object, language: Language) -> int:
    """Which of several words goes with a fact."""
    number = str(getattr(fact, "number", fact)).removeprefix("-")
    if number.isdecimal():
        return language.plural(int(number))
    if isinstance(fact, Name):
        return language.genders.index(language.form(fact.thing, fact.kind, GENDER))
    return 0


def begun(sentence: str) -> str:
    """A sentence with a capital letter at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def ends(said: str) -> bool:
    """Is this a whole sentence, with what ends it?"""
    return said.endswith((".", "!", "?"))


def in_a_row(said: Iterable[str]) -> str:
    """What stands one beside another: a dot is set between, where no sentence has ended."""
    return reduce(lambda a, b: f"{a} {b}" if ends(a) else f"{a} · {b}", said)


def digits(number: float, how: str = "") -> str:
    """A number as the language of the moment writes it; ``how`` as in ``format``: ``.1%``."""
    return spoken().number(format(number, how))


def listed(words: Iterable[str]) -> str:
    """Words one after another, all of them; a long row of numbers by its ends."""
    every = list(words)
    written = [word.replace(MINUS, "-") for word in every] if len(every) > FEW else []
    if written and all(word.removeprefix("-").isdecimal() for word in written):
        numbers = sorted(map(int, written))
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return say(_("{low} to {high}"), low=numbers[0], high=numbers[-1])
    row = Listed(", ".join(every))
    row.names, row.number = tuple(every), len(every)
    return row


def first_listed(words: Iterable[str]) -> str:
    """Words one after another; of too many only the first, and how many more there are. Whoever
    says it says also how to see them all."""
    every = list(words)
    shown, more = ", ".join(every[:FEW]), len(every) - FEW
    return say(_("{words}, … and {more} more"), words=shown, more=more) if more > 0 else shown
