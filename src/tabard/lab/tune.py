"""Weights that are found by play: ``tabard tune``.

CMA-ES (Hansen, "The CMA Evolution Strategy: A Tutorial", 2016; package ``cma``) tries weights
around those at hand: each candidate plays whole games against the weights at hand, on the same
chance and from every seat in turn, or together with itself where all win or lose together.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tabard.engine.game import Game
from tabard.engine.weights import SPREAD
from tabard.players.levels import LEVELS, Level
from tabard.players.thinking import Thinker

from .crew import Crew, Heard, Job, Threads
from .matches import Matches

STEP = 0.4  # of a weight: how far the first candidates lie from those at hand
SMALLEST = 5.0  # a weight that is smaller is varied as if it were so large


@dataclass(frozen=True)
class Tuned:
    """What came of it: the weights by name; how they fared and how the old ones did, on games that
    no candidate has played; and the course of the best and the mean."""

    weights: dict[str, int]
    before: float
    after: float
    course: tuple[tuple[float, float], ...]


def tune(
    game: Game,
    players: int,
    rounds: int,
    games: int,
    *,
    level: Level = LEVELS["fair"],
    candidates: int = 12,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    workers: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int, float, float, dict[str, int]], None] | None = None,
) -> Tuned:
    """``rounds`` times ``candidates`` play ``games`` games each; the last mean is taken, rounded.

    What is made as good as possible is the share of games won, and with a little weight how good
    the end is otherwise (``Matches.fared``). The ``crew`` plays, or else so many ``workers`` of
    this process. ``progress(round, best, mean, weights)``.
    """
    with warnings.catch_warnings():  # it says at once that it could draw if there were Matplotlib
        warnings.simplefilter("ignore")
        import cma

    names = game.weights.names
    start = list(game.weights.numbers)
    scale = [STEP * max(abs(number), SMALLEST) for number in start]
    course: list[tuple[float, float]] = []

    def weighed(point: Sequence[float]) -> list[int]:
        said = [round(a + b * s) for a, b, s in zip(start, point, scale, strict=True)]
        return [max(1, n) if name == SPREAD else n for n, name in zip(said, names, strict=True)]

    evolving = cma.CMAEvolutionStrategy(
        [0.0] * len(start), 1.0, {"popsize": candidates, "seed": seed, "verbose": -9}
    )
    job = _Trials(game, players, options, level, tuple(start))
    with (crew or Threads(workers)).at_work(job) as fare:
        for number in range(rounds):
            points = evolving.ask()
            values = list(fare([(weighed(p), number * games, games) for p in points]))
            evolving.tell(points, [-value for value in values])
            course.append((max(values), sum(values) / len(values)))
            if progress:
                now = dict(zip(names, weighed(evolving.mean), strict=True))
                progress(number + 1, *course[-1], now)
        best = weighed(evolving.mean)
        before, after = fare([(w, rounds * games, 4 * games) for w in (start, best)])
    return Tuned(dict(zip(names, best, strict=True)), before, after, tuple(course))


Trial = tuple[list[int], int, int]  # weights, and the games they play: the first, and how many


@dataclass(frozen=True)
class _Trials(Job[Trial, float]):
    """Weights that are tried, by this player among those of the old ones."""

    game: Game
    players: int
    options: Mapping[str, str] | None
    level: Level
    old: tuple[int, ...]

    def begin(self, heard: Heard | None = None) -> Callable[[Trial], float]:
        """Matches are made ready."""
        matches = Matches(Thinker(self.game), self.players, self.options)

        def fares(trial: Trial) -> float:
            weights, first, count = trial
            numbers = range(first, first + count)
            return sum(matches.fared(self.level, weights, self.old, n) for n in numbers) / count

        return fares
