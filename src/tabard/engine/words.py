"""Words for people: every sentence goes through here, so that it can be translated.

``_()`` marks a sentence where it is declared and gives it back unchanged; ``say()`` looks up the
translation and fills in the facts at the moment somebody reads it. Facts are always named.
``n_()`` marks a sentence that reads differently for one thing and for many. What is found where
stands in ``languages``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from string import Formatter
from typing import TypeVar

from .languages import GENDER, Language, spoken
from .languages import speak as speak

T = TypeVar("T")

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


def n_(one: str, many: str, by: str, none: str = "") -> Counted:
    """Mark a sentence with a number in it: for one, for many, and which fact is the number. The one
    for ``none``, if it has one of its own, is marked by itself."""
    sentence = Counted(one)
    sentence.many, sentence.by, sentence.none = many, by, none
    return sentence


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
    one: str = ""  # what one of it is called, where the name is that of many


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


def name_of(thing: str, kind: str = "") -> str:
    """The name of a thing, of which ``thing`` is the English one."""
    if isinstance(thing, Composed):
        parts = {word: name_of(part) for word, part in thing.parts.items()}
        return Whole(say(thing.sentence, **parts))
    name = Name(spoken().name(thing, kind))
    name.thing, name.kind = thing, kind
    return name


def owned(name: str) -> tuple[str, str]:
    """Whose a thing is by its name in English, and what its owner calls it: ``Spain: fleet 1`` is
    ``fleet 1`` of Spain. The owner is empty where the name says none."""
    owner, _colon, called = getattr(name, "thing", name).rpartition(": ")
    return owner, called


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

    number: int


def numbered(words: str, number: int) -> Numbered:
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
    for how_many, thing in _counted(sentence):
        if not how_many or str(facts.get(how_many)) == "1":
            facts[thing] = _one_of(facts[thing])
    language = spoken()
    if not isinstance(sentence, Counted):
        found = language.sentence(sentence)
        return found.format(**facts) if language.is_english else _filled(found, facts, language)
    number = int(str(getattr(facts[sentence.by], "number", facts[sentence.by])))
    if number == 0 and sentence.none:
        return numbered(say(sentence.none, **facts), number)
    found = language.counted(sentence, sentence.many, number)
    if language.is_english:
        return numbered(found.format(**facts), number)
    return numbered(_filled(found, facts, language), number)


@lru_cache(maxsize=8192)
def _counted(sentence: str) -> tuple[tuple[str, str], ...]:
    """What a sentence counts, each after the fact that is the number, or after nothing where the
    sentence itself says one."""
    return tuple(re.findall(r"(?:\{(\w+)\}|\bone|\b1) (?:× )?\{(\w+)\}", sentence))


def _one_of(name: object) -> object:
    """What one of these things is called, if it has a name of its own."""
    return name_of(name.one, name.kind) if isinstance(name, Name) and name.one else name


def _filled(sentence: str, facts: Mapping[str, object], language: Language) -> str:
    """A sentence with its facts."""
    if _as_they_are(sentence):
        return sentence.format(**facts)
    said = ""
    for text, fact, form in _parts(sentence):
        said += text
        if fact is not None:
            words = _formed(facts[fact], form, language)
            if not said and isinstance(facts[fact], Called) and sentence[-1] in ".!?":
                words = begun(words)
            said = language.joined(said, words) if form else said + words
    return said


@lru_cache(maxsize=8192)
def _as_they_are(sentence: str) -> bool:
    """Does a sentence want all its facts as they are? Most do, and those are filled in faster."""
    parts = _parts(sentence)
    begins_with_one = not parts[0][0] and sentence[-1] in ".!?" if parts else False
    return not begins_with_one and not any(form for _text, _fact, form in parts)


@lru_cache(maxsize=8192)
def _parts(sentence: str) -> list[tuple[str, str | None, str]]:
    """A sentence in pieces: a text, the fact after it, and how that is wanted."""
    parsed = Formatter().parse(sentence)
    return [(text, fact, form or "") for text, fact, form, _as in parsed]


def _formed(fact: object, form: str, language: Language) -> str:
    """A fact in the form that a sentence wants: a number's plural or digits, a name's form, a word
    that goes by its gender."""
    if not form:
        return str(fact)
    if "|" in form:
        words = form.split("|")
        return words[min(_which(fact, language), len(words) - 1)]
    if isinstance(fact, Listed):
        return ", ".join(_formed(name, form, language) for name in fact.names)
    if isinstance(fact, Numbered):
        fact = fact.number
    if isinstance(fact, int | float):
        return language.number(format(fact, form))
    usual = form.lower()
    if isinstance(fact, Whole):
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


def digits(number: float, how: str) -> str:
    """A number as the language of the moment writes it; ``how`` as in ``format``: ``.1%``."""
    return spoken().number(format(number, how))


def listed(words: Iterable[str]) -> str:
    """Words one after another, all of them; a long row of numbers by its ends."""
    every = list(words)
    if len(every) > FEW and all(word.removeprefix("-").isdecimal() for word in every):
        numbers = sorted(map(int, every))
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
