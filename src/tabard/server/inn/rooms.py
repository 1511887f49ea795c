"""What the inn tells of a table: to the pages, which draw it, and to the HTTP interface."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.seals import Seal
from tabard.engine.words import _, say

from ..database.rows import CLOSED, HUMAN, NoteRow, TableRow


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it: the game's name, for each player ``""`` (open: a person may
    take it) or a bot's word, the options, and whether the inn shows it on its front page.
    ``clock`` are the seconds for a decision (None: no clock); after them ``stand_in`` decides:
    ``default`` (what the rules give an absent seat) or a bot. ``hints`` says whether who sits
    there may ask for hints; who only watches sees the table as it was ``delay`` decisions ago.
    ``promise`` is the ticket by which the inn has committed to the table's secret already (empty:
    it does so now)."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    clock: float | None = None
    stand_in: str = "default"
    listed: bool = False
    hints: bool = True
    delay: int = 0
    promise: str = ""


@dataclass(frozen=True)
class Chair:
    """A player's place at a table, counted from 0: ``who`` is ``human``, a bot's word, or empty
    while it is open; ``name`` is what people call whoever sits there. ``seats`` are the seats of
    the match that this player leads, ``names`` what the game calls them (both are empty before
    the match begins); ``gone`` says who stands in, once the player has resigned. An empty place
    with a name is ``kept`` for whoever is called so. ``hints`` is for how many the player has
    asked; ``away`` is the bot that plays for him for now (empty: he plays himself); a person is
    ``here`` who has a page of the table open, or had one lately. ``number`` is what he adds to the
    table's chance; who is ``silenced`` says nothing in the chat any more."""

    player: int
    who: str
    name: str
    seats: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    gone: str = ""
    hints: int = 0
    away: str = ""
    here: bool = False
    number: str = ""
    silenced: bool = False

    @property
    def is_open(self) -> bool:
        """May anybody sit down here?"""
        return not self.who and not self.name

    @property
    def kept(self) -> bool:
        """Does nobody sit here yet, and may only one?"""
        return not self.who and bool(self.name)


@dataclass(frozen=True)
class Question:
    """A decision that a seat of this viewer must make. A move is sent with its ``number``, so
    that one which was meant for an earlier question is never played. ``at`` is when it was put
    (seconds since 1970), ``until`` when the clock runs out (None: no clock); ``form`` says that
    there is only one answer, which the inn gives by itself after a while, and ``seals`` that
    others are asked in secret, too, and the answer may be sealed."""

    seat: int
    number: int
    at: float
    until: float | None = None
    form: bool = False
    seals: bool = False


@dataclass(frozen=True)
class Sealed:
    """An answer of a seat of this viewer that the inn does not know yet; ``opens`` says that all
    others are in."""

    seat: int
    seal: Seal
    opens: bool


@dataclass(frozen=True)
class Advised:
    """A move that a hint names: its words (of a long move, its beginning), how much of the thought
    it was worth, and what came of it on the average, from 0 to 1 (0.5: as the table lies)."""

    words: str
    share: float
    worth: float


@dataclass(frozen=True)
class Waited:
    """That all wait for a person, and since when; which players would let a bot play for him, and
    how many of them it takes."""

    since: float
    votes: tuple[int, ...] = ()
    needed: int = 1


@dataclass(frozen=True)
class Fairness:
    """What everybody may know of a table's chance: the commitment, the ``word`` of its log as it is
    now (empty: the match has not begun), and the secret, once the game is over."""

    commitment: str
    word: str
    secret: str = ""


Hint = tuple[Advised, ...]  # the best first; one alone is the only move there is


