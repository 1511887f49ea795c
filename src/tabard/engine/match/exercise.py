"""Exercises: a table as bots have left it, and what a seat is to bring about there by itself.

What can be asked stands in a game's ``asks.toml``: words of events that are told, each with the
sentence that asks for it (``ask``), whose facts must be so. ``exercises.toml`` beside it, which
``tools/exercises.py`` writes, holds the exercises: a position, the seat, how many moves it has,
what it ``wants``, and a ``solution``. An exercise is solved when all that is wanted has been told
before anybody else must decide and before chance comes in: so it is sure, not lucky.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from string import Formatter
from typing import Any

from tabard.engine.book import RuleText
from tabard.engine.dice import new_stream
from tabard.engine.events import Told
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import CHANCE, SEATS, Kind
from tabard.engine.position import from_text
from tabard.engine.secrecy.secrets import guess
from tabard.engine.words import _, n_, say

from .match import Match, Refused, Unclear

GRADES = (1, 2, 3)  # from what one may stumble upon to what one must look for
KEPT = 64  # attempts that are kept
GUESSES = (1, 2, 3)  # the seeds of tables that a seat could sit at as well


@dataclass(frozen=True)
class Ask:
    """What an exercise may ask: an event that is to be told, and the ``sentence`` that asks for it,
    which names those of its facts that must be so. ``by`` is the fact that must be the seat's own,
    where others can bring the same about; what is to be asked for ``alone`` is never wanted beside
    something else."""

    event: str
    sentence: str
    by: str = ""
    alone: bool = False

    @cached_property
    def facts(self) -> tuple[str, ...]:
        """The facts that must be so."""
        named = [key for _text, key, _form, _how in Formatter().parse(self.sentence) if key]
        return tuple(dict.fromkeys(named))


@dataclass(frozen=True)
class Want:
    """What one exercise asks: this event, with these facts, in words."""

    event: str
    facts: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, words: str) -> Want:
        """What words such as ``controls province=berry`` want."""
        event, *facts = words.split()
        return cls(
            event, tuple((key, value) for key, _is, value in (f.partition("=") for f in facts))
        )

    @property
    def words(self) -> str:
        """It in words."""
        return " ".join([self.event, *(f"{key}={value}" for key, value in self.facts)])

    def is_told(self, told: Told) -> bool:
        """Is this what was wanted?"""
        return told.event == self.event and all(
            str(told.facts.get(key)) == value for key, value in self.facts
        )


@dataclass(frozen=True)
class Exercise:
    """What a seat is to bring about, in how many moves, at which table; one way to do it."""

    grade: int
    seat: int
    moves: int
    wants: tuple[Want, ...]
    solution: tuple[str, ...]
    position: str

    def table(self) -> Match:
        """The table of the exercise, on which chance waits to be asked."""
        game, state = from_text(find_game, self.position)
        return Match.at(game, state, chance_by_hand=True)


class Attempt:
    """An exercise at which some moves are made."""

    def __init__(self, exercise: Exercise, match: Match) -> None:
        self.exercise, self.match = exercise, match
        self.begun = len(match.told_rows)
        self.done: list[str] = []

    def play(self, words: str) -> None:
        """Make a move. Raises Refused, Unclear, and Misused where no move is left."""
        if self.solved:
            raise Misused(say(_("This exercise is solved.")))
        if self.missed:
            raise Misused(self.missed)
        lines = len(self.match.lines)
        self.match.play(self.exercise.seat, words)
        self.done += [line.words for line in self.match.lines[lines : lines + 1]]

    @property
    def reached(self) -> tuple[bool, ...]:
        """Which of the things that are wanted have happened?"""
        told = self.match.tell((self.exercise.seat,), self.begun)
        return tuple(any(want.is_told(one) for one in told) for want in self.exercise.wants)

    @property
    def solved(self) -> bool:
        """Has all that is wanted happened?"""
        return all(self.reached)

    @property
    def left(self) -> int:
        """How many moves are left; none where it is not up to the seat any more."""
        waits = self.match.to_act == (self.exercise.seat,)
        return self.exercise.moves - len(self.done) if waits else 0

    @property
    def left_said(self) -> str:
        """The same in a sentence."""
        sentence = n_("{moves} move is left.", "{moves} moves are left.")
        return say(sentence, moves=self.left)

    @property
    def missed(self) -> str:
        """Why no more can be done, though not all has come about; empty while something can."""
        if self.solved or self.left:
            return ""
        if self.match.over:
            return say(_("The game is over, and not all that is wanted has come about."))
        if CHANCE in self.match.to_act:
            return say(_("Now chance would decide; what is wanted must come about without it."))
        if self.match.to_act != (self.exercise.seat,):
            others = ", ".join(
                self.match.name(self.match.game.seat_kind, seat) for seat in self.match.to_act
            )
            sentence = _("Now {others} must decide; what is wanted must come about before.")
            return say(sentence, others=others)
        return say(_("All moves are made, and not all that is wanted has come about."))


class Exercises:
    """The exercises in a game's folder of data, which are read when they are wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def asks(self) -> dict[str, Ask]:
        """What can be asked in this game, by the words of events."""
        found = tomllib.loads((self.folder / "asks.toml").read_text(encoding="utf-8"))
        return {
            word: Ask(word, one["ask"], one.get("by", ""), one.get("alone", False))
            for word, one in found.items()
        }

    @cached_property
    def all(self) -> tuple[Exercise, ...]:
        """All exercises, the easiest first."""
        file = self.folder / "exercises.toml"
        found = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return tuple(map(_exercise, found.get("exercise", ())))

    def sentence(self, match: Match, want: Want) -> str:
        """What is wanted, as people say it at this table."""
        kinds = match.game.book.events.kinds(want.event)
        ask, facts = self.asks[want.event], dict(want.facts)
        named = {key: match.name(kinds[key], _value(kinds[key], facts[key])) for key in ask.facts}
        return say(ask.sentence, **named)

    def wanted(self, match: Match, exercise: Exercise) -> list[str]:
        """All that is wanted, as people say it at this table."""
        return [self.sentence(match, want) for want in exercise.wants]

    def rules(self, match: Match, exercise: Exercise) -> tuple[RuleText, ...]:
        """The hint: the rules by which it happens."""
        rules = {event.word: event.rule for event in match.game.book.events.all}
        numbers = {rules[want.event] for want in exercise.wants}
        return tuple(rule for rule in match.game.book.rules if rule.number in numbers)

    def want(self, game: Game, seat: int, told: Told) -> Want | None:
        """What an exercise could ask for where a seat has brought this about, if anything."""
        ask = self.asks.get(told.event)
        if ask is None or (ask.by and str(told.facts.get(ask.by)) != SEATS.word(seat)):
            return None
        keys = (*ask.facts, *((ask.by,) if ask.by else ()))
        return Want(told.event, tuple((key, str(told.facts[key])) for key in keys))


