"""3.9.D, the administration phase."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, table, tell
from tabard.engine.stack import pop, push, seat_now

from .avatars import lose_empty_fleet, release_allies
from .awards import award_regions
from .components.goods import GOODS, PRICE
from .components.map import AREAS, FIRST_SEA, HOME, NO_REGION, SEAS, sea
from .components.nations import (
    ALL_FLEETS,
    FIRST_COLONY,
    FIRST_YARD,
    FLEETS,
    FLEETS_EACH,
    HOLDERS,
    LEADERS,
    NATIONS,
    NO_NATION,
)
from .components.units import (
    ALLIES,
    DUCATS,
    NAVAL_BASE,
    NO_COLONY,
    PORT,
    SHIP_TYPE,
    SHIP_UPKEEP,
    SHIPS,
    TYPES,
    UNIT_UPKEEP,
    UNITS,
)
from .dice import throw
from .ending import check_the_end
from .options import FORT_MODULE, plays_with
from .phases import DISBAND
from .refusals import NO_SHIPS_THERE, NO_SUCH_SHIP, NO_SUCH_UNIT, NO_UNITS_THERE, NOTHING_TO_RAZE
from .told import DISBANDED, RAZED, REPAIRED, SHIP_DISBANDED, STORM_GATHERS, UPKEEP_PAID
from .trying import drop_what_does_not_fit, mend_the_limits, shed_what_is_too_much
from .turn import nation_in_turn, next_place, next_step, seat_in_turn, step_now
from .units import holder_belongs_to, units_with
from .unrest import ATTACKS, GROWTH, RISING, begin_unrest

PAYS, NATIVES_ATTACK, NATIVES_GROW, FIRST_STORM, SECOND_STORM, LAST_STORM, DRIFT, REST, ENDS = (
    range(9)
)
MARKET_STEP = 5
# 3.9.D5: by the sum of two dice; 7 is none.
STORMS = table(
    [0, 0, *[sea(s) for s in ("nwa", "wat", "bah", "gmx", "wca")], 0]
    + [sea(s) for s in ("eca", "sar", "cat", "eqa", "chn")]
)


@rule
def go_on_with_the_administration(state):
    """3.9.D: its steps in their order."""
    step = step_now(state)
    if step == PAYS:
        pay_upkeep(state, nation_in_turn(state))
    elif step == NATIVES_ATTACK:
        next_step(state)
        begin_unrest(state, ATTACKS)
    elif step == NATIVES_GROW:
        next_step(state)
        begin_unrest(state, GROWTH)
    elif step == FIRST_STORM:
        for n in range(SEAS):
            state.storm[n] = 0
        next_step(state)
        throw(state, 2)
    elif step == SECOND_STORM:
        gather_storm(state)
        next_step(state)
        throw(state, 2)
    elif step == LAST_STORM:
        gather_storm(state)
        next_step(state)
    elif step == DRIFT:
        next_step(state)
        repair_ships(state)
        let_prices_drift(state)
        let_images_drift(state)
        begin_unrest(state, RISING)
    elif step == REST:
        next_step(state)
        award_regions(state)
        clear_the_turn(state)
        mend_the_limits(state)
    else:
        check_the_end(state)
        pop(state)


# --- upkeep -------------------------------------------------------------------------------------


@rule
def upkeep_of(state, nation):
    """3.9.D1: a ducat for each military unit, ships by their kind, fortifications by level."""
    due = 0
    for holder in range(HOLDERS):
        if holder_belongs_to(state, holder) == nation:
            for unit in range(UNITS):
                due += UNIT_UPKEEP[unit] * state.held[holder][unit]
    for ship in range(SHIPS):
        due += SHIP_UPKEEP[ship] * state.ships[FIRST_YARD + nation][ship]
        for n in range(FLEETS_EACH):
            due += SHIP_UPKEEP[ship] * state.ships[FLEETS_EACH * nation + n][ship]
    for area in range(AREAS):
        if state.owner[area] == nation:
            due += state.fortification[area]
    return due


@rule
def pay_upkeep(state, nation):
    """3.9.D1: from home; what cannot be paid is disbanded first."""
    due = upkeep_of(state, nation)
    if due > state.held[nation][DUCATS]:
        push(state, DISBAND, seat_in_turn(state))
        return
    state.held[nation][DUCATS] -= due
    if due > 0:
        tell(state, UPKEEP_PAID, nation, due)
    next_place(state)


@rule
def upkeep_can_be_paid(state):
    """3.9.D1: enough has been disbanded."""
    nation = state.nation[seat_now(state)]
    return upkeep_of(state, nation) <= state.held[nation][DUCATS]


@rule
def near_disband(state, seat, holder):
    """Only own units are worth asking about."""
    return holder_belongs_to(state, holder) == state.nation[seat]


@rule
def why_not_disband(state, seat, holder, unit):
    """3.9.D1: of the owner's choice."""
    if holder_belongs_to(state, holder) != state.nation[seat]:
        return because(NO_UNITS_THERE, holder)
    if units_with(state, holder) - state.held[holder][ALLIES] == 0:
        return because(NO_UNITS_THERE, holder)
    if unit != OPEN and state.held[holder][unit] == 0:
        return because(NO_SUCH_UNIT, unit)
    return LEGAL


