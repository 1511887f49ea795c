"""What a run says in the end, in words and as JSON."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .checker import Told

SHOWN = 20  # faults of each promise that are printed


@dataclass
class Befallen:
    """A trouble that came (``begun``) and went (``gone``); ``moves_again`` is when the first move
    was acknowledged that was sent afterwards (None: never), and ``answers_again`` when the inn
    answered first."""

    name: str
    begun: float
    gone: float
    moves_again: float | None = None
    answers_again: float | None = None


@dataclass
class Report:
    """A run on one kind of database. ``over`` tables were played to the end; so often a guest was
    ``put_off`` who only looked: rules were changed, and he read so.
    ``failures`` are those in the inn's log, and ``stuck`` is what did not do what it was told."""

    database: str
    seed: int
    seconds: float = 0.0
    tables: int = 0
    over: int = 0
    games: list[str] = field(default_factory=list)
    troubles: list[Befallen] = field(default_factory=list)
    told: Mapping[str, Told] = field(default_factory=dict)
    put_off: int = 0
    failures: int = 0
    stuck: list[str] = field(default_factory=list)

    @property
    def wrong(self) -> bool:
        """Was a promise broken, did something fail, or did play not go on?"""
        never = any(trouble.moves_again is None for trouble in self.troubles)
        return bool(never or self.stuck or self.failures) or any(
            told.faults for told in self.told.values()
        )

    def json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "database": self.database,
            "seed": self.seed,
            "seconds": round(self.seconds),
            "games": self.games,
            "tables": self.tables,
            "tables_over": self.over,
            "put_off": self.put_off,
            "failures_in_the_log": self.failures,
            "stuck": self.stuck,
            "troubles": {name: _of_a_kind(these) for name, these in _by_name(self.troubles)},
            "promises": {
                promise: {"tried": told.tried, "broken": [fault.where for fault in told.faults]}
                for promise, told in self.told.items()
            },
        }

    def words(self) -> Iterator[str]:
        """For people."""
        yield (
            f"{self.database}, seed {self.seed}: {self.seconds / 60:.1f} minutes, {self.tables} "
            f"tables of {', '.join(self.games)} ({self.over} played to the end)."
        )
        for name, these in _by_name(self.troubles):
            kind = _of_a_kind(these)
            yield (
                f"  {kind['times']:4} × {name.replace('_', ' ')}: moves again after "
                f"{kind['median_s']} s (median), {kind['worst_s']} s (worst)"
                + (f", {kind['never']} × never" if kind["never"] else "")
                + f"; the inn answers after {kind['answers_median_s']} s"
            )
        for promise, told in self.told.items():
            verdict = f"{len(told.faults)} × BROKEN" if told.faults else "kept"
            yield f"  {verdict} ({told.tried}): {promise}"
            yield from (f"      {fault.where}" for fault in told.faults[:SHOWN])
        if self.put_off:
            yield f"  {self.put_off} × somebody read that a table cannot go on."
        yield from (f"  STUCK: {what}" for what in self.stuck)
        if self.failures:
            yield f"  The inn's log has {self.failures} failures."


def _by_name(troubles: list[Befallen]) -> list[tuple[str, list[Befallen]]]:
    names = sorted({trouble.name for trouble in troubles})
    return [(name, [t for t in troubles if t.name == name]) for name in names]


def _of_a_kind(these: list[Befallen]) -> dict[str, Any]:
    """How often, how long it lasted, and how long after it had gone moves were made again."""
    after = [t.moves_again - t.gone for t in these if t.moves_again is not None]
    answers = [t.answers_again - t.gone for t in these if t.answers_again is not None]
    return {
        "times": len(these),
        "lasted_median_s": round(statistics.median(t.gone - t.begun for t in these), 2),
        "answers_median_s": round(statistics.median(answers), 2) if answers else None,
        "median_s": round(statistics.median(after), 2) if after else None,
        "worst_s": round(max(after), 2) if after else None,
        "never": len(these) - len(after),
    }
