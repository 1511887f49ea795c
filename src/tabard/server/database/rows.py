"""What the store gives and takes: the rows of the database, typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

HUMAN = "human"
OPEN = ""


@dataclass(frozen=True)
class TableRow:
    """A table as it was agreed, and what is noted of it. ``players`` is how many play; ``clock``
    are the seconds for a decision (None: no clock), after which ``stand_in`` decides. ``failures``
    is how often in a row the inn could not act here where it must. ``guest`` is who has set it up:
    a word that tells nobody who that is, empty for the house itself. ``hints`` says whether who
    sits there may ask for hints."""

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


@dataclass(frozen=True)
class SeatRow:
    """Who sits in a player's place: ``human``, a bot's word, or nobody yet (empty). A place where
    nobody sits and that has a name and a nonce is kept for whoever has that nonce. ``link_until``
    is how long the private link leads there that is open (None: there is none)."""

    player: int
    who: str
    name: str = ""
    nonce: str = ""
    link_until: float | None = field(default=None, compare=False)


@dataclass(frozen=True)
class MoveRow:
    """A line of a table's log."""

    number: int
    seat: int
    words: str
    by_itself: bool
    key: str | None
    at: float


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
    asked."""

    table: TableRow
    seats: tuple[SeatRow, ...] = field(default=())
    lines: int = 0
    last_note: int = 0
    hints: tuple[int, ...] = ()

    @property
    def begun(self) -> bool:
        """Does somebody sit in every seat?"""
        return all(seat.who != OPEN for seat in self.seats)
