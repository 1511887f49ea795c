"""Chapter "Set-up" (3.21)."""

from __future__ import annotations

from tabard.engine.kinds import upto
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import answered, cursor, move_cursor, pop, push, turn_to

from .cards_phase import add_cards_of_the_period
from .components.goods import ADVISOR_KIND, ADVISOR_LEVEL, ADVISORS, BAG, GOODS, PRICE, RESISTANCE
from .components.map import AREAS, HOME, POOL, PRINTED_LOCATION
from .components.nations import (
    EN,
    ES,
    FLEETS_EACH,
    FR,
    LEADER_NATION,
    LEADER_PERIOD,
    NATIONS,
    NL,
    NO_NATION,
    START_PRODUCTION,
)
from .components.units import C1, CAV, DUCATS, E1, INF, POINTS, SETTLERS, T1
from .drawing import draw_cards
from .ending import first_turn
from .nations import period, plays, seat_of
from .options import nations_are_bid_for
from .phases import ACTION_PHASE, BID, IMPULSE, PICK_LEADER, PICK_NATION, SET_UP, TURN
from .refusals import (
    BID_TOO_HIGH,
    LEADER_IN_SERVICE,
    NATION_TAKEN,
    NOT_FOR_SO_FEW,
    NOT_YET_BORN,
    NOT_YOUR_LEADER,
    SPAIN_MUST_PLAY,
)
from .told import BID_OPENED, CHOSE_LEADER, CHOSE_NATION
from .turn import settle_the_order

BIDS = upto(25)
BID_FOR_EACH_PLAYER = 5
# 3.21.6: the first fleet of each nation: Naos, Caravels, War carracks.
FIRST_SHIPS = table([[2, 0, 1], [1, 2, 0], [2, 0, 1], [2, 0, 1], [3, 0, 0]])


@rule
def set_up(state):
    """3.21: the table is laid; the rest is choice and chance, step by step."""
    lay_the_land(state)
    push(state, SET_UP, 0)


@rule
def lay_the_land(state):
    """3.8.1, 3.12, 3.18: what stands there before anybody has come."""
    state.turn = first_turn(state)
    for area in range(AREAS):
        state.location[area] = PRINTED_LOCATION[area]
        state.resistance[area] = RESISTANCE[PRINTED_LOCATION[area]]
    for good in range(GOODS):
        state.price[good] = PRICE[good]
    for advisor in range(ADVISORS):
        if ADVISOR_LEVEL[ADVISOR_KIND[advisor]] <= state.option[0]:
            state.advisor_place[advisor] = BAG


@rule
def go_on_with_the_set_up(state):
    """3.21: bids, nations, first leaders, hands; then the first turn."""
    step = cursor(state)
    move_cursor(state, step + 1)
    seats = state.seats
    if step == 0:
        if nations_are_bid_for(state):
            push(state, BID, 0)
    elif step <= seats:
        push(state, PICK_NATION, next_to_choose(state))
    elif step == seats + 1:
        for nation in range(NATIONS):
            if plays(state, nation):
                place_first_pieces(state, nation)
        add_cards_of_the_period(state)
        settle_the_order(state)
    elif step <= 2 * seats + 1:
        push(state, PICK_LEADER, seat_of(state, state.turn_order[step - seats - 2]))
    elif step <= 3 * seats + 1:
        draw_cards(state, seat_of(state, state.turn_order[step - 2 * seats - 2]), 2, 1)
    else:
        turn_to(state, TURN, 0)


# --- who plays what -----------------------------------------------------------------------------


@rule
def everybody(state):
    """A bit for each seat."""
    return (1 << state.seats) - 1


@rule
def why_not_bid(state, seat, points):
    """3.21: at most five for each player."""
    if points > BID_FOR_EACH_PLAYER * state.seats:
        return because(BID_TOO_HIGH, BID_FOR_EACH_PLAYER * state.seats)
    return LEGAL


