"""Chapter "Awards" (3.20.2): what each asks for, looked at when it may have happened."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, colonies, glory, goods, nations
from ..components.board import area
from ..state import UNDISCOVERED
from ..world.avatars import is_ashore
from ..world.nations import are_allied
from .points import give_award, win_glory

QUE, HUB, AMZ = area("que"), area("hub"), area("amz")
MEX, CUZ = area("mex"), area("cuz")
COLONIES_OF_A_MASTER = 2


def award_discovery(state, nation, place):
    """Discoveries (3.20 N°1, 3, 4, 7)."""
    give_award(state, goods.LANDFALL, nation)
    if place == QUE or place == HUB:
        give_award(state, goods.NORTHERN_PILOT, nation)
    if place == AMZ:
        give_award(state, goods.GREAT_RIVER, nation)
    if board.REGION[place] == board.ANTILLES and all_antilles_discovered(state):
        award_islander(state)


def all_antilles_discovered(state):
    """The last of the eight areas (3.20 N°3)."""
    return not any(
        board.REGION[place] == board.ANTILLES and state.discovered[place] == UNDISCOVERED
        for place in range(board.AREAS)
    )


def discoveries_there(state, nation):
    """Own discoveries in the Antilles (3.20 N°3)."""
    return sum(
        board.REGION[place] == board.ANTILLES and state.discovered[place] == nation
        for place in range(board.AREAS)
    )


def award_islander(state):
    """To whoever has discovered most of them alone; else the award is void (3.20 N°3)."""
    best = 0
    for nation in range(nations.NATIONS):
        if discoveries_there(state, nation) > discoveries_there(state, best):
            best = nation
    most = discoveries_there(state, best)
    if sum(discoveries_there(state, nation) == most for nation in range(nations.NATIONS)) == 1:
        give_award(state, goods.ISLANDER, best)
    elif state.award[goods.ISLANDER] == nations.NO_NATION:
        state.award[goods.ISLANDER] = goods.AWARD_VOID


def award_colony(state, nation, colony):
    """The first colonies (3.20 N°2, 10, 11)."""
    if colony == colonies.SETTLEMENT:
        give_award(state, goods.FIRST_SETTLEMENT, nation)
    elif colony == colonies.TOWN:
        give_award(state, goods.FIRST_TOWN, nation)
    elif colony == colonies.METROPOLIS:
        give_award(state, goods.FIRST_METROPOLIS, nation)


def award_arrival(state, nation, avatar, spot):
    """The South Sea, and the Horn (3.20 N°5, 6)."""
    if spot == board.CHN:
        give_award(state, goods.ROUND_THE_HORN, nation)
    sees_it = avatar >= nations.FIRST_LEADER and is_ashore(state, avatar)
    if spot == board.EPN or spot == board.EPS or (sees_it and board.BORDERS_PACIFIC[spot]):
        give_award(state, goods.SOUTH_SEA, nation)


REGION_MASTERED = told("region", "3.20", _("{nation} is master of {region}."), weight=2)


def award_regions(state):
    """Control of more than half of a region, with two colonies there (3.9.D10, 3.20 N°12)."""
    for region in range(board.REGIONS):
        if state.region_award[region] == nations.NO_NATION:
            for nation in range(nations.NATIONS):
                if masters_region(state, nation, region):
                    state.region_award[region] = nation
                    tell(state, REGION_MASTERED, nation, region)
                    points = goods.AWARD_POINTS[goods.REGION_MASTER]
                    win_glory(state, nation, points, glory.BY_AWARDS)


def masters_region(state, nation, region):
    """Markers in more than half of the areas, two colonies or more (3.20 N°12)."""
    return wanted_for_mastery(state, nation, region) == 0


def wanted_for_mastery(state, nation, region):
    """How many markers and colonies are still wanted there (3.20 N°12)."""
    markers, settled = 0, 0
    for place in range(board.AREAS):
        if board.REGION[place] == region and state.owner[place] == nation:
            markers += 1
            settled += state.colony[place] != colonies.NO_COLONY
    most = board.AREAS_IN_REGION[region] // 2 + 1
    return max(0, most - markers) + max(0, COLONIES_OF_A_MASTER - settled)


def award_great_captain(state, leader):
    """The third land combat won by the same commander (3.20 N°13)."""
    state.wins[leader] += 1
    if state.wins[leader] == 3:
        give_award(state, goods.GREAT_CAPTAIN, nations.LEADER_NATION[leader])


def award_conquest(state, nation, place):
    """Mexico and Cuzco (3.20 N°8, 9)."""
    if place == MEX:
        give_award(state, goods.CONQUEROR_OF_MEXICO, nation)
    elif place == CUZ:
        give_award(state, goods.CONQUEROR_OF_PERU, nation)


def award_peacemaker(state, nation):
    """Allied with two others at once (3.20 N°14)."""
    allies = sum(
        other != nation and are_allied(state, nation, other) for other in range(nations.NATIONS)
    )
    if allies >= 2:
        give_award(state, goods.PEACEMAKER, nation)
