"""3.14.1 and 3.14.2: a leader or a fleet attacks, as a free action of its movement."""

from __future__ import annotations

from tabard.engine.rule import because
from tabard.engine.words import _

from ..action.impulse import acts_from
from ..action.transfer import why_not_free_action
from ..book import refuse
from ..components import board, nations
from ..natives.armies import natives_in
from ..state import FLEET_LANDING, LEADER_ATTACK
from ..world.avatars import spot_of
from .candidates import carries_units
from .defender import why_not_target
from .pirates import man_the_haven
from .starting import start_combat

NOBODY_TO_LAND = refuse("3.14.1", _("A fleet needs at least one military unit aboard to attack."))
NOT_ON_LAND = refuse("3.14.1", _("{avatar} is not in a land area."))


def why_not_attack(state, seat, target):
    """25, 27, 28, 3.14.1, 3.14.2: with whom, and whom."""
    if refusal := why_not_free_action(state):
        return refusal
    area = spot_of(state, state.mover)
    if area >= board.AREAS or not acts_from(state, state.mover):
        return because(NOT_ON_LAND, state.mover)
    if state.mover >= nations.FIRST_FLEET and not carries_units(state, state.mover):
        return because(NOBODY_TO_LAND)
    return why_not_target(state, state.nation[seat], area, target)


def attack(state, seat, target):
    """F32, 3.10.10: the movement ends with it."""
    area = spot_of(state, state.mover)
    state.free_left -= 1
    state.has_fought = 1
    trigger = FLEET_LANDING if state.mover >= nations.FIRST_FLEET else LEADER_ATTACK
    start_combat(state, area, nations.HOLDER_NATION[state.mover], target, trigger, state.mover)
    if target == nations.NATIVES and natives_in(state, area) == 0:
        state.raises = 1
    if target == nations.PIRATES:
        man_the_haven(state)
