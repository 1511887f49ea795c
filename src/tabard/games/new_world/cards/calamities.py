"""Red events that go on step by step (N°1 to 5, 7, 8): fever, storm, pox, wreck and mutiny."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import cursor, go_to, pop, popped, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..action.lost_units_and_ships import sink, suffer_hits, suffer_units
from ..book import refuse, told
from ..components import board, cards, nations, units
from ..components.board import sea
from ..land.starting import natives_attack
from ..natives.armies import has_free_location, lose_natives
from ..natives.merging import size_of_army
from ..sea.losses import hit_ship_of
from ..state import NATIVES_ATTACK
from ..world.avatars import first_ship, ships_in
from ..world.conventions import half
from ..world.dice import throw
from ..world.limits import NO_SUCH_SHIP, units_with
from ..world.map import STORM_GATHERS

# 3.19 N°2: where the hurricane comes, by the die.
HURRICANE_SEAS = table([0, *[sea(s) for s in ("bah", "gmx", "wca", "eca", "sar", "cat")]])
LOWEST_DAMAGE = 5
UPRISINGS = Course(look=1, attack=1, end=1)
UPRISING_ENDS = UPRISINGS.begins["end"]


# What goes on when a card of each of these events is played.
_phases = {
    cards.YELLOW_FEVER: phases.FEVER,
    cards.HURRICANE: phases.STORM,
    cards.SMALLPOX: phases.POX,
    cards.UPRISING: phases.REVOLT,
    cards.SHIPWRECK: phases.AGROUND,
    cards.CROP_FAILURE: phases.BAD_CROPS,
    cards.MUTINY: phases.DESERTION,
}
PHASE_OF_EVENT = cards.by_event(_phases, -1)


def begin_event(state, seat, event):
    """Whoever holds it must play it (3.19.1)."""
    state.event = event
    push(state, PHASE_OF_EVENT[event], seat)


def end_event(state):
    """It is over."""
    state.event = 0


# --- N°1, yellow fever --------------------------------------------------------------------------


def catch_fever(state, leader):
    """Each leader ashore in jungle or swamp, of every nation, loses a military unit (N°1)."""
    area = state.leader_at[leader]
    if area < board.AREAS:
        if board.TERRAIN[area] == board.JUNGLE or board.TERRAIN[area] == board.SWAMP:
            suffer_units(state, nations.FIRST_LEADER + leader, 1)


# --- N°2, a hurricane ---------------------------------------------------------------------------


def gather_the_hurricane(state):
    """A storm where the die says (N°2)."""
    state.struck = HURRICANE_SEAS[state.dice_sum]
    state.storm[state.struck - board.FIRST_SEA] = 1
    tell(state, STORM_GATHERS, state.struck)


def throw_for_the_fleet(state, fleet):
    """A die for each fleet in it or at its shores (N°2)."""
    if is_in_the_storm(state, fleet):
        push(state, phases.STORM_DAMAGE, 0, fleet)
        throw(state, 1)


def damage_the_fleet(state):
    """On 5 and 6 a ship is damaged; of pirates the cheapest, the sound ones first (N°2, 3.24)."""
    fleet = popped(state)
    if state.dice_sum < LOWEST_DAMAGE:
        return
    if fleet >= nations.FIRST_PIRATE:
        hit_ship_of(state, fleet, first_ship(state, fleet, units.CHEAPEST_SOUND))
    else:
        suffer_hits(state, fleet, 1)


def is_in_the_storm(state, fleet):
    """In that sea, or in a coastal area that borders it (N°2)."""
    spot = state.fleet_at[fleet]
    if ships_in(state, fleet) == 0 or spot >= board.HOME:
        return False
    return spot == state.struck or (spot < board.AREAS and board.BY_SEA[spot][state.struck] > 0)


# --- N°3 and 7, a region is struck --------------------------------------------------------------


def look_for_a_region(state):
    """A random one (N°3, 7)."""
    push(state, phases.STRUCK_REGION, CHANCE)


def spoil_the_crops(state):
    """Its next harvest is poor (N°7)."""
    state.poor_harvest = state.struck
    end_event(state)


STRUCK_BY = told(
    "struck_by", "3.19.4", _("{event} strikes {region}."), weight=1, event=cards.EVENTS
)


def strike_region(state, seat, region):
    """Each region is equally likely; all hear which it is (3.1.4)."""
    state.struck = region
    tell(state, STRUCK_BY, state.event, region)
    pop(state)


def spread_the_pox(state):
    """Unsubdued locations lose one resistance, to one at least; armies half their units (N°3)."""
    end_event(state)
    for area in range(board.AREAS):
        if board.REGION[area] == state.struck:
            if has_free_location(state, area) and state.resistance[area] > 1:
                state.resistance[area] -= 1
            lost = sum(half(size_of_army(state, area, army)) for army in range(units.ARMIES))
            lose_natives(state, area, lost)


# --- N°4, an uprising ---------------------------------------------------------------------------


def may_rise(state, area):
    """An owned territory with an unsubdued location (N°4)."""
    return state.owner[area] < nations.NATIONS and has_free_location(state, area)


NOBODY_RISES = told(
    "nobody_rises", "3.19.4", _("No natives can rise: nobody owns an area with free ones.")
)


def look_for_a_territory(state):
    """Natives attack the owner of a random one; without any the event is over (N°4)."""
    if any(may_rise(state, area) for area in range(board.AREAS)):
        push(state, phases.STRUCK_AREA, CHANCE)
    else:
        tell(state, NOBODY_RISES)
        go_to(state, UPRISING_ENDS)


def rise_there(state):
    """With a leader of their own, one to an area, whom only this card brings (3.8.10, N°4)."""
    state.native_leader[state.struck] = 1
    natives_attack(state, state.struck, state.owner[state.struck], NATIVES_ATTACK)


NOT_STRUCK = refuse("3.1.4", _("{area} cannot be struck."))


def why_not_strike_area(state, seat, area):
    """Each eligible one is equally likely (3.1.4)."""
    return LEGAL if may_rise(state, area) else because(NOT_STRUCK, area)


STRUCK = told("struck", "3.19.4", _("The natives of {area} rise."), weight=1, part=Part(leads=True))


def strike_area(state, seat, area):
    """This one (3.1.4)."""
    state.struck = area
    tell(state, STRUCK, area)
    pop(state)


# --- N°5, a shipwreck ---------------------------------------------------------------------------


def run_aground(state, seat):
    """The holder's fleet with most ships, not at home, loses one of his choice (N°5)."""
    worst, first = -1, nations.FLEETS_EACH * state.nation[seat]
    for fleet in range(first, first + nations.FLEETS_EACH):
        if state.fleet_at[fleet] < board.HOME:
            if worst < 0 or ships_in(state, fleet) > ships_in(state, worst):
                worst = fleet
    if worst >= 0:
        push(state, phases.WRECK, seat, worst)


def why_not_wreck(state, seat, ship):
    """A ship of that fleet (N°5)."""
    return LEGAL if state.ships[cursor(state)][ship] > 0 else because(NO_SUCH_SHIP, ship)


def wreck(state, seat, ship):
    """It sinks (N°5)."""
    fleet = popped(state)
    sink(state, fleet, ship)


# --- N°8, a mutiny ------------------------------------------------------------------------------


def largest_army(state, nation):
    """The leader of a nation with most military units (N°8)."""
    first = nations.FIRST_LEADER + nations.LEADERS_EACH * nation
    most = first
    for holder in range(first, first + nations.LEADERS_EACH):
        if units_with(state, holder) > units_with(state, most):
            most = holder
    return most


def throw_for_the_mutiny(state, seat):
    """The holder's leader with most military units loses half a die of them (N°8)."""
    if units_with(state, largest_army(state, state.nation[seat])) > 0:
        throw(state, 1)


def lose_the_mutineers(state, seat):
    """Rounded up (N°8)."""
    leader = largest_army(state, state.nation[seat])
    if units_with(state, leader) > 0:
        suffer_units(state, leader, half(state.dice_sum))
