"""Red events that go on step by step (N°1 to 5, 7, 8): fever, storm, pox, wreck and mutiny."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now

from ..avatars import ships_in
from ..combat.starting import natives_attack
from ..components.cards import (
    CROP_FAILURE,
    HURRICANE,
    MUTINY,
    SHIPWRECK,
    SMALLPOX,
    UPRISING,
    YELLOW_FEVER,
)
from ..components.map import (
    AREAS,
    BY_SEA,
    FIRST_SEA,
    HOME,
    JUNGLE,
    REGION,
    SWAMP,
    TERRAIN,
    sea,
)
from ..components.nations import (
    ALL_FLEETS,
    FIRST_LEADER,
    FIRST_PIRATE,
    FLEETS_EACH,
    LEADERS,
    LEADERS_EACH,
    NATIONS,
)
from ..components.units import ARMIES, I_CAV, I_INF, N_CAV, N_INF
from ..dice import throw
from ..merging import cut, in_army
from ..natives import has_free_location
from ..phases import EVENT, STRUCK_AREA, STRUCK_REGION, WRECK
from ..pirates.shipyards import hit_pirates
from ..refusals import NO_SUCH_SHIP, NOT_STRUCK
from ..state import NATIVES_ATTACK
from ..told import STORM_GATHERS, STRUCK
from ..trying import sink, suffer_hits, suffer_units
from ..units import units_with

# 3.19 N°2: where the hurricane comes, by the die.
HURRICANE_SEAS = table([0, *[sea(s) for s in ("bah", "gmx", "wca", "eca", "sar", "cat")]])
LOWEST_DAMAGE = 5


@rule
def goes_step_by_step(event):
    """Is it one of these seven?"""
    return event <= SHIPWRECK or event == CROP_FAILURE or event == MUTINY


@rule
def begin_event(state, seat, event):
    """3.19.1: whoever holds it must play it."""
    state.event = event
    push(state, EVENT, seat)


@rule
def go_on_with_the_event(state):
    """3.19.4: what it says, step by step."""
    step = cursor(state)
    move_cursor(state, step + 1)
    if state.event == YELLOW_FEVER:
        yellow_fever(state, step)
    elif state.event == HURRICANE:
        hurricane(state, step)
    elif state.event == UPRISING:
        uprising(state, step)
    elif state.event == SHIPWRECK:
        shipwreck(state, step)
    elif state.event == MUTINY:
        mutiny(state, step)
    else:
        strike_a_region(state, step)


@rule
def end_event(state):
    """It is over."""
    state.event = 0
    pop(state)


@rule
def yellow_fever(state, step):
    """N°1: each leader ashore in jungle or swamp, of every nation, loses a military unit."""
    if step == LEADERS:
        end_event(state)
        return
    area = state.leader_at[step]
    if area < AREAS and (TERRAIN[area] == JUNGLE or TERRAIN[area] == SWAMP):
        suffer_units(state, FIRST_LEADER + step, 1)


@rule
def hurricane(state, step):
    """N°2: a storm where the die says; each fleet in it or at its shores on 5 and 6 a ship is
    damaged."""
    if step == 0:
        throw(state, 1)
    elif step == 1:
        state.struck = HURRICANE_SEAS[state.dice_sum]
        state.storm[state.struck - FIRST_SEA] = 1
        tell(state, STORM_GATHERS, state.struck)
    elif step >= 2 + 2 * ALL_FLEETS:
        end_event(state)
    else:
        fleet = (step - 2) // 2
        if is_in_the_storm(state, fleet):
            if step % 2 == 0:
                throw(state, 1)
            elif state.dice_sum >= LOWEST_DAMAGE and fleet >= FIRST_PIRATE:
                hit_pirates(state, fleet)
            elif state.dice_sum >= LOWEST_DAMAGE:
                suffer_hits(state, fleet, 1)


@rule
def is_in_the_storm(state, fleet):
    """N°2: in that sea, or in a coastal area that borders it."""
    spot = state.fleet_at[fleet]
    if ships_in(state, fleet) == 0 or spot >= HOME:
        return False
    return spot == state.struck or (spot < AREAS and BY_SEA[spot][state.struck] > 0)


@rule
def strike_a_region(state, step):
    """N°3, 7: a random region."""
    if step == 0:
        push(state, STRUCK_REGION, CHANCE)
        return
    if state.event == SMALLPOX:
        smallpox(state)
    else:
        state.poor_harvest = state.struck
    end_event(state)


@rule
def why_not_strike_region(state, seat, region):
    """3.1.4: each region is equally likely."""
    return LEGAL


@rule
def strike_region(state, seat, region):
    """3.1.4: this one."""
    state.struck = region
    pop(state)


@rule
def smallpox(state):
    """N°3: unsubdued locations lose one resistance, to one at least; armies half their units."""
    for area in range(AREAS):
        if REGION[area] == state.struck:
            if has_free_location(state, area) and state.resistance[area] > 1:
                state.resistance[area] -= 1
            lost = 0
            for army in range(ARMIES):
                lost += (size_of_army(state, area, army) + 1) // 2
            lost = cut(state, area, N_INF, lost)
            lost = cut(state, area, I_INF, lost)
            lost = cut(state, area, N_CAV, lost)
            cut(state, area, I_CAV, lost)


@rule
def size_of_army(state, area, army):
    """3.15.1: units of one army."""
    return (
        in_army(state, area, army, N_INF)
        + in_army(state, area, army, N_CAV)
        + in_army(state, area, army, I_INF)
        + in_army(state, area, army, I_CAV)
    )


@rule
def may_rise(state, area):
    """N°4: an owned territory with an unsubdued location."""
    return state.owner[area] < NATIONS and has_free_location(state, area)


@rule
def uprising(state, step):
    """N°4: natives attack the owner of a random one, with a leader of their own."""
    if step == 0:
        for area in range(AREAS):
            if may_rise(state, area):
                push(state, STRUCK_AREA, CHANCE)
                return
        end_event(state)
    elif step == 1:
        state.native_leader[state.struck] = 1
        natives_attack(state, state.struck, state.owner[state.struck], NATIVES_ATTACK)
    else:
        end_event(state)


@rule
def why_not_strike_area(state, seat, area):
    """3.1.4: each eligible one is equally likely."""
    if not may_rise(state, area):
        return because(NOT_STRUCK, area)
    return LEGAL


@rule
def strike_area(state, seat, area):
    """3.1.4: this one."""
    state.struck = area
    tell(state, STRUCK, area)
    pop(state)


@rule
def shipwreck(state, step):
    """N°5: the holder's fleet with most ships, not at home, loses one of his choice."""
    if step == 0:
        worst = -1
        first = FLEETS_EACH * state.nation[seat_now(state)]
        for fleet in range(first, first + FLEETS_EACH):
            if state.fleet_at[fleet] < HOME:
                if worst < 0 or ships_in(state, fleet) > ships_in(state, worst):
                    worst = fleet
        if worst >= 0:
            push(state, WRECK, seat_now(state))
            move_cursor(state, worst)
    else:
        end_event(state)


@rule
def why_not_wreck(state, seat, ship):
    """N°5: a ship of that fleet."""
    if state.ships[cursor(state)][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


@rule
def wreck(state, seat, ship):
    """N°5: it sinks."""
    fleet = cursor(state)
    pop(state)
    sink(state, fleet, ship)


@rule
def mutiny(state, step):
    """N°8: the holder's leader with most military units loses half a die of them, rounded up."""
    first = FIRST_LEADER + LEADERS_EACH * state.nation[seat_now(state)]
    most = first
    for holder in range(first, first + LEADERS_EACH):
        if units_with(state, holder) > units_with(state, most):
            most = holder
    if step == 0 and units_with(state, most) > 0:
        throw(state, 1)
    elif step == 1 and units_with(state, most) > 0:
        suffer_units(state, most, (state.dice_sum + 1) // 2)
    elif step > 0:
        end_event(state)
