"""From lines to figures: medians, and how far the rounds lie apart."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .entries import OURS
from .runs import Line

QUIET = 0.95  # with less of the core than this, figures are of no use to others
TOO_MUCH = 0.20  # a drop of more than this is told


@dataclass(frozen=True)
class Figure:
    """A median of some rounds, the least and the most of them."""

    median: float
    low: float
    high: float


def figure(values: Iterable[float | None]) -> Figure | None:
    """The figure of what was measured; None where nothing was."""
    known = [value for value in values if value is not None]
    return Figure(statistics.median(known), min(known), max(known)) if known else None


@dataclass
class Measured:
    """What is known of one entry: its figures by name, and the versions of its packages."""

    figures: dict[str, Figure] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    digest: str | None = None


def measured(cold: Sequence[Line], timed: Sequence[Line]) -> Measured:
    """From the lines of cold starts and of the rounds with play."""
    rounds = [of_a_round(line) for line in timed]
    found = {name: figure(each[name] for each in rounds) for name in rounds[0]}
    found["cold"] = figure(line["start"] for line in cold)
    digest = next((line["digest"] for line in cold if line.get("digest")), None)
    figures = {name: value for name, value in found.items() if value}
    return Measured(figures, timed[0]["versions"], digest)


def of_a_round(line: Line) -> dict[str, float | None]:
    """What one line says, in figures that can be compared. ``ratio`` is decisions to turns of the
    yardstick, which was measured in the same process: a slow minute slows both."""
    kinds = {kind: line[kind] for kind in ("chance", "forced", "free")}
    decisions = sum(count or 0 for count in kinds.values())
    shares = {k: None if n is None else n / max(decisions, 1) for k, n in kinds.items()}
    speed = decisions / line["seconds"]
    return {
        "decisions": speed,
        "games": line["games"] / line["seconds"],
        **shares,
        "choices": line["free"] / line["seconds"],
        "ratio": speed / line["yardstick"],
        "yardstick": line["yardstick"],
        "state": line["state"],
        "copy": line["copy"],
        "cached": line["start"],
        "memory": line["memory"],
        "core": line["core"],
    }


def least_core(found: dict[str, Any]) -> float:
    """The least part of the core that any of our games had in any round; 1 where none was played.
    Ours hardly wait, so what is missing is what others took."""
    ours = [e for key, e in found["entries"].items() if key.split()[0] == OURS]
    return min((entry["figures"]["core"]["low"] for entry in ours), default=1.0)


def drops(now: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """A sentence for each of our entries whose ratio to the yardstick has fallen too far since
    ``before``; both as results.json has them. What only one of them knows cannot have fallen."""
    said = []
    for key, entry in now["entries"].items():
        then = before["entries"].get(key)
        if then is None or key.split()[0] != OURS:
            continue
        old, new = (each["figures"]["ratio"]["median"] for each in (then, entry))
        if new < (1 - TOO_MUCH) * old:
            said.append(
                f"{entry['title']}: {new:.4g} decisions a turn of the yardstick, "
                f"{1 - new / old:.0%} less than the {old:.4g} of {before['date']}."
            )
    return said
