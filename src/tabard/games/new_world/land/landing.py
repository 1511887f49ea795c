"""15, 3.14.6, 3.14.7: units put ashore for the defence, and the regiment that fights."""

from __future__ import annotations

from tabard.engine.flow.stack import pop
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import nations, units
from ..state import DEFENDER, NO_BATTLE_REGIMENT
from ..world.avatars import regiment_aboard
from .forces import first_regiment_of
from .starting import regiment_to_land, units_to_land

NOT_SO_MANY_ABOARD = refuse(
    "15",
    _("Of {unit} {fleet} carries {count}."),
    unit=units.CARGO,
    fleet=nations.FLEETS,
    count=NUMBER,
)


@rule
def why_not_land(state, seat, unit, count):
    """15, 3.14.6: military units that the commanding fleet carries."""
    fleet = state.commander[DEFENDER]
    if state.held[fleet][unit] < count:
        return because(
            NOT_SO_MANY_ABOARD, unit, fleet - nations.FIRST_FLEET, state.held[fleet][unit]
        )
    return LEGAL


LANDED = told(
    "landed",
    "15",
    _("{fleet} puts {count} × {unit} ashore."),
    fleet=nations.FLEETS,
    count=NUMBER,
    unit=units.CARGO,
)


@rule
def land(state, seat, unit, count):
    """15, 18, 3.23: they fight ashore, and go back on board when the combat is over."""
    fleet = state.commander[DEFENDER]
    state.held[fleet][unit] -= count
    state.apart[DEFENDER][unit] += count
    tell(state, LANDED, fleet - nations.FIRST_FLEET, count, unit)


NO_REGIMENT_TO_LAND = refuse("3.7.4", _("No royal regiment is aboard that could land."))


@rule
def why_not_land_regiment(state, seat):
    """3.7.4: the royal regiment aboard, if it is not ashore yet."""
    if not has_regiment_to_land(state):
        return because(NO_REGIMENT_TO_LAND)
    return LEGAL


REGIMENT_FIGHTS = told("regiment", "3.14.7", _("{regiment} fights."), regiment=nations.REGIMENTS)


@rule
def land_regiment(state, seat):
    """3.7.4, 15, 3.23: it fights ashore, and goes back whole when the combat is over."""
    state.landed_regiment = regiment_aboard(state, state.commander[DEFENDER] - nations.FIRST_FLEET)
    tell(state, REGIMENT_FIGHTS, state.landed_regiment)


@rule
def has_regiment_to_land(state):
    """3.7.4: is a royal regiment still aboard?"""
    if state.landed_regiment != NO_BATTLE_REGIMENT:
        return False
    return regiment_to_land(state, state.commander[DEFENDER]) > 0


@rule
def nothing_left_to_land(state):
    """15: all units are ashore."""
    return units_to_land(state, state.commander[DEFENDER]) == 0 and not has_regiment_to_land(state)


NOT_IN_THE_COLONY = refuse(
    "3.14.7", _("{regiment} is not in the colony."), regiment=nations.REGIMENTS
)


@rule
def why_not_choose_regiment(state, seat, regiment):
    """F10, 3.14.7: one of the colony's."""
    first = first_regiment_of(state, DEFENDER)
    if not first <= regiment < first + 6 or state.regiment_at[regiment] != state.battle_area:
        return because(NOT_IN_THE_COLONY, regiment)
    return LEGAL


@rule
def choose_regiment(state, seat, regiment):
    """3.14.7: it fights."""
    state.battle_regiment = regiment
    tell(state, REGIMENT_FIGHTS, regiment)
    pop(state)


@rule
def default_choose_regiment(state, seat, regiment):
    """3.23: the strongest in defence; of equals the first."""
    usual, most = NO_BATTLE_REGIMENT, -1
    first = first_regiment_of(state, DEFENDER)
    for other in range(first, first + nations.REGIMENTS_EACH):
        defence = defence_of(state, nations.FIRST_REGIMENT + other)
        if defence > most and state.regiment_at[other] == state.battle_area:
            usual, most = other, defence
    return regiment == usual


@rule
def defence_of(state, holder):
    """F1: the defence factors of all that a holder has."""
    total = 0
    for unit in range(units.UNITS):
        total += units.FIGHTER_DEFENCE[unit] * state.held[holder][unit]
    return total
