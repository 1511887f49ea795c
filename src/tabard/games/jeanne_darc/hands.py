"""Combat cards: in hand, used, or discarded (rules 40 to 43, 115)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components import CARDS, DISCARDS, HAND, USED, YELLOW


@rule
def cards_in_hand(state, seat):
    """40, 1.13: how many cards a player holds; everybody may know."""
    count = 0
    for card in range(CARDS):
        count += state.cards[HAND + seat][card]
    return count


@rule
def yellow_in_hand(state, seat):
    """43, 87: the yellow cards of a hand; used ones lie elsewhere."""
    count = 0
    for card in range(YELLOW):
        count += state.cards[HAND + seat][card]
    return count


@rule
def used_cards(state, seat):
    """115: the used cards that lie in front of a player."""
    count = 0
    for card in range(YELLOW):
        count += state.cards[USED + seat][card]
    return count


@rule
def move_card(state, here, there, card):
    """A card goes from one holder to another."""
    state.cards[here][card] -= 1
    state.cards[there][card] += 1


@rule
def move_all_cards(state, here, there):
    """All cards of a holder go to another."""
    for card in range(CARDS):
        state.cards[there][card] += state.cards[here][card]
        state.cards[here][card] = 0


@rule
def discard(state, seat, card):
    """114: a card of the hand is played and lies on the discard pile, open to all."""
    move_card(state, HAND + seat, DISCARDS, card)
