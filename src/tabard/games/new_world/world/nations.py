"""Chapter "Nations" (3.3): who plays a nation, and who is whose ally or enemy; control markers and
merchant fleets; who holds what lies at home. What is paid: ``paying``."""

from __future__ import annotations

from ..components import board, nations


def seat_of(state, nation):
    """The seat that plays a nation, or NO_SEAT if none does."""
    for seat in range(state.seats):
        if state.nation[seat] == nation:
            return seat
    return nations.NO_SEAT


def seat_at(state, place):
    """The seat whose nation has this place in the order of the turn (3.9.A)."""
    return seat_of(state, state.turn_order[place])


def plays(state, nation):
    """Is this a nation, and does somebody play it? (3.21)"""
    return nation < nations.NATIONS and seat_of(state, nation) != nations.NO_SEAT


def are_allied(state, side, other):
    """Two nations with that status, or one and the same side; natives and pirates have no allies
    (3.3.3)."""
    if side == other:
        return True
    if side >= nations.NATIONS or other >= nations.NATIONS:
        return False
    return state.status[nations.PAIR[side][other]] == nations.ALLIED


def are_hostile(state, side, other):
    """Two nations with that status; natives and pirates are hostile to everybody else (3.3.3)."""
    if side == other:
        return False
    if side >= nations.NATIONS or other >= nations.NATIONS:
        return True
    return state.status[nations.PAIR[side][other]] == nations.HOSTILE


def markers_on_the_map(state, nation):
    """A control marker lies in each territory that the nation owns (3.7.1)."""
    return sum(state.owner[area] == nation for area in range(board.AREAS))


def free_markers(state, nation):
    """Control markers left in the pool: neither on the map nor out of the game (3.1.9, 3.7.1)."""
    gone = markers_on_the_map(state, nation) + state.markers_gone[nation]
    return nations.CONTROL_MARKERS[nation] - gone


def merchant_fleets(state, nation):
    """A nation has one for each fleet marker that has left the pool, but none for the last, the
    treasure fleet's (3.3.2, 3.5.3)."""
    return sum(
        state.fleet_at[nations.FLEETS_EACH * nation + marker] != board.POOL
        for marker in range(nations.TREASURE_MARKER)
    )


def home(nation):
    """The holder of what a nation keeps at home (3.1.13)."""
    return nations.HOME[nation]
