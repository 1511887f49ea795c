"""3.9.A, the cards phase: income, cards, gifts to the king, public demand, the order of play."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, EVERYBODY, Kind
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now

from .components.cards import (
    BROKEN_ALLIANCE,
    CARD_COPY,
    CARD_CROWN,
    CARD_EVENT,
    CARD_LEVEL,
    CARD_NATION,
    CARD_NUMBER,
    CARD_PERIOD,
    CARDS,
    DECK,
    FLAGSHIP,
    GENERAL_CARDS,
    HAND,
    MARRIAGE_TREATY,
    ORDER_OF_CARD,
    OUT,
    ROYAL_GUARD,
)
from .components.map import AREAS, REGION
from .components.nations import NATIONS
from .components.units import COLONY_INCOME, DUCATS, POINTS
from .glory import win_glory
from .hands import (
    MOST_CARDS,
    after_deck,
    cards_in_deck,
    cards_in_hand,
    first_of_deck,
    hand_limit,
    holds,
    is_red,
    place_of,
    put_card,
    red_cards_in_hand,
    remake_deck,
    return_discards,
    throw_away,
)
from .nations import merchant_fleets, period, plays
from .options import ROYAL, level, plays_with
from .phases import DEAL, DEMAND, DRAW, GIFTS, ORDER_CARD, OVER_LIMIT
from .refusals import CROWN_GIVEN, NO_CROWN, NOT_IN_THE_DECK, NOT_YOUR_CARD, RED_STAYS, TOO_POOR
from .state import ORDER
from .told import (
    CROWN_CARD,
    DISCARDED,
    DREW,
    GAVE_KING,
    INCOME,
    NEW_PERIOD,
    ORDER_NAMED,
    SHOWED_RED,
)
from .turn import next_place, next_step, seat_in_turn, step_now
from .units import can_take

INCOMES, DRAWS, GIVES, DEMANDS_, NAMES_ORDER = range(5)
MERCHANT_INCOME = 10
GIFT = table([50, 200, 1000])
DUCATS_GIVEN = Kind("ducats", ["50", "200", "1000"])
STEP_OF_DRAW = 16


@rule
def go_on_with_the_cards_phase(state):
    """3.9.A: its steps in their order, each for all nations in the order of play."""
    step = step_now(state)
    if step == INCOMES:
        begin_period(state)
        for nation in range(NATIONS):
            if plays(state, nation):
                receive_income(state, nation)
        next_step(state)
    elif step == DRAWS:
        seat = seat_in_turn(state)
        next_place(state)
        push(state, OVER_LIMIT, seat)
        draw_cards(state, seat, 5 if period(state) >= 3 else 4, 1)
    elif step == GIVES:
        seat = seat_in_turn(state)
        next_place(state)
        push(state, GIFTS, seat)
    elif step == DEMANDS_:
        seat = seat_in_turn(state)
        next_place(state)
        push(state, DEMAND, seat)
    elif step == NAMES_ORDER:
        next_step(state)
        remake_deck(state, NATIONS)
        if cards_in_deck(state, NATIONS) > 0:
            push(state, ORDER_CARD, CHANCE)
    else:
        pop(state)


@rule
def begin_period(state):
    """3.9.A1: a new period adds its cards, and the discards are shuffled in again."""
    if state.turn % 4 != 1 or state.turn == 1:
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
    only of nations in the game, royal ones with their module."""
    event = CARD_EVENT[card]
    if CARD_COPY[card] == 1 and state.seats < 4:
        return False
    if state.seats == 2 and (event == MARRIAGE_TREATY or event == BROKEN_ALLIANCE):
        return False
    if event == ROYAL_GUARD or event == FLAGSHIP:
        if not plays_with(state, ROYAL):
            return False
    return card < GENERAL_CARDS or plays(state, CARD_NATION[card])


@rule
def receive_income(state, nation):
    """3.9.A2: build points by the production rate, ducats of colonies and merchant fleets."""
    points = min(state.production[nation], can_take(state, nation, POINTS))
    ducats = MERCHANT_INCOME * merchant_fleets(state, nation)
    for area in range(AREAS):
        if state.owner[area] == nation and REGION[area] != state.poor_income:
            ducats += COLONY_INCOME[state.colony[area]]
    ducats = min(ducats, can_take(state, nation, DUCATS))
    state.held[nation][POINTS] += points
    state.held[nation][DUCATS] += ducats
    tell(state, INCOME, nation, points, ducats)


