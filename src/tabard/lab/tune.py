"""Weights that are found by play: ``tabard tune``.

Games between people or bots are won by small differences, and a game says little of them. So
``pairs`` of candidates lie to both sides of the weights at hand, each a little way off in a
direction of its own, and play a few games each, the two of a pair on the same chance: against the
weights at hand and from every seat in turn, or together with their like where all win or lose
together. No candidate is ever known to be good; what all of them say together points uphill, and
the weights take a step there.

Salimans and others, "Evolution Strategies as a Scalable Alternative to Reinforcement Learning"
(2017); Kingma, Ba, "Adam: A Method for Stochastic Optimization" (2015).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tabard.engine.game import Game
from tabard.engine.weights import SPREAD
from tabard.players.levels import LEVELS, Level
from tabard.players.thinking import Thinker

from .crew import Crew, Heard, Job, Threads
from .matches import Matches

AWAY = 0.1  # of a weight: how far candidates lie from those at hand, about
STEP = 0.03  # of a weight: how far one round takes it, about
SMALLEST = 20  # a weight that is smaller is varied as if it were so large
LASTING, LASTING_SIZE = (
    0.9,
    0.98,
)  # how much of the last rounds' slope, and of its size, still counts
SLIGHT = 1e-9  # a slope that is none


@dataclass(frozen=True)
class Tuned:
    """What came of it: the weights by name; how they fared and how the old ones did, on so many
    ``games`` that no candidate has played; and how the candidates of each round fared."""

    weights: dict[str, int]
    before: float
    after: float
    games: int
    course: tuple[float, ...]


def tune(
    game: Game,
    players: Sequence[int],
    rounds: int,
    games: int,
    *,
    level: Level = LEVELS["fair"],
    pairs: int = 80,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    workers: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[int, float, dict[str, int]], None] | None = None,
) -> Tuned:
    """``rounds`` times ``pairs`` of candidates play ``games`` games each, by as many as ``players``
    says, in turn; the mean of the last rounds is taken.

    What is made as good as possible is the share of games won, and with a little weight how good
    the end is otherwise (``Matches.fared``). The ``crew`` plays, or else so many ``workers`` of
    this process. ``progress(round, mean, weights)``.
    """
    import numpy as np

    names, old = game.weights.names, level.plan.weighs(game.weights)
    start = np.array(old, float)
    scale = np.maximum(np.abs(start), SMALLEST)
    rng = np.random.default_rng(seed)
    here, slope, size, mean = (np.zeros(len(start)) for _n in range(4))
    course: list[float] = []

    def weighed(point: object) -> list[int]:
        said = [int(number) for number in np.rint(start + scale * point)]
        return [max(1, n) if name == SPREAD else n for n, name in zip(said, names, strict=True)]

    job = _Trials(game, tuple(players), options, level, tuple(old))
    with (crew or Threads(workers)).at_work(job) as fare:
        for number in range(1, rounds + 1):
            ways = rng.normal(size=(pairs, len(start)))
            trials: list[Trial] = [
                (players[pair % len(players)], weighed(here + side * AWAY * way), first, games)
                for pair, way in enumerate(ways)
                for first in ((number * pairs + pair) * games,)
                for side in (1, -1)
            ]
            fared = np.array(list(fare(trials))).reshape(pairs, 2)
            uphill = (ways * (fared[:, :1] - fared[:, 1:])).mean(axis=0)
            slope = LASTING * slope + (1 - LASTING) * uphill
            size = LASTING_SIZE * size + (1 - LASTING_SIZE) * uphill**2
            steep = np.sqrt(size / (1 - LASTING_SIZE**number)) + SLIGHT
            here = here + STEP * slope / (1 - LASTING**number) / steep
            mean = LASTING * mean + (1 - LASTING) * here
            course.append(float(fared.mean()))
            if progress:
                progress(number, course[-1], dict(zip(names, weighed(here), strict=True)))
        best = weighed(mean / (1 - LASTING**rounds))
        each = -(-pairs * games // len(players))
        ends = list(fare([(n, w, 0, each) for w in ([*old], best) for n in players]))
    before, after = (
        sum(part) / len(players) for part in (ends[: len(players)], ends[len(players) :])
    )
    weights = dict(zip(names, best, strict=True))
    return Tuned(weights, before, after, each * len(players), tuple(course))


Trial = tuple[int, list[int], int, int]  # players, weights; the first game, and how many


@dataclass(frozen=True)
class _Trials(Job[Trial, float]):
    """Weights that are tried, by this player among those of the old ones."""

    game: Game
    players: tuple[int, ...]
    options: Mapping[str, str] | None
    level: Level
    old: tuple[int, ...]

    def begin(self, heard: Heard | None = None) -> Callable[[Trial], float]:
        """Matches are made ready."""
        thinker = Thinker(self.game)
        matches = {count: Matches(thinker, count, self.options) for count in self.players}

        def fares(trial: Trial) -> float:
            players, weights, first, count = trial
            numbers = range(first, first + count)
            return (
                sum(matches[players].fared(self.level, weights, self.old, n) for n in numbers)
                / count
            )

        return fares
