"""Was every view right? Each table's log is played again, and each view that a guest got is
compared with what that guest could know after just so many lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabard.server.api import views as api_views
from tabard.server.database.rows import Kept, MoveRow
from tabard.server.database.store import Store
from tabard.server.database.upgrading import opened
from tabard.server.inn.course import Course
from tabard.server.inn.looking import Sight, room

from .guests import Guest, Table, digest


def judged(database: str, tables: Iterable[Table]) -> tuple[int, list[str]]:
    """How many views were compared, and what was wrong."""
    store, views, wrong = opened(database), 0, list[str]()
    for table in tables:
        views += sum(len(guest.seen) for guest in table.guests)
        wrong += [f"{table.id}: {what}" for what in _wrong_at(store, table)]
    store.close()
    return views, wrong


def _wrong_at(store: Store, table: Table) -> Iterator[str]:
    kept, lines = store.table(table.id), store.lines(table.id)
    assert kept is not None
    yield from table.wrong
    if [line.number for line in lines] != list(range(len(lines))):
        yield "the log has a gap"
    numbers = {line.key: line.number for line in lines}
    for key, version in table.kept.items():
        if numbers.get(key, version) >= version:
            yield f"{key} was acknowledged at {version} and is lost"
    for number, guest in enumerate(table.guests):
        yield from (f"guest {number}: {what}" for what in guest.wrong)
        if guest.version != len(lines):
            yield f"guest {number} knows {guest.version} of {len(lines)} lines"
    yield from _wrong_views(kept, lines, table.guests)


def _wrong_views(kept: Kept, lines: list[MoveRow], guests: list[Guest]) -> Iterator[str]:
    course, left = Course.of(kept), [dict.fromkeys(guest.seen) for guest in guests]
    for batch in ([], *batches(lines)):
        course.follow(batch)
        for guest, seen in zip(guests, left, strict=True):
            if any(version == course.count for version, _digest in seen):
                seen.pop((course.count, _known(kept, course, guest.player)), None)
    for number, seen in enumerate(left):
        for version, _digest in seen:
            yield f"guest {number} saw something else at {version}"


def batches(lines: list[MoveRow]) -> list[list[MoveRow]]:
    """A decision, and what followed by itself."""
    batches: list[list[MoveRow]] = []
    for line in lines:
        if not line.by_itself or not batches:
            batches.append([])
        batches[-1].append(line)
    return batches


def _known(kept: Kept, course: Course, player: int | None) -> str:
    seen = room(Sight(kept, course), player)
    told = [row.sentence for row in course.match.tell(seen.seats)]
    return digest(api_views.table(seen).model_dump(mode="json"), told)
