"""The Alchemist (3.18 N°12): in step A3 a blue discard instead of one general card."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards, goods
from ..world.avatars import nation_is_helped_by
from ..world.hands import MOST_CARDS, cards_in_hand, place_of, put_card, show_to_all
from .drawing import draw_cards


def draw_for_the_turn(state, seat, general, own):
    """3.9.A3, 3.18 N°12: with an Alchemist in service and a blue discard there is a choice."""
    if nation_is_helped_by(state, state.nation[seat], goods.ALCHEMIST) and has_blue_discard(state):
        if cards_in_hand(state, seat) < MOST_CARDS:
            push(state, phases.ALCHEMY, seat, general)
            return
    draw_cards(state, seat, general, own)


def has_blue_discard(state):
    """3.18 N°12: is there a blue card among the general discards?"""
    return any(is_blue_discard(state, card) for card in range(cards.GENERAL_CARDS))


def is_blue_discard(state, card):
    """3.18 N°12: a blue card of the general discards."""
    if card >= cards.GENERAL_CARDS or cards.CARD_COLOUR[card] != cards.BLUE:
        return False
    return place_of(state, card) == cards.DISCARD


def recover_a_card(state, seat):
    """3.18 N°12: once in a turn, for there is one step A3; chance says which; one card less is
    drawn."""
    general = cursor(state) - 1
    pop(state)
    draw_cards(state, seat, general, 1)
    push(state, phases.RECOVERY, CHANCE, seat)


def draw_all(state, seat):
    """3.9.A3, 3.23: all cards are drawn; no use is made of the Alchemist."""
    general = cursor(state)
    pop(state)
    draw_cards(state, seat, general, 1)


NOT_TO_RECOVER = refuse("3.18", _("{card} is no blue card of the general discards."))


def why_not_recover(state, seat, card):
    """3.1.4: each blue card of the general discards is equally likely."""
    return LEGAL if is_blue_discard(state, card) else because(NOT_TO_RECOVER, card)


CARD_RECOVERED = told("recovered", "3.18", _("{nation} recovers {card}."))


def recover(state, seat, card):
    """3.18 N°12: into the hand; everybody has seen it."""
    drawer = cursor(state)
    put_card(state, card, cards.HAND + drawer)
    show_to_all(state, card)
    tell(state, CARD_RECOVERED, state.nation[drawer], card)
    pop(state)
