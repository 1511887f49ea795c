"""How the inn itself decides for a seat: a bot thinks, the default is taken, or the only answer."""

from __future__ import annotations

from tabard.engine.match.following import Followed
from tabard.players import stand_in

from ..database.rows import FORM
from ..inn.turns import Turn


def chosen(match: Followed, turn: Turn) -> str:
    """The words of the move that is made for a seat; the match stays as it is. A long move is
    made on a copy field by field, for the log holds whole moves."""
    trial, count = match.snapshot(), len(match.lines)
    plays = stand_in("default" if turn.by == FORM else turn.by, match.game, turn.seat)
    while len(trial.lines) == count:
        trial.play(turn.seat, plays.choose(trial))
    return trial.lines[count].words
