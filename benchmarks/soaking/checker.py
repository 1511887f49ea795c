"""What was promised, and was it kept? Histories are held against the log, which is read at the end
and after each trouble. Nothing here asks the inn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tabard.server.database.rows import MoveRow, NoteRow

from .history import Deed, History

ONCE = "what was acknowledged is in the log once, before the version that was told"
DONE_ONCE = "nothing is done twice that was sent twice"
REFUSED = "what was refused is not in the log"
FRESH = "whoever asks after a move was acknowledged sees it"
GROWS = "the log only grows, without a gap"
FORWARD = "no stream goes back"
RIGHT = "what was seen is what a replay of the log shows this guest, secrets and all"
WHOLE = "every stream has told all in the end"
CHAT = "what was said stands in the chat once"
SEATS = "whoever has sat down keeps his seat, and his bot if he has lent it"
VERIFIED = "the record of each table verifies"
ANSWERED = "every answer is one that the inn may give"
PROMISES = (
    ONCE, DONE_ONCE, REFUSED, FRESH, GROWS, FORWARD, RIGHT, WHOLE, CHAT, SEATS, VERIFIED, ANSWERED,
)  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """A promise that was not kept, and how that shows."""

    promise: str
    where: str


class Told(NamedTuple):
    """How often a promise could have been broken, and how it was."""

    tried: int
    faults: list[Fault]


def of_the_log(lines: Sequence[MoveRow], guests: Iterable[History]) -> Iterator[Fault]:
    """What a log shows of all that was done: at any time, not only at the end."""
    if [line.number for line in lines] != list(range(len(lines))):
        yield Fault(GROWS, "the log has a gap")
    numbers = {line.key: line.number for line in reversed(lines) if line.key}
    often = Counter(line.key for line in lines if line.key)
    for guest in guests:
        for deed in guest.moves:
            yield from _of_a_deed(guest, deed, numbers.get(deed.key), often[deed.key])


def _of_a_deed(guest: History, deed: Deed, number: int | None, often: int) -> Iterator[Fault]:
    said = f"{guest.name}: {deed.key}"
    if often > 1:
        yield Fault(DONE_ONCE, f"{said} is there {often} times")
    if deed.refused and often:
        yield Fault(REFUSED, f"{said} was refused, and is there")
    if deed.answered is not None and number is None:
        yield Fault(ONCE, f"{said} was acknowledged at {deed.version}, and is lost")
    elif deed.answered is not None and number is not None and number >= deed.version:
        yield Fault(ONCE, f"{said} was acknowledged at {deed.version}, and is line {number}")


def grown(before: Sequence[MoveRow], after: Sequence[MoveRow]) -> Iterator[Fault]:
    """Does a log still begin as it was read earlier?"""
    for old, new in zip(before, after, strict=False):
        if old != new:
            yield Fault(GROWS, f"line {old.number} has become another")
            return
    if len(after) < len(before):
        yield Fault(GROWS, f"there were {len(before)} lines, and there are {len(after)}")


def of_sights(guests: Sequence[History]) -> Iterator[Fault]:
    """Did what was seen come in the order of what was done?"""
    done = sorted((d.answered, d.version) for g in guests for d in g.kept if d.answered is not None)
    for guest in guests:
        latest, at, heard = -1, 0, -1
        for sight in guest.sights:
            if sight.asked is None:
                if sight.version < heard:
                    yield Fault(FORWARD, f"{guest.name} heard of {sight.version} after {heard}")
                heard = sight.version
                continue
            while at < len(done) and done[at][0] < sight.asked:
                latest, at = max(latest, done[at][1]), at + 1
            if sight.version < latest:
                yield Fault(FRESH, f"{guest.name} saw {sight.version} though {latest} was made")


def at_the_end(
    lines: Sequence[MoveRow], promised: int, guests: Iterable[History]
) -> Iterator[Fault]:
    """Has everybody been told of all that was ``promised``, and was every answer a good one?"""
    for guest in guests:
        if not promised <= guest.version <= len(lines):
            yield Fault(WHOLE, f"{guest.name} was told of {guest.version} of {len(lines)} lines")
        yield from (Fault(ANSWERED, f"{guest.name}: {what}") for what in guest.wrong)


def of_the_chat(notes: Sequence[NoteRow], guests: Iterable[History]) -> Iterator[Fault]:
    """Is each line there once that was acknowledged, and none twice?"""
    often = Counter(note.text for note in notes)
    for guest in guests:
        for deed in guest.deeds:
            if deed.what == "chat" and often[deed.key] != 1:
                if often[deed.key] or deed.answered is not None:
                    yield Fault(CHAT, f"{guest.name}: {deed.key} is there {often[deed.key]} times")


def kept_and_broken(faults: Iterable[tuple[str, Fault]], tried: Counter[str]) -> dict[str, Told]:
    """By promise: how often it was tried, and what is wrong, each once, with its table."""
    found: dict[str, dict[Fault, None]] = {promise: {} for promise in PROMISES}
    for table, fault in faults:
        found[fault.promise][Fault(fault.promise, f"{table}: {fault.where}")] = None
    return {promise: Told(tried[promise], [*found[promise]]) for promise in PROMISES}
