"""Chapter "Set-up" (rules 2.2 and 2.13)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import cursor, move_cursor, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _, n_

from . import phases
from .book import refuse, told
from .components import board, cards, pieces, roles
from .deck import NOT_IN_THIS_DECK, unseen_city_cards
from .hands import holds, holds_city_card
from .options import revolts_in_the_deck, roma_caput_mundi
from .players import is_solo, owner, pawns_in_play
from .supply import add_legions
from .turn import ACTIONS_OF_A_TURN

# By the number of players (2.2.5, 2.13.4): alone, then two to five.
EVENTS_IN_DECK = table([0, 4, 4, 5, 6, 8])
CARDS_IN_HAND = table([0, 3, 4, 3, 2, 2])
SOLO_TREASURY = 3
GOLD_CARDS_IN_ALL = 9
LEGIONS_AT_START = 2
STEPS = Course(gold_cards=1, roles=1, hands=1, revolts=1, pawn=int(pieces.MOST_SEATS), turns=1)
FIRST_PAWN = STEPS.begins["pawn"]


def set_up(state):
    """The board and the barbarian deck; the rest is chance and choice, step by step (2.2)."""
    put_roma_fort(state)
    sort_barbarian_cards(state)
    push(state, phases.SET_UP, 0)


def put_roma_fort(state):
    """One fort stands in Roma at the start (2.2.1, 2.14.1)."""
    if not roma_caput_mundi(state):
        state.fort[board.ROMA] = 1


def sort_barbarian_cards(state):
    """The red cards lie in the discard pile; the others are the deck, from which the gold ones are
    drawn first (2.2.2, 2.14.2, 3.5, 2.15.1)."""
    for card in range(cards.BARBARIAN_CARDS):
        if cards.CARD_GROUP[card] == cards.RED and not roma_caput_mundi(state):
            state.barbarian[card] = cards.DISCARDED


# --- the initial invasion -----------------------------------------------------------------------


def invade_at_first(state):
    """The gold cards come up (2.2.3)."""
    push(state, phases.GOLD_CARDS, CHANCE)


def why_not_gold_card(state, seat, card):
    """The nine gold cards come up in any order (2.2.3, 2.15.10)."""
    if cards.CARD_GROUP[card] != cards.GOLD or state.barbarian[card] == cards.DISCARDED:
        return because(NOT_IN_THIS_DECK)
    return LEGAL


SETTLED = told(
    "settled",
    "2.2.3",
    n_("{count} of the {tribe} settles in {city}.", "{count} of the {tribe} settle in {city}."),
)


def gold_card(state, seat, card):
    """Three barbarians each on the first three cities, two on the next, then one (2.2.3)."""
    settled = cursor(state)
    tribe, city = cards.CARD_TRIBE[card], cards.CARD_CITY[card]
    count = 3 - settled // 3
    state.barbarian[card] = cards.DISCARDED
    state.cubes[city][tribe] = count
    tell(state, SETTLED, count, tribe, city)
    move_cursor(state, settled + 1)


def gold_cards_are_out(state):
    """Nine cards have come up (2.2.3)."""
    return cursor(state) == GOLD_CARDS_IN_ALL


# --- roles, events and hands --------------------------------------------------------------------


def deal_roles(state):
    """Everybody gets a role (2.2.4)."""
    push(state, phases.DEAL_ROLES, CHANCE)


def why_not_deal_role(state, seat, role):
    """A role that nobody has; alone there is no Mercator (2.2.4, 2.13.1, 2.15.9)."""
    if is_solo(state) and role == roles.MERCATOR:
        return because(NOT_IN_THIS_DECK)
    for pawn in range(pawns_in_play(state)):
        if state.role[pawn] == role:
            return because(NOT_IN_THIS_DECK)
    return LEGAL


GOT_ROLE = told("got_role", "2.2.4", _("{pawn} plays the {role}."))


def deal_role(state, seat, role):
    """Each pawn gets a role, the first seat first (2.2.4, 2.13.3)."""
    pawn = cursor(state)
    state.role[pawn] = role
    tell(state, GOT_ROLE, pawn, role)
    move_cursor(state, pawn + 1)


def roles_are_dealt(state):
    """Every pawn has its role (2.2.4)."""
    return cursor(state) == pawns_in_play(state)


def prepare_player_deck(state):
    """Events are shuffled among the city cards; alone the hand is dealt before they are, and Do ut
    des is not used (2.2.5, 2.13, 3.6)."""
    if is_solo(state):
        state.card_place[cards.DO_UT_DES] = cards.OUT
    else:
        state.events_in_deck = EVENTS_IN_DECK[state.seats]


def cards_to_deal(state):
    """All cards that are dealt before play (2.2.5, 2.2.12, 2.13.4)."""
    if is_solo(state):
        return CARDS_IN_HAND[1] + SOLO_TREASURY
    return CARDS_IN_HAND[state.seats] * state.seats


def deal_one_by_one(state):
    """One card after another, to one hand after another (2.2.5, 2.15.11)."""
    dealt = cursor(state)
    if state.drawn[0] != cards.NO_CARD:
        deal_out(state, state.drawn[0], dealt)
        state.drawn[0] = cards.NO_CARD
        move_cursor(state, dealt + 1)
    elif dealt < cards_to_deal(state):
        push(state, phases.WHICH_CARD, CHANCE)
    else:
        if is_solo(state):
            state.events_in_deck = EVENTS_IN_DECK[1]
        pop(state)


DEALT = told(
    "dealt", "2.2.5", _("{pawn} is dealt {card}."), card=cards.PLAYER_CARDS, together="card"
)
TREASURED = told("treasured", "2.13", _("{card} lies in the treasury."))


def deal_out(state, card, dealt):
    """To a hand; alone the last three go to the treasury (2.2.5, 2.13.4)."""
    if is_solo(state) and dealt >= CARDS_IN_HAND[1]:
        state.card_place[card] = cards.TREASURY
        tell(state, TREASURED, card)
        return
    seat = dealt // CARDS_IN_HAND[state.seats]
    state.card_place[card] = cards.FIRST_HAND + seat
    tell(state, DEALT, seat, card)


def deal_hands(state):
    """The hands come from the player deck (2.2.5)."""
    prepare_player_deck(state)
    push(state, phases.DEAL, 0)


def add_revolts(state):
    """The deck is split into as many piles as there are revolts, the larger ones on top, and one
    revolt is shuffled into each (2.2.7, 2.2.13, 2.12.5)."""
    left = unseen_city_cards(state) + state.events_in_deck
    piles = revolts_in_the_deck(state)
    for pile in range(piles):
        larger = 1 if pile < left % piles else 0
        state.pile_cards[pile] = left // piles + larger + 1
        state.pile_revolt[pile] = 1


# --- the first player and the first cities ------------------------------------------------------


def finish_the_deck(state):
    """The revolts go into the deck, and it is seen who begins (2.2.7, 2.2.8)."""
    add_revolts(state)
    state.turn = first_player(state)


def begin_somewhere(state, place):
    """One pawn after another, from that of the first player on (2.2.9, 2.2.10)."""
    pawn = (state.turn + place) % pawns_in_play(state)
    push(state, phases.START_CITY, owner(state, pawn), pawn)


def first_turn(state):
    """The game begins (2.2.11, 2.13.2)."""
    push(state, phases.TURN, state.turn)


def first_player(state):
    """Whoever holds the city farthest from Roma begins; ties go to the lowest seat. Alone the first
    role begins (2.13.3). (2.2.8, 3.9)"""
    if is_solo(state):
        return 0
    first, farthest = 0, -1
    for seat in range(state.seats):
        for card in range(cards.CITY_CARDS):
            if holds(state, seat, card) and board.DAYS[cards.CARD_CITY[card]] > farthest:
                first, farthest = seat, board.DAYS[cards.CARD_CITY[card]]
    return first


START_NOT_IN_HAND = refuse(
    "2.2.9", _("The pawn begins in a city whose card is in hand, and {city} is not.")
)
CITY_TAKEN = refuse("2.13.5", _("The card of {city} has been chosen for another pawn."))


def why_not_start_in(state, seat, city):
    """In a city whose card is in hand; without city cards, anywhere. Alone each card serves one
    role. (2.2.9, 2.13.5, 2.16.1)"""
    if not holds_city_card(state, seat):
        return LEGAL
    shown = sum(
        1
        for card in range(cards.CITY_CARDS)
        if cards.CARD_CITY[card] == city and holds(state, seat, card)
    )
    if shown == 0:
        return because(START_NOT_IN_HAND, city)
    if is_solo(state) and pawns_in(state, city) >= shown:
        return because(CITY_TAKEN, city)
    return LEGAL


def pawns_in(state, city):
    """How many pawns stand in a city."""
    return sum(state.pawn[pawn] == city for pawn in range(pawns_in_play(state)))


STARTED = told("started", "2.2.9", _("{pawn} begins in {city} with 2 legions."))


def start_in(state, seat, city):
    """The card is kept; the pawn and two legions are put there (2.2.9)."""
    pawn = cursor(state)
    state.pawn[pawn] = city
    add_legions(state, city, LEGIONS_AT_START)
    tell(state, STARTED, pawn, city)
    pop(state)


# --- what a position file need not name ---------------------------------------------------------


def lay_out(state):
    """An empty board in the first turn: the pawns are in Roma, nothing else stands anywhere, and
    all cards are in their decks."""
    fit_deck(state)
    for pawn in range(pawns_in_play(state)):
        state.pawn[pawn] = board.ROMA
    state.turns = 1
    state.actions_left = ACTIONS_OF_A_TURN


def is_dealt(state):
    """Once the hands are dealt the deck has its piles (2.2.7)."""
    return (
        state.depth == 0
        or state.frame_phase[0] == phases.TURN
        or state.frame_cursor[0] > FIRST_PAWN
    )


def cards_unseen_in_deck(state):
    """Unseen city cards and the events that were shuffled in (2.15)."""
    return unseen_city_cards(state) + state.events_in_deck


def fit_deck(state):
    """A position that does not name the player deck has all unseen cards in five piles, without
    revolts."""
    left = cards_unseen_in_deck(state) if is_dealt(state) else 0
    for pile in range(cards.PILES):
        state.pile_revolt[pile] = 0
        state.pile_cards[pile] = 0
        if pile < 5:
            state.pile_cards[pile] = left // 5 + (1 if pile < left % 5 else 0)
