"""New leaders and new fleets (3.5.3, 3.5.4, 3.10.5): who may come, at what cost."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import board, nations
from ..options import TREASURE, plays_with
from ..world.conventions import period
from ..world.limits import is_treasure_fleet
from ..world.map import side_of_fleet
from ..world.paying import pay_production, why_not_pay_production
from .main_card import use_main_card

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
    pop(state)


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
    pop(state)
