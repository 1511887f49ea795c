"""How the chances went in a game that is over, and what turned it: as a curve and in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabard.engine.words import _, begun, say
from tabard.server.inn import Inn
from tabard.server.inn.chances import Curve, Swing
from tabard.server.inn.rooms import Room

from .people import introduce
from .replaying import move_at
from .sight import Sight

WIDE, HIGH = 700, 280  # of the curve


@dataclass(frozen=True)
class Side:
    """A side's chances: what it is called, its colour and letter, the corners of its line, what
    luck and choice have brought it, in points of a hundred."""

    name: str
    ink: str
    letter: str
    line: str
    luck: int
    choice: int


@dataclass(frozen=True)
class Turning:
    """A move that turned the game: its number, the sentence, for whom most changed and how (in
    points of a hundred); where its mark stands on the curve."""

    move: int
    luck: bool
    sentence: str
    side: str
    before: int
    after: int
    x: float
    y: float


def turned(room: Room, sight: Sight, curve: Curve | None, turns: int) -> dict[str, object]:
    """What the pages say of it, with so many turns of luck and as many of choice: the facts of
    their templates."""
    if curve is None:
        return {"curve": None}
    sides, turnings = [*_sides(room, sight, curve)], _turned(room, sight, curve, turns)
    return {"curve": curve, "sides": sides, "turned": turnings, "wide": WIDE, "high": HIGH}


def _names(sight: Sight, curve: Curve) -> list[str]:
    """What each side is called."""
    return [sight.called(seat) for seat in curve.sides] or [say(_("All together"))]


def _sides(room: Room, sight: Sight, curve: Curve) -> Iterator[Side]:
    for n, name in enumerate(_names(sight, curve)):
        badge = sight.badges.get(curve.sides[n]) if curve.sides else None
        corners = (f"{_x(room, at)},{_y(of[n])}" for at, of in curve.chances)
        yield Side(
            name,
            badge.ink if badge else "",
            badge.letter if badge else "",
            " ".join(corners),
            round(100 * curve.luck[n]),
            round(100 * curve.choice[n]),
        )


def _x(room: Room, moves: int) -> float:
    return round(WIDE * moves / max(1, room.moves), 1)


def _y(chance: float) -> float:
    return round(HIGH * (1 - chance), 1)


def _turned(room: Room, sight: Sight, curve: Curve, turns: int) -> list[Turning]:
    """What changed the chances most, of luck and of choice, the largest first."""
    luck = [swing for swing in curve.swings if swing.luck][:turns]
    choice = [swing for swing in curve.swings if not swing.luck][:turns]
    chosen = [swing for swing in curve.swings if swing in luck or swing in choice]
    return [_turning(room, sight, curve, swing) for swing in chosen]


def _turning(room: Room, sight: Sight, curve: Curve, swing: Swing) -> Turning:
    assert room.match is not None
    side, at = swing.most, swing.move
    return Turning(
        at,
        swing.luck,
        move_at(room.match, room.seats, at),
        _names(sight, curve)[side],
        round(100 * swing.before[side]),
        round(100 * swing.after[side]),
        _x(room, at),
        _y(swing.after[side]),
    )


def told_of(inn: Inn, table: str, token: str | None, at: int) -> Iterator[str]:
    """The weightiest that was told of a move, as this viewer may know it: the game is played again
    to there."""
    before, after = (inn.look(table, token, moves) for moves in (at - 1, at))
    if after.match is None or before.match is None:
        return
    introduce(after)
    told = after.match.tell(after.seats)[len(before.match.told_rows) :]
    weight = max((row.weight for row in told), default=0)
    yield from (begun(row.sentence) for row in told if row.sentence and row.weight == weight)
