"""Combat cards: in the pile, in hand, used, or discarded (rules 16, 40 to 46, 53, 115)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .components import CARDS, DISCARDS, HAND, PILE, USED, YELLOW


@rule
def cards_at(state, holder):
    """How many cards lie there."""
    count = 0
    for card in range(CARDS):
        count += state.cards[holder][card]
    return count


@rule
def hand_size(state, seat):
    """40, 1.13: how many cards a player holds; everybody may know. Used ones do not count."""
    return cards_at(state, HAND + seat)


@rule
def in_hand(state, seat, card):
    """40: how many cards of this kind a player holds."""
    return state.cards[HAND + seat][card]


@rule
def yellow_in_hand(state, seat):
    """41, 43, 45, 87, S52: the yellow cards of a hand."""
    count = 0
    for card in range(YELLOW):
        count += state.cards[HAND + seat][card]
    return count


@rule
def used_cards(state, seat):
    """115: the used cards that lie in front of a player."""
    return cards_at(state, USED + seat)


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
def discard_from_hand(state, seat, card):
    """53, 114: a card of the hand goes to the discard pile, open to all."""
    move_card(state, HAND + seat, DISCARDS, card)


@rule
def fill_pile(state):
    """46: the discards are shuffled into a new pile."""
    move_all_cards(state, DISCARDS, PILE)


@rule
def may_draw(state):
    """46: a card is left, in the pile or among the discards."""
    return cards_at(state, PILE) + cards_at(state, DISCARDS) > 0
