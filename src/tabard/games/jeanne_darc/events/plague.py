"""The event "Plague" (3.5): garrisons of a province die out."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, turn_to

from ..cities import is_free, remove_garrison
from ..components import CITIES, GARRISON_LEVEL, NO_PROVINCE, PLAGUE, PROVINCE_OF, PROVINCES
from ..refusals import NO_GARRISON_FOR_PLAGUE
from ..state import PLAGUE_DIE, PROVINCE_WITH_PLAGUE
from ..told_in_phase_six import (
    DIES_OUT,
    NO_EFFECT,
    PLAGUE_IN,
    PLAGUE_PASSES,
)

WORST_FACE = 3  # from 1 up to this the garrison dies


@rule
def plague_comes(state, master):
    """66: the master must choose, while any province can be struck."""
    for province in range(PROVINCES):
        if why_not_infect(state, master, province) == LEGAL:
            push(state, PROVINCE_WITH_PLAGUE, master)
            return
    tell(state, NO_EFFECT, PLAGUE)


@rule
def next_city_with_plague(state, province, city):
    """3.5: from this one on in city order, the first owned city of the province that has neither
    castle nor fortress; the number of cities if there is none."""
    while city < CITIES:
        if PROVINCE_OF[city] == province and not is_free(state, city):
            if state.level[city] == GARRISON_LEVEL:
                return city
        city += 1
    return CITIES


@rule
def why_not_infect(state, seat, province):
    """3.5, Plague: a province with an owned city of level 2; papal protection does not help."""
    if next_city_with_plague(state, province, 0) == CITIES:
        return because(NO_GARRISON_FOR_PLAGUE, province)
    return LEGAL


@rule
def infect(state, seat, province):
    """3.5: a die for each such city, in city order."""
    state.province = province
    tell(state, PLAGUE_IN, province)
    turn_to(state, PLAGUE_DIE, CHANCE)
    move_cursor(state, next_city_with_plague(state, province, 0))


@rule
def plague_die(state, seat, face):
    """3.5, I10: any face; on 1 to 3 the garrison is removed."""
    city = cursor(state)
    if face <= WORST_FACE:
        tell(state, DIES_OUT, city, face, state.owner[city])
        remove_garrison(state, city)
    else:
        tell(state, PLAGUE_PASSES, city, face)
    after = next_city_with_plague(state, state.province, city + 1)
    if after < CITIES:
        move_cursor(state, after)
    else:
        state.province = NO_PROVINCE
        pop(state)
