"""A sheet: what a game shows of its table on a screen of text, before anybody lays it out.

``Game.table`` is a function ``table(state, look) -> Sheet``. It gets a view (a record in which what
the viewers may not know is HIDDEN) and knows what to show; the terminal knows where it goes. Text
is a list of pieces, each with an ink: a name for how it looks, never its only meaning.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tabard.engine.kinds import SEATS
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import Counts, hidden_counts, view
from tabard.engine.words import seat_called

Ink = str  # "", "strong", "dim", "warn", "good", "bad", "you", or a colour of COLOURS
Text = list[tuple[Ink, str]]
COLOURS = ("orange", "black", "green", "white", "blue", "red", "yellow", "pink", "purple", "cyan")


@dataclass(frozen=True)
class Look:
    """How the sheet will be shown: ``roomy`` on a large screen (full names fit), ``ascii`` where
    letters beyond ASCII cannot be shown, the seats that decide now, and how many hidden pieces lie
    in each place (field -> place -> number): everybody may count cards from behind. ``names``
    are the seats as people at this table call them. Where ``only`` a part is wanted the rest may be
    left out: of a scene all but what is "counted" (its holdings and tracks), of a sheet all but
    what it tells "about" things."""

    roomy: bool = False
    ascii: bool = False
    asked: tuple[int, ...] = ()
    hidden: Counts = field(default_factory=dict, compare=False)
    only: str = ""
    names: tuple[str, ...] = field(default=(), compare=False)

    def name(self, seat: int) -> str:
        """What people call a seat: by whoever sits there, if that is known."""
        return self.names[seat] if seat < len(self.names) else seat_called(seat)


@dataclass(frozen=True)
class Cell:
    """One place of the board: the word people type, its name and short name, a sign after the
    name, what lies there, and the same in a sentence (empty when nothing does)."""

    word: str
    name: str
    short: str
    sign: str = ""
    pieces: tuple[Text, ...] = ()
    spoken: str = ""
    ink: Ink = ""


@dataclass(frozen=True)
class Hand:
    """What somebody holds: who, the things, the same in a sentence; and who in a few letters, for
    where room is scarce."""

    who: Text
    cards: tuple[Text, ...]
    spoken: str
    brief: Text = field(default_factory=list)


@dataclass
class Sheet:
    """All that a screen shows of a table.

    ``title`` is the first line; ``tracks`` are short items that stay whole; ``cells`` are the
    board, in the order in which people look for them; ``legend`` explains the signs; ``about``
    tells more of a thing (by its word), ``thing`` is what such a thing is called ("city");
    ``decides`` names whoever decides now where that is not simply a seat.
    """

    title: Text = field(default_factory=list)
    tracks: list[Text] = field(default_factory=list)
    cells: list[Cell] = field(default_factory=list)
    hands: list[Hand] = field(default_factory=list)
    legend: list[Text] = field(default_factory=list)
    about: dict[str, list[str]] = field(default_factory=dict)
    thing: str = ""
    decides: str = ""


def plain_text(text: Text) -> str:
    """The words alone, without their inks."""
    return "".join(words for _ink, words in text)


def names_at(match: Match) -> tuple[str, ...]:
    """What people call each seat of a match."""
    return tuple(match.name(SEATS, seat) for seat in range(match.state.seats))


def draw(match: Match, viewers: Iterable[int], look: Look) -> Sheet:
    """The sheet of a match as these seats may see it; where the game draws none, what its record
    declares (``undrawn``)."""
    from .undrawn import undrawn

    seats = tuple(viewers)
    look = replace(
        look, hidden=hidden_counts(match.game, match.state, seats), names=names_at(match)
    )
    seen = view(match.game, match.state, seats)
    sheet: Sheet = match.game.table(seen, look) if match.game.table else undrawn(match, seen, look)
    return sheet
