"""Chapter "Cards" (3.19): where each card lies. A deck has no order; a red card is never hidden in
a hand, for it is shown when it is drawn (3.9.A4)."""

from __future__ import annotations

from tabard.engine.rule import rule, table

from .components.cards import (
    BRETHREN_OF_THE_COAST,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_NATION,
    CARDS,
    CORSAIR_NEST,
    DECK,
    DISCARD,
    GENERAL_CARDS,
    GONE,
    HAND,
    OWN_CARDS,
    PLAIN_CARDS,
    RED,
)
from .components.map import AREAS
from .components.nations import EN, ES, FR, NATIONS, NL, PT
from .components.units import SCHOOL
from .options import is_cursed

HAND_LIMIT, MOST_SCHOOLS, MOST_CARDS = 8, 4, 16

# A card is a card of a nation, a general one, or a red one of the general deck. Each of these piles
# has fields of its own, for their backs differ; and red ones lie apart.
RED_PILE = int(NATIONS) + 1
_reds = range(PLAIN_CARDS, GENERAL_CARDS)
PILE = table([RED_PILE if card in _reds else CARD_NATION[card] for card in CARDS.numbers])
IN_PILE = table([PILE[:card].count(PILE[card]) for card in CARDS.numbers])


@rule
def place_of(state, card):
    """Where a card lies."""
    if card < PLAIN_CARDS:
        return state.card_place[card]
    if card < GENERAL_CARDS:
        return state.red_place[card - PLAIN_CARDS]
    if card < after_deck(ES):
        return state.es_cards[card - first_of_deck(ES)]
    if card < after_deck(PT):
        return state.pt_cards[card - first_of_deck(PT)]
    if card < after_deck(FR):
        return state.fr_cards[card - first_of_deck(FR)]
    if card < after_deck(EN):
        return state.en_cards[card - first_of_deck(EN)]
    return state.nl_cards[card - first_of_deck(NL)]


@rule
def who_saw(state, card):
    """3.27: a bit for each seat that has seen a card, no red one, where it lies."""
    pile, at = PILE[card], IN_PILE[card]
    if pile == NATIONS:
        return state.card_seen[at]
    if pile == ES:
        return state.es_seen[at]
    if pile == PT:
        return state.pt_seen[at]
    if pile == FR:
        return state.fr_seen[at]
    if pile == EN:
        return state.en_seen[at]
    return state.nl_seen[at]


@rule
def lay_card(state, card, place, seats):
    """A card is laid somewhere, and these seats have seen it there; a red one everybody knows."""
    pile, at = PILE[card], IN_PILE[card]
    if pile == NATIONS:
        state.card_place[at] = place
        state.card_seen[at] = seats
    elif pile == RED_PILE:
        state.red_place[at] = place
    elif pile == ES:
        state.es_cards[at] = place
        state.es_seen[at] = seats
    elif pile == PT:
        state.pt_cards[at] = place
        state.pt_seen[at] = seats
    elif pile == FR:
        state.fr_cards[at] = place
        state.fr_seen[at] = seats
    elif pile == EN:
        state.en_cards[at] = place
        state.en_seen[at] = seats
    else:
        state.nl_cards[at] = place
        state.nl_seen[at] = seats


@rule
def put_card(state, card, place):
    """A card is laid somewhere; nobody has seen it there."""
    lay_card(state, card, place, 0)


@rule
def note_who_saw(state, card, seats):
    """A bit for each seat that has seen a card, no red one, where it lies."""
    lay_card(state, card, place_of(state, card), seats)


@rule
def has_seen(state, card, seat):
    """3.27: has this seat seen the card where it lies?"""
    return who_saw(state, card) >> seat & 1


@rule
def show_card(state, card, seat):
    """3.27: a seat sees the card where it lies; everybody knows a red one."""
    if not lies_open(card):
        note_who_saw(state, card, who_saw(state, card) | 1 << seat)


@rule
def unsee_card(state, card, seat):
    """Before a hand is shown card by card: none of it has been shown yet."""
    note_who_saw(state, card, who_saw(state, card) & ~(1 << seat))


@rule
def holds(state, seat, card):
    """Is the card in this hand?"""
    return place_of(state, card) == HAND + seat


@rule
def is_red(state, card):
    """3.19.1, 4.1: a compulsory event; under a curse the black cards that hide a haven too."""
    if CARD_COLOUR[card] == RED:
        return True
    event = CARD_EVENT[card]
    return is_cursed(state) and (event == CORSAIR_NEST or event == BRETHREN_OF_THE_COAST)


@rule
def lies_open(card):
    """3.27: a red card in a hand is known to all; a cursed one is shown to each seat instead."""
    return PLAIN_CARDS <= card < GENERAL_CARDS


@rule
def show_to_all(state, card):
    """3.27, 4.1: a compulsory card is shown, wherever it goes."""
    for seat in range(state.seats):
        show_card(state, card, seat)


@rule
def cards_in_hand(state, seat):
    """How many cards a seat holds; everybody may count them."""
    count = 0
    for card in range(CARDS):
        if place_of(state, card) == HAND + seat:
            count += 1
    return count


@rule
def general_cards_in_hand(state, seat):
    """How many of them are general ones; everybody may count them (3.27)."""
    return cards_of_deck_at(state, NATIONS, HAND + seat)


@rule
def red_cards_in_hand(state, seat):
    """3.9.A4: red cards, which everybody knows."""
    count = 0
    for card in range(GENERAL_CARDS):
        if place_of(state, card) == HAND + seat and is_red(state, card):
            count += 1
    return count


@rule
def hand_limit(state, seat):
    """3.9.A3: eight, and one for each own school, at most twelve."""
    schools = 0
    for area in range(AREAS):
        if state.owner[area] == state.nation[seat] and state.improvements[area] >> SCHOOL & 1:
            schools += 1
    return HAND_LIMIT + min(schools, MOST_SCHOOLS)


@rule
def first_of_deck(deck):
    """The first card of the general deck (NATIONS) or of a nation's."""
    return 0 if deck == NATIONS else GENERAL_CARDS + OWN_CARDS * deck


@rule
def after_deck(deck):
    """The card after the last one of a deck."""
    return GENERAL_CARDS if deck == NATIONS else GENERAL_CARDS + OWN_CARDS * (deck + 1)


@rule
def cards_in_deck(state, deck):
    """How many cards a deck holds."""
    return cards_of_deck_at(state, deck, DECK)


@rule
def cards_of_deck_at(state, deck, place):
    """How many cards of a deck lie in a place."""
    count = 0
    for card in range(first_of_deck(deck), after_deck(deck)):
        if place_of(state, card) == place:
            count += 1
    return count


@rule
def remake_deck(state, deck):
    """3.21.3: an empty deck is remade from its discards."""
    if cards_in_deck(state, deck) == 0:
        return_discards(state, deck)


@rule
def return_discards(state, deck):
    """3.9.A1: the discards go back into the deck."""
    for card in range(first_of_deck(deck), after_deck(deck)):
        if place_of(state, card) == DISCARD:
            put_card(state, card, DECK)


@rule
def throw_away(state, card):
    """3.19.2: a card that has been played or discarded lies open among the discards."""
    put_card(state, card, DISCARD)


@rule
def remove_card(state, card):
    """3.19.2: a card leaves the game."""
    put_card(state, card, GONE)
