"""What a choice costs or brings, in few words beside it; what is at hand for what is asked."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.words import _, say

from .. import phases
from ..action.main_card import price_of_points
from ..components import (
    SO_MANY_BUILD_POINTS,
    SO_MANY_DUCATS,
    SO_MANY_HITS,
    SO_MANY_MOVEMENT_POINTS,
    SO_MANY_OPERATION_POINTS,
    cards,
    nations,
    units,
)
from ..exploring.movement import points_to_march
from ..land.losses import LEADERS_ARE_SAFE
from ..sea.sailing import points_to_sail
from ..world.limits import room_left
from ..world.nations import home
from .about_places import listed
from .nation import cargo_of, ships_of


def _card(state: Any, move: Move) -> str:
    """The points of a card that is played for them."""
    return SO_MANY_OPERATION_POINTS.name(cards.CARD_POINTS[move.values[0]])


def _way_by_sea(state: Any, move: Move) -> str:
    fleet, (to,) = state.mover - nations.FIRST_FLEET, move.values
    return SO_MANY_MOVEMENT_POINTS.name(points_to_sail(state, fleet, to))


def _way_by_land(state: Any, move: Move) -> str:
    leader, (to,) = state.mover - nations.FIRST_LEADER, move.values
    return SO_MANY_MOVEMENT_POINTS.name(points_to_march(state, leader, to))


def _avatar(state: Any, move: Move) -> str:
    """The ships of a fleet and what it carries; of a leader other sentences tell."""
    fleet = move.values[0] - nations.FIRST_FLEET
    return listed(_aboard(state, fleet)) if fleet >= 0 else ""


def _aboard(state: Any, fleet: int) -> list[str]:
    return [*ships_of(state.ships[fleet]), *cargo_of(state.held[nations.FIRST_FLEET + fleet])]


def _price(state: Any, move: Move) -> str:
    return SO_MANY_DUCATS.name(move.values[0] * price_of_points(state))


def _ducats_at_home(state: Any, _move: Move) -> str:
    """With what an advisor can be paid."""
    nation = state.nation[state.frame_seat[state.depth - 1]]
    ducats = SO_MANY_DUCATS.name(state.held[home(nation)][units.DUCATS])
    return say(_("{ducats} at home to pay one with"), ducats=ducats)


NOTED = {
    "play_for_points": _card,
    "sail": _way_by_sea,
    "march": _way_by_land,
    "activate": _avatar,
    "buy_points": _price,
    "hire_advisor": _ducats_at_home,
}


# --- at hand ------------------------------------------------------------------------------------


def at_hand(state: Any) -> list[str]:
    """What whoever moves carries, and the room that is left; what there is to build with; what is
    still to be lost."""
    phase = state.frame_phase[state.depth - 1] if state.depth else OPEN
    if phase == phases.MOVING and state.mover:
        return _carried(state, state.mover)
    if phase == phases.BUILD:
        nation = state.nation[state.frame_seat[state.depth - 1]]
        points = SO_MANY_BUILD_POINTS.name(state.held[home(nation)][units.POINTS])
        return [say(_("At home: {points}"), points=points)]
    if phase in (phases.LOSSES, phases.BROADSIDE):
        who = state.frame_cursor[state.depth - 1] % LEADERS_ARE_SAFE
        hits = SO_MANY_HITS.name(state.hits[who] + state.charge_hits[who])
        return [say(_("Still to take: {hits}"), hits=hits)]
    return []


def _carried(state: Any, mover: int) -> list[str]:
    things = listed(cargo_of(state.held[mover])) or say(_("nothing"))
    if mover < nations.FIRST_FLEET:
        return [say(_("With him: {things}"), things=things)]
    room = room_left(state, mover - nations.FIRST_FLEET)
    return [say(_("Aboard: {things}; room left: {room}"), things=things, room=room)]
