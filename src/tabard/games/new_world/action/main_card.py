"""Paragraphs "Main card" and "BP price" (3.10.4 to 3.10.6)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, turn_to
from tabard.engine.kinds import numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import SO_MANY_BUILD_POINTS, board, colonies, nations, units
from ..options import TREASURE, plays_with
from ..world.limits import is_treasure_fleet, pieces_left, regiments_in
from ..world.map import NO_COLONY_OF_YOURS, has_colony, side_of_fleet
from ..world.maximum import can_take
from ..world.nations import home, period, too_early
from ..world.paying import (
    pay_from_home,
    pay_production,
    why_not_pay_from_home,
    why_not_pay_production,
)
from .build import NO_UNIT_LEFT
from .impulse import end_of_impulse, spend_points

BUYABLE = numbers(1, 25)
REGIMENT_COST, REGIMENT_PERIOD = 2, 2


MAIN_CARD_USED = refuse("3.10.4", _("The main card has been used this turn."))


def why_not_use_main_card(state, seat):
    """Once a turn (3.10.4)."""
    return because(MAIN_CARD_USED) if state.main_card_used[state.nation[seat]] else LEGAL


def why_main_card_is_used(state, seat):
    """For the rest of the turn, once there are turns (3.10.4)."""
    within_turns = goes_on(state, phases.TURN) and seat < state.seats
    return why_not_use_main_card(state, seat) if within_turns else LEGAL


def use_main_card(state, seat):
    """It is used, but not discarded (3.10.4)."""
    state.main_card_used[state.nation[seat]] = 1


NOT_YOUR_LEADER = refuse("3.5.4", _("{leader} serves another nation."))
LEADER_IN_SERVICE = refuse("3.5.4", _("{leader} is in service already."))
NOT_YET_BORN = refuse("3.5.5", _("{leader} comes in period {period}."))


def why_not_engage(state, nation, leader):
    """An own one in the pool, in his period or later (3.5.4, 3.5.5)."""
    if nations.LEADER_NATION[leader] != nation:
        return because(NOT_YOUR_LEADER, leader)
    if state.leader_at[leader] != board.POOL:
        return because(LEADER_IN_SERVICE, leader)
    if nations.LEADER_PERIOD[leader] > period(state):
        return because(NOT_YET_BORN, leader, nations.LEADER_PERIOD[leader])
    return LEGAL


def why_not_new_leader(state, seat, leader):
    """For his production points and a control marker (3.5.4, 3.10.5)."""
    return why_not_engage(state, state.nation[seat], leader) or why_not_pay_production(
        state, state.nation[seat], nations.LEADER_COST[leader], 1
    )


NEW_LEADER = told("new_leader", "3.10.5", _("{leader} enters the service of {nation}."))


def new_leader(state, seat, leader):
    """He appears at home (3.5.4)."""
    use_main_card(state, seat)
    pay_production(state, state.nation[seat], nations.LEADER_COST[leader], 1)
    state.leader_at[leader] = board.HOME
    tell(state, NEW_LEADER, leader, state.nation[seat])
    end_of_impulse(state)


FLEET_IN_SERVICE = refuse("3.5.3", _("{fleet} is not available."))
NO_TREASURE_FLEETS = refuse("3.5.3", _("This game has no treasure fleets."))


def why_not_new_fleet(state, seat, fleet):
    """A marker costs three production points and two control markers; the treasure fleet's four and
    three (3.5.3, 3.10.5)."""
    nation, treasure = state.nation[seat], is_treasure_fleet(fleet)
    if side_of_fleet(fleet) != nation or state.fleet_at[fleet] != board.POOL:
        return because(FLEET_IN_SERVICE, fleet)
    if treasure and not plays_with(state, TREASURE):
        return because(NO_TREASURE_FLEETS)
    return why_not_pay_production(state, nation, 3 + treasure, 2 + treasure)


NEW_FLEET = told("new_fleet", "3.10.5", _("{nation} fits out {fleet}."))


def new_fleet(state, seat, fleet):
    """The marker waits at home for ships (3.5.3)."""
    treasure = is_treasure_fleet(fleet)
    use_main_card(state, seat)
    pay_production(state, state.nation[seat], 3 + treasure, 2 + treasure)
    state.fleet_at[fleet] = board.HOME
    tell(state, NEW_FLEET, state.nation[seat], fleet)
    end_of_impulse(state)


def free_regiment(state, nation):
    """One of six that is not in service, or -1 (3.6.7)."""
    for n in range(nations.REGIMENTS_EACH):
        if state.regiment_at[nations.REGIMENTS_EACH * nation + n] == nations.NO_REGIMENT:
            return nations.REGIMENTS_EACH * nation + n
    return -1


NO_PLACE_FOR_REGIMENT = refuse("3.6.7", _("{area} has no place for another regiment."))
NO_REGIMENT_LEFT = refuse("3.6.7", _("All six royal regiments are in service."))


def why_not_station(state, nation, area):
    """In an own colony with a free place (3.7.4)."""
    if not has_colony(state, nation, area):
        return because(NO_COLONY_OF_YOURS, area)
    if regiments_in(state, nation, area) >= colonies.REGIMENTS_IN[state.colony[area]]:
        return because(NO_PLACE_FOR_REGIMENT, area)
    return LEGAL


def why_not_raise_regiment(state, nation, area):
    """With one of six counters, and infantry for it (3.6.7, 3.7.4)."""
    if refusal := why_not_station(state, nation, area):
        return refusal
    if free_regiment(state, nation) < 0:
        return because(NO_REGIMENT_LEFT)
    if pieces_left(state, nation, units.INF) < 1:
        return because(NO_UNIT_LEFT, units.INF)
    return LEGAL


NEW_REGIMENT = told("new_regiment", "3.7.4", _("{nation} raises a royal regiment in {area}."))


def raise_regiment(state, nation, area, infantry):
    """It brings infantry, free (3.7.4)."""
    regiment = free_regiment(state, nation)
    state.regiment_at[regiment] = area
    state.held[nations.FIRST_REGIMENT + regiment][units.INF] = infantry
    tell(state, NEW_REGIMENT, nation, area)


def when_new_regiment(state, seat):
    """Not in the first period."""
    return period(state) >= REGIMENT_PERIOD


NO_REGIMENT_YET = too_early("3.7.4")


def why_not_new_regiment(state, seat, area):
    """From the second period, for two production points and a marker (3.7.4, 3.10.5)."""
    if period(state) < REGIMENT_PERIOD:
        return because(NO_REGIMENT_YET, REGIMENT_PERIOD)
    return why_not_raise_regiment(state, state.nation[seat], area) or why_not_pay_production(
        state, state.nation[seat], REGIMENT_COST, 1
    )


def new_regiment(state, seat, area):
    """With one infantry (3.7.4)."""
    use_main_card(state, seat)
    pay_production(state, state.nation[seat], REGIMENT_COST, 1)
    raise_regiment(state, state.nation[seat], area, 1)
    end_of_impulse(state)


def price_of_points(state):
    """Four and the inflation, which is the period's number (3.10.6)."""
    return 4 + period(state)


