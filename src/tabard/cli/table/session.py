"""A session: one match, who sits in its seats, and its record on disk.

The table in the terminal talks to this and to nothing else::

    for seat, told in session.advance():   # bots, dice and single choices, up to a person's turn
        show(told)
    seat = session.person                  # the seat whose person must decide now, or None
    told = session.play(seat, "march genua")   # raises Refused or Unclear; nothing has changed then
    session.undo(seat)                     # raises Misused where nothing can be taken back

After every one of these calls the record on disk is up to date. Where the disk refuses, the match
goes on, ``session.trouble`` holds the sentence to show, and the next call tries again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tabard.engine.events import Told
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import CHANCE, plain
from tabard.engine.match import Match
from tabard.engine.match.resigning import BY_DEFAULT
from tabard.engine.record.file import RecordFile
from tabard.engine.record.files import NotSaved
from tabard.engine.refusals import Refusal
from tabard.engine.state import OWNER
from tabard.engine.words import _, n_, say, seat_called
from tabard.players import StandIn, stand_in
from tabard.players.faults import Faults
from tabard.players.thinks import Thinks

HUMAN = "human"


@dataclass
class Session:
    """One sitting at a table.

    ``players`` says for each player ``"human"`` or a bot's name; a player mostly has one seat, but
    may lead several. ``file`` is the record on disk
    (None: there is none); ``news`` is what happened before anybody was asked: the set-up, or
    what going on with a record made happen. ``turn`` is the player here who decided last,
    ``secrets`` whether a seat may know what others may not. ``tips`` and ``plain`` are how people
    want to see it, ``hints`` whether they may ask for any. ``half_line`` is what was dropped from
    the end of a record that was cut short ("" if nothing). ``faults`` hears what bots of somebody's
    own do wrong, ``unheard`` is what ``hear`` will say of it.
    """

    match: Match
    players: tuple[str, ...]
    file: RecordFile | None = None
    seed: int | None = None
    plain: bool = False
    tips: bool = True
    news: list[Told] = field(default_factory=list)
    half_line: str = ""
    trouble: str = ""
    turn: int | None = None
    bots: dict[int, StandIn] = field(default_factory=dict)
    secrets: bool = field(init=False)
    hints: bool = True
    faults: Faults = field(init=False)
    unheard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.faults = Faults(self.unheard.append, whole=HUMAN not in self.players)
        self.secrets = has_secrets(self.match.game)
        if len(self.players) != len(set(self.match.players)):
            sentence = n_(
                "{seats} seat is named; needed: {needed}.",
                "{seats} seats are named; needed: {needed}.",
            )
            facts = {"seats": len(self.players), "needed": len(set(self.match.players))}
            raise Misused(say(sentence, **facts))
        for seat, player in enumerate(self.match.players):
            if (name := self.players[player]) != HUMAN:
                self.bots[seat] = stand_in(name, self.match.game, seat, self.seed, self.faults)
        for seat, name in self.match.stand_ins.items():
            self.bots[seat] = stand_in(name, self.match.game, seat, self.seed, self.faults)

    # --- who is asked -----------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats for which a person decides."""
        return tuple(s for s in range(self.match.state.seats) if s not in self.bots)

    def player(self, seat: int) -> int:
        """The player who leads a seat."""
        return self.match.players[seat]

    @property
    def persons(self) -> tuple[int, ...]:
        """The players who are people, each once."""
        return tuple(sorted({self.player(seat) for seat in self.people}))

    @property
    def apart(self) -> bool:
        """Do the people here have secrets from each other?"""
        return self.secrets and len(self.persons) > 1

    @property
    def eyes(self) -> tuple[int, ...] | None:
        """The seats as which all people here may read together: none where they have secrets from
        each other. Where bots play alone, whoever watches may read everything (None)."""
        if HUMAN not in self.players:
            return None
        return () if self.apart else self.people

    @property
    def person(self) -> int | None:
        """The seat whose person must decide now; None when a bot must, or the match is over. Where
        people have secrets, whoever has the screen decides first for all their seats."""
        waiting = [seat for seat in self.match.to_act if seat in self.people]
        own = [seat for seat in waiting if self.apart and self.player(seat) == self.turn]
        return next(iter(own or waiting), None)

    @property
    def bot(self) -> int | None:
        """The seat that is played for now, if any: a bot's, or that of the only person here when
        one move is all there is (asked in form, so that nobody else learns it from the pause)."""
        waiting = self.match.to_act
        bots = [seat for seat in waiting if seat in self.bots]
        forms = [seat for seat in waiting if not bots and self._only_in_form(seat)]
        return next(iter(bots or forms), None)

    def _only_in_form(self, seat: int) -> bool:
        """Has the only person here no choice?"""
        return (
            seat in self.people
            and len(self.persons) == 1
            and self.match.draft(seat) is None
            and len(self.match.rows(seat)) == 1
        )

    # --- what can be done -------------------------------------------------------------------

    def advance(self) -> Iterator[tuple[int, list[Told]]]:
        """Let the bots play until a person must decide or the match is over. Yields each bot's
        seat and what its move made happen, as all people here may know it."""
        while (seat := self.bot) is not None:
            since = len(self.match.told_rows)
            bot = self.bots.get(seat)
            self.match.play(seat, bot.choose(self.match) if bot else self.match.rows(seat)[0])
            self.keep()
            yield seat, self.match.tell(self.eyes, since)
        for waits in self.bots.values():
            if isinstance(waits, Thinks):
                waits.think_on(self.match)

    def hear(self) -> list[str]:
        """What bots of somebody's own have done wrong since this was asked last, a sentence each.
        Where people play, nothing in it can give away what a bot's seat hides."""
        said, self.unheard[:] = self.unheard[:], []
        return said

    def why_not(self, seat: int, words: str) -> Refusal | None:
        """Why this seat may not make this move now; None if it may. Raises Unclear."""
        return self.match.why_not(seat, words)

    def play(self, seat: int, words: str) -> list[Told]:
        """Make a move, and all that follows up to the next decision; what its player may know of
        it. Raises Refused or Unclear; nothing has changed then. Half of a long move may be
        said; it is in ``match.draft(seat)`` then, and not yet in the record."""
        since = len(self.match.told_rows)
        self.match.play(seat, words)
        self.turn = self.player(seat)
        self.keep()
        return self.match.tell((seat,) if self.apart else self.eyes, since)

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision. Raises Misused where that is not possible."""
        self.match.undo(seat)
        self.turn = self.player(seat)
        self.keep()

    def concede(self, seat: int) -> None:
        """Give the match up. Raises Refused when it is over."""
        self.match.concede(seat)
        self.keep()

    def resign(self, seat: int, name: str = BY_DEFAULT) -> None:
        """Leave a seat for good; its defaults or a bot play on. Raises Refused or Misused."""
        plays = stand_in(name, self.match.game, seat, self.seed, self.faults)
        self.match.resign(seat, name)
        self.bots[seat] = plays
        self.keep()

    def save(self, path: Path) -> None:
        """Keep the record in this file from now on. Raises Misused where the file is there
        already, and NotSaved where the disk refuses; the old record then goes on."""
        self.file = RecordFile.create(path, self.match, self.players)
        self.trouble = ""

    def keep(self) -> None:
        """Bring the record on disk up to date; ``trouble`` says why where the disk refuses."""
        if self.file is None:
            return
        try:
            self.file.keep(self.match)
            self.trouble = ""
        except NotSaved as error:
            self.trouble = str(error)


def has_secrets(game: Game) -> bool:
    """May a seat of this game know what others may not?"""
    fields = game.state.fields.values()
    if any(field.secret == OWNER or field.seen for field in fields):
        return True
    seen_by = {seat for f in fields if f.secret == "place" for seat in f.places.seen_by}
    told = any(event.secret for event in game.book.events.all)
    return told or bool(seen_by & set(range(CHANCE))) or any(v.seen_by for v in game.verbs)


def seat_number(match: Match, word: str) -> int:
    """The seat that a person means: its number, its name's beginning, or ``chance``. Raises
    Misused."""
    if plain(word) in ("chance", plain(say(_("chance")))):
        return CHANCE
    seats = range(match.state.seats)
    if word.isascii() and word.isdigit() and len(word) < 4 and int(word) - 1 in seats:
        return int(word) - 1
    fitting = [seat for seat in seats if _means(match, seat, plain(word))]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        which = ", ".join(_named(match, fitting))
        raise Misused(say(_("{name} can be {which}: say which."), name=repr(word), which=which))
    names = ", ".join([*_named(match, seats), say(_("chance"))])
    raise Misused(
        say(_("There is no seat {seat}; there is: {names}."), seat=repr(word), names=names)
    )


def proposals_said(match: Match, but: int | None = None) -> list[str]:
    """What waits for somebody to agree, a sentence each; but of what ``but`` has proposed."""
    sentence, kind = _("{seat} proposes: {move}."), match.game.seat_kind
    return [
        say(sentence, seat=match.name(kind, seat), move=move.words)
        for seat, move in match.proposals
        if seat != but
    ]


def _means(match: Match, seat: int, word: str) -> bool:
    kind = match.game.seat_kind
    if word and kind.word(seat) == word:
        return True
    [listed] = _named(match, [seat])
    number = seat_called(seat)
    names = [kind.name(seat), match.name(kind, seat), listed, number]
    parts = [part for name in names for part in [name, *name.replace("(", " ").split()]]
    return len(word) > 1 and any(plain(part).startswith(word) for part in parts)


def _named(match: Match, seats: Sequence[int]) -> Iterator[str]:
    """Each seat by its number, and by its name where it has one."""
    for seat in seats:
        number = seat_called(seat)
        name = match.name(match.game.seat_kind, seat).removeprefix(number).strip(" ()")
        yield f"{seat + 1} ({name})" if name else str(seat + 1)


def open_session(
    path: Path,
    players: tuple[str, ...] = (),
    seed: int | None = None,
    *,
    plain: bool = False,
    tips: bool = True,
) -> Session:
    """Go on with a record. ``players`` take the seats instead of those whom its head names (who
    are people where it names nobody)."""
    file, match = RecordFile.open(path)
    who = players or file.head.who or (HUMAN,) * len(set(match.players))
    session = Session(match, who, file, seed, plain, tips, half_line=file.half_line)
    since = len(match.told_rows)
    match.go_on(seed)
    session.news = match.tell(session.eyes, since)
    session.keep()
    return session


def new_session(
    match: Match,
    players: tuple[str, ...],
    record: Path | None,
    seed: int | None = None,
    *,
    plain: bool = False,
    tips: bool = True,
) -> Session:
    """Sit down at a new match. Raises Misused where the record's file is there already, and
    NotSaved where it cannot be written."""
    session = Session(match, players, None, seed, plain, tips)
    session.news = match.tell(session.eyes)
    if record:
        session.file = RecordFile.create(record, match, players)
    return session
