"""What games read from their ``data/`` folders: printed things as CSV, the rule book as TOML."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from .events import Events
from .game import RuleText
from .kinds import Kind
from .refusals import Refusals
from .rule import Table, table

FAR = 99  # no road leads there


def read_lines(path: Path) -> list[dict[str, str]]:
    """A CSV file: one printed thing a line, its columns by the names of the first line."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def of_ids(kind: str, lines: Sequence[Mapping[str, str]], first: int = 0) -> Kind:
    """The things of a file, by their words (its column ``id``) and their names (``name``)."""
    return Kind(kind, [line["id"] for line in lines], [line["name"] for line in lines], first=first)


def read_rule_book(path: Path) -> tuple[RuleText, ...]:
    """A rule book, in the order of the book: entries with number, title, text, source, options."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
    return tuple(
        RuleText(e["number"], e["title"], e["text"], e["source"], tuple(e["options"]))
        for e in entries
    )


def steps_apart(joined: Sequence[Sequence[int]]) -> Table:
    """How many steps lie between any two places of a map; ``joined[a][b]`` says whether one step
    leads from a to b. FAR where none does."""
    places = range(len(joined))
    apart = [[0 if a == b else 1 if joined[a][b] else FAR for b in places] for a in places]
    for via in places:
        for a in places:
            for b in places:
                apart[a][b] = min(apart[a][b], apart[a][via] + apart[via][b])
    return table(apart)


class Book:
    """A game's rule book in its ``folder`` of data, and what its chapters say by its numbers.

    ``refusals.add`` declares why not (for ``because``), ``events.add`` what happened (for
    ``tell``), ``complaints.add`` what cannot be on a table. A chapter declares each right above the
    rule that says it, so a game's ``book.py`` gives these three short names.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.rules = read_rule_book(folder / "rules.toml")
        self.refusals, self.events, self.complaints = Refusals(), Events(), Refusals()

    def printed(self, name: str) -> list[dict[str, str]]:
        """The printed things in a file of the folder, one a line."""
        return read_lines(self._folder / f"{name}.csv")
