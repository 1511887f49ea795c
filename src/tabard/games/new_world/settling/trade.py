"""Harvest (3.11.13) and sale (3.12.2): free actions of an activated avatar."""

from __future__ import annotations

from tabard.engine.flow.stack import popped, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.impulse import acts_from
from ..action.transfer import NOT_SO_MANY
from ..book import refuse, told
from ..components import board, colonies, goods, nations, units
from ..glory.higher_awards import award_harvest
from ..natives.armies import ENEMIES_THERE, enemies_in
from ..world.avatars import NOT_ASHORE, is_helped_by, spot_of
from ..world.conventions import period
from ..world.dice import throw
from ..world.map import NO_COLONY_OF_YOURS, has_colony, has_improvement, hostile_fleet_in
from ..world.nations import home
from ..world.stacking_limits import take_up_to_the_maximum
from .demand import fill_demand, more_by_demand, open_demand

FALLS_AFTER, FALL = 3, 5
MOST_GOLD = 4


HARVESTED = refuse("3.11.13", _("{area} has been harvested this turn."))


def why_not_harvest(state, seat):
    """Once in a turn in an own colony, without hostile units or fleets (F49, 3.11.13)."""
    area, nation = spot_of(state, state.mover), nations.HOLDER_NATION[state.mover]
    if area >= board.AREAS or not acts_from(state, state.mover):
        return because(NOT_ASHORE, state.mover)
    if not has_colony(state, nation, area):
        return because(NO_COLONY_OF_YOURS, area)
    if state.no_output[area]:
        return because(HARVESTED, area)
    if enemies_in(state, nation, area) or hostile_fleet_in(state, nation, area):
        return because(ENEMIES_THERE, area)
    return LEGAL


HARVEST_BEGAN = told("harvest", "3.11.13", _("{area} is harvested."))


def harvest(state, seat):
    """The marker turns to NO OUTPUT; mines throw dice, and where crops have failed no farm yields
    (F49, 3.11.13, 3.19 N°7)."""
    area = spot_of(state, state.mover)
    state.free_left -= 1
    state.no_output[area] = 1
    tell(state, HARVEST_BEGAN, area)
    if state.poor_harvest != board.REGION[area]:
        reap_farms(state, area)
        reap_farm_yard(state, area)
    push(state, phases.HARVEST, seat)


def reap_marker(state, slot):
    """Marker by marker; a mine is a throw of its own (3.12.1)."""
    area = spot_of(state, state.mover)
    marker = state.marker[area][slot]
    kind = goods.MARKER_KIND[marker]
    if kind == goods.MINE:
        push(state, phases.MINING, CHANCE, slot)
        throw(state, 3 if marker == goods.SILVER else 2)
    elif marker < goods.GOODS and kind != goods.FARM:
        if kind != goods.SHORE or board.KIND_OF_AREA[area] != board.INLAND:
            reap(state, marker, 1)


REAPED = told("reaped", "3.12.1", _("{avatar} takes {count} × {what}."))


def reap(state, good, count):
    """Beyond the avatar's limits it is lost (3.11.13)."""
    nation, what = nations.HOLDER_NATION[state.mover], units.FIRST_GOOD + good
    taken = take_up_to_the_maximum(state, state.mover, what, count)
    if good == goods.SILVER:
        state.silver_harvested[nation] += taken
    if goods.TOBACCO <= good < goods.TOBACCO + 5 and taken > 0:
        state.farm_harvested[nation] |= 1 << (good - goods.TOBACCO)
    award_harvest(state, nation)
    tell(state, REAPED, state.mover, taken, what)


def farm_in(state, area, slot):
    """The farm good of a marker, or -1 (3.12.1)."""
    marker = state.marker[area][slot]
    is_farm = marker < goods.FIRST_DEPLETED and goods.MARKER_KIND[marker] == goods.FARM
    return marker if is_farm else -1


def reap_farms(state, area):
    """As many farms yield as there is arable land, the dearest goods first; the new acreage brings
    its own (3.7.7, 3.12.1)."""
    used = 0
    for _n in range(board.ARABLE[area]):
        best = dearest_farm(state, area, used)
        if best >= 0:
            used |= 1 << best
            reap(state, farm_in(state, area, best), 1)
    if state.acreage[area] != goods.NO_FARM:
        reap(state, state.acreage[area], 1)