@rule
def disband(state, seat, holder, unit):
    """3.9.D1: one unit."""
    state.held[holder][unit] -= 1
    tell(state, DISBANDED, state.nation[seat], unit, holder)


@rule
def is_mooring_of(nation, mooring):
    """An own fleet, or the yard."""
    return mooring == FIRST_YARD + nation or (mooring < FLEETS and mooring // FLEETS_EACH == nation)


@rule
def why_not_disband_ship(state, seat, mooring, ship):
    """3.9.D1: a ship that costs upkeep."""
    if not is_mooring_of(state.nation[seat], mooring):
        return because(NO_SHIPS_THERE, mooring)
    count = 0
    for kind in range(SHIPS):
        count += state.ships[mooring][kind]
    if count == 0:
        return because(NO_SHIPS_THERE, mooring)
    if ship != OPEN and state.ships[mooring][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


@rule
def disband_ship(state, seat, mooring, ship):
    """3.9.D1, 3.17.7: with the last ship of a fleet its cargo goes."""
    state.ships[mooring][ship] -= 1
    tell(state, SHIP_DISBANDED, state.nation[seat], ship)
    if mooring < FLEETS:
        lose_empty_fleet(state, mooring)
        drop_what_does_not_fit(state, mooring)


@rule
def why_not_raze(state, seat, area):
    """3.9.D1: a fortification of one's own."""
    if state.owner[area] != state.nation[seat] or state.fortification[area] == 0:
        return because(NOTHING_TO_RAZE, area)
    return LEGAL


@rule
def raze(state, seat, area):
    """3.9.D1: one level; the garrison may be too large now."""
    state.fortification[area] -= 1
    tell(state, RAZED, area)
    shed_what_is_too_much(state, FIRST_COLONY + area)


# --- storms, repair, prices -----------------------------------------------------------------------


@rule
def gather_storm(state):
    """3.9.D5: where the dice say."""
    spot = STORMS[state.dice_sum]
    if spot != 0:
        state.storm[spot - FIRST_SEA] = 1
        tell(state, STORM_GATHERS, spot)


@rule
def repair_ships(state):
    """3.9.D6: at home, in own colonies, or with works only in own naval bases."""
    for nation in range(NATIONS):
        repair(state, FIRST_YARD + nation)
    for fleet in range(FLEETS):
        spot = state.fleet_at[fleet]
        if spot == HOME or (spot < AREAS and repairs_in(state, fleet // FLEETS_EACH, spot)):
            repair(state, fleet)


@rule
def repairs_in(state, nation, area):
    """3.9.D6, 3.26.1: does a fleet of this nation repair here?"""
    if state.owner[area] != nation:
        return False
    if plays_with(state, FORT_MODULE):
        return state.port[area] == NAVAL_BASE - PORT + 1
    return state.colony[area] != NO_COLONY


@rule
def repair(state, mooring):
    """3.9.D6: its ships are sound again."""
    count = 0
    for ship in range(TYPES, SHIPS):
        count += state.ships[mooring][ship]
        state.ships[mooring][SHIP_TYPE[ship]] += state.ships[mooring][ship]
        state.ships[mooring][ship] = 0
    if count > 0:
        tell(state, REPAIRED, count, mooring)


@rule
def let_prices_drift(state):
    """3.9.D7: five ducats toward the base, not beyond it."""
    for good in range(GOODS):
        gap = PRICE[good] - state.price[good]
        state.price[good] += max(-MARKET_STEP, min(MARKET_STEP, gap))
        state.sold[good] = 0
        state.monopoly[good] = NO_NATION


@rule
def let_images_drift(state):
    """3.9.D8: one toward 0."""
    for nation in range(NATIONS):
        if state.image[nation] > 0:
            state.image[nation] -= 1
        elif state.image[nation] < 0:
            state.image[nation] += 1


@rule
def clear_the_turn(state):
    """3.9.D11: all that held for this turn only."""
    for area in range(AREAS):
        state.no_output[area] = 0
        state.lost_level[area] = 0
        state.larger_garrison[area] = 0
    for leader in range(LEADERS):
        if state.allies_until[leader] <= state.turn:
            release_allies(state, leader)
        state.wounded[leader] = 0
        state.guided[leader] = 0
    for fleet in range(ALL_FLEETS):
        state.not_intercepted[fleet] = 0
    for fleet in range(FLEETS):
        state.marque[fleet] = 0
    for nation in range(NATIONS):
        state.main_card_used[nation] = 0
        state.crown_card_given[nation] = 0
        state.bribe_counted[nation] = 0
        state.treasure_come[nation] = 0
        state.attacked_by_natives[nation] = 0
        state.silver_harvested[nation] = 0
        state.farm_harvested[nation] = 0
    state.sea_dogs = 0
    state.dieppe = 0
    state.poor_income = state.poor_harvest
    state.poor_harvest = NO_REGION
