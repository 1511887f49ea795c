"""The archivist: takes tables out of the inn at which nothing happens any more, a few at a time, if
whoever runs it has said after how long. Their records go into the archive's folder.

A game that is over, or was closed, goes once nothing has happened at its table for so long and
nobody is there; one that goes on, or waits for players, once nobody has touched it for
``FORGOTTEN`` times as long: nobody has decided, said or looked at anything, nobody's clock runs,
and nobody is there. A table that never began has no record and is deleted. What whoever runs the
inn has put aside stays.
"""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from tabard.engine.words import _, say

from ..complaints import Complaint, NotKept, NotThere
from ..counting import ARCHIVED
from ..database.rows import HUMAN, Kept
from ..inn import Inn
from ..inn.ageing import finished, forgotten, next_round
from ..inn.operating import BY_AGE, Operating
from ..inn.turns import out_of_time, played_by
from .waking import until_stopped

FORGOTTEN = 4.0  # times as long as for a finished game
FEW = 10  # tables that are archived in one round
PERIOD = 600.0  # seconds between two rounds, at whichever worker
_LOOK = 30.0  # seconds between two looks whether it is time for a round
_IN_TROUBLE = (1.0, 300.0)  # seconds to wait where the database refuses: at first, and at most
_DAY = 86_400.0


class Archivist:
    """Archives the tables of an inn ``after`` so many seconds, into a folder, until it is
    stopped."""

    def __init__(self, inn: Inn, folder: Path, after: float) -> None:
        self.inn, self.folder, self.after = inn, folder, after
        self.operating = Operating(inn)
        self._unable: dict[str, float] = {}  # tables that could not be archived, and until when
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._work, name="archivist", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Stop after the table that is being archived."""
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join()

    def look_once(self) -> int:
        """Hold a round if it is time for one and no other worker does: how many tables went."""
        now = self.inn.store.clock.now()
        if not next_round(self.inn.store, now, now + PERIOD):
            return 0
        self._unable = {table: until for table, until in self._unable.items() if until > now}
        skip, store = [*self._unable], self.inn.store
        tables = finished(store, now, now - self.after, FEW, skip)
        tables += forgotten(store, now, now - FORGOTTEN * self.after, FEW - len(tables), skip)
        return sum(self._goes(table) for table in tables if not self._stopped.is_set())

    def _goes(self, table: str) -> bool:
        """Archive a table, unless somebody may still be due there; False if it stays."""
        try:
            kept = self.inn.tables.kept(table)
            if self._is_due(kept):
                return False
            self._archive(kept)
        except NotKept:
            raise
        except NotThere:  # somebody was faster, or its game is not installed any more
            self._stays(table)
        except Complaint as why:
            self._stays(table)
            sentence = _("Table {table} cannot be archived: {why}")
            logging.getLogger("tabard").warning(
                "%s", say(sentence, table=table, why=why.sentence), extra={"table": table}
            )
        else:
            return True
        return False

    def _archive(self, kept: Kept) -> None:
        table, file = kept.table.id, self.folder / f"{kept.table.id}.game"
        if kept.begun:
            self.operating.retire(kept, file, BY_AGE)
            sentence, what = _("Table {table} is archived by its age."), "record"
        else:
            self.operating.retire(kept, None, "")
            sentence, what = _("Table {table} never began, and is deleted by its age."), "nothing"
        ARCHIVED.labels(what).inc()
        said = say(sentence, table=table)
        logging.getLogger("tabard").info("%s", said, extra={"table": table})

    def _is_due(self, kept: Kept) -> bool:
        """Is a person to decide here whose clock still runs?"""
        if kept.table.over or kept.table.stopped or not kept.begun or kept.table.clock is None:
            return False
        course = self.inn.tables.course(kept)
        now = self.inn.store.clock.now()
        people = [
            asked for seat, asked in course.asked.items() if played_by(course, kept, seat) == HUMAN
        ]
        ends = [out_of_time(course, kept, asked) for asked in people]
        return any(end is not None and end > now for end in ends)

    def _stays(self, table: str) -> None:
        """Let others have their turn before it is tried again."""
        self._unable[table] = self.inn.store.clock.now() + _DAY

    def _work(self) -> None:
        until_stopped(self._stopped, self._look, _IN_TROUBLE)

    def _look(self) -> float:
        self.look_once()
        return _LOOK
