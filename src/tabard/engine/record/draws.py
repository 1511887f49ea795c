"""The draws of a game: out of what each was taken, for programs that know no rules.

A record names what was drawn. What could have been drawn instead only the rules know; this list
says it, so that whoever has both can check every draw without them. So it says who was asked when
a sealed answer was opened. Whether the list itself is true the rules know again: ``verify`` asks
them.
"""

from __future__ import annotations

from typing import Any

from ..actions import Row
from ..match import Match
from .record import Entry, MatchRecord
from .replay import opened, steps
from .sealed import Openings

FORMAT = "tabard draws 1"


def draws_of(record: MatchRecord) -> dict[str, Any]:
    """The draws of a record as JSON holds them: ``lists`` has each list of what was possible once
    (words, and for how many alike things they stand), ``draws`` of each draw the number of its list
    (from 0) and what was taken; ``asked`` has for each line of the log that opens a sealed answer,
    by its number, the seats that were asked then and what the rules would have answered for each.
    Raises RecordProblem."""
    lists: dict[tuple[tuple[str, int], ...], int] = {}
    draws: list[tuple[int, str]] = []

    def drawn(match: Match, _entry: Entry, row: Row) -> None:
        possible = tuple(sorted(match.possible().items()))
        draws.append((lists.setdefault(possible, len(lists)), row.words))

    match, openings = opened(record, undo=False), Openings(record)
    openings.before(match)
    for _entry, _told in steps(match, record, drawn=drawn):
        openings.before(match)
    asked = {str(number): seats for number, seats in openings.asked.items()}
    said = {"lists": [dict(one) for one in lists], "draws": draws, "asked": asked}
    return {"format": FORMAT, **said}
