"""Chapter "Awards" (3.20.2), the awards of the veteran and the expert game (N°15 to 26)."""

from __future__ import annotations

from tabard.engine.rule import tell

from ..components import board, colonies, glory, goods, nations, units
from ..world.limits import ships_of, worth_of_goods
from ..world.map import has_in_region, schools_of
from .points import AWARD_GIVEN, give_award, win_glory

ALL_FARM_GOODS = 0b11111
TREASURE = 100


def award_work(state, nation, work):
    """The first fortress, citadel, naval base (3.20 N°15, 16, 21)."""
    if work == colonies.FORTRESS:
        give_award(state, goods.VAUBANS_FORERUNNER, nation)
    elif work == colonies.CITADEL:
        give_award(state, goods.CITADEL_AWARD, nation)
    elif work == colonies.NAVAL_BASE:
        give_award(state, goods.NAVAL_BASE_AWARD, nation)


def award_pirate_hunter(state, nation):
    """A pirate fleet or haven is destroyed; the third brings the award (3.20 N°17)."""
    state.pirates_beaten[nation] += 1
    if state.pirates_beaten[nation] >= 3:
        give_award(state, goods.PIRATE_HUNTER, nation)


def missions_of(state, nation):
    """How many missions a nation has (3.11.10)."""
    return sum(state.mission[place] == nation for place in range(board.AREAS))


def award_apostle(state, nation):
    """The third own mission (3.20 N°18)."""
    if missions_of(state, nation) >= 3:
        give_award(state, goods.APOSTLE, nation)


def award_harvest(state, nation):
    """Six silver, or all five farm goods, in one turn (3.20 N°19, 20)."""
    if state.silver_harvested[nation] >= 6:
        give_award(state, goods.SILVER_KING, nation)
    if state.farm_harvested[nation] == ALL_FARM_GOODS:
        give_award(state, goods.PLANTER_KING, nation)


def award_siege(state, nation, place):
    """A colony with a fort or better is captured (3.20 N°22)."""
    if state.colony[place] != colonies.NO_COLONY and state.fortification[place] >= colonies.FORT:
        give_award(state, goods.SIEGE_MASTER, nation)


# --- the expert game ----------------------------------------------------------------------------


def award_navies(state):
    """N°24, at the end of a turn the flagship in service, and ten ships in all (3.9.D10, 3.20)."""
    for nation in range(nations.NATIONS):
        if has_flagship(state, nation) and ships_of(state, nation) >= 10:
            give_award(state, goods.ROYAL_NAVY, nation)


def has_flagship(state, nation):
    """In any condition, in a fleet or in the yard (3.6.4)."""
    return any(
        units.SHIP_TYPE[ship] == units.FLAGSHIP and state.ships[mooring][ship] > 0
        for mooring in range(nations.MOORINGS)
        if nations.MOORING_NATION[mooring] == nation
        for ship in range(units.SHIPS)
    )


def award_learning(state, nation):
    """The second school (3.20 N°25)."""
    if schools_of(state, nation) >= 2:
        give_award(state, goods.FOUNDER_OF_LEARNING, nation)


def award_residences(state, nation):
    """Residences in three regions; a nation builds one in each at most (3.20 N°26)."""
    residences = sum(
        has_in_region(state, nation, region, colonies.RESIDENCE) for region in range(board.REGIONS)
    )
    if residences >= 3:
        give_award(state, goods.ROYAL_RESIDENCE, nation)


def award_treasure(state, fleet):
    """Each time, once in a turn, that a treasure fleet brings home ducats and goods, at base
    prices, of a hundred ducats or more (3.20 N°23, 3.20.3)."""
    holder = nations.FIRST_FLEET + fleet
    nation = nations.HOLDER_NATION[holder]
    worth = state.held[holder][units.DUCATS] + worth_of_goods(state, holder)
    if worth >= TREASURE and not state.treasure_come[nation]:
        state.treasure_come[nation] = 1
        tell(state, AWARD_GIVEN, nation, goods.TREASURE_FLEET)
        win_glory(state, nation, goods.AWARD_POINTS[goods.TREASURE_FLEET], glory.BY_AWARDS)