TOO_MANY_POINTS = refuse("3.10.5", _("At most {most} can be bought."), most=SO_MANY_BUILD_POINTS)


def why_not_buy_points(state, seat, points):
    """Up to five and five for each period (3.10.5, 3.10.6)."""
    nation = state.nation[seat]
    most = min(5 + 5 * period(state), can_take(state, home(nation), units.POINTS))
    if points > most:
        return because(TOO_MANY_POINTS, most)
    return why_not_pay_from_home(state, nation, points * price_of_points(state))


BOUGHT_POINTS = told("bought", "3.10.6", _("{nation} buys {points}."), points=SO_MANY_BUILD_POINTS)


def buy_points(state, seat, points):
    """They lie at home (3.10.6)."""
    nation = state.nation[seat]
    use_main_card(state, seat)
    pay_from_home(state, nation, points * price_of_points(state))
    state.held[home(nation)][units.POINTS] += points
    tell(state, BOUGHT_POINTS, nation, points)
    end_of_impulse(state)


MAIN_CARD = told("main_card", "3.10.4", _("{nation} uses the main card."))


def take_two_points(state, seat):
    """They are spent now (3.10.5)."""
    use_main_card(state, seat)
    tell(state, MAIN_CARD, state.nation[seat])
    spend_points(state, seat, 2)


def build_by_main_card(state, seat):
    """Any build points at home are spent (3.10.5)."""
    use_main_card(state, seat)
    tell(state, MAIN_CARD, state.nation[seat])
    state.impulses += 1
    turn_to(state, phases.BUILD, seat)
