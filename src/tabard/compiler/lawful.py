"""May these rules be compiled? Whoever declares a game hears of it when the game is found.

The answer needs no LLVM, but a second; so a good one is kept, and asked for anew when a source has
changed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from .kept import Kept, digest_of
from .language import Door, Layout
from .program import Program


def check(
    name: str,
    rules: Callable[[], tuple[Sequence[Door], Layout]],
    sources: Sequence[Path],
    also: Callable[[Iterable[Callable[..., Any]]], None],
) -> None:
    """Raises Refused for the first rule behind the doors that cannot be compiled, and what ``also``
    raises for all of them. ``sources`` are all files on which the rules depend; ``rules`` is called
    if they have changed."""
    key = digest_of([sys.version.encode(), *(file.read_bytes() for file in sources)])
    kept = Kept(f"{name}-is-lawful", key)
    if kept.read() is None:
        doors, layout = rules()
        also(Program(layout, doors).twins)
        kept.write([], [])
