"""Home and service: ducats, build points, settlers, units, ships and goods; who is bought."""

from __future__ import annotations

from ..book import BOOK
from ..components import board, goods, nations, units
from ..settling.demand import ITEMS_OF_A_DEMAND, open_demand
from ..turn.upkeep import upkeep_of
from ..world.avatars import ships_in
from ..world.nations import home, merchant_fleets

WEIGHTS = BOOK.weights()
NEEDED_DUCAT, DUCAT, UNPAID = WEIGHTS.of("needed_ducat ducat unpaid")
PRODUCTION, LEADER, FLEET = WEIGHTS.of("production leader fleet")
IDLE_UNIT, SETTLER_AT_HOME, SHIP = WEIGHTS.of("idle_unit settler_at_home ship")
POINT_AT_HOME, SPARE_POINT = WEIGHTS.of("point_at_home spare_point")
GOOD_AT_HOME, DEMANDED = WEIGHTS.of("good_at_home demanded")
NEEDED = 60  # ducats
USEFUL_POINTS = 24  # build points
AVATARS_OF_USE = 3  # leaders, and fleets
A_WHILE = 4  # turns in which what is bought now pays
USEFUL_SETTLERS, USEFUL_SHIPS = 6, 6
USEFUL_UNITS = 8


def worth_of_home(state, nation, left, weights):
    """Ducats, and the upkeep that they do not pay; build points and goods; who waits there."""
    ducats, upkeep = state.held[home(nation)][units.DUCATS], upkeep_of(state, nation)
    value = worth_of_ducats(ducats, weights) - weights[UNPAID] * max(upkeep - ducats, 0)
    value += worth_of_points(state.held[home(nation)][units.POINTS], left, weights)
    value += weights[GOOD_AT_HOME] * price_of_goods(state, home(nation), weights)
    return value + worth_of_those_who_wait(state, nation, weights) if left > 0 else value


def worth_of_ducats(ducats, weights):
    """First of all those that the next turn needs."""
    return weights[NEEDED_DUCAT] * min(ducats, NEEDED) + weights[DUCAT] * max(ducats - NEEDED, 0)


def worth_of_points(points, left, weights):
    """Build points for the next steps are good to have; what is beyond them has no use, and in the
    last turn none is missed."""
    useful = min(points, USEFUL_POINTS)
    value = weights[POINT_AT_HOME] * useful - weights[SPARE_POINT] * (points - useful)
    return value if left > 0 else 0


def worth_of_those_who_wait(state, nation, weights):
    """Settlers, units and ships at home, as long as a turn comes in which they can be of use."""
    settlers = state.held[home(nation)][units.SETTLERS]
    value = weights[SETTLER_AT_HOME] * min(settlers, USEFUL_SETTLERS)
    for unit in range(units.UNITS):
        value += weights[IDLE_UNIT] * min(state.held[home(nation)][unit], USEFUL_UNITS)
    in_the_yard = min(ships_in(state, nations.FIRST_YARD + nation), USEFUL_SHIPS)
    return value + weights[SHIP] * in_the_yard // 2


def worth_of_service(state, nation, left, weights):
    """Leaders and fleets in service, as far as they find work (of leaders who wait at home only
    one), against the production that they cost: both pay only with turns left."""
    leaders, waiting = 0, 0
    for n in range(nations.LEADERS_EACH):
        spot = state.leader_at[nations.LEADERS_EACH * nation + n]
        leaders += spot != board.POOL and spot != board.HOME
        waiting += spot == board.HOME
    leaders += min(waiting, 1)
    value = weights[LEADER] * min(leaders, AVATARS_OF_USE)
    value += weights[FLEET] * min(merchant_fleets(state, nation), AVATARS_OF_USE)
    value += weights[PRODUCTION] * state.production[nation]
    return value * min(left, A_WHILE) // A_WHILE


def price_of_goods(state, holder, weights):
    """What the goods of a holder would bring now; more where they help to fill a demand."""
    ducats = 0
    for good in range(goods.GOODS):
        items = state.held[holder][units.FIRST_GOOD + good]
        if items > 0:
            wanted = min(items, items_wanted(state, good))
            ducats += state.price[good] * items + weights[DEMANDED] * wanted
    return ducats


def items_wanted(state, good):
    """How many items an open demand still takes."""
    demand = open_demand(state, good)
    return ITEMS_OF_A_DEMAND - state.demand_filled[demand] if demand >= 0 else 0
