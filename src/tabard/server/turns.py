"""Where the inn itself must act: for bots, for who has resigned, for who is late, and for a person
whose only answer would betray a hand by how fast it comes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from tabard.engine.now import phase_on_top

from .course import Asked, Course
from .rows import HUMAN, Kept

FORM = "form"  # the only answer there is


@dataclass(frozen=True)
class Pace:
    """How the inn takes its time, in seconds. ``form`` is how long it waits, at least and at most,
    before it gives a person's only answer, where others could learn something from the pause.
    ``hidden`` is how long any bot takes where an answer may be such a form: longer than it thinks.
    ``secret`` keeps the waiting from being foretold."""

    form: tuple[float, float] = (2.5, 9.0)
    hidden: float = 0.4
    secret: str = ""


@dataclass(frozen=True)
class Turn:
    """A decision that the inn makes: for which seat, by whom (a bot's word, ``default`` or
    ``form``), and when."""

    seat: int
    by: str
    due: float


def next_turn(course: Course, kept: Kept, pace: Pace) -> Turn | None:
    """What the inn must do next at this table; None if nothing."""
    turns = sorted(_turns(course, kept, pace), key=lambda turn: turn.due)
    return turns[0] if turns else None


def _turns(course: Course, kept: Kept, pace: Pace) -> Iterator[Turn]:
    match, people = course.match, sum(seat.who == HUMAN for seat in kept.seats)
    if match.over:
        return
    public = phase_on_top(match.game, match.state).public
    for seat, asked in course.asked.items():
        who = kept.seats[match.players[seat]].who
        played_by = match.stand_ins.get(seat, who)
        if played_by != HUMAN:
            wait = 0.0 if public or not people else pace.hidden
            yield Turn(seat, played_by, asked.at + wait)
            continue
        if only_in_form(course, seat):
            wait = _pause(pace, kept.table.id, asked) if people > 1 else 0.0
            yield Turn(seat, FORM, asked.at + wait)
        if kept.table.clock is not None:
            yield Turn(seat, kept.table.stand_in, asked.at + kept.table.clock)


def only_in_form(course: Course, seat: int) -> bool:
    """Is there only one answer to what this seat is asked?"""
    match = course.match
    return match.draft(seat) is None and len(match.rows(seat)) == 1


def _pause(pace: Pace, table: str, asked: Asked) -> float:
    """A pause as a person might make it: the same at every worker, and known to nobody."""
    text = f"{pace.secret} {table} {asked.seat} {asked.number}"
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big") / 2**48
    least, most = pace.form
    return least + (most - least) * number**2
