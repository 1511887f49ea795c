"""Naval step 4, the round (F63, 3.17.4): two dice each, hits, and ships that are lost."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, go_to, move_cursor, push
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import SO_MANY_HITS, board, goods, nations, units
from ..land.round_ import hits_by_values, rally, retreat_by_values
from ..readings import reactions_at_the_dice
from ..state import ATTACKER, DEFENDER, NEITHER
from ..world.avatars import has_advisor, lose_empty_fleet, ships_in
from ..world.dice import throw
from ..world.map import side_of_fleet
from ..world.nations import period
from ..world.units import NO_SUCH_SHIP, is_pirate
from .course import STEP_SIX
from .modifiers import naval_modifiers, strength_at_sea, tell_naval_modifiers
from .start import fleet_of, ships_of_side
from .stowage import lose_freight_with_ships
from .waters import holder_of, seat_of_fleet


@rule
def throw_for_the_passive(state):
    """3.17.4: both roll; the attacker's dice lie there."""
    state.thrown[ATTACKER] = state.dice_sum
    throw(state, 2)


@rule
def reckon_both(state):
    """3.17.4: the values are compared."""
    state.thrown[DEFENDER] = state.dice_sum
    reckon_at_sea(state)


@rule
def rally_the_attacker_at_sea(state):
    """A36, 3.19 N°48: after late cards all is reckoned again; then the attacker may rally."""
    if reactions_at_the_dice(state):
        reckon_at_sea(state)
    rally(state, ATTACKER)


@rule
def rally_the_passive(state):
    """3.19 N°48: then the passive side."""
    rallied_at_sea(state, ATTACKER)
    rally(state, DEFENDER)


@rule
def settle_the_hits(state):
    """F63: the values stand."""
    rallied_at_sea(state, DEFENDER)
    fix_the_hits(state)


@rule
def decide_the_naval_round(state):
    """3.17.4: whose enemy has no ship left has won; else retreats are considered."""
    if ships_of_side(state, ATTACKER) == 0 or ships_of_side(state, DEFENDER) == 0:
        settle_the_sea(state)
        go_to(state, STEP_SIX)


# --- values -------------------------------------------------------------------------------------


NAVAL_VALUE = told(
    "naval_value", "3.17.4",
    _("{fleet}: {dice} and {modifiers} make {value}; strength {strength}."),
    fleet=nations.ALL_FLEETS, dice=NUMBER, modifiers=NUMBER, value=NUMBER, strength=NUMBER,
)  # fmt: skip


@rule
def reckon_at_sea(state):
    """3.1.6: dice and modifiers, never below the period's number."""
    for who in range(2):
        tell_naval_modifiers(state, who)
        added = naval_modifiers(state, who)
        state.value[who] = max(state.thrown[who] + added, period(state))
        tell(
            state, NAVAL_VALUE, fleet_of(state, who), state.thrown[who], added, state.value[who],
            strength_at_sea(state, who),
        )  # fmt: skip


@rule
def rallied_at_sea(state, who):
    """3.19 N°48: the new dice count."""
    if state.thrown[who] == 0:
        state.thrown[who] = state.dice_sum
        reckon_at_sea(state)


# --- hits ---------------------------------------------------------------------------------------


NAVAL_HITS = told(
    "naval_hits", "F63", _("{fleet} takes {hits}."), fleet=nations.ALL_FLEETS, hits=SO_MANY_HITS
)


@rule
def fix_the_hits(state):
    """F63: by the two values as on land, one more for each full ten of the enemy's factors, one
    fewer with a Ship's carpenter; all fixed before any ship is lost."""
    for who in range(2):
        own, enemy = state.value[who], state.value[1 - who]
        state.may_retreat[who] = retreat_by_values(own, enemy)
        hits = hits_by_values(own, enemy) + strength_at_sea(state, 1 - who) // 10
        fleet = fleet_of(state, who)
        if not is_pirate(fleet) and has_advisor(state, holder_of(fleet), goods.SHIPS_CARPENTER):
            hits -= 1
        state.hits[who] = max(hits, 0)
        tell(state, NAVAL_HITS, fleet, state.hits[who])


