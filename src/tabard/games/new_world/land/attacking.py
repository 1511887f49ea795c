"""3.14.1 and 3.14.2: a leader or a fleet attacks, as a free action of its movement; who can be
attacked in an area, and who must be."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..action.impulse import acts_from
from ..book import refuse
from ..components import board, nations
from ..natives.armies import NO_MARKER_FOR_IT, ONLY_THE_OWNER, has_free_location, natives_in
from ..readings import attacker_always_chooses, natives_in_hostile_land
from ..state import FLEET_LANDING, LEADER_ATTACK
from ..world.avatars import has_leader_ashore, spot_of
from ..world.nations import are_hostile, free_markers
from .candidates import carries_units
from .pirates import man_the_haven, why_not_attack_haven
from .starting import start_combat

NOBODY_TO_LAND = refuse("3.14.1", _("A fleet needs at least one military unit aboard to attack."))
NOT_ON_LAND = refuse("3.14.1", _("{avatar} is not in a land area."))


def why_not_attack(state, seat, target):
    """With whom, and whom (25, 27, 28, 3.14.1, 3.14.2)."""
    area = spot_of(state, state.mover)
    if area >= board.AREAS or not acts_from(state, state.mover):
        return because(NOT_ON_LAND, state.mover)
    if state.mover >= nations.FIRST_FLEET and not carries_units(state, state.mover):
        return because(NOBODY_TO_LAND)
    return why_not_target(state, state.nation[seat], area, target)


NOT_HOSTILE = refuse("F32", _("{nation} is not hostile."))
NATIVES_FIRST = refuse("28", _("A native army stands in {area}: it is the defender."))
NOBODY_OF_THEM = refuse("3.14.2", _("No leader of {nation} is ashore here."))


def why_not_target(state, nation, area, target):
    """In a hostile territory its owner; where no control marker lies natives first; elsewhere
    natives, leaders or a haven (28, 3.14.2)."""
    owner = state.owner[area]
    if owner < nations.NATIONS and are_hostile(state, nation, owner):
        if target == nations.NATIVES and natives_in_hostile_land(state):
            return why_not_attack_natives(state, area)
        if target != owner:
            return because(ONLY_THE_OWNER, owner)
        if free_markers(state, nation) == 0:
            return because(NO_MARKER_FOR_IT, area)
        return LEGAL
    if owner < nations.NATIONS and owner != nation:
        return because(NOT_HOSTILE, owner)
    if target == nations.NATIVES:
        return why_not_attack_natives(state, area)
    if must_attack_natives(state, area):
        return because(NATIVES_FIRST, area)
    if target == nations.PIRATES:
        return why_not_attack_haven(state, area)
    if not are_hostile(state, nation, target):
        return because(NOT_HOSTILE, target)
    if not has_leader_ashore(state, target, area):
        return because(NOBODY_OF_THEM, target)
    return LEGAL


def must_attack_natives(state, area):
    """Natives who stand where no control marker lies; by a reading nobody must (28, A10)."""
    claimed = state.owner[area] < nations.NATIONS
    return natives_in(state, area) > 0 and not claimed and not attacker_always_chooses(state)


NO_NATIVES = refuse("3.14.2", _("No natives are in {area} to fight."))
JUST_LANDED = refuse("3.10.15", _("Units that have just landed cannot attack a native army."))


def has_landed_there(state, area):
    """The leader who moves went ashore there, in this impulse (3.10.15)."""
    mover = state.mover
    return mover < nations.FIRST_FLEET and state.landed[mover - nations.FIRST_LEADER] == area


def why_not_attack_natives(state, area):
    """An army, but not where one has come straight from the ships; or the people of a location (28,
    3.10.15)."""
    if natives_in(state, area) == 0:
        return LEGAL if has_free_location(state, area) else because(NO_NATIVES, area)
    if has_landed_there(state, area):
        return because(JUST_LANDED)
    return LEGAL


def attack(state, seat, target):
    """The movement ends with it (F32, 3.10.10)."""
    area = spot_of(state, state.mover)
    state.free_left -= 1
    state.has_fought = 1
    trigger = FLEET_LANDING if state.mover >= nations.FIRST_FLEET else LEADER_ATTACK
    start_combat(state, area, nations.HOLDER_NATION[state.mover], target, trigger, state.mover)
    if target == nations.PIRATES:
        man_the_haven(state)
