"""How each event is drawn, wherever one speaks of it."""

from __future__ import annotations

from tabard.drawn.scene import Faces, faces_of

from ..components import events


def faces() -> Faces:
    """By their marks; the first of them are quests."""
    return {
        **faces_of(events.EVENTS, events.EVENTS.words),
        **faces_of(events.QUESTS, events.QUESTS.words),
    }
