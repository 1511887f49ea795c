"""What a position is worth to a seat: the bots' only knowledge of the game.

Glory counts most. Below it lie the things that bring glory: ducats, territories, and avatars that
come nearer to where their load is wanted.
"""

from __future__ import annotations

from tabard.engine.rule import Table, rule, table

from . import phases
from .components import board, goods, nations, treaties, units
from .ending import score
from .glory.higher_awards import missions_of
from .land.forces import strength
from .natives.armies import has_free_location
from .options import CONVERT, IMPROVE, king_divisor, plays_with
from .settling.mission import SOULS
from .settling.trade import ITEMS_OF_A_DEMAND, open_demand
from .state import ATTACKER, DEFENDER, UNDISCOVERED
from .turn.upkeep import upkeep_of
from .world.avatars import is_aboard, is_skilled, leader_aboard, ships_in
from .world.map import settlers_to_found
from .world.units import units_with

GLORY = 1000
NEEDED, NEEDED_DUCAT, DUCAT, GIVEN, UNPAID = 60, 15, 6, 7, 60
MARKER, COLONY, INCOME, PRODUCTION = 250, 700, 20, 40
FORTIFIED, PORT, BUILT, LEAST_BUILT = 100, 120, 20, 5
BOUND, OWED = 150, 15  # a turn of a clause that binds, a ducat that it costs
MISSION, CONVERTS, PREACHES, BUILDS = 250, 200, 200, 200
GARRISON, LED_UNIT, IDLE_UNIT, SHIP = 60, 45, 12, 40
SETTLER, SETTLER_AT_HOME, POINT, POINT_AT_HOME = 80, 20, 30, 5
GOOD = (3, 4, 5)  # for a ducat of its price: abroad, aboard, at home
DEMANDED = 12  # ducats more for each item that an open demand still takes
ASHORE, READY, NEAR, STEP = 120, 900, 800, 60
ADVANTAGE, MOST_ADVANTAGE = 120, 1800
LED_UNITS = 4
FAR = 20


def _sea_steps() -> Table:
    """How many steps by water lie between any two spots; FAR where there is no way."""
    steps = []
    for start in range(board.HOME):
        apart = [FAR] * board.HOME
        apart[start], edge, far = 0, [start], 0
        while edge:
            far += 1
            edge = [
                b
                for b in range(board.HOME)
                if apart[b] == FAR and any(board.BY_SEA[a][b] for a in edge)
            ]
            for spot in edge:
                apart[spot] = far
        steps.append(apart)
    return table(steps)


SEA_STEPS = _sea_steps()
HOME_STEPS = table(
    [
        [
            1
            + min(
                SEA_STEPS[s][board.FIRST_SEA + n]
                for n in range(board.HOME - board.FIRST_SEA)
                if nations.HOME_SEA[x][n]
            )
            for s in range(board.HOME)
        ]
        for x in range(nations.NATIONS)
    ]
)
GOOD_ABROAD, GOOD_ABOARD, GOOD_AT_HOME = GOOD


@rule
def worth(state, seat):
    """Glory first; then ducats, territories and colonies, and what helps to get more."""
    nation = state.nation[seat]
    if nation >= nations.NATIONS:
        return 0
    value = GLORY * score(state, seat) + PRODUCTION * state.production[nation]
    value += GIVEN * (state.given[nation] % king_divisor(state))
    value += worth_of_home(state, nation) + worth_of_land(state, nation)
    value += worth_of_missions(state, nation) + worth_of_contracts(state, nation)
    for n in range(nations.LEADERS_EACH):
        value += worth_of_leader(state, nation, nations.LEADERS_EACH * nation + n)
    for n in range(nations.FLEETS_EACH):
        value += worth_of_fleet(state, nation, nations.FLEETS_EACH * nation + n)
    return value + worth_of_combat(state, nation)


@rule
def worth_of_home(state, nation):
    """Ducats, first of all those that the next turn needs; points, settlers and goods."""
    ducats = state.held[nation][units.DUCATS]
    value = NEEDED_DUCAT * min(ducats, NEEDED) + DUCAT * max(ducats - NEEDED, 0)
    value -= UNPAID * max(upkeep_of(state, nation) - ducats, 0)
    value += POINT_AT_HOME * state.held[nation][units.POINTS]
    value += SETTLER_AT_HOME * min(state.held[nation][units.SETTLERS], 6)
    for unit in range(units.UNITS):
        value += IDLE_UNIT * min(state.held[nation][unit], 8)
    return value + GOOD_AT_HOME * price_of_goods(state, nation)


@rule
def price_of_goods(state, holder):
    """What the goods of a holder would bring now; more where they help to fill a demand."""
    ducats = 0
    for good in range(goods.GOODS):
        items = state.held[holder][units.FIRST_GOOD + good]
        if items > 0:
            ducats += state.price[good] * items + DEMANDED * min(items, items_wanted(state, good))
    return ducats


@rule
def items_wanted(state, good):
    """How many items an open demand still takes."""
    demand = open_demand(state, good)
    return ITEMS_OF_A_DEMAND - state.demand_filled[demand] if demand >= 0 else 0


@rule
def worth_of_land(state, nation):
    """Territories, colonies, a garrison in each, and what is built there."""
    value = 0
    for area in range(board.AREAS):
        if state.owner[area] == nation:
            value += MARKER + COLONY * state.colony[area]
            value += GARRISON * min(units_with(state, nations.FIRST_COLONY + area), 3)
            value += worth_of_works(state, area)
    return value


