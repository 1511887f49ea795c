"""Paragraph "Split and join": ships pass from one fleet to another, or to and from the yard; a
whole fleet joins another with all its cargo (3.10.11)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from ..action.impulse import ships_have_changed
from ..action.transfer import NOT_HERE, fleet_is_here, is_here
from ..book import refuse, told
from ..components import board, goods, nations, units
from ..world.avatars import advisors_with, leader_aboard, move_all, regiment_aboard, ships_in
from ..world.limits import room_left
from ..world.map import side_of_fleet
from .embark_disembark import ALREADY_LEADS
from .movement import end_move

# --- with whom ----------------------------------------------------------------------------------


def is_another_own_fleet(fleet, mooring):
    """Another fleet of the same nation, and no yard (3.10.11)."""
    if mooring == fleet or mooring >= nations.FIRST_YARD:
        return False
    return side_of_fleet(mooring) == side_of_fleet(fleet)


def is_empty_marker(state, fleet, mooring):
    """An own marker that lies at home without ships (3.10.11)."""
    if not is_another_own_fleet(fleet, mooring):
        return False
    return state.fleet_at[mooring] == board.HOME and ships_in(state, mooring) == 0


def is_mooring_here(state, fleet, mooring):
    """Another own fleet in the same place, or at home the own yard (3.10.11)."""
    if mooring >= nations.FIRST_YARD:
        own_yard = nations.FIRST_YARD + side_of_fleet(fleet)
        return mooring == own_yard and state.fleet_at[fleet] == board.HOME
    if not is_another_own_fleet(fleet, mooring):
        return False
    return fleet_is_here(state, nations.FIRST_FLEET + fleet, mooring)


# --- how many -----------------------------------------------------------------------------------


def ships_that_can_pass(state, giver, taker, ship):
    """How many of a kind can go over; a fleet keeps at least one ship, and room for its cargo, and
    no fleet has more than eight; a yard keeps none and holds any number (3.6.7, 3.10.11)."""
    most = state.ships[giver][ship]
    if most == 0:
        return 0
    if giver < nations.FIRST_YARD:
        most = min(most, ships_in(state, giver) - 1)
        spare = room_left(state, giver) // units.SHIP_ROOM[ship]  # ships whose room no cargo needs
        most = min(most, spare)
    if taker < nations.FIRST_YARD:
        most = min(most, units.MOST_SHIPS - ships_in(state, taker))
    return max(most, 0)


def any_ship_can_pass(state, giver, taker):
    """Is there a kind of which a ship can go over? (3.10.11)"""
    return any(ships_that_can_pass(state, giver, taker, ship) > 0 for ship in range(units.SHIPS))


NO_SHIP_CAN_PASS = refuse("3.10.11", _("No ship can change over to the other fleet."))
TOO_MANY_SHIPS = refuse("3.10.11", _("Only {most} can change over: {ship}."))


def why_not_pass_ships(state, giver, taker, ship, count):
    """No more of a kind than can go over (3.10.11)."""
    if ship == OPEN:
        return LEGAL if any_ship_can_pass(state, giver, taker) else because(NO_SHIP_CAN_PASS)
    most = ships_that_can_pass(state, giver, taker, ship)
    if most == 0 or count > most:
        return because(TOO_MANY_SHIPS, most, ship)
    return LEGAL


SHIPS_JOINED = told(
    "ships_joined",
    "3.10.11",
    n_("{count} × {ship} joins {mooring}.", "{count} × {ship} join {mooring}."),
)


def pass_ships(state, giver, taker, ship, count):
    """Ships go over, which is one free action (3.10.9, 3.10.11)."""
    state.free_left -= 1
    state.ships[giver][ship] -= count
    state.ships[taker][ship] += count
    tell(state, SHIPS_JOINED, count, ship, taker)
    ships_have_changed(state)


# --- the moving fleet gives, or takes -----------------------------------------------------------


def moving_fleet(state):
    """The fleet that moves now."""
    return state.mover - nations.FIRST_FLEET


def near_give_ships(state, seat, mooring):
    """Only moorings in the same place, and empty markers."""
    fleet = moving_fleet(state)
    return is_mooring_here(state, fleet, mooring) or is_empty_marker(state, fleet, mooring)


MOORING_NOT_HERE = refuse("3.10.11", _("{mooring} is not in the same place."))


def why_not_give_ships(state, seat, mooring, ship, count):
    """To another own fleet here, to the yard at home, or, to split, to an empty marker
    (3.10.11)."""
    if not near_give_ships(state, seat, mooring):
        return because(MOORING_NOT_HERE, mooring)
    return why_not_pass_ships(state, moving_fleet(state), mooring, ship, count)


def give_ships(state, seat, mooring, ship, count):
    """Ships leave this fleet; an empty marker that gets them is laid down beside it (3.10.11)."""
    fleet = moving_fleet(state)
    if is_empty_marker(state, fleet, mooring):
        state.fleet_at[mooring] = state.fleet_at[fleet]
        state.pacific[mooring] = state.pacific[fleet]
    pass_ships(state, fleet, mooring, ship, count)


def why_not_take_ships(state, seat, mooring, ship, count):
    """From another own fleet here, or from the yard at home (3.10.11)."""
    if not is_mooring_here(state, moving_fleet(state), mooring):
        return because(MOORING_NOT_HERE, mooring)
    return why_not_pass_ships(state, mooring, moving_fleet(state), ship, count)


def take_ships(state, seat, mooring, ship, count):
    """Ships join this fleet (3.10.11)."""
    pass_ships(state, mooring, moving_fleet(state), ship, count)


# --- a whole fleet joins another ------------------------------------------------------------------


NO_OTHER_FLEET = refuse("3.10.11", _("No other fleet of yours is in the same place."))
NOT_ITSELF = refuse("3.10.11", _("A fleet joins another one, not itself."))
CANNOT_JOIN = refuse("3.10.11", _("{fleet} has no room for all that."))


def why_not_join_fleet(state, seat, fleet):
    """Another own fleet here; both together have one leader at most, and room (3.10.11)."""
    mine, other = moving_fleet(state), nations.FIRST_FLEET + fleet
    if not any_fleet_to_join(state):
        return because(NO_OTHER_FLEET)
    if other == state.mover:
        return because(NOT_ITSELF)
    if not is_here(state, state.mover, other):
        return because(NOT_HERE, other)
    if leader_aboard(state, mine) >= 0 and leader_aboard(state, fleet) >= 0:
        return because(ALREADY_LEADS, fleet)
    return LEGAL if have_room_together(state, mine, fleet) else because(CANNOT_JOIN, fleet)


def any_fleet_to_join(state):
    """Is another own fleet here? (3.10.11)"""
    return any(
        is_here(state, state.mover, nations.FIRST_FLEET + fleet) for fleet in range(nations.FLEETS)
    )


def have_room_together(state, mine, fleet):
    """One fleet holds eight ships, two advisors and one royal regiment (3.6.7, 3.18.1, 3.7.4)."""
    ships = ships_in(state, mine) + ships_in(state, fleet)
    advisors = advisors_with(state, nations.FIRST_FLEET + mine)
    advisors += advisors_with(state, nations.FIRST_FLEET + fleet)
    if ships > units.MOST_SHIPS or advisors > goods.ADVISORS_EACH:
        return False
    return regiment_aboard(state, mine) < 0 or regiment_aboard(state, fleet) < 0


FLEETS_JOINED = told("fleets_joined", "3.10.11", _("{fleet} joins {other}."), other=nations.FLEETS)


def join_fleet(state, seat, fleet):
    """With all ships and cargo; the empty marker goes home (3.10.11)."""
    mine = moving_fleet(state)
    leader, regiment = leader_aboard(state, mine), regiment_aboard(state, mine)
    tell(state, FLEETS_JOINED, mine, fleet)
    for ship in range(units.SHIPS):
        state.ships[fleet][ship] += state.ships[mine][ship]
        state.ships[mine][ship] = 0
    move_all(state, state.mover, nations.FIRST_FLEET + fleet)
    for advisor in range(goods.ADVISORS):
        if state.advisor_place[advisor] == state.mover:
            state.advisor_place[advisor] = nations.FIRST_FLEET + fleet
    if leader >= 0:
        state.leader_at[leader] = nations.FIRST_ABOARD + fleet
    if regiment >= 0:
        state.regiment_at[regiment] = nations.REGIMENT_ABOARD + fleet
    end_move(state, seat)
    state.fleet_at[mine] = board.HOME
    state.pacific[mine] = 0
