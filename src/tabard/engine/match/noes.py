"""What others have refused in the turn that goes on: whoever has asked need not ask for it again.

The rules may let a proposal be made again; a bot that does so only wears people out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..actions import Row
from ..draft import rows_to_play
from ..flow.sequence import Phase
from ..flow.stack import call_off
from ..game import Game
from ..kinds import CHANCE
from ..moves import Move


@dataclass(frozen=True)
class No:
    """A move that somebody refused: whose it was, the row with which it begins, and how many lines
    there were before."""

    seat: int
    row: int
    lines: int


def said_no(
    noes: tuple[No, ...],
    game: Game,
    phase: Phase,
    seat: int,
    row: Row,
    proposals: Iterable[tuple[int, Move]],
    lines: int,
) -> tuple[No, ...]:
    """The noes once a seat has played this row. Those of others are over as soon as it makes a
    move of its own: then another turn goes on."""
    if not phase.consents:
        return noes if seat == CHANCE else tuple(no for no in noes if no.seat == seat)
    if not _calls_off(row):
        return noes
    asked = ((who, rows_to_play(game, None, move)) for who, move in proposals)
    return (*noes, *(No(who, rows[0].number, lines) for who, rows in asked))


def kept_before(noes: tuple[No, ...], lines: int) -> tuple[No, ...]:
    """Those that were said when there were no more lines than these."""
    return tuple(no for no in noes if no.lines < lines)


def _calls_off(row: Row) -> bool:
    """Is this the answer that forgets the move that waits?"""
    rule = row.verb.play
    return any(rule.__globals__.get(name) is call_off for name in rule.__code__.co_names)
