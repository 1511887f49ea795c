"""Who sits where: the places of a table, and what a match calls the seats that they lead."""

from __future__ import annotations

from dataclasses import replace

from tabard.engine.find import find_game
from tabard.engine.match import Match

from ..database.rows import HUMAN, Kept, SeatRow
from .rooms import Chair, Summary


def chairs(kept: Kept, match: Match | None = None) -> tuple[Chair, ...]:
    """The places of a table, and what they lead in its match."""
    asked = kept.hints or (0,) * len(kept.seats)
    return tuple(
        _chair(seat, many, seat.player in kept.here, match)
        for seat, many in zip(kept.seats, asked, strict=True)
    )


def _chair(seat: SeatRow, hints: int, here: bool, match: Match | None) -> Chair:
    here = here and seat.who == HUMAN
    if match is None:
        chair = Chair(seat.player, seat.who, seat.name, hints=hints, away=seat.away, here=here)
        return replace(chair, number=seat.number, silenced=seat.silenced)
    kind = match.game.seat_kind
    seats = led(match, seat.player)
    names = tuple(match.name(kind, s) for s in seats)
    gone = match.stand_ins.get(seats[0], "") if seats and seat.who == HUMAN else ""
    away = "" if gone else seat.away
    at = seat.player, seat.who, seat.name, seats, names
    return Chair(*at, gone, hints, away, here, seat.number, seat.silenced)


def led(match: Match, player: int) -> tuple[int, ...]:
    """The seats of a match that a player leads."""
    return tuple(seat for seat, leader in enumerate(match.players) if leader == player)


def summary(kept: Kept) -> Summary:
    """A table in short."""
    return Summary(kept.table, find_game(kept.table.game).title, chairs(kept), kept.begun)
