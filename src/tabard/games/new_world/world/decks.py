"""The decks (3.19.2, 3.21.3): which cards are in the game, and how an empty deck is remade."""

from __future__ import annotations

from tabard.engine.flow.stack import push

from .. import phases
from ..components import cards
from ..options import MONOPOLY, PIRATE, ROYAL, level, plays_with
from .conventions import period
from .hands import after_deck, cards_of_deck_at, first_of_deck, place_of, put_card
from .nations import plays


def cards_in_deck(state, deck):
    """How many cards a deck holds."""
    return cards_of_deck_at(state, deck, cards.DECK)


def remake_deck(state, deck):
    """An empty deck is remade from its discards (3.21.3)."""
    if cards_in_deck(state, deck) == 0:
        return_discards(state, deck)


def return_discards(state, deck):
    """The discards go back into the deck (3.9.A1)."""
    for card in range(first_of_deck(deck), after_deck(deck)):
        if place_of(state, card) == cards.DISCARD:
            put_card(state, card, cards.DECK)


def add_cards_of_the_period(state):
    """Cards of the level and of the periods reached; some decks are double (3.19.2, 3.21.3)."""
    for card in range(cards.CARDS):
        if place_of(state, card) == cards.OUT and is_in_the_game(state, card):
            put_card(state, card, cards.DECK)


def is_in_the_game(state, card):
    """By the level, the period and the number of players (3.21)."""
    if cards.CARD_LEVEL[card] > level(state) or cards.CARD_PERIOD[card] > period(state):
        return False
    return is_in_the_box(state, card)


def is_in_the_box(state, card):
    """Second copies for four or five nations, two cards not for two, nation cards only of nations
    in the game, royal and black ones and the monopoly with their modules (3.21.3, 3.21)."""
    event = cards.CARD_EVENT[card]
    if cards.CARD_COPY[card] == 1 and state.seats < 4:
        return False
    if state.seats == 2 and (event == cards.MARRIAGE_TREATY or event == cards.BROKEN_ALLIANCE):
        return False
    is_royal = event == cards.ROYAL_GUARD or event == cards.FLAGSHIP
    if is_royal and not plays_with(state, ROYAL):
        return False
    if event == cards.MONOPOLY_GRANT and not plays_with(state, MONOPOLY):
        return False
    if cards.CARD_COLOUR[card] == cards.BLACK and not plays_with(state, PIRATE):
        return False
    return card < cards.GENERAL_CARDS or plays(state, cards.CARD_NATION[card])


# How many are drawn of the own deck and of the general one, in one number.
STEP_OF_DRAW = 16


def draw_cards(state, seat, general, own):
    """General cards, then cards of the own nation (3.9.A3)."""
    push(state, phases.DRAW, seat, STEP_OF_DRAW * own + general)
