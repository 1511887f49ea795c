"""Options and their readings as people type them: in the language of the moment, where the
beginning of a word does if it is clear, or as a record has them.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabard.drawn.speaking import option_typed, options_kind, reading_typed, readings_kind
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import Kind, plain
from tabard.engine.languages import spoken
from tabard.engine.options import Option, no_option, no_reading
from tabard.engine.words import _, say


def in_neutral_words(game: Game, said: Mapping[str, str]) -> dict[str, str]:
    """What was said of options, as a record has it. Raises Misused."""
    meant: dict[str, str] = {}
    for word, reading in said.items():
        option = option_meant(game, word)
        if option in meant:
            raise Misused(say(_("Option {option} is said twice."), option=word))
        meant[option] = reading_meant(game, option, reading)
    return meant


def written(options: Mapping[str, str]) -> str | None:
    """Options as ``--options`` takes them; None where there are none."""
    return ",".join(f"{word}={reading}" for word, reading in options.items()) or None


def readings_typed(game: Game, option: Option) -> list[str]:
    """All readings of an option, as people write them."""
    return [reading_typed(game, option.word, reading) for reading in option.readings]


def option_meant(game: Game, said: str) -> str:
    """The option that is meant. Raises Misused."""
    kind = options_kind(game)
    option = _meant(kind, said)
    if option is None:
        known = [option_typed(game, each.word) for each in game.options]
        raise Misused(no_option(game.name, said, known))
    return option


def reading_meant(game: Game, option: str, said: str) -> str:
    """The reading of an option that is meant; of a handicap what was said. Raises Misused."""
    known = _known(game, option)
    if known is None:
        return said
    reading = known.reading(said) or _meant(readings_kind(game, known), said)
    if reading is None:
        readings = readings_typed(game, known)
        raise Misused(no_reading(option_typed(game, option), said, readings))
    return reading


def readings_begun(game: Game, option: Option, said: str) -> list[str]:
    """The readings of an option that a word names, or those that begin so; a number begins none."""
    kind = readings_kind(game, option)
    exact = kind.called.get(plain(said))
    return [kind.word(exact)] if exact is not None else words_begun(kind, said)


def _known(game: Game, word: str) -> Option | None:
    return next((option for option in game.options if option.word == word), None)


def _meant(kind: Kind, said: str) -> str | None:
    """The word that is meant, if it is one. Raises Misused where it could be several."""
    value = kind.called.get(plain(said))
    if value is not None:
        return kind.word(value)
    fitting = [] if spoken().is_english else words_begun(kind, said)
    if len(fitting) > 1:
        sentence = _("{word} can mean {fitting}: write a little more.")
        words = ", ".join(kind.typed(kind[word]) for word in fitting)
        raise Misused(say(sentence, word=repr(said), fitting=words))
    return fitting[0] if fitting else None


def words_begun(kind: Kind, said: str) -> list[str]:
    """The words of a kind whose name begins so, in the language of the moment or as a record has
    it; a number begins none."""
    begins = plain(said)
    if not begins or begins.isdecimal():
        return []
    found = {value for name, value in kind.called.items() if name.startswith(begins)}
    return [kind.word(value) for value in sorted(found)]
