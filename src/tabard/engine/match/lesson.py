"""A first game that teaches: a record with assertions, some twenty steps on the real board.

A game's lesson is a file of its data folder (``lesson.toml``): how many seats, whose eyes (the
``learner``, counted from 1), a ``seed`` for all chance, options, and the steps. Each step says
(``say``) what can be seen and what is to be done, and which move does it (``do``; ``also``: moves
that come to the same). After it others move (``then``: ``"2 march genua"``), and words of events
that were told must be among ``tells``: so a rule that changes breaks the lesson, and a test finds
it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.moves import Move
from tabard.engine.refusals import Refusal, Refused

from .choosing import begun, filled_in, why_not
from .match import Match

KEPT = 64  # tables of lessons that are kept, each at some step


class Broken(Exception):
    """A lesson that the rules do not bear: where, and why, in one sentence."""


@dataclass(frozen=True)
class Step:
    """One step: its sentences, the move that does it, others that come to the same (``also``), what
    others do then, what must be told."""

    say: str
    do: str
    also: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A game's lesson; ``learner`` is a seat, ``end`` is said when all steps are done."""

    seats: int
    learner: int
    seed: int
    steps: tuple[Step, ...]
    end: str
    options: Mapping[str, str] = field(default_factory=dict)

    def at(self, game: Game, done: int) -> Match:
        """A table of its own on which so many steps are done. Raises Broken."""
        match = Match(game, self.seats, seed=self.seed, options=dict(self.options))
        for number, step in enumerate(self.steps[:done], start=1):
            try:
                self.do(match, step)
            except Exception as error:
                raise Broken(f"{game.name}, step {number}, {step.do}: {error}") from error
        return match

    def do(self, match: Match, step: Step) -> None:
        """Do a step, and what others do then. Raises Broken where that is not told as it should."""
        before = len(match.told_rows)
        match.play(self.learner, step.do)
        for line in step.then:
            seat, _space, words = line.partition(" ")
            match.play(int(seat) - 1, words)
        told = {one.event for one in match.tell(None, before)}
        missing = [word for word in step.tells if word not in told]
        if missing:
            raise Broken(f"nothing tells {', '.join(missing)}; told was {', '.join(sorted(told))}")

    def is_done_by(self, match: Match, step: int, words: str) -> bool:
        """Is this the move that the step asks for, however far it is said? Raises Unclear."""
        wanted = (self.steps[step].do, *self.steps[step].also)
        return self._meant(match, words) in [self._meant(match, one) for one in wanted]

    def _meant(self, match: Match, words: str) -> Move:
        """The move that these words begin, with all that leaves no choice."""
        said = begun(match, self.learner, words)
        try:
            return filled_in(match, self.learner, said)[0]
        except Refused:
            return said

    def mistake(self, match: Match, words: str) -> Refusal | None:
        """What the rules say of another move; None where they allow it. Raises Unclear."""
        return why_not(match, self.learner, words)


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = (
        Step(one["say"], one["do"], *(tuple(one.get(key, ())) for key in ("also", "then", "tells")))
        for one in found["step"]
    )
    learner, options = found["learner"] - 1, found.get("options", {})
    return Lesson(found["seats"], learner, found["seed"], tuple(steps), found["end"], options)


@lru_cache(maxsize=KEPT)
def table_at(name: str, done: int) -> Match:
    """The table of a game's lesson after so many steps: to be looked at, not to be played on."""
    game = find_game(name)
    assert game.lesson is not None
    match: Match = game.lesson.at(game, done)
    return match
