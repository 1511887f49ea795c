"""Words for printed names."""

from __future__ import annotations

import re

from tabard.engine.kinds import Kind


def word_of(name: str) -> str:
    """``Valley of Mexico`` is typed ``valley_of_mexico``."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def named(kind: str, lines: list[dict[str, str]], first: int = 0) -> Kind:
    """The things of a file, by their words and names."""
    return Kind(kind, [word_of(x["name"]) for x in lines], [x["name"] for x in lines], first=first)
