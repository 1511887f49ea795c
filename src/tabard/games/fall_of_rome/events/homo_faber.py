"""Event 7, Homo faber fortunae suae (rule 3.8.7)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import cards
from ..hands import check_limit
from ..players import active_seat, your_city
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

NO_CARD_TO_FIND = refuse("3.8.7", _("No fitting card lies in the player discard pile."))
NOT_IN_DISCARD = refuse("3.8.7", _("{card} is not in the player discard pile."))
NOT_OF_YOUR_CITY = refuse("3.8.7", _("{card} does not name {city}."))


def why_not_homo_faber(state, seat, effect, card):
    """The active player takes a card of his city (corrupt: any city card) from the player discard
    pile (3.8.7)."""
    if refusal := why_not_play(state, seat, cards.HOMO_FABER):
        return refusal
    if card == OPEN:
        return LEGAL if something_to_find(state, effect) else because(NO_CARD_TO_FIND)
    if state.card_place[card] != cards.DISCARD:
        return because(NOT_IN_DISCARD, card)
    if effect != cards.CORRUPT and cards.CARD_CITY[card] != your_city(state):
        return because(NOT_OF_YOUR_CITY, card, your_city(state))
    return LEGAL


def something_to_find(state, effect):
    """A fitting card lies in the discard pile (3.8.7)."""
    for card in range(cards.CITY_CARDS):
        fits = effect == cards.CORRUPT or cards.CARD_CITY[card] == your_city(state)
        if state.card_place[card] == cards.DISCARD and fits:
            return True
    return False


def consent_homo_faber(state, seat, effect, card):
    """The holder of the event (2.11.13)."""
    return holders_consent(state, cards.HOMO_FABER)


TOOK = told("took", "3.8.7", _("{pawn} takes {card} from the discard pile."))


def homo_faber(state, seat, effect, card):
    """The card comes into the active player's hand, whoever played the event (3.8.7, 2.11.14)."""
    pay_for_event(state, cards.HOMO_FABER, effect)
    if state.ended != 0:
        return
    forget_holder(state)
    state.card_place[card] = cards.FIRST_HAND + active_seat(state)
    tell(state, TOOK, state.turn, card)
    check_limit(state, active_seat(state))
