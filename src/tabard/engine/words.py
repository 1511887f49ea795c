"""Words for people: every sentence goes through here, so that it can be translated.

``_()`` marks a sentence where it is declared and gives it back unchanged; ``say()`` looks up the
translation and fills in the facts at the moment somebody reads it. Facts are always named.
``n_()`` marks a sentence that reads differently for one thing and for many.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Formatter
from typing import TypeVar

T = TypeVar("T")

FEW = 8  # so many words are read at a glance
_LOCALES = Path(__file__).resolve().parent.parent / "locales"
_translation: gettext.NullTranslations = gettext.NullTranslations()


def _(sentence: str) -> str:
    """Mark a sentence for translation; it is translated when it is said."""
    return sentence


class Counted(str):
    """A sentence for one thing, with the one for many beside it and the fact that counts them."""

    many: str
    by: str


def n_(one: str, many: str, by: str) -> Counted:
    """Mark a sentence with a number in it: for one, for many, and which fact is the number."""
    sentence = Counted(one)
    sentence.many, sentence.by = many, by
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


def speak(language: str | None) -> bool:
    """From now on say everything in this language (``"nl"``); English where no words are known. Is
    it the language that was asked for?"""
    global _translation
    languages = [language] if language else None
    _translation = gettext.translation("tabard", _LOCALES, languages, fallback=True)
    known = type(_translation) is not gettext.NullTranslations
    return known or language is None or language.lower().startswith("en")


def say(sentence: str, /, **facts: object) -> str:
    """The sentence in the language of the moment, with its facts filled in."""
    if not sentence:
        return ""
    if isinstance(sentence, Counted):
        number = int(str(facts[sentence.by]))
        return _translation.ngettext(sentence, sentence.many, number).format(**facts)
    return _translation.gettext(sentence).format(**facts)


def listed(words: Iterable[str]) -> str:
    """Words one after another, all of them; a long row of numbers by its ends."""
    every = list(words)
    if len(every) > FEW and all(word.removeprefix("-").isdecimal() for word in every):
        numbers = sorted(map(int, every))
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return say(_("{low} to {high}"), low=numbers[0], high=numbers[-1])
    return ", ".join(every)


def first_listed(words: Iterable[str]) -> str:
    """Words one after another; of too many only the first, and how many more there are. Whoever
    says it says also how to see them all."""
    every = list(words)
    shown, more = ", ".join(every[:FEW]), len(every) - FEW
    return say(_("{words}, … and {more} more"), words=shown, more=more) if more > 0 else shown
