"""Chance that players can check: what the inn commits to, what each may see, and what it publishes.

docs/fair_chance.md says how, and what it protects from.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from tabard.engine.fair_chance import commitment
from tabard.engine.match import Line
from tabard.engine.record.published import Committed, Published, undone_lines
from tabard.engine.record.record import line_text
from tabard.engine.words import _, say

from ..complaints import Complaint
from ..database.rows import Kept, MoveRow
from .course import Course
from .rooms import Fairness

_TICKET = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class Promise:
    """A commitment to the secret of a table that is not there yet, for whoever opens it and says
    his number with it. The ``ticket`` says to which; it opens one table."""

    ticket: str
    commitment: str


class Promises:
    """The promises of one inn. None is kept anywhere: each secret follows from the inn's ``key``
    and the ticket."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> Promise:
        """A promise to somebody who may open a table."""
        ticket = secrets.token_hex(16)
        return Promise(ticket, commitment(self.secret(ticket)))

    def again(self, table: str, player: int) -> Promise:
        """The promise to a player of this table, of which he is told when he might play again."""
        said = hmac.new(self._key, f"again {table} {player}".encode(), "sha256")
        ticket = said.hexdigest()[:32]
        return Promise(ticket, commitment(self.secret(ticket)))

    def secret(self, ticket: str) -> str:
        """The secret that was promised. Raises Complaint for what is no ticket."""
        if not _TICKET.fullmatch(ticket):
            raise Complaint(say(_("This is no promise of an inn; look again.")))
        return hmac.new(self._key, f"secret of {ticket}".encode(), "sha256").hexdigest()


def committed(kept: Kept) -> Committed | None:
    """To what the inn has committed at a table; None where its chance cannot be checked."""
    if not kept.table.secret:
        return None
    return Committed(commitment(kept.table.secret), tuple(seat.number for seat in kept.seats))


def seen(kept: Kept, course: Course | None) -> Fairness | None:
    """What everybody at a table may know of its chance: the secret only once the game is over."""
    said = committed(kept)
    if said is None:
        return None
    over = course is not None and course.match.over
    word = course.word if course else ""
    return Fairness(said.commitment, word, kept.table.secret if over else "")


def published(kept: Kept, course: Course, log: Sequence[MoveRow]) -> Published | None:
    """What is told of a table's chance when its game is over; None before that, and where it cannot
    be checked."""
    if not kept.table.secret or not course.match.over:
        return None
    lines = [line_text(Line(row.seat, row.words)) for row in log[: course.count]]
    moves = [line_text(line) for line in course.match.lines]
    undone = tuple(undone_lines(lines, moves, course.opened))
    return Published(kept.table.secret, undone, course.count, course.word)
