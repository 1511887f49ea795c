"""New royal regiments (3.6.7, 3.7.4, 3.10.5): where there is a place for one, and what it costs."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import colonies, nations, units
from ..world.conventions import period, too_early
from ..world.limits import pieces_left, regiments_in
from ..world.map import NO_COLONY_OF_YOURS, has_colony
from ..world.paying import pay_production, why_not_pay_production
from .build import NO_UNIT_LEFT
from .main_card import use_main_card

REGIMENT_COST, REGIMENT_PERIOD = 2, 2


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
    pop(state)
