"""``tabard exercise``: a table as bots have left it, and what is to be brought about there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated

import typer

from tabard.engine.events import Told
from tabard.engine.game import Game, Misused
from tabard.engine.match.exercise import Attempt, attempt, exercise_of
from tabard.engine.moves import read_move
from tabard.engine.words import _, apart, say

from .common import Lang, complete_game, found, in_language
from .table.commands import typed
from .table.session import HUMAN, Session
from .table.sit_down import sit_down
from .table.talk import Reply, Talk


def exercise(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)],
    number: Annotated[
        int | None, typer.Argument(metavar="N", help="Which one; without it, all are listed.")
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="One line after another, for screen readers.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Exercises: tables as bots have left them, and something to find there.

    \b
    Examples:
      tabard exercise fall_of_rome
      tabard exercise fall_of_rome 7 --plain
    """
    in_language(lang)
    asked = found(game)
    if number is None:
        for line in _listed(asked):
            print(line)
        return
    one = attempt(exercise_of(asked, number), ())
    people = (HUMAN,) * len(set(one.match.players))
    sit_down(
        Solving(one.match, people, made=one, number=number),
        plain=plain or None,
        tips=True,
        talking=Solver,
    )


def _listed(game: Game) -> Iterable[str]:
    """All exercises, each with its grade and what it wants."""
    exercise_of(game, 1)
    for number, one in enumerate(game.exercises.all, start=1):
        wanted = apart(game.exercises.wanted(one.table(), one))
        sentence = _("{number}) grade {grade}: {wanted}")
        yield say(sentence, number=f"{number:2}", grade=one.grade, wanted=wanted)


@dataclass
class Solving(Session):
    """A sitting at an exercise: nobody but its seat moves."""

    made: Attempt = field(kw_only=True)
    number: int = field(kw_only=True)

    @property
    def people(self) -> tuple[int, ...]:
        """Whoever solves it; nobody once nothing more can be done."""
        over = self.made.solved or self.made.missed
        return () if over else (self.made.exercise.seat,)

    @property
    def eyes(self) -> tuple[int, ...] | None:
        """Those of the seat that is to move, to the end."""
        return (self.made.exercise.seat,)

    @property
    def bot(self) -> int | None:
        """Nobody: others do not move in an exercise."""
        return None

    def play(self, seat: int, words: str) -> list[Told]:
        """A move, or the first half of it. Raises Refused, Unclear, Misused."""
        since = len(self.match.told_rows)
        self.made.play(words)
        return self.match.tell((seat,), since)

    def undo(self, seat: int) -> None:
        """Take the last move back, or half of one. Raises Misused where none is made."""
        if self.match.draft(seat) is not None:
            super().undo(seat)
            return
        if not self.made.done:
            raise Misused(say(_("No move is made yet.")))
        self.made = attempt(self.made.exercise, self.made.done[:-1])
        self.match = self.made.match


class Solver(Talk):
    """The talk at an exercise: what is wanted is said where else a tip stands, and a hint is the
    rule; who asks again gets the solution."""

    session: Solving
    hinted = False

    def tip(self) -> str:
        """What is wanted, and how many moves are left for it."""
        made = self.session.made
        if (None, len(made.done)) in self.explained or not self.session.people:
            return ""
        self.explained.add((None, len(made.done)))
        wanted = apart(self.match.game.exercises.wanted(self.match, made.exercise))
        sentence = _("Exercise {number}: {wanted}. {left}")
        return say(sentence, number=self.session.number, wanted=wanted, left=made.left_said)

    def question(self) -> str:
        """Who must decide what; at the end, whether it is solved."""
        made = self.session.made
        if made.solved:
            return say(_("Solved. Type {quit} to leave."), quit=typed("quit"))
        return made.missed or super().question()

    def _hint(self, _rest: str) -> Reply:
        made = self.session.made
        if self.hinted:
            actions = self.match.game.actions
            ways = apart(read_move(actions, words).typed for words in made.exercise.solution)
            return Reply([say(_("One way to do it: {ways}."), ways=ways)])
        self.hinted = True
        rules = self.match.game.exercises.rules(self.match, made.exercise)
        lines = [
            say(
                _("Rule {number}, {title}: {text}"),
                number=one.number,
                title=say(one.title),
                text=say(one.text),
            )
            for one in rules
        ]
        return Reply([*lines, say(_("Ask again for a way to do it."))])

    def _quit(self, _rest: str) -> Reply:
        return Reply(leave=True)

    def _undo(self, rest: str) -> Reply:
        self.session.undo(self.session.made.exercise.seat)
        self.explained.clear()
        return Reply([say(_("Taken back."))], happened=[])
