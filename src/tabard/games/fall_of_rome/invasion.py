"""Chapter "Invade cities" (rules 52 to 57), and the way back along the migration route (2.7)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import phases
from .book import told
from .components import board, cards
from .deck import (
    barbarian_deck_is_empty,
    highest_layer,
    refill_empty_deck,
    why_not_from_the_layer_asked,
)
from .options import first_cities_are_open, invasions_walk_back
from .placing_and_sacking import place
from .players import active_seat

# The cards are counted once. Then one after the other comes up, for ``go_on`` leads back to
# ``turn_a_card``, until none is left to turn: with that phase 3 is over.
STEPS = Course(count=1, turn_a_card=1, go_on=1)
NEXT_CARD = STEPS.begins["turn_a_card"]


SKIPPED = told("skipped", "3.8.9", _("No barbarian card is turned this turn."))


def count_cards_to_turn(state):
    """The number is read once, less what Abundans cautela takes off (52, 4.26, 3.8.9, 2.12.2,
    3.12.10)."""
    state.cards_to_turn = max(0, board.INVASION_RATE[state.rate] - state.fewer_invasions)
    if state.cards_to_turn == 0:
        tell(state, SKIPPED)


def turn_barbarian_card(state):
    """The top card of the barbarian deck comes up, one card at a time, until none is left to turn;
    then phase 3 is over. Where deck and discards hold no card it is skipped. (52, 2.12, 2.12.3)"""
    if state.cards_to_turn == 0:
        pop(state)
        return
    state.cards_to_turn -= 1
    refill_empty_deck(state)
    if not barbarian_deck_is_empty(state):
        push(state, phases.TOP_BARBARIAN, CHANCE, highest_layer(state))


def go_on_to_the_next_card(state):
    """Events may be played between two cards (53, 2.11.4)."""
    go_to(state, NEXT_CARD)
    if state.cards_to_turn > 0:
        push(state, phases.BETWEEN_INVASIONS, active_seat(state))


def why_not_barbarian_card(state, seat, card):
    """A card of the highest layer (52, 2.15)."""
    return why_not_from_the_layer_asked(state, card)


TURNED = told("turned", "52", _("Barbarian card: {card}."), card=cards.BARBARIAN_CARDS)


def show_and_discard(state, card):
    """The card that chance was asked for is shown and discarded (42, 53)."""
    pop(state)
    state.barbarian[card] = cards.DISCARDED
    tell(state, TURNED, card)


def barbarian_card(state, seat, card):
    """One city is invaded, defended or not, and the card is discarded (53, 4.27, 2.7.4)."""
    show_and_discard(state, card)
    invade(state, cards.CARD_TRIBE[card], cards.CARD_CITY[card])


WALKED_BACK = told(
    "walked_back",
    "2.7",
    _(
        "No {tribe} are in {named} or one stop before it on their route: they invade {city}, the"
        " nearest stop open to them."
    ),
    named=board.CITIES,
)
NO_WAY = told("no_way", "55", _("No way is open for the {tribe}; nothing happens."))


def invade(state, tribe, named):
    """One barbarian of the tribe is placed in the city that it reaches (54, 2.7)."""
    city = city_reached(state, tribe, named)
    if city == board.NOWHERE:
        tell(state, NO_WAY, tribe)
        return
    if city != named:
        tell(state, WALKED_BACK, tribe, named, city)
    place(state, tribe, city)


def city_reached(state, tribe, named):
    """The named city if it can be invaded, else the nearest one before it on the route; by the
    letter none, and the card is void (2.7, 4.1, 2.7.1, 2.7.3, 3.12, 3.12.1, 3.12.2, 3.12.3,
    3.12.4)."""
    if not invasions_walk_back(state):
        return named if can_be_invaded(state, tribe, named) else board.NOWHERE
    city = named
    while not can_be_invaded(state, tribe, city):
        city = board.PREVIOUS_STOP[tribe][city]
    return city


def can_be_invaded(state, tribe, city):
    """The tribe is there already, or in the previous city of its route; legions do not close the
    way. To a first city the tribe comes from the supply, but by the letter only where it is
    already. (55, 56, 57, 4.28, 2.7.2)"""
    if state.cubes[city][tribe] > 0:
        return True
    previous = board.PREVIOUS_STOP[tribe][city]
    if previous == board.SUPPLY:
        return first_cities_are_open(state)
    return state.cubes[previous][tribe] > 0