def dearest_farm(state, area, used):
    """Of the farms that are not used yet the first whose good brings most; or -1 (3.12.1)."""
    best, most = -1, 0
    for slot in range(goods.MARKER_SLOTS):
        good = farm_in(state, area, slot)
        if not used >> slot & 1 and good >= 0 and state.price[good] > most:
            best, most = slot, state.price[good]
    return best


def reap_farm_yard(state, area):
    """One item more from one farm, the one of the dearest good; of equals the acreage (3.11.9)."""
    if not has_improvement(state, area, colonies.FARM_YARD):
        return
    slot = dearest_farm(state, area, 0) if board.ARABLE[area] > 0 else -1
    good, acreage = farm_in(state, area, slot) if slot >= 0 else -1, state.acreage[area]
    if acreage != goods.NO_FARM and (good < 0 or state.price[good] <= state.price[acreage]):
        good = acreage
    if good >= 0:
        reap(state, good, 1)


DEPLETED = told("depleted", "3.12.1", _("{area}: {marker}."), weight=1)


def mine(state):
    """Silver a third of three dice, gold half of two but at most four, gems a third of two; a poor
    result depletes the mine (3.12.1)."""
    slot, area = popped(state), spot_of(state, state.mover)
    marker = state.marker[area][slot]
    found = state.dice_sum // 2 if marker == goods.GOLD else state.dice_sum // 3
    if marker == goods.GOLD:
        found = min(found, MOST_GOLD)
    reap(state, marker, found)
    if found <= period(state):
        state.marker[area][slot] = goods.FIRST_DEPLETED + marker - goods.SILVER
        tell(state, DEPLETED, area, state.marker[area][slot])


# --- sale ---------------------------------------------------------------------------------------


def when_sell(state, seat):
    """Only at home, by a fleet."""
    return state.mover >= nations.FIRST_FLEET and spot_of(state, state.mover) == board.HOME


def items_to_sell(state, good):
    """Aboard, and in the home base (3.12.2)."""
    what = units.FIRST_GOOD + good
    nation = nations.HOLDER_NATION[state.mover]
    return state.held[state.mover][what] + state.held[home(nation)][what]


NOT_AT_HOME = refuse("3.12.2", _("{avatar} is not a fleet at home."))
MONOPOLISED = refuse("3.12.2", _("Only {nation} may sell that this turn."))


def why_not_sell(state, seat, good, count):
    """A fleet at home; what a monopoly forbids is not sold (3.12.2, 3.19 N°29)."""
    if not when_sell(state, seat):
        return because(NOT_AT_HOME, state.mover)
    if items_to_sell(state, good) < count:
        return because(NOT_SO_MANY, items_to_sell(state, good), units.FIRST_GOOD + good)
    holder = state.monopoly[good]
    if holder != nations.NO_NATION and holder != nations.HOLDER_NATION[state.mover]:
        return because(MONOPOLISED, holder)
    return LEGAL


SOLD = told("sold", "3.12.2", _("{nation} sells {count} × {what} for {ducats}."))


def sell(state, seat, good, count):
    """Item by item at the current price (3.12.2)."""
    nation = nations.HOLDER_NATION[state.mover]
    state.free_left -= 1
    before = state.held[home(nation)][units.DUCATS]
    for _n in range(count):
        sell_one(state, nation, good)
    paid = state.held[home(nation)][units.DUCATS] - before
    tell(state, SOLD, nation, count, units.FIRST_GOOD + good, paid)


def sell_one(state, nation, good):
    """An open demand pays half more; the Netherlands a fifth more; a Merchant one more; every third
    item of a turn lowers the price (3.12.2, 3.12.3)."""
    what, price, demand = units.FIRST_GOOD + good, state.price[good], open_demand(state, good)
    paid = price + is_helped_by(state, state.mover, goods.MERCHANT)
    paid += more_by_demand(price) * (demand >= 0) + (price // 5) * (nation == nations.NL)
    take_up_to_the_maximum(state, home(nation), units.DUCATS, paid)
    if state.held[state.mover][what] > 0:
        state.held[state.mover][what] -= 1
    else:
        state.held[home(nation)][what] -= 1
    state.sold[good] += 1
    if state.sold[good] % FALLS_AFTER == 0:
        state.price[good] = max(goods.LOWEST_PRICE, price - FALL)
    if demand >= 0:
        fill_demand(state, nation, demand)
