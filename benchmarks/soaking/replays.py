"""Was what guests saw right? Each table's log is played again, apart from the inn, and what a guest
saw at a version is compared with what he could know then, in his language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from loading.judge import batches

from tabard.engine.languages import find_language, speaking
from tabard.server.api import views
from tabard.server.database.rows import Kept, MoveRow
from tabard.server.inn.course import Course
from tabard.server.inn.looking import Sight as Whole
from tabard.server.inn.looking import room
from tabard.server.inn.rooms import Room

from .checker import RIGHT, Fault
from .history import History, Sight, facts, word


def wrong_sights(
    kept: Kept, lines: Sequence[MoveRow], guests: Iterable[History]
) -> Iterator[Fault]:
    """What no replay shows."""
    left: dict[int, dict[Sight, list[History]]] = defaultdict(lambda: defaultdict(list))
    for guest in guests:
        for sight in guest.sights:
            left[sight.version][sight].append(guest)
    course = Course.of(kept)
    for batch in ([], *batches(list(lines))):
        course.follow(batch)
        for sight, by in left.pop(course.count, {}).items():
            for guest in by:
                if _truth(kept, course, guest, sight) != sight.word:
                    where = f"{guest.name} saw another {sight.what} at {sight.version}"
                    yield Fault(RIGHT, where)
    for version, sights in left.items():
        who = next(iter(sights.values()))[0].name
        yield Fault(RIGHT, f"{who} saw version {version}, which never was")


def _truth(kept: Kept, course: Course, guest: History, sight: Sight) -> str:
    """The word for what this guest should have seen."""
    language = find_language(guest.language)
    assert language is not None
    with speaking(language):
        return word(_shown(room(Whole(kept, course), guest.player), sight))


def _shown(seen: Room, sight: Sight) -> Any:
    assert seen.match is not None
    if sight.what == "view":
        return facts(views.table(seen).model_dump(mode="json"))
    if sight.what == "told":
        return views.told(seen, sight.since).model_dump(mode="json")["told"]
    if sight.what == "lines":
        return [views.line_words(line) for line in seen.match.lines_for(seen.seats)]
    return seen.match.view(*seen.seats)
