"""How far it is, for whoever waits at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tabard.engine.words import say


@contextmanager
def waiting() -> Iterator[Callable[[str, int, int], None] | None]:
    """Gives what hears of each thing (a marked sentence) how much of it is done: a bar for each,
    and all are gone when nobody waits any more. None where no person sits at a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskID,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    bars: dict[str, TaskID] = {}
    with Progress(
        *columns, TimeRemainingColumn(compact=True), console=Console(stderr=True), transient=True
    ) as shown:

        def heard(what: str, done: int, of: int) -> None:
            if what not in bars:
                bars[what] = shown.add_task(say(what))
            shown.update(bars[what], completed=done, total=of)

        yield heard


@contextmanager
def waiting_for(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """The same for one thing."""
    with waiting() as heard:
        yield (lambda done, of: heard(what, done, of)) if heard else None
