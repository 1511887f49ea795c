"""How long whoever is asked still has: as it is when the page is drawn; the script counts down."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from tabard.drawn.speaking import seat_said
from tabard.engine.match.resigning import BY_DEFAULT
from tabard.engine.words import _, say
from tabard.server.inn.rooms import Room


@dataclass(frozen=True)
class Clock:
    """The time left to a seat: in a sentence for whom, the seconds, and how they are shown."""

    sentence: str
    left: int
    shown: str
    mine: bool


def clocks_of(room: Room, now: float) -> list[Clock]:
    """The clocks that run at this table, the viewer's own first."""
    if room.match is None:
        return []
    found = []
    for seat, until in room.clocks.items():
        left, mine = max(0, ceil(until - now)), seat in room.seats
        who = seat_said(room.match, seat)
        sentence = say(_("Your time:")) if mine else say(_("Time of {who}:"), who=who)
        found.append(Clock(sentence, left, shown(left), mine))
    return sorted(found, key=lambda clock: not clock.mine)


def afterwards(room: Room) -> str:
    """What happens when it has run out."""
    if room.table.stand_in == BY_DEFAULT:
        return say(_("When it has run out, the rules decide this once."))
    return say(_("When it has run out, a bot decides this once."))


def shown(seconds: int) -> str:
    """Seconds as on a clock: 4:09, 1:00:00."""
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