@dataclass(frozen=True)
class Room:
    """A table as one viewer may know it. ``player`` is who looks (None: a spectator), ``seats``
    the seats of the match that this player leads: the ``viewers`` of whatever is drawn.

    ``match`` is a copy to look at and to try upon (None before the match begins); it holds every
    secret, so show of it only what ``view``, ``tell``, ``lines_for`` and the like give for
    ``seats``. ``clocks`` says when the time of each seat that must decide runs out, where the table
    has a clock. ``version`` is how long the log is, ``mark`` another word for each change that
    somebody could see; ``moves`` how many moves the replay has, and ``at`` which of them this room
    shows the table after (None: as it is now). ``told_at`` says how many rows were told after so
    many lines of the log; ``link_until`` how long the viewer's private link is open, if one is.
    ``hints`` are those that were given to the viewer's seats for what they are asked. ``late`` says
    that a bot plays for the viewer because he was late, ``deserted`` that all people are away, and
    the inn waits for them; ``waited_for`` are the people on whom all wait, by their places.
    ``fairness`` is None where the table's chance cannot be checked. ``awaited`` are the seats for
    which all wait, ``sealed`` the viewer's answers that the inn does not know yet; ``opening`` says
    that they wait only for seals to be opened."""

    table: TableRow
    game: Game
    version: int
    mark: str
    chairs: tuple[Chair, ...]
    player: int | None
    seats: tuple[int, ...]
    match: Match | None
    questions: tuple[Question, ...] = ()
    clocks: Mapping[int, float] = field(default_factory=dict)
    notes: tuple[NoteRow, ...] = ()
    can_undo: tuple[int, ...] = ()
    moves: int = 0
    at: int | None = None
    told_at: tuple[tuple[int, int], ...] = ()
    link_until: float | None = None
    hints: Mapping[int, Hint] = field(default_factory=dict)
    late: bool = False
    deserted: bool = False
    waited_for: Mapping[int, Waited] = field(default_factory=dict)
    fairness: Fairness | None = None
    awaited: tuple[int, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    opening: bool = False

    def told_since(self, version: int) -> int:
        """Where to begin to tell what has happened since a version: ``match.tell(seats, that)``.
        What was told before stands; what was told later may have been taken back."""
        if not version or self.match is None:
            return 0
        still = (told for count, told in self.told_at if count >= version)
        return min(still, default=len(self.match.told_rows))

    @property
    def begun(self) -> bool:
        """Does somebody sit in every place?"""
        return self.match is not None

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.match is not None and self.match.over

    @property
    def trouble(self) -> str:
        """What those at the table must know where it was stopped, or the inn itself could not act;
        mostly empty."""
        if self.table.stopped:
            return why_stopped(self.table)
        if not self.table.failures or self.over:
            return ""
        sentence = _(
            "The inn could not do what it must do here. It tries again, after longer pauses each "
            "time, and whoever runs it can read why."
        )
        return say(sentence)

    @property
    def me(self) -> Chair | None:
        """The viewer's own place."""
        return self.chairs[self.player] if self.player is not None else None

    @property
    def waiting_for(self) -> tuple[Chair, ...]:
        """Who must decide now: the players, none when chance or nobody must."""
        return tuple(chair for chair in self.chairs if set(chair.seats) & set(self.awaited))


def why_stopped(table: TableRow) -> str:
    """Why nobody can go on at a table that was stopped."""
    if table.stopped == CLOSED:
        return say(_("Whoever runs this inn has closed the table: it does not go on."))
    sentence = _("Whoever runs this inn has put the table aside. It goes on when it is taken up.")
    return say(sentence)


@dataclass(frozen=True)
class Summary:
    """A table in a list: who sits there, whether it has begun and whether it is over."""

    table: TableRow
    title: str
    chairs: tuple[Chair, ...]
    begun: bool

    @property
    def open_places(self) -> int:
        """How many places are open."""
        return sum(chair.is_open for chair in self.chairs)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people at it."""
        return tuple(chair.name for chair in self.chairs if chair.who == HUMAN)


@dataclass(frozen=True)
class Done:
    """What was done is kept: the version of the table after it. ``repeated`` says that the same
    request had been done before, and was not done twice."""

    version: int
    repeated: bool = False


@dataclass(frozen=True)
class Seated:
    """A table, and the token of the viewer's seat there; none where somebody else sits in it."""

    table: str
    token: str | None = None
