"""Leaders and fleets abroad: their load, and how near they are to where it is wanted most."""

from __future__ import annotations

from tabard.engine.data import steps_apart
from tabard.engine.rule import table

from ..book import BOOK
from ..components import board, colonies, goods, nations, units
from ..natives.armies import has_free_location, natives_in
from ..options import IMPROVE_MODULE, plays_with
from ..state import UNDISCOVERED
from ..world.avatars import is_aboard, is_skilled, leader_aboard, ships_in, spot_of
from ..world.conventions import period
from ..world.limits import goods_with, units_with
from ..world.map import has_colony, settlers_to_found
from ..world.nations import home
from .home import USEFUL_SETTLERS, USEFUL_SHIPS, price_of_goods
from .land import hope_of_mastery

WEIGHTS = BOOK.weights()
SHIP, LED_UNIT, SETTLER, POINT = WEIGHTS.of("ship led_unit settler point")
GOOD_ABROAD, GOOD_ABOARD, HOMEWARD = WEIGHTS.of("good_abroad good_aboard homeward")
ASHORE, STEP = WEIGHTS.of("ashore step")
PREACHES, BUILDS = WEIGHTS.of("preaches builds")
DISCOVERS, FOUNDS, MARKER = WEIGHTS.of("discovers founds marker")
CONQUERS, SUBDUES = WEIGHTS.of("conquers subdues")
HARVESTS, FETCHES = WEIGHTS.of("harvests fetches")
LEAST_BUILT, USEFUL_LOAD = 5, 8  # build points
TWO_DICE = 7  # of natives that take up arms, on the average
A_CARGO = 8  # goods with which a fleet does not wait for more
FAR = 20  # no way leads there
SEA_STEPS = steps_apart(board.BY_SEA, FAR)
LAND_STEPS = steps_apart(board.BY_LAND, FAR)
A_MARCH = 3  # steps by land after which a leader looks no farther


def _home_steps(nation: int, spot: int) -> int:
    """From a spot to the nearest home sea of a nation, and one more home."""
    seas = [n for n in range(board.SEAS) if nations.HOME_SEA[nation][n]]
    return 1 + min(int(SEA_STEPS[spot][board.FIRST_SEA + n]) for n in seas)


HOME_STEPS = table([[_home_steps(x, s) for s in range(board.HOME)] for x in range(nations.NATIONS)])


def attack_of(state, holder):
    """The attack factors of what somebody leads, his own among them; at home half, for it must go
    aboard first."""
    total = sum(
        units.FIGHTER_ATTACK[unit] * state.held[holder][unit] for unit in range(units.UNITS)
    )
    if holder < nations.NATIONS:
        return total // 2
    if total > 0 and holder < nations.FIRST_FLEET:
        total += nations.LEADER_ATTACK[holder - nations.FIRST_LEADER]
    return total


def steps_to(state, nation, holder, area):
    """How far troops have to go: next door by land, or by sea; FAR if there is no way."""
    if holder < nations.NATIONS:
        return HOME_STEPS[nation][area]
    spot = spot_of(state, holder)
    if spot >= board.HOME:
        return HOME_STEPS[nation][area]
    if holder < nations.FIRST_FLEET and board.BY_LAND[spot][area]:
        return 1
    return SEA_STEPS[spot][area]


def load_of(state, holder, weights):
    """Units, settlers and points that are on their way."""
    value = weights[LED_UNIT] * min(units_with(state, holder), 10)
    value += weights[SETTLER] * min(state.held[holder][units.SETTLERS], USEFUL_SETTLERS)
    return value + weights[POINT] * min(state.held[holder][units.POINTS], USEFUL_LOAD)


def glory_to_found(state, nation, holder, area):
    """The glory of the next step of a colony in an own territory, if the holder has the settlers
    for it, and he or the home base the build points; else 0."""
    step = state.colony[area] + 1
    if state.owner[area] != nation or step > colonies.METROPOLIS:
        return 0
    if colonies.COLONY_PERIOD[step] > period(state) or natives_in(state, area) > 0:
        return 0
    points = max(state.held[holder][units.POINTS], state.held[home(nation)][units.POINTS])
    if points < colonies.COLONY_POINTS[step]:
        return 0
    if state.held[holder][units.SETTLERS] < settlers_to_found(state, area):
        return 0
    return colonies.COLONY_GLORY[step]


def harvest_of(state, nation, area):
    """How many items an own colony would still yield in this turn."""
    if not has_colony(state, nation, area) or state.no_output[area] == 1:
        return 0
    printed = sum(state.marker[area][slot] < goods.NOTHING for slot in range(goods.MARKER_SLOTS))
    return printed + (state.acreage[area] != goods.NO_FARM)


def prize_of_colony(state, nation, holder, area, weights):
    """What a holder could win there with his settlers: glory, and a region that comes nearer."""
    glory = glory_to_found(state, nation, holder, area)
    if glory == 0:
        return 0
    prize = weights[FOUNDS] * glory
    if state.colony[area] == colonies.NO_COLONY:
        prize += hope_of_mastery(state, nation, board.REGION[area], weights) // 2
    return prize


def worth_of_leader(state, nation, leader, weights):
    """A leader abroad, his army and his load; most where they are wanted."""
    holder, area = nations.FIRST_LEADER + leader, state.leader_at[leader]
    if area == board.HOME:
        return load_of(state, holder, weights) // 3
    if is_aboard(state, leader):
        return weights[ASHORE] // 2
    if area >= board.AREAS:
        return 0
    value = load_of(state, holder, weights)
    value += weights[GOOD_ABROAD] * price_of_goods(state, holder, weights)
    task = best_task_near(state, nation, leader, area, weights)
    if task > 0:
        value += weights[ASHORE]
    return value + task + worth_of_errand(state, nation, leader, area, weights)


