"""How the chances went in a finished game: reckoned once, by one worker, and kept.

What is kept holds no secret: a chance is what anybody at the table could have reckoned then, and of
a move only its number stands here; each viewer reads of it what he may know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..database.schema import CHANCES
from ..database.store import Store

LEASE = 1200.0  # seconds after which a worker that reckons is taken for dead


@dataclass(frozen=True)
class Swing:
    """A move, counted from 1, that changed the chances by more than the reckoning may err: the
    chances before and after it. ``luck`` says that it was chance's."""

    move: int
    luck: bool
    before: tuple[float, ...]
    after: tuple[float, ...]

    @property
    def most(self) -> int:
        """The side that won or lost most by it; of equals the first."""
        sides = range(len(self.before))
        return max(sides, key=lambda side: round(abs(self.after[side] - self.before[side]), 6))


@dataclass(frozen=True)
class Curve:
    """``chances`` of each side, from 0 to 1, after so many moves, and the ``swings``, largest
    first. ``sides`` are seats, counted from 0; none where all win or lose together: then there is
    one chance. ``unsure`` is how far one may be from the truth, by ``playouts`` games each;
    ``luck`` and ``choice`` are what each side has won (or lost, below 0) by the swings."""

    sides: tuple[int, ...]
    chances: tuple[tuple[int, tuple[float, ...]], ...]
    swings: tuple[Swing, ...]
    luck: tuple[float, ...]
    choice: tuple[float, ...]
    unsure: float
    playouts: int

    @classmethod
    def read(cls, facts: Mapping[str, Any]) -> Curve:
        """What ``tabard chances --json`` says."""
        swings = (
            Swing(one["move"], one["luck"], tuple(one["before"]), tuple(one["after"]))
            for one in facts["swings"]
        )
        return cls(
            tuple(seat - 1 for seat in facts["sides"]),
            tuple((one["moves"], tuple(one["chances"])) for one in facts["chances"]),
            tuple(swings),
            tuple(facts["luck"]),
            tuple(facts["choice"]),
            facts["unsure"],
            facts["playouts"],
        )

    def facts(self) -> dict[str, Any]:
        """The same again, with nothing of a move but its number."""
        return {
            "sides": [seat + 1 for seat in self.sides],
            "chances": [{"moves": moves, "chances": [*of]} for moves, of in self.chances],
            "swings": [
                {**vars(one), "before": [*one.before], "after": [*one.after]} for one in self.swings
            ],
            "luck": [*self.luck],
            "choice": [*self.choice],
            "unsure": self.unsure,
            "playouts": self.playouts,
        }


class Chances:
    """The curves of all tables. Raises NotKept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def known(self, table: str) -> tuple[Curve | None, bool]:
        """The curve of a table, and whether nothing more is to be waited for."""
        one = select(CHANCES.c.curve).where(CHANCES.c.table_id == table)
        with self.store.reading() as connection:
            kept = connection.execute(one).scalar()
        return (Curve.read(json.loads(kept)) if kept else None), kept is not None

    def claim(self, table: str) -> bool:
        """From now on this worker reckons them; False where one does, or has."""
        now = self.store.clock.now()
        add = (sqlite if self.store.embedded else postgresql).insert(CHANCES)
        new = add.values(table_id=table, at=now).returning(CHANCES.c.table_id)
        new = new.on_conflict_do_nothing(index_elements=[CHANCES.c.table_id])
        left = (CHANCES.c.table_id == table) & CHANCES.c.curve.is_(None)
        left &= CHANCES.c.at < now - LEASE
        with self.store.writing() as connection:
            if connection.execute(new).first():
                return True
            return bool(connection.execute(update(CHANCES).where(left).values(at=now)).rowcount)

    def keep(self, table: str, curve: Curve | None) -> None:
        """Keep what was reckoned (None: it could not be)."""
        said = json.dumps(curve.facts()) if curve else ""
        change = update(CHANCES).where(CHANCES.c.table_id == table)
        with self.store.writing() as connection:
            connection.execute(change.values(curve=said, at=self.store.clock.now()))

    def leave(self, table: str) -> None:
        """This worker does not reckon them after all: another may."""
        mine = (CHANCES.c.table_id == table) & CHANCES.c.curve.is_(None)
        with self.store.writing() as connection:
            connection.execute(update(CHANCES).where(mine).values(at=0.0))
