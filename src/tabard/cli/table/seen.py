"""What can be seen at the table: by whom, the moves, the log, and the question that is put."""

from __future__ import annotations

from dataclasses import replace

from tabard.drawn.sheet import Look, Sheet, draw
from tabard.engine.events import Told
from tabard.engine.flow.sequence import Phase
from tabard.engine.kinds import plain
from tabard.engine.match import Match
from tabard.engine.words import _, begun, say

from .commands import typed
from .menu import Menu, menu_of
from .session import Session, proposals_said

_HALF_SAID = -1  # no phase: a long move of which something is still to be said


class Seen:
    """What can be seen of one session, by whom, and what is asked."""

    def __init__(self, session: Session, *, tips: bool, ascii: bool) -> None:
        self.session = session
        self.ascii = ascii
        self.tips = tips
        self.explained: set[tuple[int | None, int]] = set()
        self.looking = None if session.apart else next(iter(session.persons), None)
        self._begun = max(0, len(session.match.told_rows) - len(session.news))
        self._decided: dict[int | None, int] = {}
        self._menu: tuple[object, int | None, Menu] | None = None
        self._sheet: tuple[object, Look, tuple[int, ...], Sheet] | None = None

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    # --- who looks ----------------------------------------------------------------------------
    # Where people have secrets from each other, one of them at a time looks at the screen. All
    # that is shown hangs on ``seat`` and ``viewers``, and these on who is ``looking``.

    @property
    def covered(self) -> bool:
        """Must somebody decide who does not look at the screen yet?"""
        seat = self.session.person
        if seat is None or not self.session.secrets:
            return False
        return self.session.player(seat) != self.looking

    def uncover(self) -> None:
        """Whoever must decide looks at the screen now, and nobody else."""
        seat = self.session.person
        if seat is not None:
            self.looking = self.session.player(seat)

    @property
    def handing_over(self) -> bool:
        """Has the person who looks decided, so that another may come to the screen?"""
        others = set(self.session.persons) - {self.looking}
        if self.looking is None or not others or not self.session.secrets:
            return False
        return self.covered or self.session.person is None

    @property
    def seat(self) -> int | None:
        """The seat whose person must decide now, and looks."""
        return None if self.covered else self.session.person

    @property
    def viewers(self) -> tuple[int, ...]:
        """The seats for whose eyes the screen is: all people at it, or, where they have secrets
        from each other, those of the person who looks while it is their turn."""
        people = self.session.people
        if not self.session.secrets:
            return people
        if self.session.apart and self.seat is None:
            return ()
        return tuple(seat for seat in people if self.session.player(seat) == self.looking)

    @property
    def since(self) -> int:
        """How much had been told before the last decision of whoever looks."""
        return self._decided.get(self.looking, self._begun)

    def decided(self, since: int) -> None:
        """Whoever looks has decided, when so much had been told."""
        self._decided[self.looking] = since

    # --- what is seen -------------------------------------------------------------------------

    @property
    def menu(self) -> Menu:
        """The moves of the seat that decides, made once for each position."""
        key = (self.match.state, self.seat)
        if self._menu is None or self._menu[:2] != key:
            menu = Menu() if self.seat is None else menu_of(self.match, self.seat)
            self._menu = (*key, menu)
        return self._menu[2]

    def sheet(self, roomy: bool) -> Sheet:
        """What the game draws of its table."""
        look = Look(roomy, self.ascii, () if self.seat is None else (self.seat,))
        viewers = self.viewers
        key = (self.match.state, look, viewers)
        if self._sheet is None or self._sheet[:3] != key:
            self._sheet = (*key, draw(self.match, viewers, look))
        return self._sheet[3]

    def names_a_thing(self, word: str) -> bool:
        """Is it the word for what can be looked at on this board: ``city``?"""
        thing = self.sheet(False).thing
        return bool(thing) and plain(word) in (thing, plain(self.match.game.field_called(thing)))

    def log(self, last: int) -> list[Told]:
        """The last things that happened, as whoever looks may know them."""
        since = max(0, len(self.match.told_rows) - last)
        told = self.match.tell(self.viewers, since)
        return [replace(row, sentence=begun(row.sentence)) for row in told]

    @property
    def phase(self) -> Phase:
        """The phase on top."""
        state = self.match.state
        phase: Phase = self.match.game.sequence.phases[state.frame_phase[state.depth - 1]]
        return phase

    def question(self) -> str:
        """Who must decide what, in a sentence."""
        if self.seat is None:
            return ""
        sheet = self.sheet(False)
        name = self.match.name(self.match.game.seat_kind, self.seat)
        name = sheet.decides or name
        if self.menu.field:
            sentence = _("Which {field}? {seat} begins: {said}")
            field = self.match.game.field_called(self.menu.field)
            return say(sentence, seat=name, said=self.menu.typed_so_far, field=field)
        what = self.match.game.sequence.names.name(self.phase.number)
        decides = say(_("{seat} decides: {phase}."), seat=name, phase=what)
        return " ".join([decides, *proposals_said(self.match, self.seat)])

    def tip(self) -> str:
        """The sentence that explains this kind of decision, the first time it comes up."""
        if not self.tips or self.seat is None:
            return ""
        number, tip = self.phase.number, say(self.phase.tip)
        if self.menu.field:
            sentence = _("A long move is asked piece by piece; {undo} takes one back.")
            number, tip = _HALF_SAID, say(sentence, undo=typed("undo"))
        if (self.looking, number) in self.explained:
            return ""
        self.explained.add((self.looking, number))
        return tip
