"""``tabard learn``: a first game that teaches, step by step, at the table in the terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import typer

from tabard.engine.events import Told
from tabard.engine.game import Misused
from tabard.engine.match import Refused
from tabard.engine.match.lesson import Lesson
from tabard.engine.words import _, say

from .common import Lang, complete_game, found, in_language
from .table.commands import typed
from .table.session import HUMAN, Session
from .table.sit_down import sit_down
from .table.talk import Talk


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)],
    plain: Annotated[
        bool, typer.Option("--plain", help="One line after another, for screen readers.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Learn a game in ten minutes: some twenty steps at the table, and the rules answer mistakes.

    \b
    Examples:
      tabard learn fall_of_rome
      tabard learn fall_of_rome --plain
    """
    in_language(lang)
    taught = found(game)
    if taught.lesson is None:
        raise Misused(say(_("{game} has no lesson."), game=taught.title))
    match = taught.lesson.at(taught, 0)
    session = Taught(match, (HUMAN,) * len(set(match.players)), lesson=taught.lesson)
    sit_down(session, plain=plain or None, tips=True, talking=Pupil)


@dataclass
class Taught(Session):
    """A sitting at which a lesson is given: only the move that a step asks for is made, and what
    others do then; ``done`` steps are behind the learner."""

    lesson: Lesson = field(kw_only=True)
    done: int = 0

    @property
    def people(self) -> tuple[int, ...]:
        """The learner; nobody once all is done."""
        return () if self.finished else (self.lesson.learner,)

    @property
    def bot(self) -> int | None:
        """Nobody: what others do stands in the lesson, and the learner makes every move himself."""
        return None

    @property
    def finished(self) -> bool:
        """Are all steps done?"""
        return self.done == len(self.lesson.steps)

    def play(self, seat: int, words: str) -> list[Told]:
        """The move of this step, or the first half of it. Raises Refused for what the rules do not
        allow, Misused for what they do allow and the step does not want, and Unclear."""
        since, step = len(self.match.told_rows), self.lesson.steps[self.done]
        if self.lesson.is_done_by(self.match, self.done, words):
            self.lesson.do(self.match, step)
            self.done += 1
            return self.match.tell((seat,), since)
        refusal = self.lesson.mistake(self.match, words)
        if refusal:
            raise Refused(refusal)
        if self.match.read(seat, step.do).words.startswith(f"{words} "):
            self.match.play(seat, words)
            return self.match.tell((seat,), since)
        raise Misused(
            say(_("The rules allow that too. This step of the lesson wants another move."))
        )

    def undo(self, seat: int) -> None:
        """Nothing is taken back here but half a move. Raises Misused."""
        if self.match.draft(seat) is None:
            raise Misused(say(_("In a lesson nothing is taken back; begin it anew instead.")))
        super().undo(seat)


class Pupil(Talk):
    """The talk in a lesson: each step is said once, where else a tip stands."""

    session: Taught

    def tip(self) -> str:
        """What this step says, or the end of the lesson."""
        lesson, done = self.session.lesson, self.session.done
        if (None, done) in self.explained:
            return ""
        self.explained.add((None, done))
        if self.session.finished:
            return say(lesson.end).strip()
        step = say(_("Step {number} of {all}."), number=done + 1, all=len(lesson.steps))
        return f"{step} {say(lesson.steps[done].say).strip()}"

    def question(self) -> str:
        """Who must decide what; at the end, how to leave."""
        if self.session.finished:
            sentence = _("The lesson is over: type {quit}, then tabard play, to play it.")
            return say(sentence, quit=typed("quit"))
        return super().question()