# --- drawing ------------------------------------------------------------------------------------


@rule
def draw_cards(state, seat, general, own):
    """3.9.A3: general cards, then cards of the own nation."""
    push(state, DRAW, seat)
    move_cursor(state, STEP_OF_DRAW * own + general)


@rule
def go_on_drawing(state):
    """3.9.A3: one card after another; without own cards a general one instead."""
    seat = seat_now(state)
    general, own = cursor(state) % STEP_OF_DRAW, cursor(state) // STEP_OF_DRAW
    if general + own == 0 or cards_in_hand(state, seat) >= MOST_CARDS:
        pop(state)
        return
    deck = NATIONS if general > 0 else state.nation[seat]
    if general > 0:
        general -= 1
    else:
        own -= 1
    move_cursor(state, STEP_OF_DRAW * own + general)
    remake_deck(state, deck)
    if cards_in_deck(state, deck) == 0 and deck != NATIONS:
        deck = NATIONS
        remake_deck(state, NATIONS)
    if cards_in_deck(state, deck) > 0:
        push(state, DEAL, seat)
        move_cursor(state, deck)


@rule
def near_deal(state, seat, card):
    """Only cards of this deck are worth asking about."""
    return first_of_deck(cursor(state)) <= card < after_deck(cursor(state))


@rule
def why_not_deal(state, seat, card):
    """3.1.4: any card that is still in that deck."""
    if not near_deal(state, seat, card) or place_of(state, card) != DECK:
        return because(NOT_IN_THE_DECK, card)
    return LEGAL


@rule
def seen_by_deal(state, seat, card):
    """3.27: a red card is shown, all others only their owner sees."""
    return EVERYBODY if is_red(card) else seat_now(state)


@rule
def deal(state, seat, card):
    """3.9.A3, 3.9.A4: into the hand."""
    drawer = seat_now(state)
    put_card(state, card, HAND + drawer)
    tell(state, SHOWED_RED if is_red(card) else DREW, drawer, card)
    pop(state)


@rule
def within_limit(state):
    """3.9.A3: a hand of red cards alone may be larger."""
    seat = seat_now(state)
    count = cards_in_hand(state, seat)
    return count <= hand_limit(state, seat) or count == red_cards_in_hand(state, seat)


@rule
def why_not_discard(state, seat, card):
    """3.9.A3: a card of the hand, never a red one."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if is_red(card):
        return because(RED_STAYS, card)
    return LEGAL


@rule
def discard(state, seat, card):
    """3.9.A3: down to the limit at once."""
    throw_away(state, card)
    tell(state, DISCARDED, seat, card)


# --- gifts to the king --------------------------------------------------------------------------


@rule
def why_not_give_to_the_king(state, seat, ducats):
    """3.9.A5: ducats from home, in fifties."""
    have = state.held[state.nation[seat]][DUCATS]
    if have < GIFT[ducats]:
        return because(TOO_POOR, GIFT[ducats], have)
    return LEGAL


@rule
def give_to_the_king(state, seat, ducats):
    """3.9.A5, 3.22.1: they count at the end of the game."""
    nation = state.nation[seat]
    state.held[nation][DUCATS] -= GIFT[ducats]
    state.given[nation] += GIFT[ducats]
    tell(state, GAVE_KING, nation, GIFT[ducats])


@rule
def why_not_give_crown_card(state, seat, card):
    """3.9.A5: once in a turn a card with a crown."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if not CARD_CROWN[card]:
        return because(NO_CROWN, card)
    if state.crown_card_given[state.nation[seat]]:
        return because(CROWN_GIVEN)
    return LEGAL


@rule
def give_crown_card(state, seat, card):
    """3.9.A5: the card is discarded for a point of glory."""
    nation = state.nation[seat]
    state.crown_card_given[nation] = 1
    throw_away(state, card)
    tell(state, CROWN_CARD, nation, card)
    win_glory(state, nation, 1)


@rule
def nothing_to_give(state):
    """3.9.A5: too few ducats, and no card: everybody can see that."""
    seat = seat_now(state)
    if state.held[state.nation[seat]][DUCATS] >= 50:
        return False
    return state.crown_card_given[state.nation[seat]] == 1 or cards_in_hand(state, seat) == 0


# --- the order of play --------------------------------------------------------------------------


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
