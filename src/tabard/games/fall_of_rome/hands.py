"""Chapter "Cards": who holds which card, what a card matches, and the hand limit (rule 2.3)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, push, seat_now
from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import cards, pieces
from .options import cards_match_by_colour
from .players import active_seat


def holds(state, seat, card):
    """Is this card in the seat's hand? A card not named yet is nobody's."""
    return card != OPEN and state.card_place[card] == cards.FIRST_HAND + seat


def holder(state, card):
    """Hands are open; the seat in whose hand a card is, or NO_SEAT (2.2.10)."""
    place = state.card_place[card]
    if cards.FIRST_HAND <= place < cards.FIRST_HAND + pieces.MOST_SEATS:
        return place - cards.FIRST_HAND
    return pieces.NO_SEAT


def hand_size(state, seat):
    """City and event cards both count (2.3.1, 2.13.6)."""
    return sum(
        state.card_place[card] == cards.FIRST_HAND + seat for card in range(cards.PLAYER_CARDS)
    )


SHOWS_COLOUR_OF = table(
    [[colours[tribe] for tribe in cards.CARD_TRIBE] for colours in cards.COLOUR]
)


def shows_colour_of(city, card):
    """The card's colour is one of the city's colours (3.2)."""
    return SHOWS_COLOUR_OF[city][card] == 1


def matches(state, city, card):
    """A card matches a city by name (or, as an option, by colour) (2.4.3, 2.4.6, 4.7)."""
    if cards_match_by_colour(state):
        return shows_colour_of(city, card)
    return cards.CARD_CITY[card] == city


def holds_match(state, seat, city):
    """The seat holds a city card that matches the city."""
    return any(
        holds(state, seat, card) and matches(state, city, card) for card in range(cards.CITY_CARDS)
    )


def holds_colour_of(state, seat, city):
    """The seat holds a city card of one of the city's colours."""
    count = 0
    for card in range(cards.CITY_CARDS):  # all are counted: the compiler takes many at once
        count += holds(state, seat, card) & SHOWS_COLOUR_OF[city][card]
    return count > 0


def cards_of_tribe(state, seat, tribe):
    """How many city cards of a tribe's colour the seat holds."""
    return sum(
        state.card_place[cards.OF_TRIBE[tribe][i]] == cards.FIRST_HAND + seat
        for i in range(cards.CARDS_OF_TRIBE[tribe])
    )


def holds_city_card(state, seat):
    """The seat holds a city card at all."""
    return any(holds(state, seat, card) for card in range(cards.CITY_CARDS))


NOT_YOUR_CARD = refuse("2.4", _("{card} is not in your hand."), card=cards.PLAYER_CARDS)


def why_not_pay(state, seat, card):
    """A cost comes from your own hand (2.4, 2.4.2, 2.4.9, 2.16.3)."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    return LEGAL


DISCARDED_CARD = told(
    "discarded", "2.4", _("{pawn} discards {card}."), card=cards.PLAYER_CARDS, together="card"
)


def pay(state, seat, card):
    """A card goes from hand to the player discard pile."""
    state.card_place[card] = cards.DISCARD
    tell(state, DISCARDED_CARD, seat, card)


def check_limit(state, seat):
    """A hand of more than 7 is brought down at once, when an event has made it so, after the event;
    that of the active player, in phase 2, only when the phase ends: ``turn.bring_hand_down`` (27,
    2.3, 2.3.2, 2.3.3, 2.11.14, 4.15)."""
    if hand_size(state, seat) > cards.HAND_LIMIT and not (
        in_phase_two(state) and seat == active_seat(state)
    ):
        push(state, phases.OVER_LIMIT, seat)


def in_phase_two(state):
    """Cards are being drawn, and revolts resolved; only then can a hand grow beyond 8 (2.3.2,
    2.3.4)."""
    return goes_on(state, phases.AFTER_DRAW)


def in_phase_three(state):
    """Cities are being invaded (1)."""
    return goes_on(state, phases.INVASION)


def within_limit(state):
    """Nobody is asked to discard further when 7 cards are left (2.3)."""
    return hand_size(state, seat_now(state)) <= cards.HAND_LIMIT


CARD_NOT_HELD = refuse("2.3", _("{card} is not in this hand."), card=cards.PLAYER_CARDS)


def why_not_discard(state, seat, card):
    """The seat over the limit discards a card of its own choice, city or event (27, 2.3.3,
    2.16.9)."""
    if not holds(state, seat, card):
        return because(CARD_NOT_HELD, card)
    return LEGAL


def discard(state, seat, card):
    """The card goes to the player discard pile (27)."""
    pay(state, seat, card)
