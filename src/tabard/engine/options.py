"""Options: house rules and readings, each declared once, and the rules that ask which one holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_lowercase
from typing import Any

from tabard.compiler.source import write_out

from .kinds import Kind, plain
from .moves import nearest
from .words import _, listed, say

_SAME = {"true": "on", "false": "off"}


@dataclass(frozen=True)
class Option:
    """A house rule or a reading: its word, its readings (the first is the default unless said),
    and the numbers of the rules that it changes.

    A preset is an option too: ``brings`` says for a reading of it what other options then are,
    unless they are said. ``asked`` options are asked for before a game begins at a table.
    """

    word: str
    title: str
    readings: tuple[str, ...]
    rules: tuple[str, ...]
    default: str = ""
    brings: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    asked: bool = False

    @property
    def usual(self) -> str:
        """The reading that is taken when nothing is said."""
        return self.default or self.readings[0]

    def reading(self, word: str) -> str | None:
        """The reading that a word names, or a letter: ``a`` is the first; None if there is none.
        ``true`` is another word for ``on``, ``false`` for ``off``."""
        word = _SAME.get(word.lower(), word.lower())
        found = next((r for r in self.readings if word in (r, r.replace("_", " "))), None)
        if found is not None:
            return found
        letter = ascii_lowercase.find(word) if len(word) == 1 else -1
        return self.readings[letter] if 0 <= letter < len(self.readings) else None


def no_option(game: str, said: str, known: Sequence[str]) -> str:
    """Why a game has no such option, of those that are known."""
    near = nearest(known, plain(said))
    sentence = _("{game} has no option {option}. Its options: {options}.")
    if not known:
        sentence = _("{game} has no option {option}: it has none.")
    elif near:
        sentence = _("{game} has no option {option}; did you mean {near}?")
    facts = {"option": repr(said), "options": listed(known), "near": ", ".join(near)}
    return say(sentence, game=game, **facts)


def no_reading(option: str, said: object, readings: Sequence[str]) -> str:
    """Why an option has no such reading, of these."""
    sentence = _("Option {option} cannot be {reading}; it can be: {readings}.")
    return say(sentence, option=option, reading=repr(said), readings=listed(readings))


def changed(options: Iterable[Option], word: str, **said: Any) -> tuple[Option, ...]:
    """The options, one of them otherwise: ``changed(OPTION_LIST, "chain", readings=("spreads",))``.
    Raises ValueError where there is none of this name."""
    every = tuple(options)
    if word not in [option.word for option in every]:
        raise ValueError(f"there is no option {word}")
    return tuple(replace(each, **said) if each.word == word else each for each in every)


class Options(Kind):
    """The options of a game, in order: a kind by which its record has ``option``, the number of the
    reading of each."""

    listed: tuple[Option, ...]

    def __new__(cls, listed: Iterable[Option]) -> Options:
        options = tuple(listed)
        self = Kind.__new__(cls, "option", [option.word for option in options])
        assert isinstance(self, Options)
        self.listed = options
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.listed,)

    def number(self, word: str) -> int:
        """Where the option stands. Raises ValueError where there is none of this name."""
        if word not in self.words:
            raise ValueError(f"there is no option {word}")
        return self.words.index(word)

    def when(self, word: str, *readings: str, says: str = "") -> Callable[[Any], bool]:
        """A rule of the state: has the option one of these readings? ``says`` is what they mean,
        with the numbers of their rules last; unsaid, the option's title and rules. Raises
        ValueError for an option or a reading that there is not."""
        number = self.number(word)
        option = self.listed[number]
        known = option.readings
        if not set(readings) <= set(known):
            raise ValueError(f"{word} can be {', '.join(known)}, not {', '.join(readings)}")
        asked = (f"state.option[{number}] == {known.index(reading)}" for reading in readings)
        scope: dict[str, Any] = {"__name__": __name__}
        write_out("option", f"def holds(state):\n    return {' or '.join(asked)}\n", scope)
        scope["holds"].__doc__ = says or f"{option.title} ({', '.join(option.rules)})."
        holds: Callable[[Any], bool] = scope["holds"]
        return holds
