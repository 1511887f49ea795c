"""Chapter "Set-up" (3.21)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import answered, go_to, once_more, pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .action.new_leaders_and_fleets import why_not_engage
from .book import refuse, told
from .components import board, goods, nations, scenarios
from .crown.advisors import draw_advisors
from .exploring.discover import draw_markers
from .natives.locations import lay_locations, turn_up_location
from .options import (
    VETERAN,
    level,
    locations_are_hidden,
    nations_are_bid_for,
    next_bid_is_paid,
    scenario,
)
from .scenarios import place_first_pieces, place_the_world
from .turn.order import COURSE as TURNS
from .turn.order import PLACES_IN_ORDER, first_turn, settle_the_order
from .world.decks import add_cards_of_the_period, draw_cards
from .world.havens import rule_out_havens
from .world.limits import NO_SUCH_SHIP
from .world.nations import plays, seat_at, seat_of

BID_FOR_EACH_PLAYER = 5
MOST_LEADERS_IN_ALL = scenarios.MOST_START_LEADERS * PLACES_IN_ORDER
COURSE = Course(
    bids=1, nations=PLACES_IN_ORDER, pieces=1, markers=int(board.AREAS),
    leaders=MOST_LEADERS_IN_ALL, ships=PLACES_IN_ORDER, advisors=PLACES_IN_ORDER,
    hands=PLACES_IN_ORDER, first_turn=1,
)  # fmt: skip
IN_THE_ACTION = TURNS.begins["administration"]  # what the turn comes to after it


def set_up(state):
    """The table is laid; the rest is choice and chance, step by step (3.21)."""
    lay_the_land(state)
    push(state, phases.SET_UP, 0)


def lay_the_land(state):
    """What stands there before anybody has come (3.8.1, 3.12, 3.18)."""
    rule_out_havens(state)
    state.turn = first_turn(state)
    lay_locations(state)
    for good in range(goods.GOODS):
        state.price[good] = goods.PRICE[good]
    for advisor in range(goods.ADVISORS):
        if goods.ADVISOR_LEVEL[goods.ADVISOR_KIND[advisor]] <= level(state):
            state.advisor_place[advisor] = goods.BAG


def ask_for_bids(state):
    """If the nations are bid for, all bid at once (3.21.2)."""
    if nations_are_bid_for(state):
        push(state, phases.BID, 0)


def choose_in_turn(state, place):
    """Seat by seat a nation is chosen (3.21)."""
    push(state, phases.PICK_NATION, next_to_choose(state))


def draw_known_area(state, area):
    """Markers of what is known, one less for a location; a hidden one is turned up first (3.21.9,
    4.1)."""
    if not scenarios.KNOWN[scenario(state)][area]:
        return
    if locations_are_hidden(state) and not state.turned_up[area]:
        once_more(state)
        turn_up_location(state, area)
    else:
        draw_markers(state, area)


def pick_leader(state, number):
    """In order of play each owner picks so many leaders as the scenario says (3.21.6, 3.21.11)."""
    nation = state.turn_order[number // scenarios.MOST_START_LEADERS]
    if number % scenarios.MOST_START_LEADERS < scenarios.START_LEADERS[scenario(state)][nation]:
        push(state, phases.PICK_LEADER, seat_of(state, nation))


def leaders_to_pick(state):
    """So many for each nation, at most (3.21.11)."""
    return scenarios.MOST_START_LEADERS * state.seats


def split_in_turn(state, place):
    """With two fleets the owner divides his ships freely (3.21.11)."""
    if scenarios.START_FLEETS[scenario(state)][state.turn_order[place]] > 1:
        push(state, phases.SHIP_SPLIT, seat_at(state, place))


def why_not_send_ship(state, seat, ship):
    """A ship of the first fleet (3.21.11)."""
    if state.ships[nations.FLEETS_EACH * state.nation[seat]][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


SHIP_SENT = told("ship_sent", "3.21.11", _("A {ship} begins with {fleet}."))


def send_ship(state, seat, ship):
    """It begins in the second fleet (3.21.11)."""
    first = nations.FLEETS_EACH * state.nation[seat]
    state.ships[first][ship] -= 1
    state.ships[first + 1][ship] += 1
    tell(state, SHIP_SENT, ship, first + 1)


def hire_in_turn(state, place):
    """An advisor may be hired (3.21)."""
    push(state, phases.ADVISOR_PICK, seat_at(state, place))
    draw_advisors(state, seat_at(state, place))


def nations_that_hire(state):
    """From the veteran game up all do (3.21)."""
    return state.seats if level(state) >= VETERAN else 0


def draw_hands(state, place):
    """The first cards (3.21)."""
    draw_cards(state, seat_at(state, place), 2, 1)


def begin_the_first_turn(state):
    """The game begins (3.21.5)."""
    push(state, phases.TURN, 0)


def place_all_pieces(state):
    """Of the nations, of the world, and the cards (3.21.6 to 3.21.11)."""
    for nation in range(nations.NATIONS):
        if plays(state, nation):
            place_first_pieces(state, nation)
    place_the_world(state)
    add_cards_of_the_period(state)
    settle_the_order(state)


# --- who plays what -----------------------------------------------------------------------------


def everybody(state):
    """A bit for each seat."""
    return (1 << state.seats) - 1


BID_TOO_HIGH = refuse("3.21", _("A bid is at most {most}."))


def why_not_bid(state, seat, points):
    """At most five for each player (3.21)."""
    if points > BID_FOR_EACH_PLAYER * state.seats:
        return because(BID_TOO_HIGH, BID_FOR_EACH_PLAYER * state.seats)
    return LEGAL


BID_OPENED = told("bid", "3.21", _("{seat} has bid {points}."))


def bid(state, seat, points):
    """In secret; with the last bid all are opened (3.21.2, 3.27)."""
    state.bid[seat] = 1 + points
    answered(state, seat)
    if state.frame_answered[state.depth - 1] == everybody(state):
        for other in range(state.seats):
            state.paid_bid[other] = state.bid[other] - 1
            state.bid[other] = 0
            tell(state, BID_OPENED, other, state.paid_bid[other])
        pop(state)


def default_bid(state, seat, points):
    """Nothing (3.23)."""
    return points == 0


def highest_bidder(state, others):
    """Of all but these others; ties go to the lower seat; -1 if nobody is left (3.21.2)."""
    best = -1
    for seat in range(state.seats):
        if not others >> seat & 1 and (best < 0 or state.paid_bid[seat] > state.paid_bid[best]):
            best = seat
    return best


def next_to_choose(state):
    """The highest bid among those who have not chosen (3.21.2)."""
    chosen = sum((state.nation[seat] != nations.NO_NATION) << seat for seat in range(state.seats))
    return highest_bidder(state, chosen)


def lower_to_the_next_bid(state):
    """Each pays the highest bid of those who chose after him, the last nothing (3.21, by
    option)."""
    lowered = 0
    for _place in range(state.seats):
        seat = highest_bidder(state, lowered)
        lowered |= 1 << seat
        after = highest_bidder(state, lowered)
        state.paid_bid[seat] = state.paid_bid[after] if after >= 0 else 0


def seats_to_choose(state):
    """How many have not chosen yet."""
    return sum(state.nation[seat] == nations.NO_NATION for seat in range(state.seats))


NATION_TAKEN = refuse("3.21", _("{nation} has been chosen."))
NOT_FOR_SO_FEW = refuse("3.21", _("{nation} stays at home with so few players."))
SPAIN_MUST_PLAY = refuse(
    "3.21", _("Spain plays in every game, and nobody else is left to choose it.")
)


def why_not_choose_nation(state, seat, nation):
    """By the number of players some nations stay at home, and Spain always plays (3.21)."""
    if plays(state, nation):
        return because(NATION_TAKEN, nation)
    if nation == nations.NL and state.seats < 5:
        return because(NOT_FOR_SO_FEW, nation)
    one_of_two = nation == nations.FR or nation == nations.EN
    if state.seats == 3 and one_of_two and plays(state, nations.FR + nations.EN - nation):
        return because(NOT_FOR_SO_FEW, nation)
    leaves_spain = nation != nations.ES and not plays(state, nations.ES)
    if state.seats == 2 and leaves_spain and seats_to_choose(state) == 1:
        return because(SPAIN_MUST_PLAY)
    return LEGAL


CHOSE_NATION = told("chose_nation", "3.21", _("{seat} plays {nation}."))


def choose_nation(state, seat, nation):
    """The last to choose gets the sum of what all pay (3.21)."""
    if seats_to_choose(state) == 1:
        if next_bid_is_paid(state):
            lower_to_the_next_bid(state)
        total = sum(state.paid_bid[other] for other in range(state.seats))
        state.paid_bid[seat] -= total
    state.nation[seat] = nation
    tell(state, CHOSE_NATION, seat, nation)
    pop(state)


# --- leaders ------------------------------------------------------------------------------------


def why_not_choose_leader(state, seat, leader):
    """An own one of the periods so far (3.21.6, 3.21.11)."""
    return why_not_engage(state, state.nation[seat], leader)


CHOSE_LEADER = told("chose_leader", "3.21.6", _("{nation} is served by {leader}."))


def choose_leader(state, seat, leader):
    """Free, and at home (3.21.6)."""
    state.leader_at[leader] = board.HOME
    tell(state, CHOSE_LEADER, state.nation[seat], leader)
    pop(state)


# --- what a position file need not name ---------------------------------------------------------


def lay_out(state):
    """An empty New World in the first impulse of the first turn: the nations in the order of the
    seats, nothing at home, all cards in their decks."""
    lay_the_land(state)
    for seat in range(state.seats):
        nation = nations.ES + seat
        state.nation[seat] = nation
        state.production[nation] = nations.START_PRODUCTION[nation]
    add_cards_of_the_period(state)
    settle_the_order(state)
    state.round = 1
    push(state, phases.TURN, 0)
    go_to(state, IN_THE_ACTION)
    push(state, phases.ACTION, 0)
    go_to(state, 1)
    push(state, phases.IMPULSE, 0)
