"""Is a comparison as sure as it says? A game is set against itself, a thousand times, on chance of
its own each time; and an advantage that is planted is looked for with as many games as promised."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import sqrt

import numpy as np

from tabard.engine.game import Game
from tabard.lab.compare import Comparison, compared, games_needed
from tabard.lab.games import Games, joined
from tabard.lab.simulate import simulate

COMPARISONS, EACH = 1_000, 100  # and so many games on either side
AT_ONCE = 20_000  # end states that are held in memory
POINTS, TRIED = 0.02, 200


def calibrated(game: Game, comparisons: int = COMPARISONS) -> str:
    """What came of it, in a sentence. AssertionError where intervals promise too much."""
    games = _played(game, 2 * EACH * comparisons)
    pairs = list(_against_itself(games))
    held = {
        what: float(np.mean([_holds(found, what) for found in pairs]))
        for what in ("wins", "score", "length")
    }
    wrong = float(np.mean([any(d.sure for d in found.differences) for found in pairs]))
    promised, times = _planted(games)
    said = ", ".join(f"{what} {share:.1%}" for what, share in held.items())
    found = f"{times} of {TRIED} times with {promised} games each"
    assert all(0.93 <= share <= 0.97 for share in held.values()), said
    assert wrong <= 0.05 + 2 * sqrt(0.05 * 0.95 / comparisons), wrong
    assert times >= 0.9 * TRIED - 2 * sqrt(TRIED * 0.9 * 0.1), found
    return f"the truth is held: {said}; something is wrongly sure: {wrong:.1%}; two points: {found}"


def _played(game: Game, games: int) -> Games:
    """So many games of two that play at random."""
    parts = [
        simulate(game, ["bot:random"] * 2, min(AT_ONCE, games - first), 17, offset=first).each
        for first in range(0, games, AT_ONCE)
    ]
    return joined([part for part in parts if part is not None])


def _against_itself(games: Games) -> Iterator[Comparison]:
    for first in range(0, len(games), 2 * EACH):
        middle, last = first + EACH, first + 2 * EACH
        yield compared(games.part(slice(first, middle)), games.part(slice(middle, last)))


def _holds(found: Comparison, what: str) -> bool:
    one = next(each for each in found.differences if each.what == what)
    return one.alone_low <= 0 <= one.alone_high


def _planted(games: Games) -> tuple[int, int]:
    """How many games are promised to show two points, and how often they do: games are drawn from
    those that were played, and on one side some that were lost are won."""
    chance = np.random.default_rng(1)
    share = float(games.wins[:, 0].mean())
    spread = sqrt(share * (1 - share) + (share + POINTS) * (1 - share - POINTS))
    promised = games_needed(POINTS, spread, len(next(_against_itself(games)).differences))
    assert promised is not None
    times = 0
    for _run in range(TRIED):
        one, other = (_drawn(games, promised, chance) for _side in range(2))
        turned = (other.wins[:, 0] == 0) & (chance.random(promised) < POINTS / (1 - share))
        places = np.where(turned[:, None], [1, 2], other.places)
        first = compared(one, replace(other, places=places)).differences[0]
        times += first.sure and first.by > 0
    return promised, times


def _drawn(games: Games, many: int, chance: np.random.Generator) -> Games:
    rows = chance.integers(0, len(games), many)
    names = "ended", "moves", "turned", "places", "scores"
    return replace(games, **{name: getattr(games, name)[rows] for name in names})
