"""Chapter "Phase 4, buying" (rules 47 to 61)."""

from __future__ import annotations

from tabard.engine.flow.stack import cursor, pop, push, seat_now, turn_to
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .cities import owns
from .components import board, cards, pieces
from .dealing_cards import turn_up_for
from .hands import discard_from_hand, hand_size, in_hand, may_draw, move_all_cards
from .players import next_in_order, takes_part
from .readings import base_prices, one_fortress_a_round
from .supply import castles_left, fortresses_left

CHEAPEST = 6  # the line of the price list for six players; two to four pay more


def begin_buying(state):
    """Phase 4: one player after the other, in the order in which they stand now; by option who is
    out puts the hand away (47, 62, 134)."""
    for seat in range(state.seats):
        if not takes_part(state, seat):
            move_all_cards(state, cards.HAND + seat, cards.DISCARDS)
    first = next_in_order(state, 0)
    push(state, phases.BUYING, state.order[first], first)


def price_line(state):
    """Prices go by the number of players (50, 51, 52, 4.6)."""
    return CHEAPEST if base_prices(state) else state.seats


# --- cards --------------------------------------------------------------------------------------


NO_COINS_FOR_CARD = refuse("49", _("A card costs {price}; you have {coins}."))
HAND_FULL = refuse("53", _("A hand holds 12 cards, and you have {count}."), count=NUMBER)
NOTHING_TO_DRAW = refuse("46", _("No card is left to draw."))


def why_not_buy_card(state, seat):
    """2 coins; a hand never exceeds 12; there must be a card to draw (49, 46, 53)."""
    if state.coins[seat] < pieces.CARD_PRICE:
        return because(NO_COINS_FOR_CARD, pieces.CARD_PRICE, state.coins[seat])
    if hand_size(state, seat) >= pieces.HAND_LIMIT:
        return because(HAND_FULL, hand_size(state, seat))
    if not may_draw(state):
        return because(NOTHING_TO_DRAW)
    return LEGAL


def buy_card(state, seat):
    """Drawn blind from the pile, and seen before the next purchase (47, 49)."""
    state.coins[seat] -= pieces.CARD_PRICE
    turn_up_for(state, phases.BUY_CARD, seat)


# --- castles and fortresses ---------------------------------------------------------------------


NOT_YOUR_CITY = refuse("54", _("{city} is not yours."))
NO_GARRISON_TO_CASTLE = refuse("54", _("{city} has a castle or a fortress already."))
CASTLE_BUILT = refuse("55", _("You have built a castle this round, in {city}."))
NO_CASTLE_LEFT = refuse("58", _("All 20 castles are on the board."))
NO_COINS_FOR_CASTLE = refuse("50", _("A castle costs {price}; you have {coins}."))


def why_not_build_castle(state, seat, city):
    """On an own garrison city, one a round (50, 54, 55, 58)."""
    if not owns(state, seat, city):
        return because(NOT_YOUR_CITY, city)
    if state.level[city] != pieces.GARRISON_LEVEL:
        return because(NO_GARRISON_TO_CASTLE, city)
    if state.castle_built[seat] != board.NO_CITY:
        return because(CASTLE_BUILT, state.castle_built[seat])
    if castles_left(state) == 0:
        return because(NO_CASTLE_LEFT)
    price = pieces.CASTLE_PRICE[price_line(state)]
    if state.coins[seat] < price:
        return because(NO_COINS_FOR_CASTLE, price, state.coins[seat])
    return LEGAL


def when_build_castle(state, seat):
    """Not without the coins (50)."""
    return state.coins[seat] >= pieces.CASTLE_PRICE[price_line(state)]


BUILT_CASTLE = told("built_castle", "50", _("{seat} builds a castle in {city}."))


def build_castle(state, seat, city):
    """The garrison city is a castle now (50, 54)."""
    state.coins[seat] -= pieces.CASTLE_PRICE[price_line(state)]
    state.level[city] = pieces.CASTLE_LEVEL
    state.castle_built[seat] = city
    tell(state, BUILT_CASTLE, seat, city)


NO_CASTLE_TO_FORTIFY = refuse("54", _("A fortress needs a castle, and {city} has none."))
FORTRESS_STANDS = refuse("54", _("{city} has a fortress already."))
CASTLE_TOO_NEW = refuse("56", _("The castle of {city} was built this round."))
FORTRESS_BUILT = refuse("57", _("You have built a fortress this round."))
NO_FORTRESS_LEFT = refuse("58", _("All 10 fortresses are on the board."))
NO_COINS_FOR_FORTRESS = refuse("51", _("A fortress costs {price}; you have {coins}."))


def why_not_build_fortress(state, seat, city):
    """On an own castle, built or captured in an earlier round (51, 54, 56, 57, 58, 60)."""
    if not owns(state, seat, city):
        return because(NOT_YOUR_CITY, city)
    if state.level[city] == pieces.FORTRESS_LEVEL:
        return because(FORTRESS_STANDS, city)
    if state.level[city] != pieces.CASTLE_LEVEL:
        return because(NO_CASTLE_TO_FORTIFY, city)
    if state.castle_built[seat] == city:
        return because(CASTLE_TOO_NEW, city)
    if one_fortress_a_round(state) and state.fortresses_built[seat] > 0:
        return because(FORTRESS_BUILT)
    if fortresses_left(state) == 0:
        return because(NO_FORTRESS_LEFT)
    price = pieces.FORTRESS_PRICE[price_line(state)]
    if state.coins[seat] < price:
        return because(NO_COINS_FOR_FORTRESS, price, state.coins[seat])
    return LEGAL


def when_build_fortress(state, seat):
    """Not without the coins (51)."""
    return state.coins[seat] >= pieces.FORTRESS_PRICE[price_line(state)]


BUILT_FORTRESS = told("built_fortress", "51", _("{seat} builds a fortress in {city}."))


def build_fortress(state, seat, city):
    """The castle is a fortress now; its piece stays in use beneath (51, 54, 59)."""
    state.coins[seat] -= pieces.FORTRESS_PRICE[price_line(state)]
    state.level[city] = pieces.FORTRESS_LEVEL
    state.fortresses_built[seat] += 1
    tell(state, BUILT_FORTRESS, seat, city)


# --- the end of buying --------------------------------------------------------------------------


def stop_buying(state, seat):
    """Nobody has to spend; the next player buys; a hand above 12 is brought down first; an absent
    seat keeps its coins (48, 47, 53)."""
    after = next_in_order(state, cursor(state) + 1)
    if after < state.seats:
        turn_to(state, phases.BUYING, state.order[after], after)
    else:
        pop(state)
    if over_limit(state, seat):
        push(state, phases.OVER_HAND_LIMIT, seat)


def over_limit(state, seat):
    """More than 12 cards in hand (53, I7)."""
    return hand_size(state, seat) > pieces.HAND_LIMIT


def within_limit(state):
    """Nobody is asked to discard further (53)."""
    return not over_limit(state, seat_now(state))


NOT_IN_HAND = refuse("53", _("You hold no card of that kind: {card}."))


def why_not_discard(state, seat, card):
    """A card of the hand, by choice (53)."""
    if in_hand(state, seat, card) == 0:
        return because(NOT_IN_HAND, card)
    return LEGAL


DISCARDED = told("discarded", "53", _("{seat} discards {card}."))


def discard(state, seat, card):
    """One at a time (53)."""
    discard_from_hand(state, seat, card)
    tell(state, DISCARDED, seat, card)
