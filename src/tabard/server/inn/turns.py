"""Where the inn itself must act: for bots, for who has resigned, for who is late, and for a person
whose only answer would betray a hand by how fast it comes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from ..database.rows import HUMAN, Kept
from .course import Asked, Course

FORM = "form"  # the only answer there is
_ENOUGH = 4  # so many pauses show how long somebody takes
_ABOUT = 1.25  # a pause is so many times longer or shorter than one that was made


@dataclass(frozen=True)
class Pace:
    """How the inn takes its time. ``habit`` is how much of the time that people take at a table it
    lets pass before it gives a person's only answer, where others could learn something from the
    pause (0: none). ``hidden`` are the seconds after which any bot answers where an answer may be
    such a form, however long it has thought. ``secret`` keeps the waiting from being foretold."""

    habit: float = 1.0
    hidden: float = 1.0
    secret: str = ""


AT_ONCE = Pace(0, 0)


@dataclass(frozen=True)
class Turn:
    """A decision that the inn makes: for which seat, by whom (a bot's word, ``default`` or
    ``form``), when that is to be thought about, and ``at`` which hour it is made."""

    seat: int
    by: str
    due: float
    at: float

    def hour(self, now: float) -> float:
        """When it is made, once it has been thought about until now: at its hour, or as much later
        again, so that nobody learns how long a thought has taken."""
        step = self.at - self.due
        late = ceil((now - self.at) / step) if step and now > self.at else 0
        return self.at + late * step


def turns(course: Course, kept: Kept, pace: Pace) -> list[Turn]:
    """What the inn must do at this table, the next first."""
    return sorted(_turns(course, kept, pace), key=lambda turn: turn.due)


def _turns(course: Course, kept: Kept, pace: Pace) -> Iterator[Turn]:
    match, people = course.match, sum(seat.who == HUMAN for seat in kept.seats)
    if match.over:
        return
    for seat, asked in course.asked.items():
        who = kept.seats[match.players[seat]].who
        played_by = match.stand_ins.get(seat, who)
        if played_by != HUMAN:
            wait = pace.hidden if course.hidden and people else 0.0
            yield Turn(seat, played_by, asked.at, asked.at + wait)
            continue
        if only_in_form(course, seat):
            pause = _pause(course, kept, pace, asked) if people > 1 else 0.0
            if pause is not None:
                yield Turn(seat, FORM, asked.at + pause, asked.at + pause)
        if kept.table.clock is not None:
            late = asked.at + kept.table.clock
            yield Turn(seat, kept.table.stand_in, late, late)


def only_in_form(course: Course, seat: int) -> bool:
    """Is there only one answer to what this seat is asked?"""
    match = course.match
    return match.draft(seat) is None and len(match.rows(seat)) == 1


def _pause(course: Course, kept: Kept, pace: Pace, asked: Asked) -> float | None:
    """A pause as this person makes it, or those make it who play with him: the same at every
    worker, and known to nobody. None before anybody has shown how long he takes: then only he can
    answer, as if he had a choice."""
    if not pace.habit:
        return 0.0
    known = course.pauses.get(asked.seat, ())
    if len(known) < _ENOUGH:
        known = [one for seat in _led_by_people(course, kept) for one in course.pauses[seat]]
    if not known:
        return None
    text = f"{pace.secret} {kept.table.id} {asked.seat} {asked.number}"
    drawn = hashlib.sha256(text.encode()).digest()
    which, much = (int.from_bytes(part, "big") / 2**32 for part in (drawn[:4], drawn[4:8]))
    about: float = _ABOUT ** (2 * much - 1)
    return known[int(which * len(known))] * about * pace.habit


def _led_by_people(course: Course, kept: Kept) -> Iterator[int]:
    """The seats that people play and of which a pause is known."""
    for seat in course.pauses:
        if kept.seats[course.match.players[seat]].who == HUMAN:
            yield seat
