"""Accounted for: nobody holds more than he may (3.6.5 to 3.6.7), but those who fight or have yet to
drop it."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of
from tabard.engine.kinds import Kind
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..components import board, colonies, nations, units
from ..land.starting import COURSE as ON_LAND
from ..land.starting import END, OVERRUN
from ..sea.start import COURSE as AT_SEA
from ..sea.start import STEP_FOUR, STEP_SIX
from ..state import ATTACKER, DEFENDER, NEITHER
from ..world.limits import goods_with, room_for_regiments, room_of, room_taken, units_with
from ..world.stacking_limits import (
    LEADER_GOODS,
    LEADER_POINTS,
    LEADER_SETTLERS,
    garrison_limit,
    store_can_take,
    units_a_leader_can_lead,
)

# From here on a combat has seen to it that limits hold again.
MENDED, MENDED_AT_SEA = ON_LAND.begins["rescue"], AT_SEA.begins["end"]
DROPS = AT_SEA.begins["drop"]  # what the beaten fleet still carries
# What is limited, and who holds it.
_SORTS = ("military units", "settlers", "build points", "items", "room of cargo", "things")
UNITS_, SETTLERS_, POINTS_, ITEMS_, ROOM_, THINGS_ = range(6)
SORTS = len(_SORTS)
HELD = Kind(
    "held",
    [f"{holder}_{n}" for holder in nations.HOLDERS.words for n in range(SORTS)],
    [f"{holder}, {sort}" for holder in nations.HOLDERS.names for sort in _SORTS],
)
HELD_OFF = complain("3.6.7", _("{held}: {found}; at most {most} may be there."), held=HELD)


def limits_off(state):
    """Each holder in turn (3.6.7)."""
    for holder in range(nations.HOLDERS):
        if found := held_off(state, holder, not may_exceed(state, holder)):
            return found
    return 0


# --- who may hold too much, and when --------------------------------------------------------------


def may_exceed(state, holder):
    """Limits do not hold inside a combat, which mends them at its end, nor for who has not yet
    dropped what does not fit (3.6.5, 3.6.7)."""
    if is_before_the_mending(state):
        return True
    for level in range(state.depth):
        phase, come = state.frame_phase[level], state.frame_cursor[level]
        if phase == phases.DROP and holder == come:
            return True
        if phase == phases.LIMITS and holder >= come:
            return True
        if phase == phases.NAVAL and STEP_FOUR <= come < MENDED_AT_SEA:
            if nations.FIRST_FLEET <= holder < nations.FIRST_COLONY:
                if fights_at_sea(state, holder - nations.FIRST_FLEET):
                    return True
    return False


def is_before_the_mending(state):
    """Stacking is checked at the end of a land combat (F17, 3.16.6.8)."""
    level = level_of(state, phases.COMBAT)
    if level < 0:
        return False
    come = state.frame_cursor[level]
    return come < MENDED or OVERRUN <= come < END


def fights_at_sea(state, fleet):
    """This fleet is one of the two (3.17.0d)."""
    return state.naval_fleet[ATTACKER] == fleet + 1 or state.naval_fleet[DEFENDER] == fleet + 1


def is_about_to_be_lost(state, fleet):
    """Its last ship was taken, and its cargo is not seized yet (3.17.6, 3.17.7)."""
    level = level_of(state, phases.NAVAL)
    if level < 0 or state.winner == NEITHER:
        return False
    if not STEP_SIX <= state.frame_cursor[level] <= DROPS:
        return False
    return state.naval_fleet[1 - state.winner] == fleet + 1


# --- limits ---------------------------------------------------------------------------------------


def too_much(holder, sort, found, most):
    """A holder has more of a sort than it may; 0 if not (3.6.7)."""
    return because(HELD_OFF, holder * SORTS + sort, found, most) if found > most else 0


def held_off(state, holder, limited):
    """What each kind of holder may hold; in a combat only those who are there (3.6.7)."""
    if holder < nations.NATIONS:
        return too_much(holder, UNITS_, state.held[holder][units.ALLIES], 0)
    if not may_hold(state, holder):
        things = sum(state.held[holder][what] for what in range(units.CARGO))
        return too_much(holder, THINGS_, things, 0)
    if holder < nations.FIRST_FLEET:
        return held_by_leader_off(state, holder) if limited else 0
    if holder < nations.FIRST_COLONY:
        return held_by_fleet_off(state, holder, limited)
    if holder < nations.FIRST_REGIMENT:
        return held_in_colony_off(state, holder, limited)
    if not limited:
        return 0
    return too_much(holder, UNITS_, units_with(state, holder), colonies.MOST_IN_REGIMENT)


def may_hold(state, holder):
    """A leader ashore or at home, a fleet and a regiment in service; all colonies (3.5.2,
    3.5.4)."""
    if holder < nations.FIRST_FLEET:
        return state.leader_at[holder - nations.FIRST_LEADER] < board.POOL
    if holder < nations.FIRST_COLONY:
        return state.fleet_at[holder - nations.FIRST_FLEET] != board.POOL
    if holder < nations.FIRST_REGIMENT:
        return True
    return state.regiment_at[holder - nations.FIRST_REGIMENT] != nations.NO_REGIMENT


def held_by_leader_off(state, holder):
    """Ten units, six settlers, twenty build points, eight items (3.6.7)."""
    most = units_a_leader_can_lead(state, holder)
    return (
        too_much(holder, UNITS_, units_with(state, holder), most)
        or too_much(holder, SETTLERS_, state.held[holder][units.SETTLERS], LEADER_SETTLERS)
        or too_much(holder, POINTS_, state.held[holder][units.POINTS], LEADER_POINTS)
        or too_much(holder, ITEMS_, goods_with(state, holder), LEADER_GOODS)
    )


def held_by_fleet_off(state, holder, limited):
    """No native allies, and no more than it has room for (3.6.5, 3.6.6, 3.7.4)."""
    fleet = holder - nations.FIRST_FLEET
    taken = room_for_regiments(state, fleet) + (room_taken(state, holder) if limited else 0)
    return too_much(holder, UNITS_, state.held[holder][units.ALLIES], 0) or (
        not is_about_to_be_lost(state, fleet)
        and too_much(holder, ROOM_, taken, room_of(state, fleet))
    )


def held_in_colony_off(state, holder, limited):
    """A garrison by the colony; ducats in a bank, items in a warehouse (3.6.7, 3.11.9)."""
    held = state.held[holder]
    items = goods_with(state, holder)
    garrison = garrison_limit(state, holder - nations.FIRST_COLONY)
    can_store = store_can_take(state, holder, units.FIRST_GOOD)
    ducats_lie_bare = store_can_take(state, holder, units.DUCATS) < 0
    return (
        too_much(holder, SETTLERS_, held[units.SETTLERS], 0)
        or too_much(holder, UNITS_, held[units.ALLIES], 0)
        or too_much(holder, POINTS_, held[units.POINTS], 0)
        or (limited and too_much(holder, UNITS_, units_with(state, holder), garrison))
        or (ducats_lie_bare and too_much(holder, ITEMS_, held[units.DUCATS], 0))
        or (limited and too_much(holder, ITEMS_, items, items + can_store))
    )
