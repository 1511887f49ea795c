"""Units and ships that an action costs when it fails badly, as their owner chooses (3.11.3,
3.11.6)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, push
from tabard.engine.kinds import Kind
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import nations, units
from ..world.avatars import first_ship, lose_empty_fleet, ships_in
from ..world.limits import NO_SUCH_SHIP, NO_SUCH_UNIT, holder_belongs_to, units_with
from ..world.limits_exceeded import drop_what_does_not_fit
from ..world.nations import seat_of

BADLY = 3  # a roll that misses its target by so much


def fails_badly(by, twelve):
    """By three or more, or with a natural 12 (3.11.3, 3.11.6)."""
    return by >= BADLY or twelve


# --- units and ships are lost ---------------------------------------------------------------------
# The cursor of SUFFER is the holder that loses units, or beyond all holders the fleet that is hit.
SUFFERERS = Kind(
    "sufferer", [*nations.HOLDERS.words, *[f"ships_of_{w}" for w in nations.FLEETS.words]]
)


def suffer_units(state, holder, count):
    """A holder loses so many military units, of its owner's choice (3.11.3, 3.11.6)."""
    if count > 0 and units_with(state, holder) > 0:
        state.to_suffer = count
        push(state, phases.SUFFER, seat_of(state, holder_belongs_to(state, holder)), holder)


def suffer_hits(state, fleet, count):
    """A fleet takes so many hits, on ships of its owner's choice (3.11.3, 3.6.5)."""
    if count > 0 and ships_in(state, fleet) > 0:
        owner = seat_of(state, nations.HOLDER_NATION[nations.FIRST_FLEET + fleet])
        state.to_suffer = count
        state.just_hit = 0
        push(state, phases.SUFFER, owner, nations.HOLDERS + fleet)


def has_suffered(state):
    """All that was to be lost, or all that there was (3.11.3)."""
    if state.to_suffer == 0:
        return True
    if cursor(state) >= nations.HOLDERS:
        return ships_in(state, cursor(state) - nations.HOLDERS) == 0
    return units_with(state, cursor(state)) == 0


NOT_A_UNIT = refuse("3.11.3", _("Ships are hit, not units."))


def why_not_lose_unit(state, seat, unit):
    """Of the owner's choice (3.11.3, 3.23)."""
    if cursor(state) >= nations.HOLDERS:
        return because(NOT_A_UNIT)
    return LEGAL if state.held[cursor(state)][unit] > 0 else because(NO_SUCH_UNIT, unit)


UNIT_LOST = told("unit_lost", "3.11.3", _("{nation} loses one {unit}."), part=Part())


def lose_unit(state, seat, unit):
    """One military unit (3.11.3)."""
    state.held[cursor(state)][unit] -= 1
    state.to_suffer -= 1
    tell(state, UNIT_LOST, state.nation[seat], unit)


ALREADY_HIT = refuse("3.11.3", _("The second hit must go to a ship other than {ship}."))
NOT_A_SHIP = refuse("3.11.3", _("Units are lost, not ships."))


def why_not_hit_ship(state, seat, ship):
    """Of the owner's choice; two hits at once are for two ships (3.11.3, 3.11.4)."""
    if cursor(state) < nations.HOLDERS:
        return because(NOT_A_SHIP)
    fleet = cursor(state) - nations.HOLDERS
    count = state.ships[fleet][ship]
    if count == 0:
        return because(NO_SUCH_SHIP, ship)
    if state.just_hit == ship + 1 and count == 1 and ships_in(state, fleet) > 1:
        return because(ALREADY_HIT, ship)
    return LEGAL


def hit_ship(state, seat, ship):
    """Sound, damaged, sunk; a ship of the line stands one more (3.6.5)."""
    worse = units.AFTER_A_HIT[ship]
    state.to_suffer -= 1
    state.just_hit = 0 if worse == units.SUNK else worse + 1
    hit(state, cursor(state) - nations.HOLDERS, ship)


SHIP_HIT = told("ship_hit", "3.6.5", _("{fleet}: a {ship} is hit."), part=Part())


def hit(state, fleet, ship):
    """One hit on one ship of a fleet (3.6.5)."""
    worse = units.AFTER_A_HIT[ship]
    if worse == units.SUNK:
        sink(state, fleet, ship)
    else:
        state.ships[fleet][ship] -= 1
        state.ships[fleet][worse] += 1
        tell(state, SHIP_HIT, fleet, ship)


def sink_one(state, fleet):
    """A ship sinks, a damaged one first, the cheapest (3.11.3)."""
    sink(state, fleet, first_ship(state, fleet, units.CHEAPEST_DAMAGED))


SHIP_SUNK = told("ship_sunk", "3.6.5", _("{fleet}: a {ship} sinks."), weight=1, part=Part())


def sink(state, fleet, ship):
    """A ship goes down; what no longer fits is dropped (3.6.5, 3.17.7)."""
    state.ships[fleet][ship] -= 1
    tell(state, SHIP_SUNK, fleet, ship)
    lose_empty_fleet(state, fleet)
    drop_what_does_not_fit(state, fleet)
