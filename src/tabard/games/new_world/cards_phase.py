"""3.9.A, the cards phase: its course, the periods, income, the order of play."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.sequence import Course
from tabard.engine.stack import pop, push

from .cards.alchemy import draw_for_the_turn
from .components.cards import (
    BLACK,
    BROKEN_ALLIANCE,
    CARD_COLOUR,
    CARD_COPY,
    CARD_EVENT,
    CARD_LEVEL,
    CARD_NATION,
    CARD_NUMBER,
    CARD_PERIOD,
    CARDS,
    DECK,
    FLAGSHIP,
    GENERAL_CARDS,
    MARRIAGE_TREATY,
    MONOPOLY_GRANT,
    ORDER_OF_CARD,
    OUT,
    ROYAL_GUARD,
)
from .components.nations import NATIONS
from .components.units import DUCATS, POINTS
from .ending import first_turn
from .hands import (
    cards_in_deck,
    place_of,
    put_card,
    remake_deck,
    return_discards,
    throw_away,
)
from .nations import merchant_fleets, period, plays
from .options import MONOPOLY, PIRATE, ROYAL, level, plays_with
from .phases import DEMAND, GIFTS, ORDER_CARD, OVER_LIMIT
from .refusals import NOT_IN_THE_DECK
from .state import ORDER
from .told import (
    INCOME,
    NEW_PERIOD,
    ORDER_NAMED,
)
from .turn import PLACES_IN_ORDER, seat_at
from .units import can_take
from .works.income import colony_income

COURSE = Course(
    income=1, draw=PLACES_IN_ORDER, gifts=PLACES_IN_ORDER, demand=PLACES_IN_ORDER, order=1
)
MERCHANT_INCOME = 10


@rule
def receive_all_incomes(state):
    """3.9.A1, 3.9.A2: a new period begins, and all have their income."""
    begin_period(state)
    for nation in range(NATIONS):
        if plays(state, nation):
            receive_income(state, nation)


@rule
def draw_in_turn(state, place):
    """3.9.A3: cards are drawn; afterwards the limit holds."""
    seat = seat_at(state, place)
    push(state, OVER_LIMIT, seat)
    draw_for_the_turn(state, seat, 5 if period(state) >= 3 else 4, 1)


@rule
def give_in_turn(state, place):
    """3.9.A5: gifts to the king."""
    push(state, GIFTS, seat_at(state, place))


@rule
def demand_in_turn(state, place):
    """3.9.A6: the public demand."""
    push(state, DEMAND, seat_at(state, place))


@rule
def let_a_card_name_the_order(state):
    """3.9.A7: a card of the general deck names the order of the first round."""
    remake_deck(state, NATIONS)
    if cards_in_deck(state, NATIONS) > 0:
        push(state, ORDER_CARD, CHANCE)


@rule
def begin_period(state):
    """3.9.A1: a new period adds its cards, and the discards are shuffled in again."""
    if state.turn % 4 != 1 or state.turn == first_turn(state):
        return
    tell(state, NEW_PERIOD, period(state))
    add_cards_of_the_period(state)
    for deck in range(NATIONS + 1):
        return_discards(state, deck)


@rule
def add_cards_of_the_period(state):
    """3.19.2, 3.21.3: cards of the level and of the periods reached; some decks are double."""
    for card in range(CARDS):
        if place_of(state, card) == OUT and is_in_the_game(state, card):
            put_card(state, card, DECK)


@rule
def is_in_the_game(state, card):
    """3.21: by the level, the period and the number of players."""
    if CARD_LEVEL[card] > level(state) or CARD_PERIOD[card] > period(state):
        return False
    return is_in_the_box(state, card)


@rule
def is_in_the_box(state, card):
    """3.21.3, 3.21: second copies for four or five nations, two cards not for two, nation cards
    only of nations in the game, royal and black ones and the monopoly with their modules."""
    event = CARD_EVENT[card]
    if CARD_COPY[card] == 1 and state.seats < 4:
        return False
    if state.seats == 2 and (event == MARRIAGE_TREATY or event == BROKEN_ALLIANCE):
        return False
    if event == ROYAL_GUARD or event == FLAGSHIP:
        if not plays_with(state, ROYAL):
            return False
    if event == MONOPOLY_GRANT and not plays_with(state, MONOPOLY):
        return False
    if CARD_COLOUR[card] == BLACK and not plays_with(state, PIRATE):
        return False
    return card < GENERAL_CARDS or plays(state, CARD_NATION[card])


@rule
def receive_income(state, nation):
    """3.9.A2: build points by the production rate, ducats of colonies and merchant fleets."""
    points = min(state.production[nation], can_take(state, nation, POINTS))
    ducats = MERCHANT_INCOME * merchant_fleets(state, nation) + colony_income(state, nation)
    ducats = min(ducats, can_take(state, nation, DUCATS))
    state.held[nation][POINTS] += points
    state.held[nation][DUCATS] += ducats
    tell(state, INCOME, nation, points, ducats)


@rule
def why_not_name_order(state, seat, card):
    """3.9.A7: any card of the general deck."""
    if card >= GENERAL_CARDS or place_of(state, card) != DECK:
        return because(NOT_IN_THE_DECK, card)
    return LEGAL


@rule
def name_order(state, seat, card):
    """3.9.A7, 3.19.3: its order string is the order of the first impulse round."""
    throw_away(state, card)
    tell(state, ORDER_NAMED, card)
    place = 0
    for n in range(ORDER):
        nation = ORDER_OF_CARD[CARD_NUMBER[card]][n]
        if plays(state, nation):
            state.order[place] = nation
            place += 1
    pop(state)
