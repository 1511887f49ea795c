"""Event 7, Homo faber fortunae suae (rule 3.8.7)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell

from ..components import CARD_CITY, CITY_CARDS, CORRUPT, DISCARD, FIRST_HAND, HOMO_FABER
from ..hands import check_limit
from ..players import active_seat, your_city
from ..refusals import NO_CARD_TO_FIND, NOT_IN_DISCARD, NOT_OF_YOUR_CITY
from .playing import end_event, holder_agrees, pay_for_event, why_not_play
from .told import TOOK


@rule
def why_not_homo_faber(state, seat, effect, card):
    """3.8.7: the active player takes a card of his city (corrupt: any city card) from the player
    discard pile."""
    refusal = why_not_play(state, seat, HOMO_FABER)
    if refusal != LEGAL:
        return refusal
    if card == OPEN:
        return LEGAL if something_to_find(state, effect) else because(NO_CARD_TO_FIND)
    if state.card_place[card] != DISCARD:
        return because(NOT_IN_DISCARD, card)
    if effect != CORRUPT and CARD_CITY[card] != your_city(state):
        return because(NOT_OF_YOUR_CITY, card, your_city(state))
    return LEGAL


@rule
def something_to_find(state, effect):
    """3.8.7: a fitting card lies in the discard pile."""
    for card in range(CITY_CARDS):
        fits = effect == CORRUPT or CARD_CITY[card] == your_city(state)
        if state.card_place[card] == DISCARD and fits:
            return True
    return False


@rule
def consent_homo_faber(state, seat, effect, card):
    """2.11.13: the holder of the event."""
    return holder_agrees(state, HOMO_FABER)


@rule
def homo_faber(state, seat, effect, card):
    """3.8.7, 2.11.14: the card comes into the active player's hand, whoever played the event."""
    pay_for_event(state, HOMO_FABER, effect)
    if state.ended != 0:
        return
    end_event(state)
    state.card_place[card] = FIRST_HAND + active_seat(state)
    tell(state, TOOK, state.turn, card)
    check_limit(state, active_seat(state))
