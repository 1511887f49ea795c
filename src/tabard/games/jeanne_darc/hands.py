"""Combat cards: in the pile, in hand, used, discarded, and collected again (rules 16, 40 to 46, 53,
115, 123). Who sees a hand (1.13) is said where hands are declared:
`components/cards.WHO_SEES_CARDS`."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from .book import told
from .components import cards
from .players import takes_part
from .readings import keeps_cards


def cards_at(state, holder):
    """How many cards lie there."""
    return sum(state.cards[holder][card] for card in range(cards.CARDS))


def hand_size(state, seat):
    """How many cards a player holds; everybody may know. Used ones do not count. (40, 1.13)"""
    return cards_at(state, cards.HAND + seat)


def in_hand(state, seat, card):
    """How many cards of this kind a player holds (40)."""
    return state.cards[cards.HAND + seat][card]


def yellow_in_hand(state, seat):
    """The yellow cards of a hand (41, 43, 45, 87, S52)."""
    return sum(state.cards[cards.HAND + seat][card] for card in range(cards.YELLOW))


def used_cards(state, seat):
    """The used cards that lie in front of a player (115)."""
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
    """A card of the hand goes to the discard pile, open to all (53, 114)."""
    move_card(state, cards.HAND + seat, cards.DISCARDS, card)


def fill_pile(state):
    """The discards are shuffled into a new pile (46)."""
    move_all_cards(state, cards.DISCARDS, cards.PILE)


def may_draw(state):
    """A card is left, in the pile or among the discards (46)."""
    return cards_at(state, cards.PILE) + cards_at(state, cards.DISCARDS) > 0


CARDS_COLLECTED = told("collected", "123", _("All cards are collected and shuffled."))
CARDS_KEPT = told("kept", "123", _("Used cards are taken up again; the discards are shuffled."))


def collect_cards(state):
    """All cards, used ones and those in hands too, are shuffled into a new pile; or, by option,
    players take their used cards back and keep their hands (123, I6, S45, S56)."""
    for seat in range(state.seats):
        if keeps_cards(state) and takes_part(state, seat):
            move_all_cards(state, cards.USED + seat, cards.HAND + seat)
        else:
            move_all_cards(state, cards.USED + seat, cards.PILE)
            move_all_cards(state, cards.HAND + seat, cards.PILE)
    move_all_cards(state, cards.DISCARDS, cards.PILE)
    tell(state, CARDS_KEPT if keeps_cards(state) else CARDS_COLLECTED)
