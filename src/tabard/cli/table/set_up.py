"""Before the first move: who plays, and the options that a game asks for.

At every question ``?`` says what can be answered, ``options`` lists what else can be otherwise,
and ``option=reading`` sets it.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping

from tabard.drawn.speaking import option_typed, reading_typed, setting_typed
from tabard.engine.game import Game, Misused
from tabard.engine.handicaps import ABOUT_HANDICAPS, measured_said, word_of
from tabard.engine.kinds import plain
from tabard.engine.options import Option
from tabard.engine.words import _, listed, paired, say

from ..settings import option_meant, reading_meant, readings_begun, readings_typed
from .menu import begins_with
from .session import HUMAN
from .text import ascii_only, shown, wrapped

FEW = 8  # so many readings fit beside their question
Answer = tuple[tuple[str, ...], dict[str, str]]


def ask_set_up(game: Game, chosen: Mapping[str, str] | None = None) -> Answer:
    """Ask who plays and, where the game has such options, how; Enter takes what is usual. Options
    that were said already (``chosen``) are not asked. Raises Misused where they are said wrongly,
    EOFError or KeyboardInterrupt where somebody walks away."""
    game.chosen(chosen or {})
    return SetUp(game, {plain(word): said for word, said in (chosen or {}).items()}).ask()


class SetUp:
    """The questions before one game. ``options`` are what was said of its options so far."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        self.game, self.options = game, options
        self.ascii = ascii_only()

    def ask(self) -> Answer:
        """All questions, one after another."""
        game = self.game
        sentence = _("Welcome to {game}. Enter takes what stands in brackets; ? explains.")
        self.say(say(sentence, game=game.title))
        low, high = game.seats[0], game.seats[-1]
        players = low
        if high > low:
            question = say(_("How many play, {low} to {high}?"), low=low, high=high)
            about = _("{game} is for {low} to {high}: people and the program's players together.")
            help = say(about, game=game.title, low=low, high=high)
            players = self._number(question, help, low, high, min(max(2, low), high))
        people = 1
        if players > 1:
            question = say(_("How many of them are people here? The others are the program's."))
            about = _(
                "People take turns at this screen, and nothing is shown to one that is another's "
                "secret. The first seats are theirs, the program plays the others."
            )
            people = self._number(question, say(about), 1, players, 1)
        for option in game.options:
            if option.asked and option.word not in self.options:
                self._ask_for(option)
        return (*[HUMAN] * people, *["bot:greedy"] * (players - people)), self.options

    def say(self, sentence: str) -> None:
        """A sentence, in lines of this terminal and in the letters that it has."""
        for line in wrapped(sentence, shutil.get_terminal_size().columns):
            print(shown(line, self.ascii), flush=True)

    def _answer(self, prompt: str, help: Callable[[], Iterable[str]]) -> str | None:
        """What is answered to a question; None where it is to be asked again, because somebody
        wanted to know something first, or said something of another option."""
        said = input(shown(f"{prompt} ".lstrip(), self.ascii)).strip()
        while said == "?" or _lists_options(said):
            if said == "?":
                known = _("“{options}” lists what else can be otherwise; option=reading sets it.")
                more = say(known, options=say(_("options")))
                said = self._say_all([*help(), *([more] if self.game.options else [])])
            else:
                said = self._say_all([*map(self._in_a_line, self.game.options), *self._handicaps()])
            if not said:
                return None
        word, equals, reading = said.partition("=")
        if not equals:
            return said
        self._set(word.strip(), reading.strip())
        return None

    def _number(self, question: str, help: str, low: int, high: int, usual: int) -> int:
        pleased = say(_("A number from {low} to {high}, please."), low=low, high=high)
        while True:
            said = self._answer(f"{question} [{usual}]", lambda: [help, pleased])
            if said == "":
                return usual
            if said is not None and said.isdecimal() and low <= int(said[:4]) <= high:
                return int(said)
            if said is not None:
                self.say(pleased)

    def _ask_for(self, option: Option) -> None:
        """The reading that is wanted, by its word, its beginning, or its number in the list; where
        some readings are numbers themselves a number means that reading."""
        self.say(say(_("{question}?"), question=_title(option)))
        while option.word not in self.options:
            usual = self.game.chosen(self.options)[option.word]
            numbered = not any(reading.isdecimal() for reading in option.readings)
            prompt = listed(readings_typed(self.game, option))
            if numbered:
                prompt = self._readings(option)
            usual_typed = reading_typed(self.game, option.word, usual)
            said = self._answer(f"{prompt} [{usual_typed}]", lambda: self._about(option))
            if said is None:
                continue
            reading = self._meant(option, said.lower(), numbered) if said else usual
            if reading is None:
                self.say(self._one_of(option))
            else:
                self.options[option.word] = reading

    def _readings(self, option: Option) -> str:
        """The readings with their numbers: few of them as a prompt; many in lines of their own."""
        items = [
            f"{number} {reading}"
            for number, reading in enumerate(readings_typed(self.game, option), 1)
        ]
        if len(items) <= FEW:
            return ", ".join(items)
        for line in _columns(items, shutil.get_terminal_size().columns):
            self.say(line)
        return ""

    def _set(self, word: str, reading: str) -> None:
        """Say of an option what it is to be; a wrong word is answered with a sentence."""
        try:
            known = option_meant(self.game, word)
            meant = reading_meant(self.game, known, reading)
            chosen = self.game.chosen({**self.options, known: meant})
        except Misused as misused:
            self.say(str(misused))
            return
        self.options[known] = chosen.get(known, "0")  # of a handicap of 0 nothing is said
        self.say(setting_typed(self.game, known, self.options[known]))

    def _about(self, option: Option) -> list[str]:
        """What an option is about: what each reading of it brings, and which rules it changes."""
        brought = [
            paired(
                reading_typed(self.game, option.word, reading),
                ", ".join(setting_typed(self.game, *other) for other in others.items()),
            )
            for reading, others in option.brings.items()
            if others
        ]
        rules = say(_("The rules that it changes: {rules}."), rules=", ".join(option.rules))
        return [*brought, *([rules] if option.rules else []), self._one_of(option)]

    def _one_of(self, option: Option) -> str:
        """What an option can be."""
        readings = listed(readings_typed(self.game, option))
        return say(_("One of these, please: {readings}."), readings=readings)

    def _meant(self, option: Option, said: str, numbered: bool) -> str | None:
        """The reading that is meant, if one is."""
        if said in option.readings:
            return said
        if numbered and said.isdecimal() and 1 <= int(said[:4]) <= len(option.readings):
            return option.readings[int(said) - 1]
        fitting = readings_begun(self.game, option, said)
        return fitting[0] if len(fitting) == 1 else None

    def _in_a_line(self, option: Option) -> str:
        """An option in the list: ``chain  spreads, stops [spreads]: A sack can make …``."""
        now = reading_typed(self.game, option.word, self.game.chosen(self.options)[option.word])
        readings, title = listed(readings_typed(self.game, option)), _title(option)
        return f"{option_typed(self.game, option.word)}  {readings} [{now}]: {title}."

    def _handicaps(self) -> Iterator[str]:
        """What handicaps there can be, and what the seats are worth as far as it was measured."""
        if self.game.takes_handicaps:
            ends = (word_of(0), word_of(self.game.seats[-1] - 1))
            first, last = (option_typed(self.game, word) for word in ends)
            yield f"{first}  [0]: {say(ABOUT_HANDICAPS, last=last)}"
            yield from map(measured_said, self.game.measured)

    def _say_all(self, sentences: Iterable[str]) -> str:
        """Sentences; where they do not fit on the screen, an Enter shows the rest. Whatever else is
        typed there is the answer: it is given back."""
        size = shutil.get_terminal_size()
        lines = [line for s in sentences for line in wrapped(s, size.columns, "  ")]
        while True:
            for line in lines[: size.lines - 2]:
                print(shown(line, self.ascii), flush=True)
            lines = lines[size.lines - 2 :]
            if not lines:
                return ""
            said = input(shown(say(_("Enter: go on ")), self.ascii)).strip()
            if said:
                return said


def _lists_options(said: str) -> bool:
    """``options``, or its beginning."""
    return len(said) > 2 and begins_with(said.lower(), say(_("options")), "options")


def _columns(items: list[str], width: int) -> list[str]:
    """Items below each other in as many columns as fit, read downwards; each stays whole."""
    wide = max(map(len, items)) + 2
    across = max(1, min(width // wide, 4))
    rows = -(-len(items) // across)
    lines = ["".join(f"{item:<{wide}}" for item in items[row::rows]) for row in range(rows)]
    return [part for line in lines for part in wrapped(line.rstrip(), width, "  ")]


def _title(option: Option) -> str:
    """What an option is about, without the mark of a question."""
    return say(option.title).rstrip("?\u202f")
