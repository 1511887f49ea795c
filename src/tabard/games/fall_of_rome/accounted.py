"""Is every component where it can be? (rules 2.1 and 3.6)"""

from __future__ import annotations

from tabard.engine.rule import rule
from tabard.engine.stack import phase_now
from tabard.engine.words import _

from .components import (
    CITIES,
    FIRST_HAND,
    FULL,
    LAST_DECLINE,
    LAST_RATE,
    MOST_SEATS,
    NO_ROLE,
    NOWHERE,
    PILES,
    PLAYER_CARDS,
    TRIBES,
)
from .deck import events_of_the_vestalis, unseen_city_cards
from .players import pawns_in_play
from .state import WHICH_CARD
from .supply import cubes_in_supply, forts_in_supply, legions_in_supply

COMPLAINTS = (
    _("there are 16 legions, and never fewer than none in a city"),
    _("there are 6 forts, at most one in a city"),
    _("each tribe has its own number of cubes, at most 3 of them in a city"),
    _("a track has run off its end"),
    _("a pawn stands nowhere, or two pawns have one role"),
    _("the player deck must hold as many cards as are unseen (name pile_cards or other cards)"),
    _("the event deck of the Vestalis cannot hold fewer cards than none"),
    _("a card is in the hand of somebody who does not play"),
)
LEGIONS_OFF, FORTS_OFF, CUBES_OFF, TRACK_OFF, PAWN_OFF, DECK_OFF, EVENTS_OFF, HAND_OFF = range(1, 9)


@rule
def complaint(state):
    """2.1, 2.17: 0 when everything is where it can be, else the number of what is wrong."""
    if pieces_off(state) != 0:
        return pieces_off(state)
    if not 0 <= state.decline <= LAST_DECLINE or not 0 <= state.rate <= LAST_RATE:
        return TRACK_OFF
    if state.turns > 0 and pawns_off(state):
        return PAWN_OFF
    if state.turns > 0 and cards_in_piles(state) != cards_unseen_in_deck(state):
        return DECK_OFF
    if events_of_the_vestalis(state) < 0:
        return EVENTS_OFF
    if hands_off(state):
        return HAND_OFF
    return 0


@rule
def pieces_off(state):
    """2.1, 3.1: legions, forts and cubes."""
    for city in range(CITIES):
        if state.legions[city] < 0:
            return LEGIONS_OFF
        if not 0 <= state.fort[city] <= 1:
            return FORTS_OFF
        for tribe in range(TRIBES):
            if not 0 <= state.cubes[city][tribe] <= FULL:
                return CUBES_OFF
    for tribe in range(TRIBES):
        if cubes_in_supply(state, tribe) < 0:
            return CUBES_OFF
    if legions_in_supply(state) < 0:
        return LEGIONS_OFF
    if forts_in_supply(state) < 0:
        return FORTS_OFF
    return 0


@rule
def pawns_off(state):
    """2.2.4, 2.2.9: once play has begun each pawn stands somewhere, and no role is played twice."""
    for pawn in range(pawns_in_play(state)):
        if state.pawn[pawn] == NOWHERE:
            return True
        for other in range(pawn):
            if state.role[pawn] == state.role[other] and state.role[pawn] != NO_ROLE:
                return True
    return False


@rule
def cards_in_piles(state):
    """Ordinary cards in the piles of the player deck; one that has just come up is still counted
    until it is known."""
    count = 1 if phase_now(state) == WHICH_CARD else 0
    for pile in range(PILES):
        count += state.pile_cards[pile] - state.pile_revolt[pile]
    return count


@rule
def cards_unseen_in_deck(state):
    """2.15: unseen city cards and the events that were shuffled in."""
    return unseen_city_cards(state) + state.events_in_deck


@rule
def hands_off(state):
    """2.1, 2.13: only those who play hold cards."""
    for card in range(PLAYER_CARDS):
        seat = state.card_place[card] - FIRST_HAND
        if state.seats <= seat < MOST_SEATS:
            return True
    return False


@rule
def fit_deck(state):
    """A position that does not name the player deck has all unseen cards in five piles, without
    revolts."""
    left = cards_unseen_in_deck(state)
    for pile in range(PILES):
        state.pile_revolt[pile] = 0
        state.pile_cards[pile] = 0
        if pile < 5:
            state.pile_cards[pile] = left // 5 + (1 if pile < left % 5 else 0)
