"""Land: territories, colonies and their income, guards, works, missions."""

from __future__ import annotations

from ..book import BOOK
from ..components import board, colonies, nations
from ..glory.awards import wanted_for_mastery
from ..glory.higher_awards import missions_of
from ..natives.armies import natives_in, owner_is_there, troops_in
from ..options import CONVERT, plays_with
from ..settling.mission import SOULS
from ..world.map import has_improvement

WEIGHTS = BOOK.weights()
MARKER, COLONY, INCOME = WEIGHTS.of("marker colony income")
GARRISON, UNGUARDED, RAIDED = WEIGHTS.of("garrison unguarded raided")
FORTIFIED, PORT, BUILT = WEIGHTS.of("fortified port built")
MISSION, CONVERTS = WEIGHTS.of("mission converts")
(MASTERY,) = WEIGHTS.of("mastery")


def worth_of_land(state, nation, left, weights):
    """Territories; colonies, and their income turn by turn; what guards them and is built there."""
    value = 0
    for area in range(board.AREAS):
        if state.owner[area] == nation:
            value += worth_of_territory(state, area, left, weights)
            value += worth_of_works(state, area, weights)
    return value


def worth_of_territory(state, area, left, weights):
    """A marker, a colony with what it brings in, a garrison; less where nobody stands guard."""
    colony = state.colony[area]
    value = weights[MARKER] + weights[COLONY] * colony
    value += weights[INCOME] * colonies.COLONY_INCOME[colony] * left
    guards = troops_in(state, area)
    if colony != colonies.NO_COLONY and guards == 0:
        value -= weights[UNGUARDED]
    if natives_in(state, area) > 0:
        value -= weights[RAIDED] // (4 if owner_is_there(state, area) else 1)
    return value + weights[GARRISON] * min(guards, 3)


def worth_of_works(state, area, weights):
    """Works step by step, improvements by what they cost."""
    value = weights[FORTIFIED] * state.fortification[area] + weights[PORT] * state.port[area]
    return value + weights[BUILT] * sum(
        colonies.IMPROVEMENT_POINTS[what] * has_improvement(state, area, what)
        for what in range(colonies.IMPROVEMENTS)
    )


def worth_of_missions(state, nation, weights):
    """The first ones bring an award nearer; where natives are converted all bring glory."""
    missions = missions_of(state, nation)
    value = weights[MISSION] * min(missions, SOULS)
    return value + weights[CONVERTS] * missions if plays_with(state, CONVERT) else value


def worth_of_regions(state, nation, weights):
    """Regions of which nobody is master yet (3.20 N°12): the nearer a nation is to it, the more."""
    return sum(hope_of_mastery(state, nation, region, weights) for region in range(board.REGIONS))


def hope_of_mastery(state, nation, region, weights):
    """Half as much for each marker or colony that is still wanted there."""
    if state.region_award[region] != nations.NO_NATION:
        return 0
    return weights[MASTERY] >> wanted_for_mastery(state, nation, region)
