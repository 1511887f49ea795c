"""Who meets whom at sea (3.4.11, 3.17.0a, 3.17.0c), and whose a fleet is."""

from __future__ import annotations

from ..components import board, nations
from ..world.avatars import has_advisor, ships_in
from ..world.limits import is_pirate, is_treasure_fleet
from ..world.map import is_closed, is_own_or_allied, is_storm, side_of_fleet, way_by_sea
from ..world.nations import are_allied, are_hostile, seat_of


def seat_of_fleet(state, fleet):
    """Who plays a fleet; NO_SEAT for pirates."""
    return seat_of(state, side_of_fleet(fleet))


def is_afloat(state, fleet):
    """Has it ships, and is it out of the home base?"""
    return state.fleet_at[fleet] < board.HOME and ships_in(state, fleet) > 0


def is_in_port(state, fleet):
    """In a port or naval base of its own or of an ally (F31, 3.17.0c)."""
    spot = state.fleet_at[fleet]
    if is_pirate(fleet) or spot >= board.AREAS or state.port[spot] == 0:
        return False
    return is_own_or_allied(state, side_of_fleet(fleet), spot)


def is_open_way(state, fleet, to):
    """Next door by sea and not the home base, neither closed nor in a storm (3.10.13, F64)."""
    if to >= board.HOME or is_closed(state, to) or is_storm(state, to):
        return False
    return way_by_sea(state, state.fleet_at[fleet], to, state.pacific[fleet]) != 0


def lie_together(state, fleet, other):
    """In one place, on one shore (3.4.11)."""
    in_one_place = state.fleet_at[fleet] == state.fleet_at[other]
    return in_one_place and state.pacific[fleet] == state.pacific[other]


def meet(state, fleet, other):
    """In one place, on one shore, and neither with a NO INTERCEPTION marker (3.4.11, 3.17.0c)."""
    if fleet == other or not lie_together(state, fleet, other):
        return False
    return can_be_met(state, fleet) and can_be_met(state, other)


def can_be_met(state, fleet):
    """Afloat, without a NO INTERCEPTION marker (3.17.0c)."""
    return is_afloat(state, fleet) and state.not_intercepted[fleet] == 0


def may_try_on(state, fleet, other):
    """On hostile fleets; with a letter of marque on neutral ones too; a treasure fleet on none.
    Pirates prey on all. (3.17.0a, 3.20.3, 3.19 N°15)"""
    if is_treasure_fleet(fleet):
        return False
    side, prey = side_of_fleet(fleet), side_of_fleet(other)
    if are_hostile(state, side, prey):
        return True
    return not is_pirate(fleet) and state.marque[fleet] == 1 and not are_allied(state, side, prey)


def nation_in_order(state, place):
    """In the action phase the order of its round, else that of the turn (3.1.10)."""
    return state.order[place] if state.round > 0 else state.turn_order[place]


def fleet_in_order(state, n):
    """The pirate fleets first, then the nations' in order of play; -1 where a place in the order is
    empty (3.17.0a, 3.1.10)."""
    if n < nations.PIRATE_FLEETS:
        return nations.FIRST_PIRATE + n
    n -= nations.PIRATE_FLEETS
    nation, marker = nation_in_order(state, n // nations.FLEETS_EACH), n % nations.FLEETS_EACH
    return -1 if nation == nations.NO_NATION else nations.FLEETS_EACH * nation + marker


def is_storm_next_door(state, spot):
    """A storm marker in a sea beside this place (3.1.11)."""
    return any(
        state.storm[n] == 1 and board.BY_SEA[spot][board.FIRST_SEA + n] > 0
        for n in range(board.SEAS)
    )


def holder_of(fleet):
    """The number of a nation's fleet as a holder and an avatar (3.5.1)."""
    return nations.FIRST_FLEET + fleet


def has_aboard(state, fleet, advisor):
    """Of an advisor aboard only the fleet's own counts; pirates have none (3.17, 3.18)."""
    return not is_pirate(fleet) and has_advisor(state, holder_of(fleet), advisor)
