"""How each combat card, hero, event and foreign power is drawn, wherever one speaks of it."""

from __future__ import annotations

from tabard.drawn.scene import Faces, faces_of
from tabard.drawn.sheet import Ink

from ..components import cards, events, factions


def faces() -> Faces:
    """By their marks; a yellow card is called otherwise where it is put into a fight."""
    drawn = [card_symbol(card) for card in cards.CARDS.numbers]
    inks = [card_ink(card) for card in cards.CARDS.numbers]
    yellow = drawn[: cards.YELLOW]
    heroes = [f"hero_{faction}" for faction in factions.FACTIONS.words]
    return {
        **faces_of(cards.CARDS, drawn, inks),
        **faces_of(cards.YELLOW, yellow, inks),
        **faces_of(cards.FROM_HAND_OR_USED, yellow * 2, ["yellow"] * len(yellow) * 2),
        **faces_of(events.MARKERS, events.MARKERS.words),
        **faces_of(events.POWERS, [f"power_{power}" for power in events.POWERS.words]),
        **faces_of(factions.HEROES, heroes, factions.FACTION_COLOURS),
    }


def card_symbol(card: int) -> str:
    """A siege engine, or what one adds to them."""
    return f"card_{cards.CARDS.word(card)}"


def card_ink(card: int) -> Ink:
    """The colour of its back."""
    return "yellow" if card < cards.YELLOW else "red"
