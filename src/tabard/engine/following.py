"""A match that is kept elsewhere, line by line, and followed here: by a server of several workers.

What is kept is a log. A decision is a line (``undo`` is one, too); after it come the lines of what
followed by itself: chance, and rows that left no choice. They are marked, for a decision can be
taken back together with what followed by itself, and only so::

    match = begun("council", 3)
    first = go_on(match)                    # what the set-up makes happen, to be kept
    follow(match, Kept(0, "vote side=peace"))
    more = go_on(match, 0)                  # what follows by itself, to be kept
    follow(match, Kept(0, "undo"))

Another match that follows the same lines is the same in all things, undo included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass

from .dice import new_stream
from .draft import rows_to_play
from .find import find_game
from .game import Game
from .match import Match
from .resigning import resigns, stand_in_of

UNDO = "undo"
CONCEDE = "concede"


@dataclass(frozen=True)
class Kept:
    """A line of the log: whose, its words, and whether it followed by itself."""

    seat: int
    words: str
    by_itself: bool = False


def begun(game: str | Game, seats: int, options: Mapping[str, str] | None = None) -> Match:
    """A match before its first line; nothing is done in it unasked. Raises Misused."""
    game = find_game(game) if isinstance(game, str) else game
    return Match(game, seats, options=options, chance_by_hand=True, unasked=False)


def follow(match: Match, line: Kept, after: int | None = None) -> None:
    """Do what a line of the log says; ``after`` is the seat whose decision came last. Raises
    Refused, Unclear or Misused."""
    if line.words == UNDO:
        match.undo(line.seat)
    elif line.words == CONCEDE:
        match.concede(line.seat)
    elif resigns(line.words):
        match.resign(line.seat, stand_in_of(line.words))
    elif line.by_itself:
        move = match.read(line.seat, line.words, exact=True)
        for row in rows_to_play(match.game, match.draft(line.seat), move):
            match._take(line.seat, row, after)
    else:
        match.play(line.seat, match.read(line.seat, line.words, exact=True))


def go_on(match: Match, after: int | None = None) -> Iterator[Kept]:
    """Let happen what follows by itself on a seat's decision: the lines to be kept."""
    count = len(match.lines)
    match.chance_by_hand, match.unasked = False, True
    match._stream = new_stream(None)
    try:
        match._go_on(after)
    finally:
        match.chance_by_hand, match.unasked = True, False
    return (Kept(line.seat, line.words, True) for line in match.lines[count:])


def snapshot(match: Match) -> Match:
    """The match as it is now: it can be looked at and tried upon while the other goes on."""
    now = copy(match)
    now.lines, now.told_rows = match.lines[:], match.told_rows[:]
    now.stand_ins = dict(match.stand_ins)
    now._steps = copy(match._steps)
    now._steps.all = match._steps.all[:]
    now._room = match.game.room()
    return now
