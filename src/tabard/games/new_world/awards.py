"""Chapter "Awards" (3.20.2): what each asks for, looked at when it may have happened."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from .avatars import is_ashore
from .components.glory import BY_AWARDS
from .components.goods import (
    AWARD_POINTS,
    AWARD_VOID,
    CONQUEROR_OF_MEXICO,
    CONQUEROR_OF_PERU,
    FIRST_METROPOLIS,
    FIRST_SETTLEMENT,
    FIRST_TOWN,
    GREAT_CAPTAIN,
    GREAT_RIVER,
    ISLANDER,
    LANDFALL,
    NORTHERN_PILOT,
    PEACEMAKER,
    REGION_MASTER,
    ROUND_THE_HORN,
    SOUTH_SEA,
)
from .components.map import (
    AREAS,
    AREAS_IN_REGION,
    BORDERS_PACIFIC,
    CHN,
    EPN,
    EPS,
    REGION,
    REGIONS,
    area,
)
from .components.nations import ALLIED, FIRST_LEADER, LEADER_NATION, NATIONS, NO_NATION, PAIR
from .components.units import METROPOLIS, NO_COLONY, SETTLEMENT, TOWN
from .glory import give_award, win_glory
from .state import UNDISCOVERED
from .told import REGION_MASTERED

QUE, HUB, AMZ, ANTILLES = area("que"), area("hub"), area("amz"), 4
MEX, CUZ = area("mex"), area("cuz")


@rule
def award_discovery(state, nation, place):
    """3.20 N°1, 3, 4, 7: discoveries."""
    give_award(state, LANDFALL, nation)
    if place == QUE or place == HUB:
        give_award(state, NORTHERN_PILOT, nation)
    if place == AMZ:
        give_award(state, GREAT_RIVER, nation)
    if REGION[place] == ANTILLES and all_antilles_discovered(state):
        award_islander(state)


@rule
def all_antilles_discovered(state):
    """3.20 N°3: the last of the eight areas."""
    for place in range(AREAS):
        if REGION[place] == ANTILLES and state.discovered[place] == UNDISCOVERED:
            return False
    return True


@rule
def discoveries_there(state, nation):
    """3.20 N°3: own discoveries in the Antilles."""
    count = 0
    for place in range(AREAS):
        if REGION[place] == ANTILLES and state.discovered[place] == nation:
            count += 1
    return count


@rule
def award_islander(state):
    """3.20 N°3: to whoever has discovered most of them alone; else the award is void."""
    best, tied = 0, 0
    for nation in range(NATIONS):
        if discoveries_there(state, nation) > discoveries_there(state, best):
            best = nation
    for nation in range(NATIONS):
        if discoveries_there(state, nation) == discoveries_there(state, best):
            tied += 1
    if tied == 1:
        give_award(state, ISLANDER, best)
    elif state.award[ISLANDER] == NO_NATION:
        state.award[ISLANDER] = AWARD_VOID


@rule
def award_colony(state, nation, colony):
    """3.20 N°2, 10, 11: the first colonies."""
    if colony == SETTLEMENT:
        give_award(state, FIRST_SETTLEMENT, nation)
    elif colony == TOWN:
        give_award(state, FIRST_TOWN, nation)
    elif colony == METROPOLIS:
        give_award(state, FIRST_METROPOLIS, nation)


@rule
def award_arrival(state, nation, avatar, spot):
    """3.20 N°5, 6: the South Sea, and the Horn."""
    if spot == CHN:
        give_award(state, ROUND_THE_HORN, nation)
    if spot == EPN or spot == EPS:
        give_award(state, SOUTH_SEA, nation)
    if avatar >= FIRST_LEADER and is_ashore(state, avatar) and BORDERS_PACIFIC[spot]:
        give_award(state, SOUTH_SEA, nation)


@rule
def award_regions(state):
    """3.9.D10, 3.20 N°12: control of more than half of a region, with two colonies there."""
    for region in range(REGIONS):
        if state.region_award[region] == NO_NATION:
            for nation in range(NATIONS):
                if masters_region(state, nation, region):
                    state.region_award[region] = nation
                    tell(state, REGION_MASTERED, nation, region)
                    win_glory(state, nation, AWARD_POINTS[REGION_MASTER], BY_AWARDS)


@rule
def masters_region(state, nation, region):
    """3.20 N°12: markers in more than half of the areas, two colonies or more."""
    markers, colonies = 0, 0
    for place in range(AREAS):
        if REGION[place] == region and state.owner[place] == nation:
            markers += 1
            colonies += state.colony[place] != NO_COLONY
    return 2 * markers > AREAS_IN_REGION[region] and colonies >= 2


@rule
def award_great_captain(state, leader):
    """3.20 N°13: the third land combat won by the same commander."""
    state.wins[leader] += 1
    if state.wins[leader] == 3:
        give_award(state, GREAT_CAPTAIN, LEADER_NATION[leader])


@rule
def award_conquest(state, nation, place):
    """3.20 N°8, 9: Mexico and Cuzco."""
    if place == MEX:
        give_award(state, CONQUEROR_OF_MEXICO, nation)
    elif place == CUZ:
        give_award(state, CONQUEROR_OF_PERU, nation)


@rule
def award_peacemaker(state, nation):
    """3.20 N°14: allied with two others at once; not in a game of two."""
    count = 0
    for other in range(NATIONS):
        if other != nation and state.status[PAIR[nation][other]] == ALLIED:
            count += 1
    if count >= 2 and state.seats > 2:
        give_award(state, PEACEMAKER, nation)
