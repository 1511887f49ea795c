"""What a game says of itself to somebody who has never seen it, and the tables it proposes.

A file of the game's data folder (``pitch.toml``): what it is about (``theme``), who may like it
(``who``), how one wins in three sentences (``wins``, in which options go by their words), its
``weight`` from 1 to 5, how many ``minutes`` a game lasts around a table, and presets: tables that
can be set with one click, the easiest first. ``fullest.toml`` beside it is the position of a full
board, for a picture.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

HEAVIEST = 5  # of the scale that players know from elsewhere


@dataclass(frozen=True)
class Preset:
    """A table to begin with: how many ``players``, and the options that are not the usual."""

    word: str
    title: str
    about: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Pitch:
    """``minutes`` are the shortest and the longest that a game usually lasts; ``fullest`` is the
    text of a position."""

    theme: str
    who: str
    wins: str
    weight: int
    minutes: tuple[int, int]
    presets: tuple[Preset, ...]
    fullest: str = ""

    def preset(self, word: str) -> Preset | None:
        """The preset of this word, if there is one."""
        return next((one for one in self.presets if one.word == word), None)


def read_pitch(folder: Path) -> Pitch:
    """The pitch in a game's data folder."""
    found = tomllib.loads((folder / "pitch.toml").read_text(encoding="utf-8"))
    full = folder / "fullest.toml"
    presets = (
        Preset(one["word"], one["title"], one["about"], one["players"], one.get("options", {}))
        for one in found["preset"]
    )
    least, most = found["minutes"]
    return Pitch(
        found["theme"],
        found["who"],
        found["wins"],
        found["weight"],
        (least, most),
        tuple(presets),
        full.read_text(encoding="utf-8") if full.exists() else "",
    )
