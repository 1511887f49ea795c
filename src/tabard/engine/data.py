"""What games read from their ``data/`` folders: printed things as CSV, the rule book as TOML."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from . import languages
from .book import Book, RuleText
from .kinds import Kind
from .rule import Table, table
from .weights import Weights

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


def steps_apart(joined: Sequence[Sequence[int]], far: int = FAR) -> Table:
    """How many steps lie between any two places of a map; ``joined[a][b]`` says whether one step
    leads from a to b. ``far`` where no steps do."""
    places, apart = range(len(joined)), []
    for start in places:
        steps, reached = {start: 0}, [start]
        for here in reached:  # which grows meanwhile
            for there in places:
                if joined[here][there] and there not in steps:
                    steps[there] = steps[here] + 1
                    reached.append(there)
        apart.append([steps.get(place, far) for place in places])
    return table(apart)


class BookOnFile(Book):
    """A game's rule book in its ``folder`` of data, with the printed things that lie beside it.
    The game's ``book.py`` gives the short names by which its chapters declare what they say."""

    def __init__(self, folder: Path) -> None:
        super().__init__(*read_rule_book(folder / "rules.toml"))
        self._folder = folder
        languages.add(folder / "languages")

    def printed(self, name: str) -> list[dict[str, str]]:
        """The printed things in a file of the folder, one a line."""
        return read_lines(self._folder / f"{name}.csv")

    def weights(self) -> Weights:
        """What a position is worth to the bots, in numbers."""
        return Weights(self._folder)