@rule
def bid(state, seat, points):
    """3.21, 3.27: in secret; with the last bid all are opened."""
    state.bid[seat] = 1 + points
    answered(state, seat)
    if state.frame_answered[state.depth - 1] == everybody(state):
        for other in range(state.seats):
            state.paid_bid[other] = state.bid[other] - 1
            state.bid[other] = 0
            tell(state, BID_OPENED, other, state.paid_bid[other])
        pop(state)


@rule
def default_bid(state, seat, points):
    """3.23: nothing."""
    return points == 0


@rule
def next_to_choose(state):
    """3.21: the highest bid among those who have not chosen; ties go to the lower seat."""
    best = -1
    for seat in range(state.seats):
        if state.nation[seat] == NO_NATION:
            if best < 0 or state.paid_bid[seat] > state.paid_bid[best]:
                best = seat
    return best


@rule
def seats_to_choose(state):
    """How many have not chosen yet."""
    count = 0
    for seat in range(state.seats):
        count += state.nation[seat] == NO_NATION
    return count


@rule
def why_not_choose_nation(state, seat, nation):
    """3.21: by the number of players some nations stay at home, and Spain always plays."""
    if plays(state, nation):
        return because(NATION_TAKEN, nation)
    if nation == NL and state.seats < 5:
        return because(NOT_FOR_SO_FEW, nation)
    if state.seats == 3 and (nation == FR or nation == EN) and plays(state, FR + EN - nation):
        return because(NOT_FOR_SO_FEW, nation)
    if state.seats == 2 and nation != ES and not plays(state, ES) and seats_to_choose(state) == 1:
        return because(SPAIN_MUST_PLAY)
    return LEGAL


@rule
def choose_nation(state, seat, nation):
    """3.21: the last to choose gets the sum of all bids."""
    if seats_to_choose(state) == 1:
        total = 0
        for other in range(state.seats):
            total += state.paid_bid[other]
        state.paid_bid[seat] -= total
    state.nation[seat] = nation
    tell(state, CHOSE_NATION, seat, nation)
    pop(state)


# --- what each begins with ----------------------------------------------------------------------


@rule
def place_first_pieces(state, nation):
    """3.21.6, 3.21.8: the home base and the first fleet; with two players two more production."""
    state.production[nation] = START_PRODUCTION[nation] + (2 if state.seats == 2 else 0)
    state.held[nation][POINTS] = 10
    state.held[nation][DUCATS] = 40
    state.held[nation][SETTLERS] = 4
    state.held[nation][INF] = 3
    state.held[nation][CAV] = 1
    fleet = FLEETS_EACH * nation
    state.fleet_at[fleet] = HOME
    state.ships[fleet][T1] = FIRST_SHIPS[nation][0]
    state.ships[fleet][C1] = FIRST_SHIPS[nation][1]
    state.ships[fleet][E1] = FIRST_SHIPS[nation][2]


@rule
def why_not_choose_leader(state, seat, leader):
    """3.21.6: an own one of the first period."""
    if LEADER_NATION[leader] != state.nation[seat]:
        return because(NOT_YOUR_LEADER, leader)
    if state.leader_at[leader] != POOL:
        return because(LEADER_IN_SERVICE, leader)
    if LEADER_PERIOD[leader] > period(state):
        return because(NOT_YET_BORN, leader, LEADER_PERIOD[leader])
    return LEGAL


@rule
def choose_leader(state, seat, leader):
    """3.21.6: free, and at home."""
    state.leader_at[leader] = HOME
    tell(state, CHOSE_LEADER, state.nation[seat], leader)
    pop(state)


# --- what a position file need not name ---------------------------------------------------------


@rule
def lay_out(state):
    """An empty New World in the first impulse of the first turn: the nations in the order of the
    seats, nothing at home, all cards in their decks."""
    lay_the_land(state)
    for seat in range(state.seats):
        state.nation[seat] = seat
        state.production[seat] = START_PRODUCTION[seat]
    add_cards_of_the_period(state)
    settle_the_order(state)
    state.round = 1
    push(state, TURN, 0)
    move_cursor(state, 3)
    push(state, ACTION_PHASE, 0)
    move_cursor(state, 1)
    push(state, IMPULSE, 0)
