"""What is said at the table: every line that a person types, and the answer to it.

The full screen and the plain one differ only in how they show a ``Reply``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tabard.drawn.speaking import bot_said
from tabard.engine.events import Told
from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Refused, Unclear
from tabard.engine.match.resigning import BY_DEFAULT, stand_in_of
from tabard.engine.moves import HalfSaid
from tabard.engine.record.files import NotSaved
from tabard.engine.words import FEW, _, first_listed, say
from tabard.players import stand_in
from tabard.players.thinks import hints

from . import commands, meant
from . import help as told_about
from .certain import cannot_be_taken_back
from .menu import Choice, begins_with
from .seen import Seen
from .session import Session

_MORE = re.compile(r"…|>")  # what the list of moves writes after a verb
SHORT = 8  # an answer of more lines than this wants the screen


@dataclass
class Reply:
    """The answer to a line: sentences, or a ``page`` of them under a title; a verb whose moves
    are to be listed; what happened at the table; whether to leave it, whether it is a refusal, and
    whether its end is to be read first."""

    lines: list[str] = field(default_factory=list)
    title: str = ""
    unfold: str = ""
    happened: list[Told] | None = None
    leave: bool = False
    bad: bool = False
    from_end: bool = False

    @property
    def page(self) -> bool:
        """Is it long enough to want the screen?"""
        return bool(self.title)


class Talk(Seen):
    """The talk at one table: every line has an answer. ``confirm`` is what a yes would do, ``sure``
    what an Enter would.

    Whoever types a bare number right after others have played may not have seen that the list is a
    new one. If the move cannot be taken back, its words are shown and Enter does it: the first time
    that a verb is used, and only where ``asks`` says that a person types."""

    def __init__(self, session: Session, *, tips: bool, ascii: bool, asks: bool = False) -> None:
        super().__init__(session, tips=tips, ascii=ascii)
        self.asks = asks
        self.confirm: Callable[[], Reply] | None = None
        self.sure: Callable[[], Reply] | None = None
        self._known: set[tuple[int | None, str]] = set()  # verbs that somebody here has used
        self._answered = 0  # so many moves had been made when somebody here answered last

    def answer(self, line: str) -> Reply:
        """The answer to a line that somebody typed. It never raises; nothing is lost by it."""
        line = " ".join(_MORE.sub(" ", line).split())
        try:
            reply = self._answer(line)
        except Unclear as unclear:
            reply = Reply([str(unclear)], bad=True)
        except Refused as refused:
            reply = Reply([told_about.refused(refused.refusal)], bad=True)
        except (Misused, NotSaved, OSError) as error:
            reply = Reply([str(error)], bad=True)
        if self.session.trouble:
            reply.lines.append(self.session.trouble)
        return reply

    def _answer(self, line: str) -> Reply:
        if self.confirm is not None:
            confirmed, self.confirm = self.confirm, None
            if line and begins_with(line.lower(), say(_("yes")), "yes"):
                return confirmed()
            return Reply([say(_("All right, nothing is done."))])
        if self.sure is not None:
            do, self.sure = self.sure, None
            if not line:
                return do()
        word, _space, rest = line.partition(" ")
        if not word:
            return Reply()
        command = self._command(word)
        if command:
            return self._do(command, rest)
        return self._move(line)

    def _command(self, word: str) -> str | None:
        """The command that a word names; a possible move of the same name goes first, and
        ``/word`` is always a command. Raises Unclear where it could be several."""
        bare = word.removeprefix("/").lower()
        if bare == "?" or bare == "h":
            return "help"
        if self.names_a_thing(bare):
            return "look"
        named = commands.named(bare)
        if named and (word.startswith("/") or not self.menu.is_verb(bare)):
            return named
        if word.isdigit() or self.menu.find(word, bare=False):
            return None
        fitting = commands.begun(bare) if len(bare) > 1 else []
        if len(fitting) > 1 and not self.menu.find(word):
            sentence = _("{word} can mean {fitting}: write a little more.")
            words = ", ".join(map(commands.typed, fitting))
            raise Unclear(say(sentence, word=repr(word), fitting=words))
        return fitting[0] if len(fitting) == 1 else None

    def _do(self, command: str, rest: str) -> Reply:
        doing: dict[str, Callable[[str], Reply]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "odds": self._odds,
            "hint": self._hint,
            "undo": self._undo,
            "rules": self._rules,
            "log": self._log,
            "board": self._board,
            "look": self._look,
            "save": self._save,
            "resign": self._resign,
            "concede": self._concede,
            "quit": self._quit,
        }
        return doing[command](rest)

    def _move(self, line: str) -> Reply:
        found = self.menu.find(line)
        if len(found) == 1:
            doubt = self._doubt(found[0]) if line.isdigit() else None
            return doubt or self._play(found[0].words)
        if found:
            return self._several(line, [choice.short for choice in found])
        if line.isdigit():
            count = self.menu.choices[-1].label if self.menu.choices else "0"
            return Reply([say(_("The list of moves ends at {last}."), last=count)], bad=True)
        return self._play(self._whole(line))

    def _doubt(self, choice: Choice) -> Reply | None:
        """Asks whether somebody is sure who has typed a bare number; None where nobody need be."""
        seat = self.seat
        if not self.asks or seat is None or not self._others_moved:
            return None
        if self._verb(choice.words) in self._known:
            return None
        if not cannot_be_taken_back(self.session, seat, choice.words):
            return None
        self._known.add(self._verb(choice.words))
        self.sure = lambda: self._play(choice.words)
        sentence = _("{move} cannot be taken back. Enter does it; or type something else.")
        return Reply([say(sentence, move=self._in_full(choice))])

    def _in_full(self, choice: Choice) -> str:
        """What a choice is, with what it goes on with."""
        return f"{self.menu.typed_so_far} {choice.short}".strip()

    def _verb(self, words: str) -> tuple[int | None, str]:
        """Who uses which verb."""
        return (self.looking, words.partition(" ")[0])

    @property
    def _others_moved(self) -> bool:
        """Have others moved since somebody here answered last?"""
        here = {*self.session.people, CHANCE}
        return any(line.seat not in here for line in self.match.lines[self._answered :])

    def _several(self, line: str, shorts: list[str]) -> Reply:
        verb = self.menu.verb(line.split()[0])
        if verb and len(line.split()) == 1 and not self.menu.field:
            return Reply(unfold=verb)
        sentence = _("That can mean: {listed}.")
        if len(shorts) > FEW:
            sentence = _("That can mean: {listed}. Type “{moves} {line}” to see them all.")
        facts = {"moves": commands.typed("moves"), "line": line}
        return Reply([say(sentence, listed=first_listed(shorts), **facts)], bad=True)

    def _whole(self, line: str) -> str:
        """A line with its verb written out, and with what was said before. Raises Unclear."""
        return meant.in_full(self.match.game, self.menu, line, commands.every())

    def _play(self, words: str) -> Reply:
        if self.seat is None:
            return Reply([say(_("It is nobody's turn here."))], bad=True)
        since = len(self.match.told_rows)
        happened = self.session.play(self.seat, words)
        self.decided(since)
        self._answered = len(self.match.lines)
        self._known.add(self._verb(words))
        return Reply(happened=happened)

    # --- commands ---------------------------------------------------------------------------

    def _help(self, rest: str) -> Reply:
        if rest:
            verb = self.menu.verb(rest) or rest
            return Reply(told_about.verb(self, verb), self.menu.typed(verb))
        return Reply(told_about.commands(self), say(_("Help")))

    def _moves(self, rest: str) -> Reply:
        if rest:
            verb = self.menu.verb(rest)
            if verb:
                return Reply(unfold=verb)
            found = [
                f"{c.label}) {c.short}" for c in self.menu.find(rest) or self._as_printed(rest)
            ]
            if found:
                return Reply(found, say(_("Possible moves")))
            sentence = say(_("No move now begins with {word}."), word=repr(rest))
            return Reply([sentence], bad=True)
        return Reply(told_about.all_moves(self.menu), say(_("Possible moves")))

    def _as_printed(self, line: str) -> list[Choice]:
        """The moves that begin with these words, which may name things as they are printed."""
        try:
            said = self.match.read(self.seat or 0, self._whole(line)).words
        except HalfSaid as half:
            said = half.move.words
        except Unclear:
            return []
        return [c for c in self.menu.choices if c.words == said or c.words.startswith(f"{said} ")]

    def _why(self, rest: str) -> Reply:
        if self.seat is None or not rest:
            sentence = _("Ask about a move, such as: {why} {move}")
            return Reply([say(sentence, why=commands.typed("why"), move=self._example())])
        found = self.menu.find(rest)
        if len(found) == 1:
            return Reply([say(_("{move} is allowed."), move=found[0].short)])
        try:
            refusal = self.match.why_not(self.seat, self._whole(rest))
        except HalfSaid as half:
            if not half.choices:  # a field was left out, and one said that comes after it
                return Reply([str(half)])
            sentence = _("{move} is allowed with {choices}.")
            return Reply([say(sentence, move=half.move.short, choices=half.choices)])
        if refusal is None:
            return Reply([say(_("{move} is allowed."), move=rest)])
        return Reply([told_about.refused(refusal)])

    def _odds(self, rest: str) -> Reply:
        if self.seat is None:
            return Reply([say(_("It is nobody's turn here."))], bad=True)
        found = self.menu.find(rest)
        words = found[0].words if len(found) == 1 else self.menu.said
        if rest and len(found) != 1:
            words = self._whole(rest)
        lines = told_about.odds_lines(self.match.odds(self.seat, words))
        return Reply(lines, say(_("Odds")) if len(lines) > SHORT else "")

    def _hint(self, _rest: str) -> Reply:
        if self.seat is None:
            return Reply([say(_("It is nobody's turn here."))], bad=True)
        if not self.session.hints:
            return Reply([say(_("Hints are forbidden at this table."))], bad=True)
        advice = hints(self.match, self.seat)
        if advice is None:
            return Reply([say(_("The hint is not ready yet; ask again soon."))])
        return Reply(told_about.hint_lines(self.match, advice))

    def _example(self) -> str:
        choices = self.menu.choices
        return choices[0].short if choices else self.match.game.actions.verbs[0].typed

    def _undo(self, rest: str) -> Reply:
        if self.seat is None:
            return Reply([say(_("It is nobody's turn here."))], bad=True)
        back = [s for s in self.session.people if not self.match.why_not_undo(s)]
        if not back:
            return Reply([self.match.why_not_undo(self.seat)], bad=True)
        # Of several people here the one who decided last takes it back.
        own = [s for s in back if self.session.apart and self.session.player(s) == self.looking]
        self.session.undo(self.seat if self.seat in back else (own or back)[-1])
        return Reply([say(_("Taken back."))], happened=[])

    def _rules(self, rest: str) -> Reply:
        return Reply(told_about.rules(self.match.game, rest), say(_("Rules")))

    def _log(self, rest: str) -> Reply:
        last = int(rest) if rest.isdigit() else len(self.match.told_rows)
        sentences = [t.sentence for t in self.log(last) if t.sentence]
        return Reply(sentences, say(_("What happened")), from_end=True)

    def _board(self, rest: str) -> Reply:
        if rest:
            return self._look(rest)
        return Reply(told_about.board_in_words(self), say(_("The table")))

    def _look(self, rest: str) -> Reply:
        lines = told_about.thing(self, rest)
        return Reply(lines, bad=len(lines) < 2)

    def _save(self, rest: str) -> Reply:
        if not rest:
            if self.session.file is None:
                sentence = _("Say in which file: {save} FILE")
                return Reply([say(sentence, save=commands.typed("save"))], bad=True)
            return Reply([say(_("The game is kept in {file}."), file=self.session.file.path)])
        self.session.save(Path(rest).expanduser())
        return Reply([say(_("From now on the game is kept in {file}."), file=rest)])

    def _resign(self, rest: str) -> Reply:
        """A seat is left, once somebody has said yes; ``rest`` may name a bot."""
        if self.seat is None:
            return Reply([say(_("It is nobody's turn here."))], bad=True)
        seat, name = self.seat, stand_in_of(f"resign {rest}".strip())
        stand_in(name, self.match.game, seat)
        self.confirm = lambda: self._resign_now(seat, name)
        leaves = _(
            "{seat} leaves for good; the {bot} plays on. Type yes, or anything else to stay."
        )
        if name == BY_DEFAULT:
            leaves = _("{seat} leaves for good; its defaults are played. Type yes to leave.")
        kind = self.match.game.seat_kind
        return Reply([say(leaves, seat=self.match.name(kind, seat), bot=bot_said(name))])

    def _resign_now(self, seat: int, name: str) -> Reply:
        self.session.resign(seat, name)
        return Reply(happened=[])

    def _concede(self, rest: str) -> Reply:
        if self.seat is None:
            return Reply([say(_("It is nobody's turn here."))], bad=True)
        self.confirm = self._concede_now
        return Reply([say(_("Give the whole game up? Type yes, or anything else to play on."))])

    def _concede_now(self) -> Reply:
        assert self.seat is not None
        self.session.concede(self.seat)
        return Reply(happened=[])

    def _quit(self, rest: str) -> Reply:
        if self.session.file is None and not self.match.over:
            self.confirm = lambda: Reply(leave=True)
            sentence = _("No file holds this game ({save} FILE makes one). Type yes to leave it.")
            return Reply([say(sentence, save=commands.typed("save"))])
        return Reply(leave=True)
