"""Who sees a hand (3.27): Secret Agents (N°32) and the Spy (3.18 N°14); cards are shown by name."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, popped, push, turn_to
from tabard.engine.kinds import CHANCE, EVERYBODY
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards
from ..world.hands import (
    A_HAND,
    has_seen,
    holds,
    is_red,
    lies_open,
    move_card,
    note_who_saw,
    place_of,
    show_card,
    show_hand,
)
from ..world.nations import seat_of


def begin_to_spy(state, seat, nation):
    """A card is taken at random, the rest of the hand is seen, another card left. What others knew
    of both hands is uncertain from now on. (N°32)"""
    other = seat_of(state, nation)
    for card in range(cards.GENERAL_CARDS):
        if not is_red(state, card) and (holds(state, other, card) or holds(state, seat, card)):
            note_who_saw(state, card, 0)
    push(state, phases.LEAVING, seat, other)
    show_hand(state, seat, nation)
    push(state, phases.STEALING, CHANCE, A_HAND * other + seat)


def who_looks(state):
    """The seat that sees a hand, or takes a card of it (3.27)."""
    return cursor(state) % A_HAND


def whose_hand(state):
    """And whose hand that is (3.27)."""
    return cursor(state) // A_HAND


NOT_OF_THIS_DECK = refuse("3.19.4", _("{card} is not a general card of that hand."))


def why_not_show(state, seat, card):
    """A card of the hand that has not been shown yet (3.27)."""
    return LEGAL if is_still_hidden(state, card) else because(NOT_OF_THIS_DECK, card)


def is_still_hidden(state, card):
    """In that hand, and the seat that looks has not seen it there (3.27)."""
    known = lies_open(card) or has_seen(state, card, who_looks(state))
    return holds(state, whose_hand(state), card) and not known


def seen_by_show(state, seat, card):
    """By one nation alone (3.27)."""
    return who_looks(state)


CARD_SHOWN = told("card_shown", "3.27", _("{seat} sees {card}."), unseen=_("{seat} sees a card."))


def show(state, seat, card):
    """Who has seen it knows it as long as it lies there (3.27)."""
    show_card(state, card, who_looks(state))
    tell(state, CARD_SHOWN, who_looks(state), card)


def hand_is_shown(state):
    """Every card has been shown (3.27)."""
    return not any(is_still_hidden(state, card) for card in range(cards.CARDS))


def why_not_steal(state, seat, card):
    """Each general card of the hand is equally likely (3.1.4, N°32)."""
    general = card < cards.GENERAL_CARDS and holds(state, whose_hand(state), card)
    return LEGAL if general else because(NOT_OF_THIS_DECK, card)


def seen_by_steal(state, seat, card):
    """Whose it was knows which is gone; all know a red one (3.27)."""
    return EVERYBODY if is_red(state, card) else whose_hand(state)


CARD_STOLEN = told(
    "card_stolen", "3.19.4", _("{seat} loses {card}."), unseen=_("{seat} loses a card.")
)


def steal(state, seat, card):
    """It leaves the hand (N°32)."""
    tell(state, CARD_STOLEN, whose_hand(state), card)
    move_card(state, card, cards.LEAVING_HAND + whose_hand(state))
    turn_to(state, phases.RECEIVING, CHANCE, cursor(state))


def why_not_receive(state, seat, card):
    """The card that is on its way (N°32)."""
    leaves = place_of(state, card) == cards.LEAVING_HAND + whose_hand(state)
    return LEGAL if leaves else because(NOT_OF_THIS_DECK, card)


def seen_by_receive(state, seat, card):
    """Who gets it; all know a red one (3.27)."""
    return EVERYBODY if is_red(state, card) else who_looks(state)


CARD_RECEIVED = told(
    "card_received", "3.19.4", _("{seat} receives {card}."), unseen=_("{seat} receives a card.")
)


def receive(state, seat, card):
    """Both partners know it now (3.27)."""
    giver, taker = whose_hand(state), who_looks(state)
    pop(state)
    move_card(state, card, cards.HAND + taker)
    show_card(state, card, giver)
    tell(state, CARD_RECEIVED, taker, card)


def why_not_leave_card(state, seat, card):
    """A general card of one's own, the one just taken as well (N°32)."""
    return LEGAL if card < cards.GENERAL_CARDS else because(NOT_OF_THIS_DECK, card)


def seen_by_leave_card(state, seat, card):
    """Who gets it, besides the one who leaves it; all know a red one (3.27)."""
    return EVERYBODY if is_red(state, card) else cursor(state)


CARD_LEFT = told(
    "card_left",
    "3.19.4",
    _("{seat} gets {card} in its place."),
    unseen=_("{seat} gets a card in its place."),
)


def leave_card(state, seat, card):
    """It lies in the other hand now (N°32)."""
    other = popped(state)
    move_card(state, card, cards.HAND + other)
    show_card(state, card, seat)
    tell(state, CARD_LEFT, other, card)
