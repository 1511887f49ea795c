"""Was what guests saw right? Each table's log is played again, apart from the inn, and what a guest
saw at a version is compared with what he could know then, in his language."""

from __future__ import annotations

import json
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

AROUND = 60  # characters that are shown on both sides of a difference


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
        settled = _settled(course)
        for sight, by in left.pop(course.count, {}).items():
            for guest in by:
                truth = _truth(kept, settled, guest, sight)
                if word(truth) != sight.word:
                    where = f"{guest.name} saw another {sight.what} at {sight.version}"
                    yield Fault(RIGHT, where + _difference(sight.said, json.dumps(truth)))
    for version, sights in left.items():
        who = next(iter(sights.values()))[0].name
        yield Fault(RIGHT, f"{who} saw version {version}, which never was")


def _settled(course: Course) -> Course:
    """As the inn shows it: where only one beginning of a move is left, it is half said."""
    trial = course.copy()
    return course if trial.go_on(course.at) else trial


def _truth(kept: Kept, course: Course, guest: History, sight: Sight) -> Any:
    """What this guest should have seen."""
    language = find_language(guest.language)
    assert language is not None
    with speaking(language):
        return _shown(room(Whole(kept, course), guest.player), sight)


def _difference(said: str, truth: str) -> str:
    """Where they part."""
    pairs = enumerate(zip(said, truth, strict=False))
    same = next((n for n, (one, other) in pairs if one != other), min(len(said), len(truth)))
    begins = max(0, same - AROUND)
    return (
        f": {said[begins : same + AROUND]!r}, not {truth[begins : same + AROUND]!r}" if said else ""
    )


def _shown(seen: Room, sight: Sight) -> Any:
    assert seen.match is not None
    if sight.what == "view":
        return facts(views.table(seen).model_dump(mode="json"))
    if sight.what == "told":
        return views.told(seen, sight.since).model_dump(mode="json")["told"]
    if sight.what == "lines":
        return [views.line_words(line) for line in seen.match.lines_for(seen.seats)]
    return seen.match.view(*seen.seats)
