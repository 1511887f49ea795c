"""Fleets split and join: ships pass from one to another (3.10.11)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER, OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import board, nations, units
from ..world.avatars import NOT_A_FLEET, ships_in
from ..world.limits import room_left
from .impulse import ships_have_changed
from .transfer import NOT_HERE, is_here, why_not_free_action


@rule
def is_mooring_here(state, fleet, mooring):
    """3.10.11: another own fleet in this place, or the yard at home."""
    if mooring >= nations.FIRST_YARD:
        nation = nations.HOLDER_NATION[nations.FIRST_FLEET + fleet]
        return mooring == nations.FIRST_YARD + nation and state.fleet_at[fleet] == board.HOME
    if mooring == fleet or mooring >= nations.FIRST_COLONY - nations.FIRST_FLEET:
        return False
    return is_here(state, nations.FIRST_FLEET + fleet, nations.FIRST_FLEET + mooring)


@rule
def is_empty_marker(state, fleet, mooring):
    """3.10.11: an own marker that lies at home without ships."""
    if mooring >= nations.FIRST_COLONY - nations.FIRST_FLEET or mooring == fleet:
        return False
    if (
        nations.HOLDER_NATION[nations.FIRST_FLEET + mooring]
        != nations.HOLDER_NATION[nations.FIRST_FLEET + fleet]
    ):
        return False
    return state.fleet_at[mooring] == board.HOME and ships_in(state, mooring) == 0


@rule
def ships_pass(state, giver, taker, ship):
    """3.6.7, 3.10.11: how many ships can go over: a fleet keeps one at least and room for its
    cargo, and no fleet has more than eight."""
    most = state.ships[giver][ship]
    if most == 0:
        return 0
    if giver < nations.FIRST_YARD:
        most = min(
            most,
            ships_in(state, giver) - 1,
            max(room_left(state, giver), 0) // units.SHIP_ROOM[ship],
        )
    if taker < nations.FIRST_YARD:
        most = min(most, units.MOST_SHIPS - ships_in(state, taker))
    return max(most, 0)


@rule
def any_ship_passes(state, giver, taker):
    """Is there a ship that could go over?"""
    for ship in range(units.SHIPS):
        if ships_pass(state, giver, taker, ship) > 0:
            return True
    return False


TOO_FEW_SHIPS = refuse("3.10.11", _("No ship can go over."))
TOO_MANY_SHIPS = refuse(
    "3.10.11", _("Only {most} of {ship} can go over."), ship=units.SHIPS, most=NUMBER
)


@rule
def why_not_pass_ships(state, giver, taker, ship, count):
    """3.10.11: see ships_pass."""
    if ship == OPEN:
        if not any_ship_passes(state, giver, taker):
            return because(TOO_FEW_SHIPS)
        return LEGAL
    most = ships_pass(state, giver, taker, ship)
    if most == 0 or count > most:
        return because(TOO_MANY_SHIPS, ship, most)
    return LEGAL


@rule
def why_not_free_action_of_a_fleet(state):
    """3.10.11: only fleets split and join."""
    refusal = why_not_free_action(state)
    if refusal == LEGAL and state.mover < nations.FIRST_FLEET:
        return because(NOT_A_FLEET, state.mover)
    return refusal


@rule
def when_give_ships(state, seat):
    """Only a fleet."""
    return why_not_free_action_of_a_fleet(state) == LEGAL


@rule
def near_give_ships(state, seat, mooring):
    """Only those who are here, or empty."""
    fleet = state.mover - nations.FIRST_FLEET
    return is_mooring_here(state, fleet, mooring) or is_empty_marker(state, fleet, mooring)


@rule
def why_not_give_ships(state, seat, mooring, ship, count):
    """3.10.11: to another own fleet here, or, splitting, to an empty marker."""
    refusal = why_not_free_action_of_a_fleet(state)
    if refusal != LEGAL:
        return refusal
    if not near_give_ships(state, seat, mooring):
        return because(NOT_HERE, nations.FIRST_FLEET)
    return why_not_pass_ships(state, state.mover - nations.FIRST_FLEET, mooring, ship, count)


@rule
def give_ships(state, seat, mooring, ship, count):
    """3.10.11: a fleet that gets its first ship is here."""
    fleet = state.mover - nations.FIRST_FLEET
    state.free_left -= 1
    if mooring < nations.FIRST_YARD and ships_in(state, mooring) == 0:
        state.fleet_at[mooring] = state.fleet_at[fleet]
        state.pacific[mooring] = state.pacific[fleet]
    pass_ships(state, fleet, mooring, ship, count)


SHIPS_JOINED = told(
    "ships_joined", "3.10.11", _("{count} × {ship} join {mooring}."),
    count=NUMBER, ship=units.SHIPS, mooring=nations.MOORINGS,
)  # fmt: skip


@rule
def pass_ships(state, giver, taker, ship, count):
    """3.10.11: ships go over."""
    state.ships[giver][ship] -= count
    state.ships[taker][ship] += count
    tell(state, SHIPS_JOINED, count, ship, taker)
    ships_have_changed(state)


@rule
def when_take_ships(state, seat):
    """Only a fleet."""
    return why_not_free_action_of_a_fleet(state) == LEGAL


@rule
def why_not_take_ships(state, seat, mooring, ship, count):
    """3.10.11: from another own fleet here, or from the yard at home."""
    refusal = why_not_free_action_of_a_fleet(state)
    if refusal != LEGAL:
        return refusal
    fleet = state.mover - nations.FIRST_FLEET
    if not is_mooring_here(state, fleet, mooring):
        return because(NOT_HERE, nations.FIRST_FLEET)
    return why_not_pass_ships(state, mooring, fleet, ship, count)


@rule
def take_ships(state, seat, mooring, ship, count):
    """3.10.11: they join this fleet."""
    state.free_left -= 1
    pass_ships(state, mooring, state.mover - nations.FIRST_FLEET, ship, count)
