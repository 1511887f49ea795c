"""What one guest has done and seen at a table: his own word against that of the inn.

All guests live in one process, so their times are of one clock, and say what came before what.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

# What a table's log alone decides of a view. The word of its hash chain covers every line before.
OF_THE_LOG = (
    "game", "begun", "over", "version", "moves", "phase", "to_act", "result", "fairness",
)  # fmt: skip


@dataclass
class Deed:
    """Something asked of the inn: ``key`` is the guest's name for a move, or the words of a line in
    the chat. ``answered`` is when it was acknowledged (None: never), with which ``version``;
    ``refused`` says that the inn would not do it."""

    what: str
    key: str
    asked: float
    answered: float | None = None
    version: int = -1
    refused: bool = False


@dataclass(frozen=True)
class Sight:
    """Something that was seen, in a short word: a ``view``, what was ``told`` from row ``since``
    on, the ``lines`` or the ``position``. ``asked`` is when (None: it came in a stream)."""

    what: str
    version: int
    word: str
    asked: float | None = None
    since: int = 0


@dataclass
class History:
    """One guest at one table; ``player`` is None for a spectator. ``away`` says whether a bot plays
    for him, as he was told last (None: who knows); ``version`` is the last that his stream has
    told; ``put_off`` is how often he read that the table cannot go on."""

    name: str
    player: int | None
    language: str
    deeds: list[Deed] = field(default_factory=list)
    sights: list[Sight] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    away: bool | None = False
    version: int = -1
    put_off: int = 0

    @property
    def kept(self) -> list[Deed]:
        """What was acknowledged of that which stands in the log."""
        return [d for d in self.moves if d.answered is not None]

    @property
    def moves(self) -> list[Deed]:
        """What was to stand in the log."""
        return [d for d in self.deeds if d.what in ("play", "undo")]


def word(said: object) -> str:
    """A short word for what was seen: two are alike if they are the same."""
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


def facts(view: Mapping[str, Any]) -> dict[str, Any]:
    """What of a view follows from the log and from who looks."""
    own = view["you"]["seats"] if view["you"] else None
    return {**{name: view[name] for name in OF_THE_LOG}, "you": own}
