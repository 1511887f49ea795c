"""Units that a fleet puts ashore for a combat, and takes aboard again; the regiment that fights
(15, 18, 3.14.6, 3.14.7)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import nations, units
from ..readings import landed_units_march, one_regiment_alone, room_is_checked
from ..state import DEFENDER, NO_BATTLE_REGIMENT
from ..world.avatars import regiment_aboard
from ..world.limits import units_with
from ..world.stacking_limits import cut_to_the_maximum
from .candidates import carries_units, has_troops
from .forces import defends_own_land, first_regiment_of, own_commander, seat_on


def land_for_the_defence(state):
    """A fleet that defends lands units; of its own land as many as its owner wants (15, 3.14.7,
    A34)."""
    if not has_troops(state):
        land_all(state, DEFENDER)
    is_fleet = own_commander(state, DEFENDER) >= nations.FIRST_FLEET
    if is_fleet and defends_own_land(state, DEFENDER) and not nothing_left_to_land(state):
        push(state, phases.LANDING, seat_on(state, DEFENDER))


NOT_SO_MANY_ABOARD = refuse("15", _("{fleet} carries only {count} × {unit}."))


def why_not_land(state, seat, unit, count):
    """Military units that the commanding fleet carries (15, 3.14.6)."""
    fleet = state.commander[DEFENDER] - nations.FIRST_FLEET
    aboard = state.held[state.commander[DEFENDER]][unit]
    return LEGAL if count <= aboard else because(NOT_SO_MANY_ABOARD, fleet, aboard, unit)


LANDED = told("landed", "15", _("{fleet} puts {count} × {unit} ashore."))


def land(state, seat, unit, count):
    """They fight ashore, and go back on board when the combat is over (15, 18, 3.23)."""
    fleet = state.commander[DEFENDER]
    state.held[fleet][unit] -= count
    state.apart[DEFENDER][unit] += count
    tell(state, LANDED, fleet - nations.FIRST_FLEET, count, unit)


NO_REGIMENT_TO_LAND = refuse("3.7.4", _("No royal regiment is aboard that could land."))


def why_not_land_regiment(state, seat):
    """The royal regiment aboard, if it is not ashore yet (3.7.4)."""
    return LEGAL if has_regiment_to_land(state) else because(NO_REGIMENT_TO_LAND)


REGIMENT_FIGHTS = told("regiment", "3.14.7", _("{regiment} fights."), part=Part())


def land_regiment(state, seat):
    """It fights ashore, and goes back whole when the combat is over (3.7.4, 15, 3.23)."""
    state.landed_regiment = regiment_aboard(state, state.commander[DEFENDER] - nations.FIRST_FLEET)
    tell(state, REGIMENT_FIGHTS, state.landed_regiment)


def has_regiment_to_land(state):
    """Is a royal regiment still aboard? (3.7.4)"""
    aboard = regiment_aboard(state, state.commander[DEFENDER] - nations.FIRST_FLEET)
    if aboard < 0 or state.landed_regiment != NO_BATTLE_REGIMENT:
        return False
    return units_with(state, nations.FIRST_REGIMENT + aboard) > 0


def nothing_left_to_land(state):
    """All units are ashore (15)."""
    carries = carries_units(state, state.commander[DEFENDER])
    return not carries and not has_regiment_to_land(state)


NOT_IN_THE_COLONY = refuse("3.14.7", _("{regiment} is not in the colony."))


def why_not_choose_regiment(state, seat, regiment):
    """One of the colony's (F10, 3.14.7)."""
    own = nations.HOLDER_NATION[nations.FIRST_REGIMENT + regiment] == state.side[DEFENDER]
    there = state.regiment_at[regiment] == state.battle_area
    return LEGAL if own and there else because(NOT_IN_THE_COLONY, regiment)


def choose_regiment(state, seat, regiment):
    """It fights (3.14.7)."""
    state.battle_regiment = regiment
    tell(state, REGIMENT_FIGHTS, regiment)
    pop(state)


def default_choose_regiment(state, seat, regiment):
    """The strongest in defence; of equals the first (3.23)."""
    usual, most = NO_BATTLE_REGIMENT, -1
    first = first_regiment_of(state, DEFENDER)
    for other in range(first, first + nations.REGIMENTS_EACH):
        defence = defence_of(state, nations.FIRST_REGIMENT + other)
        if defence > most and state.regiment_at[other] == state.battle_area:
            usual, most = other, defence
    return regiment == usual


def defence_of(state, holder):
    """The defence factors of all that a holder has (F1)."""
    return sum(
        units.FIGHTER_DEFENCE[unit] * state.held[holder][unit] for unit in range(units.UNITS)
    )


def land_all(state, who):
    """All units aboard a fleet that attacks, or that natives attack where nobody owns the land,
    fight; its regiments do not (3.14.7, A34)."""
    fleet = own_commander(state, who)
    if fleet >= nations.FIRST_FLEET:
        for unit in range(units.UNITS):
            state.apart[who][unit] += state.held[fleet][unit]
            state.held[fleet][unit] = 0


def choose_the_regiment(state):
    """Under a commander one regiment of the defender's choice fights (F10, 3.14.7)."""
    all_of_them = state.commander[DEFENDER] == 0 and not one_regiment_alone(state)
    if all_of_them or not defends_own_land(state, DEFENDER):
        return
    first = first_regiment_of(state, DEFENDER)
    count = 0
    for regiment in range(first, first + nations.REGIMENTS_EACH):
        if state.regiment_at[regiment] == state.battle_area:
            count += 1
            state.battle_regiment = regiment
    if count > 1:
        state.battle_regiment = NO_BATTLE_REGIMENT
        push(state, phases.REGIMENT, seat_on(state, DEFENDER))


DEAREST_FIRST = table([units.ART, units.GINF, units.CAV, units.INF])


def send_landed_units_aboard(state, who):
    """Units that a fleet has put ashore go back on board, always; by a reading as many as there is
    room for, the dearest first (18, 3.16.6.2, A19)."""
    fleet = own_commander(state, who)
    if fleet < nations.FIRST_FLEET:
        return
    for n in range(units.UNITS):
        unit = DEAREST_FIRST[n]
        count = state.apart[who][unit]
        if room_is_checked(state):
            count = cut_to_the_maximum(state, fleet, unit, count)
        state.held[fleet][unit] += count
        state.apart[who][unit] = 0


def send_called_units_back(state, who):
    """By a reading what is left of the units called from a fleet goes back aboard (18, A32)."""
    leader = state.commander[DEFENDER]
    if who != DEFENDER or not nations.FIRST_LEADER <= leader < nations.FIRST_FLEET:
        return
    for fleet in range(nations.FLEETS):
        for unit in range(units.UNITS):
            back = min(state.called[fleet][unit], state.held[leader][unit])
            state.called[fleet][unit] = 0
            state.held[leader][unit] -= back
            state.held[nations.FIRST_FLEET + fleet][unit] += back


def march_with_the_others(state, who, taker):
    """By a reading the landed units of a beaten defender do not go back aboard; where nobody (0)
    takes them along they are no more (A20)."""
    if landed_units_march(state) and defends_own_land(state, who):
        for unit in range(units.UNITS):
            if taker > 0:
                state.held[taker][unit] += state.apart[who][unit]
            state.apart[who][unit] = 0
