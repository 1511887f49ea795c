"""Where it happens: what was told, on the game's own drawn board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from tabard.drawn.board import element, text
from tabard.drawn.scene import Board, Spot
from tabard.engine.events import Event
from tabard.engine.game import Game
from tabard.engine.words import _, digits, paired, say
from tabard.lab.happened import At, Places, sentence_of, spots_of
from tabard.lab.sure import ENOUGH, SURE

MOST = 3  # maps
NUMBERED = 8  # places of a map that have their number beside them
LARGEST, SMALLEST = 26.0, 8.0  # the radius of a circle, in the board's units: names stay free


@dataclass(frozen=True)
class Here:
    """How much more often something happens at a place with b, times a game, and whether that is
    more than chance brings."""

    spot: Spot
    a: float
    b: float
    sure: bool

    @property
    def by(self) -> float:
        """The difference."""
        return self.b - self.a


@dataclass(frozen=True)
class Map:
    """A map: what happens there, what one sees, what stands on the board; whether it shows what
    ``differs``, or, where nothing does for certain, how often it happens."""

    name: str
    title: str
    caption: str
    marks: str
    differs: bool


def maps(game: Game, a: Places, b: Places, names: tuple[str, str]) -> list[Map]:
    """The weightiest of what happens at places, where it happens more and less often."""
    return _maps(game, a, b, names)


def maps_of_one(game: Game, places: Places) -> list[Map]:
    """The weightiest of what happens at places, and how often it does at each."""
    return _maps(game, places, places, ())


def _maps(game: Game, a: Places, b: Places, names: Sequence[str]) -> list[Map]:
    if game.board is None:
        return []
    events = {event.word: event for event in game.book.events.all}
    spots = {(kind.kind, number): spot for spot in spots_of(game) for kind, number in spot.names}
    found: list[Map] = []
    for at_a, at_b in _weightiest(a, b, events):
        sides = (at_a, a.games), (at_b, b.games)
        heres = [
            _here(spots[at_a.kind.kind, number], number, sides, len(spots))
            for number in at_a.kind.numbers
            if (at_a.kind.kind, number) in spots
        ]
        found.append(
            _map(f"where-{len(found) + 1}", sentence_of(events[at_a.event], game), heres, names)
        )
    return found


def _weightiest(a: Places, b: Places, events: dict[str, Event]) -> list[tuple[At, At]]:
    """What matters for the story of a game before what is everyday, the more frequent first; one
    fact of each event, the last: where it came to."""
    pairs = {one.event: (one, other) for one, other in zip(a.at, b.at, strict=True)}
    come = [pair for pair in pairs.values() if pair[0].often.any() or pair[1].often.any()]
    come.sort(
        key=lambda pair: (
            -events[pair[0].event].weight,
            -int(pair[0].often.sum() + pair[1].often.sum()),
        )
    )
    return come[:MOST]


def _here(spot: Spot, number: int, sides: Sequence[tuple[At, int]], places: int) -> Here:
    """Both means, and whether they differ by more than chance brings, at so many places at once."""
    means, spread = [], 0.0
    for at, games in sides:
        place = number - at.kind.first
        mean = int(at.often[place]) / games
        means.append(mean)
        spread += (int(at.squares[place]) / games - mean * mean) / games
    reach = NormalDist().inv_cdf(1 - (1 - SURE) / (2 * places)) * sqrt(max(0.0, spread))
    a, b = means
    enough = min(games for _at, games in sides) >= ENOUGH
    return Here(spot, a, b, enough and abs(b - a) > reach)


def _map(name: str, title: str, heres: Sequence[Here], names: Sequence[str]) -> Map:
    """What differs, where any place differs for certain, else how often it happens; with no names
    it is of one setting."""
    differs = any(here.sure for here in heres)

    def size(here: Here) -> float:
        return abs(here.by) if differs else (here.a + here.b) / 2

    largest = sorted((here for here in heres if size(here)), key=lambda here: -size(here))
    numbered = [here for here in largest if here.sure or not differs][:NUMBERED]
    most = size(largest[0])
    marks = [
        _circle(here, size(here) / most, _look(here) if differs else "often") for here in largest
    ]
    numbers = [_signed(here.by) if differs else digits(size(here), ".2f") for here in numbered]
    marks += map(_number, numbered, numbers)
    a, b = (sum(getattr(here, side) for here in heres) for side in "ab")
    name_a, name_b = names or ("", "")
    caption = _ALONE if not names else _DIFFERS if differs else _OFTEN
    listed = ", ".join(
        f"{here.spot.name} {number}" for here, number in zip(numbered, numbers, strict=True)
    )
    said = say(caption, a=name_a, b=name_b, times_a=a, times_b=b, places=listed)
    return Map(name, title, said, "".join(marks), differs)


_DIFFERS = _(
    "The larger a circle, the larger the difference in times a game: {places}. Where it is more"
    " than chance brings the circle is filled, elsewhere it is hollow. In all it happens"
    " {times_a:.2f} times a game with {a}, and {times_b:.2f} times with {b}."
)
_ALONE = _(
    "The larger a circle, the more often it happens, in times a game: {places}. In all it happens"
    " {times_a:.2f} times a game."
)
_OFTEN = _(
    "The larger a circle, the more often it happens, in times a game: {places}. No place differs"
    " for certain between {a} and {b}, and so this is of both: in all it happens {times_a:.2f}"
    " times a game with {a}, and {times_b:.2f} times with {b}."
)


def _look(here: Here) -> str:
    """How a difference looks."""
    return f"{'more' if here.by > 0 else 'less'} {'sure' if here.sure else 'unsure'}"


def _circle(here: Here, part: float, look: str) -> str:
    """A circle whose area is that part of the largest."""
    radius = max(SMALLEST, LARGEST * sqrt(part))
    numbers = dict.fromkeys((digits(here.a, ".2f"), digits(here.b, ".2f")))
    title = element("title", paired(here.spot.name, " → ".join(numbers)))
    return element("circle", title, cx=here.spot.x, cy=here.spot.y, r=radius, class_=f"heat {look}")


def _signed(number: float) -> str:
    """By how much."""
    return digits(number, "+.2f")


def _number(here: Here, number: str) -> str:
    """A number in its circle."""
    return text(number, here.spot.x, here.spot.y + 7, "heat-number")


def board_alone(board: Board, marks: str, sheet: str) -> str:
    """A map as a picture of its own."""
    size = f'width="{board.width}" height="{board.height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" {size}'
        f' viewBox="0 0 {board.width} {board.height}"><style><![CDATA[{sheet}]]></style>'
        f"{board.drawing}{marks}</svg>"
    )
