"""Players who think: levels with names that a person understands, and the search with a budget.

``bot:fair``; ``bot:search:2000`` (so many playouts a decision: the same move for a seed and a
number of threads), ``bot:search:200ms`` (so long), ``bot:search:2000:4`` (on four threads).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tabard.engine.game import Misused
from tabard.engine.rule import Table
from tabard.engine.weights import Weights
from tabard.engine.words import _, say

from . import search

MOST_PLAYOUTS = 1_000_000
MOST_MILLISECONDS = 600_000
MOST_THREADS = 64


@dataclass(frozen=True)
class Plan:
    """How a player thinks.

    ``playouts`` a decision; 0 looks one move ahead (the greedy bot), -1 plays by chance, -2 takes
    the best of ``tries`` moves drawn by chance.
    ``depth``: decisions played after the last of the tree; None: as many as the game's data say.
    ``tries``: rows of which the best is taken there. ``explore`` in thousandths: how much what is
    little known is explored. ``widen``: how many moves are looked at where a decision is met first,
    and more with the root of its visits. ``prior``: how many visits that first look counts.
    """

    playouts: int
    depth: int | None = None
    tries: int = 4
    explore: int = 800
    widen: int = 64
    prior: int = 2

    def weighs(self, weights: Weights) -> Table:
        """The numbers by which the judge weighs for it."""
        return weights.thinking if self.playouts > 0 else weights.numbers

    def numbers(self, weights: Weights) -> list[int]:
        """As the rules read it, for a game of these weights."""
        depth = weights.horizon if self.depth is None else self.depth
        said = [
            self.playouts,
            depth,
            self.tries,
            self.explore,
            self.widen,
            self.prior,
            search.NEVER,
        ]
        return said + [0] * (search.PLAN - len(said))


@dataclass(frozen=True)
class Level:
    """A player who thinks: its word, a line about it, how it thinks; ``seconds`` a decision where
    it has so long and no number of playouts; on how many threads. One who has ``learned`` asks the
    game's net too, where it has one (``players.learned``)."""

    word: str
    about: str
    plan: Plan
    seconds: float = 0.0
    threads: int = 1
    learned: bool = False


LEVELS = {
    level.word: level
    for level in (
        Level(
            "novice", _("novice, takes the better of two moves drawn by chance"), Plan(-2, tries=2)
        ),
        Level("fair", _("fair, looks one move ahead"), Plan(0)),
        Level("strong", _("strong, thinks some moves ahead"), Plan(300)),
        Level(
            "master",
            _("master, thinks as long as a person waits, and has learned from games with itself"),
            Plan(1500),
            learned=True,
        ),
    )
}
_BUDGET = re.compile(r"search:([0-9]+)(ms)?(?::([0-9]+))?")


def level_of(word: str) -> Level | None:
    """The level of this word, or the search with this budget; None for another kind of word.
    Raises Misused for a budget that nobody can have."""
    if word in LEVELS:
        return LEVELS[word]
    if not word.startswith("search"):
        return None
    found = _BUDGET.fullmatch(word)
    if not found:
        sentence = _(
            "bot:{word} has no budget: say bot:search:2000 (playouts) or bot:search:200ms, and"
            " with :4 behind it on four threads."
        )
        raise Misused(say(sentence, word=word))
    number, timed, threads = int(found[1]), bool(found[2]), int(found[3] or 1)
    most = MOST_MILLISECONDS if timed else MOST_PLAYOUTS
    if not 1 <= number <= most or not 1 <= threads <= MOST_THREADS:
        sentence = _(
            "bot:{word} cannot be: a search has 1 to {playouts} playouts or 1 to {milliseconds} ms,"
            " on 1 to {threads} threads."
        )
        limits = {"playouts": MOST_PLAYOUTS, "milliseconds": MOST_MILLISECONDS}
        raise Misused(say(sentence, word=word, threads=MOST_THREADS, **limits))
    about = say(_("searches with a budget of {budget}"), budget=word.removeprefix("search:"))
    if timed:
        return Level(word, about, Plan(MOST_PLAYOUTS), number / 1000, threads)
    return Level(word, about, Plan(number), 0.0, threads)
