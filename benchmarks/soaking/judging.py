"""All that can be checked of a table, in the database and in the histories of its guests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace

from tabard.engine.record.replay import verify
from tabard.server.complaints import Complaint
from tabard.server.database.rows import MoveRow
from tabard.server.database.store import NOTES_OF_ONE, Store
from tabard.server.inn import Inn

from . import checker
from .checker import SEATS, VERIFIED, Fault, Told
from .company import Table
from .replays import wrong_sights

Found = Iterator[tuple[str, Fault]]


class Judge:
    """Reads the logs now and then, and all of them in the end. ``logs`` are as they were read
    last."""

    def __init__(self) -> None:
        self.logs: dict[str, Sequence[MoveRow]] = {}
        self.faults: list[tuple[str, Fault]] = []

    def looks(self, store: Store, tables: Iterable[Table]) -> list[str]:
        """Read the logs, while play goes on: what is wrong."""
        before = len(self.faults)
        for table in tables:
            known = deepcopy([replace(g, sights=[]) for g in table.histories])  # before it is read
            lines = store.lines(table.id)
            self._notes(table.id, checker.grown(self.logs.get(table.id, ()), lines))
            self._notes(table.id, checker.of_the_log(lines, known))
            self.logs[table.id] = lines
        return [f"{table}: {fault.where}" for table, fault in self.faults[before:]]

    def closes(self, store: Store, tables: Sequence[Table]) -> dict[str, Told]:
        """Check everything, once all is at rest."""
        self.looks(store, tables)
        inn = Inn(store)
        for table in tables:
            kept = store.table(table.id)
            assert kept is not None
            lines, guests = self.logs[table.id], table.histories
            self._notes(table.id, checker.of_sights(guests))
            self._notes(table.id, checker.at_the_end(lines, table.promised, guests))
            self._notes(table.id, checker.of_the_chat(store.notes(table.id, NOTES_OF_ONE), guests))
            self._notes(table.id, wrong_sights(kept, lines, guests))
            self._notes(table.id, _of_seats(inn, table))
            self._notes(table.id, _of_the_record(inn, table))
        return checker.kept_and_broken(self.faults, _tried(tables))

    def _notes(self, table: str, faults: Iterator[Fault]) -> None:
        self.faults += [(table, fault) for fault in faults]


def _of_seats(inn: Inn, table: Table) -> Iterator[Fault]:
    for player, token in enumerate(table.tokens):
        try:
            room = inn.look(table.id, token)
        except Complaint as complaint:
            yield Fault(SEATS, f"seat {player} is lost: {complaint}")
            continue
        if room.player != player:
            yield Fault(SEATS, f"seat {player} has become that of {room.player}")
        known, is_away = table.histories[player].away, bool(room.chairs[player].away)
        if room.table.clock is None and known is not None and known != is_away:
            yield Fault(SEATS, f"seat {player}: a bot plays, {is_away}; it was told, {known}")


def _of_the_record(inn: Inn, table: Table) -> Iterator[Fault]:
    try:
        verdict = verify(inn.whole_record(table.id))
    except Complaint as complaint:
        yield Fault(VERIFIED, f"there is no record: {complaint}")
        return
    if not verdict.valid:
        yield Fault(VERIFIED, str(verdict.problem))


def _tried(tables: Sequence[Table]) -> Counter[str]:
    """How often each promise could have been broken."""
    guests = [history for table in tables for history in table.histories]
    sights = [sight for guest in guests for sight in guest.sights]
    moves = [deed for guest in guests for deed in guest.moves]
    heard = sum(sight.asked is None for sight in sights)
    return Counter({
        checker.ONCE: sum(len(guest.kept) for guest in guests),
        checker.DONE_ONCE: len(moves),
        checker.REFUSED: sum(deed.refused for deed in moves),
        checker.FRESH: len(sights) - heard,
        checker.GROWS: len(tables),
        checker.FORWARD: heard,
        checker.RIGHT: len(sights),
        checker.WHOLE: len(guests),
        checker.CHAT: sum(deed.what == "chat" for guest in guests for deed in guest.deeds),
        checker.SEATS: sum(len(table.tokens) for table in tables),
        checker.VERIFIED: len(tables),
        checker.ANSWERED: sum(len(guest.deeds) for guest in guests),
    })  # fmt: skip
