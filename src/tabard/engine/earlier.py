"""Earlier rules of a game: a record of theirs is replayed with the readings of its time, and where
a rule has been mended since, it is said that today's rules cannot judge it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .words import _, say

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Earlier:
    """How an earlier version of the rules differs from today's. ``options`` did not exist then:
    play was as it is by these readings. ``mended`` are the numbers of the rules of which a fault
    was mended since: nobody carries the fault out any more."""

    options: Mapping[str, str] = field(default_factory=dict)
    mended: tuple[str, ...] = ()


def number_of(version: str) -> list[int]:
    """A version as numbers, to compare: 1 and 1.0 are the same."""
    parts = [int(part) for part in re.findall(r"[0-9]+", version)]
    while parts and parts[-1] == 0:
        parts.pop()
    return parts


def differences(game: Game, version: str) -> Earlier:
    """How this version of the rules differs from today's: not at all, if it is today's."""
    for earlier, differing in game.earlier.items():
        if number_of(earlier) == number_of(version):
            return differing
    return Earlier()


def why_not_rules(game: Game, version: str) -> str:
    """Why no record can be of this version of the rules: a sentence, or nothing."""
    facts = {"game": game.title, "theirs": version, "ours": game.version}
    if number_of(version) > number_of(game.version):
        return say(
            _("This record was written for newer rules of {game} ({theirs}; here: {ours})."),
            **facts,
        )
    known = [*game.earlier, game.version]
    if number_of(version) not in map(number_of, known):
        sentence = _("{game} has never had rules {theirs}; it has had: {known}.")
        return say(sentence, known=", ".join(known), **facts)
    return ""


def why_not_options(game: Game, version: str, options: Mapping[str, str]) -> str:
    """Why no record of this version can have these options: a sentence, or nothing."""
    for word in differences(game, version).options:
        if word in options:
            sentence = _("Rules {theirs} of {game} had no option {option} yet.")
            return say(sentence, theirs=version, game=game.title, option=word)
    return ""