def best_task_near(state, nation, leader, here, weights):
    """How near a leader ashore is to the best of what he could do within a march."""
    best = 0
    for area in range(board.AREAS):
        steps = LAND_STEPS[here][area]
        if steps <= A_MARCH:
            prize = prize_of_task(state, nation, leader, area, weights)
            if prize > 0:
                best = max(best, prize - weights[STEP] * steps)
    return best


def prize_of_task(state, nation, leader, area, weights):
    """What there is to do for a leader where he may go ashore or march to: to claim, to found, to
    harvest, to subdue, to discover next door."""
    owner = state.owner[area]
    if state.discovered[area] == UNDISCOVERED:
        return 0
    if owner != nation and owner != nations.NO_NATION:
        return 0
    holder = nations.FIRST_LEADER + leader
    prize = prize_of_colony(state, nation, holder, area, weights)
    if owner == nations.NO_NATION and natives_in(state, area) == 0:
        prize = weights[MARKER] + hope_of_mastery(state, nation, board.REGION[area], weights) // 2
    prize = max(prize, weights[HARVESTS] * harvest_of(state, nation, area))
    prize = max(prize, worth_of_conquest(state, holder, area, weights))
    return max(prize, weights[DISCOVERS] * glory_next_door(state, area))


def worth_of_conquest(state, holder, area, weights):
    """A location that is not subdued, for an army that is stronger than the natives who would rise
    there on the average."""
    if not has_free_location(state, area):
        return 0
    location = state.location[area]
    natives = natives_in(state, area) + goods.RAISED[location] + TWO_DICE
    if 2 * attack_of(state, holder) < 3 * natives:
        return 0
    return weights[CONQUERS] + weights[SUBDUES] * goods.LOCATION_GLORY[location]


def waits_for_a_ship(state, nation, area, weights):
    """Does a leader stand there who finds nothing to do within a march?"""
    first = nations.LEADERS_EACH * nation
    for leader in range(first, first + nations.LEADERS_EACH):
        if state.leader_at[leader] == area:
            if best_task_near(state, nation, leader, area, weights) == 0:
                return True
    return False


def glory_next_door(state, area):
    """What a leader there could win by a discovery: 2 inland, 1 on a coast, 0 (3.11.3)."""
    best = 0
    for n in range(board.MOST_BY_LAND):
        there = board.LAND_NEIGHBOURS[area][n]
        if there < 0:
            return best
        if state.discovered[there] == UNDISCOVERED:
            best = max(best, 1 + (board.KIND_OF_AREA[there] == board.INLAND))
    return best


def worth_of_errand(state, nation, leader, area, weights):
    """A leader among heathens without a mission, the Missionary most of all; or with build points
    in an own colony, where something can be built."""
    if not plays_with(state, IMPROVE_MODULE):
        return 0
    value = 0
    if state.mission[area] == nations.NO_NATION and has_free_location(state, area):
        skilled = is_skilled(state, nations.FIRST_LEADER + leader, nations.MISSIONARY)
        value += weights[PREACHES] * (1 + skilled)
    if has_colony(state, nation, area):
        if state.held[nations.FIRST_LEADER + leader][units.POINTS] >= LEAST_BUILT:
            value += weights[BUILDS]
    return value


def worth_of_fleet(state, nation, fleet, weights):
    """Its ships, its load, and how near it is to where it is wanted most."""
    holder, spot = nations.FIRST_FLEET + fleet, state.fleet_at[fleet]
    if spot > board.HOME:
        return 0
    ships = ships_in(state, fleet)
    if ships == 0:
        return 0
    value = weights[SHIP] * min(ships, USEFUL_SHIPS) + load_of(state, holder, weights)
    value += weights[GOOD_ABOARD] * price_of_goods(state, holder, weights)
    home = worth_of_way_home(state, nation, holder, spot, weights)
    return value + max(home, worth_of_way_out(state, nation, fleet, weights))


def worth_of_way_home(state, nation, holder, spot, weights):
    """How near it is to where its goods are sold; and without settlers, to where there are some."""
    prize = weights[HOMEWARD] * price_of_goods(state, holder, weights)
    if state.held[holder][units.SETTLERS] == 0:
        prize += weights[FETCHES]
    return prize - weights[STEP] * (HOME_STEPS[nation][spot] if spot < board.HOME else 0)


def worth_of_way_out(state, nation, fleet, weights):
    """How near it is to the best of what it could do on a coast."""
    best, holder = 0, nations.FIRST_FLEET + fleet
    armed, leader = units_with(state, holder) > 0, leader_aboard(state, fleet)
    has_room = goods_with(state, holder) < A_CARGO
    for area in range(board.AREAS):
        if board.KIND_OF_AREA[area] != board.INLAND:
            prize = 0
            if state.discovered[area] == UNDISCOVERED:
                prize = weights[DISCOVERS]
            elif armed:
                prize = worth_of_conquest(state, holder, area, weights)
            if state.owner[area] == nation:
                prize = max(prize, prize_of_colony(state, nation, holder, area, weights))
                if has_room:
                    prize = max(prize, weights[HARVESTS] * harvest_of(state, nation, area))
            if leader >= 0:
                prize = max(prize, prize_of_task(state, nation, leader, area, weights))
            elif waits_for_a_ship(state, nation, area, weights):
                prize = max(prize, weights[ASHORE])
            if prize > best:
                best = max(best, prize - weights[STEP] * steps_to(state, nation, holder, area))
    return best
