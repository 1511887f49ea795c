"""Paragraph "Royal regiment" (3.7.4): shipped by a fleet as one piece."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..action.new_regiments import why_not_station
from ..action.transfer import NOT_HERE
from ..book import refuse, told
from ..components import board, nations
from ..world.avatars import regiment_aboard, spot_of
from ..world.limits import room_left, room_taken
from .embark_disembark import WILL_NOT_FIT


def when_load_regiment(state, seat):
    """Only a fleet at a coast."""
    return state.mover >= nations.FIRST_FLEET and spot_of(state, state.mover) < board.AREAS


REGIMENT_THERE = refuse("3.6.7", _("{fleet} carries a royal regiment already."))


def why_not_load_regiment(state, seat, regiment):
    """An own one in the colony here; one aboard at most, with all its units (3.7.4, 3.6.7)."""
    holder, fleet = nations.FIRST_REGIMENT + regiment, state.mover - nations.FIRST_FLEET
    own = nations.HOLDER_NATION[holder] == nations.HOLDER_NATION[state.mover]
    if not own or not state.regiment_at[regiment] == state.fleet_at[fleet] < board.AREAS:
        return because(NOT_HERE, holder)
    if regiment_aboard(state, fleet) >= 0:
        return because(REGIMENT_THERE, fleet)
    if room_taken(state, holder) > room_left(state, fleet):
        return because(WILL_NOT_FIT, fleet)
    return LEGAL


REGIMENT_LOADED = told("regiment_loaded", "3.7.4", _("{regiment} goes aboard {fleet}."))


def load_regiment(state, seat, regiment):
    """As one piece (3.7.4)."""
    fleet = state.mover - nations.FIRST_FLEET
    state.free_left -= 1
    state.regiment_at[regiment] = nations.REGIMENT_ABOARD + fleet
    tell(state, REGIMENT_LOADED, regiment, fleet)


def when_unload_regiment(state, seat):
    """Only a fleet at a coast that carries one."""
    at_a_coast = when_load_regiment(state, seat)
    return at_a_coast and regiment_aboard(state, state.mover - nations.FIRST_FLEET) >= 0


NOT_ABOARD_HERE = refuse("3.7.4", _("No royal regiment is aboard that could land."))


def why_not_unload_regiment(state, seat):
    """Only into an own colony with a free place (3.7.4)."""
    if not when_unload_regiment(state, seat):
        return because(NOT_ABOARD_HERE)
    return why_not_station(state, nations.HOLDER_NATION[state.mover], spot_of(state, state.mover))


REGIMENT_LANDED = told("regiment_landed", "3.7.4", _("{regiment} lands in {area}."))


def unload_regiment(state, seat):
    """It stays there (3.7.4)."""
    regiment = regiment_aboard(state, state.mover - nations.FIRST_FLEET)
    area = spot_of(state, state.mover)
    state.free_left -= 1
    state.regiment_at[regiment] = area
    tell(state, REGIMENT_LANDED, regiment, area)
