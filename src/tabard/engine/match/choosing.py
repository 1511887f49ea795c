"""Choosing: how a move that is half said goes on.

The page, the HTTP interface and the terminal ask here; only how they call things is their own.
"""

from __future__ import annotations

from tabard.engine.actions import Row
from tabard.engine.kinds import OPEN
from tabard.engine.moves import HalfSaid, Move, rows_of
from tabard.engine.refusals import Refusal, Refused

from .match import Match
from .now import try_rows


def begun(match: Match, seat: int, words: str) -> Move:
    """The move that these words name or begin. Raises Unclear."""
    try:
        return match.read(seat, words)
    except HalfSaid as half:
        return half.move


def why_not(match: Match, seat: int, move: str | Move) -> Refusal | None:
    """Why this seat can neither make this move now nor begin it; None if it can. Raises Unclear."""
    try:
        return match.why_not(seat, move)
    except HalfSaid:
        return None


def going_on(match: Match, seat: int, said: Move) -> tuple[Move, list[Row]]:
    """What was said, with all that leaves no choice filled in, and the rows with which it goes on;
    none, if it is whole. Raises Refused."""
    if not said.verb.long:
        rows = fitting(match, seat, said)
        return (Move(said.verb, rows[0].values), []) if len(rows) == 1 else (said, rows)
    while not said.whole:
        rows = following(match, seat, said)
        if len(rows) != 1 or ends(rows[0]):
            return said, rows
        values = list(said.values)
        values[rows[0].field] = rows[0].values[0]
        said = Move(said.verb, tuple(values))
    return said, []


def filled_in(match: Match, seat: int, said: Move) -> tuple[Move, list[Row]]:
    """The same, the end of the move included, where that leaves no choice either."""
    move, rows = going_on(match, seat, said)
    if len(rows) == 1 and ends(rows[0]):
        return Move(move.verb, (*move.values[:-1], rows[0].values[-1])), []
    return move, rows


def fitting(match: Match, seat: int, said: Move) -> list[Row]:
    """The legal rows that agree with all that was said; of a long move those of its first field."""
    return [row for row in match.rows(seat) if row.field <= 0 and _agrees(row, said)]


def _agrees(row: Row, said: Move) -> bool:
    pairs = zip(said.values, row.values, strict=False)
    return row.verb is said.verb and all(ours in (OPEN, theirs) for ours, theirs in pairs)


def following(match: Match, seat: int, said: Move) -> list[Row]:
    """The legal rows of the next field of a long move. Raises Refused."""
    if said.values[0] == OPEN:
        return fitting(match, seat, said)
    rows = rows_of(match.game.actions, said)
    refusal, table = try_rows(match.game, match.state, seat, rows, match.name)
    if refusal or table is None:
        assert refusal is not None
        raise Refused(refusal)
    after, room = table.copy(), match.game.room()
    match.game.flow.play(after, seat, rows[-1].number)
    count = match.game.flow.legal_rows(after, seat, room)
    return [match.game.actions.rows[number] for number in room[:count]]


def ends(row: Row) -> bool:
    """Is the move whole with this row?"""
    return row.field in (OPEN, len(row.verb.fields) - 1)


def words_with(said: Move | None, row: Row) -> str:
    """The words of a move, or of its beginning, once this row is chosen after what was said."""
    if said is None or row.field <= 0:
        return row.words
    return f"{said.words} {row.words.removeprefix('… ')}"
