"""Options and their readings as people type them: in the language of the moment, where the
beginning of a word does if it is clear, or as a record has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabard.drawn.speaking import spaced
from tabard.engine.game import Game, Misused
from tabard.engine.handicaps import word_of
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


def option_typed(game: Game, option: str) -> str:
    """The word by which people write an option."""
    return _typed(_options(game), option)


def reading_typed(game: Game, option: str, reading: str) -> str:
    """The word by which people write a reading of it; of a handicap that is its number."""
    known = _known(game, option)
    return _typed(_readings(game, known), reading) if known else reading


def readings_typed(game: Game, option: Option) -> list[str]:
    """All readings of an option, as people write them."""
    return [reading_typed(game, option.word, reading) for reading in option.readings]


def setting_typed(game: Game, option: str, reading: str) -> str:
    """An option with a reading, as people write them: ``difficulty=heroic``."""
    return f"{option_typed(game, option)}={reading_typed(game, option, reading)}"


def option_meant(game: Game, said: str) -> str:
    """The option that is meant. Raises Misused."""
    kind = _options(game)
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
    reading = known.reading(said) or _meant(_readings(game, known), said)
    if reading is None:
        readings = readings_typed(game, known)
        raise Misused(no_reading(option_typed(game, option), said, readings))
    return reading


def readings_begun(game: Game, option: Option, said: str) -> list[str]:
    """The readings of an option that a word names, or those that begin so; a number begins none."""
    kind = _readings(game, option)
    exact = kind.called.get(plain(said))
    return [kind.word(exact)] if exact is not None else words_begun(kind, said)


def _known(game: Game, word: str) -> Option | None:
    return next((option for option in game.options if option.word == word), None)


def _options(game: Game) -> Kind:
    seats = range(game.seats[-1]) if game.takes_handicaps else ()
    return _kind(game, "option", [*(o.word for o in game.options), *map(word_of, seats)])


def _readings(game: Game, option: Option) -> Kind:
    return _kind(game, "reading", option.readings)


def _kind(game: Game, kind: str, words: Iterable[str]) -> Kind:
    every = tuple(words)
    return Kind(f"{game.name}/{kind}", every, map(spaced, every))


def _typed(kind: Kind, word: str) -> str:
    value = kind.value(word)
    return word if value is None else kind.typed(value)


def _meant(kind: Kind, said: str) -> str | None:
    """The word that is meant, if it is one. Raises Misused where it could be several."""
    value = kind.called.get(plain(said))
    if value is not None:
        return kind.word(value)
    fitting = [] if spoken().is_english else words_begun(kind, said)
    if len(fitting) > 1:
        sentence = _("{word} can mean {fitting}: write a little more.")
        words = ", ".join(_typed(kind, word) for word in fitting)
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
