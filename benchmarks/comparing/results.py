"""results.json: what a run found, and what the last committed one did."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .entries import Entry
from .figures import Measured

NAME = "results.json"
Results = dict[str, Any]


def results(head: dict[str, Any], found: dict[Entry, Measured], absent: dict[str, str]) -> Results:
    """All of a run: ``head`` says when and how; ``absent`` why somebody is not among ``found``."""
    entries = {
        entry.key: {
            "title": entry.said,
            "peer": entry.peer.title,
            "game": entry.title,
            "decision": entry.peer.decision,
            **asdict(measured),
        }
        for entry, measured in found.items()
    }
    return {**head, "entries": entries, "absent": absent, "digests": digests(found)}


def digests(found: dict[Entry, Measured]) -> dict[str, dict[str, Any]]:
    """For each game that was played in more ways than one: do they agree, and on how many games?"""
    ways: dict[tuple[str, str, int], set[str]] = {}
    counts: dict[tuple[str, str, int], int] = {}
    for entry, measured in found.items():
        if measured.digest:
            key = entry.peer.name, entry.title, entry.sample
            ways.setdefault(key, set()).add(measured.digest)
            counts[key] = counts.get(key, 0) + 1
    return {
        title: {"games": games, "equal": len(ways[name, title, games]) == 1}
        for (name, title, games), count in counts.items()
        if count > 1
    }


def text_of(found: Results) -> str:
    """As it stands in the file: figures with four digits, so that changes can be read."""
    return json.dumps(_short(found), indent=1, ensure_ascii=False) + "\n"


def _short(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _short(each) for name, each in value.items()}
    return float(f"{value:.4g}") if isinstance(value, float) else value


def committed(folder: Path) -> Results | None:
    """The results that were committed last; where this is no repository, those in the folder."""
    shown = ["git", "show", f"HEAD:./{NAME}"]
    try:
        done = subprocess.run(shown, cwd=folder, capture_output=True, text=True, encoding="utf-8")
        text = done.stdout if done.returncode == 0 else ""
    except OSError:
        text = ""
    if not text and (folder / NAME).exists():
        text = (folder / NAME).read_text(encoding="utf-8")
    known: Results | None = json.loads(text) if text else None
    return known
