"""Weights that are found by play: ``tabard tune``.

CMA-ES (Hansen, "The CMA Evolution Strategy: A Tutorial", 2016; package ``cma``) tries weights
around those at hand: each candidate plays whole games against the weights at hand, on the same
chance and from every seat in turn, or together with itself where all win or lose together.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tabard.engine.game import Game
from tabard.engine.weights import SPREAD
from tabard.players.levels import LEVELS, Level
from tabard.players.thinking import Thinker

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
    progress: Callable[[int, float, float, dict[str, int]], None] | None = None,
) -> Tuned:
    """``rounds`` times ``candidates`` play ``games`` games each; the last mean is taken, rounded.

    What is made as good as possible is the share of games won, and with a little weight how good
    the end is otherwise (``Matches.fared``). ``progress(round, best, mean, weights)``.
    """
    with warnings.catch_warnings():  # it says at once that it could draw if there were Matplotlib
        warnings.simplefilter("ignore")
        import cma

    matches = Matches(Thinker(game), players, options)
    names = game.weights.names
    start = list(game.weights.numbers)
    scale = [STEP * max(abs(number), SMALLEST) for number in start]
    course: list[tuple[float, float]] = []

    def weighed(point: Sequence[float]) -> list[int]:
        said = [round(a + b * s) for a, b, s in zip(start, point, scale, strict=True)]
        return [max(1, n) if name == SPREAD else n for n, name in zip(said, names, strict=True)]

    def fares(weights: list[int], first: int, count: int) -> float:
        fared = [matches.fared(level, weights, start, n) for n in range(first, first + count)]
        return sum(fared) / count

    evolving = cma.CMAEvolutionStrategy(
        [0.0] * len(start), 1.0, {"popsize": candidates, "seed": seed, "verbose": -9}
    )
    with ThreadPoolExecutor(workers) as pool:
        for number in range(rounds):
            points = evolving.ask()
            jobs = [pool.submit(fares, weighed(p), number * games, games) for p in points]
            values = [job.result() for job in jobs]
            evolving.tell(points, [-value for value in values])
            course.append((max(values), sum(values) / len(values)))
            if progress:
                now = dict(zip(names, weighed(evolving.mean), strict=True))
                progress(number + 1, *course[-1], now)
        best = weighed(evolving.mean)
        fresh = rounds * games
        ends = [pool.submit(fares, w, fresh, 4 * games) for w in (start, best)]
        before, after = (job.result() for job in ends)
    return Tuned(dict(zip(names, best, strict=True)), before, after, tuple(course))
