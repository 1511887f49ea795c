"""The keeper of the inn: threads that act wherever it is up to the inn itself.

When that is stands in the database (``due``), so it survives this process, and one of several
workers takes a table at a time. If that worker dies, another takes it after a few seconds. A table
at which the inn fails is put aside, each time for longer, and holds nobody else up. The keeper's
time is shared out among those who have set tables up: who has used least of it comes first.
"""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import dataclass, field
from heapq import heappop, heappush

from tabard.engine.game import Misused
from tabard.engine.words import _, say

from ..complaints import Complaint
from ..counting import ASIDES, THOUGHTS
from ..database import hearing
from ..database.clock import pause
from ..database.rows import LATE, Kept, MoveRow
from ..door.rates import Buckets
from ..inn import Inn
from ..inn.course import Asked, Course
from ..inn.turns import Turn, turns
from .bots import chosen
from .waking import Waking, until_stopped

_LEASE = 6.0  # seconds for which a worker has a table to itself
_NAP = 0.04  # seconds between two looks for work, at least, unless there is some here
_IN_TROUBLE = (1.0, 15.0)  # seconds to wait where the database refuses: at first, and at most
_ASIDE = (5.0, 3600.0)  # seconds for which a table is put aside: the first time, and at most


@dataclass(frozen=True)
class Mind:
    """What a seat answers to a question, and why the inn decides for it."""

    seat: int
    question: Asked
    words: str
    made_by: str = ""


@dataclass(order=True, frozen=True)
class MadeUp:
    """What will be answered at a table, and when."""

    hour: float
    table: str
    kept: Kept = field(compare=False)
    minds: list[Mind] = field(compare=False)


