"""Reads data/: one printed thing a line."""

from __future__ import annotations

import re
from pathlib import Path

from tabard.engine.data import read_lines, read_rule_book
from tabard.engine.kinds import Kind

_DATA = Path(__file__).parent.parent / "data"
RULES = read_rule_book(_DATA / "rules.toml")


def read(name: str) -> list[dict[str, str]]:
    """The lines of one file."""
    return read_lines(_DATA / f"{name}.csv")


def word_of(name: str) -> str:
    """``Valley of Mexico`` is typed ``valley_of_mexico``."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def named(kind: str, lines: list[dict[str, str]], first: int = 0) -> Kind:
    """The things of a file, by their words and names."""
    return Kind(kind, [word_of(x["name"]) for x in lines], [x["name"] for x in lines], first=first)


def of_ids(kind: str, lines: list[dict[str, str]], first: int = 0) -> Kind:
    """The things of a file, whose word is the short one in the column ``id``."""
    return Kind(kind, [x["id"] for x in lines], [x["name"] for x in lines], first=first)
