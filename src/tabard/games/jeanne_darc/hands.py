"""Combat cards: in the pile, in hand, used, or discarded (rules 16, 40 to 46, 53, 115)."""

from __future__ import annotations

from .components import cards


def cards_at(state, holder):
    """How many cards lie there."""
    return sum(state.cards[holder][card] for card in range(cards.CARDS))


def hand_size(state, seat):
    """40, 1.13: how many cards a player holds; everybody may know. Used ones do not count."""
    return cards_at(state, cards.HAND + seat)


def in_hand(state, seat, card):
    """40: how many cards of this kind a player holds."""
    return state.cards[cards.HAND + seat][card]


def yellow_in_hand(state, seat):
    """41, 43, 45, 87, S52: the yellow cards of a hand."""
    return sum(state.cards[cards.HAND + seat][card] for card in range(cards.YELLOW))


def used_cards(state, seat):
    """115: the used cards that lie in front of a player."""
    return cards_at(state, cards.USED + seat)


def move_card(state, here, there, card):
    """A card goes from one holder to another."""
    state.cards[here][card] -= 1
    state.cards[there][card] += 1


def move_all_cards(state, here, there):
    """All cards of a holder go to another."""
    for card in range(cards.CARDS):
        state.cards[there][card] += state.cards[here][card]
        state.cards[here][card] = 0


def discard_from_hand(state, seat, card):
    """53, 114: a card of the hand goes to the discard pile, open to all."""
    move_card(state, cards.HAND + seat, cards.DISCARDS, card)


def fill_pile(state):
    """46: the discards are shuffled into a new pile."""
    move_all_cards(state, cards.DISCARDS, cards.PILE)


def may_draw(state):
    """46: a card is left, in the pile or among the discards."""
    return cards_at(state, cards.PILE) + cards_at(state, cards.DISCARDS) > 0
