"""The table in plain lines, one after another: for screen readers, pipes and simple terminals."""

from __future__ import annotations

from tabard.engine.words import _, say

from . import table_help as told_about
from .session import Session
from .table_talk import Reply, Talk
from .table_text import shown

FEW = 12  # so many moves are read out unasked


class Plain:
    """A conversation in lines: what changed, the question, an answer."""

    def __init__(self, session: Session, talk: Talk) -> None:
        self.session, self.talk = session, talk
        self.asked: tuple[int | None, str] = (None, "")
        self.seen = max(0, len(session.match.told_rows) - len(session.news))

    def run(self) -> None:
        """Talk until the person leaves or the game is over."""
        self.say(told_about.title(self.talk.match))
        self.say(say(_("Type a move, “moves” to hear what is possible, or ? for help.")))
        if self.session.half_line:
            sentence = _("The record was cut short; its last line {line} was dropped.")
            self.say(say(sentence, line=repr(self.session.half_line)))
        try:
            while self._round():
                pass
        except (EOFError, KeyboardInterrupt):
            self.say("")
            return
        if not self.talk.match.over:
            return
        self.say("")
        for line in told_about.ending(self.session):
            self.say(line)

    def _round(self) -> bool:
        """The others play, then a line is asked and answered; False when there is no more."""
        self._others()
        if self.talk.match.over:
            return False
        self._cover()
        self._ask()
        return not self._answer(input("> "))

    def say(self, line: str) -> None:
        """One line, in the letters that there are."""
        print(shown(line, self.talk.ascii), flush=True)

    def _others(self) -> None:
        self._happened()
        for _seat, _told in self.session.advance():
            self._happened()
        if self.session.trouble:
            self.say(self.session.trouble)

    def _happened(self) -> None:
        rows = len(self.talk.match.told_rows)
        for told in self.talk.log(rows - self.seen) if rows > self.seen else []:
            if told.sentence:
                self.say(told.sentence)
        self.seen = rows

    def _cover(self) -> None:
        """Several people with secrets: the lines of one leave the screen before the next reads."""
        secrets = told_about.has_secrets(self.talk.match.game) and len(self.session.people) > 1
        if not secrets or self.talk.seat in (None, self.asked[0]):
            return
        name = self.talk.match.name(self.talk.match.game.seat_kind, self.talk.seat or 0)
        print("\n" * 40)
        self.say(say(_("Now {seat}. Press Enter when nobody else reads along."), seat=name))
        input()

    def _ask(self) -> None:
        question = self.talk.question()
        tip = self.talk.tip()
        if tip:
            self.say(tip)
        if (self.talk.seat, question) != self.asked or self.talk.menu.field:
            self.say(question)
            self._choices()
        self.asked = (self.talk.seat, question)

    def _choices(self) -> None:
        """Few moves are said at once; many are counted by verb, and listed when asked for."""
        menu = self.talk.menu
        every = [menu.listed(verb) for verb in menu.groups]
        few = sum(len(menu.unfolded(verb)) for verb in menu.groups) <= FEW
        self.say("  " + "; ".join(every) if few else "  " + ", ".join(menu.folded()))

    def _answer(self, line: str) -> bool:
        """Say the answer to a line; True when the person leaves."""
        reply = self.talk.answer(line)
        if not line.strip() and not reply.lines:
            self.asked = (None, "")
        for said in reply.lines:
            self.say(said)
        if reply.unfold:
            self.say(f"  {self.talk.menu.listed(reply.unfold)}")
        if reply.happened is not None:
            self._after(reply)
        return reply.leave

    def _after(self, reply: Reply) -> None:
        # After taking something back there are fewer things in the log than were read out.
        self.seen = min(self.seen, len(self.talk.match.told_rows))
        self.asked = (None, "")