def _value(kind: Kind, word: str) -> int:
    value = kind.value(word)
    return int(word) if value is None else value


def _exercise(found: dict[str, Any]) -> Exercise:
    wants, solution = map(Want.of, found["wants"]), found["solution"]
    seat, position = found["seat"] - 1, found["position"]
    return Exercise(found["grade"], seat, found["moves"], tuple(wants), tuple(solution), position)


def exercise_of(game: Game, number: int) -> Exercise:
    """An exercise of a game, counted from 1. Raises Misused."""
    every = game.exercises.all if game.exercises else ()
    if not every:
        raise Misused(say(_("{game} has no exercises."), game=game.title))
    if not 1 <= number <= len(every):
        sentence = _("{game} has the exercises 1 to {last}.")
        raise Misused(say(sentence, game=game.title, last=len(every)))
    found: Exercise = every[number - 1]
    return found


def attempt(exercise: Exercise, done: Sequence[str]) -> Attempt:
    """An exercise after these moves. Raises Refused, Unclear, Misused."""
    made = Attempt(exercise, exercise.table())
    for words in done:
        made.play(words)
    return made


def solves(exercise: Exercise, match: Match, lines: Sequence[str]) -> bool:
    """Do these moves, all of them lawful, solve it at this table?"""
    made = Attempt(exercise, match)
    with suppress(Refused, Unclear, Misused):
        for words in lines:
            made.play(words)
        return made.solved
    return False


def holds(exercise: Exercise) -> bool:
    """Does its solution hold at each table that its seat cannot tell from this one?"""
    match = exercise.table()
    game, viewers = match.game, (exercise.seat,)
    guessed = [
        Match.at(game, guess(game, match.state, viewers, new_stream(seed)), chance_by_hand=True)
        for seed in (GUESSES if game.has_secrets else ())
    ]
    return all(solves(exercise, table, exercise.solution) for table in (match, *guessed))


@lru_cache(maxsize=KEPT)
def attempt_at(name: str, number: int, done: tuple[str, ...]) -> Attempt:
    """An exercise of a game, counted from 1, after these moves: to be looked at, not to be played
    on. Raises what ``attempt`` raises."""
    return attempt(exercise_of(find_game(name), number), done)
