"""Looking at a table: what is seen of it once for all, and then by each viewer."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

from tabard.engine.find import find_game
from tabard.engine.match import Match

from ..database.rows import HUMAN, Kept, NoteRow
from . import chance
from .chairs import chairs
from .course import Course
from .rooms import Hint, Question, Room, Sealed, Waited
from .turns import (
    deserted,
    only_in_form,
    out_of_time,
    played_by,
    too_late,
    voters,
    votes_on,
    waited_for,
)


@dataclass(frozen=True)
class Sight:
    """A table at a moment: what was agreed, and its course once it has begun. It holds every
    secret. ``until`` says that it is an earlier moment than now: what came after it is not here."""

    kept: Kept
    course: Course | None
    until: float = math.inf

    @property
    def version(self) -> int:
        """How long the log is."""
        return self.course.count if self.course else 0

    @property
    def mark(self) -> str:
        """Another one for each change that somebody at the table could see."""
        seats = self.kept.seats
        sitting = "".join(f"{seat.who} {seat.nonce} {seat.away};" for seat in seats)
        sitting += "".join(f"{seat.votes}" for seat in seats if seat.votes)
        table = self.kept.table
        asked = self.kept.hints if any(self.kept.hints) else ""
        here = sorted(seat.player for seat in seats if seat.player in self.kept.here)
        silenced = [seat.player for seat in seats if seat.silenced]
        seen = f"{sitting}{table.rematch}{table.failures or ''}{asked}{here or ''}"
        seen += f"{table.stopped}{silenced or ''}"
        return f"{self.version}.{self.kept.last_note}.{crc32(seen.encode()):x}"


def room(
    sight: Sight,
    player: int | None,
    notes: tuple[NoteRow, ...] = (),
    past: Match | None = None,
    hints: Mapping[int, Hint] | None = None,
) -> Room:
    """A table as a viewer may know it: now, or as it was in the past."""
    kept, course = sight.kept, sight.course
    game, link_until = find_game(kept.table.game), None
    if player is not None:
        link_until = kept.seats[player].link_until
    if course is None:
        at = kept.table, game, 0, sight.mark, chairs(kept), player, (), None
        fairness = chance.seen(kept, None)
        return Room(*at, notes=notes, link_until=link_until, fairness=fairness)
    match = course.copy().match
    places = chairs(kept, match)
    seats = places[player].seats if player is not None else ()
    away = player is not None and bool(kept.seats[player].away)
    idle = away or past is not None or bool(kept.table.stopped)
    own = [s for s in seats if s not in match.stand_ins and not idle]
    return Room(
        kept.table,
        game,
        course.count,
        sight.mark,
        places,
        player,
        seats,
        past or match,
        tuple(_questions(kept, course, own)),
        clocks(kept, course) if past is None and sight.until == math.inf else {},
        notes,
        tuple(seat for seat in own if can_take_back(course, seat)),
        len(match.lines),
        len(past.lines) if past else None,
        tuple(course.told_at),
        link_until,
        hints or {},
        away and player is not None and too_late(course, kept, player),
        deserted(course, kept),
        _waited_for(kept, course) if past is None and sight.until == math.inf else {},
        chance.seen(kept, course),
        past.to_act if past else course.awaited,
        tuple(_sealed(course, own)),
        course.opens and past is None,
    )


def _waited_for(kept: Kept, course: Course) -> dict[int, Waited]:
    """On whom all wait, where others may let him go."""
    found = {}
    for seat in kept.seats:
        asked, others = waited_for(course, kept, seat.player), voters(course, kept, seat.player)
        if asked and others:
            votes = tuple(sorted(votes_on(course, kept, seat.player)))
            since = max(asked.at, seat.clock_from)
            found[seat.player] = Waited(since, votes, len(others) // 2 + 1)
    return found


def clocks(kept: Kept, course: Course) -> dict[int, float]:
    """When the time of each seat that a person must decide for runs out."""
    if course.match.over or kept.table.stopped:
        return {}
    return {
        seat: until
        for seat, asked in course.asked.items()
        if seat in course.awaited
        and played_by(course, kept, seat) == HUMAN
        and (until := out_of_time(course, kept, asked)) is not None
    }


def can_take_back(course: Course, seat: int) -> bool:
    """Has this seat anything to take back? Not an answer that was the only one: it would be given
    again at once; nor any once sealed ones are to be opened."""
    if course.opens or seat in course.in_form:
        return False
    return seat in course.sealed or not course.match.why_not_undo(seat)


def _questions(kept: Kept, course: Course, seats: Sequence[int]) -> Iterator[Question]:
    until = clocks(kept, course)
    for seat in seats:
        asked = course.asked.get(seat)
        if asked and seat not in course.sealed:
            form = only_in_form(course, seat)
            seals = course.can_seal(seat) and len(course.asked) > 1 and not form
            yield Question(seat, asked.number, asked.at, until.get(seat), form, seals)


def _sealed(course: Course, seats: Sequence[int]) -> Iterator[Sealed]:
    for seat in seats:
        if seal := course.sealed.get(seat):
            yield Sealed(seat, seal, course.opens)
