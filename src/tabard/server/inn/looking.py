"""Looking at a table: what is seen of it once for all, and then by each viewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

from tabard.engine.find import find_game
from tabard.engine.match import Match

from ..database.rows import HUMAN, Kept, NoteRow
from .chairs import chairs
from .course import Course
from .rooms import Hint, Question, Room
from .turns import only_in_form


@dataclass(frozen=True)
class Sight:
    """A table at a moment: what was agreed, and its course once it has begun. It holds every
    secret."""

    kept: Kept
    course: Course | None

    @property
    def version(self) -> int:
        """How long the log is."""
        return self.course.count if self.course else 0

    @property
    def mark(self) -> str:
        """Another one for each change that somebody at the table could see."""
        sitting = "".join(f"{seat.who} {seat.nonce};" for seat in self.kept.seats)
        table = self.kept.table
        asked = self.kept.hints if any(self.kept.hints) else ""
        seen = f"{sitting}{table.rematch}{table.failures or ''}{asked}".encode()
        return f"{self.version}.{self.kept.last_note}.{crc32(seen):x}"


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
        return Room(*at, notes=notes, link_until=link_until)
    match = course.copy().match
    places = chairs(kept, match)
    seats = places[player].seats if player is not None else ()
    own = [seat for seat in seats if seat not in match.stand_ins and past is None]
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
        clocks(kept, course) if past is None else {},
        notes,
        tuple(seat for seat in own if not match.why_not_undo(seat)),
        len(match.lines),
        len(past.lines) if past else None,
        tuple(course.told_at),
        link_until,
        hints or {},
    )


def clocks(kept: Kept, course: Course) -> dict[int, float]:
    """When the time of each seat that a person must decide for runs out."""
    clock, match = kept.table.clock, course.match
    if clock is None or match.over:
        return {}
    return {
        seat: asked.at + clock
        for seat, asked in course.asked.items()
        if seat not in match.stand_ins and kept.seats[match.players[seat]].who == HUMAN
    }


def _questions(kept: Kept, course: Course, seats: Sequence[int]) -> Iterator[Question]:
    until = clocks(kept, course)
    for seat in seats:
        asked = course.asked.get(seat)
        if asked:
            form = only_in_form(course, seat)
            yield Question(seat, asked.number, asked.at, until.get(seat), form)
