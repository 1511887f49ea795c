"""Hints: the moves that a search likes for whoever must decide, and who has asked for any."""

from __future__ import annotations

from dataclasses import dataclass

from tabard.engine.match.choosing import begun
from tabard.engine.words import n_, say
from tabard.players.thinks import weighed
from tabard.server.inn.rooms import Chair, Room

from .sight import Sight
from .speaking import move_said


@dataclass(frozen=True)
class Liked:
    """A move that a hint names: its words, how people read it, and what is thought of it."""

    words: str
    called: str
    sentence: str


def liked(room: Room, sight: Sight) -> list[Liked]:
    """What was given as a hint for what this viewer is asked now, the best first."""
    if sight.asks is None:
        return []
    hint = room.hints.get(sight.asks, ())
    return [
        Liked(
            one.words,
            move_said(sight.match, begun(sight.match, sight.asks, one.words)),
            weighed(one.share, one.worth, only=len(hint) == 1),
        )
        for one in hint
    ]


def asked_for(chair: Chair) -> str:
    """For how many hints somebody has asked; empty for none."""
    sentence = n_("asked for {hints} hint", "asked for {hints} hints", "hints")
    return say(sentence, hints=chair.hints) if chair.hints else ""