@rule
def worth_of_works(state, area):
    """Works step by step, improvements by what they cost."""
    value = FORTIFIED * state.fortification[area] + PORT * state.port[area]
    for what in range(units.IMPROVEMENTS):
        value += BUILT * units.IMPROVEMENT_POINTS[what] * (state.improvements[area] >> what & 1)
    return value


@rule
def worth_of_missions(state, nation):
    """The first ones bring an award nearer; where natives are converted all bring glory."""
    missions = missions_of(state, nation)
    value = MISSION * min(missions, SOULS)
    return value + CONVERTS * missions if plays_with(state, CONVERT) else value


@rule
def worth_of_contracts(state, nation):
    """What others owe is less than what one owes oneself, for a breach is dear."""
    value = 0
    for other in range(nations.NATIONS):
        pair = nations.PAIR[nation][other]
        if other != nation and state.contract_turns[pair] > 0:
            for n in range(treaties.PLACES_OF_CLAUSES):
                clause = state.contract[pair][n]
                if treaties.CLAUSE_NATION[clause] == nation:
                    value -= state.contract_turns[pair] * (
                        BOUND + OWED * treaties.CLAUSE_DUCATS[clause]
                    )
                elif treaties.CLAUSE_NATION[clause] == other:
                    value += state.contract_turns[pair] * DUCAT * treaties.CLAUSE_DUCATS[clause]
    return value


@rule
def load_of(state, holder):
    """Units, settlers and points that are on their way."""
    value = LED_UNIT * min(units_with(state, holder), 10)
    value += SETTLER * min(state.held[holder][units.SETTLERS], 4)
    return value + POINT * min(state.held[holder][units.POINTS], 8)


@rule
def can_found(state, nation, holder, area):
    """Has it what a settlement in this claim asks for?"""
    if state.owner[area] != nation or state.colony[area] != units.NO_COLONY:
        return False
    if state.held[holder][units.POINTS] < units.COLONY_POINTS[units.SETTLEMENT]:
        return False
    return state.held[holder][units.SETTLERS] >= settlers_to_found(state, area)


@rule
def worth_of_leader(state, nation, leader):
    """A leader abroad, his army and his load; most where they are wanted."""
    holder, area = nations.FIRST_LEADER + leader, state.leader_at[leader]
    if area == board.HOME:
        return load_of(state, holder) // 3
    if is_aboard(state, leader):
        return ASHORE // 2
    if area >= board.AREAS:
        return 0
    value = ASHORE + load_of(state, holder) + GOOD_ABROAD * price_of_goods(state, holder)
    if can_found(state, nation, holder, area):
        value += READY
    if units_with(state, holder) >= LED_UNITS and has_free_location(state, area):
        value += READY // 2
    return value + worth_of_errand(state, nation, leader, area)


@rule
def worth_of_errand(state, nation, leader, area):
    """A leader among heathens without a mission, the Missionary most of all; or with build points
    in an own colony, where something can be built."""
    if not plays_with(state, IMPROVE):
        return 0
    value = 0
    if state.mission[area] == nations.NO_NATION and has_free_location(state, area):
        value += PREACHES * (
            1 + is_skilled(state, nations.FIRST_LEADER + leader, nations.MISSIONARY)
        )
    if state.owner[area] == nation and state.colony[area] != units.NO_COLONY:
        if state.held[nations.FIRST_LEADER + leader][units.POINTS] >= LEAST_BUILT:
            value += BUILDS
    return value


@rule
def worth_of_fleet(state, nation, fleet):
    """Its ships, its load, and how near it is to where it is wanted."""
    holder, spot = nations.FIRST_FLEET + fleet, state.fleet_at[fleet]
    if spot > board.HOME:
        return 0
    ships = ships_in(state, fleet)
    if ships == 0:
        return 0
    goods = price_of_goods(state, holder)
    value = SHIP * min(ships, 6) + load_of(state, holder) + GOOD_ABOARD * goods
    if goods >= 40:
        return value + NEAR - STEP * (HOME_STEPS[nation][spot] if spot < board.HOME else 0)
    if spot < board.AREAS and can_found(state, nation, holder, spot):
        value += READY
    return value + worth_of_way(state, nation, fleet, spot)


@rule
def worth_of_way(state, nation, fleet, spot):
    """How near it is to an unknown coast, or to natives with an army aboard; and with what founds a
    colony, to a claim."""
    errand, claim, holder = FAR, FAR, nations.FIRST_FLEET + fleet
    fights = leader_aboard(state, fleet) >= 0 and units_with(state, holder) >= LED_UNITS
    for area in range(board.AREAS):
        if board.KIND_OF_AREA[area] != board.INLAND:
            steps = SEA_STEPS[spot][area] if spot < board.HOME else HOME_STEPS[nation][area]
            natives = fights and has_free_location(state, area)
            if natives or state.discovered[area] == UNDISCOVERED:
                errand = min(errand, steps)
            if can_found(state, nation, holder, area):
                claim = min(claim, steps)
    value = NEAR - STEP * errand
    if claim < FAR:
        value += 2 * (NEAR - STEP * claim)
    return value


@rule
def worth_of_combat(state, nation):
    """A fight that goes on: how much stronger the own side is."""
    for level in range(state.depth):
        if state.frame_phase[level] == phases.COMBAT:
            margin = strength(state, ATTACKER) - strength(state, DEFENDER)
            if state.side[DEFENDER] == nation:
                margin = -margin
            elif state.side[ATTACKER] != nation:
                return 0
            return max(-MOST_ADVANTAGE, min(MOST_ADVANTAGE, ADVANTAGE * margin))
    return 0
