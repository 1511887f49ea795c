"""What whoever runs the inn sees of it: its tables, from outside, and how much it has to do. What
lies on a table, in a hand or in the chat is not in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, case, func, select

from tabard.drawn.speaking import bot_said
from tabard.engine.find import find_game
from tabard.engine.times import spell
from tabard.engine.words import _, n_, say

from ..database.rows import ASIDE, CLOSED, HUMAN, OPEN, SeatRow
from ..database.schema import MOVES, NEWS, PRESENT, SEATS, TABLES
from ..database.store import Store
from .ageing import LAST, LATELY
from .closing import closes
from .tables import is_here

LISTED = 100  # tables that are listed at once, at most
_MINUTE = 60.0
_OF = MOVES.c.table_id == TABLES.c.id
_LINES = select(func.max(MOVES.c.number) + 1).where(_OF).scalar_subquery()
_RECENT = select(NEWS.c.at).order_by(NEWS.c.id.desc()).limit(20_000).subquery()


@dataclass(frozen=True)
class Overseen:
    """A table from outside. ``lines`` are those of its log; ``created``, ``last`` (its last line)
    and ``due`` (when the inn must act) are seconds since 1970. ``state`` is ``waiting``,
    ``running``, ``over``, ``aside`` or ``closed``; ``failures`` is how often in a row the inn could
    not act there."""

    table: str
    title: str
    state: str
    seats: tuple[SeatRow, ...]
    lines: int
    created: float
    last: float | None
    due: float | None
    failures: int

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The places of people."""
        return tuple(seat for seat in self.seats if seat.who == HUMAN)

    @property
    def sitting(self) -> str:
        """Who sits there, in words."""
        return ", ".join(_called(seat) for seat in self.seats)


@dataclass(frozen=True)
class Load:
    """How much there is to do, at all workers together. ``waiting`` to ``stopped`` are tables,
    ``here`` the people who have one open, ``changes`` those of the last minute at all tables.
    ``failing`` are the tables at which the inn could not act, ``late`` those at which it should
    have acted, and ``behind`` the seconds for which the first of them has waited. ``closes`` says
    that it is closing time."""

    waiting: int
    running: int
    over: int
    stopped: int
    here: int
    changes: int
    failing: int
    late: int
    behind: float
    closes: bool


def overseen(store: Store, find: str = "", most: int = LISTED) -> list[Overseen]:
    """The tables at which the inn fails, then those at which something happened last; ``find`` is
    the id of one, or the name of somebody at it (empty: all). Raises NotKept."""
    found = select(TABLES, _LINES.label("lines"), LAST.label("last"))
    found = found.order_by((TABLES.c.failures > 0).desc(), LATELY.desc(), TABLES.c.id)
    if find:
        named = select(SEATS.c.table_id).where(func.lower(SEATS.c.name) == find.lower())
        found = found.where((TABLES.c.id == find) | TABLES.c.id.in_(named))
    with store.reading() as connection:
        rows = connection.execute(found.limit(most)).all()
        at = SEATS.c.table_id.in_([row.id for row in rows])
        sitting = select(SEATS).where(at).order_by(SEATS.c.player)
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for row in connection.execute(sitting):
            one = SeatRow(row.player, row.who, row.name, away=row.away, silenced=row.silenced)
            seats[row.table_id].append(one)
    return [_overseen(row, tuple(seats[row.id])) for row in rows]


def _overseen(row: Row[Any], seats: tuple[SeatRow, ...]) -> Overseen:
    title = find_game(row.game).title if is_here(row.game) else row.game
    begun = all(seat.who != OPEN for seat in seats)
    state = "over" if row.over else row.stopped or ("running" if begun else "waiting")
    lines, due = row.lines or 0, None if state in (ASIDE, CLOSED) else row.due
    at = row.created, row.last, due
    return Overseen(row.id, title, state, seats, lines, *at, row.failures)


def load(store: Store) -> Load:
    """How much there is to do now. Raises NotKept."""
    now = store.clock.now()
    open_place = select(SEATS.c.table_id).where(
        (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.who == OPEN)
    )
    goes_on = ~TABLES.c.over & (TABLES.c.stopped == "")
    late = goes_on & (TABLES.c.due < now) & (TABLES.c.failures == 0)
    kinds = [
        goes_on & open_place.exists(),
        goes_on & ~open_place.exists(),
        TABLES.c.over,
        ~TABLES.c.over & (TABLES.c.stopped != ""),
        goes_on & (TABLES.c.failures > 0),
        late,
    ]
    counted = select(
        *(func.coalesce(func.sum(case((kind, 1), else_=0)), 0) for kind in kinds),
        func.min(case((late, TABLES.c.due))),
    )
    place = select(PRESENT.c.table_id, PRESENT.c.player).where(PRESENT.c.until > now).distinct()
    lately = select(func.count()).select_from(_RECENT).where(_RECENT.c.at > now - _MINUTE)
    with store.reading() as connection:
        *tables, first = connection.execute(counted).one()
        here = connection.execute(select(func.count()).select_from(place.subquery())).scalar_one()
        changes = connection.execute(lately).scalar_one()
    waiting, running, ended, stopped, failing, due = map(int, tables)
    behind = max(0.0, now - first) if first is not None else 0.0
    at_tables = waiting, running, ended, stopped, here, changes, failing, due
    return Load(*at_tables, behind, closes(store))


# --- in words -------------------------------------------------------------------------------------


def _called(seat: SeatRow) -> str:
    """Who sits in a place; a bot as it is called at its table."""
    if seat.name:
        return seat.name
    return say(_("nobody yet")) if seat.who == OPEN else bot_said(seat.who)


def in_words(one: Overseen) -> str:
    """How a table stands."""
    words = {
        "waiting": _("waits for players"),
        "running": _("running"),
        "over": _("over"),
        ASIDE: _("put aside"),
        CLOSED: _("closed"),
    }
    return say(words[one.state])


def about(one: Overseen, now: float) -> Iterator[str]:
    """What is to be said of a table: its moves, and what the inn must do there."""
    yield say(n_("{lines} move", "{lines} moves"), lines=one.lines)
    if one.last is not None:
        yield say(_("last move {ago} ago"), ago=spell(now - one.last))
    else:
        yield say(_("opened {ago} ago"), ago=spell(now - one.created))
    if one.due is not None and one.due > now:
        yield say(_("due in {spell}"), spell=spell(one.due - now))
    elif one.due is not None:
        yield say(_("due for {spell}"), spell=spell(now - one.due))
    if one.failures:
        failed = n_("failed {times} time", "failed {times} times")
        yield say(failed, times=one.failures)


def load_in_words(load: Load) -> list[tuple[str, str]]:
    """What is counted, and the count: for a list."""
    return [
        (say(_("tables that play")), str(load.running)),
        (say(_("tables that wait for players")), str(load.waiting)),
        (say(_("tables that are stopped")), str(load.stopped)),
        (say(_("finished games")), str(load.over)),
        (say(_("people here")), str(load.here)),
        (say(_("changes in the last minute")), str(load.changes)),
        (say(_("tables at which the inn is late")), _late(load)),
        (say(_("tables at which the inn fails")), str(load.failing)),
    ]


def _late(load: Load) -> str:
    if not load.late:
        return "0"
    return say(_("{count}, for {spell}"), count=load.late, spell=spell(load.behind))