class Keeper:
    """Acts at the tables of an inn, in the background, until it is stopped."""

    def __init__(self, inn: Inn, threads: int = 2, shares: Buckets | None = None) -> None:
        self.inn, self.shares = inn, shares or Buckets(0, 0)
        self._clock = inn.store.clock
        self._made_up: list[MadeUp] = []
        self._lock = threading.Lock()
        self._waking = Waking(_NAP)
        self._next: float | None = None  # when something is due that nobody does yet
        self._stopped = threading.Event()
        self._looked: dict[str, float] = {}  # when each thread looked for work last
        self.rests = False  # finishes what it does, and begins nothing until it rests no more
        names = [f"keeper-{number}" for number in range(threads)]
        self._threads = [threading.Thread(target=self._work, name=n, daemon=True) for n in names]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            self._looked[thread.name] = time.monotonic()
            thread.start()

    def stop(self) -> None:
        """Stop after what is being done."""
        self._stopped.set()
        self._waking.ring()
        for thread in self._threads:
            thread.join()

    def idle(self, seconds: float) -> bool:
        """Has a thread that was begun ended by itself, or not looked for work for so long?"""
        if self._stopped.is_set():
            return False
        now = time.monotonic()
        begun = [thread for thread in self._threads if thread.name in self._looked]
        return any(
            not thread.is_alive() or self._looked[thread.name] < now - seconds for thread in begun
        )

    def wake(self) -> None:
        """Something has changed here: look at once."""
        self._waking.ring()

    def hear_others(self) -> None:
        """Any worker may have changed something: look soon."""
        self._waking.hear()

    def act_once(self) -> bool:
        """Do one thing that is due; False if nothing is."""
        if self._speak_at_its_hour():
            return True
        now, self._next = self._clock.now(), self.inn.store.next_due()
        if self._next is None or self._next > now:
            return False
        until = now + _LEASE
        claimed = self.inn.store.claim(now, until, self._used)
        if claimed is None:
            return False
        begun = time.thread_time()
        try:
            self._act_at(claimed.table, until)
        except Exception as problem:  # whatever it is, the other tables go on
            self._put_aside(claimed.table, problem)
        self.shares.spend(claimed.guest, time.thread_time() - begun, time.monotonic())
        return True

    def _used(self, guest: str) -> float | None:
        """How much of its time the inn has given to a guest's tables lately; None where it has
        been so much that they must wait. The house's own never do."""
        now = time.monotonic()
        if guest and self.shares.wait(guest, now):
            return None
        return self.shares.spent(guest, now) if guest else 0.0

    def _act_at(self, table: str, until: float) -> None:
        """Do what is due at a table that is claimed until then."""
        kept = self.inn.tables.kept(table)
        course = self.inn.tables.course(kept) if kept.begun else None
        todo = turns(course, kept, self.inn.tables.pace) if course else []
        ready = [turn for turn in todo if turn.due <= self._clock.now()]
        if course and ready:
            self._think(kept, course, ready)
        else:
            self.inn.store.set_due(table, until, todo[0].due if todo else None)

    def _think(self, kept: Kept, course: Course, ready: list[Turn]) -> None:
        """Make up the mind for all of a table's seats that are to be thought about; it is spoken
        at its hour, for which this worker keeps the table."""
        with THOUGHTS.time():
            minds = [
                Mind(t.seat, course.asked[t.seat], chosen(course.match, t), t.made_by)
                for t in ready
            ]
        now = self._clock.now()
        hour = max(turn.hour(now) for turn in ready)
        if hour <= now:
            self._speak(kept, minds)
        else:
            with self._lock:
                heappush(self._made_up, MadeUp(hour, kept.table.id, kept, minds))

    def _speak_at_its_hour(self) -> bool:
        """Speak one mind that is made up, if its hour has come."""
        with self._lock:
            if not self._made_up or self._made_up[0].hour > self._clock.now():
                return False
            made_up = heappop(self._made_up)
        try:
            self._speak(made_up.kept, made_up.minds)
        except Exception as problem:  # as where it is thought about
            self._put_aside(made_up.table, problem)
        return True

    def _speak(self, kept: Kept, minds: list[Mind]) -> None:
        """Make decisions, as far as the questions are not answered meanwhile, and no seat was lent
        or taken back: a thought for who plays himself again is thrown away."""
        for mind in minds:

            def change(course: Course, now: Kept, mind: Mind = mind) -> list[MoveRow]:
                lent = now.table.lent != kept.table.lent
                if lent or course.asked.get(mind.seat) != mind.question:
                    return []
                said = [(mind.seat, mind.words)]
                return course.decide(said, None, self._clock.now(), mind.made_by)

            self.inn.tables.change(kept, change)
        if any(mind.made_by == LATE for mind in minds):
            self.inn.lending.lend_where_late(kept.table.id)

    def _put_aside(self, table: str, problem: Exception) -> None:
        """Leave a table alone for a while, and say so to whoever runs the inn."""
        kept = self.inn.store.table(table)
        seconds = pause(kept.table.failures, *_ASIDE) if kept else _ASIDE[1]
        self.inn.store.put_aside(table, self._clock.now() + seconds)
        self.inn.changed(table)
        sentence = _("The inn cannot act at table {table} and puts it aside for {pause} s: {why}")
        trace = None if isinstance(problem, Complaint) else problem
        told = isinstance(problem, (Complaint, Misused))  # of others nobody knows what they name
        why = str(problem) if told else type(problem).__name__
        said = say(sentence, table=table, pause=round(seconds), why=why)
        ASIDES.inc()
        logging.getLogger("tabard").warning("%s", said, exc_info=trace, extra={"table": table})

    def _work(self) -> None:
        until_stopped(self._stopped, self._act, _IN_TROUBLE)

    def _act(self) -> float:
        """Do one thing, or sleep until there may be one."""
        self._looked[threading.current_thread().name] = time.monotonic()
        heard = self._waking.heard()
        if self.rests or not self.act_once():
            self._waking.sleep(heard, self._nap())
        return 0.0

    def _nap(self) -> float:
        """Seconds until it is time to look again, though nothing is heard meanwhile."""
        with self._lock:
            hours = [self._made_up[0].hour] if self._made_up else []
        if self._next is not None:
            hours.append(self._next)
        if self.rests or not hours:
            return _NAP if self.rests else hearing.ANYWAY
        return min(max(min(hours) - self._clock.now(), _NAP), hearing.ANYWAY)
