"""The tables as this worker knows them: each follows its log, and goes on one change at a time."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Refused, Unclear
from tabard.engine.words import _, say

from ..complaints import Conflict, MovedOn, NotThere
from ..counting import MOVES
from ..database.rows import HUMAN, Kept, MoveRow
from ..database.store import Store
from .course import Course
from .rooms import why_stopped
from .turns import Pace, turns

HELD = 256_000_000  # bytes of courses that are held in memory, about
WATCHED = 64  # courses that are held as they were, for those who watch them later
_COURSE, _LINE = 120_000, 800  # bytes of a course, and for each line of its log
_ID = re.compile(r"[a-z0-9]{1,24}")
_TRIES = 20  # so often a change is tried again when others are faster

Change = Callable[[Course, Kept], list[MoveRow]]


class Tables:
    """A cache of courses over one store. ``changed(table)`` is called after each change that was
    made here."""

    def __init__(self, store: Store, pace: Pace, changed: Callable[[str], None]) -> None:
        self.store, self.pace, self.changed = store, pace, changed
        self._courses: OrderedDict[str, Course] = OrderedDict()
        self._earlier: OrderedDict[str, Course] = OrderedDict()
        self._held = 0
        self._locks: WeakValueDictionary[str, threading.RLock] = WeakValueDictionary()
        self._lock = threading.Lock()

    def kept(self, id: str) -> Kept:
        """A table as the database has it. Raises NotThere."""
        kept = self.store.table(id) if _ID.fullmatch(id) else None
        if kept is None:
            raise NotThere(say(_("There is no such table.")))
        if not is_here(kept.table.game):
            raise NotThere(say(_("The game of this table is not installed here any more.")))
        return kept

    def course(self, kept: Kept) -> Course:
        """The course of a table that has begun, up to date. It is to be looked at only."""
        with self._locked(kept.table.id):
            course = self._followed(kept)
            if course.settled or kept.table.stopped:
                return course
            trial = course.copy()
            lines = trial.go_on(self.store.clock.now())
            if not lines:
                self._hold(kept.table.id, trial)
                return trial
            return self._written(kept, trial, lines) or self.course(self.kept(kept.table.id))

    def earlier(self, kept: Kept, count: int) -> Course:
        """The course of a table as it was after so many lines of its log, to be looked at only."""
        id = kept.table.id
        with self._locked(id):
            known = self._earlier.pop(id, None)
            course = known.copy() if known and known.count <= count else Course.of(kept)
            with _followable(kept):
                course.follow(self.store.lines(id, course.count)[: count - course.count])
            with self._lock:
                self._earlier[id] = course
                if len(self._earlier) > WATCHED:
                    self._earlier.popitem(last=False)
        return course

    def change(self, kept: Kept, change: Change) -> Course:
        """Change a table: ``change`` makes decisions on a copy of its course and gives the lines
        for the log (none: nothing is to be done). Where another worker is faster it is asked
        again, with the table as it is then. Raises what it raises, MovedOn (also where it was
        stopped) and NotKept."""
        for _try in range(_TRIES):
            check_goes_on(kept)
            with self._locked(kept.table.id):
                course = self.course(kept)
                if not course.settled:  # it was stopped just now
                    kept = self.kept(kept.table.id)
                    continue
                trial = course.copy()
                lines = change(trial, kept)
                if not lines:
                    return course
                done = self._written(kept, trial, lines)
            if done:
                return done
            kept = self.kept(kept.table.id)
        raise MovedOn(say(_("The table goes on too fast; try again.")))

    def forget(self, id: str) -> None:
        """Follow this table anew when it is asked for next."""
        with self._lock:
            self._held -= _size(self._courses.pop(id, None))
            self._earlier.pop(id, None)

    def _written(self, kept: Kept, trial: Course, lines: list[MoveRow]) -> Course | None:
        """The course once its lines are kept; None where others were faster."""
        turn = next(iter(turns(trial, kept, self.pace)), None)
        over, due = trial.match.over, turn.due if turn else None
        try:
            self.store.write(kept.table.id, lines, over=over, due=due, lent=kept.table.lent)
        except Conflict:
            return None
        self._hold(kept.table.id, trial)
        for line in lines:
            if not line.by_itself:
                MOVES.labels(_decider(kept, trial, line)).inc()
        self.changed(kept.table.id)
        return trial

    def _followed(self, kept: Kept) -> Course:
        id = kept.table.id
        with self._lock:
            course = self._courses.get(id)
        if course and course.count >= kept.lines:
            return course
        with _followable(kept):
            known = course or Course.of(kept)
            lines = self.store.lines(id, known.count)
            if lines:
                self.store.clock.heard(lines[-1].at)
                known = known.copy() if course else known
                known.follow(lines)
        if lines or not course:
            self._hold(id, known)
        return known

    def _hold(self, id: str, course: Course) -> None:
        with self._lock:
            before = self._courses.pop(id, None)
            self._courses[id] = course
            self._held += _size(course) - _size(before)
            while self._held > HELD and len(self._courses) > 1:
                _id, oldest = self._courses.popitem(last=False)
                self._held -= _size(oldest)

    def _locked(self, id: str) -> threading.RLock:
        with self._lock:
            return self._locks.setdefault(id, threading.RLock())


def _decider(kept: Kept, course: Course, line: MoveRow) -> str:
    """Who has made a decision: people, or the inn."""
    sits = kept.seats[course.match.players[line.seat]]
    return "people" if sits.who == HUMAN and not line.made_by else "inn"


def check_goes_on(kept: Kept) -> None:
    """Raises MovedOn at a table that was stopped."""
    if kept.table.stopped:
        raise MovedOn(why_stopped(kept.table))


def _size(course: Course | None) -> int:
    """About how many bytes a course takes. (What it holds only grows once another takes its
    place.)"""
    return _COURSE + _LINE * course.count if course else 0


def is_here(game: str) -> bool:
    """Is there a game of this name?"""
    try:
        find_game(game)
    except Misused:
        return False
    return True


@contextmanager
def _followable(kept: Kept) -> Iterator[None]:
    """A log that the rules of today cannot follow is kept, and said so."""
    try:
        yield
    except (Misused, Refused, Unclear) as error:
        sentence = _("This table was begun under other rules ({rules}) and cannot go on: {reason}")
        # What the rules say of a move may name what lies hidden.
        reason = error if isinstance(error, Misused) else say(_("they do not allow its moves."))
        raise MovedOn(say(sentence, rules=kept.table.rules, reason=reason)) from error
