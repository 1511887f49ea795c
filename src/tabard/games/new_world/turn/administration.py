"""Its course, storms, repair and drift (3.9.D, the administration phase)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.rule import table, tell
from tabard.engine.words import n_

from ..book import told
from ..components import board, colonies, goods, nations, units
from ..components.board import sea
from ..diplomacy.contracts import begin_contracts
from ..glory.awards import award_regions
from ..glory.higher_awards import award_navies
from ..options import FORT_MODULE, PIRATE, plays_with
from ..sea.pirate_sorties import let_pirates_come
from ..settling.mission import convert
from ..state import State
from ..world.avatars import release_allies
from ..world.dice import throw
from ..world.image import let_images_drift
from ..world.limits_exceeded import mend_the_limits
from ..world.map import STORM_GATHERS, side_of_fleet
from .order import PLACES_IN_ORDER
from .unrest import ATTACKS, GROWTH, RISING, begin_unrest

COURSE = Course(
    upkeep=PLACES_IN_ORDER, natives_attack=1, natives_grow=1, first_storm=1, second_storm=1,
    last_storm=1, drift=1, rest=1, end=1,
)  # fmt: skip
MARKET_STEP = 5
# 3.9.D5: by the sum of two dice; 7 is none.
STORMS = table(
    [0, 0, *[sea(s) for s in ("nwa", "wat", "bah", "gmx", "wca")], 0]
    + [sea(s) for s in ("eca", "sar", "cat", "eqa", "chn")]
)


def natives_may_attack(state):
    """Contracts are settled, then natives attack (3.9.D2, 3.9.B2)."""
    begin_unrest(state, ATTACKS)
    begin_contracts(state)


def natives_may_grow(state):
    """Natives grow, then pirates come (3.9.D3, 3.9.D4)."""
    if plays_with(state, PIRATE):
        let_pirates_come(state)
    begin_unrest(state, GROWTH)


def throw_for_a_storm(state):
    """The storms of the last turn are over; two gather, each by two dice (3.9.D5)."""
    for n in range(board.SEAS):
        state.storm[n] = 0
    throw(state, 2)


def throw_for_the_second(state):
    """One after the other (3.9.D5)."""
    gather_storm(state)
    throw(state, 2)


def let_all_drift(state):
    """Repair, prices, images, conversions; natives rise again (3.9.D6 to 3.9.D9)."""
    repair_ships(state)
    let_prices_drift(state)
    let_images_drift(state)
    convert(state)
    begin_unrest(state, RISING)


def do_the_rest(state):
    """Awards, markers of this turn, limits (3.9.D10, 3.9.D11)."""
    award_regions(state)
    award_navies(state)
    clear_the_turn(state)
    mend_the_limits(state)


def gather_storm(state):
    """Where the dice say (3.9.D5)."""
    spot = STORMS[state.dice_sum]
    if spot != 0:
        state.storm[spot - board.FIRST_SEA] = 1
        tell(state, STORM_GATHERS, spot)


def repair_ships(state):
    """At home, in own colonies, or with works only in own naval bases (3.9.D6)."""
    for nation in range(nations.NATIONS):
        repair(state, nations.FIRST_YARD + nation)
    for fleet in range(nations.FLEETS):
        if repairs_in(state, side_of_fleet(fleet), state.fleet_at[fleet]):
            repair(state, fleet)


def repairs_in(state, nation, spot):
    """Does a fleet of this nation repair here? (3.9.D6, 3.26.1)"""
    if spot >= board.AREAS or state.owner[spot] != nation:
        return spot == board.HOME
    if plays_with(state, FORT_MODULE):
        return state.port[spot] == colonies.NAVAL_BASE - colonies.PORT + 1
    return state.colony[spot] != colonies.NO_COLONY


REPAIRED = told(
    "repaired",
    "3.9.D6",
    n_("{count} ship is repaired: {mooring}.", "{count} ships are repaired: {mooring}."),
)


def repair(state, mooring):
    """Its ships are sound again (3.9.D6)."""
    count = 0
    for ship in range(units.TYPES, units.SHIPS):
        count += state.ships[mooring][ship]
        state.ships[mooring][units.SHIP_TYPE[ship]] += state.ships[mooring][ship]
        state.ships[mooring][ship] = 0
    if count > 0:
        tell(state, REPAIRED, count, mooring)


def let_prices_drift(state):
    """Five ducats toward the base, not beyond it (3.9.D7)."""
    for good in range(goods.GOODS):
        gap = goods.PRICE[good] - state.price[good]
        state.price[good] += max(-MARKET_STEP, min(MARKET_STEP, gap))
        state.sold[good] = 0
        state.monopoly[good] = nations.NO_NATION


forget_turn = State.forgets("turn", says="What held for this turn only (3.9.D11).")


def clear_the_turn(state):
    """All that held for this turn only, and native allies whose time has come (3.9.D11)."""
    forget_turn(state)
    for leader in range(nations.LEADERS):
        if state.allies_until[leader] <= state.turn:
            release_allies(state, leader)
    state.poor_income = state.poor_harvest
    state.poor_harvest = board.NO_REGION
