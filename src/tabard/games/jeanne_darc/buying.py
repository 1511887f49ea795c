"""Chapter "Phase 4, buying" (rules 47 to 61)."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now, turn_to

from .cities import owns
from .components import (
    CARD_PRICE,
    CASTLE_LEVEL,
    CASTLE_PRICE,
    DISCARDS,
    FORTRESS_LEVEL,
    FORTRESS_PRICE,
    GARRISON_LEVEL,
    HAND,
    HAND_LIMIT,
    NO_CITY,
)
from .dealing import turn_up_for
from .hands import discard_from_hand, hand_size, in_hand, may_draw, move_all_cards
from .players import next_in_order, takes_part
from .readings import base_prices, one_fortress_a_round
from .refusals import (
    CASTLE_BUILT,
    CASTLE_TOO_NEW,
    FORTRESS_BUILT,
    FORTRESS_STANDS,
    HAND_FULL,
    NO_CASTLE_LEFT,
    NO_CASTLE_TO_FORTIFY,
    NO_COINS_FOR_CARD,
    NO_COINS_FOR_CASTLE,
    NO_COINS_FOR_FORTRESS,
    NO_FORTRESS_LEFT,
    NO_GARRISON_TO_CASTLE,
    NOT_IN_HAND,
    NOT_YOUR_CITY,
    NOTHING_TO_DRAW,
)
from .state import BUY_CARD, BUYING, OVER_HAND_LIMIT
from .supply import castles_left, fortresses_left
from .told import (
    BUILT_CASTLE,
    BUILT_FORTRESS,
    DISCARDED,
)

CHEAPEST = 6  # the line of the price list for six players; two to four pay more


@rule
def phase_four(state):
    """47, 62, 134: one player after the other, in the order in which they stand now; by option who
    is out puts the hand away."""
    for seat in range(state.seats):
        if not takes_part(state, seat):
            move_all_cards(state, HAND + seat, DISCARDS)
    first = next_in_order(state, 0)
    push(state, BUYING, state.order[first])
    move_cursor(state, first)


@rule
def price_line(state):
    """50, 51, 52, 4.6: prices go by the number of players."""
    return CHEAPEST if base_prices(state) else state.seats


# --- cards --------------------------------------------------------------------------------------


@rule
def why_not_buy_card(state, seat):
    """46, 49, 53: 2 coins; a hand never exceeds 12; there must be a card to draw."""
    if state.coins[seat] < CARD_PRICE:
        return because(NO_COINS_FOR_CARD, CARD_PRICE, state.coins[seat])
    if hand_size(state, seat) >= HAND_LIMIT:
        return because(HAND_FULL, hand_size(state, seat))
    if not may_draw(state):
        return because(NOTHING_TO_DRAW)
    return LEGAL


@rule
def buy_card(state, seat):
    """47, 49: drawn blind from the pile, and seen before the next purchase."""
    state.coins[seat] -= CARD_PRICE
    turn_up_for(state, BUY_CARD, seat)


# --- castles and fortresses ---------------------------------------------------------------------


@rule
def why_not_build_castle(state, seat, city):
    """50, 54, 55, 58: on an own garrison city, one a round."""
    if not owns(state, seat, city):
        return because(NOT_YOUR_CITY, city)
    if state.level[city] != GARRISON_LEVEL:
        return because(NO_GARRISON_TO_CASTLE, city)
    if state.castle_built[seat] != NO_CITY:
        return because(CASTLE_BUILT, state.castle_built[seat])
    if castles_left(state) == 0:
        return because(NO_CASTLE_LEFT)
    price = CASTLE_PRICE[price_line(state)]
    if state.coins[seat] < price:
        return because(NO_COINS_FOR_CASTLE, price, state.coins[seat])
    return LEGAL


@rule
def when_build_castle(state, seat):
    """50: not without the coins."""
    return state.coins[seat] >= CASTLE_PRICE[price_line(state)]


@rule
def build_castle(state, seat, city):
    """50, 54: the garrison city is a castle now."""
    state.coins[seat] -= CASTLE_PRICE[price_line(state)]
    state.level[city] = CASTLE_LEVEL
    state.castle_built[seat] = city
    tell(state, BUILT_CASTLE, seat, city)


@rule
def why_not_build_fortress(state, seat, city):
    """51, 54, 56, 57, 58, 60: on an own castle, built or captured in an earlier round."""
    if not owns(state, seat, city):
        return because(NOT_YOUR_CITY, city)
    if state.level[city] == FORTRESS_LEVEL:
        return because(FORTRESS_STANDS, city)
    if state.level[city] != CASTLE_LEVEL:
        return because(NO_CASTLE_TO_FORTIFY, city)
    if state.castle_built[seat] == city:
        return because(CASTLE_TOO_NEW, city)
    if one_fortress_a_round(state) and state.fortresses_built[seat] > 0:
        return because(FORTRESS_BUILT)
    if fortresses_left(state) == 0:
        return because(NO_FORTRESS_LEFT)
    price = FORTRESS_PRICE[price_line(state)]
    if state.coins[seat] < price:
        return because(NO_COINS_FOR_FORTRESS, price, state.coins[seat])
    return LEGAL


@rule
def when_build_fortress(state, seat):
    """51: not without the coins."""
    return state.coins[seat] >= FORTRESS_PRICE[price_line(state)]


@rule
def build_fortress(state, seat, city):
    """51, 54, 59: the castle is a fortress now; its piece stays in use beneath."""
    state.coins[seat] -= FORTRESS_PRICE[price_line(state)]
    state.level[city] = FORTRESS_LEVEL
    state.fortresses_built[seat] += 1
    tell(state, BUILT_FORTRESS, seat, city)


# --- the end of buying --------------------------------------------------------------------------


@rule
def why_not_stop_buying(state, seat):
    """48: nobody has to spend."""
    return LEGAL


@rule
def default_stop_buying(state, seat):
    """48: an absent seat keeps its coins."""
    return True


@rule
def stop_buying(state, seat):
    """47, 48, 53: the next player buys; a hand above 12 is brought down first."""
    after = next_in_order(state, cursor(state) + 1)
    if after < state.seats:
        turn_to(state, BUYING, state.order[after])
        move_cursor(state, after)
    else:
        pop(state)
    if over_limit(state, seat):
        push(state, OVER_HAND_LIMIT, seat)


@rule
def over_limit(state, seat):
    """53, I7: more than 12 cards in hand."""
    return hand_size(state, seat) > HAND_LIMIT


@rule
def within_limit(state):
    """53: nobody is asked to discard further."""
    return not over_limit(state, seat_now(state))


@rule
def why_not_discard(state, seat, card):
    """53: a card of the hand, by choice."""
    if in_hand(state, seat, card) == 0:
        return because(NOT_IN_HAND, card)
    return LEGAL


@rule
def discard(state, seat, card):
    """53: one at a time."""
    discard_from_hand(state, seat, card)
    tell(state, DISCARDED, seat, card)
