"""3.14.1 and 3.14.2: a leader or a fleet attacks, as a free action of its movement."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule

from ..avatars import is_ashore, spot_of
from ..components.map import AREAS
from ..components.nations import (
    FIRST_FLEET,
    FIRST_LEADER,
    HOLDER_NATION,
    LEADERS_EACH,
    NATIONS,
    NATIVES,
    PIRATES,
)
from ..nations import are_hostile, free_markers
from ..natives import has_free_location, natives_in
from ..pirates.smoking_out import man_the_haven, why_not_attack_haven
from ..readings import attacker_always_chooses, natives_in_hostile_land
from ..state import FLEET_LANDING, LEADER_ATTACK
from ..transfer import why_not_free_action
from .refused import (
    JUST_LANDED,
    NATIVES_FIRST,
    NO_MARKER_FOR_IT,
    NO_NATIVES,
    NOBODY_OF_THEM,
    NOBODY_TO_LAND,
    NOT_HOSTILE,
    NOT_ON_LAND,
    ONLY_THE_OWNER,
)
from .starting import start_combat, units_to_land


@rule
def why_not_attack(state, seat, target):
    """25, 27, 28, 3.14.1, 3.14.2: with whom, and whom."""
    refusal = why_not_free_action(state)
    if refusal != LEGAL:
        return refusal
    area = spot_of(state, state.mover)
    if area >= AREAS or (state.mover < FIRST_FLEET and not is_ashore(state, state.mover)):
        return because(NOT_ON_LAND, state.mover)
    if state.mover >= FIRST_FLEET and units_to_land(state, state.mover) == 0:
        return because(NOBODY_TO_LAND)
    return why_not_target(state, state.nation[seat], area, target)


@rule
def why_not_target(state, nation, area, target):
    """28, 3.14.2: in a hostile territory its owner; where no control marker lies natives first;
    elsewhere natives, leaders or a haven."""
    owner = state.owner[area]
    if owner < NATIONS and are_hostile(state, nation, owner):
        if target == NATIVES and natives_in_hostile_land(state):
            return why_not_attack_natives(state, area)
        if target != owner:
            return because(ONLY_THE_OWNER, owner)
        if free_markers(state, nation) == 0:
            return because(NO_MARKER_FOR_IT, area)
        return LEGAL
    if owner < NATIONS and owner != nation:
        return because(NOT_HOSTILE, owner)
    if target == NATIVES:
        return why_not_attack_natives(state, area)
    if must_attack_natives(state, area):
        return because(NATIVES_FIRST, area)
    if target == PIRATES:
        return why_not_attack_haven(state, area)
    if not are_hostile(state, nation, target):
        return because(NOT_HOSTILE, target)
    if not has_leader_ashore(state, target, area):
        return because(NOBODY_OF_THEM, target)
    return LEGAL


@rule
def must_attack_natives(state, area):
    """28, A10: natives who stand where no control marker lies; by a reading nobody must."""
    if state.owner[area] < NATIONS or attacker_always_chooses(state):
        return False
    return natives_in(state, area) > 0


@rule
def why_not_attack_natives(state, area):
    """28, 3.10.15: an army, but not straight from the ships; or the people of a location."""
    if natives_in(state, area) > 0:
        if state.mover < FIRST_FLEET and state.landed[state.mover - FIRST_LEADER]:
            return because(JUST_LANDED)
        return LEGAL
    if not has_free_location(state, area):
        return because(NO_NATIVES, area)
    return LEGAL


@rule
def has_leader_ashore(state, nation, area):
    """3.14.2: a leader of that nation ashore in the area."""
    for leader in range(LEADERS_EACH * nation, LEADERS_EACH * (nation + 1)):
        if state.leader_at[leader] == area:
            return True
    return False


@rule
def attack(state, seat, target):
    """F32, 3.10.10: the movement ends with it."""
    area = spot_of(state, state.mover)
    state.free_left -= 1
    state.has_fought = 1
    trigger = FLEET_LANDING if state.mover >= FIRST_FLEET else LEADER_ATTACK
    start_combat(state, area, HOLDER_NATION[state.mover], target, trigger, state.mover)
    if target == NATIVES and natives_in(state, area) == 0:
        state.raises = 1
    if target == PIRATES:
        man_the_haven(state)
