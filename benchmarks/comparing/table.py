"""RESULTS.md: the tables that people read."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import Any

from .results import Results

NOTHING = "–"
UNITS = ((1e9, "G"), (1e6, "M"), (1e3, "k"))


def page(found: Results) -> str:
    """The whole page: the words of ``page.md``, and the tables."""
    words = Template((Path(__file__).parent / "page.md").read_text(encoding="utf-8"))
    said = {name: str(value) for name, value in found.items()}
    tables = {
        "speed": _speed(found),
        "room": _room(found),
        "same": _digests(found),
        "meant": _meant(found),
        "missing": _absent(found["absent"]),
    }
    return words.substitute(said, **tables)


def _speed(found: Results) -> str:
    rows = []
    for entry in found["entries"].values():
        known = entry["figures"]
        shares = " / ".join(share(known.get(kind)) for kind in ("chance", "forced", "free"))
        cells = [entry["peer"], entry["game"], spread(known.get("decisions")), shares]
        rows.append([*cells, *(spread(known.get(name)) for name in ("choices", "games", "ratio"))])
    words = ["", "game", "decisions a second", "chance / forced / free", "free ones a second"]
    return table([*words, "games a second", "decisions a turn"], rows, 2)


def _room(found: Results) -> str:
    units = {"state": "B", "copy": "s", "cold": "s", "cached": "s", "memory": "B"}
    rows = []
    for entry in found["entries"].values():
        known = entry["figures"]
        cells = [spread(known.get(name), unit) for name, unit in units.items()]
        rows.append([entry["peer"], entry["game"], *cells])
    words = ["", "game", "a state", "a copy", "cold start", "cached start", "memory"]
    return table(words, rows, 2)


def _digests(found: Results) -> str:
    lines = []
    for title, known in found["digests"].items():
        verdict = "the same end states" if known["equal"] else "NOT the same end states"
        lines.append(f"- {title}: {verdict} of {known['games']} games.")
    return "\n".join(lines or ["Nothing was compared in this run."])


def _meant(found: Results) -> str:
    rows: dict[str, list[str]] = {}
    for entry in found["entries"].values():
        versions = ", ".join(f"{name} {number}" for name, number in entry["versions"].items())
        rows[entry["peer"]] = [entry["peer"], versions or NOTHING, entry["decision"]]
    words = ["", "versions", "a decision is"]
    return table(words, list(rows.values()), 3)


def _absent(absent: dict[str, str]) -> str:
    lines = [f"- {who}: {why}" for who, why in absent.items()]
    return "\n".join(lines or ["Nobody: all could be installed, and played."])


def table(words: list[str], rows: list[list[str]], left: int) -> str:
    """A Markdown table; the first columns stand to the left, the rest to the right."""
    marks = ["---"] * left + ["---:"] * (len(words) - left)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [words, marks, *rows])


def share(known: dict[str, float] | None) -> str:
    """A part of the whole; a dash where it is not told apart."""
    return f"{known['median']:.0%}" if known else NOTHING


def spread(known: dict[str, float] | None, unit: str = "") -> str:
    """The median, and in brackets the least and the most where they differ."""
    if not known:
        return NOTHING
    median, low, high = (number(known[name], unit) for name in ("median", "low", "high"))
    return median if low == median == high else f"{median} ({low} to {high})"


def number(value: float, unit: str = "") -> str:
    """Three digits, with a prefix that suits the size: 1.52 M, 13.5 kB, 4.41 µs."""
    if unit == "s" and 0 < value < 0.1:
        return f"{value * 1e6:.3g} µs" if value < 1e-3 else f"{value * 1e3:.3g} ms"
    for size, prefix in UNITS:
        if value >= 0.9995 * size and unit != "s":
            return f"{_digits(value / size)} {prefix}{unit}"
    return f"{_digits(value)} {unit}".strip()


def _digits(value: float) -> str:
    return f"{value:.0f}" if value >= 99.95 else f"{value:.3g}"


def printed(found: Results) -> str:
    """The most important column, for a terminal."""
    entries: list[dict[str, Any]] = list(found["entries"].values())
    wide = max((len(entry["title"]) for entry in entries), default=0)
    return "\n".join(
        f"{entry['title']:{wide}}  {spread(entry['figures'].get('decisions')):>26} decisions/s"
        f"  {spread(entry['figures'].get('games')):>26} games/s"
        for entry in entries
    )
