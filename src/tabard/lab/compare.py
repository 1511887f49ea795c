"""Two settings on the same chance: what differs, by how much, and how sure that is.

Game by game one is taken from the other, so that what chance did to both falls away. Each figure
has two intervals of 95 %: one that holds for itself, and a wider one that holds for all figures at
once (Bonferroni). A difference is sure when the wider one leaves out 0.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import ceil, inf, sqrt
from statistics import NormalDist
from typing import Any

from tabard.engine.game import Game, Misused
from tabard.engine.words import _, say

from .crew import Crew
from .games import Games, joined
from .happened import Places, together
from .position import Position
from .simulate import simulate
from .sure import SURE

CORRECTION = "Bonferroni"
FOUND = 0.9  # how often what is promised to be found is found
FIRST = 256  # pairs that are played before anybody looks; then as many again as there are
_ENDLESS = inf, -inf
WINS, SCORE, LENGTH, ENDING, TOLD = "wins", "score", "length", "ending", "told"


@dataclass(frozen=True)
class Setting:
    """Who plays, with which readings, by which ``house`` rules, if any (the game with them), and
    from which ``position``, if not from the beginning."""

    bots: Sequence[str]
    options: Mapping[str, str] = field(default_factory=dict)
    house: Game | None = field(default=None, repr=False)
    position: Position | None = None

    def facts(self) -> dict[str, Any]:
        """The same for programs."""
        return {
            "seats": list(self.bots),
            "options": dict(self.options),
            "house_rules": self.house.name if self.house else None,
            "from": self.position.facts() if self.position else None,
        }


@dataclass(frozen=True)
class Difference:
    """A figure at ``a`` and at ``b``, and by how much ``b`` has more.

    ``what`` is ``"wins"``, ``"score"``, ``"length"``, ``"ending"`` or ``"told"``; ``of`` is the
    ending, the event, or the number from 1 of the player in the order of the bots (nothing where it
    is of all). The truth lies from ``low`` to ``high`` for all figures at once, and from
    ``alone_low`` to ``alone_high`` for this one. After ``needed`` games each a difference as large
    as this would be sure in 9 of 10 cases (None where there is none to be seen).
    """

    what: str
    of: str
    a: float
    b: float
    by: float
    low: float
    high: float
    alone_low: float
    alone_high: float
    needed: int | None

    @property
    def sure(self) -> bool:
        """Does the wider interval leave out 0?"""
        return self.low > 0 or self.high < 0

    @property
    def is_share(self) -> bool:
        """Is it a part of the games?"""
        return self.what in (WINS, ENDING)


@dataclass(frozen=True)
class Comparison:
    """What came of so many ``games`` each. ``counted`` says what a length is: ``"moves"`` or
    ``"decisions"``. ``happened`` are the differences of how often each event came about, where that
    was counted: their intervals hold at once by themselves. ``digest`` is that of all end states,
    ``each`` are the games, and ``places`` what happened where, at a and at b."""

    games: int
    counted: str
    differences: tuple[Difference, ...]
    correction: str = CORRECTION
    faults: Mapping[str, int] = field(default_factory=dict)
    digest: str = ""
    happened: tuple[Difference, ...] = ()
    each: tuple[Games, Games] | None = field(default=None, compare=False, repr=False)
    places: tuple[Places, Places] | None = field(default=None, compare=False, repr=False)

    def rows(self) -> list[dict[str, Any]]:
        """A dictionary for each figure, of which a frame is quickly made; None stands for a bound
        that so few games do not have."""
        return rows_of(self.differences)


def rows_of(differences: Iterable[Difference]) -> list[dict[str, Any]]:
    """A dictionary for each of these."""
    return [
        {word: None if number in _ENDLESS else number for word, number in asdict(each).items()}
        | {"sure": each.sure}
        for each in differences
    ]


def compare(
    game: Game,
    a: Setting,
    b: Setting,
    games: int = 1000,
    *,
    seed: int = 1,
    rotate: bool = False,
    until: float | None = None,
    workers: int | None = None,
    crew: Crew | None = None,
    progress: Callable[[str, int, int], None] | None = None,
    told: bool = False,
) -> Comparison:
    """Play ``games`` games with each setting on the same chance, or fewer: ``until`` the wider
    interval of the first figure is narrower than that (0.01: one point). Whoever interrupts gets
    what is finished. Raises Misused for an unknown bot or option, and where one setting has more
    seats. What is ``told`` can be counted too."""
    if len(a.bots) != len(b.bots):
        raise Misused(say(_("Both must have as many seats: name as many bots for each.")))
    found: list[tuple[Games, Games]] = []
    where: list[tuple[Places, Places]] = []
    digest = hashlib.sha256()
    faults: Counter[str] = Counter()
    done, whole = 0, True
    while whole and done < games:
        many = min(max(done, FIRST), games - done)
        heard = _heard(progress, done, games)
        pair: list[Games] = []
        places: list[Places] = []
        for one, other in ((a, b), (b, a)):
            outcome = simulate(
                one.house or game, one.bots, many, seed, one.options, heard, offset=done,
                rotate=rotate, beside=other.bots, workers=workers, crew=crew, told=told,
                position=one.position,
            )  # fmt: skip
            assert outcome.each is not None
            faults.update(outcome.faults)
            pair.append(outcome.each)
            digest.update(outcome.digest.encode())
            places += [outcome.places] if outcome.places else []
            if len(outcome.each) < many:
                whole = False
                break
        if len(pair) == 2:
            both = min(map(len, pair))
            found.append((pair[0].part(slice(0, both)), pair[1].part(slice(0, both))))
            where += [(places[0], places[1])] if len(places) == 2 else []
            done += both
            so_far = compared(*(joined(side) for side in zip(*found, strict=True)))
            first = so_far.differences[0]
            whole = whole and (until is None or first.high - first.low >= until)
    if not done:
        raise KeyboardInterrupt
    at_a, at_b = (together([pair[side] for pair in where]) for side in (0, 1))
    return replace(
        so_far,
        faults=dict(faults),
        digest=digest.hexdigest(),
        places=(at_a, at_b) if at_a and at_b else None,
    )


def _heard(
    progress: Callable[[str, int, int], None] | None, done: int, games: int
) -> Callable[[str, int, int], None] | None:
    """Progress over all the games of one setting."""
    if progress is None:
        return None
    playing = _("playing")

    def hear(what: str, now: int, all_: int) -> None:
        progress(what, *((done + now, games) if what == playing else (now, all_)))

    return hear


def compared(a: Games, b: Games) -> Comparison:
    """The differences of two rows of games, of which each game at ``b`` is set against the one at
    the same place at ``a``."""
    each, told = (
        tuple(_difference(*figure, figures=len(asked)) for figure in asked)
        for asked in (list(_figures(a, b)), list(_told(a, b)))
    )
    return Comparison(len(a), a.counted, each, happened=told, each=(a, b))


def _told(a: Games, b: Games) -> Iterator[tuple[str, str, Any, Any]]:
    """How often each event came about, if it did at all. House rules may tell more."""
    if a.told is not None:
        rows = [
            {event.word: games.told[:, at] for at, event in enumerate(games.events)}
            for games in (a, b)
        ]
        for word, often in rows[0].items():
            if word in rows[1] and (often.any() or rows[1][word].any()):
                yield TOLD, word, often, rows[1][word]


def _figures(a: Games, b: Games) -> Iterator[tuple[str, str, Any, Any]]:
    """What is asked, with its numbers game by game: what, of whom, at a, at b. By two players the
    second loses what the first wins, so his wins are not asked."""
    both = a.over & b.over
    if a.together:
        yield WINS, "", a.wins[:, 0], b.wins[:, 0]
        if len(a.bots) == 1:
            yield SCORE, "", a.scores[both][:, 0], b.scores[both][:, 0]
    else:
        count = len(a.bots)
        wins = a.by_bot(a.wins), b.by_bot(b.wins)
        scores = a.by_bot(a.scores)[both], b.by_bot(b.scores)[both]
        for player in range(count if count > 2 else 1):
            yield WINS, str(player + 1), wins[0][:, player], wins[1][:, player]
        for player in range(count):
            yield SCORE, str(player + 1), scores[0][:, player], scores[1][:, player]
    yield LENGTH, "", a.moves, b.moves
    for word in (word for word in a.endings if word in b.endings):
        at_a, at_b = a.ending(word), b.ending(word)
        if at_a.any() or at_b.any():
            yield ENDING, word, at_a, at_b


def _difference(what: str, of: str, at_a: Any, at_b: Any, *, figures: int) -> Difference:
    """One figure. Of a share two games more are reckoned with, one for each side (Bonett and
    Price), so that what was never seen is not taken for what cannot be."""
    import numpy as np

    if not len(at_a):
        return Difference(what, of, 0, 0, 0, -inf, inf, -inf, inf, None)
    by = at_b.astype(float) - at_a.astype(float)
    row = np.append(by, [1.0, -1.0]) if what in (WINS, ENDING) else by
    middle, spread = float(row.mean()), float(row.std(ddof=1)) if len(row) > 1 else inf
    wide, alone = (
        _quantile(1 - (1 - SURE) / (2 * many), len(row) - 1) * spread / sqrt(len(row))
        for many in (figures, 1)
    )
    mean = float(by.mean())
    return Difference(
        what,
        of,
        float(at_a.mean()),
        float(at_b.mean()),
        mean,
        middle - wide,
        middle + wide,
        middle - alone,
        middle + alone,
        games_needed(mean, spread, figures),
    )


def games_needed(by: float, spread: float, figures: int = 1) -> int | None:
    """How many games each it takes to be sure, in 9 of 10 cases, that there is a difference ``by``
    so much, where games differ by so much (``spread``) and so many figures are asked at once."""
    if by == 0 or spread in (0, inf):
        return None
    normal = NormalDist()
    reach = normal.inv_cdf(1 - (1 - SURE) / (2 * figures)) + normal.inv_cdf(FOUND)
    return ceil((reach * spread / by) ** 2)


def _quantile(share: float, freedom: int) -> float:
    """Student's t."""
    from scipy.special import stdtrit

    return float(stdtrit(freedom, share)) if freedom > 0 else inf
