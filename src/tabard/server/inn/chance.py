"""Chance that players can check: what the inn commits to, what each may see, and what it publishes.

docs/fair_chance.md says how, and what it protects from.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabard.engine.fair_chance import commitment
from tabard.engine.match import Line
from tabard.engine.record.published import Committed, Published, undone_lines
from tabard.engine.record.record import line_text

from ..database.rows import Kept, MoveRow
from .course import Course
from .rooms import Fairness


def committed(kept: Kept) -> Committed | None:
    """To what the inn has committed at a table; None where its chance cannot be checked."""
    if not kept.table.secret:
        return None
    return Committed(commitment(kept.table.secret), tuple(seat.number for seat in kept.seats))


def seen(kept: Kept, course: Course | None) -> Fairness | None:
    """What everybody at a table may know of its chance: the secret only once the game is over."""
    said = committed(kept)
    if said is None:
        return None
    over = course is not None and course.match.over
    word = course.word if course else ""
    return Fairness(said.commitment, word, kept.table.secret if over else "")


def published(kept: Kept, course: Course, log: Sequence[MoveRow]) -> Published | None:
    """What is told of a table's chance when its game is over; None before that, and where it cannot
    be checked."""
    if not kept.table.secret or not course.match.over:
        return None
    lines = [line_text(Line(row.seat, row.words)) for row in log[: course.count]]
    moves = [line_text(line) for line in course.match.lines]
    undone = tuple(undone_lines(lines, moves))
    return Published(kept.table.secret, undone, course.count, course.word)
