"""The table in plain lines, one after another: for screen readers, pipes and simple terminals."""

from __future__ import annotations

from tabard.engine.words import _, apart, say

from . import commands, cover
from . import help as told_about
from .session import Session
from .talk import Reply, Talk
from .text import shown

FEW = 12  # so many moves are read out unasked


class Plain:
    """A conversation in lines: what changed, the question, an answer."""

    def __init__(self, session: Session, talk: Talk) -> None:
        self.session, self.talk = session, talk
        self.asked: tuple[int | None, str] = (None, "")
        self.begun = max(0, len(session.match.told_rows) - len(session.news))
        self.heard: dict[int | None, int] = {}  # by who looks: how much of the log was read out

    def run(self) -> None:
        """Talk until the person leaves or the game is over."""
        self._welcome()
        try:
            while self._round():
                pass
        except (EOFError, KeyboardInterrupt):
            self._leave()
            self.say("")
            return
        if not self.talk.match.over:
            self._leave()
            return
        self.say("")
        for line in told_about.ending(self.session):
            self.say(line)

    def _welcome(self) -> None:
        if self.session.apart:
            cover.wipe()
        self.say(told_about.title(self.talk.match))
        sentence = _("Type a move, “{moves}” to hear what is possible, or ? for help.")
        self.say(say(sentence, moves=commands.typed("moves")))
        if self.session.half_line:
            self.say(told_about.cut_short(self.session))
        if self.session.apart and not cover.can_clear():
            sentence = _("This terminal cannot be cleared: never scroll back to another's lines.")
            self.say(say(sentence))

    def _leave(self) -> None:
        """Whoever leaves takes their secrets along."""
        if self.session.apart and self.talk.looking is not None:
            cover.wipe()

    def _round(self) -> bool:
        """The others play, then a line is asked and answered; False when there is no more."""
        self._others()
        if self.talk.match.over:
            return False
        if self.talk.covered:
            self._uncover()
        self._happened()
        self._ask()
        return not self._answer(input("> "))

    def say(self, line: str) -> None:
        """One line, in the letters that there are."""
        print(shown(line, self.talk.ascii), flush=True)

    def _others(self) -> None:
        """The others play. Where people have secrets from each other, what happens meanwhile is
        said later to each of them."""
        self._happened()
        thought = False
        for _seat, _told in self.session.advance():
            thought = True
            self._happened()
            for sentence in self.session.hear():
                self.say(sentence)
        if thought:
            cover.drop_typed_ahead()
        if self.talk.match.over:
            self._happened(over=True)
        if self.session.trouble:
            self.say(self.session.trouble)

    def _happened(self, *, over: bool = False) -> None:
        if self.session.apart and self.talk.seat is None and not over:
            return
        rows = len(self.talk.match.told_rows)
        seen = self.heard.get(self.talk.looking, self.begun)
        for told in self.talk.log(rows - seen) if rows > seen else []:
            if told.sentence:
                self.say(told.sentence)
        self.heard[self.talk.looking] = rows

    def _uncover(self) -> None:
        """Whoever must decide comes to the screen."""
        cover.drop_typed_ahead()
        self.say(cover.sentence(self.talk))
        input()
        self.talk.uncover()
        self.asked = (None, "")

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
        self.say("  " + apart(every) if few else "  " + ", ".join(menu.folded()))

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
        rows = len(self.talk.match.told_rows)
        self.heard = {who: min(seen, rows) for who, seen in self.heard.items()}
        self.asked = (None, "")
        if self.talk.handing_over:
            cover.wipe()
