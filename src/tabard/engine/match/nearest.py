"""The nearest reason: of many moves of which nobody may make one, which says best why not?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from ..actions import Row
from ..game import Game
from ..kinds import Kind, Several
from ..refusals import Refusal
from ..rule import LEGAL, reasons
from ..state import Field, Record
from ..words import _, say

TRIED = 400  # so many rows are asked, evenly spread over all of them

Name = Callable[[Kind, int], str]
Said = Callable[[Row], str]  # what people call a row
Judged = list[tuple[Row, int]]  # rows, and what the rule says of each


def nearest(
    game: Game, state: Record, seat: int, rows: list[Row], name: Name, said: Said
) -> Refusal | None:
    """The nearest reason why this seat, which has nothing half said, may play none of these rows
    with which one verb begins; None if it may play one. Of which row it is told, says ``said``."""
    own = _his_own(state, seat, rows)
    judged = _judged(game, state, seat, own)
    if any(number == LEGAL for _row, number in judged):
        return None
    explain = partial(game.book.refusals.explain, name=name)
    only = explain(judged[0][1])
    if all(explain(number).sentence == only.sentence for number in {n for _row, n in judged}):
        return only
    passing = _but_for_what_passes(game, state, seat, own)
    row, number = _furthest(game, _judged(game, state, seat, passing) if passing else judged)
    told = explain(number)
    return replace(told, sentence=say(_("{move}: {why}"), move=said(row), why=told.sentence))


def _judged(game: Game, state: Record, seat: int, rows: list[Row]) -> Judged:
    asked = rows[:: len(rows) // TRIED + 1]
    return [(row, game.flow.why_not_row(state, seat, row.number)) for row in asked]


def _his_own(state: Record, seat: int, rows: list[Row]) -> list[Row]:
    """Those of these rows that begin with what is his, if the verb says whose things are, and any
    are: nobody wonders why the leader of another does nothing for him."""
    whose = rows[0].verb.whose
    return [row for row in rows if whose and whose(state, seat, row.values[0])] or rows


def _but_for_what_passes(game: Game, state: Record, seat: int, rows: list[Row]) -> list[Row]:
    """Those of these rows that could be played but for one kind of marks that are taken off when a
    turn or a round is over: a person wonders about the move that was offered a moment ago, not
    about one that the board never allows."""
    begins, room = game.flow.scope[f"rows_of_{rows[0].verb.number}"], game.room()
    for table in _without_marks(state):
        could = {*room[: begins(table, seat, room, 0)]}
        found = [row for row in rows if row.number in could]
        if found:
            return found
    return []


def _without_marks(state: Record) -> Iterator[Record]:
    """This table, each time without one kind of marks that lie on it."""
    table = state.copy()
    for field in filter(_marks, state.declared()):
        lies, none = getattr(state, field.name), field.empty()
        if lies != none:
            setattr(table, field.name, none)
            yield table
            setattr(table, field.name, lies)


def _marks(field: Field) -> bool:
    """Does it say of each thing whether it has done something for now, or who has done it? What is
    no mark (a number of things, what goes on) bars no single move."""
    mark = isinstance(field.of, Several) or field.of == len(("no", "yes"))
    return mark and bool(field.until and field.shape) and not (field.start or field.secret)


def _furthest(game: Game, judged: Judged) -> tuple[Row, int]:
    """Where there are several reasons, that of which row which is declared last, the rarest first:
    rules ask in the order in which they declare, so what comes last has come furthest. Most cards
    are merely not in hand."""
    rules = [game.book.refusals.all[reasons(number)[0] - 1].rule for _row, number in judged]
    often = Counter(rules)
    ranks = [(-reasons(n)[0], often[rule]) for (_row, n), rule in zip(judged, rules, strict=True)]
    return judged[ranks.index(min(ranks))]
