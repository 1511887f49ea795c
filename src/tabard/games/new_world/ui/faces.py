"""How each leader, advisor and card is drawn, wherever one speaks of it."""

# mypy: allow-untyped-calls

from __future__ import annotations

from tabard.drawn.scene import Face, Faces, faces_of
from tabard.drawn.sheet import Ink
from tabard.drawn.speaking import thing

from ..components import cards, goods, nations

_INKS = ("blue", "green", "yellow", "red", "black")  # by their colours; reactions are yellow


def faces() -> Faces:
    """By their marks; a leader goes by two names, and of most cards there are two."""
    leaders = [leader_symbol(leader) for leader in nations.LEADERS.numbers]
    inks = [nations.NATION_COLOURS[nation] for nation in nations.LEADER_NATION]
    kinds = [goods.ADVISOR_KIND[advisor] for advisor in goods.ADVISORS.numbers]
    events = [cards.EVENTS.word(event) for event in cards.EVENTS.numbers]
    return {
        **faces_of(nations.AVATARS, leaders, inks),
        **faces_of(nations.LEADERS, leaders, inks),
        **faces_of(goods.ADVISORS, [advisor_symbol(kind) for kind in kinds]),
        **faces_of(cards.EVENTS, events),
        **{
            thing(cards.COMBAT_CARDS, n): Face(word, name=cards.EVENTS.name(cards.EVENTS[word]))
            for n, word in enumerate(cards.COMBAT_CARDS.words)
        },
        **faces_of(
            cards.CARDS, map(card_symbol, cards.CARDS.numbers), map(card_ink, cards.CARDS.numbers)
        ),
    }


def leader_symbol(leader: int) -> str:
    """A bust, with what the leader is known for."""
    return f"leader_{nations.LEADERS.word(leader)}"


def advisor_symbol(kind: int) -> str:
    """A bust, with the tools of the trade."""
    return f"advisor_{goods.ADVISOR_KINDS.word(kind)}"


def card_symbol(card: int) -> str:
    """What its event speaks of."""
    return cards.EVENTS.word(cards.CARD_EVENT[card])


def card_ink(card: int) -> Ink:
    """Its colour."""
    return _INKS[cards.CARD_COLOUR[card]]
