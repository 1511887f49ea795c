"""How each role and each event is drawn, wherever one speaks of it."""

from __future__ import annotations

from tabard.drawn.scene import Face, Faces, faces_of
from tabard.drawn.speaking import thing

from ..components import cards, roles


def faces() -> Faces:
    """By their marks; an event is a player card as well."""
    events = {
        thing(kind, card): Face(cards.EVENTS.word(card), name=cards.EVENTS.name(card))
        for kind in (cards.EVENTS, cards.PLAYER_CARDS)
        for card in cards.EVENTS.numbers
    }
    return {**events, **faces_of(roles.ROLES, roles.ROLES.words, roles.ROLE_COLOURS)}
