"""How wide words stand on a drawn board, by the very fonts that come with the page: so a game can
give each name the room that it takes. How each class of words is set stands here and in the page's
sheet, and a test holds that they agree.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_TABLE = Path(__file__).parent / "advances.json"
SPACE = 10  # units beside a label, for the light edge around its letters


@dataclass(frozen=True)
class Lettering:
    """One way to set words: a face of the page's fonts, its size in the board's units, the space
    that is added after each letter, in sizes, and whether all letters are capitals."""

    face: str
    size: float
    spacing: float = 0
    capitals: bool = False


# Every class of words that stands on a board.
LETTERINGS = {
    "place-name": Lettering("bold", 19),
    "place-name-small": Lettering("bold", 20),
    "place-signs": Lettering("han", 16),
    "region-name": Lettering("italic", 14, 0.02),
    "sea-name": Lettering("italic", 19, 0.06),
    "water-name": Lettering("italic", 24, 0.2),
    "land-name": Lettering("regular", 30, 0.34, capitals=True),
    "river-name": Lettering("italic", 14, 0.12),
    "square-name": Lettering("bold", 19),
    "grid-name": Lettering("bold", 17),
    "rose-north": Lettering("bold", 17),
    "legend": Lettering("regular", 20),
    "badge-letter": Lettering("letters", 12),
    "piece-label": Lettering("letters", 17),
}


@cache
def advances() -> dict[str, dict[str, int]]:
    """For each face how wide its characters are, in thousandths of the size."""
    table: dict[str, dict[str, int]] = json.loads(_TABLE.read_text(encoding="utf-8"))
    return table


def width(words: str, class_: str) -> float:
    """How wide words of a class stand. A character that the fonts lack counts as a square."""
    lettering = LETTERINGS[class_]
    wide = advances()[lettering.face]
    drawn = words.upper() if lettering.capitals else words
    letters = sum(wide.get(letter, 1000) for letter in drawn) / 1000
    return (letters + lettering.spacing * len(drawn)) * lettering.size


def faces_of(drawing: str) -> set[str]:
    """The faces in which words stand on a drawing."""
    classes = re.findall(r'<text[^>]* class="(?:[^"]* )?([^" ]+)"', drawing)
    return {LETTERINGS[class_].face for class_ in classes}


def room(least: float, *labels: tuple[str, str]) -> float:
    """How wide a place has to be for its labels, words with their classes, and a little space
    between them and its neighbours'; at least as wide as its pieces need."""
    return max(least, *(width(words, class_) + SPACE for words, class_ in labels))
