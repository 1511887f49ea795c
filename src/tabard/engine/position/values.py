"""The values of a position: numbers in words, and words back to numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..game import Misused
from ..kinds import Kind, Several, plain
from ..moves import nearest, shared_name
from ..state import Field
from ..words import _, listed, say

SMALL, BIG = 2**15, 2**31
Names = Callable[[Kind], Mapping[str, int]]  # what things of a kind are called besides


def no_names(_kind: Kind) -> Mapping[str, int]:
    """Nothing has a name of its own."""
    return {}


def worded(kind: Kind, value: int) -> str | int | list[str | int]:
    """One number in words: a set as a list; what is counted stays a number."""
    if isinstance(kind, Several):
        return [_shortest(word) for word in kind.listed(value)]
    return _shortest(kind.word(value))


def _shortest(word: str) -> str | int:
    return int(word) if word.removeprefix("-").isdecimal() and word.isascii() else word


def known(said: Iterable[str], keys: Iterable[str], where: str) -> None:
    """Raises Misused for a key that is not one of these."""
    keys = list(keys)
    for key in said:
        if key not in keys:
            raise Misused(_no_such(where, key, keys))


def _no_such(where: str, word: str, keys: list[str]) -> str:
    near = nearest(keys, word)
    if near:
        sentence = _("{where} has no {word}; did you mean {near}?")
        return say(sentence, where=where, word=repr(word), near=", ".join(near))
    sentence = _("{where} has no {word}; it has: {some}.")
    return say(sentence, where=where, word=repr(word), some=listed(keys))


def meant_by(kind: Kind, word: str, names: Names) -> list[int]:
    """What a word means, or a name: one thing, several that share it, or nothing."""
    named = names(kind).get(plain(word))
    return kind.meant(word) or ([] if named is None else [named])


def values_of(
    field: Field, words: Any, empty: Any, shape: tuple[Kind, ...], where: str, names: Names
) -> Any:
    """The value that the words describe, over what the empty board has. Raises Misused."""
    if not shape:
        return value_of(field.of, words, where, names, field.big)
    if not isinstance(words, dict):
        raise Misused(say(_("{where} must be a table."), where=where))
    value = list(empty)
    if "rest" in words:  # all that is not named
        rest = dict.fromkeys(shape[0].words, words["rest"])
        words = {**rest, **{word: inner for word, inner in words.items() if word != "rest"}}
    for word, inner in words.items():
        meant = meant_by(shape[0], word, names)
        if len(meant) > 1:
            raise Misused(f"{where}: {shared_name(shape[0], word, meant)}")
        if not meant:
            raise Misused(_no_such(where, word, list(shape[0].words)))
        [at] = meant
        value[at] = values_of(field, inner, empty[at], shape[1:], f"{where}.{word}", names)
    return value


def value_of(kind: Kind, word: Any, where: str, names: Names = no_names, big: bool = False) -> int:
    """The number that one word (or number, or list of words) stands for. Raises Misused."""
    if isinstance(kind, Several):
        return _set_of(kind, word, where, names)
    if isinstance(word, bool) or not isinstance(word, int | str):
        sentence = _("{where} cannot be {word}; it is written as a {what}.")
        what = "word" if _has_words(kind) else "number"
        raise Misused(say(sentence, where=where, word=repr(word), what=what))
    if isinstance(word, int) and not kind.words:
        return _in_range(word, -BIG if big else -SMALL, (BIG if big else SMALL) - 1, where)
    meant = meant_by(kind, str(word), names)
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise Misused(f"{where}: {shared_name(kind, str(word), meant)}")
    if isinstance(word, int) and not _has_words(kind):
        return _in_range(word, int(kind.words[0]), int(kind.words[-1]), where)
    near = nearest(kind.words, str(word)) if _has_words(kind) else []
    if near:
        sentence = _("{where} cannot be {word}; did you mean {near}?")
        raise Misused(say(sentence, where=where, word=repr(word), near=", ".join(near)))
    some = listed(kind.words) if _has_words(kind) else say(_("a number"))
    sentence = _("{where} cannot be {word}; it can be: {some}.")
    raise Misused(say(sentence, where=where, word=repr(word), some=some))


def _has_words(kind: Kind) -> bool:
    """Is it written in words (and not all in digits)?"""
    return any(not word.removeprefix("-").isdecimal() for word in kind.words)


def _in_range(number: int, low: int, high: int, where: str) -> int:
    if not low <= number <= high:
        sentence = _("{where} cannot be {word}; it goes from {low} to {high}.")
        raise Misused(say(sentence, where=where, word=number, low=low, high=high))
    return number


def _set_of(kind: Several, words: Any, where: str, names: Names) -> int:
    if not isinstance(words, list):
        raise Misused(say(_("{where} must be a list."), where=where))
    bits = 0
    for word in words:
        bits |= kind.bit(value_of(kind.of, word, where, names))
    return bits
