"""What a seat is worth: the points that would have to be taken from it for all to win alike.

Games between equal bots say it: the worths are found at which, once they are taken from the scores,
each seat has the same share of the wins. They add up to nothing. Of how sure that is speak the same
worths of twenty parts of the games, each by itself (batch means; Student's t). Points are whole and
their worths are not: what is less than a point apart is decided by lot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, say

from .crew import Crew
from .games import Games
from .position import Position
from .simulate import simulate
from .sure import SURE, Share

PARTS = 20  # of the games, each measured by itself
FEWEST = 10 * PARTS  # games
_STEPS, _SMALLER = 120, 0.94  # of the search, each shorter than the one before


@dataclass(frozen=True)
class Seat:
    """A seat: its share of the wins, what it is ``worth`` in points, more or less ``sure``, and the
    handicap that makes up for it, in whole points."""

    won: Share
    worth: float
    sure: float

    @property
    def handicap(self) -> int:
        """Nothing where it is not sure that the seat is worth anything."""
        return 0 if abs(self.worth) <= self.sure else -round(self.worth)


def worth_of_seats(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    progress: Callable[[str, int, int], None] | None = None,
    *,
    crew: Crew | None = None,
    position: Position | None = None,
) -> tuple[Seat, ...]:
    """Play games between these bots, one a seat, and say what each seat is worth. Raises Misused
    for a game that is not played for points against others, and for too few games."""
    if not game.takes_handicaps:
        sentence = _("{game} is not played for points against each other: no seat is worth more.")
        raise Misused(say(sentence, game=game.title))
    if games < FEWEST:
        sentence = _("Of fewer than {fewest} games nobody can tell what a seat is worth.")
        raise Misused(say(sentence, fewest=FEWEST))
    outcome = simulate(
        game, bots, games, seed, options, progress, rotate=True, crew=crew, position=position
    )
    assert outcome.each is not None
    return measured(outcome.each)


def measured(games: Games) -> tuple[Seat, ...]:
    """What each seat is worth by these games; by all that are over."""
    import numpy as np
    from scipy.stats import t

    wins = games.wins[games.over]
    scores = games.scores[games.over] + np.random.default_rng(1).uniform(-0.5, 0.5, wins.shape)
    worths = even_worths(scores)
    each = np.array([even_worths(part) for part in np.array_split(scores, PARTS)])
    sure = t.ppf(0.5 + SURE / 2, PARTS - 1) * each.std(axis=0, ddof=1) / sqrt(PARTS)
    return tuple(
        Seat(Share(len(scores), float(wins[:, seat].sum())), float(worth), float(sure[seat]))
        for seat, worth in enumerate(worths)
    )


def even_worths(scores: Any) -> Any:
    """The worth of each column of these scores (games by seats), at which all win alike. A seat
    that wins too often is worth more than was thought; the steps shrink, so it comes to rest."""
    import numpy as np

    seats = scores.shape[1]
    worths, step = np.zeros(seats), 2 * float(scores.std()) + 1e-9
    for _step in range(_STEPS):
        left = scores - worths
        first = left == left.max(axis=1, keepdims=True)
        shares = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
        worths += step * (shares - 1 / seats)
        step *= _SMALLER
    return worths - worths.mean()
