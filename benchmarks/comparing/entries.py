"""Who is compared, as ``peers.toml`` says."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

OURS = "tabard"


@dataclass(frozen=True)
class Peer:
    """A program, its environment, and what a decision is in it. ``name`` names its program and its
    environment; two peers may share one."""

    name: str
    title: str
    packages: tuple[str, ...]
    decision: str


@dataclass(frozen=True)
class Entry:
    """One game of one peer: a line of the tables. ``sample`` are the games whose digest is asked
    for, by which two ways to play one game are compared."""

    peer: Peer
    game: str
    title: str
    how: str = ""
    sample: int = 0

    @property
    def key(self) -> str:
        """By this it is known in results.json."""
        return " ".join(filter(None, (self.peer.name, self.game, self.how)))

    @property
    def said(self) -> str:
        """By this people know it."""
        return f"{self.peer.title}: {self.title}"


def entries(path: Path, only: Sequence[str] = ()) -> list[Entry]:
    """All entries in their order, or those of which a word names the peer or the game."""
    found: list[Entry] = []
    for each in tomllib.loads(path.read_text(encoding="utf-8"))["peer"]:
        peer = Peer(each["name"], each["title"], tuple(each["packages"]), each["decision"].strip())
        found += [Entry(peer, **game) for game in each["games"]]
    return [e for e in found if not only or e.peer.name in only or e.game in only]
