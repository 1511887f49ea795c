"""A scene: what a game shows of its table to a page that draws, before anybody lays it out.

``Game.board`` is a function ``board() -> Board``: what never changes, the drawn board and the
symbols of the pieces, as SVG (see ``engine.drawing``).
``Game.scene`` is a function ``scene(state, look) -> Scene``. It gets a view (a record in which what
the viewers may not know is HIDDEN), as ``Game.table`` does, and says what lies where.

Things carry the names by which moves call them: a ``Name`` is a kind and a number. Where a legal
move has a field of that kind with that number, the page lights the thing up and lets people pick
it; so no page knows a rule. Lengths are in the board's own units; ``x`` goes right, ``y`` down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain, repeat
from pathlib import Path
from xml.etree import ElementTree

from tabard.engine.kinds import OPEN, Kind
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import hidden_counts, view
from tabard.engine.state import Record
from tabard.engine.words import _

from .sheet import Ink, Look, names_at
from .speaking import thing

Name = tuple[Kind, int]


@dataclass(frozen=True)
class Face:
    """How a card, a leader, whoever has a ``name`` is drawn: by which symbol, in which colour."""

    symbol: str
    ink: Ink = ""
    name: str = ""


Faces = Mapping[str, Face]  # by the marks of things


def faces_of(kind: Kind, symbols: Iterable[str], inks: Iterable[Ink] = ()) -> Faces:
    """How the first things of a kind are drawn: as many as there are symbols; with inks, if any."""
    each = zip(kind.numbers, symbols, chain(inks, repeat("")), strict=False)
    return {
        thing(kind, number): Face(symbol, ink, kind.name(number)) for number, symbol, ink in each
    }


@dataclass(frozen=True)
class Board:
    """The board as it is printed: ``drawing`` is what stands inside its ``<svg>``, ``symbols`` the
    ``<symbol id=...>`` elements of pieces, cards and dice. Both are the game's own files: no script
    and nothing from elsewhere stands in them. Colours are the page's (``var(--...)`` and classes),
    so that light and dark can differ. ``title`` says in a sentence what is drawn. ``faces`` say by
    the marks of things how they are drawn wherever one speaks of them."""

    width: float
    height: float
    drawing: str
    symbols: str
    title: str
    faces: Faces = field(default_factory=dict)


@dataclass(frozen=True)
class Spot:
    """A place of the board that can be pointed at: a city, a square, a space of a track.

    ``size`` is the diameter of a round spot, the height of a square one, which is so ``wide``.
    ``name`` is what people call it, ``spoken`` what lies there in a sentence, ``about`` explains
    it."""

    x: float
    y: float
    size: float
    name: str
    names: tuple[Name, ...] = ()
    wide: float = 0
    spoken: str = ""
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Piece:
    """Something that lies on the board, its middle at ``x``, ``y``: the symbol it is drawn with, a
    colour (``ink``, one of the sheet's), and a letter, for a colour alone tells too little.
    ``count`` is written beside it where alike pieces are many; ``spoken`` is what it is. One that
    lies ``under`` others (a wall, a field) may be covered by them. The ``label`` is written below
    it. Where its name means one that lies in another place now (a tribe, of which barbarians stand
    in many cities), it lies ``elsewhere``: who points at it points at the place it lies on."""

    symbol: str
    x: float
    y: float
    size: float
    ink: Ink = ""
    letter: str = ""
    count: int = 1
    spoken: str = ""
    names: tuple[Name, ...] = ()
    under: bool = False
    label: str = ""
    elsewhere: bool = False


@dataclass(frozen=True)
class Card:
    """A card or counter beside the board: its title, what stands on it, its symbol. ``count`` says
    how many alike lie there; one seen from behind has no title and tells its back in ``spoken``."""

    title: str
    lines: tuple[str, ...] = ()
    symbol: str = ""
    ink: Ink = ""
    letter: str = ""
    count: int = 1
    spoken: str = ""
    names: tuple[Name, ...] = ()


@dataclass(frozen=True)
class Holding:
    """What somebody has beside the board: whose it is, short facts (coins, points), the cards.
    ``seat`` is the seat it belongs to, None for what is everybody's (a market, the discards);
    ``symbol`` is the face of who plays there."""

    title: str
    seat: int | None = None
    ink: Ink = ""
    letter: str = ""
    facts: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    names: tuple[Name, ...] = ()
    symbol: str = ""


@dataclass(frozen=True)
class Track:
    """Something that is counted: its title, where it stands, its last space (0: no end), and the
    same in a sentence."""

    title: str
    at: int
    last: int = 0
    spoken: str = ""


@dataclass(frozen=True)
class Goal:
    """A way to win (``won``), to lose (not), or (None) what counts for the end: in a sentence, with
    the number of its rule. How far that is: ``at`` of ``last`` (0: nothing is counted), in words
    (``far``), and for each seat that strives for it by itself (``seats``: seat and how far, in what
    is ``counted``) or has something of it to say in words (``each``). What it is made of may be
    listed (``parts``), and is folded under ``far``. What neither wins nor loses is headed by a
    ``title`` (``ENDS``, ``TIE``; else that it counts)."""

    sentence: str
    rule: str
    won: bool | None = None
    at: int = 0
    last: int = 0
    far: str = ""
    seats: tuple[tuple[int, int], ...] = ()
    counted: str = ""
    each: tuple[tuple[int, str], ...] = ()
    parts: tuple[str, ...] = ()
    title: str = ""


ENDS = _("End")  # the title of what ends the game
TIE = _("Tie")  # of what decides among equals


@dataclass(frozen=True)
class Stake:
    """What somebody should know who is asked: in a sentence, with the number of its rule; ``names``
    are those of what it speaks of. Without one that is ``vital`` nobody could answer: it stands
    above the answers also where there is little room."""

    sentence: str
    rule: str = ""
    names: tuple[Name, ...] = ()
    vital: bool = False


@dataclass
class Scene:
    """All that a page draws of a table: ``title`` says in a few words how far the game is, ``now``
    what is going on, with what is left of it (the impulse and its points, the combat);
    ``decides`` names whoever decides now where that is not simply a seat. ``goals`` are the ways to
    win and to lose, the nearest first; ``course`` the parts of a turn (or round) by their names,
    ``here`` the one that is going on (OPEN: none of them), ``whose`` the seat that plays it, if one
    does. ``acting`` names whoever acts in moves that say only where to: the pawn that marches, the
    fleet that sails. ``stakes`` say what is at stake in what is asked now, instead of the tip of
    its phase."""

    title: str = ""
    spots: list[Spot] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    holdings: list[Holding] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    decides: str = ""
    goals: list[Goal] = field(default_factory=list)
    course: tuple[str, ...] = ()
    here: int = OPEN
    acting: tuple[Name, ...] = ()
    whose: int | None = None
    stakes: tuple[Stake, ...] = ()
    now: tuple[str, ...] = ()


SVG = "http://www.w3.org/2000/svg"


def read_symbols(*paths: Path) -> str:
    """The symbols of a game, from the ``<svg>`` files that hold them."""
    ElementTree.register_namespace("", SVG)
    pictures = (path.read_text(encoding="utf-8") for path in paths)
    return "".join(_inside(ElementTree.fromstring(picture)) for picture in pictures)


def _inside(picture: ElementTree.Element) -> str:
    """What stands inside an ``<svg>``, to be put inside another."""
    parts = (ElementTree.tostring(child, encoding="unicode") for child in picture)
    return "".join(part.replace(f' xmlns="{SVG}"', "") for part in parts)


def scene_at(match: Match, viewers: Iterable[int], table: Record) -> Scene | None:
    """The scene of a match as it was, with another ``table``, as these seats could see it then."""
    game, seats = match.game, tuple(viewers)
    if game.scene is None:
        return None
    look = Look(roomy=True, hidden=hidden_counts(game, table, seats))
    scene: Scene = game.scene(view(game, table, seats), look)
    return scene


def scene_of(
    match: Match, viewers: Iterable[int], look: Look | None = None, seen: Record | None = None
) -> Scene | None:
    """The scene of a match as these seats may see it; None where the game draws none. ``seen`` is
    their view of it, if it is known already."""
    game, seats = match.game, tuple(viewers)
    if game.scene is None:
        return None
    hidden = hidden_counts(game, match.state, seats)
    names = names_at(match)
    look = replace(look or Look(roomy=True), asked=match.to_act, hidden=hidden, names=names)
    scene: Scene = game.scene(seen or view(game, match.state, seats), look)
    return scene
