"""Was every view right? Each table's log is played again, and each view that a guest got is
compared with what that guest could know after just so many lines."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.server.chairs import led
from tabard.server.course import Course
from tabard.server.rows import MoveRow
from tabard.server.upgrading import opened

from .guests import Table, digest


def judged(database: str, tables: Iterable[Table]) -> tuple[int, list[str]]:
    """How many views were compared, and what was wrong."""
    store, views, wrong = opened(database), 0, list[str]()
    for table in tables:
        kept = store.table(table.id)
        assert kept is not None
        lines = store.lines(table.id)
        if [line.number for line in lines] != list(range(len(lines))):
            wrong.append(f"{table.id}: the log has a gap")
        decided = {line.number for line in lines if not line.by_itself}
        if len(decided) < len(table.kept):
            wrong.append(f"{table.id}: {len(table.kept) - len(decided)} moves were lost")
        course, true = Course.of(kept.table), dict[int, list[tuple[str, str]]]()
        for batch in _batches(lines):
            course.follow(batch)
            true[course.count] = [_known(course, guest.player) for guest in table.guests]
        for number, guest in enumerate(table.guests):
            wrong += [f"{table.id}: {what}" for what in guest.wrong]
            for version, told, to_act in guest.seen:
                views += 1
                if version and true.get(version, [("", "")] * 9)[number] != (told, to_act):
                    wrong.append(f"{table.id}: guest {number} saw something else at {version}")
    store.close()
    return views, wrong


def _batches(lines: list[MoveRow]) -> list[list[MoveRow]]:
    """A decision, and what followed by itself."""
    batches: list[list[MoveRow]] = []
    for line in lines:
        if not line.by_itself or not batches:
            batches.append([])
        batches[-1].append(line)
    return batches


def _known(course: Course, player: int | None) -> tuple[str, str]:
    match = course.match
    seats = led(match, player) if player is not None else ()
    to_act = ["chance" if seat == 6 else seat + 1 for seat in match.to_act]
    return digest([row.sentence for row in match.tell(seats)]), str(to_act)
