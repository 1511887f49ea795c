"""Where the inn itself must act: for bots, for who has resigned, for who is late, and for a person
whose only answer would betray a hand by how fast it comes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from tabard.engine.match.resigning import BY_DEFAULT

from ..database.rows import AWAY, FORM, HUMAN, LATE, Kept
from .chairs import led
from .course import Asked, Course

_LATE_ANSWERS = 2  # so many in a row, and a bot plays for whoever was late
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
    ``form``), when that is to be thought about, and ``at`` which hour it is made. ``made_by`` says
    why the inn decides for a person, as the log keeps it."""

    seat: int
    by: str
    due: float
    at: float
    made_by: str = ""

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
    if match.over or kept.table.stopped or deserted(course, kept):
        return
    for seat, asked in course.asked.items():
        sits, by = kept.seats[match.players[seat]], played_by(course, kept, seat)
        if seat in course.sealed and by == HUMAN:
            late = out_of_time(course, kept, asked)
            if course.opens and late is not None:
                yield Turn(seat, BY_DEFAULT, late, late, LATE)
            continue
        if by != HUMAN:
            by = BY_DEFAULT if course.opens else by  # nobody chooses once others are to be opened
            wait = pace.hidden if course.hidden and people else 0.0
            yield Turn(seat, by, asked.at, asked.at + wait, AWAY if sits.away else "")
            continue
        if only_in_form(course, seat):
            pause = _pause(course, kept, pace, asked) if people > 1 else 0.0
            if pause is not None:
                due = max(asked.at, sits.clock_from) + pause
                yield Turn(seat, FORM, due, due, FORM)
        late = out_of_time(course, kept, asked)
        if late is not None:
            yield Turn(seat, kept.table.stand_in, late, late, LATE)


def played_by(course: Course, kept: Kept, seat: int) -> str:
    """Who decides for a seat of the match now: ``human``, a bot's word, or ``default``."""
    sits = kept.seats[course.match.players[seat]]
    return course.match.stand_ins.get(seat, sits.away or sits.who)


def out_of_time(course: Course, kept: Kept, asked: Asked) -> float | None:
    """When the clock runs out for a person who is asked this; None where there is no clock."""
    sits = kept.seats[course.match.players[asked.seat]]
    if kept.table.clock is None:
        return None
    return max(asked.at, sits.clock_from) + kept.table.clock


def deserted(course: Course, kept: Kept) -> bool:
    """Are all people away who have not left for good? Then the inn does nothing here until one of
    them is back."""
    staying = [kept.seats[player] for player in staying_people(course, kept)]
    return bool(staying) and all(seat.away for seat in staying)


def staying_people(course: Course, kept: Kept) -> list[int]:
    """The players who are people and have not left for good."""
    match = course.match
    return [
        seat.player
        for seat in kept.seats
        if seat.who == HUMAN and not match.stand_ins.keys() >= {*led(match, seat.player)}
    ]


def waited_for(course: Course, kept: Kept, player: int) -> Asked | None:
    """The question on which all wait, of a person who has not left and for whom nobody plays: the
    oldest. (A clock that was stopped while he was away counts from when he was back.)"""
    if course.match.over or kept.table.stopped or kept.seats[player].away:
        return None
    if player not in staying_people(course, kept):
        return None
    seats = led(course.match, player)
    asked = [course.asked[seat] for seat in seats if seat in course.awaited]
    return min(asked, key=lambda one: one.at, default=None)


def voters(course: Course, kept: Kept, player: int) -> set[int]:
    """Who may vote to let a player go: the other people who are here."""
    staying = staying_people(course, kept)
    return {other for other in staying if other != player and not kept.seats[other].away}


def votes_on(course: Course, kept: Kept, player: int) -> set[int]:
    """Who would let a player go now, on whose answer they wait."""
    asked, seat = waited_for(course, kept, player), kept.seats[player]
    if asked is None or asked.number != seat.voted_on:
        return set()
    return {other for other in voters(course, kept, player) if seat.votes >> other & 1}


def too_late(course: Course, kept: Kept, player: int) -> bool:
    """Has the clock decided for this player too often in a row, since his seat was his own?"""
    since = kept.seats[player].clock_from
    return sum(at > since for at in course.late.get(player, ())) >= _LATE_ANSWERS


def only_in_form(course: Course, seat: int) -> bool:
    """Is there only one answer to what this seat is asked, to its last word? The first word of a
    long move may be the only one, and the next have many."""
    match = course.match
    if match.draft(seat) is not None or len(match.rows(seat)) != 1:
        return False
    trial, count = match.snapshot(), len(match.lines)
    while len(rows := trial.rows(seat)) == 1:
        trial.play(seat, rows[0])
        if len(trial.lines) > count:
            return True
    return False


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
