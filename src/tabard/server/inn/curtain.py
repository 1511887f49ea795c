"""Several people at one device: whose page it shows, and when a curtain hangs before it.

A device that holds several seats of a table shows the page of one of them, never more. Where
another of them is asked, and the two do not know the same, nothing of the table is shown until the
device has been given to him.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabard.engine.match import Match

from .chairs import led
from .course import Course
from .looking import Sight

Seats = Sequence[tuple[int, str]]  # players and their tokens, the one in front first


@dataclass(frozen=True)
class Looks:
    """Whose page a device shows: his token, or None where nobody looks, and the player (if any) to
    whom it is to be given (``to``), for the curtain hangs."""

    token: str | None
    to: int | None = None


def who_looks(sight: Sight, seats: Seats) -> Looks:
    """Whoever is in front, as long as he is asked or none of the others is; else the next who is,
    at once where he knows the same, behind a curtain where he does not."""
    course = sight.course
    front, token = seats[0]
    if course is None or course.match.over:
        return Looks(token)
    asked = [one for one in seats if is_asked(sight, one[0])]
    if not asked or front in dict(asked):
        return Looks(token)
    player, other = next((one for one in asked if one[0] > front), asked[0])
    return Looks(other) if know_the_same(course, front, player) else Looks(None, player)


def is_asked(sight: Sight, player: int) -> bool:
    """Must this player decide now, himself?"""
    course = sight.course
    if course is None or sight.kept.seats[player].away:
        return False
    own = [seat for seat in led(course.match, player) if seat not in course.match.stand_ins]
    return any(seat in course.awaited for seat in own)


def know_the_same(course: Course, one: int, other: int) -> bool:
    """Is nothing secret between two players, nor about to be, as where both vote in secret?"""
    match, both = course.match, (led(course.match, one), led(course.match, other))
    if not match.game.has_secrets:
        return True
    return not course.hidden and _known(match, both[0]) == _known(match, both[1])


def _known(match: Match, seats: tuple[int, ...]) -> tuple[object, ...]:
    """All that a player may know."""
    lines = [line.words for line in match.lines_for(seats)]
    return match.view(*seats), lines, [row.sentence for row in match.tell(seats)]
