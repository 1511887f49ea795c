"""The hints that were given: for a question once, to whoever was asked it, and counted for all."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql, sqlite

from tabard.engine.match import Match

from ..database.rows import Kept
from ..database.schema import HINTS
from ..database.store import Store
from .course import Course
from .rooms import Advised, Hint

_KEY = [HINTS.c.table_id, HINTS.c.seat, HINTS.c.question]


@dataclass(frozen=True)
class Wanted:
    """A hint that a player wants, for a seat that is asked a question, and a match to think upon.
    ``given`` is the one that he has got for it before (None: none yet)."""

    table: str
    player: int
    seat: int
    question: int
    match: Match
    given: Hint | None = None


class Hints:
    """The hints of all tables. Raises NotKept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def given(self, kept: Kept, course: Course, player: int) -> dict[int, Hint]:
        """By seat, those that this player was given for what his seats are asked now."""
        if not kept.hints[player]:
            return {}
        own = (HINTS.c.table_id == kept.table.id) & (HINTS.c.player == player)
        found = select(HINTS.c.seat, HINTS.c.question, HINTS.c.advice).where(own)
        asked = {(seat, one.number) for seat, one in course.asked.items()}
        with self.store.reading() as connection:
            rows = connection.execute(found).all()
        return {row.seat: _read(row.advice) for row in rows if (row.seat, row.question) in asked}

    def counted(self, kept: Kept, until: float) -> tuple[int, ...]:
        """For how many each player of a table had asked at an hour."""
        own = (HINTS.c.table_id == kept.table.id) & (HINTS.c.at < until)
        asked = select(HINTS.c.player, func.count().label("many")).where(own)
        with self.store.reading() as connection:
            found = {
                row.player: row.many for row in connection.execute(asked.group_by(HINTS.c.player))
            }
        return tuple(found.get(seat.player, 0) for seat in kept.seats)

    def give(self, wanted: Wanted, hint: Hint) -> Hint:
        """Keep a hint, and count it; where one was given for this question meanwhile, that one
        holds."""
        key = {"table_id": wanted.table, "seat": wanted.seat, "question": wanted.question}
        advice = json.dumps([(one.words, one.share, one.worth) for one in hint])
        add = (sqlite if self.store.embedded else postgresql).insert(HINTS)
        said = {"player": wanted.player, "advice": advice, "at": self.store.clock.now()}
        new = add.values(**key, **said).on_conflict_do_nothing(index_elements=_KEY)
        new = new.returning(HINTS.c.seat)  # drivers count rows that were not added otherwise
        one = select(HINTS.c.advice).filter_by(**key)
        with self.store.writing() as connection:
            if connection.execute(new).first():
                self.store.tell(connection, wanted.table)
            return _read(str(connection.execute(one).scalar_one()))


def _read(advice: str) -> Hint:
    return tuple(Advised(*one) for one in json.loads(advice))
