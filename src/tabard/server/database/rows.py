"""What the store gives and takes: the rows of the database, typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

HUMAN = "human"
OPEN = ""
LATE, AWAY, FORM = "late", "away", "form"  # why the inn has decided for a person
ASIDE, CLOSED = "aside", "closed"  # how whoever runs the inn has stopped a table


@dataclass(frozen=True)
class TableRow:
    """A table as it was agreed, and what is noted of it. ``players`` is how many play; ``clock``
    are the seconds for a decision (None: no clock), after which ``stand_in`` decides. ``failures``
    is how often in a row the inn could not act here where it must. ``guest`` is who has set it up:
    a word that tells nobody who that is, empty for the house itself. ``hints`` says whether who
    sits there may ask for hints; ``lent`` is how often a seat was lent to a bot, or taken back.
    Who only watches sees the table as it was before the last ``delay`` decisions. From ``secret``
    and the numbers of the seats all chance follows; nobody may know it before the game is over
    (empty: there is none, and chance cannot be checked). Whoever runs the inn may have ``stopped``
    it: ``ASIDE`` for now, ``CLOSED`` for good (empty: it goes on)."""

    id: str
    game: str
    rules: str
    players: int
    options: Mapping[str, str]
    clock: float | None = None
    stand_in: str = "default"
    listed: bool = False
    created: float = 0.0
    over: bool = False
    due: float | None = None
    rematch: str | None = None
    failures: int = 0
    guest: str = ""
    hints: bool = True
    lent: int = 0
    delay: int = 0
    secret: str = field(default="", repr=False)
    stopped: str = ""


@dataclass(frozen=True)
class SeatRow:
    """Who sits in a player's place: ``human``, a bot's word, or nobody yet (empty). A place where
    nobody sits and that has a name and a nonce is kept for whoever has that nonce. ``link_until``
    is how long the private link leads there that is open (None: there is none). ``away`` is the bot
    that plays for a person for now, since ``away_at`` (empty: nobody does); his clock begins no
    sooner than ``clock_from``. ``votes`` has a bit for each player who would let him go, as long as
    he is asked the question ``voted_on``. ``number`` is what he adds to the table's chance, in
    hexadecimal digits (empty: nothing). Who is ``silenced`` says nothing in the chat any more."""

    player: int
    who: str
    name: str = ""
    nonce: str = ""
    link_until: float | None = field(default=None, compare=False)
    away: str = field(default="", compare=False)
    away_at: float | None = field(default=None, compare=False)
    clock_from: float = field(default=0.0, compare=False)
    votes: int = field(default=0, compare=False)
    voted_on: int = field(default=0, compare=False)
    number: str = field(default="", compare=False)
    silenced: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class MoveRow:
    """A line of a table's log. ``made_by`` says why the inn has decided for a person: he was
    ``LATE``, he is ``AWAY`` and a bot plays for him, or there was only one answer (``FORM``). It is
    empty where he has decided himself."""

    number: int
    seat: int
    words: str
    by_itself: bool
    key: str | None
    at: float
    made_by: str = ""


@dataclass(frozen=True)
class NoteRow:
    """A line of a table's chat."""

    id: int
    player: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Kept:
    """A table as the database has it now: ``lines`` are in its log, and ``last_note`` is the number
    of the last line of its chat (0: nothing was said). ``hints`` is for how many each player has
    asked; the players who are ``here`` have a page of it open, or had one lately."""

    table: TableRow
    seats: tuple[SeatRow, ...] = field(default=())
    lines: int = 0
    last_note: int = 0
    hints: tuple[int, ...] = ()
    here: frozenset[int] = frozenset()

    @property
    def begun(self) -> bool:
        """Does somebody sit in every seat?"""
        return all(seat.who != OPEN for seat in self.seats)
