"""28, 3.14.2: who can be attacked in an area, and who must be."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _

from ..book import refuse
from ..components import nations
from ..natives.armies import NO_MARKER_FOR_IT, ONLY_THE_OWNER, has_free_location, natives_in
from ..readings import attacker_always_chooses, natives_in_hostile_land
from ..world.avatars import has_leader_ashore
from ..world.nations import are_hostile, free_markers
from .pirates import why_not_attack_haven

NOT_HOSTILE = refuse("F32", _("{nation} is not hostile."))
NATIVES_FIRST = refuse("28", _("A native army stands in {area}: it is the defender."))
NOBODY_OF_THEM = refuse("3.14.2", _("No leader of {nation} is ashore here."))


def why_not_target(state, nation, area, target):
    """28, 3.14.2: in a hostile territory its owner; where no control marker lies natives first;
    elsewhere natives, leaders or a haven."""
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
    """28, A10: natives who stand where no control marker lies; by a reading nobody must."""
    claimed = state.owner[area] < nations.NATIONS
    return natives_in(state, area) > 0 and not claimed and not attacker_always_chooses(state)


NO_NATIVES = refuse("3.14.2", _("No natives are in {area} to fight."))
JUST_LANDED = refuse("3.10.15", _("Units that have just landed cannot attack a native army."))


def why_not_attack_natives(state, area):
    """28, 3.10.15: an army, but not straight from the ships; or the people of a location."""
    if natives_in(state, area) == 0:
        return LEGAL if has_free_location(state, area) else because(NO_NATIVES, area)
    if state.mover < nations.FIRST_FLEET and state.landed[state.mover - nations.FIRST_LEADER]:
        return because(JUST_LANDED)
    return LEGAL
