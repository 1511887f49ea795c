"""Databases as each form of them was: made once, when the form was new, and kept as SQL.

``python -m tests.server.databases 0001`` writes one of today's form, with an unfinished table of
every game that is installed, and a finished one.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

FOLDER = Path(__file__).parent
# Steps on the way to a later form that came with them: no inn was ever kept in one of these.
NEVER_KEPT = {"0003", "0004", "0008", "0010", "0011", "0014"}
DEVICE = "d" * 48  # the pass of a browser at which several sit
REGULAR = "Ada the Regular"  # whose name lasts


def written() -> list[Path]:
    """All that are kept, oldest first."""
    return sorted(FOLDER.glob("*.sql"))


def loaded(kept: Path, to: Path) -> str:
    """A SQLite file from what is kept: its address."""
    with sqlite3.connect(to) as connection:
        connection.executescript(kept.read_text(encoding="utf-8"))
    connection.close()
    return str(to)