@rule
def take_broadside(state, who):
    """F63: the attacker's first; each hit on a ship of the owner's choice; pirates go by a fixed
    order."""
    if state.hits[who] == 0:
        return
    fleet = fleet_of(state, who)
    if not is_pirate(fleet):
        push(state, phases.BROADSIDE, seat_of_fleet(state, fleet))
        move_cursor(state, who)
        return
    while state.hits[who] > 0 and ships_in(state, fleet) > 0:
        hit_at_sea(state, who, cheapest_to_hit(state, fleet))
    state.hits[who] = 0


@rule
def cheapest_to_hit(state, fleet):
    """3.23, 3.24: the cheapest ship, the sound ones first."""
    best, least = -1, 0
    for ship in range(units.SHIPS):
        price = units.SHIP_COST[ship] + 100 * units.DAMAGED[ship]
        if state.ships[fleet][ship] > 0 and (best < 0 or price < least):
            best, least = ship, price
    return best


@rule
def hits_are_taken(state):
    """3.16.4e: hits beyond the last ship are void."""
    if ships_of_side(state, cursor(state)) == 0:
        state.hits[cursor(state)] = 0
    return state.hits[cursor(state)] == 0


@rule
def why_not_take_hit(state, seat, ship):
    """F63: a ship of that fleet."""
    if state.ships[fleet_of(state, cursor(state))][ship] == 0:
        return because(NO_SUCH_SHIP, ship)
    return LEGAL


@rule
def take_hit(state, seat, ship):
    """F63: sound, damaged, sunk; a ship of the line stands one more."""
    hit_at_sea(state, cursor(state), ship)


@rule
def hit_at_sea(state, who, ship):
    """3.6.5, 3.6.7: cargo that is too much is seen to when all is over."""
    state.hits[who] -= 1
    hit_ship_of(state, fleet_of(state, who), ship)
    lose_freight_with_ships(state, who)


SHIP_DAMAGED = told(
    "ship_damaged", "F63", _("{fleet}: {ship} is hit."), fleet=nations.ALL_FLEETS, ship=units.SHIPS
)
SHIP_LOST = told(
    "ship_lost", "F63", _("{fleet}: {ship} sinks."), fleet=nations.ALL_FLEETS, ship=units.SHIPS
)


@rule
def hit_ship_of(state, fleet, ship):
    """3.6.5: damaged, or sunk."""
    worse = units.AFTER_A_HIT[ship]
    state.ships[fleet][ship] -= 1
    if worse == units.SUNK:
        tell(state, SHIP_LOST, fleet, ship)
        lose_the_fleet(state, fleet)
    else:
        state.ships[fleet][worse] += 1
        tell(state, SHIP_DAMAGED, fleet, ship)


@rule
def lose_the_fleet(state, fleet):
    """3.17.7: with the last ship everything aboard; a marker of pirates is free again."""
    if not is_pirate(fleet):
        lose_empty_fleet(state, fleet)
    elif ships_in(state, fleet) == 0:
        state.fleet_at[fleet] = board.POOL
        state.pacific[fleet] = 0


SEA_WON = told("sea_won", "3.17.6", _("{side} wins at sea."), weight=1, side=nations.SIDES)


@rule
def settle_the_sea(state):
    """3.17.5, 3.17.6: who has ships left, or whose enemy has sailed away."""
    first, second = ships_of_side(state, ATTACKER), ships_of_side(state, DEFENDER)
    if state.retreated != NEITHER:
        state.winner = 1 - state.retreated
    elif first == 0 and second > 0:
        state.winner = DEFENDER
    elif second == 0 and first > 0:
        state.winner = ATTACKER
    if state.winner != NEITHER:
        tell(state, SEA_WON, side_of_fleet(fleet_of(state, state.winner)))
